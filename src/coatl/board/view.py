"""What one seat may know of a board game (B14), as plain data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from coatl.board.codes import EMPTY, SETUP
from coatl.board.notation import format_serpent
from coatl.board.options import BoardOptions
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.board.state import State

Cards = tuple[int, ...]


class SerpentView(NamedTuple):
    """A serpent with its cards; all of it is public (B14.2)."""

    pieces: str
    cards: Cards
    temple: int
    """255 for none."""
    points: int
    """Announced when it was completed; 0 before."""


class SeatView(NamedTuple):
    """What is visible of one seat; None where the reader may not look.

    `hand_size` and `down_size` are public, except during the simultaneous set-up choice: then
    nothing shows how far another seat has come, and only the number of cards dealt to it is given,
    as `dealt_size`.
    """

    board: tuple[int, ...]
    """How many pieces of each kind (see `codes.py`) lie on the player board."""
    hand_size: int
    hand: Cards | None
    known: Cards
    """Cards of the hand that were taken face up."""
    maybe: Cards
    """Cards once known that are in an old place of the hand or among `late`."""
    old_size: int
    """How many hidden cards of the hand may date from before its last face-down discard."""
    mixed: Cards
    """For each card played since then that may have been older: how many were hidden."""
    has_passed: bool
    """Whether the last thing this seat did was to pass."""
    dealt_size: int
    dealt: Cards | None
    is_choosing: bool
    down_size: int
    down: Cards | None
    """Prophecy cards this seat discarded face down at set-up, until a reshuffle."""
    late_size: int
    late: Cards | None
    """Prophecy cards it discarded face down from its hand (B8.2), until a reshuffle."""
    has_temple: bool
    """Whether the Temple card dealt at the start is still in hand."""
    temple: int | None
    commitment: int
    """The Temple card taken by Priest Commitment, or 255."""
    tokens: int
    gold: int
    slots: tuple[SerpentView | None, SerpentView | None]
    finished: tuple[SerpentView, ...]
    points: int


class BoardView(NamedTuple):
    """A board game as one seat, or a spectator, may know it."""

    options: BoardOptions
    seat: int | None
    phase: int
    turn: int
    actions_left: int
    is_second: bool
    completing: int
    passes: int
    ending: int
    trigger: int
    turns_left: int
    """Turns until the end, the present one included; -1 while no end is in sight."""
    heads: tuple[int, ...]
    bodies: tuple[int, ...]
    tails: tuple[int, ...]
    head_bag: tuple[int, ...]
    body_bag: tuple[int, ...]
    tail_bag: tuple[int, ...]
    open: Cards
    deck_size: int
    discards: Cards
    """Prophecy cards discarded openly."""
    piles: tuple[tuple[int, int], ...]
    seats: tuple[SeatView, ...]

    @property
    def game(self) -> Literal["board"]:
        """The name of the game it is a view of."""
        return "board"


def observe(state: State, seat: int | None) -> BoardView:
    """Return what a seat (None: a spectator) may know."""
    if seat is not None:
        seat = state.seat_number(seat)
    heads, bodies, tails = state.supply_lists()
    is_setup = state.phase == SETUP
    return BoardView(
        state.options,
        seat,
        state.phase,
        state.turn,
        state.actions_left,
        state.is_second,
        state.completing,
        state.passes,
        state.ending,
        state.trigger,
        state.turns_left,
        tuple(heads),
        tuple(bodies),
        tuple(tails),
        tuple(state.head_bag.tally(5)),
        tuple(state.body_bag.tally(6)),
        tuple(state.tail_bag.tally(5)),
        tuple(state.open_list()),
        state.deck.total,
        tuple(state.discard.contents()),
        tuple(state.pile_list()),
        tuple(
            [
                _view_seat(player, number == seat, is_setup)
                for number, player in enumerate(state.seats)
            ]
        ),
    )


def _view_seat(player: Seat, is_own: bool, is_setup: bool) -> SeatView:
    hand_size, dealt_size, down_size = player.hand_size, player.dealt_size, player.down.total
    is_choosing = player.is_choosing
    if is_setup and not is_own:  # B2.5: nobody learns how far the others have come
        hand_size, dealt_size, down_size = 0, hand_size + dealt_size + down_size, 0
        is_choosing = True
    return SeatView(
        tuple(player.board_counts()),
        hand_size,
        tuple(player.hand_list()) if is_own else None,  # B14.1
        tuple(player.known.contents()),
        tuple(player.maybe.contents()),
        player.old,
        tuple(player.mixed_list()),
        player.has_passed,
        dealt_size,
        tuple(player.dealt_list()) if is_own else None,
        is_choosing,
        down_size,
        tuple(player.down.contents()) if is_own else None,
        player.late.total,
        tuple(player.late.contents()) if is_own else None,
        player.temple != EMPTY,
        player.temple if is_own else None,
        player.commitment,
        player.tokens,
        player.gold,
        (_view_slot(player.slots[0]), _view_slot(player.slots[1])),
        tuple([_view_serpent(serpent) for serpent in player.finished[: player.finished_count]]),
        player.points,
    )


def _view_slot(serpent: Serpent) -> SerpentView | None:
    return _view_serpent(serpent) if serpent.length else None


def _view_serpent(serpent: Serpent) -> SerpentView:
    cards = tuple(serpent.card_list())
    return SerpentView(format_serpent(serpent), cards, serpent.temple, serpent.points)
