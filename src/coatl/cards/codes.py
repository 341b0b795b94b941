"""The numbers that stand for gods, phases, placements and endings inside the engine."""

from __future__ import annotations

GODS = ("yellow", "green", "blue", "pink")
YELLOW = 0
GREEN = 1
BLUE = 2
PINK = 3

EMPTY = 255
"""An empty place, or no card."""

MAX_LEVEL = 3  # C5.4
LEVEL_POINTS = (0, 2, 5, 6)  # C6
OBJECTIVE_POINTS = (0, 3, 7)  # C8.1
THEFTS_A_TURN = 2
"""How often the player may steal from CARL in a turn (C10.5)."""

# Phases of a turn.
PLAY = 0
REVEALED = 1
DROP = 2
FULFIL = 3
HEAD = 4
TAIL = 5
OVER = 6
PHASES = ("play", "revealed", "drop", "fulfil", "head", "tail", "over")

# Placements of a Feather card (C4.2).
START = 0
LEFT = 1
OVER_LEFT = 2
OVER_RIGHT = 3
RIGHT = 4
PLACEMENTS = ("start", "left", "over left", "over right", "right")

# How a game ends.
RUNNING = 0
PLAYED = 1
WON = 2
LOST_FIRST = 3
LOST_SECOND = 4
ENDINGS = ("running", "played", "won", "lost to CARL", "lost to CARL 2.0")

# Chance sources.
SOURCES = ("feathers", "prophecies", "temples", "actions")
FEATHERS = 0
PROPHECIES = 1
TEMPLES = 2
ACTIONS = 3

PAIRS = [(a, b) for a in range(5) for b in range(a + 1, 5)]
"""The two colours of each kind of Feather card."""

CARL_SEAT = -1
"""Stands for CARL in events; he is not a seat."""
