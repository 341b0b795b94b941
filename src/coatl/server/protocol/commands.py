"""What clients may ask for; every message from outside is checked against these models."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from coatl.server.protocol.fields import (
    DAY,
    MAX_RECORD,
    Argument,
    BotName,
    GameName,
    Help,
    Key,
    Level,
    Name,
    Nonce,
    Pace,
    Reaction,
    ReviewDepth,
    SeatNumber,
    TableName,
    Token,
    Version,
    Word,
)


class Model(BaseModel):
    """Checked strictly: no unknown fields, no numbers written as text."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class SeatPlan(Model):
    """Who is to sit on a seat: a person with the invitation, a bot, or whoever comes."""

    kind: Literal["person", "bot", "open"] = "person"
    level: BotName | None = None
    """For a bot: a level, or the name of an installed bot; `GET /api/games` lists both."""
    name: Name | None = None


class NewTable(Model):
    """A table to be made."""

    game: GameName = "board"
    options: Annotated[str, Field(max_length=200)] = ""
    """As for `coatl play`: `sacrifice feathers`, or CARL's personality."""
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=4)]
    name: TableName = ""
    listed: bool = False
    """Whether the lobby shows it; if not, it takes the invitation to see it."""
    help: Help = "match"
    pace: Pace = "normal"
    autostart: bool = True
    """Whether the game begins as soon as every seat is ready."""
    record: Annotated[str, Field(max_length=MAX_RECORD)] = ""
    """The record of an earlier game, to be continued."""
    steps: Annotated[int, Field(ge=0, le=100_000)] = 0
    """How many of its steps are taken over."""
    day: Annotated[str, Field(pattern=DAY)] | None = None
    """Play the deal of this day, as 2026-11-18: options, seats and luck follow from it."""
    token: Token | None = None
    """The host's secret, if the client makes its own: then asking again makes no second table."""


class JoinTable(Model):
    """A seat to be taken."""

    name: Name
    nonce: Nonce
    """This seat's part of the seed; choose it at random after you have seen the commitment."""
    seat: SeatNumber | None = None
    """A free one if not given."""
    invite: Token | None = None
    token: Token | None = None
    """The seat's secret, if the client makes its own: then asking again is harmless."""


class NewReview(Model):
    """A finished game to be reviewed."""

    depth: ReviewDepth = "normal"
    """How deep it looks: `normal` takes a game of two less than half a minute of thought."""


class Recover(Model):
    """A seat to be moved to this device."""

    recovery: Token
    token: Token | None = None


class Command(Model):
    """What all commands have in common."""

    key: Key
    seat: SeatNumber | None = None
    """The seat it is for; without one it is the host who speaks."""


class SeatCommand(Command):
    """A command of one seat about its own draft, for one version of the table."""

    seat: SeatNumber
    version: Version


class StepCommand(SeatCommand):
    """Add a step to the draft; with `commit`, make the draft public at once."""

    type: Literal["step"]
    action: Annotated[int, Field(ge=0, le=100_000)]
    commit: bool = False


class UndoCommand(SeatCommand):
    """Take the last step back."""

    type: Literal["undo"]


class RedoCommand(SeatCommand):
    """Repeat the step that was taken back last."""

    type: Literal["redo"]


class ResetCommand(SeatCommand):
    """Take all steps back."""

    type: Literal["reset"]


class CommitCommand(SeatCommand):
    """Make the draft public."""

    type: Literal["commit"]


class ResignCommand(Command):
    """Give up: a bot finishes for the seat, which ranks last."""

    type: Literal["resign"]
    seat: SeatNumber
    level: Level = "carver"


class LeaveCommand(Command):
    """Get up: before the game the seat is free again, during it a bot stands in."""

    type: Literal["leave"]
    seat: SeatNumber


class ReturnCommand(Command):
    """Sit down again on one's own seat; the host can give it back as well."""

    type: Literal["return"]
    target: SeatNumber


class NonceCommand(Command):
    """Name the seat's part of the seed, where joining did not."""

    type: Literal["nonce"]
    seat: SeatNumber
    nonce: Nonce


class RenameCommand(Command):
    """Change one's own name."""

    type: Literal["rename"]
    seat: SeatNumber
    name: Name


class KickCommand(Command):
    """Take a seat away from a person (host only); during the game a bot takes over for good."""

    type: Literal["kick"]
    target: SeatNumber
    level: Level = "carver"


class ReplaceCommand(Command):
    """Let a bot stand in for somebody who is not there."""

    type: Literal["replace"]
    target: SeatNumber
    level: Level = "carver"


class ConfigureCommand(Command):
    """Say who is to sit on a seat that nobody has taken (host only, before the game)."""

    type: Literal["configure"]
    target: SeatNumber
    plan: SeatPlan


class SettingsCommand(Command):
    """Change the table: pace by anybody who sits there, the rest by the host."""

    type: Literal["settings"]
    pace: Pace | None = None
    name: TableName | None = None
    listed: bool | None = None
    help: Help | None = None


class StartCommand(Command):
    """Begin (host only)."""

    type: Literal["start"]


class RematchCommand(Command):
    """Make a new table with the same people, each one seat further."""

    type: Literal["rematch"]


class ReactCommand(Command):
    """Say one of a few things to all; it is not kept."""

    type: Literal["react"]
    seat: SeatNumber
    reaction: Reaction


class HintCommand(Command):
    """Ask what a strong bot thinks of all legal actions (only at tables with a coach)."""

    type: Literal["hint"]
    seat: SeatNumber
    version: Version


class WhyCommand(Command):
    """Ask why something cannot be done now; nothing changes."""

    type: Literal["why"]
    seat: SeatNumber
    version: Version
    kinds: Annotated[list[Word], Field(min_length=1, max_length=4)]
    """The kinds of actions that it would be."""
    args: Annotated[dict[Word, int | Argument], Field(max_length=4)] = {}
    """Of its arguments those that are meant; all actions with them count."""


AnyCommand = Annotated[
    StepCommand
    | UndoCommand
    | RedoCommand
    | ResetCommand
    | CommitCommand
    | ResignCommand
    | LeaveCommand
    | ReturnCommand
    | NonceCommand
    | RenameCommand
    | KickCommand
    | ReplaceCommand
    | ConfigureCommand
    | SettingsCommand
    | StartCommand
    | RematchCommand
    | ReactCommand
    | HintCommand
    | WhyCommand,
    Field(discriminator="type"),
]


class Hello(Model):
    """The first message on a socket: the seats it holds, and what it has seen already."""

    type: Literal["hello"]
    tokens: Annotated[list[Token], Field(max_length=5)] = []
    """Of seats, and of the host; none for a spectator."""
    invite: Token | None = None
    """Needed by a spectator of a private table."""
    versions: dict[str, Version] = {}
    """By seat number (`spectator` for none): the version the client has."""


class Ping(Model):
    """Asks for a sign of life."""

    type: Literal["ping"]


ClientMessage = Annotated[AnyCommand | Ping, Field(discriminator="type")]
"""What may follow `hello`."""
