"""A multiset of small numbers: a bag of pieces, a deck of cards."""

from __future__ import annotations

from collections.abc import Iterable

from coatl.core.errors import StateError
from coatl.core.reader import ByteReader


class Bag:
    """A multiset of contents 0 to 63; it has no order, so it holds no future to peek at."""

    counts: list[int]
    total: int

    def __init__(self, counts: Iterable[int] = ()) -> None:
        self.counts = [0] * 64
        self.total = 0
        if counts:  # most bags are made empty
            for content, count in enumerate(counts):
                self.counts[content] = count
                self.total += count

    def copy_from(self, other: Bag) -> None:
        """Become equal to `other`."""
        self.counts[:] = other.counts
        self.total = other.total

    def clear(self) -> None:
        """Take everything out."""
        self.counts = [0] * 64
        self.total = 0

    def add(self, content: int) -> None:
        """Put one more of `content` in."""
        self.counts[content] += 1
        self.total += 1

    def remove(self, content: int) -> None:
        """Take one of `content` out; the caller knows that there is one."""
        self.counts[content] -= 1
        self.total -= 1

    def pour_from(self, other: Bag) -> None:
        """Take over everything that `other` holds, and leave it empty."""
        for content in range(64):
            self.counts[content] += other.counts[content]
        self.total += other.total
        other.clear()

    def count(self, content: int) -> int:
        """Return how many of `content` are in the bag."""
        return self.counts[content]

    def at(self, rank: int) -> int:
        """Return the content at `rank` if everything lay in ascending order."""
        content = 0
        while rank >= self.counts[content]:
            rank -= self.counts[content]
            content += 1
        return content

    def contents(self) -> list[int]:
        """List everything in the bag in ascending order."""
        return [content for content in range(64) for _ in range(self.counts[content])]

    def tally(self, size: int) -> list[int]:
        """List the counts of the first `size` contents."""
        return [self.counts[content] for content in range(size)]

    def dump(self, values: list[int]) -> None:
        """Append the contents, sparsely, to a list of byte values."""
        items = [content for content in range(64) if self.counts[content]]
        values.append(len(items))
        for content in items:
            values.append(content)
            values.append(self.counts[content])

    def load(self, reader: ByteReader, size: int) -> None:
        """Read back what `dump` wrote; contents are below `size`."""
        self.clear()
        last = -1
        for _ in range(reader.take(64)):
            content = reader.take(size - 1)
            count = reader.take(255)
            if content <= last or count == 0:
                raise StateError(f"state byte {reader.position - 2}: contents are not in order")
            last = content
            self.counts[content] = count
            self.total += count

    def __repr__(self) -> str:
        return f"Bag({self.contents()})"


def empty_bag() -> Bag:
    """Return a bag that holds nothing: setting up a game makes many, and this is the short way."""
    bag = Bag.__new__(Bag)
    bag.clear()
    return bag
