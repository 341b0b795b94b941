"""An open socket, without the layers around it.

Each of them is a coroutine that is passed through with every message, to do something at the
beginning and the end of a socket alone. So the outermost one leaves the way past all of them in the
scope; where it is missing, messages go the usual way.
"""

from __future__ import annotations

import struct
from contextlib import suppress
from typing import Any

from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

DIRECT = "coatl.direct"
"""In the scope of a socket: what receives and what sends, behind all layers."""
BINARY = 0x82
"""The first byte of a frame that is a whole binary message."""
HEAD = struct.Struct("!BBH")
LONG_HEAD = struct.Struct("!BBQ")


def with_direct(scope: Scope, receive: Receive, send: Send) -> Scope:
    """Return a scope that tells how to receive and send past all layers."""
    return {**scope, DIRECT: (receive, send)}


def head_of(size: int) -> bytes:
    """Return what stands before a binary message of so many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((BINARY, size))
    if size < 1 << 16:
        return HEAD.pack(BINARY, 126, size)
    return LONG_HEAD.pack(BINARY, 127, size)


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
