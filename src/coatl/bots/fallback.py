"""A move at once, for when a bot's worker has crashed or is late."""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence
from typing import Any

from coatl.bots.roster import make_bot

LEVELS_TO_TRY = ("carver", "novice")
"""Levels that do not search: they answer within milliseconds."""

log = logging.getLogger(__name__)


def fallback_move(view: Any, legal: Sequence[int], seed: str) -> int:
    """Return a legal action (there must be one), found in this process; never raises."""
    for level in LEVELS_TO_TRY if len(legal) > 1 else ():
        try:
            action = make_bot(level).decide(view, list(legal), random.Random(seed))
            if action in legal:
                return action
            log.error("fallback: %s chose %r, which is not legal", level, action)
        except Exception:
            log.exception("fallback: %s failed", level)
    return legal[0]
