"""What can go wrong in storage, as stable codes and sentences that say what to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from coatl.core.errors import CoatlError

StorageCode = Literal[
    "disk-full", "locked", "read-only", "unavailable", "damaged", "newer-schema", "closed"
]

SENTENCES: dict[StorageCode, str] = {
    "disk-full": "the disk or the database is full: free some space, then try again",
    "locked": "another program keeps the database locked: try again, or stop that program",
    "read-only": "the database cannot be written: check the permissions of its files and folder",
    "unavailable": "the database cannot be reached: see that it is running, then try again",
    "damaged": "the database is damaged: stop the server and restore a backup",
    "newer-schema": "the database was written by a newer coatl: upgrade coatl",
    "closed": "the storage is closed: the server is stopping",
}

_SQLITE_CODES: dict[int, StorageCode] = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_IOERR: "unavailable",
    sqlite3.SQLITE_CANTOPEN: "unavailable",
    sqlite3.SQLITE_NOMEM: "unavailable",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
_SQLITE_EXTENDED_CODES: dict[int, StorageCode] = {
    # A quota or the largest size of a file, which SQLite does not tell from other troubles.
    sqlite3.SQLITE_IOERR_WRITE: "disk-full",
    sqlite3.SQLITE_IOERR_SHMSIZE: "disk-full",
}
_POSTGRES_STATES: dict[str, StorageCode] = {  # by SQLSTATE, longest prefix first
    "53100": "disk-full",
    "55P03": "locked",
    "40P01": "locked",
    "40001": "locked",
    "25006": "read-only",
    "42501": "read-only",  # insufficient privilege
    "3D000": "unavailable",  # no such database
    "XX001": "damaged",
    "XX002": "damaged",
    "57P": "unavailable",  # shut down, crashed, starting up
    "08": "unavailable",  # connection
    "28": "unavailable",  # password or role
    "53": "unavailable",  # memory, connections
    "58": "unavailable",  # input and output
}


class StorageError(CoatlError):
    """Storage that failed: nothing was acknowledged, and what was acknowledged before is there.

    `ambiguous` means that the failure came during the commit, so the change may be stored or
    not: the caller loads the table afresh before it goes on.
    """

    def __init__(self, code: StorageCode, detail: str = "", *, ambiguous: bool = False) -> None:
        self.code: StorageCode = code
        self.detail = detail
        self.ambiguous = ambiguous
        super().__init__(f"{SENTENCES[code]} ({detail})" if detail else SENTENCES[code])

    @property
    def sentence(self) -> str:
        """What anybody may be told: the detail may name the host's machines and accounts."""
        return SENTENCES[self.code]


class Conflict(CoatlError):
    """A change made for a position that is no longer the newest one."""

    def __init__(self, table_id: str, expected_seq: int) -> None:
        self.table_id = table_id
        self.expected_seq = expected_seq
        super().__init__(f"table {table_id} has moved on from entry {expected_seq}: load it afresh")


class DuplicateKey(CoatlError):
    """A command that was stored before, under the same idempotency key, as entry `seq`."""

    def __init__(self, table_id: str, key: str, seq: int) -> None:
        self.table_id = table_id
        self.key = key
        self.seq = seq
        super().__init__(f"the command {key!r} is stored already, as entry {seq}")


class UnknownTable(CoatlError):
    """A table that is not stored (any more)."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        super().__init__(
            f"there is no table {table_id}: it may have been removed after a long rest"
        )


def explain(error: BaseException, *, ambiguous: bool = False) -> StorageError | None:
    """Return what a failure says about the storage, or None if it says nothing about it."""
    if isinstance(error, StorageError):
        return error
    if isinstance(error, PoolTimeout):
        return StorageError("unavailable", "all connections are in use", ambiguous=ambiguous)
    original: object = error
    lost = False
    if isinstance(error, DBAPIError):
        original, lost = error.orig, error.connection_invalidated
    elif not isinstance(error, sqlite3.Error):
        return None
    code = _code_of(original, lost)
    if code is None:
        return None
    lines = str(original).strip().splitlines()
    return StorageError(code, lines[0] if lines else "", ambiguous=ambiguous)


@contextmanager
def explained() -> Iterator[None]:
    """Raise what a failure says about the storage instead of it, if it says anything."""
    try:
        yield
    except Exception as error:
        failure = explain(error)
        if failure is None or failure is error:
            raise
        raise failure from error


def is_lost(error: BaseException) -> bool:
    """Tell whether the connection is gone, as after a restart of PostgreSQL."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def is_deadlock(error: BaseException) -> bool:
    """Tell whether PostgreSQL undid something only because others were in its way just then."""
    state = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
    return state in ("40P01", "40001")


def _code_of(original: object, lost: bool) -> StorageCode | None:
    number = getattr(original, "sqlite_errorcode", None)
    if isinstance(number, int):
        return _SQLITE_EXTENDED_CODES.get(number) or _SQLITE_CODES.get(number & 0xFF)
    state = getattr(original, "sqlstate", None)
    if isinstance(state, str):
        for length in (5, 3, 2):
            if state[:length] in _POSTGRES_STATES:
                return _POSTGRES_STATES[state[:length]]
    if lost or (state is None and type(original).__name__ == "OperationalError"):
        return "unavailable"  # psycopg could not connect, or has lost the connection
    return None
