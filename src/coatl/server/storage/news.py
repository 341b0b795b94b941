"""What has happened at tables since somebody looked last: only what is missing is read."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ARRAY, Connection, Text, and_, any_, bindparam, select

from coatl.server.storage.operations import ENTRY_COLUMNS, make_entry
from coatl.server.storage.rows import StoredEntry, StoredToken
from coatl.server.storage.schema import entries, tables
from coatl.server.storage.tokens import load_tokens

# All of it in one question, which is built once: it is asked for whatever is played elsewhere.
_NEWS = (
    select(tables.c.door, tables.c.invite_hash, tables.c.last_seq, *ENTRY_COLUMNS)
    .select_from(
        tables.outerjoin(
            entries,
            and_(entries.c.table_id == tables.c.id, entries.c.seq > bindparam("after")),
        )
    )
    .where(tables.c.id == bindparam("of"))
    .order_by(entries.c.seq)
)
# The ids are one value, so that it is the same question for any number of them.
_NUMBERS = select(tables.c.id, tables.c.last_seq, tables.c.door).where(
    tables.c.id == any_(bindparam("ids", type_=ARRAY(Text)))
)


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
    found = connection.execute(_NEWS, {"of": table_id, "after": seq}).all()
    if not found:
        return None
    at_door, invite_hash, last_seq = found[0][:3]
    new = [make_entry(row[3:]) for row in found] if last_seq > seq else []
    tokens = load_tokens(connection, table_id) if at_door != door else None
    return News(new, at_door, tokens, invite_hash)


def last_numbers(connection: Connection, table_ids: Collection[str]) -> dict[str, tuple[int, int]]:
    """Return the last entry's number and the state of the door of each table that there is.

    For PostgreSQL alone: who has the database to itself knows the numbers.
    """
    found = connection.execute(_NUMBERS, {"ids": list(table_ids)})
    return {table_id: (seq, door) for table_id, seq, door in found}
