"""What a bot is: something that picks a legal action from a view."""

from __future__ import annotations

import random
from typing import Any, Protocol


class Bot(Protocol):
    """A player that is a program; it gets a view and nothing else, so it cannot cheat."""

    @property
    def name(self) -> str:
        """The word users pick it by."""

    @property
    def needs_view(self) -> bool:
        """Whether `decide` looks at the view; building one is work that can be saved."""

    def decide(
        self, view: Any, legal: list[int], rng: random.Random, budget: object | None = None
    ) -> int:
        """Return one of the legal actions; all randomness comes from `rng`."""
