"""The numbers that the board-game bots share."""

from __future__ import annotations

# Moves are the engine's actions, and above them whole assemblies; add the place, 0 or 1.
FINISH = 600
"""Complete the serpent in a place, by the best assembly."""
EXTEND = 602
"""Lay pieces down in a place without completing."""
FINISH_BIG = 604
"""Complete it for the most points, whatever is used up."""

MOST_TARGETS = 160
"""Room for targets (see `overlap.py`); there are about a hundred."""
