"""The proof of a puzzle, done again: every way is tried anew."""

from __future__ import annotations

from coatl.core.errors import CoatlError
from coatl.core.registry import get_game
from coatl.puzzles.data import PuzzleData
from coatl.puzzles.making import find_puzzle, read_state
from coatl.puzzles.trying import judge_try


def find_problem(puzzle: PuzzleData) -> str:
    """Return what is wrong with a puzzle, if anything: its answer, margin, difficulty or name."""
    try:
        state = read_state(puzzle)
        tried = judge_try(puzzle, puzzle["steps"])
    except CoatlError as error:
        return f"the position or the answer does not fit the rules: {error}"
    if not tried["is_right"]:
        return f"the answer comes to {tried['value']}, not to {puzzle['goal']}"
    game = get_game(puzzle["game"])
    again = find_puzzle(puzzle["kind"], game, state, puzzle["seat"])
    if again is None:
        return "no single answer is right here, or it is the obvious one"
    for key, value in puzzle.items():
        if again[key] != value:  # type: ignore[literal-required]
            return f"{key} is {again[key]!r}, not {value!r}"  # type: ignore[literal-required]
    return ""
