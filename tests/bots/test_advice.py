"""Advice: one number with one meaning, sorted by what is shown, that holds while it is followed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coatl.bots import Advice, LevelBot, Proposal, make_bot
from coatl.bots.advising import arrange, find_reason
from coatl.bots.counsel import Counsel
from coatl.core.chance import QuickChance, RecordingChance, SeededChance
from coatl.core.game import Game, turn_of
from coatl.core.registry import get_game

AnyGame = Game[Any, Any, Any]
TABLES = [
    ("board", "seats=2"),
    ("board", "seats=3 sacrifice feathers"),
    ("cards", "seats=2"),
    ("cards", "seats=3"),
    ("carl", "ambitious"),
]
ADVISERS = ["high-priest@16it", "carver@4it"]
MOMENTS = 24
"""How many moments of each game are looked at."""


def moments(game: AnyGame, words: str, seed: int) -> list[Any]:
    """Return states in which there is something to decide, spread over a game."""
    options = game.parse_options(words)
    chance = SeededChance(seed, game.sources)
    state = game.new(options, chance)
    bots = [make_bot("apprentice") for _ in range(game.seat_count(options))]
    rng = random.Random(seed)
    seen = []
    while (seat := state.to_act) >= 0:
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            seen.append(state.clone())
        state.apply(seat, bots[seat].decide(game.observe(state, seat), legal, rng), chance)
    return seen[:: max(1, len(seen) // MOMENTS)]


def advise(bot: str, game: AnyGame, state: Any, also: tuple[int, ...] = ()) -> Advice:
    """Let a fresh bot give advice to the seat that acts."""
    seat = state.to_act
    asked = make_bot(bot)
    assert isinstance(asked, LevelBot)
    view = game.observe(state, seat)
    return asked.advise(view, state.legal_actions(seat), random.Random(1), also=also)


@pytest.mark.parametrize("bot", ADVISERS)
@pytest.mark.parametrize(("name", "words"), TABLES)
def test_nothing_below_the_best_has_a_better_number(name: str, words: str, bot: str) -> None:
    game = get_game(name)
    for state in moments(game, words, 3):
        advice = advise(bot, game, state)
        points = [each.points for each in advice.proposals]
        assert points == sorted(points, reverse=True)
        assert len({each.steps for each in advice.proposals}) == len(points)
        assert advice.action == advice.best.steps[0]


@pytest.mark.parametrize(("name", "words"), TABLES)
def test_a_followed_plan_keeps_its_number_and_its_steps(name: str, words: str) -> None:
    game = get_game(name)
    followed = 0
    for state in moments(game, words, 5):
        seat = state.to_act
        first = advise("high-priest@16it", game, state)
        counsel = Counsel()
        assert counsel.recall(game.observe(state, seat)) is None
        counsel.keep(game, game.observe(state, seat), first)
        assert counsel.recall(game.observe(state, seat)) == first
        for proposal in first.proposals:
            followed += follow(game, state.clone(), seat, proposal, counsel)
    assert followed > 20


def follow(game: AnyGame, state: Any, seat: int, proposal: Proposal, counsel: Counsel) -> int:
    """Take the steps of a proposal; what is advised on the way is never worse, and stays."""
    turn, chance = turn_of(state), RecordingChance(QuickChance(7))
    for done, step in enumerate(proposal.steps):
        again = counsel.recall(game.observe(state, seat))
        assert again is not None
        assert again.done == done
        assert again.best.points >= proposal.points
        assert proposal in again.proposals
        assert again.action in state.legal_actions(seat)
        state.apply(seat, step, chance)
        if chance.outcomes or state.to_act != seat or turn_of(state) != turn:
            assert done == len(proposal.steps) - 1  # nothing is planned beyond what is known
            return done
    raise AssertionError("a plan that ends neither with its turn nor with a draw")


def test_steps_in_another_order_are_the_same_plan() -> None:
    game, turned = get_game("board"), 0
    for state in moments(game, "seats=2", 5):
        seat = state.to_act
        first, counsel = advise("high-priest@16it", game, state), Counsel()
        counsel.keep(game, game.observe(state, seat), first)
        for step in set(first.best.steps[1:]) & set(state.legal_actions(seat)):
            other = state.clone()
            other.apply(seat, step, chance := RecordingChance(QuickChance(1)))
            again = counsel.recall(game.observe(other, seat)) if seat in other.acting else None
            if again is not None and not chance.outcomes:
                turned += 1
                assert again.done == 1
                assert again.best.points == first.best.points
                assert again.best.steps[0] == step
                assert sorted(again.best.steps) == sorted(first.best.steps)
                for action in again.best.steps[1:]:
                    other.apply(seat, action, QuickChance(1))
    assert turned > 3


def test_a_plan_that_was_left_is_forgotten() -> None:
    game, left = get_game("board"), 0
    for state in moments(game, "seats=2", 5):
        seat = state.to_act
        advice, counsel = advise("high-priest@16it", game, state), Counsel()
        counsel.keep(game, game.observe(state, seat), advice)
        ways = {step for each in advice.proposals for step in each.steps}
        for action in set(state.legal_actions(seat)) - ways:
            other = state.clone()
            other.apply(seat, action, QuickChance(1))
            if seat in other.acting and turn_of(other) == turn_of(state):
                assert counsel.recall(game.observe(other, seat)) is None
                left += 1
    assert left > 3


@pytest.mark.parametrize("name", ["board", "cards", "carl"])
def test_what_was_played_is_judged_in_the_same_games(name: str) -> None:
    game = get_game(name)
    for state in moments(game, "", 8)[::4]:
        alone = advise("high-priest@16it", game, state)
        assert alone.played is None
        for proposal in alone.proposals[:2]:
            advice = advise("high-priest@16it", game, state, proposal.steps)
            assert advice.proposals == alone.proposals
            assert advice.played == proposal


def test_more_points_with_fewer_wins_is_no_advice() -> None:
    usual, rich, poor = (
        Proposal((1,), 30.0, 0.6),
        Proposal((2,), 33.0, 0.4),
        Proposal((3,), 28.0, 0.62),
    )
    assert arrange([usual, rich, poor], [True, False, False], 100) == (usual, poor)
    assert arrange([usual, rich, poor], [True, True, False], 100) == (usual, poor)
    assert arrange([usual, rich, poor], [True, True, False], 4) == (rich, usual, poor)
    lucky = Proposal((2,), 33.0, 0.66)
    assert arrange([usual, lucky, poor], [True, False, False], 100) == (lucky, usual, poor)
    strong = Proposal((2,), 27.0, 0.9)
    assert arrange([usual, strong, poor], [True, True, False], 100) == (strong,)


def test_the_reason_is_the_card_that_makes_the_difference() -> None:
    found = find_reason({"P01": 5.0, "P02": 3.0}, {"P01": 4.0, "P02": 0.5})
    assert found is not None
    assert (found.card, found.points, found.instead) == ("P02", 3.0, 0.5)
    assert find_reason({"P01": 5.0}, {"P01": 4.9}) is None
    assert find_reason({}, {}) is None
