"""Databases of any age are brought up to date, and a copy is put aside before."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from coatl.server.storage.data_folder import BACKUPS_NAME, make_data_dir
from coatl.server.storage.database import find_database, make_engine
from coatl.server.storage.errors import StorageError
from coatl.server.storage.migrate import (
    KEPT_COPIES,
    copy_sqlite,
    find_revision,
    is_current,
    migrate,
    newest_revision,
)
from coatl.server.storage.schema import VERSION_TABLE, metadata
from coatl.server.storage.store import Store
from tests.server.stores import REMAKE, fill, later_scripts

pytestmark = pytest.mark.slow  # a real server, or a real database

Target = str | Path
COUNTS = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)"


@contextmanager
def connected(target: Target) -> Iterator[Connection]:
    engine = make_engine(find_database(target), "read")
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def filled(target: Target) -> None:
    with Store.open(target) as store:
        asyncio.run(fill(store))


def copies(data_dir: Path) -> list[Path]:
    return sorted((data_dir / BACKUPS_NAME).glob("*"))


def test_migrations_make_what_the_schema_says(target: Target) -> None:
    Store.open(target).close()
    with connected(target) as connection:
        settings = {"version_table": VERSION_TABLE, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=settings)
        assert compare_metadata(context, metadata) == []
        assert find_revision(connection) == newest_revision()
        assert is_current(connection)


def test_a_new_database_needs_no_copy(data_dir: Path) -> None:
    for _ in range(2):
        Store.open(data_dir).close()
        assert copies(data_dir) == []


def test_an_older_database_is_copied_and_brought_up_to_date(target: Target, tmp_path: Path) -> None:
    filled(target)
    scripts = later_scripts(tmp_path / "later %s", r9003=REMAKE)
    copy = migrate(find_database(target), scripts=scripts)
    with connected(target) as connection:
        assert find_revision(connection) == "9003"
        assert connection.execute(text(COUNTS)).one() == (5, 35)
        assert connection.scalar(text("SELECT min(language) FROM tables")) == "en"
    assert migrate(find_database(target), scripts=scripts) is None
    if isinstance(target, Path):
        assert copy is not None
        assert copies(target) == [copy]
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        with closing(sqlite3.connect(copy)) as old:
            assert old.execute(COUNTS).fetchone() == (5, 35)
            assert old.execute(f"SELECT * FROM {VERSION_TABLE}").fetchall() == [
                (newest_revision(),)
            ]
    else:
        assert copy is None
    with pytest.raises(StorageError, match="upgrade coatl") as caught:
        Store.open(target)
    assert caught.value.code == "newer-schema"


def test_a_step_that_fails_changes_nothing(target: Target, tmp_path: Path) -> None:
    filled(target)
    broken = "op.drop_table('entries')\nop.execute('SELECT nothing FROM nowhere')"
    scripts = later_scripts(tmp_path / "later", r9003=REMAKE, r9004=broken)
    with pytest.raises(Exception, match="nowhere"):
        migrate(find_database(target), scripts=scripts)
    with connected(target) as connection:
        assert find_revision(connection) == newest_revision()
        assert connection.execute(text(COUNTS)).one() == (5, 35)
        names = [column["name"] for column in inspect(connection).get_columns("tables")]
        assert "language" not in names
    Store.open(target).close()


def test_a_step_that_loses_a_table_of_entries_is_refused(data_dir: Path, tmp_path: Path) -> None:
    filled(data_dir)
    scripts = later_scripts(tmp_path / "later", r9003="op.execute('DELETE FROM tables')")
    with pytest.raises(StorageError, match="belong to no table"):
        migrate(find_database(data_dir), scripts=scripts)
    with connected(data_dir) as connection:
        assert connection.execute(text(COUNTS)).one() == (5, 35)


def test_the_newest_copies_are_kept(data_dir: Path) -> None:
    filled(data_dir)
    file = find_database(data_dir).file
    assert file is not None
    make_data_dir(data_dir / BACKUPS_NAME)
    (data_dir / BACKUPS_NAME / "mine.txt").touch()
    made = [copy_sqlite(file, f"{number}") for number in range(KEPT_COPIES + 3)]
    kept = set(copies(data_dir))
    assert len(kept) == KEPT_COPIES + 1
    assert made[-1] in kept
    assert len(set(made)) == len(made)
