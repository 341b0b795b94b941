"""The board of the day in the store: each result once, with its record."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal

from sqlalchemy import Connection, func, insert, select

from coatl.server.storage.players import name_player
from coatl.server.storage.schema import day_entries


@dataclass(frozen=True, slots=True)
class StoredResult:
    """A result of a day."""

    day: str
    game: str
    holder: str
    """The hash of the secret of the device that it comes from."""
    name: str
    points: int
    rival: int
    beaten: int
    record: str
    created_at: float


_RESULT = [day_entries.c[field.name] for field in fields(StoredResult)]


def name_key(name: str) -> str:
    """Return what two names have in common that people would take for one."""
    return " ".join(name.casefold().split())


def add_result(connection: Connection, result: StoredResult) -> Literal["", "device", "name"]:
    """Store a result and its maker's name; return what has one of this day already, if anything."""
    of_day = select(day_entries.c.holder, day_entries.c.name_key).where(
        day_entries.c.day == result.day, day_entries.c.game == result.game
    )
    key = name_key(result.name)
    for holder, taken in connection.execute(of_day):
        if holder == result.holder:
            return "device"
        if taken == key:
            return "name"
    row = {field.name: getattr(result, field.name) for field in fields(StoredResult)}
    connection.execute(insert(day_entries).values(**row, name_key=key))
    name_player(connection, result.holder, result.name, result.created_at)
    return ""


def list_results(
    connection: Connection, day: str, game: str, most: int
) -> tuple[int, list[StoredResult]]:
    """Return how many results a day has, and the best of them."""
    is_of_day = (day_entries.c.day == day) & (day_entries.c.game == game)
    count = connection.execute(
        select(func.count()).select_from(day_entries).where(is_of_day)
    ).scalar_one()
    order = day_entries.c.points.desc(), day_entries.c.created_at
    found = connection.execute(select(*_RESULT).where(is_of_day).order_by(*order).limit(most))
    return int(count), [StoredResult(*row) for row in found]


def find_result(
    connection: Connection, day: str, game: str, *, holder: str = "", name: str = ""
) -> StoredResult | None:
    """Return the result of a device or of a name."""
    wanted = select(*_RESULT).where(day_entries.c.day == day, day_entries.c.game == game)
    if holder:
        wanted = wanted.where(day_entries.c.holder == holder)
    else:
        wanted = wanted.where(day_entries.c.name_key == name_key(name))
    row = connection.execute(wanted).one_or_none()
    return None if row is None else StoredResult(*row)
