"""The Cóatls that a view shows: as serpents, by their places, and with one more piece (B6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from coatl.board.codes import EMPTY, GOLD_LETTER, SLOTS
from coatl.board.notation import parse_serpent
from coatl.board.serpent import Serpent
from coatl.board.view import BoardView, SeatView, SerpentView
from coatl.core.game import Action

LONE_END = 2
"""The length of a head or a tail alone, as it is written."""


def serpent_of(shown: SerpentView) -> Serpent:
    """Return the serpent that a view shows, with its cards."""
    return build_serpent(shown.pieces, shown.cards, shown.temple)


def build_serpent(pieces: str, cards: Iterable[int] = (), temple: int = EMPTY) -> Serpent:
    """Return a serpent from its notation ("" is no serpent) and the cards beside it."""
    serpent = parse_serpent(pieces) if pieces else Serpent()
    for card in cards:
        serpent.add_card(card)
    serpent.temple = temple
    return serpent


@lru_cache(maxsize=1024)
def bare_serpent(pieces: str) -> Serpent:
    """Return a serpent without cards, which nobody may change."""
    return build_serpent(pieces)


def own_seat(view: BoardView) -> SeatView:
    """Return the seat whose view this is."""
    if view.seat is None:
        raise ValueError("a spectator has no seat")
    return view.seats[view.seat]


def own_slots(seat: SeatView) -> list[tuple[str, SerpentView]]:
    """List the incomplete serpents of a seat by name."""
    named = zip(SLOTS, seat.slots, strict=True)
    return [(name, slot) for name, slot in named if slot is not None]


def slot_of(seat: SeatView, name: str) -> SerpentView:
    """Return the incomplete serpent of this name."""
    slot = seat.slots[SLOTS.index(name)]
    if slot is None:
        raise ValueError(f"there is no serpent {name}")
    return slot


def place_piece(pieces: str, action: Action) -> str:
    """Return a serpent's notation after an `add` action, or after `begin` if it is empty."""
    letter = str(action.args["colours"])
    if action.args["piece"] == "head":
        return f"<{letter}{pieces}"
    if action.args["piece"] == "tail":
        return f"{pieces}{letter}>"
    return f"{letter}{pieces}" if action.args.get("end") == "left" else f"{pieces}{letter}"


def is_complete(pieces: str) -> bool:
    """Tell whether a serpent's notation has both ends."""
    return pieces.startswith("<") and pieces.endswith(">")


def ways_to_add(pieces: str, kind: str, letters: str) -> Iterator[str]:
    """Yield what a serpent can become with some or all of the pieces of a supply space (B6.2)."""
    has_head, has_tail = pieces.startswith("<"), pieces.endswith(">")
    if kind == "body":
        for one in dict.fromkeys(letters.replace(GOLD_LETTER, "")):  # B9.2
            rest = letters.replace(one, "", 1)
            if not has_head:
                yield one + pieces
                yield from ways_to_add(one + pieces, kind, rest)
            if not has_tail:
                yield pieces + one
                yield from ways_to_add(pieces + one, kind, rest)
    elif kind == "head" and not has_head and not (has_tail and len(pieces) == LONE_END):
        yield f"<{letters}{pieces}"
    elif kind == "tail" and not has_tail and not (has_head and len(pieces) == LONE_END):
        yield f"{pieces}{letters}>"
