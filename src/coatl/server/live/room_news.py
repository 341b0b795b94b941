"""What other processes have stored of a table: heard of, asked for, and read."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coatl.server.live.bus import Note
from coatl.server.live.presence import PRESENCE_SECONDS
from coatl.server.protocol.errors import not_found
from coatl.server.storage.news import last_numbers

if TYPE_CHECKING:
    from coatl.server.live.room import Room


class RoomNews:
    """How far one table has come elsewhere, and how its room gets there."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._is_reading = False
        self._heard = 0, 0
        """How far the table has come, as others have told."""

    def hear(self, note: Note) -> None:
        """Take a note of the bus: it may tell of more than this process knows."""
        room = self._room
        if note.presence is not None:
            room.presence.learn(note.origin, note.presence, PRESENCE_SECONDS)
            room.tell_presence()
        elif note.is_news:
            self.hear_of(note.seq, note.door)

    def hear_of(self, seq: int, door: int) -> None:
        """Read on, in the background, if the table has come further than it is here."""
        self._heard = max(self._heard[0], seq), max(self._heard[1], door)
        if self._is_behind(*self._heard) and not self._is_reading and not self._room.must_reload:
            self._is_reading = True
            self._room.services.lobby.background.spawn(self._read_on())

    async def look(self) -> None:
        """See to it that all that was stored before, by any process, is known here."""
        room = self._room
        if not room.services.bus.is_shared:
            return
        ask = partial(last_numbers, table_ids=[room.table.id])
        numbers = await room.services.saving.read(ask)
        if room.table.id not in numbers:
            raise not_found()
        if self._is_behind(*numbers[room.table.id]):
            await room.in_turn(self.catch_up)

    async def catch_up(self) -> bool:
        """Carry out what others have stored, if anything; tell whether there was; only in turn."""
        room = self._room
        saving, table = room.services.saving, room.table
        news = await saving.load_news(table.id, table.seq, room.access.number)
        if not news.entries and news.tokens is None:
            return False
        room.fold_news(news)
        return True

    def _is_behind(self, seq: int, door: int) -> bool:
        return seq > self._room.table.seq or door > self._room.access.number

    async def _read_on(self) -> None:
        try:
            while self._is_behind(*self._heard):
                self._heard = 0, 0
                await self._room.in_turn(self.catch_up)
        finally:
            self._is_reading = False
