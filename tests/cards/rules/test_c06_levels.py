"""C6: levels and points."""

from __future__ import annotations

import pytest

from coatl.cards.codes import LEVEL_POINTS
from coatl.cards.holder import Holder

from .table import Place, act, make_carl, make_state


@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 2), (2, 5), (3, 6)])
def test_c6_points_of_each_level(level: int, points: int) -> None:
    state = make_state(seats=[Place(held=f"C01@{level}")])
    assert state.seats[0].held.points() == points == LEVEL_POINTS[level]
    assert state.scores() == (points, 0)


def test_c6_points_add_up() -> None:
    holder = Holder()
    for card, level in enumerate((0, 1, 1, 2, 3, 3, 0)):
        holder.add(card, level)
    assert holder.points() == 2 + 2 + 5 + 6 + 6


def test_c6_carl_scores_by_the_same_levels() -> None:
    state = make_carl(carl="C01@1 C02@2 C03@3")
    assert state.carl.points() == 13


def test_c6_points_follow_each_change_until_the_score_is_fixed() -> None:
    state = make_state(
        seats=[Place(row="GRKB", hand="RG RG RG RG"), Place(held="C01@1")], supply="C33 C34 C35"
    )
    assert state.scores() == (0, 2)
    act(state, 0, "play GR right")
    act(state, 0, "fulfil C01")
    assert state.scores() == (5, 0)
