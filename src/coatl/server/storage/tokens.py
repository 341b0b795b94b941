"""Tokens in the store: what opens a seat or a table, kept as hashes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, fields

from sqlalchemy import Connection, select, update

from coatl.server.storage.rows import Door, NewToken, StoredToken
from coatl.server.storage.schema import insert_or, tables, tokens

_TOKEN = [tokens.c[field.name] for field in fields(StoredToken)]


def add_token(connection: Connection, table_id: str, token: NewToken, *, at: float) -> None:
    """Let a token open a seat or a table; one that was revoked there is good again."""
    row = {"table_id": table_id, "created_at": at, "revoked_at": None}
    upsert = insert_or(connection.dialect.name, tokens).values(**row, **asdict(token))
    changed = {"seat": token.seat, "created_at": at, "revoked_at": None}
    connection.execute(
        upsert.on_conflict_do_update(index_elements=["hash", "table_id", "kind"], set_=changed)
    )


def revoke_token(connection: Connection, table_id: str, token_hash: str, *, at: float) -> bool:
    """End what a token opens at a table; tell whether it opened anything."""
    done = connection.execute(
        update(tokens)
        .where(tokens.c.table_id == table_id, tokens.c.hash == token_hash)
        .where(tokens.c.revoked_at.is_(None))
        .values(revoked_at=at)
    )
    return done.rowcount > 0


def find_tables_of_tokens(connection: Connection, hashes: Collection[str]) -> list[StoredToken]:
    """Return what tokens open, at which tables, newest first; not what is revoked."""
    found = connection.execute(
        select(*_TOKEN)
        .where(tokens.c.hash.in_(sorted(set(hashes))))
        .where(tokens.c.revoked_at.is_(None))
        .order_by(tokens.c.created_at.desc(), tokens.c.table_id, tokens.c.kind, tokens.c.hash)
    )
    return [StoredToken(*row) for row in found]


def load_tokens(connection: Connection, table_id: str) -> list[StoredToken]:
    """Return every token of a table, used and revoked ones too."""
    found = connection.execute(
        select(*_TOKEN).where(tokens.c.table_id == table_id).order_by(*tokens.primary_key)
    )
    return [StoredToken(*row) for row in found]


def load_door(connection: Connection, table_id: str) -> Door | None:
    """Return who may know of a table; None if there is none."""
    asked = select(tables.c.listed, tables.c.invite_hash).where(tables.c.id == table_id)
    found = connection.execute(asked).one_or_none()
    if found is None:
        return None
    hashes = connection.scalars(select(tokens.c.hash).where(tokens.c.table_id == table_id))
    return Door(found.listed, found.invite_hash, frozenset(hashes))
