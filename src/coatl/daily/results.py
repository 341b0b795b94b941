"""What a finished game of a day comes to, told from its record."""

from __future__ import annotations

from typing import Any, Literal

from coatl.core.data import TypedDict, closed
from coatl.core.errors import CoatlError
from coatl.core.record import Record, parse_record, replay_to_end
from coatl.core.registry import get_game
from coatl.daily.deals import Deal
from coatl.daily.par import ParData, count_beaten
from coatl.daily.shared_text import share_text
from coatl.daily.shipped import find_shipped_par
from coatl.daily.tables import count_day
from coatl.tables.errors import TableError


@closed
class DayData(TypedDict):
    """The deal of a day, before it is played."""

    game: Literal["board", "cards"]
    day: str
    number: int
    seat: int
    par: ParData
    """Of 0 games where nobody has counted this day: then it is what is usual."""


@closed
class DayResultData(TypedDict):
    """What a finished game of a day came to."""

    points: int
    rival: int
    is_won: bool
    beaten: int
    """How many of the five levels made fewer points."""
    text: str
    """To share: it tells no card, no colour and no pattern."""


def show_day(deal: Deal) -> DayData:
    """Return what is known of a day."""
    game: Any = deal.game
    return {
        "game": game,
        "day": deal.day.isoformat(),
        "number": count_day(deal),
        "seat": deal.seat,
        "par": find_shipped_par(deal),
    }


def read_record(deal: Deal, text: str) -> Record[Any]:
    """Return a record of a deal's game."""
    try:
        return parse_record(get_game(deal.game), text)
    except CoatlError as error:
        raise TableError("bad-record", str(error)[:300]) from None


def tell_result(deal: Deal, text: str) -> DayResultData:
    """Return what a finished game came to; whether it was an honest one is not asked here."""
    record = read_record(deal, text)
    try:
        state = replay_to_end(get_game(deal.game), record)
    except CoatlError as error:
        raise TableError("bad-record", str(error)[:300]) from None
    if not state.is_over:
        raise TableError("bad-record", "this game is not over")
    points = state.scores()
    beaten = count_beaten(points[deal.seat], find_shipped_par(deal))
    return {
        "points": points[deal.seat],
        "rival": points[1 - deal.seat],
        "is_won": state.result().winners == (deal.seat,),
        "beaten": beaten,
        "text": share_text(deal, state, beaten),
    }
