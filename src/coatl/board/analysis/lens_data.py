"""The shapes of the lens on the board game, and of scores that explain themselves."""

from __future__ import annotations

from typing import Literal

from coatl.board.analysis.view_data import BoardEnding, PieceData, SlotName
from coatl.core.data import TieBreakData, TypedDict, closed

CardPlace = Literal["beside", "hand", "open", "commitment", "pile"]
"""Where a card lies: beside the Cóatl, in hand, face up on the table, taken by Priest Commitment,
on top of a pile."""


@closed
class MissingData(TypedDict):
    """Segments that would bring a Prophecy card to its next level, all at one end of a Cóatl."""

    end: Literal["left", "right"]
    colours: str
    """From left to right, as in the Cóatl."""


@closed
class ProphecyLens(TypedDict):
    """What a Prophecy card pays for a Cóatl, and by which pieces."""

    times: int
    level: int
    """How many of the card's levels are reached."""
    points: int
    next_times: int | None
    """How many times the next level takes; null on the highest."""
    next_points: int | None
    scored: list[list[int]]
    """Piece numbers from the left, from 0: one list for each time that is paid; all disjoint."""
    surplus: list[list[int]]
    """The same for times that pay nothing: beyond the level reached, or before the first one."""
    missing: MissingData | None
    """The fewest segments that reach the next level; null if two at one end are not enough."""


@closed
class RequirementData(TypedDict):
    """One thing that a Temple card asks for."""

    text: str
    """Its notation on the card."""
    is_met: bool


@closed
class TempleLens(TypedDict):
    """What a Temple card pays for a Cóatl and the Prophecy cards beside it."""

    requirements: list[RequirementData]
    met: int
    points: int


@closed
class SerpentLens(TypedDict):
    """An incomplete Cóatl of the reader with every card in sight, by card id."""

    serpent: SlotName
    points: int
    """What the cards beside it would pay if it were complete now."""
    prophecies: dict[str, ProphecyLens]
    temples: dict[str, TempleLens]


@closed
class ChangeData(TypedDict):
    """What an action changes in the points of one card for one Cóatl."""

    card: str
    where: CardPlace
    before: int
    after: int
    breaks: bool
    """Whether the card pays less than before."""


@closed
class PlacementLens(TypedDict):
    """What a legal placement of a piece would change."""

    action: int
    serpent: SlotName
    """The Cóatl it goes to, or the place where a new one would begin."""
    completes: bool
    """Whether it is the last piece."""
    changes: list[ChangeData]
    """Only cards whose points change; cards that could not be laid beside it are left out."""
    net_beside: int
    """The change of all cards beside the Cóatl together."""
    net_hand: int
    """The change of all Prophecy cards in hand together."""


@closed
class PaymentLens(TypedDict):
    """What a card would pay if it were laid beside a Cóatl now."""

    action: int
    serpent: SlotName
    card: str
    points: int
    changes: list[ChangeData]
    """Temple cards that would pay more or less with this card beside the Cóatl."""


@closed
class TakeLens(TypedDict):
    """What the pieces of a legal take would do for a Cóatl: its best use of them alone."""

    action: int
    serpent: SlotName
    """The Cóatl it would be, or the place where a new one would begin."""
    completes: bool
    """Whether one of the pieces is the last that it needs."""
    changes: list[ChangeData]
    """Prophecy cards beside it or in hand that would pay more or less."""
    net: int
    """The change of all these cards together."""


@closed
class BoardLensData(TypedDict):
    """What one seat can see in the cards: for its Cóatls now, and for its legal actions."""

    game: Literal["board"]
    seat: int
    serpents: list[SerpentLens]
    placements: list[PlacementLens]
    payments: list[PaymentLens]
    takes: list[TakeLens]
    """Legal takes of pieces that could still pay more or complete a Cóatl."""
    best: list[str]
    """While cards of a complete Cóatl are chosen: those that would make it pay most."""


@closed
class PaidProphecy(TypedDict):
    """A Prophecy card beside a Cóatl with what it pays."""

    card: str
    paid: ProphecyLens


@closed
class PaidTemple(TypedDict):
    """The Temple card of a Cóatl with what it pays."""

    card: str
    paid: TempleLens


@closed
class SerpentScoreData(TypedDict):
    """What a Cóatl is worth, card by card."""

    name: SlotName | None
    """The place of an incomplete one, null for a complete one."""
    pieces: list[PieceData]
    prophecies: list[PaidProphecy]
    temple: PaidTemple | None
    points: int
    """Of an incomplete one: what it would have paid; it counts nothing."""


@closed
class BoardSeatScore(TypedDict):
    """The score of one seat."""

    seat: int
    rank: int
    """1 is the best; equal ranks share a place."""
    points: int
    tie_breaks: list[TieBreakData]
    serpents: list[SerpentScoreData]
    unfinished: list[SerpentScoreData]
    gold: int
    """Golden segments received."""
    gold_points: int


@closed
class BoardScoresData(TypedDict):
    """The scores of a finished board game, explained."""

    game: Literal["board"]
    ending: BoardEnding
    seats: list[BoardSeatScore]
