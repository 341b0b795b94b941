"""Puzzles: one question about one position, with an answer that is proved by trying everything."""

from coatl.puzzles.checking import find_problem
from coatl.puzzles.data import HintData, PuzzleData, TryData
from coatl.puzzles.making import make_puzzles, read_state
from coatl.puzzles.rating import Rating, rate
from coatl.puzzles.store import choose_next, find_puzzle_by, load_puzzles
from coatl.puzzles.trying import give_hint, is_turn_over, judge_try

__all__ = [
    "HintData",
    "PuzzleData",
    "Rating",
    "TryData",
    "choose_next",
    "find_problem",
    "find_puzzle_by",
    "give_hint",
    "is_turn_over",
    "judge_try",
    "load_puzzles",
    "make_puzzles",
    "rate",
    "read_state",
]
