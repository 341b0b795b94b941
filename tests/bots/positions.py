"""Positions in the middle of games, for bots to decide in."""

from __future__ import annotations

import random
from typing import Any

from coatl.core.chance import SeededChance
from coatl.core.registry import get_game

GAMES = ("board", "cards", "carl")


def position(game_name: str = "board", seed: int = 0, steps: int = 12) -> tuple[Any, list[int]]:
    """A view and its legal actions after some random steps, or before the game ends."""
    game = get_game(game_name)
    options = game.parse_options("", None if game_name == "carl" else 2)
    chance, rng = SeededChance(seed, game.sources), random.Random(seed)
    state = game.new(options, chance)
    found: tuple[Any, list[int]] | None = None
    for step in range(1000):
        seat = state.to_act
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            found = game.observe(state, seat), legal
            if step >= steps:
                break
        state.apply(seat, rng.choice(legal), chance)
        if state.is_over:
            break
    assert found is not None
    return found
