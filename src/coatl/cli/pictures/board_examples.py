"""Serpents made up to show what a card asks for, each checked by the scorer before it is used."""

from __future__ import annotations

from itertools import cycle, islice

from coatl.board.analysis.scoring import score_prophecy, score_temple
from coatl.board.codes import COLOURS
from coatl.board.deck import Prophecy, Temple, parse_requirement
from coatl.board.notation import parse_serpent
from coatl.board.shapes import Pattern, parse_pattern

_SHORTEST = 3
"""Pieces of the shortest complete serpent (B6.5)."""
_PLAIN_LENGTH = 6
"""Pieces of an example for a Temple card that asks for no length."""


def prophecy_example(card: Prophecy, times: int) -> str | None:
    """Return a complete serpent that satisfies a card exactly so many times, if one is found."""
    pattern = parse_pattern(card.pattern)
    others = [letter for letter in COLOURS if letter not in card.pattern] or list(COLOURS)
    parts = [_satisfaction(pattern, others[0], number) for number in range(1, times + 1)]
    for joint in ("", *others):
        letters = joint.join(parts)
        for filler in others:
            example = f"<{letters.ljust(_SHORTEST, filler)}>"
            score = score_prophecy(card, parse_serpent(example), strict_ends=True)
            if score.times == times:
                return example
    return None


def temple_example(card: Temple) -> str | None:
    """Return a complete serpent that meets all requirements of a Temple card, if one is found."""
    needs = [parse_requirement(text) for text in card.requirements]
    lacked = {argument for kind, argument in needs if kind == "lacks"}
    equal = [letter for kind, argument in needs if kind == "equal" for letter in argument]
    lengths = [int(argument) for kind, argument in needs if kind == "length"]
    length = lengths[0] if lengths else _PLAIN_LENGTH
    free = [letter for letter in COLOURS if letter not in lacked and letter not in equal]
    letters = "".join(dict.fromkeys(equal))
    rounds = 2 if len(letters) * 2 <= length else 1
    filling = islice(cycle(free or letters), length - len(letters) * rounds)
    example = f"<{letters * rounds}{''.join(filling)}>"
    score = score_temple(card, parse_serpent(example))
    return example if score.met == len(card.requirements) else None


def _satisfaction(pattern: Pattern, filler: str, number: int) -> str:
    """Return the letters of one satisfaction; what may repeat does so `number` times."""
    letters = []
    for colours, repeats in pattern.elements:
        letter = COLOURS[min(colours)] if len(colours) == 1 else filler
        letters.append(letter * (number if repeats else 1))
    return "".join(letters)
