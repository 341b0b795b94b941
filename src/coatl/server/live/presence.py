"""Who is at a table now: devices by their sockets, programs by their requests."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from coatl.tables.planning import Actor

PRESENCE_SECONDS = 40.0
"""So long what a process tells about who is at a table holds; it says so again before that."""
SHARE_SECONDS = 10.0
SEEN_SECONDS = 30.0
"""So long after its last request a program without a socket counts as present."""


if TYPE_CHECKING:
    from coatl.server.live.room import Room


class Presences(Protocol):
    """Shares who is at tables with other processes."""

    def share(self, room: Room) -> None:
        """Let others know who is at a table by way of this process, if that has changed."""


class OwnPresences:
    """There are no other processes."""

    def share(self, room: Room) -> None:
        """Tell nobody."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who is at a table by way of another process."""

    here: frozenset[int]
    left_at: dict[int, float]
    watching: int
    until: float
    """So long this holds, unless that process says so again."""


class Presence:
    """Who is at one table, and who was a moment ago."""

    def __init__(self, absence_seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.absence_seconds = absence_seconds
        """So long after its connection broke a device may be back at once."""
        self.holders: dict[object, frozenset[int]] = {}
        """The seats that each open socket holds."""
        self.waiting: Counter[int] = Counter()
        """By seat: requests that wait for its news."""
        self.shared: dict[str, Any] = {}
        """What other processes were told last, and when:"""
        self.shared_at = 0.0
        self._clock = clock
        self._seen_at: dict[int, float] = {}
        self._left_at: dict[int, float] = {}
        self._elsewhere: dict[str, Elsewhere] = {}

    @property
    def is_awaited(self) -> bool:
        """Whether a request waits for news."""
        return any(self.waiting.values())

    def is_followed(self, seat: int) -> bool:
        """Tell whether somebody waits in this process for what a seat alone can see."""
        return self.waiting[seat] > 0 or any(seat in seats for seats in self.holders.values())

    def is_here(self, seat: int) -> bool:
        """Tell whether a device that holds a seat is connected, or was a moment ago."""
        if self._is_here(seat):
            return True
        return any(seat in other.here for other in self._elsewhere.values())

    def is_around(self, seat: int) -> bool:
        """Tell whether a seat's device is here or may be back at once: a connection can break."""
        left = [self._left_at, *(other.left_at for other in self._elsewhere.values())]
        now, absence = self._clock(), self.absence_seconds
        return self.is_here(seat) or any(now - at.get(seat, -absence) < absence for at in left)

    @property
    def watching(self) -> int:
        """How many sockets hold no seat."""
        here = sum(not seats for seats in self.holders.values())
        return here + sum(other.watching for other in self._elsewhere.values())

    def note_left(self, actor: Actor) -> None:
        """Remember that a socket has gone."""
        for seat in actor.seats:
            self._left_at[seat] = self._clock()

    def note_seen(self, actor: Actor) -> None:
        """Remember that a program without a socket was here."""
        for seat in actor.seats:
            self._seen_at[seat] = self._clock()

    def _is_here(self, seat: int) -> bool:
        if any(seat in seats for seats in self.holders.values()):
            return True
        return self._clock() - self._seen_at.get(seat, -SEEN_SECONDS) < SEEN_SECONDS

    # With other processes

    def to_share(self, seats: int) -> dict[str, Any]:
        """Return what other processes have to know of a table with so many seats."""
        now = self._clock()
        left = {seat: round(now - at, 1) for seat, at in self._left_at.items()}
        return {
            "here": [seat for seat in range(seats) if self._is_here(seat)],
            "left": {str(n): ago for n, ago in left.items() if ago < self.absence_seconds},
            "watching": sum(not each for each in self.holders.values()),
        }

    def learn(self, origin: str, told: dict[str, Any], seconds: float) -> None:
        """Remember what another process has told, for some seconds."""
        now = self._clock()
        left_at = {int(seat): now - ago for seat, ago in told["left"].items()}
        self._elsewhere[origin] = Elsewhere(
            frozenset(told["here"]), left_at, told["watching"], now + seconds
        )

    def forget_late(self) -> bool:
        """Forget processes that have not been heard of; tell whether there were any."""
        now = self._clock()
        late = [origin for origin, other in self._elsewhere.items() if other.until <= now]
        for origin in late:
            del self._elsewhere[origin]
        return bool(late)
