# cython: boundscheck=False, wraparound=False
"""A reusable list of action ids in ascending order."""

from __future__ import annotations

CAPACITY = 640
INTEGERS = list(range(640))
"""Ready-made numbers, so that listing actions creates no objects."""


class Choices:
    """The legal actions of one seat; refilled in place, so that search allocates nothing."""

    ids: list[int]
    size: int
    _ready: list[int] | None
    """The ids as Python has them, once nothing is added any more."""

    def __init__(self) -> None:
        self.ids = [0] * 640
        self.size = 0
        self._ready = None

    def add(self, action: int) -> None:
        """Append `action`, which is above all ids so far."""
        self.ids[self.size] = action
        self.size += 1

    def insert(self, action: int, start: int) -> None:
        """Put `action` in its place at or after position `start`, unless it is there already."""
        place = self.size
        while place > start and self.ids[place - 1] > action:
            place -= 1
        if place == start or self.ids[place - 1] != action:
            for i in range(self.size, place, -1):
                self.ids[i] = self.ids[i - 1]
            self.ids[place] = action
            self.size += 1

    def get(self, position: int) -> int:
        """Return the action at `position`."""
        return self.ids[position]

    def has(self, action: int) -> bool:
        """Tell whether `action` is listed."""
        low = 0
        high = self.size
        while low < high:
            middle = (low + high) >> 1
            if self.ids[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < self.size and self.ids[low] == action

    def freeze(self) -> None:
        """Become a list that many share: nothing is added any more, and handing it out is cheap."""
        self._ready = self.to_list()

    def to_list(self) -> list[int]:
        """Return the ids as a new list."""
        if self._ready is not None:
            return self._ready[:]
        listed = INTEGERS[: self.size]  # of the right size at once
        for i in range(self.size):
            listed[i] = INTEGERS[self.ids[i]]
        return listed

    def to_mask(self, action_count: int) -> bytes:
        """Return one byte an action, 1 where it is legal."""
        mask = bytearray(action_count)
        for i in range(self.size):
            mask[self.ids[i]] = 1
        return bytes(mask)
