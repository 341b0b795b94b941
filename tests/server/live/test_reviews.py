"""Reviews in the live server: under way, left and found again, one at a time for each player."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from coatl.core.record import format_record
from coatl.review import count_turns, find_depth, review_game
from coatl.server.live.hub import Hub
from coatl.server.live.purging import purge_tables
from coatl.server.live.room import Room
from coatl.server.storage.reviews import load_review
from coatl.server.workers.bots import Thinker
from coatl.server.workers.messages import JUDGE, Asked, TurnQuestion
from coatl.server.workers.types import PoolBusy, PoolCrashed
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor
from tests.review.played import TINY, play
from tests.server.hubs import FakePool, make_table, open_hub

pytestmark = pytest.mark.slow  # a real database
Target = str | Path
ME = Actor(frozenset((0,)))


@cache
def played() -> Any:
    return play("cards", "seats=2", ["random", "random"], 8)


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge by a few games: what is told of them does not matter here."""
    depths = [replace(TINY, name=name) for name in ("quick", "normal")]
    monkeypatch.setattr("coatl.review.depth.DEPTHS", depths)


class Reviewer(FakePool):
    """Judges turns in this process, as many as it is allowed to."""

    def __init__(self, *failures: Exception, allowed: int = 10_000) -> None:
        super().__init__()
        self.failing = list(failures)
        self.allowed = asyncio.Semaphore(allowed)
        self.turns: list[TurnQuestion] = []
        self.thinker = Thinker(4)

    async def judge(self, question: TurnQuestion) -> Any:
        await self.allowed.acquire()
        self.turns.append(question)
        if self.failing:
            raise self.failing.pop()
        return self.thinker.answer(Asked(1, JUDGE, question), lambda: False)


async def finished_table(hub: Hub) -> Room:
    """Make a table where a whole game has been played."""
    game, record = played()
    text = format_record(game, record)
    room = await make_table(hub, "bb", game="cards", record=text, steps=len(record.steps))
    assert room.table.status == "over"
    return room


async def until_done(hub: Hub, room: Room) -> Any:
    """Wait for the end of a review, as somebody who looks at its running tasks."""
    while tasks := [each.task for each in hub.reviews.running.values() if each.task]:
        await asyncio.wait(tasks)
    return await hub.reviews.read(room, None)


def refusal(error: pytest.ExceptionInfo[TableError]) -> str:
    return error.value.code


def test_a_review_is_what_the_library_says(target: Target) -> None:
    async def scenario() -> None:
        async with open_hub(target, Reviewer()) as hub:
            room = await finished_table(hub)
            begun = await hub.reviews.start(room, "normal", ME, "1.1.1.1")
            assert begun["status"] in ("waiting", "running")
            assert (begun["judged"], begun["review"]) == (0, None)
            done = await until_done(hub, room)
            game, record = room.table.game, room.table.record()
            assert done["review"] == review_game(game, record, find_depth("normal"))
            assert (done["status"], done["turns"]) == ("done", [])
            assert done["judged"] == done["count"] == count_turns(game, record)
            again = await hub.reviews.start(room, "normal", ME, "1.1.1.1")
            assert again == done
            stored = await hub.store.read(partial(load_review, table_id=room.table.id))
            assert stored is not None
            assert (stored.asker, stored.status) == ("", "done")
            await purge_tables(hub.store, hub.rooms, time.time() + 1)
            assert await hub.store.read(partial(load_review, table_id=room.table.id)) is None

    asyncio.run(scenario())


def test_a_review_goes_on_after_a_restart(target: Target) -> None:
    async def scenario() -> None:
        first, second = Reviewer(allowed=3), Reviewer()
        async with open_hub(target, first) as hub:
            room = await finished_table(hub)
            await hub.reviews.start(room, "normal", ME, "1.1.1.1")
            while len(first.turns) < 3:
                await asyncio.sleep(0.01)
            shown = await hub.reviews.read(room, "normal", since=1)
            assert shown["judged"] - len(shown["turns"]) == 1
            table_id = room.table.id
        stored_turns = 3
        async with open_hub(target, second) as hub:
            room = await hub.rooms.find(table_id)
            found = await hub.reviews.read(room, None)  # whoever looks takes it up
            assert (found["status"], found["judged"]) == ("waiting", stored_turns)
            done = await until_done(hub, room)
            assert [each.turn for each in second.turns][:1] == [stored_turns]
            game, record = room.table.game, room.table.record()
            assert done["review"] == review_game(game, record, find_depth("normal"))

    asyncio.run(scenario())


def test_one_review_at_a_time_for_each_player(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coatl.server.live.reviews.LOOK_SECONDS", 0.01)

    async def scenario() -> None:
        pool = Reviewer(allowed=0)
        async with open_hub(data_dir, pool) as hub:
            rooms = [await finished_table(hub) for _ in range(5)]
            for room in rooms[:3]:
                await hub.reviews.start(room, "normal", ME, "1.1.1.1")
            with pytest.raises(TableError) as error:
                await hub.reviews.start(rooms[3], "normal", ME, "1.1.1.1")
            assert refusal(error) == "review-busy"
            await hub.reviews.start(rooms[4], "normal", ME, "2.2.2.2")
            running = hub.reviews.running.values()
            while sum(each.status == "running" for each in running) < 2:
                await asyncio.sleep(0.01)
            for _ in range(10_000):
                pool.allowed.release()
            assert (await until_done(hub, rooms[4]))["status"] == "done"
            assert [(await hub.reviews.read(room, None))["status"] for room in rooms[:3]] == [
                "done"
            ] * 3
            mine = [
                each.table for each in pool.turns if not each.table.startswith(rooms[4].table.id)
            ]
            assert len({*mine}) == 3
            assert mine == sorted(mine, key=mine.index)  # no game is begun before another is done

    asyncio.run(scenario())


def test_workers_that_fail_are_asked_again_and_then_no_more(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coatl.server.live.reviews.PAUSES", (0.0, 0.0))

    async def scenario() -> None:
        pool = Reviewer(PoolBusy("full"), PoolCrashed("gone"), PoolCrashed("gone"))
        async with open_hub(data_dir, pool) as hub:
            room = await finished_table(hub)
            await hub.reviews.start(room, "normal", ME, "1.1.1.1")
            failed = await until_done(hub, room)
            assert (failed["status"], failed["judged"], failed["review"]) == ("failed", 0, None)
            await hub.reviews.start(room, "normal", ME, "1.1.1.1")
            assert (await until_done(hub, room))["status"] == "done"

    asyncio.run(scenario())


def test_who_may_not_ask_is_told_why(data_dir: Path) -> None:
    async def scenario() -> None:
        async with open_hub(data_dir, Reviewer()) as hub:
            room = await finished_table(hub)
            with pytest.raises(TableError) as error:
                await hub.reviews.start(room, "normal", Actor(), "1.1.1.1")
            assert refusal(error) == "forbidden"
            with pytest.raises(TableError) as error:
                await hub.reviews.read(room, None)
            assert refusal(error) == "no-review"
            other = await make_table(hub, "pp")
            with pytest.raises(TableError) as error:
                await hub.reviews.start(other, "normal", ME, "1.1.1.1")
            assert refusal(error) == "wrong-time"

    asyncio.run(scenario())
