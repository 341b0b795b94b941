"""The rating of a solver: Glicko, by the first try."""

from __future__ import annotations

import pytest

from coatl.puzzles.rating import LEAST_DEVIATION, Rating, count_marks, rate


def test_it_moves_with_the_result() -> None:
    start = Rating()
    assert start == (1200.0, 350.0)
    won, lost = rate(start, 1200, True), rate(start, 1200, False)
    assert won.rating - 1200 == pytest.approx(1200 - lost.rating)
    assert won.rating > 1300
    assert won.deviation < start.deviation


def test_a_hard_one_brings_more_and_an_easy_one_costs_more() -> None:
    settled = Rating(1400, 60)
    assert rate(settled, 1700, True).rating > rate(settled, 1300, True).rating > 1400
    assert rate(settled, 1300, False).rating < rate(settled, 1700, False).rating < 1400


def test_hints_cost_a_part_but_a_success_never_costs_anything() -> None:
    start = Rating(1400, 100)
    gains = [rate(start, 1400, True, hints).rating - 1400 for hints in (0, 1, 2)]
    assert gains[0] > gains[1] > 0
    assert gains[2] == 0
    assert rate(start, 900, True, 2).rating == 1400


def test_glickmans_example() -> None:
    # One game of his example: 1500 with deviation 200 beats 1400 with deviation 30. Ours is for
    # puzzles of deviation 60, which hardly differs.
    after = rate(Rating(1500, 200), 1400, True)
    assert after.rating == pytest.approx(1562, abs=3)
    assert after.deviation == pytest.approx(175, abs=2)


def test_it_never_settles_for_good() -> None:
    rating = Rating(1500, 50)
    for _ in range(200):
        rating = rate(rating, 1500, True)
    assert rating.deviation == LEAST_DEVIATION
    assert rate(rating, round(rating.rating), False).rating < rating.rating - 3


def test_marks() -> None:
    assert [count_marks(each) for each in (900, 1099, 1100, 1300, 1500, 1700)] == [1, 1, 2, 3, 4, 5]
