"""A table as it is stored on a device: a head with its secrets, and its entries in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coatl.core.errors import CoatlError
from coatl.tables.entries import Entry
from coatl.tables.errors import TableError, newer_release
from coatl.tables.rows import EntryRow, to_row
from coatl.tables.seats import OVER
from coatl.tables.table import Table
from coatl.tables.unfolding import StoredGame, TimedRow, unfold

UNREADABLE = (AssertionError, AttributeError, CoatlError, LookupError, TypeError, ValueError)
"""What reading something that is not as it was stored can end with."""
VERSION = 1
"""Of what is stored; a higher one was written by a newer release of the page."""
HOST = -1
"""What a token stands for that holds no seat: the host's."""


def write_head(table: Table, tokens: dict[str, int]) -> dict[str, Any]:
    """Return what is stored of a table as a whole; of a finished one its record as well."""
    return {
        "version": VERSION,
        "id": table.id,
        "game": table.settings.game,
        "rules": table.game.rules_version,
        "secret": table.secret,
        "tokens": tokens,
        "record": table.record_text() if table.status == OVER else None,
    }


def write_row(entry: Entry, at: float, key: str | None) -> dict[str, Any]:
    """Return what is stored of an entry."""
    row = to_row(entry, key)
    return {"kind": row.kind, "data": row.data, "seat": row.seat, "key": row.key, "at": at}


def read_table(stored: Any) -> tuple[Table, dict[str, int]]:
    """Return a stored table and what its tokens stand for, or say that it cannot be read."""
    try:
        head, rows = stored["head"], stored["rows"]
        if head["version"] > VERSION:
            raise newer_release(f"game {head['id']!r}, version {head['version']}")
        game = StoredGame(
            head["id"], head["secret"], head["game"], head["rules"], head.get("record")
        )
        table = unfold(game, _read_rows(rows))
        tokens = {str(token): int(seat) for token, seat in head["tokens"].items()}
    except TableError:
        raise
    except UNREADABLE as error:
        raise damaged(error) from None
    if not rows:
        raise damaged(ValueError("it has no entries"))
    return table, tokens


def _read_rows(rows: Sequence[Any]) -> list[TimedRow]:
    return [
        TimedRow(EntryRow(row["kind"], row["data"], row["seat"], row["key"]), float(row["at"]))
        for row in rows
    ]


def damaged(error: Exception) -> TableError:
    """Say that a stored game cannot be read; the others are not touched by that."""
    reason = f"{type(error).__name__}: {error}"[:200]
    return TableError("damaged-here", f"What is stored of this game is damaged ({reason}).")
