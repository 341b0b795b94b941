"""Warnings about the end of the game: who brought it about, what is left, what is at stake (B7)."""

from __future__ import annotations

from collections.abc import Sequence

from coatl.board.analysis.endgame import (
    count_last_bodies,
    find_schedule,
    find_threats,
    has_end_begun,
    is_last_turn,
)
from coatl.board.analysis.serpents import own_seat, own_slots
from coatl.board.codes import ENDINGS
from coatl.board.view import BoardView
from coatl.cli.words import join_words, say


def end_warnings(view: BoardView, names: Sequence[str]) -> list[str]:
    """Return what a player should know about the end of the game now, most urgent last."""
    if not has_end_begun(view):
        return _early_warnings(view, names)
    lines = [_cause(view, names), _schedule(view, names)]
    if is_last_turn(view):
        lines.append(say("cli-last-turn", actions=view.actions_left))
        lines += unfinished_warnings(view)
    return lines


def unfinished_warnings(view: BoardView) -> list[str]:
    """Return one line if the reader has Cóatls that would score nothing at the end."""
    slots = [f"{name} ({slot.pieces})" for name, slot in own_slots(own_seat(view))]
    if not slots:
        return []
    return [say("cli-unfinished", count=len(slots), serpents=join_words(slots))]


def _name(view: BoardView, names: Sequence[str], seat: int) -> str:
    return say("end-you") if seat == view.seat else names[seat]


def _cause(view: BoardView, names: Sequence[str]) -> str:
    mine = "yes" if view.trigger == view.seat else "no"
    name = "cli-end-third" if ENDINGS[view.ending] == "third" else "cli-end-exhausted"
    return say(name, mine=mine, who=names[view.trigger])


def _schedule(view: BoardView, names: Sequence[str]) -> str:
    """Tell who still plays, in order, and how many actions each has."""
    turns = []
    for seat, actions in find_schedule(view):
        turns.append(say("cli-turn-actions", who=_name(view, names, seat), actions=actions))
    return say("cli-turns-left", count=len(turns), turns=", ".join(turns))


def _early_warnings(view: BoardView, names: Sequence[str]) -> list[str]:
    """Warn, from what is public, that a third Cóatl may come next, or that bodies run out."""
    lines = []
    for seat, is_near in find_threats(view):
        lines.append(say("cli-threat", who=names[seat], near="yes" if is_near else "no"))
    left = count_last_bodies(view)
    if left is not None:
        lines.append(say("cli-few-bodies", count=left))
    return lines
