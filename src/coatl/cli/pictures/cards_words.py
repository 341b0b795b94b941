"""Cards of the card game in our own words, made from the card data alone."""

from __future__ import annotations

from coatl.cards.shapes import Objective, Pattern
from coatl.cli.pictures.art import colour_name
from coatl.cli.pictures.cards_art import god_name
from coatl.cli.words import say
from coatl.core.colours import COLOURS

GOD_ACTIONS = {"blue": "upgrade", "yellow": "steal", "pink": "fulfil"}
"""What CARL does twice in the turn of each god (C10.4)."""


def explain_pattern(pattern: Pattern) -> str:
    """Return what satisfies a Prophecy, in plain words."""
    names = [_colour_names(element.colours) for element in pattern.elements]
    first, last = names[0][0], names[-1][-1]
    match pattern.kind:
        case "pair" | "gap":
            return say(f"cards-pattern-{pattern.kind}", first=first, second=last)
        case "match":
            return say("cards-pattern-match", middle=names[1][0])
        case "either":
            one, other = names[0]
            return say("cards-pattern-either", middle=names[1][0], first=one, second=other)
        case "not":
            return say("cards-pattern-not", colour=first)
        case "stack":
            return say("cards-pattern-stack", colour=first)
        case _:
            return say("cards-pattern-before-stack", colour=first)


def _colour_names(colours: int) -> list[str]:
    """List the names of colours that are given as one bit each."""
    return [colour_name(letter) for i, letter in enumerate(COLOURS) if colours >> i & 1]


def explain_objective(objective: Objective) -> str:
    """Return what meets an objective of a Temple card, in plain words."""
    values = objective.values
    match objective.kind:
        case "gods":
            first, second, third = (god_name(god) for god in values)
            return say("cards-objective-gods", first=first, second=second, third=third)
        case "lower":
            low, high = (god_name(god) for god in values)
            return say("cards-objective-lower", low=low, high=high)
        case "twins":
            return say("cards-objective-twins")
        case "length>=":
            return say("cards-objective-least", count=values[0])
        case "length<=":
            return say("cards-objective-most", count=values[0])
        case "run>=":
            return say("cards-objective-run", count=values[0])
        case "same>=":
            return say("cards-objective-same", count=values[0])
        case _:
            one, other = (colour_name(COLOURS[value]) for value in values)
            return say("cards-objective-equal", first=one, second=other)
