"""The shapes of a score sheet of the board game: what lay on a real table, and what it counts."""

from __future__ import annotations

from typing import Literal

from coatl.board.analysis.lens_data import PaidProphecy, PaidTemple, ProphecyLens, TempleLens
from coatl.core.data import DoubtData, SheetLook, TieBreakData, TypedDict, closed


class SheetSerpent(TypedDict):
    """A Cóatl as it is written, and the ids of the cards beside it."""

    pieces: str
    prophecies: list[str]
    temple: str | None


class SheetPlayer(TypedDict):
    """What somebody has at the end."""

    serpents: list[SheetSerpent]
    gold: int


class BoardSheet(TypedDict):
    """A board game to be counted."""

    players: list[SheetPlayer]
    strict_ends: bool
    look: SheetLook | None


@closed
class CountedSerpent(TypedDict):
    """A Cóatl with what each of its cards pays."""

    is_complete: bool
    prophecies: list[PaidProphecy]
    temple: PaidTemple | None
    worth: int
    """What its cards pay together, finished or not."""
    points: int
    """What counts: nothing for an unfinished one."""


@closed
class BoardTotal(TypedDict):
    """The score of somebody in the board game."""

    rank: int
    """1 is the best; equal ranks share a place."""
    points: int
    tie_breaks: list[TieBreakData]
    serpents: list[CountedSerpent]
    gold_points: int


@closed
class BoardSight(TypedDict):
    """A Cóatl tried with every card of the game, by card id."""

    prophecies: dict[str, ProphecyLens]
    temples: dict[str, TempleLens]


@closed
class BoardCount(TypedDict):
    """A board game, counted."""

    game: Literal["board"]
    players: list[BoardTotal]
    sight: BoardSight | None
    doubts: list[DoubtData]
