"""Feather cards as they are held: which colour is on the left, and what each play lays."""

from __future__ import annotations

from coatl.cards.codes import PAIRS

PLAYS_A_PAIR = 5

ORIENTED = [(a, b) for a in range(5) for b in range(5) if a != b]
"""The colours of a Feather card from left to right, for each of the twenty ways to hold one."""


class OrientedTable:
    """The colours and kind of card of an oriented pair; what a play lays, and where."""

    left: list[int]
    right: list[int]
    kind: list[int]
    played: list[int]
    """The oriented pair of each play."""
    place: list[int]
    """The placement of each play."""

    def __init__(self) -> None:
        self.left = [0] * 20
        self.right = [0] * 20
        self.kind = [0] * 20
        for number, (a, b) in enumerate(ORIENTED):
            self.left[number] = a
            self.right[number] = b
            self.kind[number] = PAIRS.index((min(a, b), max(a, b)))
        self.played = [0] * 100
        self.place = [0] * 100
        for play in range(100):
            self.played[play] = play // PLAYS_A_PAIR
            self.place[play] = play % PLAYS_A_PAIR


ORIENTED_TABLE = OrientedTable()
