"""From what is stored to a table, also of older rules."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from coatl.core.errors import CoatlError
from coatl.core.record_text import parse_record
from coatl.core.registry import get_game
from coatl.server.live.access import Access
from coatl.server.live.saving import Saving
from coatl.server.storage.rows import Door, StoredEntry, StoredTable, TableRow
from coatl.tables.errors import TableError
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
    hashes = frozenset(token.hash for token in stored.tokens)
    door = Door(stored.row.listed, stored.row.invite_hash, hashes)
    good = [token for token in stored.tokens if token.is_good]
    return Loaded(table, Access(good, door), stored.row)


def unfold(stored: StoredTable) -> Table:
    """Return the table that its entries make."""
    row = stored.row
    if row.rules_version == get_game(row.game).rules_version:
        return _fold_all(Table(row.id, row.secret), stored.entries)
    return _open_older(stored)


def _open_older(stored: StoredTable) -> Table:
    """Return a table of other rules: a finished game is read from the record that was kept."""
    row = stored.row
    game = get_game(row.game)
    text = row.summary.get("record")
    if text is None or row.rules_version > game.rules_version:
        raise _other_rules(row, "it cannot go on here")
    try:
        kept = parse_record(game, text)
        table = _fold_all(Table(row.id, row.secret, kept=kept), stored.entries)
    except CoatlError as error:
        raise _other_rules(row, f"they do not allow it any more ({error})") from None
    if table.match is None or kept.scores != table.match.state.scores():
        raise _other_rules(row, "they score it otherwise")
    return table


def _fold_all(table: Table, entries: Sequence[StoredEntry]) -> Table:
    for entry in entries:
        assert entry.seq == table.seq + 1, "entries are folded in order"
        table.fold(from_row(entry), at=entry.at, key=entry.key)
    return table


def _other_rules(row: TableRow, why: str) -> TableError:
    return TableError(
        "other-rules",
        f"This game was begun with rules version {row.rules_version}; this server plays "
        f"version {get_game(row.game).rules_version}: {why}.",
    )
