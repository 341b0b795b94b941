"""What can be asked of a table: plain values, already checked for their form.

`seat` says for which of the asker's seats; None is the host. `planning.py` makes entries of them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who is to sit on a seat: a person with the invitation, a bot, or whoever comes."""

    kind: str = "person"
    level: str | None = None
    """For a bot."""
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Command:
    """What all commands have in common."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class SeatCommand(Command):
    """A command of one seat about itself."""

    seat: int


@dataclass(frozen=True, slots=True)
class DraftCommand(SeatCommand):
    """A command of one seat about its own draft, for one version of the table."""

    version: int


@dataclass(frozen=True, slots=True)
class Step(DraftCommand):
    """Add a step to the draft; with `commit`, make the draft public at once."""

    action: int
    commit: bool = False


@dataclass(frozen=True, slots=True)
class Undo(DraftCommand):
    """Take the last step back."""


@dataclass(frozen=True, slots=True)
class Redo(DraftCommand):
    """Repeat the step that was taken back last."""


@dataclass(frozen=True, slots=True)
class Reset(DraftCommand):
    """Take all steps back."""


@dataclass(frozen=True, slots=True)
class Commit(DraftCommand):
    """Make the draft public."""


@dataclass(frozen=True, slots=True)
class Resign(SeatCommand):
    """Give up: a bot finishes for the seat, which ranks last."""

    level: str


@dataclass(frozen=True, slots=True)
class Leave(SeatCommand):
    """Get up: before the game the seat is free again, during it a bot stands in."""


@dataclass(frozen=True, slots=True)
class Nonce(SeatCommand):
    """Name the seat's part of the seed, where joining did not."""

    nonce: str


@dataclass(frozen=True, slots=True)
class Rename(SeatCommand):
    """Change one's own name."""

    name: str


@dataclass(frozen=True, slots=True)
class Return(Command):
    """Sit down again on one's own seat; the host can give it back as well."""

    target: int


@dataclass(frozen=True, slots=True)
class Kick(Command):
    """Take a seat away from a person (host only); during the game a bot takes over for good."""

    target: int
    level: str


@dataclass(frozen=True, slots=True)
class Replace(Command):
    """Let a bot stand in for somebody who is not there."""

    target: int
    level: str


@dataclass(frozen=True, slots=True)
class Configure(Command):
    """Say who is to sit on a seat that nobody has taken (host only, before the game)."""

    target: int
    plan: SeatPlan


@dataclass(frozen=True, slots=True)
class Change(Command):
    """Change settings: the pace by anybody who sits there, the rest by the host."""

    pace: str | None = None
    name: str | None = None
    listed: bool | None = None
    help: str | None = None


@dataclass(frozen=True, slots=True)
class Start(Command):
    """Begin (host only)."""
