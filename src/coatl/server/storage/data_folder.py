"""The folder where a server keeps its data: where it is, and the lock that one server holds."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from coatl.core.errors import CoatlError

try:
    import fcntl
except ImportError:  # Windows: no lock; SQLite itself still keeps writers apart
    fcntl = None  # type: ignore[assignment]

DATABASE_NAME = "coatl.sqlite3"
LOCK_NAME = "server.lock"
BACKUPS_NAME = "backups"


class FolderLocked(CoatlError):
    """A data folder that another server is using."""

    def __init__(self, message: str, address: str = "") -> None:
        super().__init__(message)
        self.address = address
        """Where that server listens, if it has said so."""


class FolderLock:
    """The right to use a data folder alone; the system takes it back when the process ends."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def announce(self, address: str) -> None:
        """Write down where the server listens, for who finds the folder locked."""
        self._file.write(f"{address}\n")
        self._file.flush()

    def release(self) -> None:
        """Let others use the folder."""
        self._file.close()


def default_data_dir(environment: Mapping[str, str] = os.environ) -> Path:
    """Return $COATL_DATA_DIR, else `coatl` in the folder for data of this user's programs."""
    if chosen := environment.get("COATL_DATA_DIR"):
        return Path(chosen)
    if base := environment.get("XDG_DATA_HOME"):
        return Path(base) / "coatl"
    return Path.home() / ".local" / "share" / "coatl"


def make_data_dir(folder: Path) -> None:
    """Make the folder, readable for its owner only; one that exists stays as it is."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CoatlError(
            f"cannot make the data folder {folder}: {error.strerror}; choose another one with "
            "--data-dir or COATL_DATA_DIR"
        ) from error


def lock_data_dir(folder: Path) -> FolderLock:
    """Take the folder's lock, or say which process holds it."""
    make_data_dir(folder)
    path = folder / LOCK_NAME
    try:
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+")
    except OSError as error:
        raise CoatlError(f"cannot write {path}: {error.strerror}") from error
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
    except BlockingIOError as error:
        holder, _, address = file.read(500).strip().partition("\n")
        file.close()
        raise FolderLocked(
            f"the data folder {folder} is in use by process {holder or 'unknown'}: stop that "
            "server, or choose another folder with --data-dir",
            address,
        ) from error
    except OSError as error:
        file.close()
        raise CoatlError(f"cannot lock {path}: {error.strerror}") from error
    return FolderLock(file)
