"""Pairs of body segments by number: the supply and Sacrifice tokens know segments by twos."""

from __future__ import annotations

PAIRS = [(a, b) for a in range(5) for b in range(a, 5)] + [(a, 5) for a in range(6)]
"""Unordered pairs of body segments; the six with a golden one come last."""
PLAIN_PAIRS = 15


class PairTable:
    """Which two colours a pair number stands for, and back."""

    first: list[int]
    second: list[int]
    number: list[int]

    def __init__(self) -> None:
        self.first = [0] * 21
        self.second = [0] * 21
        self.number = [0] * 36
        for number, (a, b) in enumerate(PAIRS):
            self.first[number] = a
            self.second[number] = b
            self.number[a * 6 + b] = number
            self.number[b * 6 + a] = number


PAIR_TABLE = PairTable()
