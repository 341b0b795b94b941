"""Rows of the card game that show what a Prophecy asks for."""

from __future__ import annotations

from coatl.cards.analysis.scoring import score_prophecy
from coatl.cards.deck import Prophecy
from coatl.cards.notation import parse_serpent
from coatl.cards.shapes import Element
from coatl.core.colours import COLOURS


def prophecy_example(card: Prophecy, times: int) -> str | None:
    """Return a row that satisfies a Prophecy exactly so many times, if one is found."""
    others = [letter for i, letter in enumerate(COLOURS) if not card.pattern.shows >> i & 1]
    part = "".join(_fitting(element, others[0]) for element in card.pattern.elements)
    for joint in ("", *others):
        row = joint.join([part] * times)
        if score_prophecy(card, parse_serpent(row)).times == times:
            return row
    return None


def _fitting(element: Element, filler: str) -> str:
    letters = [letter for i, letter in enumerate(COLOURS) if element.colours >> i & 1]
    return (filler if filler in letters else letters[0]) + ("'" if element.is_stack else "")
