# cython: boundscheck=False, wraparound=False
"""Compares plans for a turn by playing them out in deals that fit what the seat knows.

Every surviving plan is tried in the same sampled deals with the same coming draws, so that luck
does not speak for any of them. Early in the game a simulation ends with the seat's next turn and is
judged there, which says more than the noise of a whole game; late in the game it ends with it.
"""

from __future__ import annotations

from coatl.bots.cards.look import Look
from coatl.bots.cards.plan import Plan
from coatl.bots.cards.policy import Policy
from coatl.bots.cards.streams import Streams
from coatl.cards.belief import Belief
from coatl.cards.seat import Seat
from coatl.cards.state import State
from coatl.core.chance import QuickChance

MAX_PLANS = 64
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
    """The round in which simulations end; 0: with the game."""
    trust: int
    """As how many simulations the worth of a plan counts."""
    sample: State
    state: State
    quick: QuickChance
    streams: Streams
    counts: Look
    alive: list[int]
    """The numbers of all plans; the first `alive_size` are still in the race."""
    alive_size: int
    visits: list[int]
    reward: list[int]
    """Sums of leads in hundredths of a point; of whole games, victory counts as some points."""

    def __init__(
        self,
        belief: Belief,
        policy: Policy,
        plans: list[Plan],
        seat: int,
        horizon: int,
        trust: int,
    ) -> None:
        self.belief = belief
        self.policy = policy
        self.plans = plans[:MAX_PLANS]
        self.seat = seat
        self.horizon = horizon
        self.trust = trust
        self.sample = State(belief.base.options)
        self.state = State(belief.base.options)
        self.quick = QuickChance(1)
        self.streams = Streams()
        self.counts = Look()
        self.counts.count_all(belief.base)
        self.alive = [0] * 64
        self.alive_size = len(self.plans)
        for i in range(self.alive_size):
            self.alive[i] = i
        self.visits = [0] * 64
        self.reward = [0] * 64

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
        """Return the mean reward of a plan that was tried, in points."""
        return self.reward[plan] / (100 * self.visits[plan])

    def _is_better(self, one: int, other: int) -> bool:
        # Both have been tried equally often, so sums will do.
        first: Plan = self.plans[one]
        second: Plan = self.plans[other]
        ahead = self.reward[one] - self.reward[other]
        return ahead + self.trust * (first.worth - second.worth) > 0

    def _simulate(self, number: int) -> None:
        state = self.state
        policy = self.policy
        state.copy_from(self.sample)
        policy.judge.copy_counts(self.counts)
        plan = self.plans[number]
        for action in plan.actions:
            policy.step(state, action, self.streams)
        self.visits[number] += 1
        if self.horizon > 0:
            self.reward[number] += policy.look_ahead(state, self.streams, self.seat, self.horizon)
        else:
            policy.play_out(state, self.streams, -1)
            self.reward[number] += reward_of(state, self.seat)


def reward_of(state: State, seat: int) -> int:
    """Return what the end of a game is worth to a seat: by victory, and a little by the lead."""
    player = state.seats[seat]
    win = 2
    best = -1
    if state.is_solo:
        best = state.carl_points
        if player.points <= best:  # C10.1: CARL wins ties
            win = 0
    else:
        for i in range(state.seat_count):
            if i != seat:
                other = state.seats[i]
                best = max(best, other.points)
                win = min(win, compare(player, other))
    lead = player.points - best
    if lead >= 0:
        return win * WIN + LEAD * lead // (lead + SPREAD)
    return win * WIN - LEAD * -lead // (SPREAD - lead)


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
