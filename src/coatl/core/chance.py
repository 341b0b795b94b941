# cython: auto_pickle=True
"""Where random outcomes come from; a state never holds any randomness itself.

A draw takes one content out of a `Bag` by the name of a *source* ("heads", "prophecies", ...). The
outcome of a `SeededChance` is a pure function of the seed, the source's name and the number of
draws made from that source so far: nothing can be re-rolled by a crash, and with one seed
different players meet the same bags.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

from coatl.core.bag import Bag
from coatl.core.errors import ChanceError

Outcome = tuple[int, int]
"""A chance outcome: (source, content)."""

WORDS_PER_BLOCK = 8
MASK32 = 0xFFFFFFFF


class Chance:
    """The interface of every chance source; `draw` names a content and leaves the bag as it is."""

    def draw(self, source: int, bag: Bag) -> int:
        """Return one content of the bag, which is not empty."""
        raise NotImplementedError


class SeededChance(Chance):
    """Outcomes that follow from a seed alone, unpredictable without it (SHA-256 of a counter)."""

    def __init__(
        self, seed: int | str | bytes, sources: Sequence[str], drawn: Sequence[int] = ()
    ) -> None:
        if isinstance(seed, bytes):
            self.seed = seed
        else:
            self.seed = str(seed).encode("utf-8", "surrogateescape")
        self.sources = tuple(sources)
        self.drawn = list(drawn) if drawn else [0] * len(self.sources)
        self._blocks: list[list[int]] = [[] for _ in self.sources]

    def draw(self, source: int, bag: Bag) -> int:
        """Return the next outcome of this source."""
        number = self.drawn[source]
        word = number % WORDS_PER_BLOCK
        if word == 0 or not self._blocks[source]:
            self._blocks[source] = self._block(source, number // WORDS_PER_BLOCK)
        self.drawn[source] = number + 1
        # 32 random bits scaled to the bag: the bias is below total / 2**32.
        bits = self._blocks[source][word]
        return bag.at((bits * bag.total) >> 32)

    def _block(self, source: int, number: int) -> list[int]:
        name = self.sources[source].encode()
        key = b"coatl-chance-1\0%d\0%s\0%s\0%d" % (len(self.seed), self.seed, name, number)
        digest = hashlib.sha256(key).digest()
        return [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]

    def clone(self) -> SeededChance:
        """Return an independent copy that continues with the same outcomes."""
        return SeededChance(self.seed, self.sources, self.drawn)


class QuickChance(Chance):
    """A fast stream for search and playouts; also a source of random picks."""

    _state: int

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2654435761 + 88675123) & MASK32
        if self._state == 0:
            self._state = 88675123
        for _ in range(4):
            self.below(2)

    def below(self, limit: int) -> int:
        """Return a number from 0 to `limit` - 1."""
        # Xorshift32 (Marsaglia), then a multiplicative scramble; all intermediates stay below
        # 2**63.
        x = self._state
        x = (x ^ (x << 13)) & MASK32
        x = x ^ (x >> 17)
        x = (x ^ (x << 5)) & MASK32
        self._state = x
        return (((x * 747796405) >> 7 & 0x7FFFFFFF) * limit) >> 31

    def draw(self, source: int, bag: Bag) -> int:
        """Return a random content, whatever the source."""
        return bag.at(self.below(bag.total))


class RecordingChance(Chance):
    """Another source, with every outcome noted down."""

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.outcomes: list[Outcome] = []

    def draw(self, source: int, bag: Bag) -> int:
        """Return the outcome of the other source."""
        content = self.inner.draw(source, bag)
        self.outcomes.append((source, content))
        return content

    def take(self) -> tuple[Outcome, ...]:
        """Return the outcomes since the last call."""
        taken = tuple(self.outcomes)
        self.outcomes = []
        return taken


class ScriptedChance(Chance):
    """Outcomes that were written down before; used to replay a record.

    `sources` and `describe` only serve to name things in errors. A draw that fails leaves a state
    that was being changed unusable.
    """

    def __init__(
        self,
        outcomes: Sequence[Outcome] = (),
        sources: Sequence[str] = (),
        describe: Callable[[int, int], str] | None = None,
    ) -> None:
        self.outcomes = list(outcomes)
        self.position = 0
        self.sources = tuple(sources)
        self.describe = describe

    def extend(self, outcomes: Sequence[Outcome]) -> None:
        """Add outcomes that come after the present ones."""
        self.outcomes.extend(outcomes)

    @property
    def left(self) -> int:
        """How many outcomes nobody has asked for yet."""
        return len(self.outcomes) - self.position

    def draw(self, source: int, bag: Bag) -> int:
        """Return the next outcome of the script, if it is possible here."""
        if self.position >= len(self.outcomes):
            raise ChanceError(f"an outcome of {self._name(source)} is missing")
        expected, content = self.outcomes[self.position]
        if expected != source:
            raise ChanceError(f"expected {self._name(source)} here, not {self._name(expected)}")
        if not 0 <= content < 64 or bag.count(content) == 0:
            text = str(content) if self.describe is None else self.describe(source, content)
            raise ChanceError(f"{text} is not among what is left of {self._name(source)}")
        self.position += 1
        return content

    def _name(self, source: int) -> str:
        return self.sources[source] if source < len(self.sources) else f"source {source}"


def draw_from(bag: Bag, source: int, chance: Chance) -> int:
    """Draw one content from a bag that is not empty, and take it out."""
    content = chance.draw(source, bag)
    bag.remove(content)
    return content
