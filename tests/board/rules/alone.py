"""A game in which one seat alone has anything."""

from __future__ import annotations

from collections.abc import Sequence

from coatl.board.state import State

from .table import Place, make_state

TWO = ["<BBB> P05", "<YYY> P01"]
"""Two complete Cóatls."""


def one(
    *, board: str = "", building: Sequence[str] = (), hand: str = "", complete: Sequence[str] = ()
) -> State:
    """Return a game of two where only the first has anything, and no temple helps three pieces."""
    place = Place(board=board, building=building, hand=hand, complete=complete)
    return make_state(seats=[place], piles="T08:7 T09")
