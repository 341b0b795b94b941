"""The shapes of what a seat sees of the board game (B14), and of warnings about the end."""

from __future__ import annotations

from typing import Literal

from coatl.core.data import Colour, PieceKind, TypedDict, closed

BodyColour = Literal["Y", "R", "K", "G", "B", "O"]
"""A colour, or O for a golden segment."""
BoardPhase = Literal["setup", "main", "choose", "assemble", "complete", "future", "over"]
BoardEnding = Literal["running", "third", "exhausted", "passes"]
SlotName = Literal["A", "B"]
"""The two places for incomplete Cóatls."""
TokenName = Literal["pick", "future", "commitment"]


@closed
class PieceData(TypedDict):
    """A piece of a Cóatl."""

    kind: PieceKind
    colour: Colour


@closed
class PieceCount(TypedDict):
    """Equal pieces on a player board or in a bag."""

    kind: PieceKind
    colour: BodyColour
    count: int


@closed
class SerpentData(TypedDict):
    """A Cóatl on the table with the cards beside it."""

    name: SlotName | None
    """The place of an incomplete one; null once it is complete."""
    pieces: list[PieceData]
    """From left to right."""
    cards: list[str]
    """Prophecy cards beside it, in the order they were laid."""
    temple: str | None
    points: int | None
    """Announced when it was completed; null before."""


@closed
class SupplyData(TypedDict):
    """The pieces to take; null is an empty space."""

    heads: list[Colour | None]
    bodies: list[list[BodyColour] | None]
    """Each space holds two segments."""
    tails: list[Colour | None]


@closed
class BagsData(TypedDict):
    """What is left in the bags; it follows from what lies open."""

    heads: list[PieceCount]
    bodies: list[PieceCount]
    tails: list[PieceCount]


@closed
class PileData(TypedDict):
    """A pile of Temple cards."""

    top: str | None
    size: int
    """How many cards it has, the top one included."""


@closed
class BoardSeatData(TypedDict):
    """What is visible of one seat; null where the reader may not look."""

    seat: int
    board: list[PieceCount]
    """The pieces on the player board."""
    hand_size: int
    hand: list[str] | None
    """Prophecy cards."""
    known: list[str]
    """Cards of the hand that everybody saw taken."""
    maybe: list[str]
    """Cards once known that are in hand or were discarded face down."""
    old_size: int
    """How many hidden cards of the hand date from before its last face-down discard."""
    dealt_size: int
    """Cards dealt at the start among which this seat still chooses."""
    dealt: list[str] | None
    is_choosing: bool
    down_size: int
    """Cards discarded face down at the start."""
    down: list[str] | None
    late_size: int
    """Cards discarded face down from the hand."""
    late: list[str] | None
    has_temple: bool
    """Whether the Temple card dealt at the start is still in hand."""
    temple: str | None
    commitment: str | None
    """The Temple card taken by Priest Commitment."""
    tokens: list[TokenName]
    """Sacrifice tokens that are left."""
    gold: int
    """Golden segments received for stolen ones; they count 2 points each."""
    serpents: list[SerpentData | None]
    """The incomplete Cóatls in the places A and B."""
    finished: list[SerpentData]
    points: int


@closed
class BoardOptionsData(TypedDict):
    """The options of a board game."""

    seats: int
    sacrifice: bool
    feathers: bool
    fewer_bodies: bool
    promo: bool
    strict_ends: bool


@closed
class BoardViewData(TypedDict):
    """A board game as one seat, or a spectator, may know it."""

    game: Literal["board"]
    options: BoardOptionsData
    seat: int | None
    """Whose view it is; null for a spectator."""
    phase: BoardPhase
    turn: int
    actions_left: int
    is_second: bool
    """Whether this is the second action of a turn, which may be left out."""
    completing: SlotName | None
    """The Cóatl whose last cards are being chosen."""
    passes: int
    """How many seats in a row could not act."""
    ending: BoardEnding
    trigger: int | None
    """The seat that brought the end about."""
    turns_left: int | None
    """Turns until the end, the present one included; null while no end is in sight."""
    supply: SupplyData
    bags: BagsData
    open: list[str | None]
    """The six places of face-up Prophecy cards."""
    deck_size: int
    discards: list[str]
    """Prophecy cards discarded openly."""
    piles: list[PileData]
    seats: list[BoardSeatData]


@closed
class ThirdIsNear(TypedDict):
    """A seat has two complete Cóatls: a third begins the end."""

    code: Literal["third_is_near"]
    seat: int
    next_turn: bool
    """Whether the next turn may be enough, by what everybody can see."""


@closed
class FewBodies(TypedDict):
    """The body bag is nearly empty: the supply may soon not be filled any more."""

    code: Literal["few_bodies"]
    left: int


@closed
class EndHasBegun(TypedDict):
    """The last turns have begun."""

    code: Literal["end_has_begun"]
    cause: BoardEnding
    seat: int


@closed
class LastTurnData(TypedDict):
    """One of the turns that are left."""

    seat: int
    actions: int


@closed
class TurnsLeft(TypedDict):
    """Who still plays, in order, the present turn included."""

    code: Literal["turns_left"]
    turns: list[LastTurnData]


@closed
class YourLastTurn(TypedDict):
    """The reader plays the last turn now."""

    code: Literal["your_last_turn"]
    actions: int


@closed
class Unfinished(TypedDict):
    """Cóatls of the reader that will score nothing unless they are completed in this turn."""

    code: Literal["unfinished"]
    serpents: list[SlotName]


BoardWarning = ThirdIsNear | FewBodies | EndHasBegun | TurnsLeft | YourLastTurn | Unfinished
"""Told apart by `code`."""
