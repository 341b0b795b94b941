"""What must hold in the database after any trouble."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Collection
from pathlib import Path
from typing import Any

from pydantic_core import to_json
from sqlalchemy import select

from coatl.core.fair import verify_record
from coatl.server.live.loading import unfold
from coatl.server.storage.operations import find_tables_of_tokens, load_table
from coatl.server.storage.rows import StoredTable
from coatl.server.storage.schema import tables
from coatl.server.storage.store import Store
from coatl.server.tokens import hash_token
from coatl.tables.presenting import present
from coatl.tables.seats import OVER
from coatl.tables.table import Table
from tests.server.fault_games import Party
from tests.server.players import Message


def check_stored(target: str | Path, parties: list[Party], earlier: Collection[str] = ()) -> int:
    """Check that everything acknowledged is stored once; return how many commands that were.

    `earlier` are tables that were there before.
    """

    async def check(store: Store) -> int:
        stored = await store.read(lambda c: c.scalars(select(tables.c.id)).all())
        made = sorted([*earlier, *(party.table for party in parties)])
        assert sorted(stored) == made  # none was made twice
        return sum([await _check_party(store, party) for party in parties])

    with Store.open(target) as store:
        return asyncio.run(check(store))


async def _check_party(store: Store, party: Party) -> int:
    found = await store.read(lambda c: load_table(c, party.table))
    assert found is not None
    held = await store.read(lambda c: find_tables_of_tokens(c, [hash_token(party.host)]))
    assert [row.table_id for row in held] == [party.table]
    commands = check_entries(found, party)
    table = unfold(found)
    check_game(table, party.last_seen())
    return commands


def check_entries(found: StoredTable, party: Party) -> int:
    """Check that the entries are those that were acknowledged, each once and in order."""
    entries = found.entries
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert found.row.last_seq == len(entries)
    stored = [entry.key.partition("#")[0] for entry in entries if entry.key is not None]
    assert Counter(stored) == Counter(party.keys())
    assert len(set(stored)) == len(stored)
    joined = {entry.seat: entry.data["name"] for entry in entries if entry.kind == "join"}
    assert joined == party.joined
    kinds = Counter(entry.kind for entry in entries)
    assert (kinds["create"], kinds["start"], kinds["join"]) == (1, 1, len(joined))
    return len(stored)


def check_game(table: Table, seen: dict[int, Message]) -> None:
    """Check that a game is over, fair, and as its players saw it last."""
    assert table.status == OVER
    report = verify_record(table.game, table.record())
    assert report
    assert seen
    for seat, state in seen.items():
        stored = as_data(present(table, seat, lambda _: False))
        for part in ("version", "position"):
            assert stored[part] == state[part]
        assert _plain(stored["table"]) == _plain(state["table"])


def as_data(value: Any) -> Any:
    """Return what a client would read."""
    return json.loads(to_json(value))


def _plain(table: Message) -> Message:
    """Leave out who is connected."""
    seats = [{**seat, "here": False} for seat in table["seats"]]
    return {**table, "seats": seats}
