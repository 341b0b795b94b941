"""All open sockets of a server: who may open one, and how they are let go."""

from __future__ import annotations

import asyncio
from collections import Counter

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from coatl.server.live.connection import Connection
from coatl.server.live.dispatcher import Dispatcher
from coatl.server.live.limits import client_address
from coatl.server.protocol.responses import error_response
from coatl.tables.errors import TableError

log = structlog.get_logger()

HELLO_SECONDS = 10.0
"""So long the first message of a socket may take."""
GOODBYE_SECONDS = 2.0
"""So long a reader may take what waits for it when the server stops."""


class Sockets:
    """All open sockets of a server."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.open: set[Connection] = set()
        self._by_address: Counter[str] = Counter()

    async def serve(self, socket: WebSocket, table_id: str) -> None:
        """Look after one socket from its first message to its end."""
        address = client_address(socket.scope)
        settings = self.dispatcher.settings
        try:
            if self.dispatcher.is_closing:
                raise TableError("closing", "The server is about to restart.")
            if self._by_address[address] >= settings.sockets_an_address:
                raise TableError("too-many", "Too many sockets from one address.")
        except TableError as error:
            await socket.send_denial_response(error_response(error))
            return
        self._by_address[address] += 1
        connection = Connection(self, socket, address)
        try:
            await socket.accept()
            await connection.run(table_id, HELLO_SECONDS)
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a socket failed")
            await connection.end(1011)
        finally:
            connection.leave()
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def close(self) -> None:
        """Tell everybody that the server stops, and let go."""
        senders = [connection.say_goodbye() for connection in list(self.open)]
        if senders:
            await asyncio.wait(senders, timeout=GOODBYE_SECONDS)
        ends = [asyncio.ensure_future(connection.end(1012)) for connection in list(self.open)]
        if ends:
            await asyncio.wait(ends, timeout=GOODBYE_SECONDS)

    def let_go(self) -> None:
        """Send everybody to another process: this one cannot serve them now."""
        for connection in list(self.open):
            connection.let_go()
