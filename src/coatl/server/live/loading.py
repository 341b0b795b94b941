"""From what is stored to a table and back: entries as rows, and games of older rules."""

from __future__ import annotations

from collections.abc import Sequence

from coatl.core.errors import CoatlError
from coatl.core.record_text import parse_record
from coatl.core.registry import get_game
from coatl.server.storage.rows import (
    Door,
    NewEntry,
    StoredEntry,
    StoredTable,
    StoredToken,
    TableRow,
)
from coatl.tables.entries import Entry
from coatl.tables.errors import TableError
from coatl.tables.rows import from_row, to_row
from coatl.tables.table import Table


def unfold(stored: StoredTable) -> tuple[Table, list[StoredToken]]:
    """Return the table that its entries make, and the tokens that are good."""
    row = stored.row
    if row.rules_version == get_game(row.game).rules_version:
        table = _fold_all(Table(row.id, row.secret), stored.entries)
    else:
        table = _open_older(stored)
    return table, [token for token in stored.tokens if token.is_good]


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
        made = from_row(entry.kind, entry.seat, entry.data)
        table.fold(made, at=entry.at, key=entry.key)
    return table


def _other_rules(row: TableRow, why: str) -> TableError:
    return TableError(
        "other-rules",
        f"This game was begun with rules version {row.rules_version}; this server plays "
        f"version {get_game(row.game).rules_version}: {why}.",
    )


def door_of(stored: StoredTable) -> Door:
    """Return who may know of a table."""
    hashes = frozenset(token.hash for token in stored.tokens)
    return Door(stored.row.listed, stored.row.invite_hash, hashes)


def row_of(entry: Entry, key: str = "") -> NewEntry:
    """Return what is stored of an entry."""
    kind, seat, data = to_row(entry)
    return NewEntry(kind, data, seat, key or None)
