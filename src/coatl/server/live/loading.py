"""From the rows of the database to a table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from coatl.server.live.access import Access
from coatl.server.live.saving import Saving
from coatl.server.storage.rows import Door, StoredEntry, StoredTable, StoredToken, TableRow
from coatl.tables import unfolding as tables
from coatl.tables.rows import from_row
from coatl.tables.table import Table


class Loaded(NamedTuple):
    """A table as it was stored, what opens it, and what the database says of it as a whole."""

    table: Table
    access: Access
    row: TableRow


async def load(saving: Saving, table_id: str) -> Loaded:
    """Return a table of the database; its entries are folded beside the event loop."""
    stored = await saving.load(table_id)
    table = await asyncio.to_thread(unfold, stored)
    row = stored.row
    access = make_access(stored.tokens, row.listed, row.invite_hash, row.door)
    return Loaded(table, access, row)


def make_access(
    tokens: Sequence[StoredToken], listed: bool, invite_hash: str | None, number: int
) -> Access:
    """Return what opens a table, from all its tokens."""
    door = Door(listed, invite_hash, frozenset(token.hash for token in tokens))
    return Access([token for token in tokens if token.is_good], door, number)


def unfold(stored: StoredTable) -> Table:
    """Return the table that its entries make."""
    row = stored.row
    game = tables.StoredGame(
        row.id, row.secret, row.game, row.rules_version, row.summary.get("record")
    )
    for number, entry in enumerate(stored.entries, 1):
        assert entry.seq == number, "entries are folded in order"
    return tables.unfold(game, [tables.TimedRow(entry, entry.at) for entry in stored.entries])


def fold_all(table: Table, entries: Sequence[StoredEntry]) -> Table:
    """Carry out stored entries that follow those a table has."""
    for entry in entries:
        assert entry.seq == table.seq + 1, "entries are folded in order"
        table.fold(from_row(entry), at=entry.at, key=entry.key)
    return table
