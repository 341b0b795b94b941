"""What one seat may know of a card game (C11), as plain data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from coatl.cards.notation import format_serpent
from coatl.cards.options import Options
from coatl.cards.patterns import god_of
from coatl.cards.seat import Seat
from coatl.cards.state import State

Counts = tuple[int, ...]
Held = tuple[tuple[int, int], ...]
"""Prophecies as (card, level), in order of arrival."""


class SeatView(NamedTuple):
    """What is visible of one seat: all but the hand."""

    hand_size: int
    hand: Counts | None
    """How many Feather cards of each kind; None where the reader may not look."""
    row: str
    has_head: bool
    has_tail: bool
    held: Held
    stolen_from: int
    is_scored: bool
    points: int
    objectives: int
    secured: int


class CarlView(NamedTuple):
    """What is visible of CARL; the faces of his action cards are not (C11)."""

    held: Held
    points: int
    competition: int
    actions: Counts
    """How many of his action cards are left, by god; their order is hidden."""
    action_cards: Counts
    """How many cards his whole action deck has, by god."""
    lost: Counts
    """Prophecies that left the game."""
    pending: Counts
    first_points: int
    first_carl_points: int


class CardView(NamedTuple):
    """A card game, or a solo match, as one seat or a spectator may know it."""

    options: Options
    seat: int | None
    phase: int
    turn: int
    round: int
    last_round: int
    plays_left: int
    revealed: int
    ending: int
    feather_deck_size: int
    feather_discard: Counts
    placed: Counts
    prophecy_deck_size: int
    supply: Counts
    temple: int
    gain: Counts
    """The level that fulfilling each Prophecy would give now (C5.1)."""
    seats: tuple[SeatView, ...]
    carl: CarlView | None

    @property
    def game(self) -> Literal["cards", "carl"]:
        """The name of the game it is a view of."""
        return "cards" if self.carl is None else "carl"


def observe(state: State, seat: int | None) -> CardView:
    """Return what a seat (None: a spectator) may know."""
    if seat is not None:
        seat = state.seat_number(seat)
    return CardView(
        state.options,
        seat,
        state.phase,
        state.turn,
        state.round,
        state.last_round,
        state.plays_left,
        state.revealed,
        state.ending,
        state.feathers.total,
        tuple(state.feather_discard.tally(10)),
        tuple(state.placed.tally(10)),
        state.prophecies.total,
        tuple(state.supply_list()),
        state.temple,
        tuple(state.gain_list()),
        tuple([view_seat(player, number == seat) for number, player in enumerate(state.seats)]),
        _view_carl(state) if state.is_solo else None,
    )


def view_seat(player: Seat, is_own: bool) -> SeatView:
    """Return what is visible of a seat, to itself or to others."""
    return SeatView(
        player.hand_size,
        tuple(player.hand_counts()) if is_own else None,
        format_serpent(player.serpent),
        player.serpent.has_head,
        player.serpent.has_tail,
        tuple(player.held.pairs()),
        player.stolen_from,
        player.is_scored,
        player.points,
        player.objectives,
        player.secured,
    )


def _view_carl(state: State) -> CarlView:
    return CarlView(
        tuple(state.carl.pairs()),
        state.carl_points,
        state.competition,
        tuple(state.actions.tally(4)),
        action_cards(state),
        tuple(state.lost.contents()),
        tuple(state.pending.contents()),
        state.first_points,
        state.first_carl_points,
    )


def action_cards(state: State) -> Counts:
    """Count the backs of CARL's action deck by god."""
    gods = [god_of(card) for card in state.faces.contents()]
    return tuple([gods.count(god) for god in range(4)])
