"""What a table is made from: settings that make sense, and seats; for a rematch, those before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from coatl.core.chance import SeededChance
from coatl.core.errors import CoatlError
from coatl.core.record import resume
from coatl.core.record_text import parse_record
from coatl.core.registry import get_game
from coatl.tables.commands import SeatPlan
from coatl.tables.entries import Create
from coatl.tables.errors import TableError, wrong_status
from coatl.tables.seating import name_bots, plan_seat
from coatl.tables.seats import BOT, OVER, Seat, Settings
from coatl.tables.table import Table

MOST_WORDS = 300
"""Characters of a reason: it may cite what was sent."""


def plan_table(wanted: Settings, seats: Sequence[SeatPlan]) -> Create:
    """Return the entry that makes a table, or say what is wrong with it."""
    settings = _check(wanted, len(seats))
    return Create(None, settings, tuple(name_bots([plan_seat(seat) for seat in seats])))


def _check(wanted: Settings, seats: int) -> Settings:
    """Return settings with the options written out."""
    game = get_game(wanted.game)
    try:
        if wanted.record:
            record = parse_record(game, wanted.record)
            resume(game, record, wanted.steps, SeededChance("check", game.sources))
            options = record.options
        else:
            if wanted.steps:
                raise TableError("no-record", "Steps are taken over from a record: send it.")
            options = game.parse_options(wanted.options, seats)
    except CoatlError as error:
        raise TableError("bad-options", str(error)[:MOST_WORDS]) from None
    needed = game.seat_count(options)
    if needed != seats:
        message = f"This game has {needed} seats, not {seats}."
        raise TableError("wrong-seats", message, seats=needed)
    return replace(wanted, options=game.format_options(options), name=wanted.name.strip())


def plan_rematch(table: Table) -> Create:
    """Return the entry that makes a table for the same people, each one seat further."""
    if table.status != OVER:
        raise wrong_status(table.status)
    if table.rematch:
        raise TableError("rematched", "There is a rematch already.", table=table.rematch)
    settings = replace(table.settings, record="", steps=0, seed="", day="")
    if table.settings.record:
        settings = replace(settings, options=table.game.format_options(table.record().options))
    seats = [_again(seat) for seat in table.seats]
    # The invitation of this table follows from a secret that is told by now.
    return Create(None, settings, tuple(seats[-1:] + seats[:-1]), 1 if table.invitation else 0)


def _again(seat: Seat) -> Seat:
    """Return a seat as it begins the next game: persons name a new nonce."""
    if seat.kind == BOT:
        return Seat(BOT, seat.name, seat.level.partition("@")[0])
    return Seat(seat.kind, seat.name, taken=seat.taken)
