"""The Cóatls that a view shows: as serpents, by their places, and with one more piece (B6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from coatl.board.codes import COLOURS, EMPTY, GOLD_LETTER, SLOTS
from coatl.board.notation import parse_serpent
from coatl.board.serpent import Serpent
from coatl.board.view import BoardView, SeatView, SerpentView
from coatl.core.game import Action

LONE_END = 2
"""The length of a head or a tail alone, as it is written."""
Addition = tuple[str, str]
"""What is put before and behind a serpent, as it is written: ("<R", "") is a head."""
_NUMBERS = {letter: number for number, letter in enumerate(COLOURS)}


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


@lru_cache(maxsize=4096)
def kept_serpent(pieces: str, cards: tuple[int, ...] = ()) -> Serpent:
    """Return a serpent that is remembered, so nobody may change it."""
    return build_serpent(pieces, cards)


def lengthen(serpent: Serpent, left: str, right: str, into: Serpent) -> None:
    """Make `into` what a serpent becomes with something before or behind it."""
    into.copy_from(serpent)
    for letter in reversed(left):
        if letter == "<":
            into.has_head = True
        else:
            into.add_left(_NUMBERS[letter])
    for letter in right:
        if letter == ">":
            into.has_tail = True
        else:
            into.add_right(_NUMBERS[letter])


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


def addition_of(action: Action) -> Addition:
    """Return what an `add` or `begin` action puts before or behind a serpent."""
    letter = str(action.args["colours"])
    if action.args["piece"] == "head":
        return f"<{letter}", ""
    if action.args["piece"] == "tail":
        return "", f"{letter}>"
    return (letter, "") if action.args.get("end") == "left" else ("", letter)


def is_complete(pieces: str) -> bool:
    """Tell whether a serpent's notation has both ends."""
    return pieces.startswith("<") and pieces.endswith(">")


def ways_to_add(serpent: Serpent, kind: str, letters: str) -> tuple[Addition, ...]:
    """List what some or all of the pieces of a supply space can add to a serpent (B6.2)."""
    is_lone = serpent.length == 1
    return _ways(serpent.has_head, serpent.has_tail, is_lone, kind, letters)


@lru_cache(maxsize=4096)
def _ways(
    has_head: bool, has_tail: bool, is_lone: bool, kind: str, letters: str
) -> tuple[Addition, ...]:
    if kind == "head":
        is_free = not has_head and not (has_tail and is_lone)
        return ((f"<{letters}", ""),) if is_free else ()
    if kind == "tail":
        is_free = not has_tail and not (has_head and is_lone)
        return (("", f"{letters}>"),) if is_free else ()
    return tuple(_body_ways(has_head, has_tail, letters, "", ""))


def _body_ways(
    has_head: bool, has_tail: bool, letters: str, left: str, right: str
) -> Iterator[Addition]:
    for one in dict.fromkeys(letters.replace(GOLD_LETTER, "")):  # B9.2
        rest = letters.replace(one, "", 1)
        if not has_head:
            yield one + left, right
            yield from _body_ways(has_head, has_tail, rest, one + left, right)
        if not has_tail:
            yield left, right + one
            yield from _body_ways(has_head, has_tail, rest, left, right + one)
