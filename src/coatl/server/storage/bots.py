"""Bot turns in the store: which process moves the bots of a table, and which tables wait."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from coatl.server.storage.clock import database_now
from coatl.server.storage.errors import UnknownTable
from coatl.server.storage.schema import bot_turns, insert_or, tables


def claim_bot_turn(
    connection: Connection,
    table_id: str,
    seat: int,
    seq: int,
    owner: str,
    *,
    now: float | None = None,
    seconds: float,
) -> bool:
    """Claim the right to move bots of a table for some seconds; tell whether it was granted.

    Granted if nobody holds it, its holder is late or thinks about an earlier position, or `owner`
    (one name a server process) holds it already and prolongs it.
    """
    if now is None:
        now = database_now(connection.dialect.name)
    row: dict[str, Any] = {"seat": seat, "seq": seq, "owner": owner, "until": now + seconds}
    upsert = insert_or(connection.dialect.name, bot_turns).values(table_id=table_id, **row)
    free = or_(
        bot_turns.c.until <= now,
        bot_turns.c.seq < seq,
        (bot_turns.c.owner == owner) & (bot_turns.c.seq == seq),
    )
    claim = upsert.on_conflict_do_update(index_elements=["table_id"], set_=row, where=free)
    try:
        granted = connection.scalar(claim.returning(bot_turns.c.table_id))
    except IntegrityError as error:
        raise UnknownTable(table_id) from error
    return granted is not None


def release_bot_turn(connection: Connection, table_id: str, owner: str) -> bool:
    """Give a claim back; tell whether `owner` held it."""
    held = delete(bot_turns).where(bot_turns.c.table_id == table_id, bot_turns.c.owner == owner)
    return connection.execute(held).rowcount > 0


def prolong_bot_turns(
    connection: Connection, owner: str, table_ids: Collection[str], *, seconds: float
) -> None:
    """Keep the claims that a process is at work on."""
    until = database_now(connection.dialect.name) + seconds
    mine = update(bot_turns).where(bot_turns.c.owner == owner)
    connection.execute(mine.where(bot_turns.c.table_id.in_(table_ids)).values(until=until))


def abandoned_bot_turns(connection: Connection, limit: int) -> list[str]:
    """Return running tables whose bots' turns were claimed by who has not come back in time."""
    now = database_now(connection.dialect.name)
    found = connection.scalars(
        select(tables.c.id)
        .join(bot_turns, bot_turns.c.table_id == tables.c.id)
        .where(tables.c.status == "running", bot_turns.c.until < now)
        .order_by(bot_turns.c.until)
        .limit(limit)
    )
    return list(found)


def drop_idle_bot_turn(connection: Connection, table_id: str, seq: int) -> None:
    """Drop a claim that nobody keeps, if the table is where no bot is to move."""
    now = database_now(connection.dialect.name)
    at_rest = select(tables.c.id).where(tables.c.id == table_id, tables.c.last_seq == seq)
    connection.execute(
        delete(bot_turns).where(bot_turns.c.table_id.in_(at_rest), bot_turns.c.until < now)
    )


def release_all_bot_turns(connection: Connection) -> None:
    """Drop every claim: for the start of a server that has the database to itself."""
    connection.execute(delete(bot_turns))


def tables_waiting_for_bots(connection: Connection) -> list[str]:
    """Return the running tables whose bots' turns were claimed and not finished, oldest first."""
    found = connection.scalars(
        select(tables.c.id)
        .join(bot_turns, bot_turns.c.table_id == tables.c.id)
        .where(tables.c.status == "running")
        .order_by(tables.c.updated_at, tables.c.id)
    )
    return list(found)
