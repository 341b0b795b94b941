"""Actions and events as plain data, in the shapes of `data.py`."""

from __future__ import annotations

from functools import cache
from typing import cast

from coatl.core.data import ActionData, EventData, EventValue
from coatl.core.events import Event, Value
from coatl.core.registry import get_game


@cache
def show_action(game_name: str, action: int) -> ActionData:
    """Write an action id with its meaning."""
    described = get_game(game_name).describe_action(action)
    args = dict(described.args)
    return {"id": described.id, "kind": described.kind, "text": described.text, "args": args}


def show_event(event: Event) -> EventData:
    """Write an event, its secret part included: take the reader's version with `seen_by` first."""
    merged = {**event.data, **event.secret}
    data = {name: _plain(value) for name, value in merged.items()}
    return {"name": event.name, "seat": event.seat, "data": data}


def _plain(value: Value) -> EventValue:
    if not isinstance(value, tuple):
        return value
    return cast(EventValue, list(value))
