"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from coatl.bots.base import Bot
from coatl.bots.random_bot import RandomBot
from coatl.core.errors import OptionError

_BOTS: dict[str, Callable[[], Bot]] = {RandomBot.name: RandomBot}


def bot_names() -> list[str]:
    """List the names that `make_bot` knows."""
    return list(_BOTS)


def make_bot(name: str) -> Bot:
    """Return a new bot of this name."""
    if name not in _BOTS:
        raise OptionError(f"unknown bot {name!r}: expected {' or '.join(_BOTS)}")
    return _BOTS[name]()
