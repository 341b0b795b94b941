"""Plans as they are told: what each step gains, other ways to go on, what was played instead."""

from __future__ import annotations

import random

import pytest

from coatl.bots import Advice, LevelBot, Proposal, make_bot
from coatl.core.chance import SeededChance
from coatl.core.registry import get_game
from coatl.tablebots.plans import find_verdict, show_others, show_plan


@pytest.mark.parametrize("name", ["board", "cards", "carl"])
def test_steps_say_what_they_gain(name: str) -> None:
    game = get_game(name)
    bot = make_bot("high-priest@16it")
    assert isinstance(bot, LevelBot)
    chance = SeededChance(4, game.sources)
    state = game.new(game.parse_options(""), chance)
    rng = random.Random(2)
    gains = 0
    while (seat := state.to_act) >= 0 and gains < 3:
        view, legal = game.observe(state, seat), state.legal_actions(seat)
        advice = bot.advise(view, legal, rng)
        plan = show_plan(game, view, advice.best, 0)
        assert [step["action"]["id"] for step in plan] == list(advice.best.steps)
        for step in plan:
            if step["change"] is not None:
                assert step["change"]["after"] > step["change"]["before"] or step["gain"] <= 0
                gains += step["gain"] > 0
        state.apply(seat, advice.action, chance)
    assert gains


def test_others_go_on_differently_and_near_ties_are_called_so() -> None:
    game = get_game("cards")
    advice = Advice(
        "x",
        (
            Proposal((1, 2, 3), 40.4),
            Proposal((1, 2, 4), 40.0),
            Proposal((1, 3, 4), 39.3),
            Proposal((1, 5, 4), 36.0),
        ),
        done=1,
    )
    others = show_others(game, advice)
    assert [[step["id"] for step in each["steps"]] for each in others] == [[3, 4], [5, 4]]
    assert [each["is_close"] for each in others] == [True, False]


@pytest.mark.parametrize(
    ("played", "verdict"),
    [
        (Proposal((2, 1), 30.0), "same"),
        (Proposal((3,), 29.0), "close"),
        (Proposal((3,), 31.2), "close"),
        (Proposal((3,), 27.0), "worse"),
        (Proposal((3,), 34.0), "rich"),
    ],
)
def test_what_was_played_is_compared(played: Proposal, verdict: str) -> None:
    assert find_verdict(Advice("x", (Proposal((1, 2), 30.0),), played=played)) == verdict
