"""What is public about the end of the game: who may bring it about, who still plays (B7)."""

from __future__ import annotations

from typing import NamedTuple

from coatl.board.codes import COLOURS, ENDINGS, OVER, RUNNING, SETUP
from coatl.board.view import BoardView, SeatView

FEW_BODIES = 12
"""With fewer segments in the body bag the supply can soon no longer be filled (B7.3)."""


class LastTurn(NamedTuple):
    """One of the turns that are left."""

    seat: int
    actions: int


class Threat(NamedTuple):
    """A seat with two complete Cóatls: a third would begin the end (B7.1)."""

    seat: int
    is_near: bool
    """Whether the next turn may be enough, by what everybody can see."""


def can_finish(seat: SeatView) -> bool:
    """Tell whether, by what is public, a seat could complete a Cóatl in one assembly (B6)."""
    heads, bodies, tails = (sum(seat.board[first : first + 5]) for first in (0, 5, 10))
    if len(seat.finished) >= 3:
        return False
    for slot in seat.slots:
        if slot is None and not seat.hand_size:
            continue
        pieces = "" if slot is None else slot.pieces
        has_card = bool(seat.hand_size) or (slot is not None and bool(slot.cards))
        body_count = sum(letter in COLOURS for letter in pieces)
        body_count -= pieces.startswith("<") + pieces.endswith(">")
        if (
            has_card
            and (heads or pieces.startswith("<"))
            and (tails or pieces.endswith(">"))
            and (bodies or body_count > 0)
        ):
            return True
    return False


def has_end_begun(view: BoardView) -> bool:
    """Tell whether the last turns have begun."""
    return view.phase not in (SETUP, OVER) and view.ending != RUNNING


def find_threats(view: BoardView) -> list[Threat]:
    """List the seats other than the reader's that are one Cóatl away from the end."""
    if view.phase in (SETUP, OVER) or view.ending != RUNNING:
        return []
    return [
        Threat(number, can_finish(seat))
        for number, seat in enumerate(view.seats)
        if number != view.seat and len(seat.finished) == 2
    ]


def count_last_bodies(view: BoardView) -> int | None:
    """Return how many segments the body bag holds if they are few; None otherwise."""
    left = sum(view.body_bag)
    is_running = view.phase not in (SETUP, OVER) and view.ending == RUNNING
    return left if is_running and left < FEW_BODIES else None


def find_schedule(view: BoardView) -> list[LastTurn]:
    """List the turns until the end in order, the present one included (B7.1, B7.3)."""
    count = len(view.seats)
    is_third = ENDINGS[view.ending] == "third"
    turns = []
    for i in range(max(0, view.turns_left)):
        seat = (view.turn + i) % count
        actions = view.actions_left if i == 0 else 2 if is_third and seat > view.trigger else 1
        turns.append(LastTurn(seat, actions))
    return turns


def turns_of(view: BoardView, seat: int | None) -> int:
    """Return how many turns a seat still has, the present one included."""
    return sum(turn.seat == seat for turn in find_schedule(view))


def is_last_turn(view: BoardView) -> bool:
    """Tell whether this is the reader's turn, and the last one."""
    return view.turns_left > 0 and view.turn == view.seat and turns_of(view, view.seat) == 1
