"""A bus between server processes: Redis (or Valkey), one channel a table.

Nothing depends on it: a note only says "read on", and the numbers of tables are compared now and
then (`following.py`), so a lost one costs a moment and never a move. While Redis is away notes stay
within the process.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog
from pydantic_core import from_json
from redis.asyncio import Redis
from redis.exceptions import RedisError

from coatl.server.live.background import cancel_all
from coatl.server.live.bus import Listener, LocalBus, Note, name_process
from coatl.server.live.presence import PRESENCE_SECONDS
from coatl.server.protocol.writing import write_json

log = structlog.get_logger()
CHANNEL = "coatl:table:"
BELL = "coatl:bell:"
HERE = "coatl:here:"
"""Who is at a table: a hash by process."""
RETRY_SECONDS = 0.5
ANSWER_SECONDS = 2.0
"""So long Redis may take to answer."""
MOST_WAITING = 10_000
"""Notes that may wait for a slow Redis; then they are dropped, and comparing makes up for them."""
FAILURES = (RedisError, OSError, TimeoutError)


class RedisBus:
    """A bus that reaches other processes."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.origin = name_process()
        self._own = write_json({"from": self.origin})[:-1]
        """How the notes of this process begin: Redis sends them back, too."""
        self.local = LocalBus()
        self.is_up = False
        self.on_attached: Callable[[list[str]], None] = lambda _tables: None
        """Told which tables' notes arrive from now on: what was missed before has to be read."""
        self.redis: Redis = Redis.from_url(
            url,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
        )
        self._listening: Redis = Redis.from_url(url, socket_connect_timeout=ANSWER_SECONDS)
        self._outbox: deque[tuple[Any, ...]] = deque()
        self._wake = asyncio.Event()
        self._bells: dict[str, Callable[[], None]] = {}
        self._attached: set[str] = set()
        self._pubsub: Any = None
        self._tasks: list[asyncio.Task[None]] = []

    # The bus

    def publish(self, table: str, note: Note) -> None:
        """Tell all who listen, in all processes."""
        self.local.tell(table, note)
        if note.message is not None:
            data: dict[str, Any] = {"message": note.message}
        else:
            data = {"seq": note.seq, "door": note.door}
            if note.seat is not None:
                data["seat"] = note.seat
        self._send("PUBLISH", CHANNEL + table, write_json({"from": self.origin, **data}))

    def tell(self, table: str, note: Note) -> None:
        """Tell those who listen in this process."""
        self.local.tell(table, note)

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Listen to a table, until the returned function is called."""
        cancel = self.local.subscribe(table, listener)
        self._wake.set()

        def end() -> None:
            cancel()
            self._wake.set()

        return end

    # Who is here

    def share_presence(self, table: str, presence: dict[str, Any]) -> None:
        """Let other processes know who is at a table by way of this one."""
        data = write_json(presence)
        key = HERE + table
        if presence["here"] or presence["watching"] or presence["left"]:
            self._send("HSET", key, self.origin, data)
            self._send("EXPIRE", key, int(PRESENCE_SECONDS))
        else:
            self._send("HDEL", key, self.origin)
        note = write_json({"from": self.origin, "presence": presence})
        self._send("PUBLISH", CHANNEL + table, note)

    async def find_presence(self, table: str) -> dict[str, dict[str, Any]]:
        """Return who is at a table by way of other processes."""
        if not self.is_up:
            return {}
        try:
            found: dict[Any, Any] = await self.redis.hgetall(HERE + table)
        except FAILURES:
            return {}
        named = {origin.decode(): from_json(data) for origin, data in found.items()}
        return {origin: data for origin, data in named.items() if origin != self.origin}

    # Bells: whoever listens looks for something at once

    def ring(self, name: str) -> None:
        """Wake who listens to a bell, in any process."""
        self._send("PUBLISH", BELL + name, b"")

    def hear(self, name: str, listener: Callable[[], None]) -> None:
        """Listen to a bell."""
        self._bells[BELL + name] = listener
        self._wake.set()

    # The connection

    def start(self) -> None:
        """Begin to listen and to send."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._work())]

    async def close(self) -> None:
        """Stop."""
        await cancel_all(self._tasks)
        with suppress(*FAILURES):
            await self._listening.aclose()
        with suppress(*FAILURES):
            await self.redis.aclose()

    def _send(self, *command: Any) -> None:
        if self.is_up:
            if len(self._outbox) >= MOST_WAITING:
                self._outbox.clear()
            self._outbox.append(command)
            self._wake.set()

    async def _work(self) -> None:
        """Send what waits, all of it in one go; listen to the tables that are wanted."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._attach()
                if self._outbox:
                    pipe = self.redis.pipeline(transaction=False)
                    while self._outbox:
                        pipe.execute_command(*self._outbox.popleft())
                    await pipe.execute(raise_on_error=False)
            except FAILURES as error:
                self._lose(error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _attach(self) -> None:
        pubsub = self._pubsub
        if pubsub is None:
            return
        wanted = {CHANNEL + table for table in self.local.tables} | set(self._bells)
        more, less = wanted - self._attached, self._attached - wanted
        self._attached = wanted
        if more:
            await pubsub.subscribe(*more)
        if less:
            await pubsub.unsubscribe(*less)

    async def _listen(self) -> None:
        while True:
            pubsub: Any = self._listening.pubsub()
            try:
                await asyncio.wait_for(pubsub.subscribe("coatl:all"), ANSWER_SECONDS)
                self._attached = set()
                self._pubsub = pubsub
                self.is_up = True
                log.info("redis is there")
                self._wake.set()
                async for message in pubsub.listen():
                    self._take(message)
            except FAILURES as error:
                self._lose(error)
            finally:
                self._pubsub = None
                with suppress(*FAILURES):
                    await pubsub.aclose()
            await asyncio.sleep(RETRY_SECONDS)

    def _lose(self, error: BaseException) -> None:
        self._outbox.clear()
        if self.is_up:
            self.is_up = False
            log.warning("redis is away: news of other processes take longer", reason=str(error))

    def _take(self, message: dict[str, Any]) -> None:
        channel = message["channel"].decode()
        if channel in self._bells:
            self._bells[channel]()
            return
        table = channel.removeprefix(CHANNEL)
        if message["type"] == "subscribe":
            self.on_attached([table])
            return
        if message["type"] != "message" or message["data"].startswith(self._own):
            return
        try:
            data = from_json(message["data"])
            origin = data["from"]
            note = Note(
                data.get("message"),
                data.get("seq", 0),
                data.get("door", 0),
                data.get("presence"),
                origin,
                data.get("seat"),
            )
        except (ValueError, TypeError, KeyError, AttributeError):
            log.warning("a note makes no sense", table=table)
            return
        if origin != self.origin:
            self.local.tell(table, note)
