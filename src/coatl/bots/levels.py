"""The levels: names, what they are like, and a bot that plays any game at one of them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from coatl.bots.advice import Advice
from coatl.bots.base import Budget, Mind
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

_MINDS = {"BoardView": "coatl.bots.board", "CardView": "coatl.bots.cards"}
"""Which package thinks about which kind of view; imported when it is first needed."""


class LevelBot:
    """A bot of one level; it knows every game by the kind of view it is shown."""

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
        return self._mind(view).decide(view, legal, rng, budget or self.budget)

    def advise(
        self, view: Any, legal: list[int], rng: random.Random, budget: Budget | None = None
    ) -> Advice:
        """Rank all legal actions, and say what is hoped for and feared."""
        return self._mind(view).advise(view, legal, rng, budget or self.budget)

    def _mind(self, view: Any) -> Mind:
        kind = type(view).__name__
        if kind not in self._minds:
            if kind not in _MINDS:
                raise OptionError(f"the level {self.level.name!r} does not know this game ({kind})")
            self._minds[kind] = import_module(_MINDS[kind]).make_mind(self.level.name)
        return self._minds[kind]
