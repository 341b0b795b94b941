"""What happened, told so that each seat may be shown its own version of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = int | str | bool | tuple[str, ...] | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `secret` is for `seat` alone, with `private` the whole event is."""

    name: str
    seat: int
    data: Mapping[str, Value] = field(default_factory=dict)
    secret: Mapping[str, Value] = field(default_factory=dict)
    private: bool = False

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the version of this event that `seat` (None: a spectator) may see, if any."""
        if seat == self.seat:
            return self
        if self.private:
            return None
        return Event(self.name, self.seat, self.data) if self.secret else self


def visible_events(events: list[Event], seat: int | None) -> list[Event]:
    """Return what `seat` (None: a spectator) may see of `events`."""
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]
