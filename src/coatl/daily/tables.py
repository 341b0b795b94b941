"""The deal of the day as a table: the same seats, the same luck and the same rival everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from coatl.core.errors import CoatlError
from coatl.core.registry import get_game
from coatl.daily.deals import RIVAL, Deal, find_deal
from coatl.tables.commands import SeatPlan
from coatl.tables.entries import Create
from coatl.tables.errors import TableError
from coatl.tables.seats import BOT, PERSON, Seat, Settings

FIRST = date(2026, 11, 1)
"""The day of deal number 1."""


def read_deal(game: str, text: str) -> Deal:
    """Return the deal that is meant, or say that there is none."""
    try:
        deal = find_deal(game, date.fromisoformat(text))
    except (CoatlError, ValueError) as error:
        raise TableError("no-deal", str(error)[:300]) from None
    if deal.day < FIRST:
        raise TableError("no-deal", f"the first deal was that of {FIRST.isoformat()}")
    return deal


def count_day(deal: Deal) -> int:
    """Return the number of a day's deal; the first one is 1."""
    return (deal.day - FIRST).days + 1


def plan_day(game: str, day: str, pace: str, plans: Sequence[SeatPlan] = ()) -> Create:
    """Return the entry that makes the table of a day; of the plans, only a bot's name is taken."""
    deal = read_deal(game, day)
    _, options, _ = deal.start()
    name = next((plan.name for plan in plans if plan.kind == BOT and plan.name), None)
    level = RIVAL.partition("@")[0]
    seats = [Seat(PERSON), Seat(PERSON)]
    seats[1 - deal.seat] = Seat(BOT, name or level, RIVAL)
    settings = Settings(
        game,
        get_game(game).format_options(options),
        pace=pace,
        autostart=True,
        seed=deal.seed,
        day=deal.day.isoformat(),
    )
    return Create(None, settings, tuple(seats))
