"""Bots for tests, named as a user would name them: `toy_bots.py:First`."""

from __future__ import annotations

import random
from typing import Any

from coatl.bots import Advice, Budget, Fear, Hope, Proposal, Reason


class First:
    """Takes the first legal action; leaves out everything that may be left out."""

    def decide(self, view: Any, legal: list[int], rng: random.Random) -> int:
        assert view is not None
        return legal[0]


class Last:
    name = "last>one"
    needs_view = False

    def decide(
        self, view: Any, legal: list[int], rng: random.Random, budget: Budget | None = None
    ) -> int:
        assert view is None
        return legal[-1]


class Thrifty:
    """Shows that it got a budget by playing otherwise than without one."""

    def decide(
        self, view: Any, legal: list[int], rng: random.Random, budget: Budget | None = None
    ) -> int:
        return legal[0] if budget is None else legal[-1]


class Forgetful:
    """Would play every game otherwise if it were not new each time."""

    def __init__(self) -> None:
        self.calls = 0

    def decide(self, view: Any, legal: list[int], rng: random.Random) -> int:
        self.calls += 1
        return legal[self.calls % len(legal)]


class Crashing:
    def decide(self, view: Any, legal: list[int], rng: random.Random) -> int:
        raise ValueError("out of\nideas")


class Cheating:
    def decide(self, view: Any, legal: list[int], rng: random.Random) -> int:
        return next(action for action in range(1000) if action not in legal)


class Silent:
    def decide(self, view: Any, legal: list[int], rng: random.Random) -> None:
        return None


class Wise(First):
    """Gives advice: the last action is the best."""

    def order(self, legal: list[int]) -> list[int]:
        return legal[::-1]

    def advise(
        self, view: Any, legal: list[int], rng: random.Random, budget: Budget | None = None
    ) -> Advice:
        proposals = [
            Proposal((action,), 30.0 - place, 0.997 - place / 10)
            for place, action in enumerate(self.order(legal))
        ]
        hopes = (Hope("P05", 0.64, 4.8), Hope("C05", 0.001, 1.0))
        fears = (
            Fear("ends", 1, 0.35),
            Fear("takes", 1, 0.4, "RB"),
            Fear("steals", -1, 0.2),
            Fear("leads", 0, 1.0),
        )
        reason = Reason("P05", 4.8, 0.2)
        return Advice("wise", tuple(proposals), hopes, fears, reason, iterations=1234)


class Simple(Wise):
    """Gives advice: the first action is the best."""

    def order(self, legal: list[int]) -> list[int]:
        return legal


class Mute(First):
    """Cannot advise after all."""

    def advise(self, view: Any, legal: list[int], rng: random.Random) -> Advice:
        raise RuntimeError("no idea")


class Demanding:
    def __init__(self, much: int) -> None:
        self.much = much


class Narrow:
    def decide(self, view: Any) -> int:
        return 0


class NoBot:
    pass
