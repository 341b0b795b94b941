"""A serpent of the card game: a row of top colours, some of them stacks (C4)."""

from __future__ import annotations

from coatl.core.errors import StateError
from coatl.core.reader import ByteReader

MAX_LENGTH = 22
"""Ten Feather cards, a head and a tail make 22."""


class Serpent:
    """The visible segments from left to right, and which of them cover another one."""

    colours: list[int]
    stacks: list[int]
    length: int
    has_head: bool
    has_tail: bool
    is_counted: bool
    """Whether the next three are those of this row (`patterns.count_all`)."""
    once: int
    """The cards that are satisfied at least once, one bit each."""
    twice: int
    thrice: int

    def __init__(self) -> None:
        self.colours = [0] * 24  # two more, so that a pattern can be looked for everywhere
        self.stacks = [0] * 24
        self.clear()

    def clear(self) -> None:
        """Become an empty place."""
        self.length = 0
        self.is_counted = False
        self.once = 0
        self.twice = 0
        self.thrice = 0
        self.has_head = False
        self.has_tail = False

    def copy_from(self, other: Serpent) -> None:
        """Become equal to `other`."""
        self.colours[:] = other.colours
        self.stacks[:] = other.stacks
        self.length = other.length
        self.is_counted = other.is_counted
        self.once = other.once
        self.twice = other.twice
        self.thrice = other.thrice
        self.has_head = other.has_head
        self.has_tail = other.has_tail

    def add_left(self, colour: int) -> None:
        """Attach a segment at the left end."""
        for i in range(self.length, 0, -1):
            self.colours[i] = self.colours[i - 1]
            self.stacks[i] = self.stacks[i - 1]
        self.colours[0] = colour
        self.stacks[0] = 0
        self.length += 1
        self.is_counted = False

    def add_right(self, colour: int) -> None:
        """Attach a segment at the right end."""
        self.colours[self.length] = colour
        self.stacks[self.length] = 0
        self.length += 1
        self.is_counted = False

    def cover(self, place: int, colour: int) -> None:
        """Lay a segment over another one, which makes a stack (C4.3)."""
        self.colours[place] = colour
        self.stacks[place] = 1
        self.is_counted = False

    def colour_list(self) -> list[int]:
        """List the top colours from left to right."""
        return [self.colours[i] for i in range(self.length)]

    def stack_list(self) -> list[bool]:
        """List which segments are stacks."""
        return [self.stacks[i] == 1 for i in range(self.length)]

    def dump(self, values: list[int]) -> None:
        """Append the serpent to a list of byte values."""
        values += [self.length, self.has_head + 2 * self.has_tail]
        values += [self.colours[i] + 8 * self.stacks[i] for i in range(self.length)]

    def load(self, reader: ByteReader) -> None:
        """Read back what `dump` wrote."""
        self.clear()
        length = reader.take(MAX_LENGTH)
        ends = reader.take(3)
        self.has_head = bool(ends & 1)
        self.has_tail = bool(ends & 2)
        for place in range(length):
            value = reader.take(15)
            if value % 8 > 4:
                raise StateError(f"state byte {reader.position - 1}: there is no such colour")
            self.add_right(value % 8)
            if value >= 8:
                self.cover(place, value % 8)
