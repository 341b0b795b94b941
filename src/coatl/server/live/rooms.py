"""The tables in memory: loaded when somebody needs them, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial

import structlog

from coatl.server.live.access import Access
from coatl.server.live.bans import Bans
from coatl.server.live.loading import load
from coatl.server.live.room import Room
from coatl.server.live.saving import Saving
from coatl.server.protocol.errors import not_found
from coatl.server.storage.tokens import load_door
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor
from coatl.tables.table import Table

log = structlog.get_logger()


class Rooms(dict[str, Room]):
    """The tables in memory of one server process, by their ids."""

    def __init__(
        self, saving: Saving, make_room: Callable[[Table, Access], Room], most: int
    ) -> None:
        super().__init__()
        self.saving = saving
        self._make_room = make_room
        self.most = most
        """So many are kept in memory, at most."""
        self.bans = Bans()
        self._loading: dict[str, asyncio.Task[None]] = {}

    async def find(self, table_id: str) -> Room:
        """Return a table, loaded if it is not in memory."""
        while (room := self.get(table_id)) is None:  # it may be dropped before we look again
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            await asyncio.shield(task)
        room.used_at = time.monotonic()
        return room

    async def enter(
        self, table_id: str, tokens: Sequence[str], invite: str | None
    ) -> tuple[Room, Actor]:
        """Return a table and who asks for it; a private one is for strangers as if it were not.

        Nothing is loaded for them either: that would take longer than to find nothing.
        """
        self.bans.check_tokens(tokens)
        known = self.get(table_id)
        if known is not None:
            await known.look()
        else:
            door = await self.saving.read(partial(load_door, table_id=table_id))
            if door is None or not door.is_open_to(tokens, invite):
                raise not_found()
        room = await self.find(table_id)
        return room, room.admit(tokens, invite)

    def __delitem__(self, table_id: str) -> None:
        """Forget a table."""
        self[table_id].close()
        super().__delitem__(table_id)

    def drop(self, table_id: str) -> None:
        """Forget a table, if it is in memory."""
        if table_id in self:
            del self[table_id]

    async def load_all(self, tables: Sequence[str]) -> None:
        """Load tables; what follows there is done, so that bots go on with their turns."""
        for table_id in tables:
            try:
                await self.find(table_id)
            except TableError as error:
                log.warning("cannot go on with a table", table=table_id, code=error.code)

    async def _load(self, table_id: str) -> None:
        self.make_place()
        loaded = await load(self.saving, table_id)
        room = self._make_room(loaded.table, loaded.access)
        self[table_id] = room
        self._count()
        room.take_up(loaded.row)

    def make_place(self) -> None:
        """See to it that there is place for one more, or say that there is none."""
        if len(self) >= self.most:
            self.forget_idle(0.0)
            if len(self) >= self.most:
                raise TableError("busy", "Too many tables are in use; try again later.")

    def forget_idle(self, seconds: float) -> None:
        """Drop tables from memory that nobody has used for a while; the database keeps them."""
        now = time.monotonic()
        for table_id, room in list(self.items()):
            if not room.is_busy and now - room.used_at >= seconds:
                del self[table_id]
        self._count()

    def _count(self) -> None:
        self.saving.metrics.rooms.set(len(self))
