"""Holds what a reader was told against the record of the game: no more, no less, at every moment.

Only the record is trusted. Each message must show the replayed game at a public moment, as its
reader may know it, with the reader's own draft on top; its log must be what that reader may have
seen so far.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from coatl.core.chance import ScriptedChance
from coatl.core.data import EventData
from coatl.core.events import Event, visible_events
from coatl.core.game import Game
from coatl.core.plain import show_event
from coatl.core.record import replay
from coatl.core.record_text import Record, Step
from tests.server.schemas import Message
from tests.server.witness import Stream

AnyGame = Game[Any, Any, Any]
TABLE_EVENTS = {
    *("joined", "left", "kicked", "renamed", "started"),
    *("replaced", "returned", "resigned", "rematch"),
}
"""What is told of the people at the table; everything else is told of the game."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The true state after a step, and how many events a reader has seen by then."""

    state: Any
    seen: int
    is_end: bool


def check_stream(game: AnyGame, record: Record[Any], stream: Stream, *, help: str) -> int:
    """Check all that a reader was told of a game; return how many positions were compared."""
    events, moments = history(game, record, stream.reader)
    log: list[EventData] = []
    version = at = compared = 0
    for message in stream.states:
        assert message["seat"] == stream.reader
        assert message["version"] >= version
        if message["type"] == "snapshot":
            assert message["since"] == 0
            log = []
        else:
            assert message["since"] <= version
            assert message["since"] == version or not message["log"]
        version = message["version"]
        numbers = [line["number"] for line in message["log"]]
        assert numbers == sorted(numbers)
        assert all(message["since"] < number <= version for number in numbers)
        told = [line["event"] for line in message["log"]]
        log += [event for event in told if event["name"] not in TABLE_EVENTS]
        assert log == events[: len(log)]
        if message["position"] is None:
            assert (message["table"]["status"], log) == ("lobby", [])
            continue
        at = find_moment(game, moments, at, len(log), message)
        check_rest(game, moments[at], message, help)
        compared += 1
    return compared


def history(
    game: AnyGame, record: Record[Any], reader: int | None
) -> tuple[list[EventData], list[Moment]]:
    """Return what a reader may see of a game: its events, and the states in between.

    In the simultaneous choice a reader's own steps are all that it sees, whatever others do.
    """
    told: list[Event] = []
    own: list[Step] = []
    moments: list[Moment] = []
    start: Any = None
    for state, step in replay(game, record, told):
        if start is None:
            start = state.clone()
        if state.is_simultaneous:
            own += [step] if step is not None and step.seat == reader else []
            continue
        if not moments and start.is_simultaneous:
            if step is not None and step.seat == reader:
                own.append(step)
            moments += _own_moments(start, own, reader)
        seen = len(visible_events(told, reader))
        moments.append(Moment(state.clone(), seen, state.is_over))
    return [show_event(event) for event in visible_events(told, reader)], moments


def _own_moments(start: Any, own: list[Step], reader: int | None) -> list[Moment]:
    state = start.clone()
    told: list[Event] = []
    moments = [Moment(state.clone(), 0, False)]
    for step in own:
        state.apply(step.seat, step.action, ScriptedChance(), told)
        moments.append(Moment(state.clone(), len(visible_events(told, reader)), False))
    return moments


def find_moment(
    game: AnyGame, moments: list[Moment], first: int, seen: int, message: Message
) -> int:
    """Return the moment that a message shows, not before the last one; there must be one."""
    position = message["position"]
    steps = [step["id"] for step in (position["draft"] or {"steps": []})["steps"]]
    for number in range(first, len(moments)):
        if moments[number].seen > seen:
            break
        if moments[number].seen == seen:
            state = with_draft(moments[number].state, message["seat"], steps)
            if state is not None and position["view"] == shown(game, state, message["seat"]):
                return number
    raise AssertionError(f"no moment of the game looks like this: {message}")


def with_draft(state: Any, seat: int | None, steps: list[int]) -> Any:
    """Return a state after a draft, which never draws; None if the draft does not fit."""
    for action in steps:
        if seat not in state.acting or action not in state.legal_actions(seat):
            return None
        state = state.clone()
        state.apply(seat, action, ScriptedChance())
    return state


def shown(game: AnyGame, state: Any, reader: int | None) -> Any:
    """Return how a reader is shown a state."""
    return game.analysis.describe_view(game.observe(state, reader))


def check_rest(game: AnyGame, moment: Moment, message: Message, help: str) -> None:
    """Check what a message says besides view and log."""
    position, table, seat = message["position"], message["table"], message["seat"]
    assert (position["result"] is not None) == moment.is_end
    assert (table["fair"]["secret"] is not None) == moment.is_end
    assert (table["status"] == "over") == moment.is_end
    plays = seat is not None and not moment.is_end and not _is_automatic(table["seats"][seat])
    assert (position["lens"] is not None) == (plays and help != "off")
    if position["draft"] is None:
        assert position["legal"] == []
        assert not plays or seat not in moment.state.acting
        return
    assert plays
    legal = [action["id"] for action in position["legal"]]
    steps = [step["id"] for step in position["draft"]["steps"]]
    state = with_draft(moment.state, seat, steps)
    expected = state.legal_actions(seat) if seat in state.acting else []
    assert legal == ([] if position["draft"]["ends_turn"] else expected)


def _is_automatic(seat: Message) -> bool:
    return bool(seat["kind"] == "bot" or seat["away"] or seat["resigned"])
