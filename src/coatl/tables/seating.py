"""Who may sit where, and under which name."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace
from itertools import chain, count

from coatl.tables.commands import SeatPlan
from coatl.tables.errors import TableError, no_seat, wrong_status
from coatl.tables.seats import BOT, LOBBY, OPEN, PERSON, Seat
from coatl.tables.table import Table


def find_seat(table: Table, wanted: int | None, *, is_invited: bool) -> int:
    """Return the seat that somebody who joins gets."""
    if table.status != LOBBY:
        raise wrong_status(table.status)
    free = [
        number
        for number, seat in enumerate(table.seats)
        if not seat.taken and (seat.kind == OPEN or (seat.kind == PERSON and is_invited))
    ]
    if wanted is not None and wanted >= len(table.seats):
        raise no_seat(wanted)
    if wanted is not None and wanted not in free:
        raise TableError("taken", "This seat is not free.", seat=wanted)
    if not free:
        raise TableError("full", "No seat is free.")
    return free[0] if wanted is None else wanted


def seat_of(table: Table, number: int) -> Seat:
    """Return a seat, or say that there is none of this number."""
    if number >= len(table.seats):
        raise no_seat(number)
    return table.seats[number]


def taken_seat(table: Table, number: int) -> Seat:
    """Return a seat on which a person sits, or say that nobody does."""
    seat = seat_of(table, number)
    if not seat.taken:
        raise TableError("no-person", "Nobody sits there.", seat=number)
    return seat


def configure(table: Table, target: int, wanted: SeatPlan) -> Seat:
    """Return a seat of a table as it is to be, with a name that nobody else has."""
    seat = plan_seat(wanted)
    if wanted.name is not None:
        check_name(table, wanted.name, target)
    elif seat.name:
        taken = {other.name for number, other in enumerate(table.seats) if number != target}
        return replace(seat, name=fresh_name(seat.name, taken))
    return seat


def plan_seat(wanted: SeatPlan) -> Seat:
    """Return a seat as it is to be, or say what is wrong with that."""
    if wanted.kind == BOT:
        if wanted.level is None:
            raise TableError("no-level", "Say how strong the bot is to be.")
        return Seat(BOT, wanted.name or wanted.level, wanted.level)
    if wanted.level is not None:
        raise TableError("no-bot", "Only a bot has a level.")
    return Seat(OPEN if wanted.kind == OPEN else PERSON)


def name_bots(seats: Sequence[Seat]) -> list[Seat]:
    """Give bots of the same name numbers: every player's name is different."""
    taken: set[str] = set()
    named = []
    for seat in seats:
        if seat.kind == BOT:
            seat = replace(seat, name=fresh_name(seat.name, taken))
            taken.add(seat.name)
        named.append(seat)
    return named


def fresh_name(name: str, taken: Set[str]) -> str:
    """Return a name that nobody at the table has yet: who comes second gets a number."""
    numbered = (f"{name} {number}" for number in count(2))
    return next(each for each in chain([name], numbered) if each not in taken)


def check_name(table: Table, name: str, seat: int | None = None) -> None:
    """Refuse a name that somebody else here has."""
    others = (other.name for number, other in enumerate(table.seats) if number != seat)
    if name and name in others:
        raise TableError("name-taken", "Somebody here has this name.", name=name)
