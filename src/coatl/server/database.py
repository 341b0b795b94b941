"""Connections: SQLite in a data folder or PostgreSQL by URL, with transactions that mean it."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from coatl.core.errors import OptionError
from coatl.server.data_folder import DATABASE_NAME
from coatl.server.storage_errors import StorageError

Use = Literal["write", "read", "migrate"]

IN_USE = 0x636F61746C01  # advisory locks of PostgreSQL: held (shared) by every server
MIGRATING = 0x636F61746C02  # held while one changes the form of the database


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
        arguments = {"connect_timeout": 10, "application_name": f"coatl {use}"}
        for given in database.url.query:
            arguments.pop(given, None)
        if use == "read":
            pool["isolation_level"] = "REPEATABLE READ"
        engine = create_engine(database.url, pool_pre_ping=True, connect_args=arguments, **pool)
        _prepare_postgres(engine, use, busy_timeout)
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


def _prepare_postgres(engine: Engine, use: Use, busy_timeout: float) -> None:
    if use == "read":
        return

    def prepare(raw: Any) -> None:
        raw.autocommit = True
        raw.execute("SELECT set_config('lock_timeout', %s, false)", [f"{int(busy_timeout * 1000)}"])
        raw.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
        if use == "write":
            row = raw.execute("SELECT pg_try_advisory_lock_shared(%s)", [IN_USE]).fetchone()
            if not row[0]:
                raise StorageError("locked", "a backup is being restored into it")
        raw.autocommit = False

    _on_connect(engine, prepare)


def _on_connect(engine: Engine, prepare: Callable[[Any], None]) -> None:
    def connect(raw: Any, _record: Any) -> None:
        try:
            prepare(raw)
        except BaseException:
            raw.close()
            raise

    event.listen(engine, "connect", connect)
