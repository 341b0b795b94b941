"""A package as a stranger has it: installed elsewhere, on a path without compiler and Node.js."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[1]
HERE = (".git", ".venv*", "node_modules", "__pycache__", "build", "dist", "*.egg-info")
CACHES = (
    ".*_cache",
    ".svelte-check",
    ".hypothesis",
    "*.so",
    "*.pyd",
    "_compiled.json",
    "screenshots",
)


def copy_project(target: Path) -> Path:
    """Copy what git has, and the built client, to another folder."""
    shutil.copytree(ROOT, target, ignore=shutil.ignore_patterns(*HERE, *CACHES))
    return target


def plain_environment(path: Path, **more: str) -> dict[str, str]:
    """Return an environment with one folder on its path and none of our settings."""
    kept = {name: os.environ[name] for name in ("LANG", "TMPDIR") if name in os.environ}
    return {**kept, "PATH": str(path), "HOME": str(path), "PIP_CONFIG_FILE": os.devnull, **more}


def run_python(
    *arguments: str, cwd: Path, path: Path, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run our Python, with its packages, in a plain environment."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=plain_environment(path, **environment),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


class InstalledPackage:
    """A wheel in an environment of its own, with the packages that it says it needs.

    They are lent by the environment of the tests: nothing is fetched.
    """

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        venv.create(folder, symlinks=True)
        (self.site,) = folder.glob("lib/python3*/site-packages")
        pip = ("-m", "pip", "--python", str(folder / "bin" / "python"), "install", "--no-compile")
        command = (*pip, "--no-deps", "--no-index", "--quiet", str(wheel))
        done = run_python(*command, cwd=folder, path=folder / "bin")
        assert done.returncode == 0, done.stdout + done.stderr
        self.lent = folder / "lent"
        self.lent.mkdir()
        (self.site / "lent.pth").write_text(f"{self.lent}\n", "utf-8")
        self.add("")

    def add(self, extra: str) -> None:
        """Lend it what it needs for an extra, and nothing else."""
        (own,) = Distribution.discover(name="coatl", path=[str(self.site)])
        asked = [Requirement(f"coatl[{extra}]")]
        seen: set[tuple[str, str]] = set()
        while asked:
            wanted = asked.pop()
            for each in {"", *wanted.extras}:
                if (wanted.name, each) in seen:
                    continue
                seen.add((wanted.name, each))
                found = own if wanted.name == "coatl" else distribution(wanted.name)
                needs = [Requirement(text) for text in found.requires or ()]
                asked += [
                    one for one in needs if not one.marker or one.marker.evaluate({"extra": each})
                ]
                if found is not own:
                    self.lend(found)

    def lend(self, found: Distribution) -> None:
        """Make one package of our environment visible."""
        for top in {file.parts[0] for file in found.files or () if file.parts[0] != ".."}:
            link = self.lent / top
            if not link.exists():
                link.symlink_to(Path(str(found.locate_file(top))))

    def environment(self) -> dict[str, str]:
        """Return what its commands are run with."""
        return plain_environment(self.folder / "bin", COATL_DATA_DIR=str(self.folder / "data"))

    def run(
        self, *arguments: str, expected: int = 0, typed: str = ""
    ) -> subprocess.CompletedProcess[str]:
        """Run the `coatl` command."""
        done = subprocess.run(
            [str(self.folder / "bin" / "coatl"), *arguments],
            cwd=self.folder,
            env=self.environment(),
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == expected, done.stdout + done.stderr
        return done

    def play_in_browser(self) -> None:
        """Start `coatl play`, get its page with what belongs to it, and play a whole game there."""
        process = subprocess.Popen(
            [str(self.folder / "bin" / "coatl"), "play", "--no-browser", "--port", "0"],
            cwd=self.folder,
            env={**self.environment(), "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            (address,) = re.findall(r"http://127\.0\.0\.1:\d+/", line)
            page = fetch(address).decode()
            for name in re.findall(r'(?:src|href)="\./([^"#?]+)"', page):
                assert fetch(address + name)
            bot = str(shutil.copy(ROOT / "examples" / "outside_bot.py", self.folder))
            command = (bot, address, "--against", "novice", "--game", "carl", "--seed", "1")
            done = run_python("-I", "-S", *command, cwd=self.folder, path=self.folder)
            assert done.returncode == 0, done.stdout + done.stderr
            assert ": over {" in done.stdout
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=PATIENCE)


def fetch(address: str) -> bytes:
    """Return what is at an address."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        body: bytes = answer.read()
    return body
