"""From a command to the entries it makes, or a reason why it cannot be carried out.

Nothing is changed here: whoever asked is told no, or the entries are stored and then folded.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from coatl.server import commands as c
from coatl.server.errors import TableError, forbidden, stale, wrong_status
from coatl.server.match import Match
from coatl.server.table import BOT, LOBBY, OPEN, PERSON, RUNNING, Seat, Table

Draw = tuple[str, int | None, dict[str, Any]]
"""An entry to be: kind, seat, data."""


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
    table: Table, command: c.Command, actor: Actor, is_around: Callable[[int], bool]
) -> list[Draw]:
    """Return the entries that a command makes."""
    if command.seat is not None:
        actor.hold(command.seat)
    match command:
        case c.SeatCommand():
            return [_draft(table, command)]
        case c.ResignCommand(seat=seat, level=level):
            _running_person(table, seat)
            return [("resign", seat, {"level": level})]
        case c.LeaveCommand(seat=seat):
            return _leave(table, seat)
        case c.ReturnCommand(target=target):
            return _give_back(table, target, actor)
        case c.NonceCommand(seat=seat, nonce=nonce):
            _only(table, LOBBY)
            if table.seats[seat].nonce:
                raise TableError("has-nonce", "This seat has named its nonce already.", seat=seat)
            return [("nonce", seat, {"nonce": nonce})]
        case c.RenameCommand(seat=seat, name=name):
            check_name(table, name, seat)
            return [("rename", seat, {"name": name})]
        case c.KickCommand(target=target, level=level):
            actor.must_host()
            _taken(table, target)
            if table.status == RUNNING:
                return [("kick", target, {"level": level})]
            _only(table, LOBBY)
            return [("kick", target, {})]
        case c.ReplaceCommand(target=target, level=level):
            return _replace(table, target, level, actor, is_around)
        case c.ConfigureCommand(target=target, plan=wanted):
            actor.must_host()
            _only(table, LOBBY)
            if _seat(table, target).taken:
                raise TableError("taken", "Somebody sits there.", seat=target)
            return [("configure", target, _configured(table, target, wanted))]
        case c.SettingsCommand():
            return _settings(table, command, actor)
        case c.StartCommand():
            actor.must_host()
            check_start(table)
            return [("start", None, {})]
        case _:
            raise AssertionError(f"no plan for {type(command).__name__}")


def _draft(table: Table, command: c.SeatCommand) -> Draw:
    match = _game(table)
    seat = command.seat
    if table.seats[seat].is_automatic:
        raise TableError("away", "A bot plays for this seat: return first.", seat=seat)
    if command.version != table.version_for(seat):
        raise stale(table.version_for(seat))
    match command:
        case c.StepCommand(action=action, commit=commit):
            match.check_step(seat, action)
            return ("step", seat, {"action": action, **({"commit": True} if commit else {})})
        case c.UndoCommand():
            match.check_undo(seat)
        case c.RedoCommand():
            match.check_redo(seat)
        case c.ResetCommand():
            match.check_undo(seat)
        case c.CommitCommand():
            match.check_commit(seat)
    kind: str = command.type  # type: ignore[attr-defined]
    return (kind, seat, {})


def _leave(table: Table, seat: int) -> list[Draw]:
    if table.status == RUNNING:
        _running_person(table, seat)
        return [("replace", seat, {"level": "carver"})]
    _only(table, LOBBY)
    return [("leave", seat, {})]


def _give_back(table: Table, target: int, actor: Actor) -> list[Draw]:
    if target not in actor.seats:
        actor.must_host()
    _only(table, RUNNING)
    seat = _seat(table, target)
    if seat.resigned:
        raise TableError("resigned", "This seat has resigned.", seat=target)
    if not seat.away:
        raise TableError("not-away", "No bot stands in for this seat.", seat=target)
    return [("return", target, {})]


def _replace(
    table: Table, target: int, level: str, actor: Actor, is_around: Callable[[int], bool]
) -> list[Draw]:
    if not (actor.is_host or actor.seats):
        raise forbidden("the host or who sits at the table")
    _running_person(table, target)
    if is_around(target):
        raise TableError("present", "Who holds this seat was here a moment ago.", seat=target)
    return [("replace", target, {"level": level})]


def _settings(table: Table, command: c.SettingsCommand, actor: Actor) -> list[Draw]:
    wanted = {
        name: value
        for name in ("pace", "name", "listed", "help")
        if (value := getattr(command, name)) is not None
    }
    if set(wanted) - {"pace"} or not actor.seats:
        actor.must_host()
    if not wanted:
        raise TableError("nothing-to-change", "Say what to change.", 422)
    if "help" in wanted:
        _only(table, LOBBY)  # what was agreed on holds for the whole game
    return [("settings", command.seat, wanted)]


def check_start(table: Table) -> None:
    """Refuse to begin while a seat is not ready."""
    _only(table, LOBBY)
    waiting = [number for number, seat in enumerate(table.seats) if not seat.is_ready]
    if waiting:
        raise TableError("not-ready", f"Not ready yet: seats {waiting}.", seats=waiting)


def _configured(table: Table, target: int, wanted: c.SeatPlan) -> dict[str, Any]:
    data = seat_data(wanted)
    if wanted.name is not None:
        check_name(table, wanted.name, target)
    elif "name" in data:
        taken = {seat.name for number, seat in enumerate(table.seats) if number != target}
        names = (data["name"], *(f"{data['name']} {number}" for number in range(2, 6)))
        data["name"] = next(name for name in names if name not in taken)
    return data


def check_name(table: Table, name: str, seat: int | None = None) -> None:
    """Refuse a name that somebody else here has."""
    others = (other.name for number, other in enumerate(table.seats) if number != seat)
    if name and name in others:
        raise TableError("name-taken", "Somebody here has this name.", name=name)


def seat_data(wanted: c.SeatPlan) -> dict[str, Any]:
    """Return a seat as its entry describes it."""
    if wanted.kind == BOT:
        if wanted.level is None:
            raise TableError("no-level", "Say how strong the bot is to be.", 422)
        return {"kind": BOT, "name": wanted.name or wanted.level, "level": wanted.level}
    if wanted.level is not None:
        raise TableError("no-bot", "Only a bot has a level.", 422)
    return {"kind": OPEN if wanted.kind == OPEN else PERSON}


def find_seat(table: Table, wanted: int | None, *, is_invited: bool) -> int:
    """Return the seat that somebody who joins gets."""
    _only(table, LOBBY)
    free = [
        number
        for number, seat in enumerate(table.seats)
        if not seat.taken and (seat.kind == OPEN or (seat.kind == PERSON and is_invited))
    ]
    if wanted is not None and wanted >= len(table.seats):
        raise _no_seat(wanted)
    if wanted is not None and wanted not in free:
        raise TableError("taken", "This seat is not free.", seat=wanted)
    if not free:
        raise TableError("full", "No seat is free.")
    return free[0] if wanted is None else wanted


def _running_person(table: Table, number: int) -> None:
    _only(table, RUNNING)
    seat = _taken(table, number)
    if seat.resigned:
        raise TableError("resigned", "This seat has resigned.", seat=number)
    if seat.away:
        raise TableError("away", "A bot stands in for this seat already.", seat=number)


def _taken(table: Table, number: int) -> Seat:
    seat = _seat(table, number)
    if not seat.taken:
        raise TableError("no-person", "Nobody sits there.", seat=number)
    return seat


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise _no_seat(number)
    return table.seats[number]


def _no_seat(number: int) -> TableError:
    return TableError("no-seat", f"There is no seat {number}.", 422, seat=number)


def _game(table: Table) -> Match:
    _only(table, RUNNING)
    assert table.match is not None
    return table.match


def _only(table: Table, status: str) -> None:
    if table.status != status:
        raise wrong_status(table.status)
