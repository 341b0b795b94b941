"""While a game runs, its scores, its result and what players are shown say the same."""

from __future__ import annotations

import pytest

from coatl.core.registry import get_game
from coatl.testing.positions import play_randomly

GAMES = [
    ("board", "seats=3 sacrifice feathers"),
    ("board", "seats=4 promo"),
    ("cards", "seats=2"),
    ("cards", "seats=4"),
    ("carl", "personality=imperious"),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_scores_result_and_what_is_shown_agree(name: str, options: str) -> None:
    game = get_game(name)
    analysis = get_game(name).analysis
    for seed in range(3):
        for state in play_randomly(game, game.parse_options(options), seed, liked=("fulfil",)):
            shown = analysis.count_points(state)
            result = state.result()
            assert [standing.score for standing in result.standings] == shown["seats"]
            assert list(state.scores()) == shown["seats"]
            if name == "carl":
                assert result.standings[0].tie_breaks == (shown["carl"],)
