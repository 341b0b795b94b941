"""What other processes have stored of a table: heard of, asked for, and read.

A step of a draft is seen by its own seat alone. A process where nobody follows that seat need not
read it at once: it comes along with the next thing that somebody here can see.
"""

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
        self.is_reading = False
        """Whether something that others have told of is being read."""
        self._heard = 0, 0
        """How far the table has come, as others have told."""
        self._unseen = 0
        """Up to here nothing was stored that anybody in this process could see."""

    def hear(self, note: Note) -> None:
        """Take a note of the bus: it may tell of more than this process knows."""
        room = self._room
        if note.presence is not None:
            room.presence.learn(note.origin, note.presence, PRESENCE_SECONDS)
            room.tell_presence(is_repeated=True)
        elif self._may_wait(note):
            self._unseen = note.seq
        elif note.is_news:
            self.hear_of(note.seq, note.door)

    def follow(self) -> None:
        """Read what was left, since somebody has come who may see it."""
        if self._unseen > self._room.table.seq:
            seq, self._unseen = self._unseen, 0
            self.hear_of(seq, 0)

    def _may_wait(self, note: Note) -> bool:
        """Tell whether a note is of something that nobody here can see, the next such thing."""
        room = self._room
        return (
            note.is_news
            and note.seat is not None
            and note.seq == max(room.table.seq, self._unseen) + 1
            and note.door == room.access.number
            and not room.table.is_hidden  # then others act, too, and need the latest number
            and not room.presence.is_followed(note.seat)
        )

    def hear_of(self, seq: int, door: int) -> None:
        """Read on, in the background, if the table has come further than it is here."""
        self._heard = max(self._heard[0], seq), max(self._heard[1], door)
        if self._is_behind(*self._heard) and not self.is_reading and not self._room.must_reload:
            self.is_reading = True
            self._room.services.lobby.background.spawn(self._read_on())

    async def look(self) -> None:
        """See to it that all that was stored before, by any process, is known here."""
        room = self._room
        if not room.services.bus.is_shared:
            return
        ask = partial(last_numbers, table_ids=[room.table.id])
        numbers = await room.services.saving.ask(ask)
        if room.table.id not in numbers:
            raise not_found()
        seq, door = numbers[room.table.id]
        if seq > room.table.seq or door > room.access.number:
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
        known = max(self._room.table.seq, self._unseen)
        return seq > known or door > self._room.access.number

    async def _read_on(self) -> None:
        try:
            while self._is_behind(*self._heard):
                self._heard = 0, 0
                await self._room.in_turn(self.catch_up)
        finally:
            self.is_reading = False
