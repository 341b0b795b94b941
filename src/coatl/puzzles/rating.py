"""How strong a solver is: a rating that moves with the first try of a puzzle (Glicko).

M. E. Glickman's formulas for one game at a time; a puzzle has a rating of its own, which stays.
"""

from __future__ import annotations

from math import log, pi, sqrt
from typing import NamedTuple

Q = log(10) / 400
PUZZLE_DEVIATION = 60.0
LEAST_DEVIATION = 45.0
"""A rating never settles so much that it cannot move any more."""
MARKS = (1100, 1300, 1500, 1700)
"""Up to these ratings a puzzle has one mark, two, three or four; above the last, five."""
HINT_COSTS = (0.0, 1 / 3, 2 / 3)
"""How much of a success the first and the second hint cost."""


class Rating(NamedTuple):
    """A solver's strength, and how uncertain it is."""

    rating: float = 1200.0
    deviation: float = 350.0


def rate(solver: Rating, puzzle: int, is_right: bool, hints: int = 0) -> Rating:
    """Return the rating after the first try of a puzzle, with so many hints."""
    score = 1.0 - HINT_COSTS[hints] if is_right else 0.0
    g = 1 / sqrt(1 + 3 * (Q * PUZZLE_DEVIATION / pi) ** 2)
    expected = 1 / (1 + 10 ** (-g * (solver.rating - puzzle) / 400))
    if is_right:
        score = max(score, expected)  # a success never costs anything
    information = Q**2 * g**2 * expected * (1 - expected)
    precision = 1 / solver.deviation**2 + information
    rating = solver.rating + Q / precision * g * (score - expected)
    return Rating(rating, max(LEAST_DEVIATION, sqrt(1 / precision)))


def count_marks(rating: int) -> int:
    """Return how many marks a puzzle of a rating has, 1 to 5."""
    return 1 + sum(rating >= limit for limit in MARKS)
