"""Setting up a board game (B2); seat 0 is the first player, whoever sits there (B2.2)."""

from __future__ import annotations

from functools import lru_cache

from coatl.board.audit import piece_totals, prophecy_totals, temple_totals
from coatl.board.codes import PERFECT_PICK, PRIEST_COMMITMENT, SEE_THE_FUTURE, TEMPLES
from coatl.board.flow import draw_prophecy, fill_supply
from coatl.board.options import BoardOptions
from coatl.board.state import State
from coatl.core.bag import Bag
from coatl.core.chance import Chance, draw_from


def deal(options: BoardOptions, chance: Chance) -> State:
    """Return a game at the simultaneous choice of Prophecy cards (B2.5)."""
    state = _unpack(options).clone()
    fill_supply(state, chance, None)  # B2.1
    for i in range(state.seat_count):  # B2.3
        player = state.seats[i]
        player.temple = draw_from(state.temples, TEMPLES, chance)
    left = state.temples.total
    for i in range(2):  # B2.3: the first pile is the larger one
        state.pile_top[i] = draw_from(state.temples, TEMPLES, chance)
        state.pile_size[i] = (left + 1 - i) // 2
    for i in range(6):  # B2.4
        state.open[i] = draw_prophecy(state, chance, None)
    for i in range(state.seat_count):  # B2.5: 3, 4, 5 and 6 cards by seat
        player = state.seats[i]
        for _ in range(3 + i):
            player.add_to_dealt(draw_prophecy(state, chance, None))
        player.is_choosing = True
    return state


@lru_cache(maxsize=256)
def _unpack(options: BoardOptions) -> State:
    """Return the box with everything in its bag or deck (B1)."""
    state = State(options)
    pieces = piece_totals(options)
    state.head_bag.copy_from(Bag(pieces[0:5]))
    state.body_bag.copy_from(Bag([*pieces[5:10], pieces[15]]))
    state.tail_bag.copy_from(Bag(pieces[10:15]))
    state.deck.copy_from(Bag(prophecy_totals(options)))
    state.temples.copy_from(Bag(temple_totals(options)))
    if options.sacrifice:
        for player in state.seats:
            player.tokens = PERFECT_PICK | SEE_THE_FUTURE | PRIEST_COMMITMENT
    return state
