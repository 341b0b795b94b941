"""What a strong bot thinks of every legal action: hints during a game, advice after it."""

from __future__ import annotations

import hashlib

from coatl.server import commands as c
from coatl.server.errors import TableError, forbidden, stale, wrong_status
from coatl.server.messages import AdviceData, HintMessage
from coatl.server.planning import Actor
from coatl.server.pool import BotPool, PoolError, Question
from coatl.server.review import find_moment
from coatl.server.room import Room
from coatl.server.showing import show_action
from coatl.server.table import RUNNING

LEVEL = "high-priest"


async def give_hint(
    room: Room, pool: BotPool, milliseconds: int, command: c.HintCommand, actor: Actor
) -> HintMessage:
    """Return the legal actions of a seat, the best first, with reasons; nothing is changed."""
    table, seat = room.table, command.seat
    actor.hold(seat)
    if table.status != RUNNING or table.match is None:
        raise wrong_status(table.status)
    if table.settings.help != "coach":
        raise TableError("no-coach", "This table was made without hints.", 403)
    if command.version != table.version_for(seat):
        raise stale(table.version_for(seat))
    legal = table.match.legal_for(seat)
    if not legal:
        raise TableError("not-your-turn", "There is nothing to decide for you now.", seat=seat)
    view = table.game.observe(table.match.state_for(seat), seat)
    seed = hashlib.sha256(f"{table.secret}/hint/{seat}/{command.version}".encode()).hexdigest()
    question = Question(f"{table.id}/hint", seat, LEVEL, view, tuple(legal), seed, milliseconds)
    try:
        advice = await pool.advise(question)
    except PoolError as error:
        raise TableError("no-hint", f"There is no hint now: {error}", 503) from None
    return {
        "type": "hint",
        "key": command.key,
        "seat": seat,
        "version": command.version,
        "level": LEVEL,
        "ranking": [
            {"action": each["action"], "value": each["value"], "points": each["points"]}
            for each in advice["ranking"]
        ],
        "hopes": advice["hopes"],
        "fears": advice["fears"],
    }


async def look_again(
    room: Room, pool: BotPool, milliseconds: int, step: int, actor: Actor
) -> AdviceData:
    """Return what could have been done after a step of a finished game, the best first.

    To think is dear, so only those who were at the table may ask.
    """
    if not actor.seats and not actor.is_host:
        raise forbidden("who was at the table")
    table = room.table
    state, played = find_moment(table, step)
    if state.is_over:
        raise TableError("no-step", "Nothing was left to decide.", 422, steps=step)
    seat = int(state.to_act) if played is None else played.seat
    view, legal = table.game.observe(state, seat), tuple(state.legal_actions(seat))
    seed = hashlib.sha256(f"{table.secret}/advice/{step}".encode()).hexdigest()
    question = Question(f"{table.id}/advice", seat, LEVEL, view, legal, seed, milliseconds)
    try:
        advice = await pool.advise(question)
    except PoolError as error:
        raise TableError("no-hint", f"There is no advice now: {error}", 503) from None
    return {
        "step": step,
        "seat": seat,
        "level": LEVEL,
        "played": None if played is None else played.action,
        "ranking": [
            {
                "action": show_action(table.game.name, each["action"]),
                "value": each["value"],
                "points": each["points"],
            }
            for each in advice["ranking"]
        ],
        "hopes": advice["hopes"],
        "fears": advice["fears"],
    }
