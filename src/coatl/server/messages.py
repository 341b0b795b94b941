"""What the server tells clients: plain dictionaries whose shape is published as JSON Schema."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, Union

from pydantic import TypeAdapter, with_config
from typing_extensions import TypedDict

from coatl.server.commands import ClientMessage, Hello
from coatl.server.data import CLOSED, ActionData, EventData, FigureData
from coatl.server.showing import AnyLens, AnyScores, AnyView, AnyWarning


@with_config(CLOSED)
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


@with_config(CLOSED)
class FairData(TypedDict):
    """How to check the chance of this game."""

    commitment: str
    nonces: list[str]
    """By seat; empty until the game begins."""
    secret: str | None
    """Only after the end."""


@with_config(CLOSED)
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
    seats: list[SeatData]
    fair: FairData
    rematch: str | None


@with_config(CLOSED)
class DraftData(TypedDict):
    """What a seat has done since the last public moment."""

    steps: list[ActionData]
    redo: int
    """How many steps can be repeated."""
    ends_turn: bool
    """Whether nothing is left but to commit, or to take a step back."""
    events: list[EventData]


@with_config(CLOSED)
class StandingData(TypedDict):
    """Where a seat ended up."""

    seat: int
    rank: int
    score: int
    tie_breaks: list[int]
    resigned: bool


@with_config(CLOSED)
class ResultData(TypedDict):
    """How the game ended."""

    ending: str
    standings: list[StandingData]
    tie_break_names: list[str]
    scores: AnyScores


@with_config(CLOSED)
class LegalData(TypedDict):
    """A legal action: its stable id, its parts, and whether it reveals something."""

    id: int
    kind: str
    text: str
    args: dict[str, int | str]
    reveals: bool
    """Whether it draws or lays open something, which makes the draft public."""


@with_config(CLOSED)
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


@with_config(CLOSED)
class LogData(TypedDict):
    """One line of the log."""

    number: int
    """Lines that became public together have the same."""
    event: EventData


@with_config(CLOSED)
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


@with_config(CLOSED)
class AckMessage(TypedDict):
    """A command was stored and carried out."""

    type: Literal["ack"]
    key: str
    seat: int | None
    version: int
    """The seat's version of the table now, or when the command was first carried out."""
    repeated: bool
    """Whether it had been carried out before."""


@with_config(CLOSED)
class ErrorMessage(TypedDict):
    """Something was refused; nothing was changed."""

    type: Literal["error"]
    code: str
    message: str
    """In English, for programmers; clients speak by code and arguments."""
    arguments: dict[str, Any]
    key: str | None


@with_config(CLOSED)
class PresenceMessage(TypedDict):
    """Who is connected."""

    type: Literal["presence"]
    here: list[bool]
    spectators: int


@with_config(CLOSED)
class ReactionMessage(TypedDict):
    """Somebody said one of a few things."""

    type: Literal["reaction"]
    seat: int
    reaction: str


@with_config(CLOSED)
class RankedData(TypedDict):
    """A legal action with what a bot thinks of it."""

    action: int
    value: float
    points: float


@with_config(CLOSED)
class HintMessage(TypedDict):
    """What a strong bot would do here, and why."""

    type: Literal["hint"]
    key: str
    seat: int
    version: int
    level: str
    ranking: list[RankedData]
    hopes: list[dict[str, Any]]
    fears: list[dict[str, Any]]


@with_config(CLOSED)
class ReasonData(TypedDict):
    """Why the rules refuse something."""

    code: str
    """Clients speak by it and by the arguments."""
    arguments: dict[str, int | str]
    message: str
    """In English, with the number of the rule."""


@with_config(CLOSED)
class WhyMessage(TypedDict):
    """Why something cannot be done now."""

    type: Literal["why"]
    key: str
    seat: int
    version: int
    reasons: list[ReasonData]
    """The most telling first; none if it can be done, or if the game has no such action."""


@with_config(CLOSED)
class PongMessage(TypedDict):
    """A sign of life."""

    type: Literal["pong"]


@with_config(CLOSED)
class ClosingMessage(TypedDict):
    """The server is about to stop; come back in a moment."""

    type: Literal["closing"]


ServerMessage = Union[  # noqa: UP007 - a runtime value for Pydantic
    StateMessage,
    AckMessage,
    ErrorMessage,
    PresenceMessage,
    ReactionMessage,
    HintMessage,
    WhyMessage,
    PongMessage,
    ClosingMessage,
]


@with_config(CLOSED)
class GameData(TypedDict):
    """A game that can be played."""

    title: str
    rules_version: int


@with_config(CLOSED)
class LevelData(TypedDict):
    """A bot that can be played against."""

    name: str
    description: str


@with_config(CLOSED)
class GamesData(TypedDict):
    """What can be played, and against whom."""

    games: dict[str, GameData]
    levels: list[LevelData]


@with_config(CLOSED)
class SchemasData(TypedDict):
    """The JSON Schemas of everything that goes over a socket."""

    hello: dict[str, Any]
    client: dict[str, Any]
    server: dict[str, Any]


@with_config(CLOSED)
class CreatedData(TypedDict):
    """A new table, with the secrets of its host."""

    table: str
    host: str
    """The host's token."""
    invite: str
    """What others need to see a private table."""
    commitment: str


@with_config(CLOSED)
class JoinedData(TypedDict):
    """A seat that was taken, with its secret."""

    table: str
    seat: int
    token: str


@with_config(CLOSED)
class RecoveryData(TypedDict):
    """A secret that moves a seat to another device, once."""

    recovery: str


@with_config(CLOSED)
class ListedData(TypedDict):
    """A table that the lobby shows."""

    id: str
    game: str
    options: str
    name: str
    status: str
    help: str
    seats: list[dict[str, Any]]
    open: int
    updated: float


@with_config(CLOSED)
class TurnData(TypedDict):
    """Where a turn begins: after so many steps."""

    step: int
    seat: int


@with_config(CLOSED)
class ReviewData(TypedDict):
    """A finished game after some of its steps."""

    step: int
    steps: int
    """How many there are."""
    turns: list[TurnData]
    """Where a new table may go on from."""
    seat: int | None
    """Who took the step; None for the deal."""
    action: ActionData | None
    view: AnyView
    acting: list[int]
    """Whose turn it is."""
    lens: AnyLens | None
    """What the cards in sight pay; null for a spectator."""
    warnings: list[AnyWarning]
    events: list[EventData]
    """What happened with this step."""


@with_config(CLOSED)
class CourseStepData(TypedDict):
    """One step of a finished game, and the points after it."""

    seat: int | None
    """Who took the step; None for the deal."""
    action: ActionData | None
    points: list[int]
    """By seat: what is fixed, or what it would be as things stand."""
    carl: int | None
    """CARL's points; null in other games."""
    events: list[EventData]


@with_config(CLOSED)
class CourseData(TypedDict):
    """The course of a finished game."""

    steps: list[CourseStepData]
    """The first is the deal."""
    turns: list[TurnData]
    figures: list[FigureData]
    """What can be counted, in the order in which it is worth knowing."""


@with_config(CLOSED)
class AdvisedData(TypedDict):
    """An action that was legal, with what a bot thinks of it."""

    action: ActionData
    value: float
    """From 0 (lost) to 1 (won)."""
    points: float
    """The seat's expected final points."""


@with_config(CLOSED)
class AdviceData(TypedDict):
    """What a strong bot would have done after a step, and why."""

    step: int
    seat: int
    """Whose turn it was."""
    level: str
    played: int | None
    """The action that was taken instead, or as well."""
    ranking: list[AdvisedData]
    """All that was legal, the best first."""
    hopes: list[dict[str, Any]]
    fears: list[dict[str, Any]]


@with_config(CLOSED)
class AnswerData(TypedDict):
    """What a command sent by HTTP gets: the ack, and the table after it."""

    ack: AckMessage
    state: StateMessage
    hint: HintMessage | None
    why: WhyMessage | None


@cache
def message_schemas() -> SchemasData:
    """Return the JSON Schemas of everything that goes over a socket; making them takes a while."""
    return {
        "hello": TypeAdapter(Hello).json_schema(),
        "client": TypeAdapter(ClientMessage).json_schema(),
        "server": TypeAdapter(ServerMessage).json_schema(mode="serialization"),
    }
