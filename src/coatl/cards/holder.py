"""Prophecy cards in front of somebody, each at its level, in the order they arrived there."""

from __future__ import annotations

from coatl.core.reader import ByteReader


class Holder:
    """The Prophecies of a seat or of CARL.

    A card that arrives, or whose level changes, goes to the end. So among cards of one level the
    first is the one that has been there longest: the closest (C10.3).
    """

    cards: list[int]
    levels: list[int]
    count: int

    def __init__(self) -> None:
        self.cards = [0] * 40
        self.levels = [0] * 40
        self.count = 0

    def copy_from(self, other: Holder) -> None:
        """Become equal to `other`."""
        for i in range(other.count):
            self.cards[i] = other.cards[i]
            self.levels[i] = other.levels[i]
        self.count = other.count

    def add(self, card: int, level: int) -> None:
        """Receive a card at a level."""
        self.cards[self.count] = card
        self.levels[self.count] = level
        self.count += 1

    def find(self, card: int) -> int:
        """Return the place of a card, or -1."""
        for i in range(self.count):
            if self.cards[i] == card:
                return i
        return -1

    def remove_at(self, place: int) -> None:
        """Give the card at a place away."""
        self.count -= 1
        for i in range(place, self.count):
            self.cards[i] = self.cards[i + 1]
            self.levels[i] = self.levels[i + 1]

    def card_at(self, place: int) -> int:
        """Return the card at a place."""
        return self.cards[place]

    def level_at(self, place: int) -> int:
        """Return the level of the card at a place."""
        return self.levels[place]

    def points(self) -> int:
        """Return the points of all cards by level (C6)."""
        total = 0
        for i in range(self.count):
            level = self.levels[i]
            if level == 1:
                total += 2
            elif level == 2:
                total += 5
            elif level == 3:
                total += 6
        return total

    def secured(self) -> int:
        """Return how many cards are at level 3 (C5.4)."""
        count = 0
        for i in range(self.count):
            if self.levels[i] == 3:
                count += 1
        return count

    def pairs(self) -> list[tuple[int, int]]:
        """List (card, level) in order of arrival."""
        return [(self.cards[i], self.levels[i]) for i in range(self.count)]

    def dump(self, values: list[int]) -> None:
        """Append the cards to a list of byte values."""
        values.append(self.count)
        for card, level in self.pairs():
            values += [card, level]

    def load(self, reader: ByteReader) -> None:
        """Read back what `dump` wrote, into a new holder."""
        for _ in range(reader.take(40)):
            card = reader.take(39)
            self.add(card, reader.take(3))
