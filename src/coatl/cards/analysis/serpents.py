"""The rows that a view shows, as serpents."""

from __future__ import annotations

from functools import lru_cache

from coatl.cards.notation import parse_serpent
from coatl.cards.serpent import Serpent
from coatl.cards.view import CardView, SeatView


def own_seat(view: CardView) -> SeatView:
    """Return the seat whose view this is."""
    if view.seat is None:
        raise ValueError("a spectator has no seat")
    return view.seats[view.seat]


def serpent_of(seat: SeatView) -> Serpent:
    """Return the serpent that a view shows."""
    if not seat.row:
        return Serpent()
    serpent = parse_serpent(seat.row)
    serpent.has_head, serpent.has_tail = seat.has_head, seat.has_tail
    return serpent


@lru_cache(maxsize=4096)
def bare_serpent(row: str) -> Serpent:
    """Return a row as a serpent, which nobody may change."""
    return parse_serpent(row) if row else Serpent()
