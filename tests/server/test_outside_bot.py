"""The example of an outside bot plays whole games on a real server, with the standard library."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.serving import ServerProcess

pytestmark = pytest.mark.slow  # a real server, or a real database

BOT = Path(__file__).resolve().parents[2] / "examples" / "outside_bot.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run it as a stranger would: without coatl, without anything installed."""
    command = [sys.executable, "-I", "-S", str(BOT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_it_needs_the_standard_library_only() -> None:
    names = set()
    for node in ast.walk(ast.parse(BOT.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    assert {name.partition(".")[0] for name in names} <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("game", ["board", "cards", "carl"])
def test_it_plays_a_whole_game_against_a_bot(tmp_path: Path, game: str) -> None:
    with ServerProcess(tmp_path / "data", tmp_path / "log") as server:
        done = run(server.url, "--against", "carver", "--game", game, "--seed", "1")
        assert done.returncode == 0, done.stdout + done.stderr
        assert re.search(r"^\d\. outside bot: -?\d+ points$", done.stdout, re.MULTILINE)
        assert ": over {" in done.stdout
        assert server.stop() == 0


def test_it_joins_by_a_link_and_two_of_them_meet(tmp_path: Path) -> None:
    settings = {"COATL_BASE_PATH": "/coatl"}
    with ServerProcess(tmp_path / "data", tmp_path / "log", **settings) as server:
        with server.client() as client:
            seats = [{"kind": "person"}, {"kind": "person"}]
            made = client.post("/coatl/api/tables", json={"seats": seats}).json()
        link = f"{server.url}/coatl/tables/{made['table']}#{made['invite']}"
        command = [sys.executable, "-I", "-S", str(BOT), link]
        with subprocess.Popen([*command, "--name", "one"], stdout=subprocess.DEVNULL) as first:
            second = run(link, "--name", "two")
            assert first.wait(PATIENCE) == 0
        assert second.returncode == 0, second.stdout + second.stderr
        assert "one: " in second.stdout
        assert "two: " in second.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--against", "carvr"], "carver"),
        (["--table", "AAAAAAAAAAAAAAAA"], "no-table"),
        ([], "--against"),
    ],
)
def test_it_says_what_is_wrong(tmp_path: Path, arguments: list[str], reason: str) -> None:
    with ServerProcess(tmp_path / "data", tmp_path / "log") as server:
        done = run(server.url, *arguments)
    assert done.returncode == 1
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


def test_it_says_when_nobody_answers() -> None:
    done = run("http://127.0.0.1:1/tables/AAAAAAAAAAAAAAAA", "--patience", "0")
    assert done.returncode == 1
    assert "does not answer" in done.stderr
