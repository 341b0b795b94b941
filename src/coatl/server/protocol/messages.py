"""What the server tells clients: plain dictionaries whose shape is published as JSON Schema."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, Union

from pydantic import TypeAdapter

from coatl.core.data import (
    ActionData,
    PlanGainData,
    ReasonData,
    TypedDict,
    closed,
)
from coatl.server.protocol.commands import ClientMessage, Hello
from coatl.tables.table_data import StateMessage


@closed
class AckMessage(TypedDict):
    """A command was stored and carried out."""

    type: Literal["ack"]
    key: str
    seat: int | None
    version: int
    """The seat's version of the table now, or when the command was first carried out."""
    repeated: bool
    """Whether it had been carried out before."""


@closed
class ErrorMessage(TypedDict):
    """Something was refused; nothing was changed."""

    type: Literal["error"]
    code: str
    message: str
    """In English, for programmers; clients speak by code and arguments."""
    arguments: dict[str, Any]
    key: str | None


@closed
class PresenceMessage(TypedDict):
    """Who is connected."""

    type: Literal["presence"]
    here: list[bool]
    spectators: int


@closed
class ReactionMessage(TypedDict):
    """Somebody said one of a few things."""

    type: Literal["reaction"]
    seat: int
    reaction: str


@closed
class PlanStepData(TypedDict):
    """A step of a plan, and what it changes at once."""

    action: ActionData
    gain: int
    """Points that the cards laid so far pay more, or the card that it lays."""
    change: PlanGainData | None
    """The card that it changes most for the better; null for steps that are done."""


@closed
class OtherPlanData(TypedDict):
    """Another way to play the rest of the turn."""

    points: float
    """As those of the best plan, in the same games."""
    is_close: bool
    """Whether it is about as good."""
    steps: list[ActionData]


@closed
class HintReasonData(TypedDict):
    """The card that speaks most for a plan: its mean points at the end."""

    card: str
    points: float
    instead: float
    """With the next best plan."""


@closed
class HintMessage(TypedDict):
    """How a strong bot would play the rest of the turn, and why.

    It stays the same, with more steps done, until the player leaves the plan or something is
    revealed.
    """

    type: Literal["hint"]
    key: str
    seat: int
    version: int
    level: str
    points: float
    """The seat's mean points at the end of the games that the plan was played out in."""
    plan: list[PlanStepData]
    """Up to the end of the turn or the first thing revealed."""
    done: int
    """How many steps of the plan have been taken."""
    others: list[OtherPlanData]
    """Not one of them has more points."""
    reason: HintReasonData | None
    hopes: list[dict[str, Any]]
    fears: list[dict[str, Any]]


@closed
class WhyMessage(TypedDict):
    """Why something cannot be done now."""

    type: Literal["why"]
    key: str
    seat: int
    version: int
    reasons: list[ReasonData]
    """The most telling first; none if it can be done, or if the game has no such action."""


@closed
class PongMessage(TypedDict):
    """A sign of life."""

    type: Literal["pong"]


@closed
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


@closed
class GameData(TypedDict):
    """A game that can be played."""

    title: str
    rules_version: int


@closed
class LevelData(TypedDict):
    """A bot that can be played against."""

    name: str
    description: str


@closed
class GamesData(TypedDict):
    """What can be played, and against whom."""

    games: dict[str, GameData]
    levels: list[LevelData]


@closed
class SchemasData(TypedDict):
    """The JSON Schemas of everything that goes over a socket."""

    hello: dict[str, Any]
    client: dict[str, Any]
    server: dict[str, Any]


@closed
class CreatedData(TypedDict):
    """A new table, with the secrets of its host."""

    table: str
    host: str
    """The host's token."""
    invite: str
    """What others need to see a private table."""
    commitment: str


@closed
class JoinedData(TypedDict):
    """A seat that was taken, with its secret."""

    table: str
    seat: int
    token: str


@closed
class InvitationData(TypedDict):
    """The invitation to a table as it is now."""

    invite: str | None
    """None if it is the first one and somebody asks who is not the host: only the host has it."""
    number: int
    """How often it was renewed."""


@closed
class RecoveryData(TypedDict):
    """A secret that moves a seat to another device, once."""

    recovery: str


@closed
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


VerdictName = Literal["same", "close", "worse", "rich"]
"""What was played is the best plan, about as good, worse, or makes more points but wins less."""


@closed
class PlayedData(TypedDict):
    """What was played in the rest of a turn, judged in the same games as the plans."""

    points: float
    steps: list[ActionData]
    verdict: VerdictName


@closed
class AdviceData(TypedDict):
    """How a strong bot would have played from a step on, beside what was played."""

    step: int
    """The step that is judged."""
    seat: int
    """Who took it."""
    level: str
    points: float
    plan: list[PlanStepData]
    others: list[OtherPlanData]
    reason: HintReasonData | None
    played: PlayedData


@closed
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
