"""What a bot is: something that picks a legal action from a view, within a budget."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Protocol

from coatl.bots.advice import Advice
from coatl.bots.trials import Ending, Trials
from coatl.core.errors import OptionError

_BUDGET = re.compile(r"([0-9]+(?:\.[0-9]+)?)(ms|s|it)?")


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one whole turn: milliseconds or iterations.

    Iterations give the same choice for the same seed on any machine. `stop` is asked now and then:
    once it says yes, the bot answers with what it has. Before a step that cannot be stopped, a bot
    looks whether there is time for it before `ends`.
    """

    milliseconds: float | None = None
    iterations: int | None = None
    stop: Callable[[], bool] | None = None
    ends: float | None = None
    """When somebody stops waiting, by `time.monotonic`; None if nobody does."""

    def __post_init__(self) -> None:
        if (self.milliseconds is None) == (self.iterations is None):
            raise OptionError("a budget is either milliseconds or iterations")
        amount = self.iterations if self.milliseconds is None else self.milliseconds
        if amount is None or not amount > 0:
            raise OptionError(f"a budget of {amount}: expected more than 0")

    def share(self, part: float) -> Budget:
        """Return a part of this budget, for one step of a turn."""
        if self.iterations is not None:
            return replace(self, iterations=max(1, round(self.iterations * part)))
        assert self.milliseconds is not None
        return replace(self, milliseconds=self.milliseconds * part)

    def has_time_for(self, seconds: float) -> bool:
        """Tell whether a step that takes so long ends before somebody stops waiting."""
        return self.ends is None or time.monotonic() + seconds < self.ends

    def start(self) -> Meter:
        """Begin to spend it."""
        return Meter(self)

    def __str__(self) -> str:
        if self.iterations is not None:
            return f"{self.iterations}it"
        return f"{self.milliseconds:g}ms"


class Meter:
    """A budget being spent; a search asks it how many iterations to do before it asks again."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.done = 0
        self.started = time.perf_counter()

    def grant(self, batch: int) -> int:
        """Return how many more iterations may be done now, at most `batch`; 0 ends the search."""
        if self.budget.stop is not None and self.budget.stop():
            return 0
        left = self._left()
        if self.budget.iterations is not None:
            granted = min(batch, self.budget.iterations - self.done)
        else:
            granted = batch if left > 0 else 0
        if self.done and left < inf:  # do not begin what would last longer than what is left
            spent = (time.perf_counter() - self.started) * 1000
            granted = min(granted, int(left * self.done / max(spent, 1e-6)))
        granted = max(0, granted)
        self.done += granted
        return granted

    def _left(self) -> float:
        """Return how many milliseconds are left."""
        left = inf
        if self.budget.milliseconds is not None:
            left = self.budget.milliseconds - (time.perf_counter() - self.started) * 1000
        if self.budget.ends is not None:
            left = min(left, (self.budget.ends - time.monotonic()) * 1000)
        return max(left, 0.0)


def parse_budget(text: str) -> Budget:
    """Read a budget: `2s`, `200ms`, `500it` (iterations) or plain `500`, which means the same."""
    match = _BUDGET.fullmatch(text.strip().lower())
    if match is None:
        raise OptionError(f"unreadable budget {text!r}: expected such as 2s, 200ms or 500it")
    amount, unit = float(match[1]), match[2] or "it"
    if unit == "it":
        return Budget(iterations=int(amount))
    return Budget(milliseconds=amount * (1000 if unit == "s" else 1))


class Bot(Protocol):
    """A player that is a program; it gets a view and nothing else, so it cannot cheat."""

    @property
    def name(self) -> str:
        """The word users pick it by."""

    @property
    def needs_view(self) -> bool:
        """Whether `decide` looks at the view; building one is work that can be saved."""

    def decide(
        self, view: Any, legal: list[int], rng: random.Random, budget: Budget | None = None
    ) -> int:
        """Return one of the legal actions; all randomness comes from `rng`."""


class Mind(Protocol):
    """How one level thinks about one game."""

    def decide(self, view: Any, legal: list[int], rng: random.Random, budget: Budget | None) -> int:
        """Return one of the legal actions; without a budget, the level's own one is used."""

    def advise(
        self,
        view: Any,
        legal: list[int],
        rng: random.Random,
        budget: Budget | None,
        also: Sequence[int] = (),
    ) -> Advice:
        """Judge ways to play the rest of the turn, `also` among them, and say why."""

    def try_out(
        self,
        view: Any,
        legal: list[int],
        rng: random.Random,
        budget: Budget | None,
        also: Sequence[int] = (),
    ) -> Trials:
        """Find ways to play the rest of the turn, `also` among them, to be played out in games."""

    def foretell(self, starts: Sequence[Any], seed: int) -> list[Ending]:
        """Play on from each of some whole states, hidden things as they are, by simulated players.

        The luck of each game follows from the seed and its number.
        """
