"""Looking back at a finished game: the table after any step, for replays and to play on from."""

from __future__ import annotations

from typing import Any

from coatl.core.events import Event
from coatl.core.game import turn_of
from coatl.core.record import replay
from coatl.core.record_text import Step
from coatl.server.errors import TableError, wrong_status
from coatl.server.messages import ReviewData, TurnData
from coatl.server.showing import show_action, show_event, showing_for
from coatl.server.table import OVER, Table


def review(table: Table, step: int, reader: int | None) -> ReviewData:
    """Return a finished game after some of its steps, as one seat saw it (None: a spectator)."""
    if table.status != OVER:
        raise wrong_status(table.status)
    record = table.record()
    if not 0 <= step <= len(record.steps):
        raise TableError(
            "no-step", f"The game has {len(record.steps)} steps.", 422, steps=len(record.steps)
        )
    if reader is not None and reader >= len(table.seats):
        raise TableError("no-seat", f"There is no seat {reader}.", 422, seat=reader)
    game = table.game
    events: list[Event] = []
    turns: list[TurnData] = []
    before: Any = None
    view: Any = None
    told: list[Event] = []
    taken: Step | None = None
    for number, (state, latest) in enumerate(replay(game, record, events)):
        moment = (state.to_act, *turn_of(state))
        if not state.is_simultaneous and not state.is_over and moment != before:
            turns.append({"step": number, "seat": state.to_act})
        before = moment
        if number == step:
            view, told, taken = game.observe(state, reader), list(events), latest
        events.clear()
    seen = (event.seen_by(reader) for event in told)
    return {
        "step": step,
        "steps": len(record.steps),
        "turns": turns,
        "seat": None if taken is None else taken.seat,
        "action": None if taken is None else show_action(game.name, taken.action),
        "view": showing_for(game.name).show_view(view),
        "events": [show_event(event) for event in seen if event is not None],
    }
