"""How a strong bot would play the rest of a turn: hints during a game, advice after it."""

from __future__ import annotations

import hashlib
from itertools import takewhile

from coatl.bots.advice import Advice
from coatl.bots.counsel import Counsel
from coatl.server.live.plans import find_verdict, show_others, show_plan, show_steps
from coatl.server.live.room import Room
from coatl.server.protocol import commands as c
from coatl.server.protocol.messages import AdviceData, HintMessage, HintReasonData
from coatl.server.workers.pool import BotPool, PoolError, Question
from coatl.tables.errors import TableError, forbidden, stale, wrong_status
from coatl.tables.planning import Actor
from coatl.tables.review import find_moment
from coatl.tables.seats import RUNNING

LEVEL = "high-priest"


async def give_hint(
    room: Room, pool: BotPool, milliseconds: int, command: c.HintCommand, actor: Actor
) -> HintMessage:
    """Return how to play the rest of a seat's turn, with reasons; nothing is changed."""
    table, seat = room.table, command.seat
    actor.hold(seat)
    if table.status != RUNNING or table.match is None:
        raise wrong_status(table.status)
    if table.settings.help != "coach":
        raise TableError("no-coach", "This table was made without hints.")
    if command.version != table.version_for(seat):
        raise stale(table.version_for(seat))
    legal = table.match.legal_for(seat)
    if not legal:
        raise TableError("not-your-turn", "There is nothing to decide for you now.", seat=seat)
    view = table.game.observe(table.match.state_for(seat), seat)
    counsel = room.counsels.setdefault(seat, Counsel())
    advice = counsel.recall(view)
    if advice is None:
        seed = hashlib.sha256(f"{table.secret}/hint/{seat}/{command.version}".encode()).hexdigest()
        question = Question(
            f"{table.id}/hint", seat, LEVEL, view, tuple(legal), seed, milliseconds, room.asker
        )
        try:
            advice = Advice.from_data(await pool.advise(question))
        except PoolError as error:
            raise TableError("no-hint", f"There is no hint now: {error}") from None
        counsel.keep(table.game, view, advice)
    return {
        "type": "hint",
        "key": command.key,
        "seat": seat,
        "version": command.version,
        "level": LEVEL,
        "points": advice.best.points,
        "plan": show_plan(table.game, view, advice.best, advice.done),
        "done": advice.done,
        "others": show_others(table.game, advice),
        "reason": _show_reason(advice),
        "hopes": advice.to_data()["hopes"],
        "fears": advice.to_data()["fears"],
    }


async def give_advice(
    room: Room, pool: BotPool, milliseconds: int, step: int, actor: Actor
) -> AdviceData:
    """Return how a bot would have played from a step of a finished game on, instead of it.

    To think is dear, so only those who were at the table may ask.
    """
    if not actor.seats and not actor.is_host:
        raise forbidden("who was at the table")
    table = room.table
    state, _ = find_moment(table, max(0, step - 1))
    find_moment(table, step)
    if step == 0:
        raise TableError("no-step", "Nothing was decided before the first step.", steps=step)
    following = table.record().steps[step - 1 :]
    seat = following[0].seat
    played = tuple(each.action for each in takewhile(lambda each: each.seat == seat, following))
    view, legal = table.game.observe(state, seat), tuple(state.legal_actions(seat))
    seed = hashlib.sha256(f"{table.secret}/advice/{step}".encode()).hexdigest()
    name = f"{table.id}/advice"
    question = Question(name, seat, LEVEL, view, legal, seed, milliseconds, room.asker, played)
    try:
        advice = Advice.from_data(await pool.advise(question))
    except PoolError as error:
        raise TableError("no-hint", f"There is no advice now: {error}") from None
    verdict = find_verdict(advice)
    assert advice.played is not None
    assert verdict is not None
    return {
        "step": step,
        "seat": seat,
        "level": LEVEL,
        "points": advice.best.points,
        "plan": show_plan(table.game, view, advice.best, 0),
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
