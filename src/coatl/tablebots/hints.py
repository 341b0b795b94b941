"""How a strong bot would play the rest of a turn: hints during a game, advice after it."""

from __future__ import annotations

import hashlib
from itertools import takewhile
from typing import Any, NamedTuple

from coatl.bots.advice import Advice
from coatl.tablebots.hint_data import AdviceData, HintMessage, HintReasonData
from coatl.tablebots.plans import find_verdict, show_others, show_plan, show_steps
from coatl.tables.errors import TableError, forbidden, stale, wrong_status
from coatl.tables.history import find_moment
from coatl.tables.planning import Actor
from coatl.tables.seats import RUNNING
from coatl.tables.table import Table


class HintQuestion(NamedTuple):
    """What a bot is asked about a turn, and the seed of its luck."""

    seat: int
    view: Any
    legal: tuple[int, ...]
    seed: str
    played: tuple[int, ...] = ()
    """What was played instead, for advice after the game."""


def ask_for_hint(table: Table, actor: Actor, seat: int, version: int) -> HintQuestion:
    """Return what to ask for a hint, or say why there is none; nothing is changed."""
    actor.hold(seat)
    if table.status != RUNNING or table.match is None:
        raise wrong_status(table.status)
    if table.settings.help != "coach":
        raise TableError("no-coach", "This table was made without hints.")
    if version != table.version_for(seat):
        raise stale(table.version_for(seat))
    legal = table.match.legal_for(seat)
    if not legal:
        raise TableError("not-your-turn", "There is nothing to decide for you now.", seat=seat)
    view = table.game.observe(table.match.state_for(seat), seat)
    seed = hashlib.sha256(f"{table.secret}/hint/{seat}/{version}".encode()).hexdigest()
    return HintQuestion(seat, view, tuple(legal), seed)


def show_hint(
    table: Table, asked: HintQuestion, version: int, key: str, level: str, advice: Advice
) -> HintMessage:
    """Return a hint as a client is told it."""
    return {
        "type": "hint",
        "key": key,
        "seat": asked.seat,
        "version": version,
        "level": level,
        "points": advice.best.points,
        "plan": show_plan(table.game, asked.view, advice.best, advice.done),
        "done": advice.done,
        "others": show_others(table.game, advice),
        "reason": _show_reason(advice),
        "hopes": advice.to_data()["hopes"],
        "fears": advice.to_data()["fears"],
    }


def ask_for_advice(table: Table, actor: Actor, step: int) -> HintQuestion:
    """Return what to ask about a step of a finished game.

    To think is dear, so only those who were at the table may ask.
    """
    if not actor.seats and not actor.is_host:
        raise forbidden("who was at the table")
    state, _ = find_moment(table, max(0, step - 1))
    find_moment(table, step)
    if step == 0:
        raise TableError("no-step", "Nothing was decided before the first step.", steps=step)
    following = table.record().steps[step - 1 :]
    seat = following[0].seat
    played = tuple(each.action for each in takewhile(lambda each: each.seat == seat, following))
    view, legal = table.game.observe(state, seat), tuple(state.legal_actions(seat))
    seed = hashlib.sha256(f"{table.secret}/advice/{step}".encode()).hexdigest()
    return HintQuestion(seat, view, legal, seed, played)


def show_advice(
    table: Table, asked: HintQuestion, step: int, level: str, advice: Advice
) -> AdviceData:
    """Return advice about a step as a client is told it."""
    verdict = find_verdict(advice)
    assert advice.played is not None
    assert verdict is not None
    return {
        "step": step,
        "seat": asked.seat,
        "level": level,
        "points": advice.best.points,
        "plan": show_plan(table.game, asked.view, advice.best, 0),
        "others": show_others(table.game, advice),
        "reason": _show_reason(advice),
        "played": {
            "points": advice.played.points,
            "steps": show_steps(table.game, advice.played.steps),
            "verdict": verdict,
        },
    }


def _show_reason(advice: Advice) -> HintReasonData | None:
    reason = advice.reason
    if reason is None:
        return None
    return {"card": reason.card, "points": reason.points, "instead": reason.instead}
