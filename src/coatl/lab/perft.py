"""Counting action sequences to a depth: the engine's fingerprint for a position."""

from __future__ import annotations

from typing import Any

from coatl.core.chance import SeededChance
from coatl.core.game import Game, State


def perft(state: State, chance: SeededChance, depth: int) -> int:
    """Count the sequences of `depth` actions; a sequence that ends the game earlier counts once.

    Chance follows its seed in every branch. Where several seats choose at the same time the first
    one is taken: their order changes nothing.
    """
    if depth == 0 or state.is_over:
        return 1
    return sum(divide(state, chance, depth).values())


def divide(state: State, chance: SeededChance, depth: int) -> dict[int, int]:
    """Return the count below each legal action."""
    seat = state.to_act
    if seat < 0:
        return {}
    counts = {}
    for action in state.legal_actions(seat):
        child = state.clone()
        branch = chance.clone()
        child.apply_unchecked(seat, action, branch)
        counts[action] = perft(child, branch, depth - 1)
    return counts


def position_after(
    game: Game[Any, Any, Any], options: Any, seed: int | str, skip: int
) -> tuple[State, SeededChance]:
    """Return a fixed position: `skip` actions into a game with a fixed way of choosing."""
    chance = SeededChance(seed, game.sources)
    state: State = game.new(options, chance)
    for number in range(skip):
        seat = state.to_act
        if seat < 0:
            break
        legal = state.legal_actions(seat)
        state.apply(seat, legal[(number * 7919 + 13) % len(legal)], chance)
    return state, chance
