"""A serpent: a row of coloured pieces from head to tail, and the cards beside it."""

from __future__ import annotations

from coatl.core.errors import StateError
from coatl.core.reader import ByteReader

MAX_LENGTH = 122
"""One head, 120 body segments and one tail."""
ONE = 1


class Serpent:
    """A Cóatl on the table, finished or not; its pieces are numbered from the left, from 0.

    What was placed stays (B6.4): there is no way to take a piece or a card away.
    """

    colours: list[int]
    length: int
    has_head: bool
    has_tail: bool
    counts: list[int]
    cards: list[int]
    card_count: int
    card_mask: int
    """One bit for each Prophecy card beside it."""
    temple: int
    points: int
    tested: int
    """Cards already tried on the present pieces, one bit each, and in `passed` those satisfied."""
    passed: int
    closed_tested: list[int]
    """The same for the serpent closed at its one open end by a piece of each colour."""
    closed_passed: list[int]

    def __init__(self) -> None:
        self.colours = [0] * 122
        self.counts = [0] * 5
        self.cards = [0] * 4
        self.closed_tested = [0] * 5
        self.closed_passed = [0] * 5
        self.clear()

    def clear(self) -> None:
        """Become an empty place for a serpent."""
        self.length = 0
        self.has_head = False
        self.has_tail = False
        self.counts[:] = [0] * 5
        self.card_count = 0
        self.card_mask = 0
        self.temple = 255
        self.points = 0
        self.forget()

    def copy_from(self, other: Serpent) -> None:
        """Become equal to `other`."""
        for i in range(other.length):
            self.colours[i] = other.colours[i]
        self.length = other.length
        self.has_head = other.has_head
        self.has_tail = other.has_tail
        self.counts[:] = other.counts
        self.cards[:] = other.cards
        self.card_count = other.card_count
        self.card_mask = other.card_mask
        self.temple = other.temple
        self.points = other.points
        self.tested = other.tested
        self.passed = other.passed
        self.closed_tested[:] = other.closed_tested
        self.closed_passed[:] = other.closed_passed

    def forget(self) -> None:
        """Forget which cards were tried, because the pieces have changed."""
        self.tested = 0
        self.passed = 0
        self.closed_tested[:] = [0] * 5
        self.closed_passed[:] = [0] * 5

    def add_left(self, colour: int) -> None:
        """Attach a piece at the left end."""
        for i in range(self.length, 0, -1):
            self.colours[i] = self.colours[i - 1]
        self.colours[0] = colour
        self.length += 1
        self.counts[colour] += 1
        self.forget()

    def add_right(self, colour: int) -> None:
        """Attach a piece at the right end."""
        self.colours[self.length] = colour
        self.length += 1
        self.counts[colour] += 1
        self.forget()

    def add_card(self, card: int) -> None:
        """Lay a Prophecy card beside the serpent."""
        self.cards[self.card_count] = card
        self.card_count += 1
        self.card_mask |= ONE << card

    def has_card(self, card: int) -> bool:
        """Tell whether an identical Prophecy card lies beside the serpent."""
        return (self.card_mask >> card) & 1 == 1

    @property
    def bodies(self) -> int:
        """How many body segments it has."""
        return self.length - int(self.has_head) - int(self.has_tail)

    @property
    def is_complete(self) -> bool:
        """Whether it has a head, a tail and a body segment between them (B6.5)."""
        return self.has_head and self.has_tail and self.length >= 3

    def colour_list(self) -> list[int]:
        """List the colours from left to right."""
        return [self.colours[i] for i in range(self.length)]

    def card_list(self) -> list[int]:
        """List the Prophecy cards beside it in the order they were laid."""
        return [self.cards[i] for i in range(self.card_count)]

    def dump(self, values: list[int]) -> None:
        """Append the serpent to a list of byte values."""
        values += [self.length, self.has_head + 2 * self.has_tail, *self.colour_list()]
        values += [self.card_count, *self.card_list(), self.temple, self.points]

    def load(self, reader: ByteReader) -> None:
        """Read back what `dump` wrote."""
        self.clear()
        length = reader.take(MAX_LENGTH)
        ends = reader.take(3)
        self.has_head = bool(ends & 1)
        self.has_tail = bool(ends & 2)
        for _ in range(length):
            self.add_right(reader.take(4))
        for _ in range(reader.take(4)):
            self.add_card(reader.take(63))
        self.temple = reader.take_card(24)
        self.points = reader.take()
        if self.bodies < 0:
            raise StateError("a serpent has fewer pieces than ends")
