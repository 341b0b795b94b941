"""Whether a record is an honest game of a day: its deal, its luck, its rival and its points."""

from __future__ import annotations

import random
from typing import Any, Literal

from coatl.core.chance import RecordingChance
from coatl.core.data import TypedDict, closed
from coatl.core.errors import CoatlError
from coatl.core.record import Record, parse_record
from coatl.core.registry import get_game
from coatl.daily.deals import Deal, Rival

Code = Literal["game", "unfinished", "resigned", "deal", "luck", "rival", "rules", "points"]
"""`deal` another seed, `luck` a draw that the seed does not give, `rival` a choice that the bot of
the day does not make, `rules` an action that is not allowed, `points` not the ones it made."""


class DayError(CoatlError):
    """A record that does not count, and why."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code


@closed
class EntryData(TypedDict):
    """What a verified record comes to."""

    game: str
    day: str
    points: int
    rival: int
    """The rival's points."""
    is_won: bool


class Judged(TypedDict, total=False):
    """What became of a record that was sent."""

    entry: EntryData
    refused: Code
    message: str


def judge_record(deal: Deal, text: str) -> Judged:
    """Return what a record as text comes to, or why it does not count."""
    try:
        return {"entry": verify(deal, parse_record(get_game(deal.game), text))}
    except DayError as error:
        return {"refused": error.code, "message": str(error)}
    except CoatlError as error:
        return {"refused": "rules", "message": str(error)}


def verify(deal: Deal, record: Record[Any]) -> EntryData:
    """Play a record again from the deal of the day; raise `DayError` where it does not fit.

    Nothing of it is believed but the player's own choices: chance comes from the seed, and the
    rival is asked anew.
    """
    game, options, seeded = deal.start()
    if record.game != deal.game or record.options != options:
        raise DayError("game", "this is another game than that of the day, or has other options")
    if record.rules_version != game.rules_version:
        raise DayError("rules", f"written for rules version {record.rules_version}")
    if record.scores is None:
        raise DayError("unfinished", "this game is not over")
    if record.resigned or record.continued is not None:
        raise DayError("resigned", "a game that was given up or taken over does not count")
    chance = RecordingChance(seeded)
    state = game.new(options, chance)
    if chance.take() != record.deal:
        raise DayError("deal", f"this is not the deal of {deal.day.isoformat()}")
    rival, rng = Rival(deal), random.Random(0)
    for number, step in enumerate(record.steps, 1):
        where = f"step {number}"
        if step.seat not in state.acting:
            raise DayError("rules", f"{where}: it is not the turn of seat {step.seat}")
        if step.seat != deal.seat:
            view, legal = game.observe(state, step.seat), state.legal_actions(step.seat)
            if rival.decide(view, legal, rng) != step.action:
                raise DayError("rival", f"{where}: the rival of the day does otherwise")
        try:
            state.apply(step.seat, step.action, chance)
        except CoatlError as error:
            raise DayError("rules", f"{where}: {error}") from error
        if chance.take() != step.outcomes:
            raise DayError("luck", f"{where}: the deal of the day brings something else")
    if not state.is_over:
        raise DayError("unfinished", "this game is not over")
    if state.scores() != record.scores:
        made = " ".join(str(score) for score in state.scores())
        raise DayError("points", f"the scores of this game are {made}")
    points = state.scores()
    return {
        "game": deal.game,
        "day": deal.day.isoformat(),
        "points": points[deal.seat],
        "rival": points[1 - deal.seat],
        "is_won": state.result().winners == (deal.seat,),
    }
