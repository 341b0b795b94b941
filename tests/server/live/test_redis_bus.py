"""The bus between processes, with a real Redis: notes, who is here, limits, and when it is gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from coatl.server.live.bus import Note
from coatl.server.live.limits import Limiter
from coatl.server.live.redis_bus import RedisBus
from coatl.server.live.sharing import SharedBuckets
from coatl.tables.errors import TableError
from tests.server.redis_server import RedisServer

pytestmark = pytest.mark.slow  # a real Redis
TABLE = "a-table"


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    server = RedisServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


class Ear:
    """Listens to a table on a bus."""

    def __init__(self, bus: RedisBus) -> None:
        self.bus = bus
        self.notes: asyncio.Queue[Note] = asyncio.Queue()
        self.attached: asyncio.Queue[str] = asyncio.Queue()
        bus.on_attached = self._note
        bus.subscribe(TABLE, self.notes.put_nowait)

    def _note(self, tables: list[str]) -> None:
        for table in tables:
            self.attached.put_nowait(table)

    async def be_ready(self) -> None:
        while await self.attached.get() != TABLE:
            pass


@asynccontextmanager
async def two_buses(redis: RedisServer) -> AsyncIterator[tuple[Ear, Ear]]:
    ears = Ear(RedisBus(redis.url)), Ear(RedisBus(redis.url))
    try:
        for ear in ears:
            ear.bus.start()
        for ear in ears:
            await ear.be_ready()
        yield ears
    finally:
        for ear in ears:
            await ear.bus.close()


def test_notes_reach_the_other_process_and_not_their_sender_twice(redis: RedisServer) -> None:
    async def scenario() -> None:
        async with two_buses(redis) as (one, other):
            one.bus.publish(TABLE, Note(seq=7, door=2))
            one.bus.publish(TABLE, Note({"type": "reaction"}))
            first, second = await other.notes.get(), await other.notes.get()
            assert (first.seq, first.door, first.is_news) == (7, 2, True)
            assert (second.message, second.is_news) == ({"type": "reaction"}, False)
            other.bus.publish(TABLE, Note(seq=8))
            assert [(await one.notes.get()).seq for _ in range(3)] == [7, 0, 8]
            assert (await other.notes.get()).seq == 8
            other.bus.tell(TABLE, Note(seq=9))
            one.bus.publish(TABLE, Note(seq=10))
            assert (await one.notes.get()).seq == 10
            assert one.notes.empty()

    asyncio.run(scenario())


def test_who_is_here_is_told_and_can_be_asked_for(redis: RedisServer) -> None:
    async def scenario() -> None:
        here = {"here": [1], "left": {}, "watching": 2}
        async with two_buses(redis) as (one, other):
            one.bus.share_presence(TABLE, here)
            note = await other.notes.get()
            assert (note.presence, note.origin) == (here, one.bus.origin)
            assert await other.bus.find_presence(TABLE) == {one.bus.origin: here}
            assert await one.bus.find_presence(TABLE) == {}
            assert 0 < await one.bus.redis.ttl(f"coatl:here:{TABLE}") <= 40

    asyncio.run(scenario())


def test_limits_are_shared_and_each_process_has_its_own_without_redis(redis: RedisServer) -> None:
    async def scenario() -> None:
        async with two_buses(redis) as ears:
            limits = [Limiter("try", 0.001, 4, SharedBuckets(ear.bus)) for ear in ears]
            for number in range(4):
                await limits[number % 2].check("192.0.2.1")
            for limit in limits:
                with pytest.raises(TableError) as caught:
                    await limit.check("192.0.2.1")
                assert caught.value.arguments["seconds"] > 100
                await limit.check("192.0.2.2")
            redis.kill()
            for limit in limits:
                for _ in range(4):
                    await limit.check("192.0.2.1")
                with pytest.raises(TableError):
                    await limit.check("192.0.2.1")
            redis.start()
            for ear in ears:
                await ear.be_ready()  # it listens again by itself, and says what may be missing
                assert ear.bus.is_up
            ears[0].bus.publish(TABLE, Note(seq=5))
            assert (await ears[1].notes.get()).seq == 5

    asyncio.run(scenario())
