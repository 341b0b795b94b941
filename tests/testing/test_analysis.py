"""What can be said about every game: the conformance kit asks all of it."""

from __future__ import annotations

import pytest

from coatl.core.registry import get_game
from coatl.testing import check_analysis


@pytest.mark.parametrize(
    ("name", "options", "every"),
    [
        ("board", "seats=2 sacrifice strict-ends", 12),
        ("board", "seats=3 feathers promo", 16),
        ("cards", "seats=2", 3),
        ("cards", "seats=4", 6),
        ("carl", "personality=greedy", 2),
    ],
)
def test_analysis_answers_in_every_position(name: str, options: str, every: int) -> None:
    game = get_game(name)
    for seed in range(2):
        assert check_analysis(game, game.parse_options(options), seed, every=every) > 8
