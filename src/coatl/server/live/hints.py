"""Hints during a game and advice after it, thought about by the server's workers."""

from __future__ import annotations

from coatl.bots.advice import Advice
from coatl.bots.counsel import Counsel
from coatl.server.live.room import Room
from coatl.server.protocol import commands as c
from coatl.server.workers.asking import Pool
from coatl.server.workers.messages import Question
from coatl.server.workers.types import PoolError
from coatl.tablebots.hint_data import AdviceData, HintMessage
from coatl.tablebots.hints import (
    HintQuestion,
    ask_for_advice,
    ask_for_hint,
    show_advice,
    show_hint,
)
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor

LEVEL = "high-priest"


async def give_hint(
    room: Room, pool: Pool, milliseconds: int, command: c.HintCommand, actor: Actor
) -> HintMessage:
    """Return how to play the rest of a seat's turn, with reasons; nothing is changed."""
    table, seat = room.table, command.seat
    asked = ask_for_hint(table, actor, seat, command.version)
    counsel = room.counsels.setdefault(seat, Counsel())
    advice = counsel.recall(asked.view)
    if advice is None:
        advice = await _think(room, pool, milliseconds, "hint", asked)
        counsel.keep(table.game, asked.view, advice)
    return show_hint(table, asked, command.version, command.key, LEVEL, advice)


async def give_advice(
    room: Room, pool: Pool, milliseconds: int, step: int, actor: Actor
) -> AdviceData:
    """Return how a bot would have played from a step of a finished game on, instead of it."""
    asked = ask_for_advice(room.table, actor, step)
    advice = await _think(room, pool, milliseconds, "advice", asked)
    return show_advice(room.table, asked, step, LEVEL, advice)


async def _think(
    room: Room, pool: Pool, milliseconds: int, kind: str, asked: HintQuestion
) -> Advice:
    question = Question(
        f"{room.table.id}/{kind}",
        asked.seat,
        LEVEL,
        asked.view,
        asked.legal,
        asked.seed,
        milliseconds,
        room.asker,
        asked.played,
    )
    try:
        return Advice.from_data(await pool.advise(question))
    except PoolError as error:
        raise TableError("no-hint", f"There is no {kind} now: {error}") from None
