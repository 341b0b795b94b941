"""The shapes of a table as one reader may see it: plain dictionaries, as a client is sent them."""

from __future__ import annotations

from typing import Literal, NotRequired

from coatl.core.data import ActionData, EventData, TypedDict, closed
from coatl.tables.game_data import AnyLens, AnyScores, AnyView, AnyWarning


@closed
class SeatData(TypedDict):
    """Who sits on a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    """Of the bot that plays, or stands in; empty for none."""
    taken: bool
    ready: bool
    away: bool
    resigned: bool
    here: bool
    """Whether a device that holds the seat is connected."""


@closed
class FairData(TypedDict):
    """How to check the chance of this game."""

    commitment: str
    nonces: list[str]
    """By seat; empty until the game begins."""
    secret: str | None
    """Only after the end."""


@closed
class TableData(TypedDict):
    """What everybody at the table may know about it."""

    id: str
    game: Literal["board", "cards", "carl"]
    options: str
    name: str
    status: Literal["lobby", "running", "over"]
    help: Literal["off", "match", "coach"]
    pace: Literal["instant", "fast", "normal", "slow"]
    listed: bool
    autostart: bool
    continued: int
    """How many steps were taken over from an earlier game."""
    moved: float
    """When something last happened that all could see; after the end, when the game ended."""
    seats: list[SeatData]
    fair: FairData
    rematch: str | None
    invitation: NotRequired[int]
    """How often the invitation was renewed, if it was: then the ones before it are good no more."""
    day: NotRequired[str]
    """The day whose deal this is: its seed is published, and everybody meets the same luck."""


@closed
class DraftData(TypedDict):
    """What a seat has done since the last public moment."""

    steps: list[ActionData]
    redo: int
    """How many steps can be repeated."""
    ends_turn: bool
    """Whether nothing is left but to commit, or to take a step back."""
    events: list[EventData]


@closed
class StandingData(TypedDict):
    """Where a seat ended up."""

    seat: int
    rank: int
    score: int
    tie_breaks: list[int]
    resigned: bool


@closed
class ResultData(TypedDict):
    """How the game ended."""

    ending: str
    standings: list[StandingData]
    tie_break_names: list[str]
    scores: AnyScores


@closed
class LegalData(TypedDict):
    """A legal action: its stable id, its parts, and whether it reveals something."""

    id: int
    kind: str
    text: str
    args: dict[str, int | str]
    reveals: bool
    """Whether it draws or lays open something, which makes the draft public."""


@closed
class PositionData(TypedDict):
    """The game as one reader may know it."""

    view: AnyView
    acting: list[int]
    legal: list[LegalData]
    draft: DraftData | None
    """For a seat whose turn it is."""
    lens: AnyLens | None
    """For a seat, if the table allows help."""
    warnings: list[AnyWarning]
    result: ResultData | None


@closed
class LogData(TypedDict):
    """One line of the log."""

    number: int
    """Lines that became public together have the same."""
    event: EventData


@closed
class StateMessage(TypedDict):
    """A table as one reader may know it: all of it, or what is new since a version."""

    type: Literal["snapshot", "update"]
    seat: int | None
    version: int
    since: int
    """The log has what came after this version; 0 in a snapshot."""
    table: TableData
    position: PositionData | None
    log: list[LogData]
