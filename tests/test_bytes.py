"""States as bytes: what was changed by accident is refused, and never does harm."""

from __future__ import annotations

import copy
import pickle
import random
import re
from typing import Any

import pytest

from coatl.core.chance import QuickChance, SeededChance
from coatl.core.errors import InvalidAction, StateError
from coatl.core.registry import get_game

GAMES = [
    ("board", "seats=2 sacrifice feathers"),
    ("board", "seats=3"),
    ("cards", "seats=3"),
    ("carl", "personality=greedy"),
]


STRANGE: list[tuple[Any, str]] = [
    (10**12, "1000000000000"),
    (10**5000, "this int"),
    (0.0, "0.0"),
    ("0", "'0'"),
    (None, "None"),
]
"""What names neither a seat nor an action, and how errors show it."""


def some_states(name: str, options: str, seed: int) -> list[Any]:
    """A few states of one random game, from the beginning to the end."""
    game = get_game(name)
    rng = random.Random(seed)
    chance = SeededChance(seed, game.sources)
    state = game.new(game.parse_options(options), chance)
    states = [state.clone()]
    while not state.is_over:
        seat = rng.choice(state.acting)
        state.apply(seat, rng.choice(state.legal_actions(seat)), chance)
        if rng.random() < 0.08:
            states.append(state.clone())
    return [*states, state]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_mutated_bytes_are_refused_or_harmless(name: str, options: str) -> None:
    game = get_game(name)
    rng = random.Random(options)
    refused = 0
    for state in some_states(name, options, 5):
        data = state.to_bytes()
        for _ in range(120):
            changed = bytearray(data)
            for _ in range(rng.choice((1, 1, 2))):
                changed[rng.randrange(len(changed))] = rng.randrange(256)
            if rng.random() < 0.1:
                changed = changed[: rng.randrange(len(changed))]
            try:
                other = game.from_bytes(bytes(changed))
            except StateError:
                refused += 1
                continue
            assert other.to_bytes() == bytes(changed)
            for seat in other.acting:
                game.sample_state(game.observe(other, seat), rng).check()
            other.playout(QuickChance(1))
            other.check()
    assert refused > 200


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_states_can_be_pickled_and_copied(name: str, options: str) -> None:
    for state in some_states(name, options, 6)[:4]:
        assert pickle.loads(pickle.dumps(state)).to_bytes() == state.to_bytes()
        assert copy.deepcopy(state).to_bytes() == state.to_bytes()


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_goes_with_states_can_be_pickled_and_copied(name: str, options: str) -> None:
    game = get_game(name)
    parsed = game.parse_options(options)
    chance = SeededChance(3, game.sources)
    state = game.new(parsed, chance)
    encoding = game.encoding(parsed)
    expected = bytearray(encoding.size)
    encoding.encode_into(state, 0, expected)
    for other in (pickle.loads(pickle.dumps(encoding)), copy.deepcopy(encoding)):
        row = bytearray(other.size)
        other.encode_into(state, 0, row)
        assert other.fields == encoding.fields
        assert row == expected
    for each in (chance, QuickChance(3)):
        twin = pickle.loads(pickle.dumps(each))
        plays = [game.new(parsed, source).to_bytes() for source in (each, twin)]
        assert plays[0] == plays[1]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_seats_and_actions_beyond_all_limits_are_refused(name: str, options: str) -> None:
    game = get_game(name)
    chance = SeededChance(1, game.sources)
    state = game.new(game.parse_options(options), chance)
    data = state.to_bytes()
    (action, *_) = state.legal_actions(0)
    for seat in (-1, -2, state.seat_count, 99):
        with pytest.raises(StateError, match="there is no seat"):
            state.apply(seat, action, chance)
        with pytest.raises(StateError, match="there is no seat"):
            state.legal_actions(seat)
        with pytest.raises(StateError, match="there is no seat"):
            game.observe(state, seat)
    for strange, shown in STRANGE:
        problem = re.escape(f"there is no seat {shown}: seats are 0 to {state.seat_count - 1}")
        for refused in (state.legal_actions, state.legal_mask):
            with pytest.raises(StateError, match=f"^{problem}$"):
                refused(strange)
        problem = re.escape(f"{shown} is no action of ")
        with pytest.raises(InvalidAction, match=f"^{problem}"):
            state.apply(0, strange, chance)
        with pytest.raises(InvalidAction, match=f"^{problem}"):
            game.describe_action(strange)
    for number in (-1, game.action_count, 2**31, 2**70, -(2**70)):
        with pytest.raises(InvalidAction):
            state.apply(0, number, chance)
    assert state.to_bytes() == data


def test_a_revealed_feather_that_does_not_exist_is_refused() -> None:
    state = some_states("cards", "seats=2", 5)[0]
    state.revealed = 10  # there are ten, from 0
    with pytest.raises(StateError, match="is 10: no such card or piece"):
        get_game("cards").from_bytes(state.to_bytes())
