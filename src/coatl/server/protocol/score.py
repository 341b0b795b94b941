"""What a real table asks to be counted, and what it is told (`POST /api/score`)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from coatl.board.analysis.score_data import BoardCount
from coatl.cards.analysis.score_data import CardCount
from coatl.server.protocol.commands import Model

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
AnyCount = Annotated[BoardCount | CardCount, Field(discriminator="game")]
