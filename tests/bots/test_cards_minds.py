"""The levels of the card game: legal, repeatable, blind to what is hidden, within their budget."""

from __future__ import annotations

import random
from math import inf

import pytest

from coatl.bots import LEVELS, Advice, Budget
from coatl.bots.cards.mind import STYLES, CardMind, make_mind
from coatl.bots.cards.ranking import Ranker
from coatl.cards import CARL, GAME, CardOptions, CarlOptions
from coatl.cards.actions import DISCARD, FULFIL
from coatl.cards.game import CardRules
from coatl.cards.options import PERSONALITIES, Options
from coatl.cards.state import State
from coatl.cards.view import CardView
from coatl.core.chance import SeededChance
from coatl.core.errors import OptionError

NAMES = [level.name for level in LEVELS]
TABLES: list[Options] = [CardOptions(seats=seats) for seats in (2, 3, 4)]
TABLES += [CarlOptions(personality=name) for name in PERSONALITIES]
SMALL = Budget(iterations=40)


def new_game(options: Options, seed: str) -> tuple[State, SeededChance]:
    """Begin a game or a solo match."""
    chance = SeededChance(seed, GAME.sources)
    if isinstance(options, CarlOptions):
        return CARL.new(options, chance), chance
    return GAME.new(options, chance), chance


def rules_of(state: State) -> CardRules[CardOptions] | CardRules[CarlOptions]:
    """Return the game that a state is of."""
    return CARL if state.is_solo else GAME


def play_game(options: Options, names: list[str], seed: str) -> list[int]:
    """Play a game between levels and return all actions; `apply` refuses illegal ones."""
    state, chance = new_game(options, seed)
    minds = [make_mind(name) for name in names]
    streams = [random.Random(f"{seed} {seat}") for seat in range(len(names))]
    journal = []
    while (seat := state.to_act) >= 0:
        view = rules_of(state).observe(state, seat)
        action = minds[seat].decide(view, state.legal_actions(seat), streams[seat], SMALL)
        state.apply(seat, action, chance)
        journal.append(action)
    return journal


def positions(options: Options, seed: str) -> list[State]:
    """Return a state of every phase that comes up in a quick game."""
    state, chance = new_game(options, seed)
    rng = random.Random(seed)
    found: dict[tuple[int, int], State] = {}
    mind = make_mind("apprentice")
    while (seat := state.to_act) >= 0:
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            found.setdefault((state.phase, state.round), state.clone())
        action = rng.choice(legal)
        if rng.random() < 0.7:
            action = mind.decide(rules_of(state).observe(state, seat), legal, rng, SMALL)
        state.apply(seat, action, chance)
    return list(found.values())


def advise(state: State, name: str, budget: Budget, seed: int = 7) -> Advice:
    """Ask a fresh mind of a level for advice."""
    view = rules_of(state).observe(state, state.turn)
    return make_mind(name).advise(
        view, state.legal_actions(state.turn), random.Random(seed), budget
    )


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_whole_games_are_legal_and_repeatable(name: str, options: Options) -> None:
    names = [name] * options.seats
    assert play_game(options, names, "legal") == play_game(options, names, "legal")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("options", [CardOptions(seats=2), CarlOptions()], ids=str)
def test_what_is_hidden_does_not_matter(name: str, options: Options) -> None:
    for state in positions(options, "hidden"):
        seat = state.turn
        rules = rules_of(state)
        view = rules.observe(state, seat)
        other = rules.sample_state(view, random.Random(1))
        assert choose(state, view, name) == choose(other, rules.observe(other, seat), name)


def choose(state: State, view: CardView, name: str) -> int:
    """Let a fresh mind decide."""
    legal = state.legal_actions(state.turn)
    return make_mind(name).decide(view, legal, random.Random(3), SMALL)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("options", [CardOptions(seats=3), CarlOptions()], ids=str)
def test_advice_proposes_whole_turns(name: str, options: Options) -> None:
    for state in positions(options, "advice"):
        legal = state.legal_actions(state.turn)
        advice = advise(state, name, SMALL)
        assert {proposal.action for proposal in advice.proposals} <= set(legal)
        assert all(0 <= proposal.value <= 1 for proposal in advice.proposals)
        assert all(0 <= hope.chance <= 1 and 0 < hope.points <= 7 for hope in advice.hopes)
        assert all(0 <= fear.chance <= 1 for fear in advice.fears)
        assert advice.to_data()["level"] == name


@pytest.mark.parametrize("name", ["priest", "high-priest"])
def test_budget_in_iterations_is_kept(name: str) -> None:
    for state in positions(CardOptions(seats=2), "budget"):
        for iterations in (1, 10, 100):
            advice = advise(state, name, Budget(iterations=iterations))
            assert advice.iterations <= iterations


def test_stop_is_honoured() -> None:
    state = positions(CardOptions(seats=2), "stop")[0]
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    advice = advise(state, "high-priest", Budget(iterations=10**9, stop=stop))
    assert len(asked) == 5  # the search ends after four times, the games after one more
    assert advice.iterations > 0
    stopped = advise(state, "high-priest", Budget(milliseconds=10**9, stop=lambda: True))
    assert stopped.iterations == 0
    assert stopped.best.action in state.legal_actions(state.turn)


def plans_of(name: str, ends: float | None) -> list[list[int]]:
    """Return what a level would do in its first turns, if somebody waits until a moment."""
    plans = []
    for number in range(6):
        state, _ = new_game(CardOptions(seats=2), f"hurry {number}")
        ranker = Ranker(STYLES[name], state)
        view = GAME.observe(state, state.turn)
        budget = Budget(iterations=12, ends=ends)
        legal = state.legal_actions(state.turn)
        plans.append(ranker.rank(view, legal, random.Random(number), budget).plan)
    return plans


@pytest.mark.parametrize("name", ["carver", "priest"])
def test_who_has_no_time_for_discards_plans_without_them(name: str) -> None:
    unhurried = plans_of(name, None)
    assert plans_of(name, inf) == unhurried
    discards = range(DISCARD, FULFIL)
    assert any(action in discards for plan in unhurried for action in plan)
    assert not any(action in discards for plan in plans_of(name, -inf) for action in plan)


def test_a_plan_is_followed_without_thinking_again() -> None:
    state, chance = new_game(CardOptions(seats=2), "plan")
    mind: CardMind = make_mind("high-priest")
    rng = random.Random(1)
    thoughts = 0
    while state.turn == 0 and state.round == 1:
        before = rng.getstate()
        action = mind.decide(GAME.observe(state, 0), state.legal_actions(0), rng, SMALL)
        thoughts += rng.getstate() != before
        is_revealing = 100 <= action < 110
        state.apply(0, action, chance)
        thoughts -= is_revealing  # what is revealed must be thought about
    assert thoughts == 1


def visited(level: str, iterations: int) -> int:
    """Count the first actions that a level tries in simulated games at the start of a game."""
    state, _ = new_game(CardOptions(seats=2), "plans")
    view = GAME.observe(state, 0)
    legal = state.legal_actions(0)
    budget = Budget(iterations=iterations)
    ranking = make_mind(level)._think(view, legal, random.Random(1), budget)
    assert ranking.iterations <= iterations
    return sum(ranking.visits_of(action) > 0 for action in legal)


def test_large_budgets_compare_more_plans() -> None:
    """Only for the level that is to be as strong as it can be."""
    assert visited("high-priest", 3000) > visited("high-priest", 300)
    assert visited("priest", 3000) == visited("priest", 300)


def test_unknown_level_is_refused() -> None:
    with pytest.raises(OptionError, match="unknown level"):
        make_mind("grand master")
