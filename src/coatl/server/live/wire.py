"""An open socket, without the layers around it.

Each of them is a coroutine that is passed through with every message, to do something at the
beginning and the end of a socket alone. So the outermost one leaves the way past all of them in the
scope; where it is missing, messages go the usual way.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, if there is that
from websockets.protocol import State

from coatl.server.live.limits import MAX_MESSAGE

DIRECT = "coatl.direct"
"""In the scope of a socket: what receives and what sends, behind all layers."""
LISTEN = "coatl.listen"
"""In the scope of a socket: what lets somebody hear what comes before all layers do."""
TEXT = 0x81
BINARY = 0x82
"""The first byte of a frame that is a whole message, text or binary."""
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""What stands for the size of a frame if that is written behind."""
HEAD = struct.Struct("!BBH")
LONG_HEAD = struct.Struct("!BBQ")


Ear = Callable[[bytes], bool]
"""Hears what comes, and tells whether it needs to go no further."""


def with_direct(
    scope: Scope, receive: Receive, send: Send, listen: Callable[[Ear], None] | None = None
) -> Scope:
    """Return a scope that tells how to receive, send and listen past all layers."""
    return {**scope, DIRECT: (receive, send), LISTEN: listen}


def head_of(size: int) -> bytes:
    """Return what stands before a binary message of so many bytes (RFC 6455, 5.2)."""
    if size < TWO_BYTES:
        return bytes((BINARY, size))
    if size < 1 << 16:
        return HEAD.pack(BINARY, TWO_BYTES, size)
    return LONG_HEAD.pack(BINARY, EIGHT_BYTES, size)


def message_in(data: bytes) -> bytes | None:
    """Return the message, if data is one frame that holds all of a small one (RFC 6455, 5.2).

    Text with anything but ASCII is left to whoever checks that it is good UTF-8.
    """
    if len(data) < 6 or data[0] not in (TEXT, BINARY) or data[1] < MASKED:
        return None
    size, start = data[1] - MASKED, 6
    if size == TWO_BYTES:
        size, start = int.from_bytes(data[2:4], "big"), 8
    if size > MAX_MESSAGE or len(data) != start + size:
        return None
    message = apply_mask(data[start:], data[start - 4 : start])
    return message if data[0] == BINARY or message.isascii() else None


def ends_whole(data: bytes) -> bool:
    """Tell whether data, which begins with a frame, ends with the end of one."""
    at, end = 0, len(data)
    while at + 2 <= end:
        size, is_masked = data[at + 1] % MASKED, data[at + 1] >= MASKED
        at += 2
        more = {TWO_BYTES: 2, EIGHT_BYTES: 8}.get(size, 0)
        if more:
            size = int.from_bytes(data[at : at + more], "big")
        at += more + 4 * is_masked + size
    return at == end


def _behind(send: Any) -> WebSocketsSansIOProtocol | None:
    """Return uvicorn's protocol, if that is what sends: whatever else it is goes the usual way."""
    found = getattr(send, "__self__", None)
    return found if isinstance(found, WebSocketsSansIOProtocol) else None


class Wire:
    """A socket that was accepted."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._is_open = True
        usual: tuple[Any, Any] = (socket.receive, socket.send)
        self._receive, self._send = socket.scope.get(DIRECT, usual)
        self._protocol = _behind(self._send)
        self._take: Ear | None = None
        self._is_astray = False
        """Whether it is not known any more where the next frame begins."""
        listen = socket.scope.get(LISTEN)
        if listen is not None and self._protocol is not None:
            listen(self._hear)

    def offer(self, take: Ear) -> None:
        """Offer each message to somebody before it goes the usual way, if it is a plain one.

        What is taken wakes no task and passes through no layer.
        """
        self._take = take

    def _hear(self, data: bytes) -> bool:
        """Offer what has come, if nothing came before it that still goes the usual way."""
        its = self._protocol
        if self._is_astray or its is None:
            return False
        if self._take is not None and self.is_ready and its.queue.empty():
            message = message_in(data) if its.conn.current_size is None else None
            if message is not None and self._take(message):
                return True
        self._is_astray = not ends_whole(data)
        return False

    @property
    def is_ready(self) -> bool:
        """Whether a message can be sent at once, as nothing waits before it."""
        its = self._protocol
        return (
            its is not None
            and its.writable.is_set()
            and its.handshake_complete
            and not its.close_sent
            and not its.disconnected
            and its.conn.state is State.OPEN
        )

    def send_now(self, data: bytes) -> None:
        """Send a message while `is_ready`: one frame, written here, as it is always the same."""
        assert self._protocol is not None
        transport = self._protocol.transport
        transport.write(head_of(len(data)))
        transport.write(data)

    async def receive(self) -> bytes:
        """Return the next message; raise WebSocketDisconnect at the end."""
        message: Message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self._is_open = False
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        return message.get("bytes") or b"" if text is None else text.encode()

    async def send(self, data: bytes) -> None:
        """Send a message; raise WebSocketDisconnect if nobody is there any more."""
        if self.is_ready:
            self.send_now(data)
            return
        try:
            await self._send({"type": "websocket.send", "bytes": data})
        except OSError:
            raise WebSocketDisconnect(1006) from None

    async def close(self, code: int) -> None:
        """Close the socket from this side, unless the other one has."""
        if self._is_open:
            self._is_open = False
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(code)
