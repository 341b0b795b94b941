"""From what is stored to a table, also of older rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from coatl.core.errors import CoatlError, OptionError
from coatl.core.record_text import parse_record
from coatl.core.registry import get_game
from coatl.tables.errors import TableError
from coatl.tables.rows import EntryRow, from_row
from coatl.tables.table import Table


class StoredGame(NamedTuple):
    """What is stored of a table besides its entries."""

    table: str
    secret: str
    game: str
    rules_version: int
    """The rules that it was begun with."""
    record: str | None
    """Of a finished game: later rules may draw otherwise."""


class TimedRow(NamedTuple):
    """A stored entry, and when it happened."""

    row: EntryRow
    at: float


def unfold(stored: StoredGame, rows: Sequence[TimedRow]) -> Table:
    """Return the table that its entries make, in their order."""
    if stored.rules_version == get_game(stored.game).rules_version:
        try:
            return _fold_all(Table(stored.table, stored.secret), rows)
        except OptionError as error:  # other cards than are played with here
            raise TableError("other-rules", str(error)) from None
    return _open_older(stored, rows)


def _open_older(stored: StoredGame, rows: Sequence[TimedRow]) -> Table:
    """Return a table of other rules: a finished game is read from the record that was kept."""
    game = get_game(stored.game)
    if stored.record is None or stored.rules_version > game.rules_version:
        raise _other_rules(stored, "it cannot go on here")
    try:
        kept = parse_record(game, stored.record)
        table = _fold_all(Table(stored.table, stored.secret, kept=kept), rows)
    except CoatlError as error:
        raise _other_rules(stored, f"they do not allow it any more ({error})") from None
    if table.match is None or kept.scores != table.match.state.scores():
        raise _other_rules(stored, "they score it otherwise")
    return table


def _fold_all(table: Table, rows: Sequence[TimedRow]) -> Table:
    for row, at in rows:
        table.fold(from_row(row), at=at, key=row.key)
    return table


def _other_rules(stored: StoredGame, why: str) -> TableError:
    return TableError(
        "other-rules",
        f"This game was begun with rules version {stored.rules_version}; this server plays "
        f"version {get_game(stored.game).rules_version}: {why}.",
    )
