"""The lens: what cards pay for serpents now, and what a placement would change (B11, B12)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from coatl.board.codes import EMPTY, SLOTS
from coatl.board.deck import Prophecy, load_deck
from coatl.board.notation import parse_serpent
from coatl.board.patterns import count_met, count_times, prophecy_points, temple_points
from coatl.board.scoring import ProphecyScore, TempleScore, score_prophecy, score_temple
from coatl.board.serpent import Serpent
from coatl.board.view import BoardView, SeatView, SerpentView
from coatl.core.game import Action


@dataclass(frozen=True, slots=True)
class Change:
    """What a placement does to one card: points before and after, on the same serpent."""

    card: Prophecy
    before: int
    after: int


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


def prophecy_score(card: int, serpent: Serpent, view: BoardView) -> ProphecyScore:
    """Explain what a Prophecy card pays for a serpent under the options of this game."""
    strict_ends = view.options.strict_ends
    return score_prophecy(load_deck().prophecies[card], serpent, strict_ends=strict_ends)


def temple_score(card: int, serpent: Serpent) -> TempleScore:
    """Explain what a Temple card pays for a serpent."""
    return score_temple(load_deck().temples[card], serpent)


def next_level(score: ProphecyScore) -> int | None:
    """Return the number of times that reaches the next level; None on the highest."""
    return min((need for need in score.card.points if need > score.times), default=None)


@lru_cache(maxsize=4096)
def prophecy_table(pieces: str, strict_ends: bool) -> tuple[int, ...]:
    """Return what every Prophecy card of the game pays for a serpent, by card; "" is no serpent."""
    serpent = build_serpent(pieces)
    return tuple(
        prophecy_points(card.index, count_times(card.index, serpent, strict_ends))
        for card in load_deck().prophecies
    )


@lru_cache(maxsize=4096)
def temple_table(pieces: str, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return what every Temple card would pay for a serpent and the Prophecy cards beside it."""
    serpent = build_serpent(pieces, cards)
    return tuple(
        temple_points(card.index, count_met(card.index, serpent)) for card in load_deck().temples
    )


def serpent_points(shown: SerpentView, view: BoardView) -> int:
    """Return what the cards beside a serpent pay for it now, complete or not."""
    serpent = serpent_of(shown)
    points = sum(prophecy_score(card, serpent, view).points for card in shown.cards)
    return points + (0 if shown.temple == EMPTY else temple_score(shown.temple, serpent).points)


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


def find_changes(view: BoardView, action: Action) -> tuple[list[Change], list[Change]]:
    """Return what an `add` action changes for the cards beside the serpent, and for those in hand.

    Of the hand only the cards that could be laid beside it are looked at.
    """
    seat = own_seat(view)
    slot = slot_of(seat, str(action.args["serpent"]))
    before = serpent_of(slot)
    after = build_serpent(place_piece(slot.pieces, action), slot.cards)
    hand = [card for card in dict.fromkeys(seat.hand or ()) if card not in slot.cards]
    if len(slot.cards) >= 4:  # B6.3
        hand = []
    return _compare(view, slot.cards, before, after), _compare(view, hand, before, after)


def _compare(
    view: BoardView, cards: Iterable[int], before: Serpent, after: Serpent
) -> list[Change]:
    found = []
    for card in cards:
        old = prophecy_score(card, before, view)
        new = prophecy_score(card, after, view)
        if old.points != new.points:
            found.append(Change(new.card, old.points, new.points))
    return found
