"""Builds the browser client where it is stale, and puts it into the package as src/coatl/web.

It needs nothing but Python and npm. `make client` runs it, and so does setup.py: no wheel and no
source package is made without a client that fits its sources. A source package has it built.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows, where nothing here runs side by side
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
BUILT = ROOT / "src" / "coatl" / "web"
STAMP = BUILT / ".sources"
"""Says what the built client was made from."""
WORDS = ROOT / "src" / "coatl" / "locales"
ENGINE = WEB / "engine.json"
"""Names the packages that the page plays with without a server."""
LOCK = ROOT / "build" / "client.lock"
"""Held while npm works: two that install packages into one folder spoil it for each other."""
LEFT_OUT = {"README.md", "dist", "node_modules", "schema", "tests"}
"""What the build does not read in web/."""
OLDEST_NODE = (20, 19)
NEEDED = "install Node.js 20.19 or newer (with npm)"


class ClientError(Exception):
    """Why there is no client, and what to do."""


def client_sources() -> Iterator[Path]:
    """List the files that the client is built from."""
    for entry in sorted(WEB.iterdir()):
        if entry.name not in LEFT_OUT and not entry.name.startswith("."):
            yield from [entry] if entry.is_file() else sorted(entry.rglob("*"))
    yield from sorted(WORDS.rglob("*.ftl"))
    package = WORDS.parent
    yield package / "__init__.py"
    for name in json.loads(ENGINE.read_text("utf-8"))["packages"]:
        modules = (path for path in (package / name).rglob("*") if path.suffix in (".py", ".json"))
        yield from sorted(modules)


def hash_files(paths: Iterable[Path], root: Path) -> str:
    """Return a hash over the names of files below a folder, and what is in them."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(root).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def source_hash() -> str:
    """Return a hash over everything that the client is built from."""
    return hash_files((path for path in client_sources() if path.is_file()), ROOT)


def is_fresh() -> bool:
    """Tell whether the built client fits its sources; where those are not, that there is one."""
    if not (BUILT / "index.html").is_file():
        return False
    if not (WEB / "package.json").is_file():
        return True
    return STAMP.is_file() and STAMP.read_text("utf-8").strip() == source_hash()


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other process of ours uses npm here, and keep the others waiting."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as file:
        if fcntl is not None:  # released when the process ends, however it ends
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def ensure_client() -> None:
    """Build the client, unless it is fresh."""
    if is_fresh():
        return
    has_old = (BUILT / "index.html").is_file()
    trouble = "is older than its sources" if has_old else "is not built"
    if not (WEB / "package.json").is_file():
        raise ClientError(f"the browser client {trouble}, and web/ is not here to build it from")
    npm = find_npm(trouble)
    with alone():
        if is_fresh():  # another has built it meanwhile
            return
        install_packages(npm, tests=False)
        say("building the browser client")
        stamp = source_hash()
        run(npm, "run", "--silent", "build", "--", "--logLevel", "warn")
        take(WEB / "dist", stamp)


def find_npm(trouble: str) -> str:
    """Return the path of npm, or say what is missing."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise ClientError(f"the browser client {trouble}, and npm is missing: {NEEDED}")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    numbers = tuple(int(digits) for digits in re.findall(r"\d+", version.stdout)[:2])
    if numbers < OLDEST_NODE:
        found = version.stdout.strip() or "no version"
        raise ClientError(f"the browser client {trouble}, and {node} is {found}: {NEEDED}")
    return npm


def install_packages(npm: str, *, tests: bool) -> None:
    """Install what the client is built with, and perhaps what it is tested with."""
    everything, some = PACKAGES / ".installed", PACKAGES / ".building"
    wanted = max((WEB / name).stat().st_mtime for name in ("package.json", "package-lock.json"))
    marks = [everything] if tests else [everything, some]
    if any(mark.is_file() and mark.stat().st_mtime >= wanted for mark in marks):
        return
    tests = tests or everything.is_file()  # whoever had it keeps it when the lock changes
    say(f"installing what the browser client is {'tested' if tests else 'built'} with (once)")
    for mark in (everything, some):
        mark.unlink(missing_ok=True)
    omit = () if tests else ("--omit=dev",)
    # Unlike "install" it never writes the lock, which every version of npm writes in its own way.
    run(npm, "ci", *omit, "--no-fund", "--no-audit", "--loglevel=error")
    (everything if tests else some).touch()


def run(*command: str) -> None:
    """Run a command in web/; what it prints is only worth reading if it fails."""
    done = subprocess.run(
        command,
        cwd=WEB,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        sys.stderr.write(done.stdout)
        raise ClientError(f"npm {command[1]} failed in web/ (above: why)")


def take(folder: Path, stamp: str) -> None:
    """Make what was built part of the package, where the server finds it."""
    new = BUILT.with_name("web.new")
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(folder, new)
    (new / STAMP.name).write_text(stamp + "\n", "utf-8")
    shutil.rmtree(BUILT, ignore_errors=True)
    new.rename(BUILT)


def say(what: str) -> None:
    """Tell what is done now."""
    print(f"coatl: {what}", flush=True)


def main() -> int:
    """Build the client, or say in one line why not."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument(
        "--packages", action="store_true", help="only install what the client is tested with"
    )
    try:
        if parser.parse_args().packages:
            npm = find_npm("cannot be tested")
            with alone():
                install_packages(npm, tests=True)
        else:
            ensure_client()
    except ClientError as error:
        print(f"coatl: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
