"""How much thought goes into a review; always a number of games, so that it can be repeated."""

from __future__ import annotations

from dataclasses import dataclass

from coatl.core.errors import OptionError


@dataclass(frozen=True, slots=True)
class Effort:
    """What is spent on each turn."""

    search: int
    """The budget in iterations of finding the ways worth comparing, as for a hint."""
    first: int
    """Games in which all of them are tried."""
    most: int
    """Games, at most, in which what was played meets the best of them."""
    truth: int
    """Games from the real position, for the curve."""
    luck: int
    """Pairs of games, with what was drawn and with what might have been, for luck."""
    ways: int = 99
    """So many of the ways that the search finds, at most, are compared with what was played."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How deep a review looks."""

    name: str
    board: Effort
    cards: Effort
    """The card game has a quarter of the turns, and its games are played out faster."""

    def effort(self, game: str) -> Effort:
        """Return what is spent on each turn of a game."""
        return self.board if game == "board" else self.cards


SKETCH = "sketch"
"""What a page without a server can do, where the rules are interpreted."""
DEPTHS = (
    Depth(SKETCH, Effort(20, 4, 14, 6, 8, ways=2), Effort(60, 12, 80, 20, 16, ways=4)),
    Depth("quick", Effort(200, 16, 96, 48, 96), Effort(400, 32, 256, 64, 96)),
    Depth("normal", Effort(1600, 48, 512, 160, 400), Effort(4000, 96, 2048, 320, 640)),
    Depth("deep", Effort(8000, 160, 3200, 960, 2400), Effort(16000, 320, 12800, 1600, 3200)),
)
USUAL = "normal"


def find_depth(name: str) -> Depth:
    """Return the depth of a name."""
    for depth in DEPTHS:
        if depth.name == name:
            return depth
    names = " or ".join(depth.name for depth in DEPTHS)
    raise OptionError(f"unknown depth {name!r}: expected {names}", why="depth", name=name)
