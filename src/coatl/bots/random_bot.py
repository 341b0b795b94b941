"""A bot that plays any legal action, all equally likely."""

from __future__ import annotations

import random
from typing import Any

from coatl.bots.base import Budget


class RandomBot:
    """Chance itself; for tests, simulations and as the first rung of a ladder."""

    name = "random"
    needs_view = False

    def decide(
        self, view: Any, legal: list[int], rng: random.Random, budget: Budget | None = None
    ) -> int:
        """Return a random legal action."""
        return legal[int(rng.random() * len(legal))]
