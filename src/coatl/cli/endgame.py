"""Warnings about the end of the game: who brought it about, what is left, what is at stake (B7)."""

from __future__ import annotations

from collections.abc import Sequence

from coatl.board.codes import ENDINGS
from coatl.board.endgame import (
    count_last_bodies,
    find_schedule,
    find_threats,
    has_end_begun,
    is_last_turn,
)
from coatl.board.lens import own_seat, own_slots
from coatl.board.view import BoardView
from coatl.cli.art import join_words


def end_warnings(view: BoardView, names: Sequence[str]) -> list[str]:
    """Return what a player should know about the end of the game now, most urgent last."""
    if not has_end_begun(view):
        return _early_warnings(view, names)
    lines = [_cause(view, names), _schedule(view, names)]
    if is_last_turn(view):
        actions = view.actions_left
        left = "one action" if actions == 1 else "up to two actions"
        lines.append(f"This is your last turn: {left} left.")
        lines += unfinished_warnings(view)
    return lines


def unfinished_warnings(view: BoardView) -> list[str]:
    """Return one line if the reader has Cóatls that would score nothing at the end."""
    slots = [f"{name} ({slot.pieces})" for name, slot in own_slots(own_seat(view))]
    if not slots:
        return []
    verb = "is" if len(slots) == 1 else "are"
    return [f"Cóatl {join_words(slots)} {verb} incomplete and will score nothing (B13.1)."]


def _name(view: BoardView, names: Sequence[str], seat: int) -> str:
    return "you" if seat == view.seat else names[seat]


def _cause(view: BoardView, names: Sequence[str]) -> str:
    is_own = view.trigger == view.seat
    who = names[view.trigger]
    if ENDINGS[view.ending] == "third":
        return f"The end: {'you have' if is_own else f'{who} has'} completed a third Cóatl (B7.1)."
    whose = "your turn" if is_own else f"the turn of {who}"
    return f"The end: no body segment was left to take after {whose} (B7.3)."


def _schedule(view: BoardView, names: Sequence[str]) -> str:
    """Tell who still plays, in order, and how many actions each has."""
    turns = []
    for seat, actions in find_schedule(view):
        number = "1 action" if actions == 1 else f"{actions} actions"
        turns.append(f"{_name(view, names, seat)} ({number})")
    noun = "turn" if len(turns) == 1 else "turns"
    return f"{len(turns)} {noun} left: {', '.join(turns)}."


def _early_warnings(view: BoardView, names: Sequence[str]) -> list[str]:
    """Warn, from what is public, that a third Cóatl may come next, or that bodies run out."""
    lines = []
    for seat, is_near in find_threats(view):
        when = ", perhaps with the next turn" if is_near else ""
        lines.append(f"{names[seat]} has two complete Cóatls: a third starts the end{when}.")
    left = count_last_bodies(view)
    if left is not None:
        lines.append(f"The body bag holds only {left} more segments: the end may come soon (B7.3).")
    return lines
