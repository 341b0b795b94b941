"""The client's end of a WebSocket: no more than `load.py` needs, so that it costs little."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import cast

TEXT, BINARY, PING, PONG = 1, 2, 9, 10


class Socket(asyncio.Protocol):
    """Whole messages from the server (it never sends them in parts), small ones to it."""

    def __init__(
        self,
        path: str,
        hello: bytes,
        on_message: Callable[[bytes, float], None],
        on_lost: Callable[[], None],
    ) -> None:
        self._path = path
        self._hello = hello
        self._on_message = on_message
        self._on_lost = on_lost
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        lines = [f"GET {self._path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
        self._transport.write("\r\n".join(lines).encode())

    def connection_lost(self, error: Exception | None) -> None:
        self._on_lost()

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        buffer = self._buffer
        buffer += data
        if not self._is_open:
            head, mark, rest = bytes(buffer).partition(b"\r\n\r\n")
            if not mark:
                return
            assert b" 101 " in head, head
            self._is_open = True
            buffer[:] = rest
            self.send(self._hello)
        while len(buffer) >= 2:
            start, size = 2, buffer[1]
            if size >= 126:
                start = 4 if size == 126 else 10
                if len(buffer) < start:
                    return
                size = int.from_bytes(buffer[2:start], "big")
            if len(buffer) < start + size:
                return
            kind, payload = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == PING:
                self.send(payload, PONG)
            elif kind in (TEXT, BINARY):
                self._on_message(payload, now)

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a small message; nobody listens in on loopback, so it is masked with zeros."""
        assert self._transport is not None
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254])
        if size >= 126:
            head += size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
