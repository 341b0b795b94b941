"""Portable backups: the same content through both databases; damaged files change nothing."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
from pathlib import Path

import pytest
from sqlalchemy import Connection

from coatl.core.errors import CoatlError
from coatl.server.storage import backup as backups
from coatl.server.storage.backup import backup, restore
from coatl.server.storage.backup_file import BackupError, read_rows
from coatl.server.storage.database import find_database
from coatl.server.storage.errors import StorageError
from coatl.server.storage.migrate import migrate
from coatl.server.storage.store import Store
from tests.server.stores import REMAKE, add_table, fill, later_scripts, seqs

pytestmark = pytest.mark.slow  # a real server, or a real database

Target = str | Path
ROWS = {
    "bans": 0,
    "day_entries": 0,
    "players": 0,
    "processes": 0,
    "questions": 0,
    "probes": 1,
    "tables": 5,
    "bot_turns": 5,
    "entries": 35,
    "first_tries": 0,
    "reviews": 5,
    "tokens": 10,
}


def filled(target: Target) -> None:
    with Store.open(target) as store:
        asyncio.run(fill(store))


def content(path: Path) -> list[bytes]:
    """Return the lines of a backup but the first, which tells the time, and the checksum."""
    return gzip.decompress(path.read_bytes()).splitlines()[1:-1]


def test_a_round_trip_through_both_databases(
    tmp_path: Path, data_dir: Path, postgres_url: str
) -> None:
    filled(data_dir)
    told: list[int] = []
    first = backup(data_dir, tmp_path / "1", progress=told.append)
    assert first.rows == ROWS
    assert told[-1] == sum(ROWS.values())
    assert first.size == first.path.stat().st_size
    assert stat.S_IMODE(first.path.stat().st_mode) == 0o600
    told.clear()
    restored = restore(first.path, postgres_url, progress=told.append)
    assert (restored.rows, restored.at, told[-1]) == (ROWS, first.at, sum(ROWS.values()))
    second = backup(postgres_url, tmp_path / "2")
    restore(second.path, tmp_path / "other")
    third = backup(tmp_path / "other", tmp_path / "3")
    assert content(first.path) == content(second.path) == content(third.path)
    for target in (postgres_url, tmp_path / "other"):
        with Store.open(target) as store:
            assert asyncio.run(seqs(store, "table-É")) == list(range(1, 8))


def test_a_backup_is_one_moment_of_a_server_that_goes_on(
    target: Target, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = backups._reflect
    with Store.open(target) as store:
        asyncio.run(fill(store))

        def write_meanwhile(connection: Connection) -> object:
            found = original(connection)
            asyncio.run(add_table(store))
            return found

        monkeypatch.setattr(backups, "_reflect", write_meanwhile)
        assert backup(target, tmp_path / "file").rows == ROWS


def test_a_database_that_holds_tables_is_replaced_only_on_demand(
    target: Target, tmp_path: Path
) -> None:
    filled(target)
    path = backup(target, tmp_path / "file").path
    with Store.open(target) as store:
        new = asyncio.run(add_table(store))
    with pytest.raises(BackupError, match="holds 6 tables: add --replace"):
        restore(path, target)
    with Store.open(target) as store:
        assert asyncio.run(seqs(store, new)) == []
    done = restore(path, target, replace=True)
    assert (done.put_aside is not None) == isinstance(target, Path)
    assert content(backup(target, tmp_path / "again").path) == content(path)
    with pytest.raises(BackupError, match="exists already"):
        backup(target, path)
    backup(target, path, overwrite=True)


def test_a_server_in_use_is_left_alone(target: Target, tmp_path: Path) -> None:
    filled(target)
    path = backup(target, tmp_path / "file").path
    refusal = r"in use by process|a server is using it"
    with Store.open(target), pytest.raises(CoatlError, match=refusal):
        restore(path, target, replace=True)
    restore(path, target, replace=True)


def spoil(path: Path, how: str) -> None:
    whole = path.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    header = json.loads(lines[0])

    def repack(new: list[bytes]) -> bytes:
        return gzip.compress(b"".join(new))

    spoilt = {
        "cut": whole[: len(whole) // 2],
        "cut by a byte": whole[:-1],
        "without its trailer": whole[:-8],
        "empty": b"",
        "foreign": b"PK\3\4 something else",
        "other gzip": gzip.compress(b"hello\n"),
        "a flipped bit": whole[:200] + bytes([whole[200] ^ 4]) + whole[201:],
        "a line less": repack(lines[:5] + lines[6:]),
        "a changed value": repack(
            [*lines[:-2], lines[-2].replace(b'"host"', b'"h0st"').replace(b'"seat"', b'"s3at"')]
            + lines[-1:]
        ),
        "no end": repack(lines[:-1]),
        "more after the end": repack([*lines, lines[1]]),
        "an unknown table": repack([lines[0], b'["wrong",[1]]\n', *lines[1:]]),
        "newer form": repack([json.dumps({**header, "revision": "9999"}).encode() + b"\n"]),
        "newer format": repack([json.dumps({**header, "version": 2}).encode() + b"\n"]),
        "odd header": repack([json.dumps({**header, "more": 2}).encode() + b"\n"]),
    }
    path.write_bytes(spoilt[how])


@pytest.mark.parametrize(
    "how",
    [
        "cut",
        "cut by a byte",
        "without its trailer",
        "empty",
        "foreign",
        "other gzip",
        "a flipped bit",
        "a line less",
        "a changed value",
        "no end",
        "more after the end",
        "an unknown table",
        "newer form",
        "newer format",
        "odd header",
    ],
)
def test_a_damaged_or_foreign_file_changes_nothing(
    how: str, tmp_path: Path, data_dir: Path
) -> None:
    filled(data_dir)
    path = backup(data_dir, tmp_path / "good").path
    good = content(path)
    spoil(path, how)
    with pytest.raises(BackupError, match=r"no usable backup|not a backup|newer"):
        restore(path, data_dir, replace=True)
    assert content(backup(data_dir, tmp_path / "after").path) == good
    with pytest.raises(BackupError):
        restore(path, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_rows_that_do_not_fit_change_nothing(
    target: Target, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(target)
    path = backup(target, tmp_path / "good").path
    good = content(path)

    def twice(file: Path) -> object:
        for row in read_rows(file):
            yield row
            yield row

    monkeypatch.setattr(backups, "read_rows", twice)
    with pytest.raises(BackupError, match="does not fit"):
        restore(path, target, replace=True)
    assert content(backup(target, tmp_path / "after").path) == good


def test_an_older_backup_is_brought_up_to_date(target: Target, tmp_path: Path) -> None:
    filled(target)
    path = backup(target, tmp_path / "old").path
    scripts = later_scripts(tmp_path / "later", r9003=REMAKE)
    migrate(find_database(target), scripts=scripts)
    restore(path, target, replace=True, scripts=scripts)
    with pytest.raises(StorageError, match="newer coatl: upgrade coatl") as caught:
        backup(target, tmp_path / "new")
    assert caught.value.code == "newer-schema"
    assert not (tmp_path / "new").exists()
    newer = backup(target, tmp_path / "new", scripts=scripts)
    assert (newer.revision, newer.rows) == ("9003", ROWS)
    with pytest.raises(BackupError, match="newer"):
        restore(newer.path, target, replace=True)


def test_there_must_be_something_to_save(tmp_path: Path, postgres_url: str) -> None:
    with pytest.raises(BackupError, match="there is no database"):
        backup(tmp_path / "nowhere", tmp_path / "file")
    assert not (tmp_path / "nowhere").exists()
    with pytest.raises(BackupError, match="nothing to save"):
        backup(postgres_url, tmp_path / "file")
    assert list(tmp_path.glob("*file*")) == []
    filled(tmp_path / "data")
    with pytest.raises(BackupError, match="cannot write"):
        backup(tmp_path / "data", tmp_path / "missing" / "file")
