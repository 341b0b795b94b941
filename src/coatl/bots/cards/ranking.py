"""Ranks legal actions: by one card, by one's own turn, or by playing out what may follow."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from math import inf

from coatl.bots.base import Budget, Meter
from coatl.bots.cards.plan import Plan, Planner
from coatl.bots.cards.policy import Policy
from coatl.bots.cards.search import Search
from coatl.bots.cards.weights import blind_weights, load_weights, plain_weights
from coatl.cards.actions import FULFIL, HEAD
from coatl.cards.belief import Belief
from coatl.cards.state import State
from coatl.cards.view import CardView
from coatl.core.chance import QuickChance

CARD = "card"
TURN = "turn"
FUTURE = "future"
"""How far a level looks: the next card, its own turn, or simulated turns of all."""

PLAIN = "plain"
BLIND = "blind"
FITTED = "fitted"
"""By what a level judges: points, its own cards, or all that is in sight."""

DOUBTS = (0, 0, 30, 90, 300, 300)
"""By the rounds to come: after how many simulations their ends count as much as their horizons.

So many make the luck of whole games as small as what the judge overlooks, which is most in the
last rounds (measured with two seats).
"""
MOST_PLANS = 96
PER_PLAN = 20
"""For how many simulations one more plan is compared, up to the most."""
PER_MILLISECOND = 20
"""About how many simulations fit in a millisecond."""
DISCARDS_COST = 16
"""How many times longer finding plans takes with discards, at most: all that they may reveal is
thought through. Nothing stops that once it has begun."""


@dataclass(frozen=True, slots=True)
class Style:
    """What makes a level play as it does."""

    name: str
    foresight: str
    judgement: str = FITTED
    """Whether it counts points only, looks at its own cards only, or knows what all are worth."""
    noise: int = 0
    """The most that an action may look better than it is, in hundredths of a point."""
    plans: int = 1
    """How many ways to play the turn are compared by simulated games, at least."""
    trust: int = 30
    """As how many simulations its first judgement of a plan counts."""
    horizon: int = 1
    """How many rounds ahead simulations go; close to the end they go to the end."""
    discards: bool = False
    """Whether simulated players think of discarding."""
    is_patient: bool = False
    """Whether simulations go on to the end, and large budgets compare more plans."""
    budget: Budget = field(default_factory=lambda: Budget(iterations=1))
    """What it may think about a whole turn if nobody says otherwise."""


@dataclass(slots=True)
class Ranking:
    """The legal actions of a view by their worth, with the plans behind them."""

    worths: dict[int, int]
    """What each legal action looks worth, in hundredths of a point of the final lead."""
    order: list[int]
    """All legal actions, the best first."""
    plan: list[int]
    """The rest of the turn as far as it can be foreseen; it begins with the best action."""
    search: Search | None = None
    best_plans: dict[int, int] = field(default_factory=dict)
    """For each action that simulated games were played for, the number of its best plan."""
    iterations: int = 0

    def plan_of(self, action: int) -> list[int]:
        """Return the best plan that begins with an action, as far as one was found."""
        if action in self.best_plans and self.search is not None:
            return list(self.search.plans[self.best_plans[action]].actions)
        return self.plan if action == self.plan[0] else [action]

    def behind(self, action: int) -> float:
        """Return how many points an action is worth less than the best one, as far as is known."""
        best = self.order[0]
        if action == best:
            return 0.0
        if not self.visits_of(best):
            return (self.worths[best] - self.worths[action]) / 100
        if self.visits_of(action) < self.visits_of(best):  # it was dropped early
            return inf
        return self.mean_of(best) - self.mean_of(action)

    def visits_of(self, action: int) -> int:
        """Return how many simulations there were of the best plan that begins with an action."""
        if self.search is None or action not in self.best_plans:
            return 0
        return self.search.visits_of(self.best_plans[action])

    def mean_of(self, action: int) -> float:
        """Return the mean lead in the simulations of that plan, in points."""
        assert self.search is not None
        return self.search.mean_of(self.best_plans[action])


class Ranker:
    """Everything one level needs to rank actions at one kind of table; reused from turn to turn."""

    def __init__(self, style: Style, example: State) -> None:
        self.style = style
        seats = example.seat_count
        variant = "carl" if example.is_solo else "two" if seats == 2 else "more"
        weights = load_weights(variant)
        if style.judgement == PLAIN:
            weights = plain_weights()
        elif style.judgement == BLIND:
            weights = blind_weights(variant)
        self.policy = Policy(variant, True)
        self.policy.judge.set_weights(weights)
        self.players = Policy(variant, style.discards)
        self.players.judge.set_weights(weights)
        self.planner = Planner(self.policy, example, True)
        self.hasty = Planner(self.policy, example, False)

    def rank(self, view: CardView, legal: list[int], rng: random.Random, budget: Budget) -> Ranking:
        """Rank the legal actions of a view."""
        meter = budget.start()
        quick = QuickChance(rng.getrandbits(32))
        belief = Belief(view)
        state = belief.sample(quick)
        worths = self._rate(state, legal, quick)
        order = sorted(legal, key=lambda action: -worths[action])
        if self.style.foresight == CARD:
            return Ranking(worths, order, [order[0]])
        plans = self._find_plans(state, budget)
        if self.style.noise:
            plans = [Plan(p.actions, p.worth + quick.below(self.style.noise)) for p in plans]
            plans.sort(key=lambda plan: -plan.worth)
        if self.style.foresight == TURN or len(plans) == 1:
            return _follow(plans, worths, order)
        horizon = view.round + self.style.horizon
        if horizon >= view.last_round or self.style.horizon == 0:
            horizon = 0
        doubt = DOUBTS[view.last_round - view.round] if self.style.is_patient and horizon else 0
        search = Search(belief, self.players, plans, state.turn, horizon, self.style.trust, doubt)
        search.seed(rng.getrandbits(32))
        return _conclude(search, worths, order, race(search, meter))

    def _find_plans(self, state: State, budget: Budget) -> list[Plan]:
        """Find the best plans; where there is no time for thinking of discards, without them."""
        count = self._count_plans(budget)
        if budget.ends is None:
            return self.planner.find(state, count)
        began = time.monotonic()
        plans = self.hasty.find(state, count)
        if plans and not budget.has_time_for((time.monotonic() - began) * DISCARDS_COST):
            return plans
        return self.planner.find(state, count)

    def _count_plans(self, budget: Budget) -> int:
        if not self.style.is_patient:
            return self.style.plans
        iterations = budget.iterations or round((budget.milliseconds or 0) * PER_MILLISECOND)
        return max(self.style.plans, min(MOST_PLANS, iterations // PER_PLAN))

    def _rate(self, state: State, legal: list[int], quick: QuickChance) -> dict[int, int]:
        self.policy.judge.count_all(state)
        worths = {}
        for action in legal:
            worths[action] = self.policy.rate(state, state.turn, action)
            if self.style.noise and self.style.foresight == CARD:
                worths[action] += quick.below(self.style.noise)
        return worths


def race(search: Search, meter: Meter) -> int:
    """Spend a budget on halving the plans, each halving an equal share; return the simulations.

    A budget that is too small for all plans is spent on the best ones, once each.
    """
    halvings = max(1, (len(search.plans) - 1).bit_length())
    done = 0
    simulations = 0
    while True:
        size = search.alive_size
        granted = meter.grant(size)
        if 0 < granted < size and simulations == 0:
            search.keep(granted)
            size = granted
        rounds = granted // size
        if rounds == 0:
            break
        search.run(rounds)
        simulations += rounds * size
        if done + 1 < halvings and spent(meter) * halvings >= done + 1:
            done += 1
            search.keep((size + 1) // 2)
    search.keep(search.alive_size)
    return simulations


def spent(meter: Meter) -> float:
    """Return which share of a budget is spent."""
    if meter.budget.iterations is not None:
        return meter.done / meter.budget.iterations
    assert meter.budget.milliseconds is not None
    return (time.perf_counter() - meter.started) * 1000 / meter.budget.milliseconds


def _follow(plans: list[Plan], worths: dict[int, int], order: list[int]) -> Ranking:
    """Take the first plan; other actions follow by their best plan, then by their own worth."""
    known = dict.fromkeys(action for plan in plans for action in _openings(plan))
    order = list(known) + [action for action in order if action not in known]
    return Ranking(worths, order, plans[0].actions)


def _openings(plan: Plan) -> list[int]:
    """List the actions that a plan may begin with: fulfilments in any order."""
    count = 0
    while FULFIL <= plan.actions[count] < HEAD and count + 1 < len(plan.actions):
        count += 1
    if count and not FULFIL <= plan.actions[count] < HEAD:
        count -= 1
    return plan.actions[: count + 1]


def _conclude(search: Search, worths: dict[int, int], order: list[int], iterations: int) -> Ranking:
    ranking = search.ranking()
    best_plans: dict[int, int] = {}
    for number in ranking:
        for action in _openings(search.plans[number]):
            best_plans.setdefault(action, number)
    order = list(best_plans) + [action for action in order if action not in best_plans]
    return Ranking(worths, order, search.plans[ranking[0]].actions, search, best_plans, iterations)
