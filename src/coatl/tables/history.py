"""Looking back at a finished game: the table after any step, for replays and to play on from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from coatl.core.events import Event
from coatl.core.game import turn_of
from coatl.core.plain import show_action, show_event
from coatl.core.record import replay
from coatl.core.record_text import Step
from coatl.tables.errors import TableError, no_seat, wrong_status
from coatl.tables.game_data import AnyView
from coatl.tables.history_data import CourseData, CourseStepData, StepData, TurnData
from coatl.tables.seats import OVER
from coatl.tables.table import Table


class HistoryReader(NamedTuple):
    """Who looks back: a seat (None: a spectator), perhaps with everything laid open."""

    seat: int | None = None
    is_open: bool = False

    def events(self, events: list[Event]) -> list[Any]:
        """Return what this reader is told of events."""
        seen = events if self.is_open else (event.seen_by(self.seat) for event in events)
        return [show_event(event) for event in seen if event is not None]


class Moment(NamedTuple):
    """The game after a step; the state is the same object every time."""

    state: Any
    step: Step | None
    events: list[Event]
    begins_turn: bool


def show_step(table: Table, step: int, reader: HistoryReader) -> StepData:
    """Return a finished game after some of its steps, as one reader may look at it."""
    steps = _check(table, reader, step)
    found: StepData | None = None
    turns: list[TurnData] = []
    for number, moment in enumerate(_look_back(table)):
        if moment.begins_turn:
            turns.append({"step": number, "seat": moment.state.to_act})
        if number == step:
            found = _show(table, moment, reader)
    assert found is not None
    return {**found, "step": step, "steps": steps, "turns": turns}


def follow(table: Table, reader: HistoryReader) -> CourseData:
    """Return the course of a finished game: who did what, and how the points went."""
    _check(table, reader)
    analysis = table.game.analysis
    steps: list[CourseStepData] = []
    turns: list[TurnData] = []
    told: list[Event] = []
    state: Any = None
    for number, moment in enumerate(_look_back(table)):
        state, taken = moment.state, moment.step
        if moment.begins_turn:
            turns.append({"step": number, "seat": state.to_act})
        points = analysis.count_points(state)
        steps.append(
            {
                "seat": None if taken is None else taken.seat,
                "action": None if taken is None else show_action(table.game.name, taken.action),
                "points": points["seats"],
                "carl": points["carl"],
                "events": reader.events(moment.events),
            }
        )
        told.extend(moment.events)
    return {"steps": steps, "turns": turns, "figures": analysis.count_figures(state, told)}


def find_moment(table: Table, step: int) -> tuple[Any, Step | None]:
    """Return the state of a finished game after a step, and the step that followed, if any."""
    _check(table, HistoryReader(), step)
    following = table.record().steps[step:]
    for number, moment in enumerate(_look_back(table)):
        if number == step:
            return moment.state, following[0] if following else None
    raise AssertionError("the record has this step")


def _check(table: Table, reader: HistoryReader, step: int = 0) -> int:
    """Return how many steps a game has, or say why nobody can look back at it like this."""
    if table.status != OVER:
        raise wrong_status(table.status)
    if reader.seat is not None and reader.seat >= len(table.seats):
        raise no_seat(reader.seat)
    steps = len(table.record().steps)
    if not 0 <= step <= steps:
        raise TableError("no-step", f"The game has {steps} steps.", steps=steps)
    return steps


def _look_back(table: Table) -> Iterator[Moment]:
    events: list[Event] = []
    before: Any = None
    for state, step in replay(table.game, table.record(), events, older_rules=True):
        turn = (state.to_act, *turn_of(state))
        begins = not state.is_simultaneous and not state.is_over and turn != before
        before = turn
        yield Moment(state, step, list(events), begins)
        events.clear()


def _show(table: Table, moment: Moment, reader: HistoryReader) -> StepData:
    game, state, taken = table.game, moment.state, moment.step
    analysis = game.analysis
    view = game.observe(state, reader.seat)
    shown = analysis.describe_view(view)
    if reader.is_open:
        own = [
            analysis.describe_view(game.observe(state, seat)) for seat in range(len(table.seats))
        ]
        seats = [each["seats"][seat] for seat, each in enumerate(own)]
        shown = cast(AnyView, {**shown, "seats": seats})
    return {
        "step": 0,
        "steps": 0,
        "turns": [],
        "seat": None if taken is None else taken.seat,
        "action": None if taken is None else show_action(game.name, taken.action),
        "view": shown,
        "acting": list(state.acting),
        "lens": None if reader.seat is None else analysis.find_lens(state, view, reader.seat, []),
        "warnings": list(analysis.find_warnings(view)),
        "events": reader.events(moment.events),
    }
