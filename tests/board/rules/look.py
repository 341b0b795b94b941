"""Short ways to look at a situation of the board game."""

from __future__ import annotations

from collections.abc import Iterable

from coatl.board.actions import pair_text
from coatl.board.analysis.report import format_pieces
from coatl.board.codes import BODY_LETTERS, COLOURS, EMPTY
from coatl.board.deck import load_deck
from coatl.board.game import GAME
from coatl.board.notation import format_serpent
from coatl.board.serpent import Serpent
from coatl.board.state import State
from coatl.board.view import BoardView
from coatl.core.bag import Bag
from coatl.core.events import Event


def board(state: State, seat: int) -> str:
    """Write the pieces on a player board: heads, bodies, tails, gold."""
    return format_pieces(tuple(state.seats[seat].board_counts()))


def hand(state: State, seat: int) -> str:
    return names(state.seats[seat].hand_list())


def face_down(state: State, seat: int) -> str:
    """Write the Prophecy cards that a seat has discarded face down."""
    player = state.seats[seat]
    return names(sorted(player.down.contents() + player.late.contents()))


def names(cards: Iterable[int]) -> str:
    """Write Prophecy cards by id, without empty places."""
    deck = load_deck().prophecies
    return " ".join(deck[card].id for card in cards if card != EMPTY)


def temple_name(card: int) -> str:
    return "-" if card == EMPTY else load_deck().temples[card].id


def serpent_text(serpent: Serpent) -> str:
    cards = names(serpent.card_list()).split()
    crown = [] if serpent.temple == EMPTY else [temple_name(serpent.temple)]
    return " ".join([format_serpent(serpent), *cards, *crown])


def building(state: State, seat: int) -> list[str]:
    """Write both places for incomplete Cóatls."""
    return [serpent_text(slot) for slot in state.seats[seat].slots]


def complete(state: State, seat: int) -> list[str]:
    player = state.seats[seat]
    return [serpent_text(serpent) for serpent in player.finished[: player.finished_count]]


def supply(state: State) -> str:
    """Write the spaces of the supply board that are not empty."""
    heads, bodies, tails = state.supply_lists()
    return " ".join(
        [
            *(f"<{COLOURS[colour]}" for colour in heads if colour != EMPTY),
            *(pair_text(pair) for pair in bodies if pair != EMPTY),
            *(f"{COLOURS[colour]}>" for colour in tails if colour != EMPTY),
        ]
    )


def letters(bag: Bag) -> str:
    return "".join(BODY_LETTERS[content] for content in bag.contents())


def face_up(state: State) -> str:
    return names(state.open_list())


def piles(state: State) -> list[tuple[str, int]]:
    return [(temple_name(top), size) for top, size in state.pile_list()]


def views(state: State) -> dict[int | None, BoardView]:
    """Return what every seat and a spectator see."""
    return {seat: GAME.observe(state, seat) for seat in (None, *range(state.seat_count))}


def named(events: Iterable[Event], name: str) -> list[Event]:
    return [event for event in events if event.name == name]
