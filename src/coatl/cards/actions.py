"""Actions of the card game: stable ids, structured arguments and readable text.

An id names content: the colours of a Feather card from left to right, where it goes, a Prophecy.
The layout leaves room for more Prophecies and must never be reordered.
"""

from __future__ import annotations

from coatl.cards.codes import PAIRS, PLACEMENTS
from coatl.cards.deck import load_deck
from coatl.cards.oriented import ORIENTED as ORIENTED
from coatl.cards.oriented import PLAYS_A_PAIR as PLAYS_A_PAIR
from coatl.core.actions import ActionBook
from coatl.core.colours import COLOURS
from coatl.core.game import Action

PLAY = 0
"""For each of twenty oriented pairs of colours five placements (C4)."""
DISCARD = 100
"""Ten kinds of Feather card (C4.1)."""
FULFIL = 110
"""Upgrade, claim or steal a Prophecy, wherever it lies (C5.2)."""
HEAD = 174
TAIL = 179
DROP = 184
"""In a solo match: which of several dropping Prophecies goes next (C10.3)."""
DONE = 248
ACTION_COUNT = 249


def feather_text(kind: int) -> str:
    """Write a kind of Feather card, such as `RB`."""
    a, b = PAIRS[kind]
    return COLOURS[a] + COLOURS[b]


def _build_actions() -> list[Action]:
    built: list[Action] = []

    def define(action: int, kind: str, text: str, **args: str | int) -> None:
        built.append(Action(action, kind, text, args))

    for number, (a, b) in enumerate(ORIENTED):
        letters = COLOURS[a] + COLOURS[b]
        for place, words in enumerate(PLACEMENTS):
            action = PLAY + number * PLAYS_A_PAIR + place
            define(action, "play", f"play {letters} {words}", colours=letters, place=words)
    for kind in range(len(PAIRS)):
        letters = feather_text(kind)
        define(DISCARD + kind, "discard", f"discard {letters}", colours=letters)
    for card in load_deck().prophecies:
        define(FULFIL + card.index, "fulfil", f"fulfil {card.id}", card=card.id)
    for c, letter in enumerate(COLOURS):
        define(HEAD + c, "head", f"head {letter}", colours=letter)
        define(TAIL + c, "tail", f"tail {letter}", colours=letter)
    for card in load_deck().prophecies:
        define(DROP + card.index, "drop", f"drop {card.id}", card=card.id)
    define(DONE, "done", "done")
    return built


BOOK = ActionBook("the card game", ACTION_COUNT, _build_actions())
"""Every action of the game."""
ACTIONS = BOOK.actions
describe_action = BOOK.describe
parse_action = BOOK.parse
