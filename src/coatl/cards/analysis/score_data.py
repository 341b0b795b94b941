"""The shapes of a score sheet of the card game: what lay on a real table, and what it counts."""

from __future__ import annotations

from typing import Literal

from coatl.cards.analysis.lens_data import ObjectivesLens, RowProphecyLens
from coatl.core.data import DoubtData, SheetLook, TieBreakData, TypedDict, closed


class SheetHeld(TypedDict):
    """A Prophecy in front of somebody; without a level it has what its owner's row shows."""

    card: str
    level: int | None


class SheetPlayer(TypedDict):
    """What somebody has at the end; CARL has no row."""

    row: str
    held: list[SheetHeld]


class CardSheet(TypedDict):
    """A card game to be counted."""

    players: list[SheetPlayer]
    temple: str | None
    look: SheetLook | None


@closed
class CountedHeld(TypedDict):
    """A Prophecy in front of somebody with what it is worth."""

    card: str
    level: int
    points: int
    shown: RowProphecyLens
    """How often the row shows its pattern now."""


@closed
class CardTotal(TypedDict):
    """The score of somebody in the card game."""

    rank: int
    """1 is the best; equal ranks share a place."""
    points: int
    tie_breaks: list[TieBreakData]
    held: list[CountedHeld]
    held_points: int
    temple: ObjectivesLens | None


@closed
class CardSight(TypedDict):
    """A row tried with every Prophecy of the game, by card id."""

    prophecies: dict[str, RowProphecyLens]


@closed
class CardCount(TypedDict):
    """A card game, counted."""

    game: Literal["cards"]
    players: list[CardTotal]
    sight: CardSight | None
    doubts: list[DoubtData]
