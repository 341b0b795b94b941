"""What simulated games say: chances, differences in the same games, and how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

from coatl.bots.trials import Ending

SOFTNESS = 0.6
"""Leads up to this part of their spread count as victories in part: a game won by a point might as
well have been lost. It makes chances steadier and hardly changes them."""
NARROW = 3.0
"""Less than so many points are never in doubt: close to the end, every victory counts as it is."""


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


def thousandths(share: float) -> int:
    """Return a share in whole thousandths."""
    return round(1000 * share)


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of some values and its standard error."""
    if not values:
        return Estimate(0.0, 0.0)
    return Estimate(fmean(values), pstdev(values) / sqrt(len(values)))


def find_width(endings: Sequence[Ending], seat: int) -> float:
    """Return up to which lead a victory is in doubt, in such games."""
    leads = [
        ending.points[seat] - max(p for i, p in enumerate(ending.points) if i != seat)
        for ending in endings
    ]
    width = SOFTNESS * pstdev(leads) if leads else 0.0
    return width if width >= NARROW else 0.0


def soften(ending: Ending, width: float) -> tuple[float, ...]:
    """Return what each seat has of a victory that a few points might have turned."""
    if not width:
        return ending.shares
    best = max(ending.points)
    weights = [max(0.0, 1.0 - (best - points) / width) for points in ending.points]
    total = sum(weights)
    return tuple(weight / total for weight in weights[: len(ending.shares)])


def compare(one: Sequence[Ending], other: Sequence[Ending], width: float, seat: int) -> Estimate:
    """Return how much better a seat does one way than the other, in the same games."""
    pairs = zip(one, other, strict=True)
    return estimate([soften(a, width)[seat] - soften(b, width)[seat] for a, b in pairs])


def count_chances(endings: Sequence[Ending], width: float) -> list[Estimate]:
    """Return the chances of each seat."""
    shares = [soften(ending, width) for ending in endings]
    return [estimate([share[seat] for share in shares]) for seat in range(len(shares[0]))]
