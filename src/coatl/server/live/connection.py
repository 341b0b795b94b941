"""One socket: a snapshot first, then every change as its reader may see it."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog
from pydantic import BaseModel, TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from coatl.server.live.at_once import Outcome
from coatl.server.live.bus import Note
from coatl.server.live.limits import MAX_MESSAGE, Bucket
from coatl.server.live.room import Room
from coatl.server.live.wire import Wire
from coatl.server.protocol import commands as c
from coatl.server.protocol.errors import not_found
from coatl.server.protocol.fields import TABLE_ID, Key
from coatl.server.protocol.responses import bad_form, error_message
from coatl.server.protocol.writing import write_json
from coatl.server.storage.rows import StoredToken
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor

if TYPE_CHECKING:
    from coatl.server.live.sockets import Sockets

log = structlog.get_logger()

MOST_WAITING = 200
"""Messages that may wait for a slow reader, or come too fast, before the socket is let go."""
SPECTATOR = "spectator"

HELLO: TypeAdapter[c.Hello] = TypeAdapter(c.Hello)
MESSAGE: TypeAdapter[c.ClientMessage] = TypeAdapter(c.ClientMessage)


class Connection:
    """One socket: the seats it holds, what it has been sent, what waits to be sent."""

    def __init__(self, sockets: Sockets, socket: WebSocket, address: str) -> None:
        self.sockets = sockets
        self.address = address
        self.dispatcher = sockets.dispatcher
        self.hub = sockets.dispatcher.hub
        self.wire = Wire(socket)
        self.room: Room | None = None
        self.actor = Actor()
        self._tokens: list[str] = []
        self._invite: str | None = None
        self._checked: list[StoredToken] | None = None
        """The tokens of the table that this socket's own were compared with last."""
        self.sent: dict[int | None, int] = {}
        """By reader: the version it was sent last."""
        self._waiting: deque[dict[str, Any]] = deque()
        self._is_dirty = False
        self._is_busy = False
        """Whether a command of this socket is under way."""
        self._is_leaving = False
        self._is_full = False
        self._is_sending = False
        """Whether the task that sends is at it."""
        self._is_called = False
        """Whether what waits is sent before the event loop does anything else."""
        self._is_waiting = False
        """Whether nothing that has come is being looked at."""
        self._quiet: asyncio.Future[None] | None = None
        """For who waits until a command that was begun at once is through."""
        self._refused = 0
        """How many more messages came too fast than came in time."""
        self._wake = asyncio.Event()
        self._cancel: Callable[[], None] | None = None
        rate = self.dispatcher.settings.requests_a_second
        self._bucket = Bucket(rate, 4 * rate)
        self._sender: asyncio.Task[None] | None = None
        self._thinking: set[asyncio.Task[None]] = set()

    async def run(self, table_id: str, patience: float) -> None:
        """Greet within so many seconds, then listen until the other side goes."""
        try:
            hello = await asyncio.wait_for(self._hello(), patience)
            await self._enter(table_id, hello)
        except TimeoutError:
            await self.end(1008)
            return
        except TableError as error:
            await self.wire.send(write_json(error_message(error)))
            await self.end(1008)
            return
        self._sender = asyncio.ensure_future(self._send_all())
        try:
            while not self._is_full:
                await self._receive()
            await self.end(1008)
        finally:
            self._sender.cancel()

    async def _hello(self) -> c.Hello:
        try:
            return HELLO.validate_json(await self._read())
        except ValidationError as error:
            raise bad_message(error) from None

    async def _enter(self, table_id: str, hello: c.Hello) -> None:
        if re.fullmatch(TABLE_ID, table_id) is None:
            raise not_found()
        room, self.actor = await self.hub.rooms.enter(table_id, hello.tokens, hello.invite)
        self._tokens, self._invite = hello.tokens, hello.invite
        self.room, self._checked = room, room.access.tokens
        readers: list[int | None] = [*sorted(self.actor.seats)] or [None]
        for reader in readers:
            name = SPECTATOR if reader is None else str(reader)
            known = hello.versions.get(name, 0)
            self.sent[reader] = known if known <= room.table.version_for(reader) else 0
        room.presence.holders[self] = self.actor.seats
        self.sockets.open.add(self)
        self.hub.metrics.sockets.set(len(self.sockets.open))
        self._cancel = self.hub.bus.subscribe(table_id, self._listen)
        room.news.follow()
        for reader in readers:
            self._render(reader, is_first=True)
        self._wake.set()
        self.wire.offer(self._begin)
        room.note_presence()

    def _listen(self, note: Note) -> None:
        if note.is_news:
            if note.seat is not None and note.seat not in self.sent:
                return  # a step of a draft, which nobody here can see
            self._is_dirty = True
            if not self._is_busy and not self._is_called:  # who acts gets the answer first
                self._is_called = True
                asyncio.get_running_loop().call_soon(self._send_now)
        elif note.message is not None:
            self.put(note.message)

    def put(self, message: dict[str, Any]) -> None:
        """Send something when its turn comes."""
        self._append(message)
        self._wake.set()

    def _append(self, message: Any) -> None:
        if len(self._waiting) > MOST_WAITING:
            self._is_full = True  # it is let go as soon as that is possible
        else:
            self._waiting.append(message)

    def say_goodbye(self) -> asyncio.Task[None]:
        """Send what waits, then close; return the task that does so."""
        self._is_leaving = True
        self.put({"type": "closing"})
        assert self._sender is not None
        return self._sender

    def let_go(self) -> None:
        """Close without a word, so that the device connects anew."""
        self._spawn(self.end(1012))

    async def _send_all(self) -> None:
        try:
            while True:
                self._is_sending = False
                await self._wake.wait()
                self._is_sending = True
                self._wake.clear()
                while self._waiting or self._is_dirty:
                    self._look()
                    if self._is_full:
                        await self.end(1008)
                        return
                    if self._waiting:
                        await self.wire.send(write_json(self._waiting.popleft()))
                if self._is_leaving:
                    await self.end(1012)
                    return
        except TableError as error:  # a token holds nothing any more
            for message in (*self._waiting, error_message(error)):
                await self.wire.send(write_json(message))
            await self.end(1008)
        except (WebSocketDisconnect, RuntimeError):
            return  # the receiving side notices as well
        except Exception:
            log.exception("a socket failed")
            await self.end(1011)

    def _send_now(self) -> None:
        """Send what waits, without waking the task for it, unless something is in the way."""
        self._is_called = False
        if self._is_sending or self._is_leaving or not self.wire.is_ready:
            self._wake.set()
            return
        try:
            self._look()
            while self._waiting and self.wire.is_ready and not self._is_full:
                self.wire.send_now(write_json(self._waiting.popleft()))
        except Exception:  # the task meets the same, and deals with it
            self._is_dirty = True
        if self._waiting or self._is_dirty or self._is_full:
            self._wake.set()

    def _look(self) -> None:
        """Put the table into the queue as it is now, if anything has changed."""
        if self._is_dirty:
            if not self._is_busy:  # who leaves is told first that it has worked
                self._check_tokens()
            self._is_dirty = False
            for reader in self.sent:
                self._render(reader)

    def _render(self, reader: int | None, *, is_first: bool = False) -> None:
        """Put the table into the queue, if a reader has not seen it as it is."""
        assert self.room is not None
        version, known = self.room.table.version_for(reader), self.sent[reader]
        if version == known and not is_first:
            return
        message = self.room.present(reader, known or None)
        self.sent[reader] = version
        self._append(message)

    def _check_tokens(self) -> None:
        """Refuse if a seat was given to another device or taken away, or the invitation renewed."""
        assert self.room is not None
        if self._checked is not self.room.access.tokens:
            self.actor = self.room.admit(self._tokens, self._invite)
            self._checked = self.room.access.tokens

    async def _read(self) -> bytes:
        data = await self.wire.receive()
        if len(data) > MAX_MESSAGE:
            raise TableError("too-large", f"At most {MAX_MESSAGE} bytes.", limit=MAX_MESSAGE)
        return data

    async def _receive(self) -> None:
        """Take one message and answer it; a refusal changes nothing."""
        data, is_mine = b"", False
        try:
            self._is_waiting = True
            try:
                data = await self._read()
            finally:
                self._is_waiting = False
            while self._is_busy:  # what came before it is not through yet
                self._quiet = asyncio.get_running_loop().create_future()
                await self._quiet
            if not self._bucket.take():
                self._refused += 1
                self._is_full |= self._refused > MOST_WAITING
                await asyncio.sleep(0)  # a flood must not keep the answers from being sent
                raise TableError("too-many", "Too many messages; wait a moment.")
            self._refused = max(0, self._refused - 1)
            message = MESSAGE.validate_json(data)
            if isinstance(message, c.Ping):
                self.put({"type": "pong"})
                return
            self._check_tokens()
            if isinstance(message, c.HintCommand):  # thinking takes a while: play may go on
                self._think(message)
                return
            self._is_busy = is_mine = True
            await self._carry_out(message)
        except ValidationError as error:
            self._refuse(bad_message(error), key_of(data))
        except TableError as error:
            self._refuse(error, key_of(data))
        finally:
            if is_mine:
                self._rest()

    def _rest(self) -> None:
        """Send what came of a command, and look at what has come since."""
        self._is_busy = False
        self._is_dirty = True
        if self._quiet is not None and not self._quiet.done():
            self._quiet.set_result(None)
        self._send_now()

    def _begin(self, data: bytes) -> bool:
        """Carry out a command about a draft as soon as it is heard, past tasks and layers.

        Whatever is not quite usual is left to `_receive`, which looks at it from the beginning.
        """
        room = self.room
        if not self._is_waiting or self._is_busy or self._is_full or self._is_leaving:
            return False
        if room is None or self._checked is not room.access.tokens or not self._bucket.take():
            return False
        try:
            message = MESSAGE.validate_json(data)
        except ValidationError:
            message = None
        if isinstance(message, c.SeatCommand):
            then = partial(self._answer, message)
            if self.dispatcher.begin(room, message, self.actor, self.address, then):
                self._is_busy = True
                self._refused = max(0, self._refused - 1)
                return True
        self._bucket.give_back()
        return False

    def _answer(self, message: c.SeatCommand, outcome: Outcome) -> None:
        """Tell what came of a command that was begun."""
        if isinstance(outcome, dict):
            self._append(outcome)
            self._rest()
        elif isinstance(outcome, TableError):
            self._refuse(outcome, message.key)
            self._rest()
        elif outcome is None:  # another process was quicker
            self._spawn(self._try_again(message))
        else:
            log.error("a socket failed", exc_info=outcome)
            self._rest()
            self._spawn(self.end(1011))

    async def _try_again(self, message: c.SeatCommand) -> None:
        try:
            await self._carry_out(message)
        except TableError as error:
            self._refuse(error, message.key)
        finally:
            self._rest()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _carry_out(self, message: c.Command) -> None:
        assert self.room is not None
        admit = partial(self.room.admit, self._tokens, self._invite)
        ack, told = await self.dispatcher.carry_out(
            self.room, message, self.actor, self.address, admit
        )
        for answer in [ack] if told is None else [ack, told]:
            self._append(answer)
        if not self._is_busy:  # else it is sent together with the state
            self._wake.set()

    def _think(self, message: c.HintCommand) -> None:
        """Answer when a hint is there."""

        async def run() -> None:
            try:
                await self._carry_out(message)
            except TableError as error:
                self._refuse(error, message.key)

        self._spawn(run())

    def _refuse(self, error: TableError, key: str | None) -> None:
        refused: Any = error_message(error, key)
        self.put(refused)
        if error.code == "stale":
            self._refresh()

    def _refresh(self) -> None:
        """Send everything anew: the client has lost track."""
        for reader in self.sent:
            self.sent[reader] = 0
        self._is_dirty = True
        self._wake.set()

    def leave(self) -> None:
        """Forget the socket."""
        if self._cancel is not None:
            self._cancel()
        for task in list(self._thinking):
            task.cancel()
        if self.room is not None:
            self.room.presence.holders.pop(self, None)
            self.room.presence.note_left(self.actor)
            self.sockets.open.discard(self)
            self.hub.metrics.sockets.set(len(self.sockets.open))
            self.room.note_presence()

    async def end(self, code: int) -> None:
        """Close the socket from this side."""
        await self.wire.close(code)


class _Keyed(BaseModel):
    key: Key


def key_of(data: bytes) -> str | None:
    """Return the key of a message that was refused, so that whoever sent it learns which one."""
    try:
        return _Keyed.model_validate_json(data).key
    except ValidationError:
        return None


def bad_message(error: ValidationError) -> TableError:
    """Say what is wrong with a message."""
    return bad_form("message", error.errors(include_url=False, include_input=False))
