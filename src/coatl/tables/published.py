"""Tables with a published seed: everybody who plays it meets the same luck and the same bots."""

from __future__ import annotations

import hashlib
from typing import Any

from coatl.core.game import Game


def thought_seed(game: Game[Any, Any, Any], view: Any, seed: str) -> str:
    """Return the seed of what a bot thinks: it follows from what it sees, and from nothing else."""
    seen = hashlib.sha256(game.format_view(view).encode()).hexdigest()
    return f"{seed}/{seen}"
