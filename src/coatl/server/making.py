"""What a table is made from: settings that make sense, seats, and what the lobby shows of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import Any

from coatl.core.chance import SeededChance
from coatl.core.errors import CoatlError
from coatl.core.record import resume
from coatl.core.record_text import parse_record
from coatl.core.registry import get_game
from coatl.server import commands as c
from coatl.server.errors import TableError
from coatl.server.store_rows import TableChanges
from coatl.server.table import BOT, Seat, Settings, Table

MOST_WORDS = 300
"""Characters of a reason: it may cite what was sent."""
_TOLD = [field.name for field in fields(Settings) if field.name != "record"]
"""What the lobby shows of a table's settings."""


def changes_of(table: Table) -> TableChanges:
    """Return what the lobby shows of a table."""
    seats = [
        {"kind": seat.kind, "name": seat.name, "level": seat.level, "taken": seat.taken}
        for seat in table.seats
    ]
    free = sum(not seat.taken and seat.kind != BOT for seat in table.seats)
    settings = {name: getattr(table.settings, name) for name in _TOLD}
    status: Any = table.status
    return {
        "settings": settings,
        "status": status,
        "listed": table.settings.listed,
        "seats_open": free,
        "summary": {"seats": seats},
    }


def check_settings(wanted: c.NewTable) -> Settings:
    """Return the settings of a table to be made, or say what is wrong with them."""
    game = get_game(wanted.game)
    try:
        if wanted.record:
            record = parse_record(game, wanted.record)
            resume(game, record, wanted.steps, SeededChance("check", game.sources))
            options = record.options
        else:
            if wanted.steps:
                raise TableError("no-record", "Steps are taken over from a record: send it.", 422)
            options = game.parse_options(wanted.options, len(wanted.seats))
    except CoatlError as error:
        raise TableError("bad-options", str(error)[:MOST_WORDS], 422) from None
    seats = game.seat_count(options)
    if seats != len(wanted.seats):
        raise TableError(
            "wrong-seats",
            f"This game has {seats} seats, not {len(wanted.seats)}.",
            422,
            seats=seats,
        )
    return Settings(
        wanted.game,
        game.format_options(options),
        wanted.name.strip(),
        wanted.help,
        wanted.pace,
        wanted.listed,
        wanted.autostart,
        wanted.record,
        wanted.steps,
    )


def name_bots(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Give bots of the same name numbers: every player's name is different."""
    seen: Counter[str] = Counter()
    for seat in seats:
        if seat["kind"] == BOT:
            seen[seat["name"]] += 1
            if seen[seat["name"]] > 1:
                seat["name"] += f" {seen[seat['name']]}"
    return seats


def rotate(seats: list[Seat]) -> list[Seat]:
    """Return the seats for another game: everybody moves one further."""
    return seats[-1:] + seats[:-1]


def again(seat: Seat) -> dict[str, Any]:
    """Return a seat as it begins the next game: persons name a new nonce."""
    if seat.kind == BOT:
        return {"kind": BOT, "name": seat.name, "level": seat.level}
    return {"kind": seat.kind, "name": seat.name, "taken": seat.taken}
