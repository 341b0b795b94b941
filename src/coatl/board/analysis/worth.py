"""What cards pay for a serpent, and by which pieces (B11, B12)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product

from coatl.board.analysis.lens_data import MissingData, ProphecyLens, TempleLens
from coatl.board.analysis.scoring import (
    ProphecyScore,
    TempleScore,
    list_pieces,
    score_prophecy,
    score_temple,
)
from coatl.board.analysis.serpents import kept_serpent, lengthen, serpent_of
from coatl.board.codes import COLOURS, EMPTY
from coatl.board.deck import load_deck
from coatl.board.patterns import count_met, count_times, prophecy_points, temple_points
from coatl.board.serpent import Serpent
from coatl.board.view import BoardView, Cards, SerpentView

MOST_MISSING = 2
"""How many segments ahead is looked."""


def prophecy_score(card: int, serpent: Serpent, view: BoardView) -> ProphecyScore:
    """Explain what a Prophecy card pays for a serpent under the options of this game."""
    strict_ends = view.options.strict_ends
    return score_prophecy(load_deck().prophecies[card], serpent, strict_ends=strict_ends)


def temple_score(card: int, serpent: Serpent) -> TempleScore:
    """Explain what a Temple card pays for a serpent."""
    return score_temple(load_deck().temples[card], serpent)


def next_level(score: ProphecyScore) -> int | None:
    """Return the number of times that reaches the next level; None on the highest."""
    return min((need for need in score.card.points if need > score.times), default=None)


def pays(card: int, serpent: Serpent, strict_ends: bool) -> int:
    """Return what a Prophecy card pays for a serpent, finished or not."""
    return prophecy_points(card, count_times(card, serpent, strict_ends))


def temple_pays(card: int, serpent: Serpent) -> int:
    """Return what a Temple card would pay for a serpent and the Prophecy cards beside it."""
    return temple_points(card, count_met(card, serpent))


def serpent_points(shown: SerpentView, view: BoardView) -> int:
    """Return what the cards beside a serpent pay for it now, complete or not."""
    serpent = serpent_of(shown)
    points = sum(prophecy_score(card, serpent, view).points for card in shown.cards)
    return points + (0 if shown.temple == EMPTY else temple_score(shown.temple, serpent).points)


@lru_cache(maxsize=8192)
def explain_prophecy(card: int, pieces: str, strict_ends: bool) -> ProphecyLens:
    """Explain what a Prophecy card pays for a serpent (B11)."""
    serpent = kept_serpent(pieces)
    times = count_times(card, serpent, strict_ends)
    found: list[list[int]] = []
    if times:
        found = list_pieces(load_deck().prophecies[card], serpent, strict_ends)
    level, points, paid, next_times, next_points = _reached(card, times)
    return {
        "times": times,
        "level": level,
        "points": points,
        "next_times": next_times,
        "next_points": next_points,
        "scored": found[:paid],
        "surplus": found[paid:],
        "missing": find_missing(card, pieces, strict_ends),
    }


@cache
def _reached(card: int, times: int) -> tuple[int, int, int, int | None, int | None]:
    """Return the level that so many times reach, its points, how many of them it takes, and the
    times and points of the next level.
    """
    prophecy = load_deck().prophecies[card]
    paid = max((need for need in prophecy.points if need <= times), default=0)
    after = min((need for need in prophecy.points if need > times), default=None)
    next_points = None if after is None else prophecy.points[after]
    return prophecy.level_for(times), prophecy.points_for(times), paid, after, next_points


def find_missing(card: int, pieces: str, strict_ends: bool) -> MissingData | None:
    """Return the fewest segments at one end that bring a Prophecy card to its next level."""
    prophecy = load_deck().prophecies[card]
    serpent, longer = kept_serpent(pieces), Serpent()
    paid = pays(card, serpent, strict_ends)
    for more in _segments(prophecy.pattern):
        if not serpent.has_tail:
            lengthen(serpent, "", more, longer)
            if pays(card, longer, strict_ends) > paid:
                return {"end": "right", "colours": more}
        if not serpent.has_head:
            lengthen(serpent, more, "", longer)
            if pays(card, longer, strict_ends) > paid:
                return {"end": "left", "colours": more}
    return None


@cache
def _segments(pattern: str) -> list[str]:
    """List the segments that could help a pattern, the fewest first."""
    colours = sorted({letter for letter in pattern if letter in COLOURS})
    counts = range(1, MOST_MISSING + 1)
    return ["".join(more) for count in counts for more in product(colours, repeat=count)]


@lru_cache(maxsize=4096)
def explain_temple(card: int, pieces: str, cards: Cards) -> TempleLens:
    """Explain what a Temple card pays for a serpent and its Prophecy cards (B12)."""
    score = score_temple(load_deck().temples[card], kept_serpent(pieces, cards))
    asked = zip(score.card.requirements, score.requirements, strict=True)
    return {
        "requirements": [{"text": text, "is_met": is_met} for text, is_met in asked],
        "met": score.met,
        "points": score.points,
    }
