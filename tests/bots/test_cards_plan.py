"""The tables, the judge and the planner of the card-game bots against slow and simple ways."""

from __future__ import annotations

import random

import pytest

from coatl.bots.cards.plan import Planner
from coatl.bots.cards.policy import Policy
from coatl.cards import CARL, GAME, CardOptions, CarlOptions
from coatl.cards.actions import DISCARD
from coatl.cards.codes import FULFIL, HEAD, PLAY
from coatl.cards.patterns import count_times
from coatl.cards.state import State
from coatl.core.chance import QuickChance

CARDS = range(40)


def new_state(seats: int, quick: QuickChance) -> State:
    """Begin a game, or for one seat a solo match."""
    if seats == 1:
        return CARL.new(CarlOptions(), quick)
    return GAME.new(CardOptions(seats=seats), quick)


def play_random(state: State, steps: int, rng: random.Random, quick: QuickChance) -> None:
    """Play on at random, then to the next point where a card is to be laid."""
    while not state.is_over and (steps > 0 or state.phase not in (PLAY, HEAD)):
        state.apply(state.turn, rng.choice(state.legal_actions(state.turn)), quick)
        steps -= 1


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_counts_follow_every_card(seats: int) -> None:
    rng = random.Random(seats)
    quick = QuickChance(seats)
    policy = Policy("carl" if seats == 1 else "two")
    for _ in range(10):
        state = new_state(seats, quick)
        policy.judge.count_all(state)
        while not state.is_over:
            competition = state.competition
            policy.step(state, rng.choice(legal(state)), quick)
            if state.competition != competition:
                break
            for seat, player in enumerate(state.seats):
                shown = [policy.judge.times(seat, card) for card in CARDS]
                assert shown == [count_times(card, player.serpent) for card in CARDS]


def legal(state: State) -> list[int]:
    """List the legal actions of a state that search has changed."""
    state.touch()
    return state.legal_actions(state.turn)


def best_worth(state: State, policy: Policy, quick: QuickChance) -> int:
    """Return the best worth of a turn by trying every action in every order, discards left out."""
    seat = state.turn
    actions = [a for a in legal(state) if state.phase == FULFIL or not is_discard(a)]
    if state.plays_left == 1 and state.phase != FULFIL:
        policy.judge.count_all(state)
        return max(policy.rate(state, seat, action) for action in actions)
    found = []
    for action in actions:
        child = state.clone()
        child.apply(seat, action, quick)
        found.append(best_worth(child, policy, quick))
    return max(found)


def is_discard(action: int) -> bool:
    """Tell whether an action gives a card away for an unknown one."""
    return DISCARD <= action < DISCARD + 10


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_planner_finds_what_brute_force_finds(seats: int) -> None:
    rng = random.Random(f"plan {seats}")
    quick = QuickChance(seats + 10)
    policy = Policy({1: "carl", 2: "two"}.get(seats, "more"))
    for steps in (0, 6, 12, 18, 24, 30):
        state = new_state(seats, quick)
        play_random(state, steps, rng, quick)
        if state.is_over or state.plays_left != 2:
            continue
        planner = Planner(policy, state, False)
        plan = planner.find(state, 1)[0]
        assert plan.worth == best_worth(state, policy, QuickChance(1))
        copy = state.clone()
        for action in plan.actions:
            copy.apply(state.turn, action, quick)  # refuses what is not legal
        assert (copy.turn, copy.round) != (state.turn, state.round) or copy.is_over or seats == 1


def test_plans_are_sorted_and_differ() -> None:
    quick = QuickChance(5)
    state = new_state(2, quick)
    policy = Policy("two")
    play_random(state, 8, random.Random(5), quick)
    plans = Planner(policy, state, True).find(state, 20)
    assert len(plans) == 20
    worths = [plan.worth for plan in plans]
    assert worths == sorted(worths, reverse=True)
    assert len({tuple(plan.actions) for plan in plans}) == 20
