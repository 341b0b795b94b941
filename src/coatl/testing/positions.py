"""Positions of random games, for tests that look at many of them."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from typing import Any

from coatl.core.chance import SeededChance
from coatl.core.game import Game


def play_randomly(
    game: Game[Any, Any, Any], options: Any, seed: int, *, liked: Collection[str] = ()
) -> Iterator[Any]:
    """Yield every state of a random game, the finished one last; it is one state that changes.

    Three times in four an action of the `liked` kinds is taken if there is one.
    """
    rng = random.Random(seed)
    chance = SeededChance(seed, game.sources)
    state = game.new(options, chance)
    yield state
    while not state.is_over:
        seat = rng.choice(state.acting)
        legal = state.legal_actions(seat)
        wanted = [action for action in legal if game.describe_action(action).kind in liked]
        state.apply(seat, rng.choice(wanted if wanted and rng.random() < 0.75 else legal), chance)
        yield state
