"""An open socket, without the layers around it.

Each of them is a coroutine that is passed through with every message, to do something at the
beginning and the end of a socket alone. So the outermost one leaves the way past all of them in the
scope; where it is missing, messages go the usual way.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

DIRECT = "coatl.direct"
"""In the scope of a socket: what receives and what sends, behind all layers."""


def with_direct(scope: Scope, receive: Receive, send: Send) -> Scope:
    """Return a scope that tells how to receive and send past all layers."""
    return {**scope, DIRECT: (receive, send)}


class Wire:
    """A socket that was accepted."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._is_open = True
        usual: tuple[Any, Any] = (socket.receive, socket.send)
        self._receive, self._send = socket.scope.get(DIRECT, usual)

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
