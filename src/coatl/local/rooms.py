"""The tables in memory of one page: loaded when somebody needs them, forgotten when nobody does."""

from __future__ import annotations

from collections.abc import Callable, Container

from coatl.local.effects import Load, Task
from coatl.local.room import Room
from coatl.local.stored import read_table
from coatl.tables.errors import not_found

MOST_ROOMS = 12
"""So many tables are kept in memory, besides those that are looked at."""


class Rooms(dict[str, Room]):
    """Tables by their names; `needed` tells which must stay, however many there are."""

    def __init__(self, milliseconds: float, needed: Callable[[], Container[str]]) -> None:
        super().__init__()
        self.milliseconds = milliseconds
        self._needed = needed

    def find(self, table: str) -> Task[Room]:
        """Return a table, read from storage if need be."""
        room = self.pop(table, None)
        if room is None:
            stored = yield Load(table)
            if stored is None:
                raise not_found()
            room = Room(*read_table(stored), self.milliseconds)
            self.add(room)
            yield from room.follow_up()
        self[table] = room  # the last one used is the last to be forgotten
        return room

    def add(self, room: Room) -> None:
        """Take in a table that is in memory now; those used longest ago make place for it."""
        needed = self._needed()
        idle = [name for name in self if name not in needed]
        for name in idle[: max(0, len(idle) - MOST_ROOMS)]:
            del self[name]
        self[room.table.id] = room
