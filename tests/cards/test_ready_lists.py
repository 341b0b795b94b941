"""What is kept at hand instead of being worked out again: lists of actions, counts of patterns."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coatl.cards import CARL, GAME
from coatl.cards.audit import check_position
from coatl.cards.patterns import count_all, count_few, count_times
from coatl.cards.state import State, state_from_bytes
from coatl.core.chance import QuickChance
from coatl.core.game import Game

GAMES = 6


def check_seats(state: State) -> None:
    """Kinds in hand and counts are those of the hand and the serpent."""
    for seat in state.seats:
        hand = seat.hand_counts()
        assert seat.kinds == sum(1 << kind for kind in range(10) if hand[kind] > 0)
        count_all(seat.serpent)
        for card in range(40):
            assert count_few(card, seat.serpent) == min(count_times(card, seat.serpent), 3)


@pytest.mark.parametrize(("game", "options"), [(GAME, "seats=3"), (CARL, "greedy")])
def test_ready_lists_are_those_that_a_new_state_makes(
    game: Game[Any, Any, Any], options: str
) -> None:
    rng = random.Random(17)
    for number in range(GAMES):
        chance = QuickChance(number)
        state = game.new(game.parse_options(options), chance)
        twin = state.clone()
        while not state.is_over:
            seat = state.to_act
            legal = state.legal_actions(seat)
            fresh = state_from_bytes(state.to_bytes())
            assert legal == fresh.legal_actions(seat)
            assert [i for i, is_legal in enumerate(state.legal_mask(seat)) if is_legal] == legal
            assert all(
                state.legal_actions(other) == []
                for other in range(state.seat_count)
                if other != seat
            )
            check_seats(state)
            twin.copy_from(state)
            check_seats(twin)
            action = rng.choice(legal)
            legal.clear()  # a list that is handed out is the caller's own
            assert action in state.legal_actions(seat)
            state.apply(seat, action, chance)
        check_position(state)
