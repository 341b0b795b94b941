"""The best answer to a problem of assembly, and the steps that carry it out."""

from __future__ import annotations

from coatl.board.actions import (
    ADD,
    ADD_LEFT,
    ADD_RIGHT,
    ADD_TAIL,
    ADDS_A_SLOT,
    BEGIN,
    BEGIN_BODY,
    FULFIL,
    FULFILS_A_SLOT,
    TEMPLE,
)
from coatl.board.codes import EMPTY
from coatl.board.serpent import Serpent
from coatl.core.choices import Choices


class Answer:
    """What is added to a serpent: ends, body segments on both sides, cards, a Temple card.

    `left` lists segments from head to tail, `right` those behind what lies there already.
    """

    def __init__(self) -> None:
        self.head = EMPTY
        self.tail = EMPTY
        self.left = [0] * 16
        self.left_size = 0
        self.right = [0] * 16
        self.right_size = 0
        self.cards = [0] * 4
        self.card_count = 0
        self.temple = EMPTY

    def list_steps(self, core: Serpent, slot: int, closes: bool, choices: Choices) -> None:
        """Write it as actions, in the order in which the rules allow them."""
        choices.size = 0
        base = ADD + slot * ADDS_A_SLOT
        first_right = 0
        is_headed = core.has_head
        if core.length == 0:
            if self.head != EMPTY:
                choices.add(BEGIN + self.head)
                is_headed = True
            else:
                choices.add(BEGIN_BODY + self.right[0])
                first_right = 1
        for i in range(self.left_size - 1, -1, -1):
            choices.add(base + ADD_LEFT + self.left[i])
        for i in range(first_right, self.right_size):
            choices.add(base + ADD_RIGHT + self.right[i])
        if not is_headed and self.head != EMPTY:
            choices.add(base + self.head)
        if self.tail != EMPTY:
            choices.add(base + ADD_TAIL + self.tail)
        for i in range(self.card_count):
            choices.add(FULFIL + slot * FULFILS_A_SLOT + self.cards[i])
        if closes and self.temple != EMPTY:
            choices.add(TEMPLE + self.temple)
