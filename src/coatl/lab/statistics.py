"""Estimates with honest intervals: the unit that varies is the seed, not the single game.

Games with one seed share their bags and decks, so they are not independent of each other; all
results of one seed form a *group*, and intervals come from how much groups differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

FEW = 5
"""With fewer groups' worth of wins, or of losses, spread says too little; see `estimate_rate`."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of values from 0 to 1 with its interval."""

    mean: float
    low: float
    high: float
    groups: int

    @property
    def is_clear(self) -> bool:
        """Whether the interval excludes one half."""
        return self.low > 0.5 or self.high < 0.5


def estimate_rate(groups: Sequence[Sequence[float]], confidence: float = 0.95) -> Estimate:
    """Return the mean of all values (each from 0 to 1) and its interval over the groups.

    Usually this is mean +- t * standard error, where the error comes from the differences between
    groups (groups of unequal size weigh by their size); for groups of one size that is the mean of
    the group means and its usual error. With few groups, or few that were not won (or not lost),
    or if all agree, the spread would promise too much: 20 wins of 20 would give the interval from
    1 to 1. Then each group counts as one yes-or-no trial in a Wilson interval, which errs on the
    wide side, because no values between 0 and 1 vary more than that.
    """
    sums = [sum(group) for group in groups if group]
    sizes = [len(group) for group in groups if group]
    count = len(sums)
    if not count:
        return Estimate(0.5, 0.0, 1.0, 0)
    total = sum(sizes)
    mean = sum(sums) / total
    squares = sum((part - mean * size) ** 2 for part, size in zip(sums, sizes, strict=True))
    if min(mean, 1 - mean) * count < FEW or squares < 1e-12:
        low, high = wilson_interval(mean, count, confidence)
    else:
        error = sqrt(squares * count / (count - 1)) / total
        reach = t_quantile((1 + confidence) / 2, count - 1) * error
        low, high = mean - reach, mean + reach
    return Estimate(mean, max(0.0, low), min(1.0, high), count)


def wilson_interval(share: float, trials: int, confidence: float = 0.95) -> tuple[float, float]:
    """Return the Wilson score interval of a share found in so many yes-or-no trials."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    centre = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    spread = share * (1 - share) / trials + z * z / (4 * trials * trials)
    reach = z * sqrt(spread) / (1 + z * z / trials)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def t_quantile(probability: float, freedom: int) -> float:
    """Return a quantile of Student's t distribution (good to 0.01 from 9 degrees of freedom on)."""
    z = NormalDist().inv_cdf(probability)
    # The expansion of Fisher and Cornish (Abramowitz and Stegun, 26.7.5).
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of the values lies, between neighbours if need be."""
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
