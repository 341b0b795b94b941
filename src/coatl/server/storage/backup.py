"""Portable backups: made from SQLite or PostgreSQL while a server runs, restored into either."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    Table,
    Text,
    delete,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import OperationalError

from coatl import __version__
from coatl.server.storage.backup_file import (
    BackupError,
    BackupWriter,
    Header,
    Row,
    count_rows,
    read_header,
    read_rows,
)
from coatl.server.storage.damage import check_sqlite
from coatl.server.storage.data_folder import FolderLocked, lock_data_dir
from coatl.server.storage.database import IN_USE, Database, find_database, make_engine
from coatl.server.storage.errors import StorageError, explain, explained
from coatl.server.storage.migrate import (
    SCRIPTS,
    copy_sqlite,
    find_revision,
    is_known,
    newest_revision,
    sync_file,
    upgrade,
)
from coatl.server.storage.schema import PASSING, VERSION_TABLE, metadata

Progress = Callable[[int], None]
CHUNK = 1000


@dataclass(frozen=True)
class Summary:
    """What was saved or restored."""

    path: Path
    database: str
    revision: str
    at: float
    rows: dict[str, int]
    size: int
    put_aside: Path | None = None  # the copy of the SQLite file that a restore replaced


def backup(
    target: str | Path,
    path: Path,
    *,
    overwrite: bool = False,
    progress: Progress | None = None,
    scripts: Path = SCRIPTS,
) -> Summary:
    """Save a database as it is at one moment; the server may go on meanwhile."""
    database = find_database(target)
    if database.file and not database.file.exists():
        raise BackupError(f"there is no database {database}: choose another with --data-dir")
    if path.exists() and not overwrite:
        raise BackupError(f"{path} exists already: choose another name, or add --force")
    if database.file:  # a backup of a damaged database would take the place of a good one
        check_sqlite(database.file, newest_revision(scripts))
    with _connected(database, "read") as connection, connection.begin():
        revision = find_revision(connection)
        if revision is None:
            raise BackupError(f"the database {database} is empty: there is nothing to save")
        if not is_known(revision, scripts=scripts):  # it may hold what this version would leave out
            raise StorageError("newer-schema", f"its form is {revision}; nothing was saved")
        found = _reflect(connection)
        columns = {table.name: [column.name for column in table.columns] for table in found}
        header = Header(revision, __version__, time.time(), columns)
        done = 0
        with BackupWriter(path, header) as file:
            for table in found:
                for rows in _read_chunks(connection, table):
                    file.add(table.name, rows)
                    done += len(rows)
                    if progress:
                        progress(done)
            size = file.finish()
            rows_of = file.rows
    sync_file(path.absolute().parent)
    return Summary(path, str(database), revision, header.at, rows_of, size)


def restore(
    path: Path,
    target: str | Path,
    *,
    replace: bool = False,
    progress: Progress | None = None,
    scripts: Path = SCRIPTS,
) -> Summary:
    """Load a backup into a database, all or nothing, and bring it up to date.

    The file is checked first. A database that holds tables is refused unless `replace` is set;
    then a SQLite file is put aside in the folder's backups. A server must not be using it.
    """
    header = read_header(path)
    if not is_known(header.revision, scripts=scripts):
        raise BackupError(
            f"{path} was made by coatl {header.coatl}, which is newer: upgrade coatl to restore it"
        )
    counts = count_rows(path)
    database = find_database(target)
    if database.file and database.file.exists() and database.file.stat().st_size:
        check_sqlite(database.file, newest_revision(scripts))
    with _alone(database), _connected(database, "migrate") as connection:
        with connection.begin():
            held = _count_tables(connection)
        if held and not replace:
            raise BackupError(
                f"the database {database} holds {held} tables: add --replace to lose them"
            )
        aside = copy_sqlite(database.file, "replaced") if held and database.file else None
        with connection.begin():
            _claim(connection)
            _drop_all(connection)
            upgrade(connection, scripts=scripts, revision=header.revision)
            _fill(connection, header, path, progress)
            upgrade(connection, scripts=scripts)
            for passing in PASSING:
                if inspect(connection).has_table(passing.name):
                    connection.execute(delete(passing))
    size = path.stat().st_size
    return Summary(path, str(database), header.revision, header.at, counts, size, aside)


@contextmanager
def _connected(database: Database, use: Any) -> Iterator[Connection]:
    engine = make_engine(database, use)
    try:
        with explained(), engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _alone(database: Database) -> Iterator[None]:
    """Keep servers away from a data folder meanwhile."""
    if database.file is None:
        yield
        return
    try:
        lock = lock_data_dir(database.folder)
    except FolderLocked as error:
        raise BackupError(str(error)) from error
    try:
        yield
    finally:
        lock.release()


def _claim(connection: Connection) -> None:
    """Keep servers away from a PostgreSQL database until the transaction ends.

    This waits a moment for one that has just ended, whose lock PostgreSQL may still hold.
    """
    if connection.dialect.name == "postgresql":
        try:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": IN_USE})
        except OperationalError as error:
            failure = explain(error)
            if failure is None or failure.code != "locked":
                raise
            why = "a server is using it: stop the server first"
            raise StorageError("locked", why) from error


def _reflect(connection: Connection) -> list[Table]:
    """Return the tables as they are in the database, which may have an older form."""
    found = MetaData()
    names = set(inspect(connection).get_table_names()) & set(metadata.tables)
    found.reflect(connection, only=sorted(names))
    return list(found.sorted_tables)


def _read_chunks(connection: Connection, table: Table) -> Iterator[list[Row]]:
    order = [_plain_order(connection, column) for column in table.primary_key]
    result = connection.execution_options(yield_per=CHUNK).execute(select(table).order_by(*order))
    for rows in result.partitions():
        yield [list(row) for row in rows]


def _plain_order(connection: Connection, column: Column[Any]) -> Any:
    """Order by bytes, whatever language a PostgreSQL database sorts by."""
    if connection.dialect.name == "postgresql" and isinstance(column.type, Text):
        return column.collate("C")
    return column


def _count_tables(connection: Connection) -> int:
    if not inspect(connection).has_table("tables"):
        return 0
    return connection.scalar(select(func.count()).select_from(metadata.tables["tables"])) or 0


def _drop_all(connection: Connection) -> None:
    """Drop the tables that are ours; others in a shared PostgreSQL database stay."""
    present = set(inspect(connection).get_table_names())
    ours = [table.name for table in reversed(metadata.sorted_tables)]
    for name in [*ours, VERSION_TABLE]:
        if name in present:
            Table(name, MetaData()).drop(connection)


def _fill(connection: Connection, header: Header, path: Path, progress: Progress | None) -> None:
    found = {table.name: table for table in _reflect(connection)}
    if {name: [column.name for column in table.columns] for name, table in found.items()} != (
        header.columns
    ):
        raise BackupError(f"{path} holds other columns than form {header.revision} has")
    waiting: list[dict[str, Any]] = []
    last = ""
    done = 0
    for name, row in read_rows(path):
        if waiting and (name != last or len(waiting) == CHUNK):
            _insert(connection, found[last], waiting, path)
            waiting = []
            if progress:
                progress(done)
        last = name
        done += 1
        waiting.append(dict(zip(header.columns[name], row, strict=True)))
    if waiting:
        _insert(connection, found[last], waiting, path)
        if progress:
            progress(done)


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]], path: Path) -> None:
    try:
        connection.execute(insert(table), rows)
    except Exception as error:
        if explain(error) is not None:
            raise
        raise BackupError(
            f"{path} holds a row that does not fit into {table.name}; nothing was changed"
        ) from error
