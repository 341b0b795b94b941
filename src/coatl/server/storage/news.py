"""What has happened at tables since somebody looked last: only what is missing is read."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, select

from coatl.server.storage.operations import load_entries
from coatl.server.storage.rows import StoredEntry, StoredToken
from coatl.server.storage.schema import tables
from coatl.server.storage.tokens import load_tokens


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
    asked = select(tables.c.last_seq, tables.c.door, tables.c.invite_hash)
    found = connection.execute(asked.where(tables.c.id == table_id)).one_or_none()
    if found is None:
        return None
    entries = load_entries(connection, table_id, seq) if found.last_seq > seq else []
    tokens = load_tokens(connection, table_id) if found.door != door else None
    return News(entries, found.door, tokens, found.invite_hash)


def last_numbers(connection: Connection, table_ids: Collection[str]) -> dict[str, tuple[int, int]]:
    """Return the last entry's number and the state of the door of each table that there is."""
    found = connection.execute(
        select(tables.c.id, tables.c.last_seq, tables.c.door).where(tables.c.id.in_(table_ids))
    )
    return {row.id: (row.last_seq, row.door) for row in found}
