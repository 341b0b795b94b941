"""Judged best is solved best where everything can be solved; noise is not called a mistake."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from coatl.bots.levels import LEVELS, LevelBot
from coatl.bots.trials import Ending
from coatl.review.depth import Effort
from coatl.review.judging import judge
from coatl.review.moments import find_moments
from coatl.review.samples import compare, count_chances, find_width, soften
from tests.amounts import amount
from tests.review.played import AnyGame, play, solve

EFFORT = Effort(800, 8, 16, 8, 4)
"""There is nothing to guess in a last turn, so a few games are enough."""
GAMES = [
    ("board", "seats=2", ["apprentice", "carver"]),
    ("board", "seats=3", ["novice", "carver", "carver"]),
    ("cards", "seats=2", ["novice", "carver"]),
    ("cards", "seats=3", ["novice", "carver", "novice"]),
    ("carl", "ambitious", ["carver"]),
]


def last_turns(game: AnyGame, record: Any) -> Iterator[Any]:
    """List the turns after which nothing can be changed any more, each from its beginning."""
    for moment in find_moments(game, record):
        state = moment.state
        if game.name == "board":
            is_last = state.turns_left == 1 and state.actions_left == 1
            is_last &= len(state.legal_actions(moment.seat)) < 40
        else:
            is_last = state.round == state.last_round and moment.seat == state.seat_count - 1
        if is_last:
            yield moment


@pytest.mark.slow
@pytest.mark.parametrize(("name", "words", "bots"), GAMES)
def test_judged_best_is_solved_best(name: str, words: str, bots: list[str]) -> None:
    bot, solved = LevelBot(LEVELS[-1]), 0
    wanted, seed = amount(5, soak=60), 0
    while solved < wanted:
        seed += 1
        game, record = play(name, words, bots, seed)
        for moment in last_turns(game, record):
            best = solve(moment.state, moment.seat, 4000)
            if best is None:
                continue
            view = game.observe(moment.state, moment.seat)
            legal = moment.state.legal_actions(moment.seat)
            found = judge(bot, view, legal, moment.played, random.Random(seed), EFFORT)
            assert (found.best.chance, found.best.points) == best, (seed, moment.step)
            assert found.loss == round(1000 * (best[0] - found.played.chance))
            solved += 1


def test_nothing_is_lost_by_what_the_bot_itself_would_do() -> None:
    game, record = play("board", "seats=2", ["novice", "novice"], 4)
    bot, effort = LevelBot(LEVELS[-1]), Effort(40, 4, 8, 4, 2)
    for moment in list(find_moments(game, record))[::6]:
        view = game.observe(moment.state, moment.seat)
        legal = moment.state.legal_actions(moment.seat)
        first = judge(bot, view, legal, moment.played, random.Random(2), effort)
        again = judge(bot, view, legal, first.best.steps, random.Random(2), effort)
        assert again.loss == 0
        assert again.best.steps == first.best.steps


def test_a_lead_in_doubt_is_a_victory_in_part() -> None:
    close, clear = Ending((20, 18), (1.0, 0.0)), Ending((30, 18), (1.0, 0.0))
    assert soften(close, 0.0) == (1.0, 0.0)
    assert soften(clear, 8.0) == (1.0, 0.0)
    one, other = soften(close, 8.0)
    assert 0.5 < one < 1
    assert one + other == 1
    three = soften(Ending((20, 20, 4), (0.5, 0.5, 0.0)), 8.0)
    assert three == (0.5, 0.5, 0.0)
    assert soften(Ending((20, 19), (1.0,)), 8.0) == (soften(Ending((20, 19), (1.0, 0.0)), 8.0)[0],)


def test_close_to_the_end_every_victory_counts_as_it_is() -> None:
    same = [Ending((20, 19), (1.0, 0.0))] * 5
    assert find_width(same, 0) == 0.0
    wide = [Ending((20, 20 + lead), (0.5, 0.5)) for lead in (-20, -10, 0, 10, 20)]
    assert find_width(wide, 0) == pytest.approx(0.6 * 200**0.5)


def test_differences_are_counted_game_by_game() -> None:
    won, lost = Ending((2, 1), (1.0, 0.0)), Ending((1, 2), (0.0, 1.0))
    found = compare([won, won, lost, won], [won, lost, lost, won], 0.0, 0)
    assert found.mean == 0.25
    assert found.error == pytest.approx((3 / 16) ** 0.5 / 2)
    assert compare([won, lost], [won, lost], 0.0, 0) == (0.0, 0.0)
    assert [each.mean for each in count_chances([won, lost, lost, lost], 0.0)] == [0.25, 0.75]
