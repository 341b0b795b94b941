"""Entries as rows: what is stored reads back, also in the forms of older releases."""

from __future__ import annotations

import gzip
import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from coatl.tables import entries as e
from coatl.tables.errors import TableError
from coatl.tables.rows import UPGRADES, EntryRow, from_row, to_row
from coatl.tables.seats import Seat, Settings
from tests.fixtures.kept import FOLDER, RELEASES

SETTINGS = Settings("cards", "seats=2", "Evening", "off", "slow", True, True, "a record", 3)
ALL: list[e.Entry] = [
    e.Create(None, SETTINGS, (Seat("bot", "novice", "novice"), Seat("person", "Ana", taken=True))),
    e.Create(None, Settings("board", ""), (Seat("open"),), 1),
    e.Join(0, "Ana", "n"),
    e.Nonce(1, "n"),
    e.Leave(1),
    e.Kick(1, "novice"),
    e.Kick(1, "", 2, ("aa", "bb")),
    e.Rename(1, "Bo"),
    e.Configure(1, Seat("bot", "carver 2", "carver")),
    e.Change(None, listed=False),
    e.Change(2, "fast", "Evening", True, "coach"),
    e.Start(None),
    e.Step(0, 17),
    e.Step(0, 17, True),
    e.Undo(0),
    e.Redo(0),
    e.Reset(0),
    e.Commit(0),
    e.Play(3, (1, 2, 3)),
    e.Replace(0, "carver"),
    e.Return(0),
    e.Resign(0, "carver"),
    e.Rematch(None, "another"),
]


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: entry.kind)
def test_an_entry_reads_back(entry: e.Entry) -> None:
    row = to_row(entry)
    assert from_row(replace(row, data=json.loads(json.dumps(row.data)))) == entry


def test_every_kind_is_tried() -> None:
    assert {entry.kind for entry in ALL} == set(e.KINDS)


def test_every_older_version_has_an_upgrade() -> None:
    older = {(kind, v) for kind, entry in e.KINDS.items() for v in range(1, entry.version)}
    assert set(UPGRADES) == older


OLDER: list[tuple[str, int | None, dict[str, Any], e.Entry]] = [
    (
        "create",
        None,
        {"settings": {"game": "board", "options": "seats=2"}, "seats": [{"kind": "person"}]},
        e.Create(None, Settings("board", "seats=2"), (Seat("person"),)),
    ),
    ("join", 1, {"name": "Ana"}, e.Join(1, "Ana", "")),
    ("kick", 1, {}, e.Kick(1)),
    ("kick", 1, {"level": "novice"}, e.Kick(1, "novice")),
    ("kick", 1, {"invitation": 1, "banned": ["aa"]}, e.Kick(1, "", 1, ("aa",))),
]


@pytest.mark.parametrize(("kind", "seat", "data", "entry"), OLDER)
def test_older_forms_are_read(kind: str, seat: int | None, data: Any, entry: e.Entry) -> None:
    before = json.dumps(data)
    assert from_row(EntryRow(kind, data, seat)) == entry
    assert json.dumps(data) == before  # what was read stays as it was


@pytest.mark.parametrize(
    ("kind", "data", "named"),
    [("vote", {}, "'vote'"), ("kick", {"v": 99, "new": 1}, "'kick', version 99")],
)
def test_what_a_newer_release_wrote_is_refused(kind: str, data: Any, named: str) -> None:
    with pytest.raises(TableError, match=named) as caught:
        from_row(EntryRow(kind, data))
    assert caught.value.code == "newer-release"


@pytest.mark.parametrize("release", RELEASES)
def test_all_rows_of_a_release_are_read(release: str, tmp_path: Path) -> None:
    """Whatever is stored says the same when it is written again."""
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress((FOLDER / release / "tables.sqlite.gz").read_bytes()))
    with sqlite3.connect(file) as raw:
        rows = raw.execute("SELECT kind, seat, data FROM entries").fetchall()
    raw.close()
    assert {kind for kind, _, _ in rows} >= set(e.KINDS) - {"leave"}
    for kind, seat, text in rows:
        entry = from_row(EntryRow(kind, json.loads(text), None if seat < 0 else seat))
        assert from_row(to_row(entry)) == entry
