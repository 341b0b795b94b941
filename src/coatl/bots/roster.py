"""The bots by name."""

from __future__ import annotations

from coatl.bots.base import Bot, parse_budget
from coatl.bots.levels import LEVEL_NAMES, LEVELS, LevelBot
from coatl.bots.random_bot import RandomBot
from coatl.core.errors import OptionError


def bot_names() -> list[str]:
    """List the names that `make_bot` knows, the weakest first."""
    return [RandomBot.name, *LEVEL_NAMES]


def make_bot(name: str) -> Bot:
    """Return a new bot: the name of a level, or a name and a budget as in `priest@500it`."""
    plain, at, budget = name.partition("@")
    if plain == RandomBot.name:
        if at:
            raise OptionError(f"bot {name!r}: random does not think, so it has no budget")
        return RandomBot()
    for level in LEVELS:
        if level.name == plain:
            return LevelBot(level, parse_budget(budget) if at else None)
    raise OptionError(f"unknown bot {name!r}: expected {' or '.join(bot_names())}")
