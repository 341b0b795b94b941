"""Bringing a database up to date, after a copy of it was put aside."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import structlog
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from coatl.server.storage.damage import check_sqlite
from coatl.server.storage.data_folder import BACKUPS_NAME, make_data_dir
from coatl.server.storage.database import MIGRATING, Database, make_engine
from coatl.server.storage.errors import StorageError
from coatl.server.storage.schema import VERSION_TABLE

SCRIPTS = Path(__file__).parent / "migrations"
KEPT_COPIES = 5
INCREMENTAL = 2
"""What SQLite calls a file that gives space back when it is told to."""
log = structlog.get_logger()


def migrate(
    database: Database,
    *,
    scripts: Path = SCRIPTS,
    revision: str = "head",
    busy_timeout: float = 5.0,
) -> Path | None:
    """Take every step that is missing, in one transaction; return the copy made before, if any.

    A SQLite file that is not new is copied to the folder's backups first; the newest copies stay.
    """
    copy = None
    if database.file:
        check_sqlite(database.file, newest_revision(scripts))
    engine = make_engine(database, "migrate", busy_timeout=busy_timeout)
    try:
        with engine.connect() as connection:
            if is_current(connection, scripts=scripts, revision=revision):
                return None
            found = find_revision(connection)
            connection.rollback()
            if database.file and found is not None:
                copy = copy_sqlite(database.file, found)
            with connection.begin():
                if database.file is None:
                    connection.execute(
                        text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING}
                    )
                upgrade(connection, scripts=scripts, revision=revision)
    finally:
        engine.dispose()
    return copy


def find_revision(connection: Connection) -> str | None:
    """Return the form that the database has; None for a new one."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return context.get_current_revision()


def is_current(connection: Connection, *, scripts: Path = SCRIPTS, revision: str = "head") -> bool:
    """Tell whether nothing is to be done; refuse a form that only a newer coatl knows."""
    found = find_revision(connection)
    if found is not None and not is_known(found, scripts=scripts):
        raise StorageError("newer-schema", f"its form is {found}")
    wanted = newest_revision(scripts) if revision == "head" else revision
    return found == wanted


def upgrade(connection: Connection, *, scripts: Path = SCRIPTS, revision: str = "head") -> None:
    """Take the missing steps on a connection that has begun a transaction."""
    command.upgrade(make_config(connection, scripts), revision)
    if connection.dialect.name == "sqlite":
        lost = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        if lost:
            raise StorageError("damaged", f"{len(lost)} rows belong to no table")


def newest_revision(scripts: Path = SCRIPTS) -> str:
    """Return the form that this version of coatl works with."""
    head = ScriptDirectory.from_config(make_config(None, scripts)).get_current_head()
    assert head is not None
    return head


def is_known(revision: str, *, scripts: Path = SCRIPTS) -> bool:
    """Tell whether this version of coatl knows a form."""
    known = ScriptDirectory.from_config(make_config(None, scripts)).walk_revisions()
    return any(script.revision == revision for script in known)


def make_config(connection: Connection | None, scripts: Path = SCRIPTS) -> Config:
    """Return what Alembic asks for, without a file of settings."""
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def copy_sqlite(file: Path, label: str) -> Path:
    """Copy a SQLite file, whoever uses it meanwhile, into the folder's backups."""
    folder = file.parent / BACKUPS_NAME
    make_data_dir(folder)
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    target = folder / f"{file.stem}-{stamp}-{label}{file.suffix}"
    number = 1
    while target.exists():
        number += 1
        target = folder / f"{file.stem}-{stamp}.{number}-{label}{file.suffix}"
    partial = target.with_suffix(".partial")
    os.close(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(partial)) as copy:
            source.backup(copy)
        sync_file(partial)
        partial.replace(target)
        sync_file(folder)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    copies = sorted(folder.glob(f"{file.stem}-*{file.suffix}"), key=_age, reverse=True)
    for old in copies[KEPT_COPIES:]:
        old.unlink(missing_ok=True)
    return target


def let_shrink(file: Path) -> None:
    """Write a SQLite file anew, once, if it was made by a version whose files never shrink."""
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as raw:
            if raw.execute("PRAGMA auto_vacuum").fetchone()[0] != INCREMENTAL:
                raw.execute("PRAGMA auto_vacuum=INCREMENTAL")
                raw.execute("VACUUM")
    except sqlite3.OperationalError as error:  # no room for a second copy: the next start tries
        log.warning("the database file cannot be made to shrink", reason=str(error))


def sync_file(path: Path) -> None:
    """Have the disk keep a file or the names in a folder."""
    if os.name == "nt" and path.is_dir():
        return
    number = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _age(path: Path) -> tuple[int, str]:
    return path.stat().st_mtime_ns, path.name
