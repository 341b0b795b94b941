"""Connections: SQLite in a data folder or PostgreSQL by URL, with transactions that mean it."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from coatl.core.errors import OptionError
from coatl.server.storage.data_folder import DATABASE_NAME
from coatl.server.storage.errors import StorageError

Use = Literal["write", "share", "read", "ask", "migrate", "tool"]
"""`write` has the database to itself, among servers; several may `share` it; to `ask` is to read
with single questions; a `tool` of the host works for a moment beside whoever uses it."""

IN_USE = 0x636F61746C01  # advisory locks of PostgreSQL: held by the server
MIGRATING = 0x636F61746C02  # held while one changes the form of the database
LONGEST_CLAIM = 2.0
"""Seconds to wait for the lock: the last of a server that has crashed may take a moment to go."""
KEEP_ALIVE = {"tcp_keepalives_idle": 15, "tcp_keepalives_interval": 5, "tcp_keepalives_count": 3}
"""So the lock of a machine that has vanished is free again after half a minute."""
HOLDER = """
SELECT a.application_name, coalesce(host(a.client_addr), 'this machine')
FROM pg_locks l JOIN pg_stat_activity a USING (pid) JOIN pg_database d ON d.oid = l.database
WHERE l.locktype = 'advisory' AND l.granted AND d.datname = current_database()
  AND l.classid = %s AND l.objid = %s AND l.objsubid = 1
"""


class DatabaseInUse(StorageError):
    """A PostgreSQL database that another server uses, or a restore."""

    def __init__(self, detail: str) -> None:
        super().__init__("locked", detail)


@dataclass(frozen=True)
class Database:
    """Where the data is: a file for SQLite, else a PostgreSQL database."""

    url: URL
    file: Path | None = None

    @property
    def folder(self) -> Path:
        """The data folder; only SQLite has one."""
        assert self.file is not None
        return self.file.parent

    def __str__(self) -> str:
        return str(self.file) if self.file else self.url.render_as_string(hide_password=True)


def find_database(target: str | Path) -> Database:
    """Return the database that a data folder or a URL names."""
    if isinstance(target, Path) or "://" not in target:
        return _sqlite(Path(target) / DATABASE_NAME)
    try:
        url = make_url(target)
    except ArgumentError as error:
        raise OptionError("the database URL cannot be read: expected postgresql://…") from error
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return Database(url.set(drivername="postgresql+psycopg"))
    if kind == "sqlite" and url.database and url.database != ":memory:":
        return _sqlite(Path(url.database))
    raise OptionError(
        f"the database URL begins with {url.drivername}://: expected postgresql://USER@HOST/NAME, "
        "sqlite:///FILE, or a folder"
    )


def make_engine(
    database: Database, use: Use, *, connections: int = 1, busy_timeout: float = 5.0
) -> Engine:
    """Return an engine that keeps some connections for one use."""
    pool: dict[str, Any] = {"pool_size": connections, "max_overflow": 0}
    pool["hide_parameters"] = True  # errors are logged, and drafts and secrets are not
    if database.file is not None:
        if use == "migrate":  # it holds secrets; SQLite gives its other files the same mode
            os.close(os.open(database.file, os.O_RDWR | os.O_CREAT, 0o600))
        engine = create_engine(database.url, connect_args={"timeout": busy_timeout}, **pool)
        _prepare_sqlite(engine, use)
    else:
        name = f"coatl {use} {secrets.token_hex(6)}"
        arguments = {"connect_timeout": 10, "application_name": name}
        for given in database.url.query:
            arguments.pop(given, None)
        if use == "read":
            pool["isolation_level"] = "REPEATABLE READ"
        if use == "ask":  # there is nothing to undo when a question is through
            pool |= {"isolation_level": "AUTOCOMMIT", "pool_reset_on_return": None}
        # Whoever reads and writes all the time does what a lost connection has broken again.
        asks_first = use not in ("read", "ask", "write", "share")
        engine = create_engine(
            database.url, pool_pre_ping=asks_first, connect_args=arguments, **pool
        )
        _prepare_postgres(engine, use, arguments.get("application_name"), busy_timeout)
        if use == "read":
            engine = engine.execution_options(postgresql_readonly=True)
    return engine


def _sqlite(file: Path) -> Database:
    file = Path(os.path.abspath(file))
    return Database(URL.create("sqlite", database=str(file)), file)


def _prepare_sqlite(engine: Engine, use: Use) -> None:
    begin = "BEGIN" if use == "read" else "BEGIN IMMEDIATE"

    def prepare(raw: Any) -> None:
        raw.isolation_level = None  # the driver begins no transactions: `begin` below does
        if use == "migrate":  # counts for a new file only
            raw.execute("PRAGMA auto_vacuum=INCREMENTAL")
        mode = raw.execute("PRAGMA journal_mode=WAL").fetchone()[0]
        if mode != "wal":
            raise StorageError(
                "unavailable", f"SQLite cannot use WAL there (it says {mode}): use a local disk"
            )
        raw.execute("PRAGMA synchronous=FULL")  # a commit returns when the disk has it
        raw.execute("PRAGMA fullfsync=ON")
        raw.execute("PRAGMA journal_size_limit=67108864")
        # Remaking a table drops it, which would delete the rows that refer to it.
        raw.execute(f"PRAGMA foreign_keys={'OFF' if use == 'migrate' else 'ON'}")
        if use == "read":
            raw.execute("PRAGMA query_only=ON")

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    _on_connect(engine, prepare)
    event.listen(engine, "begin", start)


def _prepare_postgres(engine: Engine, use: Use, name: object, busy_timeout: float) -> None:
    if use in ("read", "ask"):
        return

    def prepare(raw: Any) -> None:
        raw.autocommit = True
        if use == "write":
            _claim(raw, name, min(busy_timeout, LONGEST_CLAIM))
        _set(raw, "lock_timeout", int(busy_timeout * 1000))
        raw.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
        if use == "share":
            row = raw.execute("SELECT pg_try_advisory_lock_shared(%s)", [IN_USE]).fetchone()
            if not row[0]:
                raise DatabaseInUse(_explain_use(raw))
        raw.autocommit = False

    def release(raw: Any, _record: Any) -> None:
        # Closing alone lets go of the lock some time later, when PostgreSQL has noticed.
        with suppress(Exception):
            raw.rollback()
            raw.execute("SELECT pg_advisory_unlock_all()")

    _on_connect(engine, prepare)
    event.listen(engine, "close", release)


def _claim(raw: Any, name: object, seconds: float) -> None:
    """Take the lock that one server holds, until this connection ends."""
    from psycopg.errors import LockNotAvailable

    for setting, value in KEEP_ALIVE.items():
        _set(raw, setting, value)
    if name is not None:  # what a broken network has left of a connection that this server had
        raw.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = %s AND usename = current_user AND pid <> pg_backend_pid()",
            [name],
        )
    _set(raw, "lock_timeout", max(1, int(seconds * 1000)))
    try:
        raw.execute("SELECT pg_advisory_lock(%s)", [IN_USE])
    except LockNotAvailable:
        raise DatabaseInUse(_explain_use(raw)) from None


def _explain_use(raw: Any) -> str:
    """Return who has the lock, and what to do about it."""
    found = raw.execute(HOLDER, [IN_USE >> 32, IN_USE & 0xFFFFFFFF]).fetchone()
    name, where = found or ("", "")
    if str(name).startswith("coatl migrate"):
        return "a backup is being restored into it: wait until that is done"
    whose = f" on {where}" if where else ""
    return (
        f"another server{whose} uses it: stop that one first, give this one a database of its "
        "own with --database-url, or give both COATL_REDIS_URL, so that they share it"
    )


def _set(raw: Any, name: str, value: int) -> None:
    raw.execute("SELECT set_config(%s, %s, false)", [name, str(value)])


def _on_connect(engine: Engine, prepare: Callable[[Any], None]) -> None:
    def connect(raw: Any, _record: Any) -> None:
        try:
            prepare(raw)
        except BaseException:
            raw.close()
            raise

    event.listen(engine, "connect", connect)
