"""Cards of the card game in our own words, made from the card data alone."""

from __future__ import annotations

from coatl.cards.codes import GODS
from coatl.cards.shapes import Objective, Pattern
from coatl.cli.art import COLOUR_NAMES, join_words, number_word
from coatl.cli.cards_art import colour_names
from coatl.core.colours import COLOURS

RECONSTRUCTED_NOTE = (
    "The booklet shows examples only, so whatever is marked ° is reconstructed from its rules and "
    "may differ from the printed card; whoever owns the box can correct it in "
    "src/coatl/cards/cards.json, and nothing else has to change."
)
"""What "reconstructed" means, in one sentence."""
PERSONALITY_LINES = {
    "ambitious": "upgrades more",
    "imperious": "steals more",
    "greedy": "fulfils more",
}
GOD_ACTIONS = {"blue": "upgrade", "yellow": "steal", "pink": "fulfil"}
"""What CARL does twice in the turn of each god (C10.4)."""


def explain_pattern(pattern: Pattern) -> str:
    """Return what satisfies a Prophecy, in plain words."""
    names = [colour_names(element.colours) for element in pattern.elements]
    first, last = names[0][0], names[-1][-1]
    match pattern.kind:
        case "pair":
            return f"{first} directly followed by {last}"
        case "gap":
            return f"{first}, any one segment, then {last}"
        case "match":
            return f"{names[1][0]} between two segments of one colour, any colour"
        case "either":
            ends = join_words(names[0], "or")
            return f"{names[1][0]} between two segments that are each {ends}"
        case "not":
            return f"two {first} with one segment of another colour between them"
        case "stack":
            return f"a stack with {first} on top"
        case _:
            return f"{first}, then a stack without {first} on top"


def explain_objective(objective: Objective) -> str:
    """Return what meets an objective of a Temple card, in plain words."""
    values = objective.values
    match objective.kind:
        case "gods":
            gods = join_words([GODS[god] for god in values])
            return f"Prophecies of the {gods} gods, each at level 1 or higher"
        case "lower":
            low, high = (GODS[god] for god in values)
            return f"a {low} Prophecy at a lower level than a {high} one, but not at level 0"
        case "twins":
            return "two Prophecies of one god at the same level, 1 or higher"
        case "length>=":
            return f"at least {values[0]} segments, head and tail included"
        case "length<=":
            return f"at most {values[0]} segments, head and tail included"
        case "run>=":
            return f"{number_word(values[0])} or more segments of one colour in a row"
        case "same>=":
            return f"{number_word(values[0])} or more segments of one colour, anywhere"
        case _:
            first, second = (COLOUR_NAMES[COLOURS[value]] for value in values)
            return f"as many {first} segments as {second} ones (none of either counts, too)"
