"""How much a test does: enough in `make test`, much more of the same in `make soak`."""

from __future__ import annotations

import os

from coatl.core.build import compiled_modules

SOAK = os.environ.get("COATL_SOAK", "") not in ("", "0")
INTERPRETED = not compiled_modules()


def amount(usual: int, *, soak: int, interpreted: int | None = None) -> int:
    """Return how many games, examples or kills a test has to do."""
    if SOAK:
        return soak
    return interpreted if INTERPRETED and interpreted is not None else usual
