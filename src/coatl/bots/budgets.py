"""How long a bot may think for whoever hosts it: as its level is meant to, within a limit."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from coatl.bots.base import Bot, Budget
from coatl.bots.levels import LevelBot, usual_budget


def limited_budget(
    bot: Bot, level: str, view: Any, milliseconds: float, stop: Callable[[], bool]
) -> Budget:
    """Return how long to think: as the level is meant to, but not beyond so many milliseconds.

    A level that counts iterations keeps its number, so that it is as strong as its name says; one
    that thinks by the clock uses the time there is.
    """
    most = max(1, milliseconds)
    end = time.monotonic() + most / 1000

    def is_over() -> bool:
        return stop() or time.monotonic() > end

    named = bot.budget if isinstance(bot, LevelBot) else None
    if named is not None and named.iterations is not None:
        # Whoever names iterations wants the same thoughts on any machine, however long they take.
        return Budget(iterations=named.iterations, stop=stop)
    own = named or usual_budget(level, view.game)
    if own is not None and own.iterations is not None:
        return Budget(iterations=own.iterations, stop=is_over, ends=end)
    if named is not None and named.milliseconds is not None:
        return Budget(milliseconds=min(most, named.milliseconds), stop=is_over, ends=end)
    return Budget(milliseconds=most, stop=is_over, ends=end)
