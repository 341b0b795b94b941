"""Who gave a name here, in the store: known by a device's secret, with the first tries of puzzles.

A rating is moved by the first try of each puzzle alone, in the transaction that stores the try.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, select, update

from coatl.puzzles.rating import Rating
from coatl.server.storage.schema import day_entries, first_tries, insert_or, players


@dataclass(frozen=True, slots=True)
class StoredPlayer:
    """Somebody with a name here."""

    holder: str
    """The hash of the secret of the device."""
    name: str
    rating: float
    deviation: float
    change: int | None
    """What the last first try changed; None before any."""
    tries: int
    """How many puzzles were tried."""


@dataclass(frozen=True, slots=True)
class FirstTry:
    """The first try of a puzzle: empty steps are an answer that was looked at."""

    puzzle: str
    steps: Sequence[int]
    hints: int
    is_right: bool


_PLAYER = [players.c[field.name] for field in fields(StoredPlayer)]


def find_player(connection: Connection, holder: str) -> StoredPlayer | None:
    """Return who gave a name with a device's secret."""
    row = connection.execute(select(*_PLAYER).where(players.c.holder == holder)).one_or_none()
    return None if row is None else StoredPlayer(*row)


def name_player(connection: Connection, holder: str, name: str, at: float) -> None:
    """Give a device a name, or another one; what it has stays."""
    new = insert_or(connection.dialect.name, players).values(
        **Rating()._asdict(),
        holder=holder,
        name=name,
        change=None,
        tries=0,
        created_at=at,
        used_at=at,
    )
    connection.execute(
        new.on_conflict_do_update(index_elements=["holder"], set_={"name": name, "used_at": at})
    )


def add_first_try(
    connection: Connection,
    holder: str,
    first: FirstTry,
    rated: Callable[[Rating], Rating],
    at: float,
) -> StoredPlayer | str:
    """Store a first try and move the rating; else say that there is no `name`, or one was `tried`.

    The same try once more changes nothing and is answered alike: its answer may have been lost.
    """
    mine = select(*_PLAYER).where(players.c.holder == holder).with_for_update()
    row = connection.execute(mine).one_or_none()  # nobody else moves this rating meanwhile
    if row is None:
        return "name"
    player = StoredPlayer(*row)
    known = connection.execute(
        select(first_tries.c.steps, first_tries.c.hints).where(
            first_tries.c.holder == holder, first_tries.c.puzzle == first.puzzle
        )
    ).one_or_none()
    if known is not None:
        return player if tuple(known) == (list(first.steps), first.hints) else "tried"
    after = rated(Rating(player.rating, player.deviation))
    row_of_try: dict[str, Any] = {
        "holder": holder,
        "puzzle": first.puzzle,
        "steps": list(first.steps),
        "hints": first.hints,
        "is_right": first.is_right,
        "rating": after.rating,
        "at": at,
    }
    connection.execute(insert(first_tries).values(row_of_try))
    change = round(after.rating) - round(player.rating)
    told = {**after._asdict(), "change": change, "tries": player.tries + 1}
    connection.execute(update(players).where(players.c.holder == holder).values(**told, used_at=at))
    return StoredPlayer(holder, player.name, **told)


def delete_player(connection: Connection, holder: str) -> bool:
    """Delete all that is kept of a device: name, rating, tries, places on boards of the day."""
    connection.execute(delete(day_entries).where(day_entries.c.holder == holder))
    return bool(connection.execute(delete(players).where(players.c.holder == holder)).rowcount)


def purge_players(
    connection: Connection, before: float, *, idle: bool = False, limit: int = 100
) -> int:
    """Delete some who were not seen since a time, perhaps only `idle` ones: a name and no more."""
    asked = select(players.c.holder).where(players.c.used_at < before)
    if idle:
        is_on_board = exists().where(day_entries.c.holder == players.c.holder)
        asked = asked.where(players.c.tries == 0, ~is_on_board)
    old = connection.scalars(asked.order_by(players.c.used_at).limit(limit)).all()
    return sum(delete_player(connection, holder) for holder in old)
