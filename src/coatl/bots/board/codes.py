"""The numbers that the board-game bots share."""

from __future__ import annotations

from coatl.board.actions import CHOOSE, TAKE_BODIES, TAKE_HEAD, TAKE_TAIL
from coatl.board.pairs import PLAIN_PAIRS

# Moves are the engine's actions, and above them whole assemblies; add the place, 0 or 1.
FINISH = 600
"""Complete the serpent in a place, by the best assembly."""
EXTEND = 602
"""Lay pieces down in a place without completing."""
FINISH_BIG = 604
"""Complete it for the most points, whatever is used up."""

# What can be taken, numbered from 0 in the order of the engine's actions: heads, tails, pairs.
TAKEN_TAIL = TAKE_TAIL - TAKE_HEAD
TAKEN_PAIR = TAKE_BODIES - TAKE_HEAD
TAKEN_GOLD = TAKEN_PAIR + PLAIN_PAIRS
"""The pairs with a golden segment come last."""
TAKEN_END = CHOOSE - TAKE_HEAD

UNLIMITED = 1_000_000_000

QUICK_LIMIT = 300
"""Arrangements tried in a simulated game; enough for nearly all positions."""

FEATURES = 9
STAGES = 16
"""What the judge looks at, and the stages of a game it tells apart."""

MOST_TARGETS = 160
"""Room for targets (see `overlap.py`); there are about a hundred."""
