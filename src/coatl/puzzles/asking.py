"""What a solver asks, answered the same on a server and in a page without one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from coatl.core.errors import CoatlError, OptionError
from coatl.puzzles.data import HintData, JudgedData, NextData, PuzzleData, PuzzlesData
from coatl.puzzles.rating import Rating, rate
from coatl.puzzles.showing import show_task
from coatl.puzzles.store import choose_next, find_puzzle_by, load_puzzles
from coatl.puzzles.trying import give_hint, judge_try
from coatl.tables.errors import TableError


def find(name: str) -> PuzzleData:
    """Return a puzzle by its id."""
    try:
        return find_puzzle_by(name)
    except OptionError as error:
        raise TableError("no-puzzle", str(error)) from None


def tell_all() -> PuzzlesData:
    """Return all puzzles, without their answers."""
    return {"puzzles": [show_task(puzzle) for puzzle in load_puzzles()]}


def tell_next(rating: float, met: Collection[str], game: str | None) -> NextData:
    """Return the puzzle nearest to a strength of those that were not met."""
    found = choose_next(rating, met, game)
    return {
        "puzzle": None if found is None else show_task(found),
        "count": len(load_puzzles()),
    }


def judge(puzzle: PuzzleData, steps: Sequence[int], hints: int, solver: Rating) -> JudgedData:
    """Return what a try comes to, and the solver's strength after it if it is the first."""
    try:
        tried = judge_try(puzzle, steps)
    except CoatlError as error:
        raise TableError("illegal", str(error)[:300]) from None
    after = rate(solver, puzzle["rating"], tried["is_right"], hints)
    return {
        "value": tried["value"],
        "is_right": tried["is_right"],
        "strength": {"rating": after.rating, "deviation": after.deviation},
    }


def hint(puzzle: PuzzleData, number: int) -> HintData:
    """Return the first hint or the second."""
    return give_hint(puzzle, number)
