"""A fast chance whose sources do not disturb each other."""

from __future__ import annotations

from coatl.core.bag import Bag
from coatl.core.chance import Chance

MASK32 = 0xFFFFFFFF
SPREADER = 2654435761


class Streams(Chance):
    """A fast chance with a stream of its own for every source.

    So two plans that draw another number of Prophecies still draw the same Feathers.
    """

    words: list[int]

    def __init__(self) -> None:
        self.words = [1] * 4

    def restart(self, seed: int) -> None:
        """Begin all streams anew from a number below 2**31."""
        for i in range(4):
            word = seed * 4 + i
            self.words[i] = (word * SPREADER) & MASK32 | 1
            for _ in range(3):
                self.below(i, 2)

    def below(self, source: int, limit: int) -> int:
        """Return a number below `limit` from one stream (xorshift32, scrambled)."""
        x = self.words[source]
        x = (x ^ (x << 13)) & MASK32
        x = x ^ (x >> 17)
        x = (x ^ (x << 5)) & MASK32
        self.words[source] = x
        x = (x * 747796405) >> 7 & 0x7FFFFFFF
        return (x * limit) >> 31

    def draw(self, source: int, bag: Bag) -> int:
        """Return the next content of this source."""
        return bag.at(self.below(source, bag.total))
