"""What each feature of a position is worth, fitted to games that the bots played themselves.

Numbers are hundredths of a point of the final lead over the best opponent. They are kept in
`weights.json`, one list for each kind of table (two seats, more, CARL) and stage (placements left).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from coatl.cards.codes import LEVEL_POINTS

STAGES = 10
"""Placements that a seat has still to make after this one; 9 stands for more, too."""
VARIANTS = ("two", "more", "carl")
BLOCKS = {"own": 252, "supply": 252, "other": 336, "unseen": 28, "temple": 96}
"""Features by block: see `judge.py` for how each is numbered."""
FEATURES = sum(BLOCKS.values())


@cache
def load_weights(variant: str) -> list[int]:
    """Return the weights of one kind of table: all features of stage 0, of stage 1, ..."""
    data = json.loads(Path(__file__).with_name("weights.json").read_text("utf-8"))
    numbers = [int(word) for line in data[variant] for word in line.split()]
    if len(numbers) != STAGES * FEATURES:
        raise ValueError(f"weights of {variant!r}: {len(numbers)} numbers")
    return numbers


@cache
def plain_weights() -> list[int]:
    """Return weights that see the points of one's own Prophecies only."""
    own = [100 * LEVEL_POINTS[i % 36 // 9] for i in range(BLOCKS["own"])]
    return (own + [0] * (FEATURES - BLOCKS["own"])) * STAGES


@cache
def blind_weights(variant: str) -> list[int]:
    """Return the fitted weights of somebody who hardly looks at what the others have."""
    weights = list(load_weights(variant))
    other = BLOCKS["own"] + BLOCKS["supply"]
    for stage in range(STAGES):
        first = stage * FEATURES
        for i in range(other):
            weights[first + i] = weights[first + i - i % 9 // 3 * 3]  # nobody is a threat
        for i in range(other, other + BLOCKS["other"]):
            weights[first + i] = 0
    return weights
