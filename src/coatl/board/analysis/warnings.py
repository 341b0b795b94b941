"""What a player of the board game should know about its end now (B7)."""

from __future__ import annotations

from typing import cast

from coatl.board.analysis.endgame import (
    count_last_bodies,
    find_schedule,
    find_threats,
    has_end_begun,
    is_last_turn,
)
from coatl.board.analysis.plain_view import ENDING_NAMES
from coatl.board.analysis.serpents import own_seat, own_slots
from coatl.board.analysis.view_data import BoardWarning, LastTurnData, SlotName
from coatl.board.view import BoardView


def find_warnings(view: BoardView) -> list[BoardWarning]:
    """List what the reader should know about the end of the game now, most urgent last."""
    found: list[BoardWarning] = []
    for threat in find_threats(view):
        found.append({"code": "third_is_near", "seat": threat.seat, "next_turn": threat.is_near})
    left = count_last_bodies(view)
    if left is not None:
        found.append({"code": "few_bodies", "left": left})
    if not has_end_begun(view):
        return found
    cause = ENDING_NAMES[view.ending]
    found.append({"code": "end_has_begun", "cause": cause, "seat": view.trigger})
    turns: list[LastTurnData] = [
        {"seat": turn.seat, "actions": turn.actions} for turn in find_schedule(view)
    ]
    found.append({"code": "turns_left", "turns": turns})
    if is_last_turn(view):
        found.append({"code": "your_last_turn", "actions": view.actions_left})
        names = cast(list[SlotName], [name for name, _ in own_slots(own_seat(view))])
        if names:
            found.append({"code": "unfinished", "serpents": names})
    return found
