"""What the server tells clients: plain dictionaries whose shape is published as JSON Schema."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, Union

from pydantic import TypeAdapter

from coatl.core.data import ReasonData, TypedDict, closed
from coatl.server.protocol.commands import ClientMessage, Hello
from coatl.tablebots.hint_data import HintMessage
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
class InstalledBotData(TypedDict):
    """A bot of a package that this server's host has installed and allowed."""

    name: str
    """It stands for a level where a seat is planned."""
    description: str
    """What it says about itself, in whatever language; empty if nothing."""
    games: list[str]
    """Those it plays."""


@closed
class GamesData(TypedDict):
    """What can be played, and against whom."""

    games: dict[str, GameData]
    levels: list[LevelData]
    """The weakest first."""
    installed: list[InstalledBotData]


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
