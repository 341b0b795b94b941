"""Who is at a table now: devices by their sockets, programs by their requests."""

from __future__ import annotations

import time

from coatl.tables.planning import Actor

SEEN_SECONDS = 30.0
"""So long after its last request a program without a socket counts as present."""


class Presence:
    """Who is at one table, and who was a moment ago."""

    def __init__(self, absence_seconds: float) -> None:
        self.absence_seconds = absence_seconds
        """So long after its connection broke a device may be back at once."""
        self.holders: dict[object, frozenset[int]] = {}
        """The seats that each open socket holds."""
        self._seen_at: dict[int, float] = {}
        self._left_at: dict[int, float] = {}

    def is_here(self, seat: int) -> bool:
        """Tell whether a device that holds a seat is connected, or was a moment ago."""
        if any(seat in seats for seats in self.holders.values()):
            return True
        return time.monotonic() - self._seen_at.get(seat, -SEEN_SECONDS) < SEEN_SECONDS

    def is_around(self, seat: int) -> bool:
        """Tell whether a seat's device is here or may be back at once: a connection can break."""
        absence = self.absence_seconds
        return self.is_here(seat) or time.monotonic() - self._left_at.get(seat, -absence) < absence

    def note_left(self, actor: Actor) -> None:
        """Remember that a socket has gone."""
        for seat in actor.seats:
            self._left_at[seat] = time.monotonic()

    def note_seen(self, actor: Actor) -> None:
        """Remember that a program without a socket was here."""
        for seat in actor.seats:
            self._seen_at[seat] = time.monotonic()
