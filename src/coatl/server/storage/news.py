"""What has happened at tables since somebody looked last: only what is missing is read."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from coatl.server.storage.operations import ENTRY_COLUMNS, make_entry
from coatl.server.storage.rows import StoredEntry, StoredToken
from coatl.server.storage.tokens import load_tokens

# In the database's own words, by the driver alone: whatever is played elsewhere is asked for so,
# and to go by way of SQLAlchemy costs three times as much as the question itself.
_NEWS = f"""
SELECT t.door, t.invite_hash, t.last_seq, {", ".join(f"e.{each.name}" for each in ENTRY_COLUMNS)}
FROM tables t LEFT JOIN entries e ON e.table_id = t.id AND e.seq > %s
WHERE t.id = %s ORDER BY e.seq
"""
# The ids are one value, so that it is the same question for any number of them.
_NUMBERS = "SELECT id, last_seq, door FROM tables WHERE id = ANY(%s)"


@dataclass(frozen=True, slots=True)
class News:
    """What one who knows a table up to some entry has missed."""

    entries: list[StoredEntry]
    door: int
    tokens: list[StoredToken] | None
    """All of them, if any has changed."""
    invite_hash: str | None


def load_news(connection: Connection, table_id: str, seq: int, door: int) -> News | None:
    """Return what is new since an entry and a state of the door; None if there is no table."""
    found = _ask(connection, _NEWS, [seq, table_id])
    if not found:
        return None
    at_door, invite_hash, last_seq = found[0][:3]
    new = [_read_entry(*row[3:]) for row in found] if last_seq > seq else []
    tokens = load_tokens(connection, table_id) if at_door != door else None
    return News(new, at_door, tokens, invite_hash)


def last_numbers(connection: Connection, table_ids: Collection[str]) -> dict[str, tuple[int, int]]:
    """Return the last entry's number and the state of the door of each table that there is.

    For PostgreSQL alone: who has the database to itself knows the numbers.
    """
    found = _ask(connection, _NUMBERS, [list(table_ids)])
    return {table_id: (seq, door) for table_id, seq, door in found}


def _read_entry(kind: str, data: str, *others: Any) -> StoredEntry:
    """Return an entry as the driver gives it: its data are text."""
    return make_entry((kind, json.loads(data), *others))


def _ask(connection: Connection, question: str, values: list[Any]) -> list[tuple[Any, ...]]:
    """Return the rows that answer a question; what fails is told as SQLAlchemy tells it."""
    raw: Any = connection.connection.driver_connection
    if connection.dialect.paramstyle == "qmark":  # SQLite's
        question = question.replace("%s", "?")
    try:
        rows: list[tuple[Any, ...]] = raw.execute(question, values).fetchall()
    except connection.dialect.loaded_dbapi.Error as error:
        is_lost = bool(getattr(raw, "closed", False))
        if is_lost:
            connection.invalidate()
        failure = DBAPIError(question, None, error, connection_invalidated=is_lost)
        raise failure from error
    return rows
