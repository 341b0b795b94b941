"""Which Chromium is taken: each way is gone only where those before it lead nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from .chromium import HELP, Chromium, Finder, NoChromium

pytestmark = pytest.mark.slow


@dataclass
class Machine:
    """A machine with some programs on its path; commands are noted and do what they would."""

    root: Path
    failing: set[str] = field(default_factory=set)
    commands: list[list[str]] = field(default_factory=list)
    environments: list[dict[str, str]] = field(default_factory=list)
    is_bare: bool = False
    """The unpacked browser starts with its own libraries only."""
    packages: set[str] = field(default_factory=lambda: {"chromium-headless-shell", "chromium"})

    def put(self, name: str) -> Path:
        path = self.root / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("")
        path.chmod(0o755)
        return path

    def run(self, command: Sequence[str], **environment: str) -> str | None:
        self.commands.append(list(command))
        self.environments.append(environment)
        name = Path(command[0]).name
        if name in self.failing:
            return None
        if name == "apt-get" and "install" in command:
            if command[-1] not in self.packages:
                return None
            self.put(command[-1])
        if name == "node":
            self.unpacked.write_text("")
        if (
            command[0] == str(self.unpacked)
            and self.is_bare
            and "LD_LIBRARY_PATH" not in environment
        ):
            return None
        return "done"

    @property
    def unpacked(self) -> Path:
        return self.root / "build" / "npm" / "chromium"

    def finder(self, *, is_root: bool = False, **environment: str) -> Finder:
        path = {"PATH": str(self.root / "bin"), **environment}
        return Finder(path, self.root / "own", self.root / "build" / "npm", is_root, self.run)

    @property
    def programs(self) -> list[str]:
        return [Path(command[0]).name for command in self.commands]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_named_one_comes_first(machine: Machine) -> None:
    machine.put("chromium")
    mine = machine.put("mine")
    assert machine.finder(COATL_CHROMIUM=str(mine)).find().path == mine
    assert machine.finder(COATL_CHROMIUM="mine").find().path == mine


def test_a_name_without_a_program_is_told(machine: Machine) -> None:
    machine.put("chromium")
    with pytest.raises(NoChromium, match="COATL_CHROMIUM names no program: nothing"):
        machine.finder(COATL_CHROMIUM="nothing").find()


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_one_on_the_path_is_taken(machine: Machine, name: str) -> None:
    (machine.root / "own").write_text("")
    path = machine.put(name)
    assert machine.finder().find() == Chromium(path)


def test_one_that_does_not_start_is_passed_by(machine: Machine) -> None:
    machine.put("chromium")
    machine.failing.add("chromium")
    second = machine.put("google-chrome")
    assert machine.finder().find().path == second


def test_playwrights_own_comes_next(machine: Machine) -> None:
    own = machine.root / "own"
    own.write_text("")
    assert machine.finder(is_root=True).find().path == own
    assert machine.commands == []


def test_root_installs_a_package(machine: Machine) -> None:
    machine.put("apt-get")
    found = machine.finder(is_root=True).find()
    assert found.path == machine.root / "bin" / "chromium-headless-shell"
    assert [command[1] for command in machine.commands] == ["update", "install", "--version"]


def test_root_installs_the_one_with_a_window_where_there_is_no_other(machine: Machine) -> None:
    machine.put("apt-get")
    machine.packages.remove("chromium-headless-shell")
    assert machine.finder(is_root=True).find().path == machine.root / "bin" / "chromium"


def test_others_unpack_one_from_npm(machine: Machine) -> None:
    for name in ("apt-get", "npm", "node"):
        machine.put(name)
    assert machine.finder().find() == Chromium(machine.unpacked)
    assert machine.programs == ["npm", "node", "chromium"]
    assert machine.finder().find() == Chromium(machine.unpacked)  # without fetching it again
    assert machine.programs[3:] == ["chromium"]


def test_a_bare_machine_uses_the_unpacked_libraries(machine: Machine) -> None:
    for name in ("npm", "node"):
        machine.put(name)
    machine.is_bare = True
    libraries = str(machine.root / "build" / "npm" / "al2023" / "lib")
    assert machine.finder().find().environment == {"LD_LIBRARY_PATH": libraries}


@pytest.mark.parametrize("failing", ["apt-get", "npm", "node", "chromium"])
def test_without_any_way_one_line_says_what_to_do(machine: Machine, failing: str) -> None:
    for name in ["apt-get"] if failing == "apt-get" else ["npm", "node"]:
        machine.put(name)
    machine.failing.add(failing)
    with pytest.raises(NoChromium) as raised:
        machine.finder(is_root=True).find()
    assert str(raised.value) == HELP
    assert "\n" not in HELP


def test_npm_follows_where_apt_fails(machine: Machine) -> None:
    for name in ("apt-get", "npm", "node"):
        machine.put(name)
    machine.failing.add("apt-get")
    assert machine.finder(is_root=True).find().path == machine.unpacked
