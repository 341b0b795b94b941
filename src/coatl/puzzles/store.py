"""The puzzles that come with the package, and which one is next."""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import cache
from importlib import resources

from coatl.core.errors import OptionError
from coatl.puzzles.data import PuzzleData

FILE = "puzzles.json"


@cache
def load_puzzles() -> tuple[PuzzleData, ...]:
    """Return all of them."""
    text = resources.files("coatl.puzzles").joinpath(FILE).read_text("utf-8")
    return tuple(json.loads(text))


def find_puzzle_by(name: str) -> PuzzleData:
    """Return the puzzle of an id, or of the beginning of one."""
    found = [puzzle for puzzle in load_puzzles() if name and puzzle["id"].startswith(name)]
    if len(found) != 1:
        raise OptionError(f"there is no puzzle {name!r}", why="no-puzzle", name=name)
    return found[0]


def choose_next(
    rating: float, solved: Collection[str] = (), game: str | None = None
) -> PuzzleData | None:
    """Return the puzzle nearest to a rating of those that were not met before."""
    left = [
        puzzle
        for puzzle in load_puzzles()
        if puzzle["id"] not in solved and game in (None, puzzle["game"])
    ]
    return min(left, key=lambda each: (abs(each["rating"] - rating), each["id"]), default=None)


def format_puzzles(puzzles: Collection[PuzzleData]) -> str:
    """Write puzzles as they are kept: one a line."""
    lines = (json.dumps(puzzle, separators=(",", ":")) for puzzle in puzzles)
    return "[\n" + ",\n".join(lines) + "\n]\n"
