"""All ways to answer a puzzle, worked out completely: the proof of its answer."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, NamedTuple

Pays = tuple[tuple[str, int], ...]
"""What each card pays, by its id; those that pay nothing are left out."""


class Way(NamedTuple):
    """A way to play a turn: what it comes to, which cards pay that, and its actions."""

    value: int
    pays: Pays
    steps: tuple[int, ...]


SOLVERS = {
    "complete": "coatl.puzzles.completions",
    "most": "coatl.puzzles.several",
    "win": "coatl.puzzles.completions",
    "turn": "coatl.puzzles.card_turns",
    "carl": "coatl.puzzles.card_turns",
    "beat": "coatl.puzzles.card_turns",
}
"""Which module finds all ways of which kind of puzzle, and measures how far one has come."""


def list_ways(kind: str, state: Any, seat: int) -> list[Way]:
    """Return one way for every different set of payments, the best first.

    Nothing is left out: whatever the seat could do in this turn pays like one of these.
    """
    found: Iterable[Way] = import_module(SOLVERS[kind]).find_ways(state, seat)
    best: dict[Pays, Way] = {}
    for way in found:
        known = best.get(way.pays)
        if known is None or (way.value, -len(way.steps)) > (known.value, -len(known.steps)):
            best[way.pays] = way
    return sorted(best.values(), key=lambda way: (-way.value, way.steps))
