"""The bus between processes, with a real Redis: notes, who is here, limits, and when it is gone."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis

from coatl.server.live import redis_bus
from coatl.server.live.bus import Note
from coatl.server.live.limits import Limiter
from coatl.server.live.redis_bus import RedisBus
from coatl.server.live.redis_line import RedisLine
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


def test_who_is_still_here_is_told_of_all_tables_at_once(redis: RedisServer) -> None:
    async def scenario() -> None:
        here = {"here": [0], "left": {}, "watching": 0}
        async with two_buses(redis) as (one, other):
            one.bus.repeat_presences({f"table {number}": here for number in range(1200)})
            one.bus.repeat_presences({TABLE: here})
            note = await other.notes.get()
            assert (note.presence, note.origin) == (here, one.bus.origin)
            assert other.notes.empty()
            assert await other.bus.find_presence("table 1199") == {one.bus.origin: here}

    asyncio.run(scenario())


def test_a_line_may_be_silent_for_long(redis: RedisServer) -> None:
    """Also if the address says how long an answer may take."""

    async def scenario() -> None:
        impatient = Redis.from_url(f"{redis.url}?socket_timeout=0.001")
        line = RedisLine(impatient)
        await line.open()
        await line.send([("SUBSCRIBE", "somewhere")])
        assert (await line.receive())[0] == b"subscribe"
        hearing = asyncio.ensure_future(line.receive())
        async with Redis.from_url(redis.url) as patient:
            for _ in range(100):
                await patient.ping()
            await patient.publish("somewhere", "at last")
        assert (await hearing)[2] == b"at last"
        await line.close()
        await impatient.aclose()

    asyncio.run(scenario())


def test_redis_that_stood_still_is_found_again(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "ANSWER_SECONDS", 0.2)

    async def scenario() -> None:
        async with two_buses(redis) as (one, other):
            os.kill(redis.pid, signal.SIGSTOP)
            try:
                while one.bus.is_up:  # it keeps its connections, and answers nothing
                    one.bus.publish(TABLE, Note(seq=1))
                    await asyncio.sleep(0)
            finally:
                os.kill(redis.pid, signal.SIGCONT)
            await one.be_ready()
            assert one.bus.is_up
            one.bus.publish(TABLE, Note(seq=2))
            while (await other.notes.get()).seq != 2:
                pass

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
