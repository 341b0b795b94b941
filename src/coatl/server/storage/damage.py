"""A look at a SQLite file before anything is written to it: whether it is whole, and ours."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from coatl.server.storage.data_folder import BACKUPS_NAME
from coatl.server.storage.errors import StorageError, explain
from coatl.server.storage.schema import VERSION_TABLE, metadata


def check_sqlite(file: Path, newest: str) -> None:
    """Raise `StorageError` if a database is damaged; a file that is not there is a new one.

    `newest` is the form whose tables are known here. It reads the whole file, about 150 MB a
    second, and changes nothing, so that whatever can be saved of a damaged file still can be.
    """
    if not file.exists():
        return
    if file.stat().st_size == 0:
        raise _damaged(file, "it is empty (0 bytes); if it never held tables, just delete it")
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("PRAGMA query_only=ON")
            problem = _find_problem(connection, newest)
    except sqlite3.Error as error:
        failure = explain(error)
        if failure is None or failure.code != "damaged":
            raise failure or error from error
        problem = failure.detail
    if problem:
        raise _damaged(file, problem)


def _find_problem(connection: sqlite3.Connection, newest: str) -> str:
    """Return what is wrong with a database, if anything."""
    ((found,),) = connection.execute("PRAGMA quick_check(1)")
    if found != "ok":
        return " ".join(str(found).removeprefix("*** in database main ***").split())
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    ours = names & set(metadata.tables)
    if VERSION_TABLE not in names:
        return "it does not say which form it has" if ours else ""
    forms = [form for (form,) in connection.execute(f"SELECT * FROM {VERSION_TABLE}")]
    if len(forms) != 1:
        return "it does not say which form it has" if ours else ""
    if forms == [newest]:
        for table in metadata.sorted_tables:
            rows = connection.execute(f"PRAGMA table_info({table.name})")
            missing = {column.name for column in table.columns} - {row[1] for row in rows}
            if missing:
                return f"{table.name} has no {', '.join(sorted(missing))}"
    return ""


def _damaged(file: Path, problem: str) -> StorageError:
    folder = file.parent / BACKUPS_NAME
    copies = folder.glob(f"{file.stem}-*{file.suffix}")
    newest = max(copies, key=lambda path: path.stat().st_mtime, default=None)
    how = f"put a copy of {newest} in its place, or " if newest else ""
    aside = f"Move {file.name}* aside, then {how}load a backup with coatl restore"
    return StorageError("damaged", f"{file}: {problem}. {aside}")
