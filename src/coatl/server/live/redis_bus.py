"""A bus between server processes: Redis (or Valkey), one channel a table.

Nothing depends on it: a note only says "read on", and the numbers of tables are compared now and
then (`following.py`), so a lost one costs a moment and never a move. While Redis is away notes stay
within the process.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog
from pydantic_core import from_json
from redis.asyncio import Redis

from coatl.server.live.background import cancel_all
from coatl.server.live.bus import Listener, LocalBus, Note, name_process
from coatl.server.live.presence import PRESENCE_SECONDS
from coatl.server.live.redis_line import FAILURES as FAILURES
from coatl.server.live.redis_line import RedisLine
from coatl.server.protocol.writing import write_json

log = structlog.get_logger()
CHANNEL = "coatl:table:"
EVERYBODY = "coatl:all"
"""What all processes hear."""
BELL = "coatl:bell:"
HERE = "coatl:here:"
"""Who is at a table: a hash by process."""
RETRY_SECONDS = 0.5
ANSWER_SECONDS = 2.0
"""So long Redis may take to answer."""
MOST_WAITING = 10_000
"""Notes that may wait for a slow Redis; then they are dropped, and comparing makes up for them."""
TABLES_A_NOTE = 500
"""So many tables' presence is told in one note."""


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
        self._lines: Redis = Redis.from_url(
            url,
            socket_connect_timeout=ANSWER_SECONDS,
            protocol=2,  # the older form of what arrives takes fewer steps to read
        )
        self._talking: RedisLine | None = None
        """What notes are sent by; Redis says nothing to them."""
        self._listening: RedisLine | None = None
        self._answered_at = 0.0
        """When Redis last said that it takes what is sent."""
        self._outbox: deque[tuple[Any, ...]] = deque()
        self._wake = asyncio.Event()
        self._bells: dict[str, Callable[[], None]] = {}
        self._attached: set[str] = set()
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
        self._keep_presence(table, presence)
        note = write_json({"from": self.origin, "presence": presence})
        self._send("PUBLISH", CHANNEL + table, note)

    def repeat_presences(self, presences: dict[str, dict[str, Any]]) -> None:
        """Say again who is at tables by way of this process; nothing has changed there."""
        for table, presence in presences.items():
            self._keep_presence(table, presence)
        named = [(table, {"presence": presence}) for table, presence in presences.items()]
        for first in range(0, len(named), TABLES_A_NOTE):
            told = dict(named[first : first + TABLES_A_NOTE])
            note = write_json({"from": self.origin, "presences": told})
            self._send("PUBLISH", EVERYBODY, note)

    def _keep_presence(self, table: str, presence: dict[str, Any]) -> None:
        """Have Redis remember it for a while, for who comes to the table."""
        key = HERE + table
        if presence["here"] or presence["watching"] or presence["left"]:
            self._send("HSET", key, self.origin, write_json(presence))
            self._send("EXPIRE", key, int(PRESENCE_SECONDS))
        else:
            self._send("HDEL", key, self.origin)

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
        await self._hang_up()
        with suppress(*FAILURES):
            await self._lines.aclose()
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
                    talking = await self._be_heard()
                    waiting, self._outbox = self._outbox, deque()
                    await talking.send(waiting)
            except FAILURES as error:
                self._lose(error)
                await self._hang_up()
                await asyncio.sleep(RETRY_SECONDS)

    async def _hang_up(self) -> None:
        """End both lines: who listens begins anew, and finds out when Redis is there again."""
        for line in (self._talking, self._listening):
            if line is not None:
                await line.close()
        self._talking = None

    async def _be_heard(self) -> RedisLine:
        """Return a line to send notes by; ask now and then whether anybody is at its other end."""
        if time.monotonic() - self._answered_at >= ANSWER_SECONDS:
            await self.redis.ping()
            self._answered_at = time.monotonic()
        if self._talking is None:
            talking = RedisLine(self._lines)
            await asyncio.wait_for(talking.open(), ANSWER_SECONDS)
            await talking.send([("CLIENT", "REPLY", "OFF")])
            self._talking = talking
        return self._talking

    async def _attach(self) -> None:
        line = self._listening
        if line is None:
            return
        wanted = {CHANNEL + table for table in self.local.tables} | set(self._bells)
        more, less = wanted - self._attached, self._attached - wanted
        self._attached = wanted
        if more:
            await line.send([("SUBSCRIBE", *more)])
        if less:
            await line.send([("UNSUBSCRIBE", *less)])

    async def _listen(self) -> None:
        while True:
            line = RedisLine(self._lines)
            try:
                await asyncio.wait_for(self._enter(line), ANSWER_SECONDS)
                self._attached = set()
                self._listening = line
                self.is_up = True
                log.info("redis is there")
                self._wake.set()
                while True:
                    self._take(await line.receive())
            except FAILURES as error:
                self._lose(error)
            finally:
                self._listening = None
                await line.close()
            await asyncio.sleep(RETRY_SECONDS)

    async def _enter(self, line: RedisLine) -> None:
        """Begin to listen."""
        await line.open()
        await line.send([("SUBSCRIBE", EVERYBODY)])
        await line.receive()

    def _lose(self, error: BaseException) -> None:
        self._outbox.clear()
        if self.is_up:
            self.is_up = False
            log.warning("redis is away: news of other processes take longer", reason=str(error))

    def _take(self, message: list[Any]) -> None:
        """Hear what Redis says: a kind, a channel, and what was said there."""
        kind, channel, said = message[0], message[1].decode(), message[2]
        if channel in self._bells:
            self._bells[channel]()
            return
        table = channel.removeprefix(CHANNEL)
        if kind == b"subscribe" and channel != EVERYBODY:
            self.on_attached([table])
        if kind != b"message" or said.startswith(self._own):
            return
        try:
            data = from_json(said)
            notes = data["presences"] if channel == EVERYBODY else {table: data}
            for name, told in notes.items():
                self.local.tell(name, read_note(data["from"], told))
        except (ValueError, TypeError, KeyError, AttributeError):
            log.warning("a note makes no sense", table=table)


def read_note(origin: str, told: dict[str, Any]) -> Note:
    """Return what another process has told of a table."""
    return Note(
        told.get("message"),
        told.get("seq", 0),
        told.get("door", 0),
        told.get("presence"),
        origin,
        told.get("seat"),
    )
