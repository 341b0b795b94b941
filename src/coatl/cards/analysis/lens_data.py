"""The shapes of the lens on the card game, and of scores that explain themselves."""

from __future__ import annotations

from typing import Literal

from coatl.cards.analysis.view_data import CardEnding, CardGameName, HeldData, RowData
from coatl.core.data import TieBreakData, TypedDict, closed

EffectName = Literal["dropped", "upgraded", "claimed", "stole"]


@closed
class RowProphecyLens(TypedDict):
    """How often a row shows a Prophecy; occurrences may overlap."""

    times: int
    level: int
    """The level that so many times make, 3 at most."""
    points: int
    """What that level is worth."""
    pieces: list[list[int]]
    """Segment numbers from the left, from 0: one list for each time."""


@closed
class ObjectiveData(TypedDict):
    """One objective of the Temple card."""

    text: str
    """Its notation on the card."""
    is_met: bool | None
    """Null where it can no longer be seen: a Prophecy was stolen after the score was fixed."""
    progress: str | None
    """How far the row is, such as a length; null for objectives about Prophecies."""


@closed
class ObjectivesLens(TypedDict):
    """What the Temple card pays a seat."""

    card: str
    objectives: list[ObjectiveData]
    met: int
    points: int


@closed
class EffectData(TypedDict):
    """What an action does to one Prophecy, or lets its player do."""

    name: EffectName
    """Drops are forced, the others may be left out."""
    card: str
    before: int | None
    """Its level in front of its owner until now; null if it lies in the supply."""
    level: int
    """Its level afterwards."""
    victim: int | None
    """Whose Prophecy is stolen: a seat, or -1 for CARL."""
    is_counted: bool
    """Whether it is in `points_fulfilled`: all but the thefts that are too many."""


@closed
class OutlookData(TypedDict):
    """What a legal action leads to, before anything is drawn."""

    action: int
    row: RowData
    """The row as it would look."""
    effects: list[EffectData]
    """First what is forced, then what may be chosen from."""
    points: int
    """The seat's score with what is forced, or with the fulfilment that the action is."""
    points_fulfilled: int
    """The same with all upgrades and claims and the highest thefts besides."""


@closed
class StartData(TypedDict):
    """A seat as everybody sees it: before its draft."""

    points: int
    temple: int
    """What the Temple card pays of them."""
    levels: dict[str, int]
    """Its Prophecies: level by card id."""


@closed
class CardLensData(TypedDict):
    """What one seat can see in the Prophecies: for its row now, and for its legal actions."""

    game: CardGameName
    seat: int
    start: StartData
    """Where its draft began."""
    points: int
    """Its score as things stand."""
    temple: ObjectivesLens | None
    prophecies: dict[str, RowProphecyLens]
    """Every face-up Prophecy, wherever it lies, by card id."""
    outlooks: list[OutlookData]
    """Every legal action but discards, which reveal something."""


@closed
class CardSeatScore(TypedDict):
    """The score of one seat; in a solo match that of the last competition."""

    seat: int
    rank: int
    """1 is the best; equal ranks share a place. In a solo match 2 if CARL has won."""
    points: int
    tie_breaks: list[TieBreakData]
    row: RowData
    held: list[HeldData]
    """From the highest level down."""
    temple: ObjectivesLens | None
    stolen_points: int
    """What Prophecies were worth that were stolen after the score was fixed; they count."""


@closed
class CompetitionData(TypedDict):
    """One competition of a solo match; CARL wins ties."""

    opponent: Literal["CARL", "CARL 2.0"]
    points: int
    carl_points: int
    is_won: bool


@closed
class CarlScore(TypedDict):
    """A solo match: all competitions, and CARL's score in the last one."""

    competitions: list[CompetitionData]
    points: int
    held: list[HeldData]
    stolen_points: int
    """What Prophecies were worth that were stolen after his score was fixed; they count."""


@closed
class CardScoresData(TypedDict):
    """The scores of a finished card game or solo match, explained."""

    game: CardGameName
    ending: CardEnding
    seats: list[CardSeatScore]
    carl: CarlScore | None
    """Null in the card game."""
