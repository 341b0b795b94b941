"""A damaged database is noticed before anything is written, and stays as it is."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from coatl.server.storage.backup import backup, restore
from coatl.server.storage.data_folder import BACKUPS_NAME, DATABASE_NAME
from coatl.server.storage.errors import StorageError
from coatl.server.storage.migrate import copy_sqlite
from coatl.server.storage.store import Store
from tests.server.stores import fill

PAGE = 4096


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with a few tables."""
    folder = tmp_path_factory.mktemp("whole")
    with Store.open(folder) as store:
        asyncio.run(fill(store))
    with closing(sqlite3.connect(folder / DATABASE_NAME)) as database:
        database.execute("VACUUM")  # what lies on a free page is of no use, and nobody misses it
    return (folder / DATABASE_NAME).read_bytes()


def refused(data_dir: Path, content: bytes) -> str:
    """Open a folder with this database; it must be refused and stay as it is."""
    data_dir.mkdir(exist_ok=True)
    file = data_dir / DATABASE_NAME
    file.write_bytes(content)
    for attempt in (lambda: Store.open(data_dir), lambda: backup(data_dir, data_dir / "saved")):
        with pytest.raises(StorageError, match="coatl restore") as caught:
            attempt()
        assert caught.value.code == "damaged"
        assert file.read_bytes() == content
        file.with_name(f"{file.name}-wal").unlink(missing_ok=True)
        file.with_name(f"{file.name}-shm").unlink(missing_ok=True)
    assert not (data_dir / "saved").exists()
    return str(caught.value)


@pytest.mark.parametrize("size", [0, 50, 100, PAGE, 3 * PAGE + 7])
def test_a_file_that_was_cut(whole: bytes, data_dir: Path, size: int) -> None:
    assert ("0 bytes" in refused(data_dir, whole[:size])) == (size == 0)


@pytest.mark.parametrize("noise", [bytes, random.Random(1).randbytes])
def test_a_page_that_was_lost(whole: bytes, data_dir: Path, noise: Callable[[int], bytes]) -> None:
    for start in range(0, len(whole), PAGE):
        refused(data_dir, whole[:start] + noise(PAGE) + whole[start + PAGE :])


@pytest.mark.parametrize(
    "change",
    [
        "DROP TABLE entries",
        "DROP TABLE coatl_schema",
        "DELETE FROM coatl_schema",
        "ALTER TABLE tables DROP COLUMN secret",
    ],
)
def test_a_part_that_is_missing(whole: bytes, data_dir: Path, tmp_path: Path, change: str) -> None:
    other = tmp_path / "other.sqlite3"
    other.write_bytes(whole)
    with closing(sqlite3.connect(other)) as database, database:
        database.execute(change)
    refused(data_dir, other.read_bytes())


def test_the_newest_copy_is_named(whole: bytes, data_dir: Path) -> None:
    data_dir.mkdir()
    file = data_dir / DATABASE_NAME
    file.write_bytes(whole)
    copy = copy_sqlite(file, "0001")
    assert copy.parent.name == BACKUPS_NAME
    assert f"put a copy of {copy} in its place" in refused(data_dir, whole[:100])
    copy.replace(file)
    Store.open(data_dir).close()


def test_a_backup_is_not_loaded_over_a_damaged_database(
    whole: bytes, data_dir: Path, tmp_path: Path
) -> None:
    good = tmp_path / "good"
    good.mkdir()
    (good / DATABASE_NAME).write_bytes(whole)
    saved = backup(good, tmp_path / "saved").path
    data_dir.mkdir()
    file = data_dir / DATABASE_NAME
    file.write_bytes(whole[:PAGE])
    with pytest.raises(StorageError, match=rf"Move {DATABASE_NAME}\* aside"):
        restore(saved, data_dir, replace=True)
    assert file.read_bytes() == whole[:PAGE]
    for each in data_dir.glob(f"{DATABASE_NAME}*"):
        each.unlink()
    file.write_bytes(b"")  # nothing to lose
    restore(saved, data_dir)
    Store.open(data_dir).close()


def test_a_start_that_was_cut_short_is_no_damage(data_dir: Path) -> None:
    data_dir.mkdir()
    with closing(sqlite3.connect(data_dir / DATABASE_NAME)) as database:
        database.execute("PRAGMA journal_mode=WAL")
    assert (data_dir / DATABASE_NAME).stat().st_size > 0
    Store.open(data_dir).close()
