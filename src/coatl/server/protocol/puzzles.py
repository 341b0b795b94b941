"""What is asked about puzzles."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from coatl.server.protocol.commands import Model
from coatl.server.protocol.fields import GameName

PUZZLE_ID = r"^[0-9a-f]{8}$"
PuzzleId = Annotated[str, StringConstraints(pattern=PUZZLE_ID)]
Steps = Annotated[list[Annotated[int, Field(ge=0, le=100_000)]], Field(max_length=60)]


class Strength(Model):
    """How strong a solver is, and how uncertain that is."""

    rating: Annotated[float, Field(ge=0, le=4000)] = 1200
    deviation: Annotated[float, Field(gt=0, le=350)] = 350


class NextPuzzle(Model):
    """Which puzzle is next for somebody."""

    rating: Annotated[float, Field(ge=0, le=4000)] = 1200
    met: Annotated[list[PuzzleId], Field(max_length=5000)]
    """Those that were met already."""
    game: GameName | None = None


class PuzzleSteps(Model):
    """Some steps of a try."""

    steps: Steps


class PuzzleTry(Model):
    """A try: this is it."""

    steps: Steps
    hints: Annotated[int, Field(ge=0, le=2)] = 0
    strength: Strength = Strength()


class PuzzleHint(Model):
    """Help with a puzzle."""

    number: Annotated[int, Field(ge=1, le=2)] = 1
    """1: the cards that pay; 2: also what to begin with."""


class PuzzleAnswer(Model):
    """The answer, beside a try if there was one."""

    steps: Steps | None = None
