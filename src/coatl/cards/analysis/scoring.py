"""Scores that explain themselves: times, level, points and the segments that earn them."""

from __future__ import annotations

from dataclasses import dataclass

from coatl.cards.codes import LEVEL_POINTS, MAX_LEVEL, OBJECTIVE_POINTS
from coatl.cards.deck import Prophecy, Temple, load_deck
from coatl.cards.holder import Holder
from coatl.cards.objectives import is_met
from coatl.cards.patterns import find_pieces
from coatl.cards.serpent import Serpent
from coatl.cards.shapes import Objective


@dataclass(frozen=True, slots=True)
class ProphecyScore:
    """What one Prophecy would be worth to a row: occurrences may overlap (C5.3)."""

    card: Prophecy
    times: int
    level: int
    points: int
    pieces: list[list[int]]


@dataclass(frozen=True, slots=True)
class TempleScore:
    """Which objectives of a Temple card are met, and what they pay (C8)."""

    card: Temple
    met: list[bool]
    points: int


def score_prophecy(card: Prophecy, serpent: Serpent) -> ProphecyScore:
    """Explain how often a row shows a Prophecy's pattern, and where."""
    pieces = find_pieces(card.index, serpent)
    level = min(len(pieces), MAX_LEVEL)
    return ProphecyScore(card, len(pieces), level, LEVEL_POINTS[level], pieces)


def score_temple(card: Temple, serpent: Serpent, held: Holder) -> TempleScore:
    """Explain what a Temple card pays for a row and the Prophecies beside it (C8.4)."""
    met = [is_met(card.index * 2 + i, serpent, held) for i in range(2)]
    return TempleScore(card, met, OBJECTIVE_POINTS[sum(met)])


def score_all(serpent: Serpent) -> list[ProphecyScore]:
    """Explain what every Prophecy would be worth to a row."""
    return [score_prophecy(card, serpent) for card in load_deck().prophecies]


def is_about_row(objective: Objective) -> bool:
    """Tell whether an objective looks at the row alone, not at Prophecies."""
    return objective.kind not in ("gods", "lower", "twins")
