"""Intervals against values computed by hand or taken from printed tables."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from coatl.lab.statistics import estimate_rate, quantile, t_quantile, wilson_interval


@pytest.mark.parametrize(
    ("probability", "freedom", "printed"),
    [
        (0.975, 9, 2.262),
        (0.975, 19, 2.093),
        (0.975, 29, 2.045),
        (0.975, 99, 1.984),
        (0.9995, 19, 3.883),
        (0.9995, 29, 3.659),
    ],
)
def test_quantiles_of_t_are_those_of_the_tables(
    probability: float, freedom: int, printed: float
) -> None:
    assert t_quantile(probability, freedom) == pytest.approx(printed, abs=0.01)


def test_wilson_interval() -> None:
    # 8 of 10: (0.8 + 0.19207) / 1.38415 +- 1.95996 * sqrt(0.016 + 0.0096036) / 1.38415
    assert wilson_interval(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    low, high = wilson_interval(1.0, 20)
    assert low == pytest.approx(20 / (20 + 1.959964**2), abs=1e-6)
    assert high == 1.0


def test_the_interval_is_taken_over_groups_not_over_games() -> None:
    # 10 groups won twice and 10 lost twice: the mean is a half, and groups differ by 1.
    groups = [[1.0, 1.0]] * 10 + [[0.0, 0.0]] * 10
    found = estimate_rate(groups)
    reach = t_quantile(0.975, 19) * sqrt(0.25 * 20 / 19) / sqrt(20)
    assert (found.mean, found.groups) == (0.5, 20)
    assert found.low == pytest.approx(0.5 - reach)
    assert found.high == pytest.approx(0.5 + reach)
    assert reach == pytest.approx(0.240, abs=0.001)
    assert not found.is_clear


def test_games_of_a_group_that_even_out_make_the_interval_narrow() -> None:
    # Whoever begins wins: one win and one loss a group, but for two groups.
    groups = [[1.0, 0.0]] * 18 + [[1.0, 1.0], [0.0, 0.0]]
    found = estimate_rate(groups)
    error = sqrt(2 * 0.25 / 19) / sqrt(20)
    assert found.high - found.mean == pytest.approx(t_quantile(0.975, 19) * error)


def test_groups_of_unequal_size_weigh_by_their_size() -> None:
    groups = [[1.0, 1.0, 1.0, 0.0]] * 6 + [[0.0, 1.0]] * 6
    found = estimate_rate(groups)
    mean = 24 / 36
    squares = 6 * (3 - 4 * mean) ** 2 + 6 * (1 - 2 * mean) ** 2
    assert min(mean, 1 - mean) * 12 < 5  # so that this one is Wilson's
    assert (found.low, found.high) == pytest.approx(wilson_interval(mean, 12))
    found = estimate_rate(groups * 4)
    error = sqrt(4 * squares * 48 / 47) / 144
    assert found.mean == pytest.approx(mean)
    assert found.mean - found.low == pytest.approx(t_quantile(0.975, 47) * error)


@pytest.mark.parametrize("value", [0.0, 0.5, 1.0])
def test_groups_that_all_agree_do_not_give_certainty(value: float) -> None:
    found = estimate_rate([[value, value]] * 20)
    assert (found.low, found.high) == pytest.approx(wilson_interval(value, 20))
    assert found.high - found.low > 0.1


def test_few_groups_and_none() -> None:
    one = estimate_rate([[1.0, 0.5]])
    assert one.mean == 0.75
    assert one.low < 0.3
    assert one.high > 0.9
    none = estimate_rate([[], []])
    assert (none.mean, none.low, none.high, none.groups) == (0.5, 0.0, 1.0, 0)


@pytest.mark.parametrize("strength", [0.5, 0.7, 0.95])
def test_intervals_hold_what_they_promise(strength: float) -> None:
    """Simulated pairings whose games within a group are alike: 95% is what they say."""
    rng = random.Random(f"coverage {strength}")
    rounds = 600
    held = 0
    for _ in range(rounds):
        groups = []
        for _ in range(40):
            first = float(rng.random() < strength)
            second = first if rng.random() < 0.5 else float(rng.random() < strength)
            groups.append([first, second])
        found = estimate_rate(groups)
        held += found.low <= strength <= found.high
    assert held / rounds > 0.92


def test_quantile() -> None:
    assert quantile([4, 1, 3, 2], 0.5) == 2.5
    assert quantile([7], 0.9) == 7
    assert quantile(range(11), 0.1) == 1
    assert quantile([1, 2], 1.0) == 2
