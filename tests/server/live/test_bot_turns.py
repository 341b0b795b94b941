"""Bots at tables: a failing worker, the pace, people who come back, several servers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from coatl.server.live.hub import Hub
from coatl.server.live.loading import unfold
from coatl.server.live.room import Room
from coatl.server.protocol import commands as c
from coatl.server.workers.types import PoolCrashed, PoolLate
from coatl.tablebots.turns import PACES
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor
from coatl.tables.presenting import present
from tests.server.hubs import (
    FakePool,
    bot_turns_of,
    make_table,
    new_table,
    open_hub,
    sit_down,
    take_step,
)
from tests.server.stores import load

pytestmark = pytest.mark.slow


def seat(number: int) -> Actor:
    return Actor(frozenset((number,)))


def shown(room: Room, reader: int | None) -> Any:
    return present(room.table, reader, lambda _: True)


@pytest.mark.parametrize("game", ["board", "cards"])
def test_workers_that_fail_cost_no_game(data_dir: Path, game: str) -> None:
    async def scenario() -> None:
        pool = FakePool(PoolLate("late"), PoolCrashed("crashed"))
        async with open_hub(data_dir, pool) as hub:
            made = await hub.creation.create(new_table("bb", game=game, help="off"))
            room = await hub.rooms.find(made["table"])
            await bot_turns_of(hub).rest()
            assert room.table.status == "over"
            assert hub.metrics.bot_turns.labels("fallback")._value.get() > 0
            assert hub.metrics.bot_turns.labels("worker")._value.get() == 0

    asyncio.run(scenario())


class StoppedClock:
    """Time that does not pass by itself."""

    @staticmethod
    def monotonic() -> float:
        return 1000.0

    @staticmethod
    def time() -> float:
        return 1e9

    @staticmethod
    def perf_counter() -> float:
        return 0.0


@pytest.mark.parametrize("pace", list(PACES))
def test_bots_move_at_the_pace_of_the_table(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    waits: list[float] = []
    real_sleep = asyncio.sleep

    async def note(seconds: float, *_: object) -> None:
        if seconds:
            waits.append(round(seconds, 6))
        await real_sleep(0)

    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            made = await hub.creation.create(new_table("bbb", game="cards", pace=pace, help="off"))
            room = await hub.rooms.find(made["table"])
            await bot_turns_of(hub).rest()
            assert room.table.status == "over"
            plays = sum(e.kind == "play" for e in (await load(hub.store, made["table"])).entries)
            expected = PACES[pace]
            assert set(waits) == ({expected} if expected else set())
            assert not expected or plays > len(waits) > plays / 2

    monkeypatch.setattr("coatl.server.live.room.time", StoppedClock)
    monkeypatch.setattr("coatl.server.live.bot_turns.time", StoppedClock)
    monkeypatch.setattr(asyncio, "sleep", note)
    asyncio.run(scenario())


def test_what_a_bot_thought_of_is_dropped_when_the_person_returns(data_dir: Path) -> None:
    async def scenario() -> None:
        pool = FakePool()
        async with open_hub(data_dir, pool) as hub:
            room = await make_table(hub, "pp", game="cards")
            await sit_down(room, "Ana", "Bo")
            assert room.table.match is not None
            mover = room.table.match.state.acting[0]
            before = room.table.match.state.to_bytes()
            pool.may_answer.clear()
            leave = c.LeaveCommand(type="leave", key="l", seat=mover)
            await room.submit(leave, seat(mover))
            await pool.asked.wait()
            back = c.ReturnCommand(type="return", key="b", seat=mover, target=mover)
            await room.submit(back, seat(mover))
            pool.may_answer.set()
            await bot_turns_of(hub).rest()
            assert room.table.match.state.to_bytes() == before
            await take_step(room, mover)

    asyncio.run(scenario())


# Several servers on one database


async def meet(one: Hub, other: Hub, seats: str) -> tuple[Room, Room]:
    """Return a table of two persons or a person and a bot, in the memory of both servers."""
    made = await one.creation.create(new_table(seats, game="cards", help="off"))
    room = await one.rooms.find(made["table"])
    await sit_down(room, *"AB"[: seats.count("p")])
    await bot_turns_of(one).rest()
    return room, await other.rooms.find(made["table"])


def test_a_server_that_is_behind_says_so_and_catches_up(postgres_url: str) -> None:
    async def scenario() -> None:
        async with open_hub(postgres_url) as one, open_hub(postgres_url) as other:
            here, there = await meet(one, other, "pp")
            assert here.table.match is not None
            mover = here.table.match.state.acting[0]
            await take_step(here, mover)
            with pytest.raises(TableError) as caught:
                await take_step(there, mover)
            assert caught.value.code == "stale"
            assert shown(there, mover) == shown(here, mover)
            await take_step(there, mover)
            stored = await load(one.store, here.table.id)
            assert [entry.seq for entry in stored.entries] == list(range(1, there.table.seq + 1))
            assert unfold(stored).keys == there.table.keys

    asyncio.run(scenario())


def test_two_servers_take_a_bots_turn_once(postgres_url: str) -> None:
    async def scenario() -> None:
        pools = FakePool(), FakePool()
        async with (
            open_hub(postgres_url, pools[0]) as one,
            open_hub(postgres_url, pools[1]) as other,
        ):
            pools[0].may_answer.clear()
            made = await one.creation.create(new_table("bp", help="off"))
            here = await one.rooms.find(made["table"])
            await sit_down(here, "Ana")
            await pools[0].asked.wait()
            there = await other.rooms.find(made["table"])
            await bot_turns_of(other).refused.wait()
            assert not pools[1].questions
            pools[0].may_answer.set()
            await bot_turns_of(one).rest()
            await bot_turns_of(other).rest()
            table = unfold(await load(one.store, here.table.id))
            for room in (here, there):
                assert room.table.match is not None
                assert table.match is not None
                assert room.table.match.count_steps(0) == table.match.count_steps(0)
            await take_step(there, 1)
            await take_step(there, 1)

    asyncio.run(scenario())
