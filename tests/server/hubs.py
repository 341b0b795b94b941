"""A hub with a real database and a pool without processes."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

from coatl.server.live.bot_turns import BotTurns
from coatl.server.live.bus import Bus, LocalBus
from coatl.server.live.hub import Hub
from coatl.server.live.joining import join
from coatl.server.live.room import Room
from coatl.server.metrics import Metrics
from coatl.server.protocol import commands as c
from coatl.server.settings import ServerSettings
from coatl.server.storage.store import Store
from coatl.server.workers.messages import Question
from coatl.server.workers.pool import BotPool
from coatl.tables.planning import Actor
from tests.server.folding import COMMANDS

ASKED: dict[str, Any] = {**COMMANDS, "rematch": c.RematchCommand}


class FakePool:
    """Decides at random in this process, or fails as told."""

    def __init__(self, *failures: Exception) -> None:
        self.failures = list(failures)
        self.questions: list[Question] = []
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self._rng = random.Random(1)

    async def decide(self, question: Question) -> int:
        self.questions.append(question)
        self.asked.set()
        await self.may_answer.wait()
        if self.failures:
            raise self.failures[len(self.questions) % len(self.failures)]
        return self._rng.choice(question.legal)


class WatchedBotTurns(BotTurns):
    """Remembers whether its claims were granted."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.claims: list[bool] = []
        self.refused = asyncio.Event()

    async def _claim(self, room: Room, seat: int) -> bool:
        granted = await super()._claim(room, seat)
        self.claims.append(granted)
        if not granted:
            self.refused.set()
        return granted

    async def rest(self) -> None:
        """Wait until no bot has anything to do."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))
            await asyncio.sleep(0)  # what follows from the end of a task


@asynccontextmanager
async def open_hub(
    target: str | Path, pool: FakePool | None = None, bus: Bus | None = None, **settings: Any
) -> AsyncIterator[Hub]:
    store = await asyncio.to_thread(partial(Store.open, target, shared=True))
    metrics = Metrics()
    chosen = ServerSettings(**{"bot_milliseconds": 50, **settings})
    bots = cast(BotPool, pool or FakePool())
    hub = Hub(store, bus or LocalBus(), bots, chosen, metrics, WatchedBotTurns)
    try:
        yield hub
    finally:
        await hub.close()
        await store.aclose()


def bot_turns_of(hub: Hub) -> WatchedBotTurns:
    assert isinstance(hub.bot_turns, WatchedBotTurns)
    return hub.bot_turns


def new_table(seats: str = "pp", **settings: Any) -> c.NewTable:
    """Return a table to be made: `p` is a person, `o` open, `b` a bot."""
    plans: dict[str, dict[str, Any]] = {
        "p": {},
        "o": {"kind": "open"},
        "b": {"kind": "bot", "level": "novice"},
    }
    chosen = [c.SeatPlan(**plans[each]) for each in seats]
    return c.NewTable(**{"seats": chosen, "pace": "instant", **settings})


async def make_table(hub: Hub, seats: str = "pp", **settings: Any) -> Room:
    """Make a table, and return it."""
    made = await hub.creation.create(new_table(seats, **settings))
    return await hub.rooms.find(made["table"])


async def sit_down(room: Room, *names: str) -> list[str]:
    """Take free seats; return their tokens."""
    tokens = []
    for name in names:
        wanted = c.JoinTable(name=name, nonce=f"nonce-{name}")
        _, token = await join(room, wanted, Actor(is_host=True))
        tokens.append(token)
    return tokens


async def take_step(
    room: Room, seat: int, *, commit: bool = False, rng: random.Random | None = None
) -> int:
    """Let a person do something legal, the first if not at random; return the version then."""
    assert room.table.match is not None
    legal = room.table.match.legal_for(seat)
    command = c.StepCommand(
        type="step",
        key=secrets.token_hex(8),
        seat=seat,
        version=room.table.version_for(seat),
        action=rng.choice(legal) if rng else legal[0],
        commit=commit,
    )
    return (await room.submit(command, Actor(frozenset((seat,)))))["version"]


async def send(room: Room, kind: str, seat: int | None, **data: Any) -> None:
    """Let a seat, or the host, ask for something."""
    fields = {"type": kind, "key": secrets.token_hex(8), "seat": seat, **data}
    if seat is not None and issubclass(ASKED[kind], c.SeatCommand):
        fields["version"] = room.table.version_for(seat)
    held = frozenset(range(len(room.table.seats))) if seat is None else frozenset((seat,))
    await room.submit(ASKED[kind](**fields), Actor(held, seat is None))
    await asyncio.sleep(0)


async def play_on(hub: Hub, room: Room) -> None:
    """Let persons do the first thing that is legal, and bots what they want, until the end."""
    while room.table.status == "running":
        await bot_turns_of(hub).rest()
        match = room.table.match
        assert match is not None
        persons = [s for s in match.state.acting if not room.table.seats[s].is_automatic]
        for seat in persons[:1]:
            if match.legal_for(seat):
                await take_step(room, seat, commit=True)
            else:
                await send(room, "commit", seat)
    await bot_turns_of(hub).rest()
