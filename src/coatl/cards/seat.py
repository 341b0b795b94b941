"""What belongs to one seat: its hand of Feathers, its serpent and its Prophecies."""

from __future__ import annotations

from coatl.cards.holder import Holder
from coatl.cards.serpent import Serpent
from coatl.core.reader import ByteReader


class Seat:
    """All that one seat holds; only the hand is hidden (C11)."""

    hand: list[int]
    hand_size: int
    kinds: int
    """Which kinds of Feathers are in hand, one bit each."""
    serpent: Serpent
    held: Holder
    stolen_from: int
    """Opponents robbed in this round, one bit each; against CARL the number of thefts this turn."""
    is_scored: bool
    points: int
    """Fixed at the end of the seat's final turn (C8.1)."""
    objectives: int
    secured: int

    def __init__(self) -> None:
        self.hand = [0] * 10
        self.hand_size = 0
        self.kinds = 0
        self.serpent = Serpent()
        self.held = Holder()
        self.clear()

    def clear(self) -> None:
        """Become a seat before the game."""
        self.hand[:] = [0] * 10
        self.hand_size = 0
        self.kinds = 0
        self.serpent.clear()
        self.held.count = 0
        self.stolen_from = 0
        self.is_scored = False
        self.points = 0
        self.objectives = 0
        self.secured = 0

    def copy_from(self, other: Seat) -> None:
        """Become equal to `other`."""
        self.hand[:] = other.hand
        self.hand_size = other.hand_size
        self.kinds = other.kinds
        self.serpent.copy_from(other.serpent)
        self.held.copy_from(other.held)
        self.stolen_from = other.stolen_from
        self.is_scored = other.is_scored
        self.points = other.points
        self.objectives = other.objectives
        self.secured = other.secured

    def add_feather(self, feather: int) -> None:
        """Take a Feather card into the hand."""
        self.hand[feather] += 1
        self.hand_size += 1
        self.kinds |= 1 << feather

    def remove_feather(self, feather: int) -> None:
        """Give a Feather card of the hand away."""
        self.hand[feather] -= 1
        self.hand_size -= 1
        if self.hand[feather] == 0:
            self.kinds &= ~(1 << feather)

    def hand_counts(self) -> list[int]:
        """List how many Feather cards of each kind are in hand."""
        return [self.hand[i] for i in range(10)]

    def dump(self, values: list[int]) -> None:
        """Append the seat to a list of byte values."""
        values += self.hand_counts()
        self.serpent.dump(values)
        self.held.dump(values)
        values += [
            self.stolen_from,
            int(self.is_scored),
            self.points,
            self.objectives,
            self.secured,
        ]

    def load(self, reader: ByteReader) -> None:
        """Read back what `dump` wrote, into a new seat."""
        for feather in range(10):
            for _ in range(reader.take(50)):
                self.add_feather(feather)
        self.serpent.load(reader)
        self.held.load(reader)
        self.stolen_from = reader.take(15)
        self.is_scored = bool(reader.take(1))
        self.points = reader.take(250)
        self.objectives = reader.take(2)
        self.secured = reader.take(40)
