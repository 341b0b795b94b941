"""Scores that explain themselves: times, level, points and the pieces that earn them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from coatl.board.analysis.witness import find_pieces
from coatl.board.deck import Prophecy, Temple, load_deck
from coatl.board.notation import format_serpent
from coatl.board.patterns import count_times, met_requirements
from coatl.board.serpent import Serpent
from coatl.board.shapes import Pattern, parse_pattern


@dataclass(frozen=True, slots=True)
class ProphecyScore:
    """What one Prophecy card pays for a serpent, and which pieces make each satisfaction."""

    card: Prophecy
    times: int
    level: int
    """How many of the card's levels are reached; 0 pays nothing."""
    points: int
    pieces: list[list[int]]
    """Piece numbers from the left, from 0; one list a satisfaction, a largest disjoint choice."""


@dataclass(frozen=True, slots=True)
class TempleScore:
    """What one Temple card pays for a serpent, and which requirements it meets."""

    card: Temple
    met: int
    points: int
    requirements: list[bool]


@dataclass(frozen=True, slots=True)
class SerpentScore:
    """What a serpent with its cards is worth; only a complete one counts at the end (B13.1)."""

    serpent: str
    is_complete: bool
    prophecies: list[ProphecyScore]
    temple: TempleScore | None

    @property
    def points(self) -> int:
        """The points of all cards together."""
        temple = 0 if self.temple is None else self.temple.points
        return temple + sum(score.points for score in self.prophecies)


def score_prophecy(card: Prophecy, serpent: Serpent, *, strict_ends: bool = False) -> ProphecyScore:
    """Explain what a Prophecy card pays for a serpent, finished or not."""
    times = count_times(card.index, serpent, strict_ends)
    pieces = list_pieces(card, serpent, strict_ends) if times else []
    return ProphecyScore(card, times, card.level_for(times), card.points_for(times), pieces)


def list_pieces(card: Prophecy, serpent: Serpent, strict_ends: bool) -> list[list[int]]:
    """List the pieces that make each satisfaction of a card."""
    return find_pieces(
        _pattern(card.pattern),
        serpent.colour_list(),
        serpent.has_head,
        serpent.has_tail,
        strict_ends,
    )


def score_temple(card: Temple, serpent: Serpent) -> TempleScore:
    """Explain what a Temple card pays for a serpent and the Prophecy cards beside it (B12)."""
    requirements = met_requirements(card.index, serpent)
    met = sum(requirements)
    return TempleScore(card, met, card.points_for(met), requirements)


def score_serpent(serpent: Serpent, *, strict_ends: bool = False) -> SerpentScore:
    """Explain what a serpent is worth by the cards that lie beside it, as in B13.3."""
    deck = load_deck()
    prophecies = [
        score_prophecy(deck.prophecies[card], serpent, strict_ends=strict_ends)
        for card in serpent.card_list()
    ]
    temple = None
    if serpent.temple != 255:
        temple = score_temple(deck.temples[serpent.temple], serpent)
    return SerpentScore(format_serpent(serpent), serpent.is_complete, prophecies, temple)


def score_all(
    serpent: Serpent, *, strict_ends: bool = False, promo: bool = False
) -> tuple[list[ProphecyScore], list[TempleScore]]:
    """Explain what every card of the game would pay for a serpent."""
    deck = load_deck()
    prophecies: Sequence[Prophecy] = [card for card in deck.prophecies if promo or not card.promo]
    temples: Sequence[Temple] = [card for card in deck.temples if promo or not card.promo]
    return (
        [score_prophecy(card, serpent, strict_ends=strict_ends) for card in prophecies],
        [score_temple(card, serpent) for card in temples],
    )


@cache
def _pattern(text: str) -> Pattern:
    return parse_pattern(text)
