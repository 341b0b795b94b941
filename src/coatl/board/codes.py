"""The numbers that stand for colours, pieces, phases and endings inside the engine."""

from __future__ import annotations

from coatl.core.colours import COLOURS as COLOURS

GOLD_LETTER = "O"
BODY_LETTERS = COLOURS + GOLD_LETTER
GOLD = 5
"""The number of a golden segment among body colours (B9)."""

# Kinds of piece: 5 heads (0-4), 5 bodies (5-9), 5 tails (10-14), the golden segment (15).
HEAD = 0
BODY = 5
TAIL = 10
GOLD_PIECE = 15

EMPTY = 255
"""An empty space of the supply, of a card row or of a pile; no card."""

BOARD_SPACES = 8  # B1.3
HAND_LIMIT = 5  # B5.1
KEEP_LIMIT = 3  # B2.5
CARDS_A_SERPENT = 4  # B6.3
GOLD_POINTS = 2  # B9.4

# Phases of a turn.
SETUP = 0
MAIN = 1
DRAW = 2
ASSEMBLE = 3
COMPLETE = 4
FUTURE = 5
OVER = 6
PHASES = ("setup", "main", "choose", "assemble", "complete", "future", "over")

# How a game ends (B7, B3.2).
RUNNING = 0
THIRD = 1
EXHAUSTED = 2
PASSES = 3
ENDINGS = ("running", "third", "exhausted", "passes")

# Sacrifice tokens (B8), one bit each.
PERFECT_PICK = 1
SEE_THE_FUTURE = 2
PRIEST_COMMITMENT = 4
TOKENS = {"pick": PERFECT_PICK, "future": SEE_THE_FUTURE, "commitment": PRIEST_COMMITMENT}

# Chance sources.
SOURCES = ("heads", "bodies", "tails", "prophecies", "temples")
HEADS = 0
BODIES = 1
TAILS = 2
PROPHECIES = 3
TEMPLES = 4

SLOTS = "AB"
"""Names of the two places for incomplete Cóatls."""
