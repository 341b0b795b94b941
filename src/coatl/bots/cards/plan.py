# cython: boundscheck=False, wraparound=False
"""All ways to play one's own turn, the most promising first.

A plan is a list of actions up to the end of the turn, or up to a discard, after which nobody knows
what comes. All placements and all sets of fulfilments are tried; what the others may do is left to
the weights of the judge, and to the search that builds on these plans.
"""

from __future__ import annotations

from coatl.bots.cards.judge import Judge
from coatl.bots.cards.policy import Policy
from coatl.bots.cards.survey import Survey
from coatl.cards.actions import DISCARD, DONE
from coatl.cards.actions import FULFIL as FULFIL_ACTION
from coatl.cards.codes import DROP, FULFIL, PLAY
from coatl.cards.effects import perform
from coatl.cards.legal import list_legal
from coatl.cards.state import State
from coatl.core.bag import Bag
from coatl.core.chance import Chance, QuickChance
from coatl.core.choices import Choices

NEVER = -1000000
"""Less than anything is worth."""
DEPTH = 24
"""More steps than a turn can have: two placements, and as many fulfilments as cards in sight."""


class Plan:
    """What to do in the rest of a turn, and what it is worth at its end."""

    actions: list[int]
    worth: int

    def __init__(self, actions: list[int], worth: int) -> None:
        self.actions = actions
        self.worth = worth

    def __repr__(self) -> str:
        return f"Plan({self.actions}, {self.worth})"


class Forced(Chance):
    """A chance that always draws the same content."""

    content: int

    def __init__(self) -> None:
        self.content = 0

    def draw(self, source: int, bag: Bag) -> int:
        """Return what it was told to."""
        return self.content


class Planner:
    """Finds the best plans of the seat whose turn it is."""

    policy: Policy
    judge: Judge
    discards: bool
    states: list[State]
    saved: list[Survey]
    lists: list[Choices]
    path: list[int]
    plans: list[Plan]
    limit: int
    floor: int
    """What a plan must be worth to be kept."""
    quick: QuickChance
    forced: Forced

    def __init__(self, policy: Policy, example: State, discards: bool) -> None:
        self.policy = policy
        self.judge = policy.judge
        self.discards = discards
        self.states = [State(example.options) for _ in range(DEPTH)]
        self.saved = [Survey() for _ in range(DEPTH)]
        self.lists = [Choices() for _ in range(DEPTH)]
        self.path = [0] * 24
        self.plans = []
        self.limit = 1
        self.floor = NEVER
        self.quick = QuickChance(1)
        self.forced = Forced()

    def find(self, state: State, limit: int) -> list[Plan]:
        """Return the best plans for the turn in `state`, at most `limit`, the best first.

        Of plans that differ only in the order of the same placements one is kept.
        """
        self.plans = []
        self.limit = limit
        self.floor = NEVER
        self.judge.count_all(state)
        self._expand(state, 0, -1)
        return [self._complete(state, plan) for plan in self.plans]

    def _expand(self, state: State, depth: int, last: int) -> None:
        choices = self.lists[depth]
        list_legal(state, state.turn, choices)
        if state.phase == FULFIL:
            self._expand_fulfil(state, depth, last)
        elif state.phase == DROP or state.plays_left > 1:
            for i in range(choices.size):
                action = choices.ids[i]
                if state.phase == PLAY and action >= DISCARD:
                    if self.discards:
                        worth = self._expect(state, depth, action)
                        self._offer(depth, action, worth)
                else:
                    self._descend(state, depth, action)
        else:
            self.judge.study(state, state.turn)
            for i in range(choices.size):
                action = choices.ids[i]
                if self.discards or state.phase != PLAY or action < DISCARD:
                    self._offer(depth, action, self.policy.rate_studied(state, action))

    def _expand_fulfil(self, state: State, depth: int, last: int) -> None:
        # Every set of fulfilments once: in ascending order of the cards.
        choices = self.lists[depth]
        for i in range(choices.size):
            action = choices.ids[i]
            if action > last:
                if state.plays_left > 0:
                    self._descend(state, depth, action)
                else:
                    self._finish(state, depth, action)

    def _finish(self, state: State, depth: int, action: int) -> None:
        """Fulfil after the last placement of the turn, where the next action may end it."""
        seat = state.turn
        worth = self.policy.rate(state, seat, action)
        self._offer(depth, action, worth)
        if action != DONE:
            child = self.states[depth]
            child.copy_from(state)
            perform(child, seat, action, self.quick, None)
            if child.phase == FULFIL and child.turn == seat and child.plays_left == 0:
                self.path[depth] = action
                self._expand(child, depth + 1, action)

    def _descend(self, state: State, depth: int, action: int) -> None:
        child = self.states[depth]
        child.copy_from(state)
        saved = self.saved[depth]
        saved.copy_counts(self.judge)
        self.path[depth] = action
        self.policy.step(child, action, self.quick)
        last = action if FULFIL_ACTION <= action < DONE and state.phase == FULFIL else -1
        self._expand(child, depth + 1, last)
        self.judge.copy_counts(saved)

    def _offer(self, depth: int, action: int, worth: int) -> None:
        plans = self.plans
        if worth <= self.floor and len(plans) >= self.limit:
            return
        actions = [self.path[i] for i in range(depth)]
        actions.append(action)
        key = sorted(actions)
        place = len(plans)
        for i in range(len(plans) - 1, -1, -1):
            plan = plans[i]
            if plan.worth >= worth:
                if plan.worth == worth and sorted(plan.actions) == key:
                    return
                if plan.worth > worth:
                    break
            else:
                place = i
        plans.insert(place, Plan(actions, worth))
        if len(plans) > self.limit:
            plans.pop()
        self.floor = plans[len(plans) - 1].worth

    def _expect(self, state: State, depth: int, action: int) -> int:
        """Return the mean over what a first discard may reveal of the best that can follow."""
        deck = state.feathers if state.feathers.total > 0 else state.feather_discard
        revealed = self.states[depth]
        total = 0
        count = 0
        for kind in range(10):
            if deck.counts[kind] > 0:
                revealed.copy_from(state)
                self.forced.content = kind
                perform(revealed, state.turn, action, self.forced, None)
                total += self._best_after(revealed, depth + 1) * deck.counts[kind]
                count += deck.counts[kind]
        return (total - NEVER * count) // count + NEVER if count > 0 else NEVER

    def _best_after(self, state: State, depth: int) -> int:
        """Return the worth of the best two placements, fulfilling greedily after the first."""
        policy = self.policy
        child = self.states[depth]
        choices = self.lists[depth]
        inner = self.lists[depth + 1]
        seat = state.turn
        list_legal(state, seat, choices)
        best = NEVER
        for i in range(choices.size):
            child.copy_from(state)
            saved = self.saved[depth]
            saved.copy_counts(self.judge)
            policy.step(child, choices.ids[i], self.quick)
            while child.phase in (FULFIL, DROP):
                policy.step(child, policy.choose(child, seat), self.quick)
            list_legal(child, seat, inner)
            self.judge.study(child, seat)
            for j in range(inner.size):
                if inner.ids[j] < DISCARD:
                    best = max(best, policy.rate_studied(child, inner.ids[j]))
            self.judge.copy_counts(saved)
        return best

    def _complete(self, state: State, plan: Plan) -> Plan:
        """Add the fulfilments after the last placement."""
        child = self.states[0]
        child.copy_from(state)
        self.judge.count_all(state)
        seat = state.turn
        turn = state.round
        actions = list(plan.actions)
        for action in actions:
            self.policy.step(child, action, self.quick)
        while child.turn == seat and child.round == turn and child.phase in (FULFIL, DROP):
            actions.append(self.policy.choose(child, seat))
            self.policy.step(child, actions[len(actions) - 1], self.quick)
        return Plan(actions, plan.worth)
