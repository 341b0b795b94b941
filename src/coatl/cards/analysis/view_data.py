"""The shapes of what a seat sees of the card game and the solo match (C11), and of warnings."""

from __future__ import annotations

from typing import Literal

from coatl.core.data import Colour, TypedDict, closed

CardGameName = Literal["cards", "carl"]
CardPhase = Literal["play", "revealed", "drop", "fulfil", "head", "tail", "over"]
CardEnding = Literal["running", "played", "won", "lost to CARL", "lost to CARL 2.0"]
God = Literal["yellow", "green", "blue", "pink"]
PersonalityName = Literal["ambitious", "imperious", "greedy"]


@closed
class RowData(TypedDict):
    """A row of segments from left to right."""

    colours: list[Colour]
    """The top colours."""
    stacks: list[int]
    """Which segments cover another one: their numbers from the left, from 0."""
    has_head: bool
    """Whether the first segment is a head."""
    has_tail: bool
    """Whether the last segment is a tail."""


@closed
class FeatherCount(TypedDict):
    """Equal Feather cards."""

    colours: list[Colour]
    """The two colours; a card may be turned round."""
    count: int


@closed
class HeldData(TypedDict):
    """A Prophecy in front of somebody."""

    card: str
    level: int
    points: int
    is_secured: bool
    """Level 3: it can be neither stolen nor dropped."""


@closed
class GainData(TypedDict):
    """The level that fulfilling a Prophecy would give now."""

    card: str
    level: int


@closed
class GodCount(TypedDict):
    """CARL's action cards of one god."""

    god: God
    count: int


@closed
class CardSeatData(TypedDict):
    """What is visible of one seat: all but the hand."""

    seat: int
    hand_size: int
    hand: list[FeatherCount] | None
    """Null where the reader may not look."""
    row: RowData
    held: list[HeldData]
    """In order of arrival."""
    robbed: list[int]
    """Seats it has stolen from in this round, and may not again."""
    thefts: int
    """Against CARL: how often it has stolen in this turn, at most twice."""
    is_scored: bool
    """Whether its score is fixed."""
    points: int
    """The fixed score, or what it would be as things stand."""
    objectives: int | None
    """Temple objectives met when the score was fixed; null before."""
    secured: int | None
    """Secured Prophecies when the score was fixed; null before."""


@closed
class CarlData(TypedDict):
    """What is visible of CARL."""

    held: list[HeldData]
    is_scored: bool
    points: int
    """The fixed score, or what his Prophecies are worth now."""
    competition: int
    """1 against CARL, 2 against CARL 2.0."""
    actions: list[GodCount]
    """His action cards that are left; their order is hidden."""
    action_cards: list[GodCount]
    """His whole action deck."""
    lost: list[str]
    """Prophecies that have left the game."""
    pending: list[str]
    """Prophecies of the player that drop now, in an order to be chosen."""
    first_points: int | None
    """The player's score in the first competition; null while it lasts."""
    first_carl_points: int | None


@closed
class CardOptionsData(TypedDict):
    """The options of a card game or solo match."""

    seats: int
    personality: PersonalityName | None
    """Which CARL is the opponent; null in the card game."""


@closed
class CardViewData(TypedDict):
    """A card game or solo match as one seat, or a spectator, may know it."""

    game: CardGameName
    options: CardOptionsData
    seat: int | None
    """Whose view it is; null for a spectator."""
    phase: CardPhase
    turn: int
    round: int
    last_round: int
    plays_left: int
    """How many cards, or head and tail, are still to be placed in this turn."""
    revealed: list[Colour] | None
    """The Feather card that was revealed and must be placed now."""
    ending: CardEnding
    feather_deck_size: int
    feather_discard: list[FeatherCount]
    placed: list[FeatherCount]
    """All Feather cards in rows, covered ones included."""
    prophecy_deck_size: int
    supply: list[str]
    """Face-up Prophecies from left to right."""
    temple: str | None
    gains: list[GainData]
    """What the last placement allows to fulfil, wherever it lies."""
    seats: list[CardSeatData]
    carl: CarlData | None
    """Null in the card game."""


@closed
class LastFeatherRound(TypedDict):
    """What is left in hand after this round is discarded."""

    code: Literal["last_feather_round"]


@closed
class FinalRound(TypedDict):
    """In this round everybody adds a head and a tail."""

    code: Literal["final_round"]


@closed
class YourFinalTurn(TypedDict):
    """The reader plays the last turn now; afterwards its score is fixed."""

    code: Literal["your_final_turn"]
    points: int
    """The reader's score as things stand."""


@closed
class CarlIsScored(TypedDict):
    """CARL's score is fixed: the player must beat it."""

    code: Literal["carl_is_scored"]
    points: int


@closed
class DropOrder(TypedDict):
    """Prophecies drop to one level in an order to be chosen: CARL steals the first of them."""

    code: Literal["drop_order"]
    cards: list[str]


@closed
class TheftsLeft(TypedDict):
    """How many of CARL's Prophecies may still be stolen in this turn."""

    code: Literal["thefts_left"]
    left: int


@closed
class LosingNow(TypedDict):
    """As things stand at the end of the player's last turn, CARL wins."""

    code: Literal["losing_now"]
    points: int
    carl_points: int


CardWarning = (
    LastFeatherRound
    | FinalRound
    | YourFinalTurn
    | CarlIsScored
    | DropOrder
    | TheftsLeft
    | LosingNow
)
"""Told apart by `code`."""
