"""Tables that do not stand as they should: what follows from that is done until it is stored."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import MutableMapping
from typing import TYPE_CHECKING

import structlog

from coatl.server.live.background import cancel_all
from coatl.server.protocol.errors import status_of
from coatl.tables.errors import TableError

if TYPE_CHECKING:
    from coatl.server.live.room import Room

log = structlog.get_logger()
RETRY_SECONDS = (0.1, 0.5, 2.0, 5.0)
"""How long to wait after each failure."""


class Mending:
    """The tables of one process that something has to be done about."""

    def __init__(self, rooms: MutableMapping[str, Room]) -> None:
        self.rooms = rooms
        self._tasks: dict[Room, asyncio.Task[None]] = {}
        self._is_closing = False

    def is_mending(self, room: Room) -> bool:
        """Tell whether something is still to be done about a table."""
        return room in self._tasks

    def mend(self, room: Room, wait: float = 0.0) -> None:
        """Do what follows from where a table stands, again and again until it is stored."""
        if self._is_closing or room in self._tasks:
            return
        self._tasks[room] = asyncio.ensure_future(self._mend(room, wait))

    def mend_later(self, room: Room) -> None:
        """Do the same after a while."""
        self.mend(room, RETRY_SECONDS[-1])

    async def _mend(self, room: Room, wait: float) -> None:
        try:
            for failures in itertools.count():
                await asyncio.sleep(wait)
                if self.rooms.get(room.table.id) is not room:
                    return
                try:
                    await room.settle()
                except TableError as error:
                    log.warning("a table waits", table=room.table.id, code=error.code)
                    status = status_of(error)
                    if status == 404 and self.rooms.get(room.table.id) is room:
                        del self.rooms[room.table.id]
                    if status != 503 and error.code != "stale":
                        return
                else:
                    if not room.is_in_doubt:
                        return
                wait = RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)]
        finally:
            del self._tasks[room]

    async def close(self) -> None:
        """Stop; tables are mended when they are loaded again."""
        self._is_closing = True
        await cancel_all(self._tasks.values())
