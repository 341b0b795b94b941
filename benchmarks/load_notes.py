"""What the clients of `load.py` note down."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Notes:
    """What was measured, in seconds."""

    acks: list[float] = field(default_factory=list)
    """From the moment an action was due to its acknowledgement."""
    updates: list[float] = field(default_factory=list)
    """To the new state at who has acted."""
    others: list[float] = field(default_factory=list)
    """To the new state at the other side of the table, for what became public."""
    lateness: list[float] = field(default_factory=list)
    """By how much these clients themselves were late to act."""
    errors: Counter[str] = field(default_factory=Counter)


def summarise(values: list[float]) -> dict[str, float]:
    """Return percentiles in milliseconds."""
    found = sorted(values)
    if not found:
        return {}
    ranks = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    last = len(found) - 1
    return {name: 1000 * found[round(rank * last)] for name, rank in ranks.items()}
