"""A keyboard that follows a script, for tests that play whole games in several languages."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from coatl.board.game import GAME
from coatl.board.options import BoardOptions
from coatl.core.record import Record, parse_record

Play = Callable[..., tuple[int, str]]
"""Runs `coatl play` with lines that are typed; gives its exit code and all that it printed."""


class Script:
    """A standard input whose lines are made when they are asked for."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)

    def readline(self, size: int = -1) -> str:
        line = next(self._lines, None)
        return "" if line is None else f"{line}\n"

    def isatty(self) -> bool:
        return False


def guesses(seed: int, highest: int = 30) -> Iterator[str]:
    """Numbers that a careless player might type; those without a choice are refused."""
    rng = random.Random(seed)
    while True:
        yield str(rng.randint(1, highest))


def load(path: Path) -> Record[BoardOptions]:
    """Read a saved game of the board game."""
    return parse_record(GAME, path.read_text("utf-8"))
