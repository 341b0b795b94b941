"""What a real table asks to be counted, and what it is told (`POST /api/score`)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, with_config
from typing_extensions import TypedDict

from coatl.server.board_lens_data import PaidProphecy, PaidTemple, ProphecyLens, TempleLens
from coatl.server.card_lens_data import ObjectivesLens, RowProphecyLens
from coatl.server.commands import Model
from coatl.server.data import CLOSED, TieBreakData

Pieces = Annotated[
    str,
    StringConstraints(
        pattern=r"^([YRKGB]{1,120}|<[YRKGB]{1,121}|[YRKGB]{1,121}>|<[YRKGB]{2,122}>)?$",
        max_length=124,
    ),
]
"""A Cóatl from head to tail, such as `<BBYR>`; unfinished ones and none at all, too."""
Segments = Annotated[
    str,
    StringConstraints(
        pattern=r"^(<[YRKGB])?([YRKGB]'?){0,20}([YRKGB]>)?$",
        max_length=44,
    ),
]
"""A row of the card game from left to right, such as `<GRY'K>`: ' after a stack."""
ProphecyId = Annotated[str, StringConstraints(pattern=r"^P[0-9]{2}$")]
TempleId = Annotated[str, StringConstraints(pattern=r"^T[0-9]{2}$")]
RowProphecyId = Annotated[str, StringConstraints(pattern=r"^C[0-9]{2}$")]
RowTempleId = Annotated[str, StringConstraints(pattern=r"^D[0-9]$")]

DoubtCode = Literal["copies", "no-prophecy", "temple-early", "temple-unmet", "level"]


class ScoreSerpent(Model):
    """A Cóatl of the board game and the cards beside it."""

    pieces: Pieces = ""
    prophecies: list[ProphecyId] = Field(default_factory=list, max_length=4)
    temple: TempleId | None = None


class ScoreLook(Model):
    """Whose Cóatl is to be tried with every card of the game; both count from 0."""

    player: Annotated[int, Field(ge=0, le=3)]
    serpent: Annotated[int, Field(ge=0, le=2)] = 0


class BoardPlayer(Model):
    """What somebody has at the end of a board game."""

    serpents: list[ScoreSerpent] = Field(default_factory=list, max_length=3)
    gold: Annotated[int, Field(ge=0, le=6)] = 0
    """Golden segments received."""


class BoardScoring(Model):
    """A board game to be counted."""

    game: Literal["board"]
    players: Annotated[list[BoardPlayer], Field(min_length=1, max_length=4)]
    strict_ends: bool = False
    look: ScoreLook | None = None


class ScoreHeld(Model):
    """A Prophecy in front of somebody."""

    card: RowProphecyId
    level: Annotated[int, Field(ge=0, le=3)] | None = None
    """As its Level card says; null for as often as the row shows it."""


class CardPlayer(Model):
    """What somebody has at the end of a card game; CARL has no row."""

    row: Segments = ""
    held: list[ScoreHeld] = Field(default_factory=list, max_length=40)


class CardScoring(Model):
    """A card game to be counted."""

    game: Literal["cards"]
    players: Annotated[list[CardPlayer], Field(min_length=1, max_length=4)]
    temple: RowTempleId | None = None
    """The Temple card in the middle; none in a solo match."""
    look: ScoreLook | None = None


AnyScoring = Annotated[BoardScoring | CardScoring, Field(discriminator="game")]


@with_config(CLOSED)
class DoubtData(TypedDict):
    """Something that cannot be so by the rules: it is counted all the same, but look again."""

    code: DoubtCode
    """`copies`: more of a card than the box has. `no-prophecy`: a complete Cóatl without one.
    `temple-early`: a Temple card beside an unfinished Cóatl. `temple-unmet`: one of which nothing
    is met. `level`: higher than the row shows its pattern, and not secured."""
    player: int
    serpent: int | None
    card: str | None


@with_config(CLOSED)
class CountedSerpent(TypedDict):
    """A Cóatl with what each of its cards pays."""

    is_complete: bool
    prophecies: list[PaidProphecy]
    temple: PaidTemple | None
    worth: int
    """What its cards pay together, finished or not."""
    points: int
    """What counts: nothing for an unfinished one."""


@with_config(CLOSED)
class BoardTotal(TypedDict):
    """The score of somebody in the board game."""

    rank: int
    """1 is the best; equal ranks share a place."""
    points: int
    tie_breaks: list[TieBreakData]
    serpents: list[CountedSerpent]
    gold_points: int


@with_config(CLOSED)
class BoardSight(TypedDict):
    """A Cóatl tried with every card of the game, by card id."""

    prophecies: dict[str, ProphecyLens]
    temples: dict[str, TempleLens]


@with_config(CLOSED)
class BoardCount(TypedDict):
    """A board game, counted."""

    game: Literal["board"]
    players: list[BoardTotal]
    sight: BoardSight | None
    doubts: list[DoubtData]


@with_config(CLOSED)
class CountedHeld(TypedDict):
    """A Prophecy in front of somebody with what it is worth."""

    card: str
    level: int
    points: int
    shown: RowProphecyLens
    """How often the row shows its pattern now."""


@with_config(CLOSED)
class CardTotal(TypedDict):
    """The score of somebody in the card game."""

    rank: int
    """1 is the best; equal ranks share a place."""
    points: int
    tie_breaks: list[TieBreakData]
    held: list[CountedHeld]
    held_points: int
    temple: ObjectivesLens | None


@with_config(CLOSED)
class CardSight(TypedDict):
    """A row tried with every Prophecy of the game, by card id."""

    prophecies: dict[str, RowProphecyLens]


@with_config(CLOSED)
class CardCount(TypedDict):
    """A card game, counted."""

    game: Literal["cards"]
    players: list[CardTotal]
    sight: CardSight | None
    doubts: list[DoubtData]


AnyCount = Annotated[BoardCount | CardCount, Field(discriminator="game")]
