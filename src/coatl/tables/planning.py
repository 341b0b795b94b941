"""From a command to the entry it makes, or a reason why it cannot be carried out.

Nothing is changed here: whoever asked is told no, or the entry is stored and then folded.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from coatl.tables import commands as c
from coatl.tables import entries as e
from coatl.tables.drafts import Match
from coatl.tables.errors import TableError, forbidden, stale, wrong_status
from coatl.tables.seating import check_name, configure, seat_of, taken_seat
from coatl.tables.seats import LOBBY, RUNNING
from coatl.tables.table import Table

STAND_IN = "carver"
"""How strong the bot is that plays for somebody who gets up."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: the seats that it holds, and whether it is the host."""

    seats: frozenset[int] = frozenset()
    is_host: bool = False

    def hold(self, seat: int) -> None:
        """Refuse if the seat is not this actor's."""
        if seat not in self.seats:
            raise forbidden("who holds the seat")

    def must_host(self) -> None:
        """Refuse if this is not the host."""
        if not self.is_host:
            raise forbidden("the host")


def plan(
    table: Table, actor: Actor, command: c.Command, is_around: Callable[[int], bool]
) -> e.Entry:
    """Return the entry that a command makes; `is_around` tells whose device is or was just here."""
    if command.seat is not None:
        actor.hold(command.seat)
    match command:
        case c.DraftCommand():
            return _draft(table, command)
        case c.Resign(seat=seat, level=level):
            _check_playing(table, seat)
            return e.Resign(seat, level)
        case c.Leave(seat=seat):
            return _leave(table, seat)
        case c.Return(target=target):
            return _give_back(table, target, actor)
        case c.Nonce(seat=seat, nonce=nonce):
            check_status(table, LOBBY)
            if table.seats[seat].nonce:
                raise TableError("has-nonce", "This seat has named its nonce already.", seat=seat)
            return e.Nonce(seat, nonce)
        case c.Rename(seat=seat, name=name):
            check_name(table, name, seat)
            return e.Rename(seat, name)
        case c.Kick():
            return _kick(table, command, actor)
        case c.Replace():
            return _replace(table, command, actor, is_around)
        case c.Configure(target=target, plan=wanted):
            actor.must_host()
            check_status(table, LOBBY)
            if seat_of(table, target).taken:
                raise TableError("taken", "Somebody sits there.", seat=target)
            return e.Configure(target, configure(table, target, wanted))
        case c.Change():
            return _change(table, command, actor)
        case c.Start():
            actor.must_host()
            check_start(table)
            return e.Start(None)
        case _:
            raise AssertionError(f"no plan for {type(command).__name__}")


def check_start(table: Table) -> None:
    """Refuse to begin while a seat is not ready."""
    check_status(table, LOBBY)
    waiting = [number for number, seat in enumerate(table.seats) if not seat.is_ready]
    if waiting:
        raise TableError("not-ready", f"Not ready yet: seats {waiting}.", seats=waiting)


def check_status(table: Table, status: str) -> None:
    """Refuse what does not fit the time."""
    if table.status != status:
        raise wrong_status(table.status)


def _draft(table: Table, command: c.DraftCommand) -> e.Entry:
    match = _match(table)
    seat = command.seat
    if table.seats[seat].is_automatic:
        raise TableError("away", "A bot plays for this seat: return first.", seat=seat)
    if command.version != table.version_for(seat):
        raise stale(table.version_for(seat))
    match command:
        case c.Step(action=action, commit=commit):
            match.check_step(seat, action)
            return e.Step(seat, action, commit)
        case c.Undo():
            match.check_undo(seat)
            return e.Undo(seat)
        case c.Redo():
            match.check_redo(seat)
            return e.Redo(seat)
        case c.Reset():
            match.check_undo(seat)
            return e.Reset(seat)
        case _:
            match.check_commit(seat)
            return e.Commit(seat)


def _leave(table: Table, seat: int) -> e.Entry:
    if table.status == RUNNING:
        _check_playing(table, seat)
        return e.Replace(seat, STAND_IN)
    check_status(table, LOBBY)
    return e.Leave(seat)


def _give_back(table: Table, target: int, actor: Actor) -> e.Entry:
    if target not in actor.seats:
        actor.must_host()
    check_status(table, RUNNING)
    seat = seat_of(table, target)
    if seat.resigned:
        raise TableError("resigned", "This seat has resigned.", seat=target)
    if not seat.away:
        raise TableError("not-away", "No bot stands in for this seat.", seat=target)
    return e.Return(target)


def _kick(table: Table, command: c.Kick, actor: Actor) -> e.Entry:
    actor.must_host()
    taken_seat(table, command.target)
    if table.status == RUNNING:
        return e.Kick(command.target, command.level)
    check_status(table, LOBBY)
    return e.Kick(command.target)


def _replace(
    table: Table, command: c.Replace, actor: Actor, is_around: Callable[[int], bool]
) -> e.Entry:
    if not (actor.is_host or actor.seats):
        raise forbidden("the host or who sits at the table")
    target = command.target
    _check_playing(table, target)
    if is_around(target):
        raise TableError("present", "Who holds this seat was here a moment ago.", seat=target)
    return e.Replace(target, command.level)


def _change(table: Table, command: c.Change, actor: Actor) -> e.Entry:
    entry = e.Change(command.seat, command.pace, command.name, command.listed, command.help)
    wanted = set(entry.changes)
    if wanted - {"pace"} or not actor.seats:
        actor.must_host()
    if not wanted:
        raise TableError("nothing-to-change", "Say what to change.")
    if "help" in wanted:
        check_status(table, LOBBY)  # what was agreed on holds for the whole game
    return entry


def _check_playing(table: Table, number: int) -> None:
    """Refuse if no person plays on a seat now."""
    check_status(table, RUNNING)
    seat = taken_seat(table, number)
    if seat.resigned:
        raise TableError("resigned", "This seat has resigned.", seat=number)
    if seat.away:
        raise TableError("away", "A bot stands in for this seat already.", seat=number)


def _match(table: Table) -> Match:
    check_status(table, RUNNING)
    assert table.match is not None
    return table.match
