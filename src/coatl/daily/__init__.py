"""The deal of the day: the same luck and the same rival for everybody who plays it."""

from coatl.daily.deals import GAMES, Deal, Rival, find_deal
from coatl.daily.par import ParData, count_beaten, find_par
from coatl.daily.shared_text import share_text
from coatl.daily.streaks import Streak, count_streak
from coatl.daily.verifying import DayError, verify

__all__ = [
    "GAMES",
    "DayError",
    "Deal",
    "ParData",
    "Rival",
    "Streak",
    "count_beaten",
    "count_streak",
    "find_deal",
    "find_par",
    "share_text",
    "verify",
]
