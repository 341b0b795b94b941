# cython: boundscheck=False, wraparound=False
"""Compares plans for a turn by playing them out in deals that fit what the seat knows.

Every surviving plan is tried in the same sampled deals with the same coming draws, so that luck
does not speak for any of them. Late in the game a simulation ends with it. Early in the game it is
judged at the seat's next turn, which says more than the luck of a whole game, but not the truth: so
among few plans it goes on, and the more games have been played to their end, the more these count.
"""

from __future__ import annotations

from coatl.bots.cards.plan import Plan
from coatl.bots.cards.policy import Policy
from coatl.bots.cards.streams import Streams
from coatl.bots.cards.survey import Survey
from coatl.cards.belief import Belief
from coatl.cards.seat import Seat
from coatl.cards.state import State
from coatl.core.chance import QuickChance

MAX_PLANS = 128
PATIENCE = 3600
"""Simulations go on to the end when so many plans, times the doubt, are left."""
WIN = 600
"""What half a victory counts in hundredths of a point."""
LEAD = 600
"""What an endless lead counts."""
SPREAD = 10
"""A lead of so many points counts half as much as an endless one."""


class Search:
    """Plans in competition, and what came of their simulations."""

    belief: Belief
    policy: Policy
    plans: list[Plan]
    seat: int
    horizon: int
    """The round in which simulations are judged; 0: at the end of the game."""
    trust: int
    """As how many simulations the worth of a plan counts."""
    doubt: int
    """How many ends make up for what the judge at the horizon overlooks by half; 0: none do."""
    sample: State
    state: State
    quick: QuickChance
    streams: Streams
    counts: Survey
    alive: list[int]
    """The numbers of all plans; the first `alive_size` are still in the race."""
    alive_size: int
    visits: list[int]
    reward: list[int]
    """Sums of leads in hundredths of a point; of whole games, victory counts as some points."""
    ends: list[int]
    """How many of the visits went on beyond the horizon."""
    beyond: list[int]
    """Sums of how much better these ended than they looked at the horizon.

    Only leads count here: a victory says no more about a plan this early, and is less certain.
    """

    def __init__(
        self,
        belief: Belief,
        policy: Policy,
        plans: list[Plan],
        seat: int,
        horizon: int,
        trust: int,
        doubt: int = 0,
    ) -> None:
        self.belief = belief
        self.policy = policy
        self.plans = plans[:MAX_PLANS]
        self.seat = seat
        self.horizon = horizon
        self.trust = trust
        self.doubt = doubt
        self.sample = State(belief.base.options)
        self.state = State(belief.base.options)
        self.quick = QuickChance(1)
        self.streams = Streams()
        self.counts = Survey()
        self.counts.count_all(belief.base)
        self.alive = [0] * 128
        self.alive_size = len(self.plans)
        for i in range(self.alive_size):
            self.alive[i] = i
        self.visits = [0] * 128
        self.reward = [0] * 128
        self.ends = [0] * 128
        self.beyond = [0] * 128

    def seed(self, number: int) -> None:
        """Let all randomness follow from a number."""
        self.quick = QuickChance(number)

    def run(self, rounds: int) -> None:
        """Try every surviving plan once in each of some sampled deals."""
        for _ in range(rounds):
            self.belief.sample_into(self.sample, self.quick)
            self.sample.competition = 2  # the present competition is all that counts
            seed = self.quick.below(1 << 29)
            for i in range(self.alive_size):
                self.streams.restart(seed)
                self._simulate(self.alive[i])

    def keep(self, count: int) -> None:
        """Sort the surviving plans, the best first, and drop the last; ties keep their order."""
        for i in range(1, self.alive_size):
            plan = self.alive[i]
            place = i
            while place > 0 and self._is_better(plan, self.alive[place - 1]):
                self.alive[place] = self.alive[place - 1]
                place -= 1
            self.alive[place] = plan
        self.alive_size = min(self.alive_size, count)

    def ranking(self) -> list[int]:
        """List the numbers of all plans: survivors first, then those dropped last."""
        return [self.alive[i] for i in range(len(self.plans))]

    def visits_of(self, plan: int) -> int:
        """Return in how many simulations a plan was tried."""
        return self.visits[plan]

    def mean_of(self, plan: int) -> float:
        """Return the mean reward of a plan that was tried, in points.

        Of what lies beyond the horizon, only what is better or worse than with the best plan
        counts: plans that were dropped before can be compared with it, too.
        """
        mean = self.reward[plan] / self.visits[plan]
        if self.ends[plan] > 0:
            best = self.alive[0]
            usual = self.beyond[best] * self.ends[plan] / self.ends[best]
            mean += (self.beyond[plan] - usual) / (self.ends[plan] + self.doubt)
        return mean / 100

    def _is_better(self, one: int, other: int) -> bool:
        # Both have been tried equally often: instead of means, their multiples are compared.
        first: Plan = self.plans[one]
        second: Plan = self.plans[other]
        ahead = self.reward[one] - self.reward[other]
        ahead += self.trust * (first.worth - second.worth)
        if self.ends[one] > 0:
            ahead *= self.ends[one] + self.doubt
            ahead += self.visits[one] * (self.beyond[one] - self.beyond[other])
        return ahead > 0

    def _simulate(self, number: int) -> None:
        state = self.state
        policy = self.policy
        state.copy_from(self.sample)
        policy.judge.copy_counts(self.counts)
        plan = self.plans[number]
        for action in plan.actions:
            policy.step(state, action, self.streams)
        self.visits[number] += 1
        if self.horizon == 0:
            policy.play_out(state, self.streams, -1)
            self.reward[number] += reward_of(state, self.seat)
        else:
            near = policy.look_ahead(state, self.streams, self.seat, self.horizon)
            self.reward[number] += near
            if 0 < self.doubt * self.alive_size <= PATIENCE:
                policy.step(state, policy.chosen, self.streams)
                policy.play_out(state, self.streams, -1)
                self.ends[number] += 1
                self.beyond[number] += 100 * lead_of(state, self.seat) - near


def reward_of(state: State, seat: int) -> int:
    """Return what the end of a game is worth to a seat: by victory, and a little by the lead."""
    player = state.seats[seat]
    lead = lead_of(state, seat)
    win = 2
    if state.is_solo:
        if lead <= 0:  # C10.1: CARL wins ties
            win = 0
    else:
        for i in range(state.seat_count):
            if i != seat:
                other = state.seats[i]
                win = min(win, compare(player, other))
    if lead >= 0:
        return win * WIN + LEAD * lead // (lead + SPREAD)
    return win * WIN - LEAD * -lead // (SPREAD - lead)


def lead_of(state: State, seat: int) -> int:
    """Return how many points a seat is ahead of the best other one at the end."""
    best = 0
    if state.is_solo:
        best = state.carl_points
    for i in range(state.seat_count):
        if i != seat:
            other = state.seats[i]
            best = max(best, other.points)
    player = state.seats[seat]
    return player.points - best


def compare(one: Seat, other: Seat) -> int:
    """Return 2 if a seat is ahead of another at the end, 1 if they share, else 0 (C8.3)."""
    ahead = one.points - other.points
    if ahead == 0:
        ahead = one.objectives - other.objectives
    if ahead == 0:
        ahead = one.secured - other.secured
    if ahead > 0:
        return 2
    return 1 if ahead == 0 else 0
