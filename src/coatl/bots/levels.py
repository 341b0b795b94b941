"""The levels: names, what they are like, and a bot that plays any game at one of them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from coatl.bots.advice import Advice
from coatl.bots.base import Budget, Mind
from coatl.bots.trials import Ending, Trials
from coatl.core.errors import OptionError


@dataclass(frozen=True, slots=True)
class Level:
    """A strength to choose an opponent by."""

    name: str
    description: str


LEVELS = (
    Level("novice", "knows the rules, follows the nearest points and often overlooks better"),
    Level("apprentice", "collects what fits its cards, but is careless and never looks ahead"),
    Level("carver", "plans its own serpents carefully; hardly notices what you do"),
    Level("priest", "thinks a few turns ahead and knows when to end the game"),
    Level("high-priest", "plays out thousands of futures before each turn; as strong as we can"),
)
LEVEL_NAMES = tuple(level.name for level in LEVELS)

MINDS = {"board": "coatl.bots.board", "cards": "coatl.bots.cards", "carl": "coatl.bots.cards"}
"""Which package thinks about which game; imported when it is first needed."""


def usual_budget(level: str, game: str) -> Budget | None:
    """Return what a level spends on a turn of a game if nobody says otherwise; None: no search."""
    if game not in MINDS or level not in LEVEL_NAMES:
        return None
    budget: Budget | None = import_module(MINDS[game]).STYLES[level].budget
    return budget


class LevelBot:
    """A bot of one level; it knows which game it is asked about by the view it is shown."""

    needs_view = True

    def __init__(self, level: Level, budget: Budget | None = None) -> None:
        self.level = level
        self.budget = budget
        self._minds: dict[str, Mind] = {}

    @property
    def name(self) -> str:
        """The word users pick it by, with its budget if that is not the usual one."""
        return self.level.name if self.budget is None else f"{self.level.name}@{self.budget}"

    def decide(
        self, view: Any, legal: list[int], rng: random.Random, budget: Budget | None = None
    ) -> int:
        """Return one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        return self._mind(view.game).decide(view, legal, rng, budget or self.budget)

    def advise(
        self,
        view: Any,
        legal: list[int],
        rng: random.Random,
        budget: Budget | None = None,
        also: Sequence[int] = (),
    ) -> Advice:
        """Judge ways to play the rest of the turn, `also` among them, and say why."""
        return self._mind(view.game).advise(view, legal, rng, budget or self.budget, also)

    def try_out(
        self,
        view: Any,
        legal: list[int],
        rng: random.Random,
        budget: Budget | None = None,
        also: Sequence[int] = (),
    ) -> Trials:
        """Find ways to play the rest of the turn, `also` among them, to be played out in games."""
        return self._mind(view.game).try_out(view, legal, rng, budget or self.budget, also)

    def foretell(self, game: str, starts: Sequence[Any], seed: int) -> list[Ending]:
        """Play on from each of some whole states, hidden things as they are, by simulated players.

        The luck of each game follows from the seed and its number.
        """
        return self._mind(game).foretell(starts, seed)

    def _mind(self, game: str) -> Mind:
        package = MINDS.get(game)
        if package is None:
            name = self.level.name
            raise OptionError(f"the level {name!r} does not know this game ({game})")
        if package not in self._minds:
            self._minds[package] = import_module(package).make_mind(self.level.name)
        return self._minds[package]
