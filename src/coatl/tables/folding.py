"""What each entry does to a table; `Table.fold` numbers it and counts who has seen it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from coatl.core.card_sets import check_stored_options
from coatl.core.chance import SeededChance
from coatl.core.commitment import make_seed
from coatl.core.events import Event
from coatl.core.record import Recorder, resume
from coatl.core.record_text import Record, parse_record
from coatl.tables import entries as e
from coatl.tables.drafts import AnyGame, Match, RecordedChance
from coatl.tables.readers import Reader
from coatl.tables.seats import BOT, OPEN, PERSON, RUNNING, Seat

if TYPE_CHECKING:
    from coatl.tables.table import Table


def carry_out(table: Table, entry: e.Entry) -> list[Event] | None:
    """Change the table; return the events that all may read, None if nobody else notices."""
    if table.match is None:
        return _before_the_game(table, entry)
    match, seat = table.match, entry.seat
    if seat is not None:
        match entry:
            case e.Step(action=action, commit=commit):
                events = match.step(seat, action)
                return match.commit(seat) if events is None and commit else events
            case e.Play(actions=actions):
                return match.play(seat, actions)
            case e.Commit():
                return match.commit(seat)
            case e.Undo() | e.Redo() | e.Reset():
                _redraft(match, seat, entry)
                return None
            case e.Replace() | e.Return() | e.Resign() | e.Kick():
                match.drop_draft(seat)
                return _hand_over(table, seat, entry)
    return _at_any_time(table, entry)


def _redraft(match: Match, seat: int, entry: e.Entry) -> None:
    """Take steps of a draft back, or repeat one."""
    match entry:
        case e.Undo():
            match.undo(seat)
        case e.Redo():
            match.redo(seat)
        case e.Reset():
            match.reset(seat)


def _before_the_game(table: Table, entry: e.Entry) -> list[Event]:
    """Carry out what happens in the lobby."""
    match entry:
        case e.Create():
            return _create(table, entry)
        case e.Join(number=number, name=name, nonce=nonce):
            was_open = table.seats[number].kind == OPEN
            _change(
                table, number, kind=PERSON, taken=True, was_open=was_open, name=name, nonce=nonce
            )
            return [_tell("joined", entry, name=name)]
        case e.Nonce(number=number, nonce=nonce):
            _change(table, number, nonce=nonce)
            return []
        case e.Leave(number=number):
            return _empty(table, number, entry)
        case e.Kick(number=number):
            events = _empty(table, number, entry)
            if entry.invitation:
                _shut_out(table, entry)
            return events
        case e.Configure(number=number, wanted=wanted):
            table.seats[number] = wanted
            return []
        case e.Start():
            return _start(table, entry)
    return _at_any_time(table, entry)


def _at_any_time(table: Table, entry: e.Entry) -> list[Event]:
    """Carry out what may happen before, during and after the game."""
    match entry:
        case e.Rename(number=number, name=name):
            before = table.seats[number].name
            _change(table, number, name=name)
            return [_tell("renamed", entry, name=name, before=before)]
        case e.Change(changes=changes):
            table.settings = replace(table.settings, **changes)
            return []
        case e.Rematch(table=other):
            table.rematch = other
            return [_tell("rematch", entry)]
    raise AssertionError(f"{type(entry).__name__} while the table is {table.status}")


def _create(table: Table, entry: e.Create) -> list[Event]:
    check_stored_options(entry.settings.game, entry.settings.options)
    table.settings, table.seats = entry.settings, list(entry.seats)
    table.invitation = entry.invitation
    for number in range(len(table.seats)):
        table.readers[number] = Reader(list(table.readers[None].seen))
    return []


def _empty(table: Table, number: int, entry: e.Entry) -> list[Event]:
    """Let nobody sit on a seat."""
    left = table.seats[number]
    table.seats[number] = Seat(OPEN if left.was_open else PERSON)
    return [_tell("left", entry, name=left.name)]


def _shut_out(table: Table, entry: e.Kick) -> None:
    """Let nobody sit down without the new invitation, and some devices not at all."""
    table.invitation = entry.invitation
    table.banned.update(entry.banned)
    for number, seat in enumerate(table.seats):
        table.seats[number] = Seat(PERSON) if seat.kind == OPEN else replace(seat, was_open=False)


def _start(table: Table, entry: e.Start) -> list[Event]:
    game = table.game
    chance = table.chance
    if table.kept is not None:
        chance = _script(game, table.kept)
    elif table.settings.seed:
        chance = SeededChance(table.settings.seed, game.sources)
    elif chance is None:
        chance = SeededChance(make_seed(table.secret, table.nonces), game.sources)
    events: list[Event] = []
    if table.kept is not None:
        recorder = Recorder(game, table.kept.options, chance, events)
        for step in table.kept.steps[: table.settings.steps]:
            recorder.apply(step.seat, step.action, events)
    elif table.settings.record:
        record = parse_record(game, table.settings.record)
        recorder = resume(game, record, table.settings.steps, chance, events)
    else:
        options = game.parse_options(table.settings.options, len(table.seats))
        recorder = Recorder(game, options, chance, events)
    table.match = Match(game, recorder, chance)
    table.status = RUNNING
    return [_tell("started", entry), *events]


def _hand_over(table: Table, number: int, entry: e.Entry) -> list[Event]:
    """Let somebody else decide for a seat."""
    match entry:
        case e.Replace(level=level):
            _change(table, number, away=True, level=level)
            return [_tell("replaced", entry, level=level)]
        case e.Return():
            _change(table, number, away=False)
            return [_tell("returned", entry)]
        case e.Resign(level=level):
            _change(table, number, resigned=True, level=level)
            table.resigned.append(number)
            return [_tell("resigned", entry, level=level)]
        case e.Kick(level=level):
            _change(table, number, kind=BOT, level=level, taken=False, away=False)
            return [_tell("kicked", entry, level=level)]
    raise AssertionError(f"{type(entry).__name__} hands over no seat")


def _change(table: Table, number: int, **changes: Any) -> None:
    table.seats[number] = replace(table.seats[number], **changes)


def _script(game: AnyGame, record: Record[Any]) -> RecordedChance:
    outcomes = list(record.deal)
    for step in record.steps:
        outcomes += step.outcomes
    return RecordedChance(game, outcomes)


def _tell(what: str, entry: e.Entry, **data: Any) -> Event:
    return Event(what, -1 if entry.seat is None else entry.seat, data)
