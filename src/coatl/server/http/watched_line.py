"""A connection as the event loop sees it: it stands before uvicorn's protocol and watches it.

Uvicorn takes the class of its protocol as a setting (`http=`). Ours passes everything on to the
one that it would have used, and is itself seen as the transport by that and by the protocol that
takes over for a WebSocket. So all of it is asyncio's own interface, whatever uvicorn does inside.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

from coatl.server.http.connections import STATE, Connections, Entry
from coatl.server.live.limits import client_address

AT_ONCE = struct.pack("ii", 1, 0)
"""Do not linger: closing sends a reset."""
MOST_HELD = 32 * 1024
"""More than this is handed to the system without waiting for what may follow."""


class Passage:
    """The transport, as the protocol behind sees it: what is written is counted.

    What is written in one turn of the event loop is sent at its end, all at once: an
    acknowledgement and the state after it, or the head of an answer and its body, cost one call of
    the system and one packet.
    """

    def __init__(self, line: WatchedLine, transport: asyncio.Transport) -> None:
        self._line = line
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._held: list[bytes] = []
        self.held = 0
        """Bytes that wait for the end of this turn."""
        self._is_pausing = False
        self._is_paused = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send something."""
        self._line.written += len(data)
        if not self._held:
            self._loop.call_soon(self.flush)
        self._held.append(data)
        self.held += len(data)
        if self.held > MOST_HELD:
            self.flush()

    def flush(self) -> None:
        """Hand over what waits; after the connection was lost, nobody wants it."""
        held, self._held, self.held = self._held, [], 0
        if held and not self._transport.is_closing():
            self._transport.write(held[0] if len(held) == 1 else b"".join(held))

    def pause_reading(self) -> None:
        """Read no more, unless whoever asks for that goes on at once.

        Uvicorn pauses with every message, until the application has taken it. That is mostly in
        the next turn of the event loop: then the system need not be told of it, twice.
        """
        if not self._is_pausing and not self._is_paused:
            self._is_pausing = True
            self._loop.call_soon(self._pause)

    def _pause(self) -> None:
        if self._is_pausing:
            self._is_pausing, self._is_paused = False, True
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Go on reading."""
        self._is_pausing = False
        if self._is_paused:
            self._is_paused = False
            self._transport.resume_reading()

    def close(self) -> None:
        """End the connection, after what waits to be sent."""
        self.flush()
        self._transport.close()

    def write_eof(self) -> None:
        """Say that nothing more will come, after what waits to be sent."""
        self.flush()
        self._transport.write_eof()

    def get_write_buffer_size(self) -> int:
        """Return how many bytes wait to be sent."""
        return self.held + self._transport.get_write_buffer_size()

    def writelines(self, parts: list[bytes]) -> None:
        """Send some things."""
        self.write(b"".join(parts))

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Let another protocol take over."""
        assert isinstance(protocol, asyncio.Protocol)
        self._line.inner = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Return the protocol behind."""
        return self._line.inner


class WatchedLine(asyncio.Protocol):
    """One connection, from its beginning to its end."""

    def __init__(
        self,
        connections: Connections,
        is_proxy: Callable[[str], bool],
        make_inner: Callable[[WatchedLine], asyncio.Protocol],
    ) -> None:
        self.connections = connections
        self.entry: Entry | None = None
        self.inner = make_inner(self)
        self.written = 0
        self._is_proxy = is_proxy
        self._transport: asyncio.Transport | None = None
        self._passage: Passage | None = None
        self._ear: Callable[[bytes], bool] | None = None

    def listen(self, ear: Callable[[bytes], bool]) -> None:
        """Let somebody hear what comes from now on; what that one takes goes no further."""
        self._ear = ear

    # What the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in, or end it at once."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by name
        peer = transport.get_extra_info("peername") or ("",)
        address = client_address({"client": peer})
        is_proxy = self._is_proxy(str(peer[0]))
        self.entry = self.connections.admit(self, address, is_proxy=is_proxy)
        if self.entry is None:
            self.abort()
        else:
            self._passage = Passage(self, self._transport)
            self.inner.connection_made(cast(asyncio.Transport, self._passage))

    def data_received(self, data: bytes) -> None:
        """Pass on what has come."""
        if self.entry is not None:
            self.connections.hear(self.entry)
            if self._ear is None or not self._ear(data):
                self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        """Pass on that nothing will come any more."""
        return self.inner.eof_received() if self.entry is not None else None

    def pause_writing(self) -> None:
        """Pass on that much waits to be sent."""
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        """Pass on that there is room again."""
        self.inner.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        """Forget it."""
        if self.entry is not None:
            self.connections.leave(self.entry)
            self.inner.connection_lost(error)

    # What `Connections` asks

    @property
    def unsent(self) -> int:
        """Bytes that wait to be sent."""
        return self._passage.get_write_buffer_size() if self._passage is not None else 0

    @property
    def sent(self) -> int:
        """Bytes that were sent."""
        return self.written - self.unsent

    def close(self) -> None:
        """End it, after what waits to be sent."""
        if self._passage is not None:
            self._passage.close()

    def abort(self) -> None:
        """End it at once; the system, too, forgets what nobody reads."""
        if self._transport is not None:
            with suppress(AttributeError, OSError):
                found = self._transport.get_extra_info("socket")
                found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            self._transport.abort()


def make_protocol(
    connections: Connections, is_proxy: Callable[[str], bool]
) -> type[asyncio.Protocol]:
    """Return the class that uvicorn is to use for connections."""

    class Line(WatchedLine):
        """A connection of one server."""

        def __init__(self, *, app_state: dict[str, Any], **given: Any) -> None:
            def make_inner(line: WatchedLine) -> asyncio.Protocol:
                return H11Protocol(app_state={**app_state, STATE: line}, **given)

            super().__init__(connections, is_proxy, make_inner)

    return Line
