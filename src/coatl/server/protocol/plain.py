"""From a command whose form was checked to the one that a table understands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any

from coatl.server.protocol import commands as c
from coatl.tables import commands as t

PLAIN: dict[type[c.Command], type[t.Command]] = {
    c.StepCommand: t.Step,
    c.UndoCommand: t.Undo,
    c.RedoCommand: t.Redo,
    c.ResetCommand: t.Reset,
    c.CommitCommand: t.Commit,
    c.ResignCommand: t.Resign,
    c.LeaveCommand: t.Leave,
    c.ReturnCommand: t.Return,
    c.NonceCommand: t.Nonce,
    c.RenameCommand: t.Rename,
    c.KickCommand: t.Kick,
    c.ReplaceCommand: t.Replace,
    c.ConfigureCommand: t.Configure,
    c.SettingsCommand: t.Change,
    c.StartCommand: t.Start,
}
"""What each command asks of a table, now that its form is checked."""


def _reader(made: type[t.Command]) -> Callable[[c.Command], tuple[Any, ...]]:
    """Return what takes the values for a plain command from the one that was sent."""
    names = [field.name for field in fields(made)]
    read = attrgetter(*names)
    return read if len(names) > 1 else lambda command: (read(command),)


_READERS: dict[type[c.Command], tuple[Callable[..., t.Command], Callable[..., tuple[Any, ...]]]] = {
    sent: (made, _reader(made)) for sent, made in PLAIN.items()
}


def to_plain(command: c.Command) -> t.Command:
    """Return a checked command as the table understands it."""
    if isinstance(command, c.ConfigureCommand):
        return t.Configure(command.seat, command.target, to_plan(command.plan))
    make, read = _READERS[type(command)]
    return make(*read(command))


def to_plan(plan: c.SeatPlan) -> t.SeatPlan:
    """Return who is to sit on a seat."""
    return t.SeatPlan(plan.kind, plan.level, plan.name)
