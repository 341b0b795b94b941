"""Tree search over sampled states: many possible deals, one tree of moves.

Each iteration samples a full state that fits the view, walks down the tree by the moves that are
possible there, adds one node, plays some moves further with the quick policy and lets the judge say
who will win (information-set tree search). Moves are tried in the order the policy thinks of them
(PUCT). An edge keeps the mean result for the seat that moves there.
"""

from __future__ import annotations

from math import sqrt

from coatl.board.belief import Belief
from coatl.board.codes import SETUP
from coatl.bots.board.judge import Judge
from coatl.bots.board.policy import Policy
from coatl.core.blank import make_blank
from coatl.core.chance import QuickChance

NODES = 8192
EDGES = 131072
RESERVE = 4096
"""Edges kept for moves that turn up late in nodes that are there already."""
PATH = 64


class Tree:
    """The search from one view; `run` grows it."""

    first_edge: list[int]
    """Of each node."""
    move: list[int]
    next_edge: list[int]
    child: list[int]
    tries: list[int]
    total: list[float]
    points: list[float]
    prior: list[float]
    """These and those before: of each edge."""

    def __init__(
        self, belief: Belief, policy: Policy, judge: Judge, seat: int, quick: QuickChance
    ) -> None:
        self.belief = belief
        self.policy = policy
        self.judge = judge
        self.horizon = 10
        self.seat = seat
        self.quick = quick
        self.explore = 0.7
        self.sharpness = 0.5
        self.state = belief.sample(quick)
        self.node_count = 1
        self.edge_count = 1  # edge 0 is no edge
        self.iterations = 0
        make_blank(self, first_edge=8192, move=131072, next_edge=131072, child=131072, tries=131072)
        make_blank(self, 0.0, total=131072, points=131072, prior=131072)
        self.path = [0] * 64
        self.movers = [0] * 64
        self.listed = [0] * 128
        self.root_count = 0
        self.root_list = [0] * 128
        self.root_values = [0.0] * 128

    def run(self, iterations: int) -> None:
        """Do so many more iterations."""
        for _ in range(iterations):
            self.sample()
            self._iterate()
            self.iterations += 1

    def sample(self) -> None:
        """Make `state` a state that fits, with this seat to act.

        In the simultaneous set-up choice others may come first; they choose as the policy would.
        """
        state = self.state
        self.belief.sample_into(state, self.quick)
        while state.phase == SETUP and state.next_seat() != self.seat:
            self.policy.carry_out(state, self.policy.decide(state, self.quick), self.quick)

    def _iterate(self) -> None:
        state = self.state
        policy = self.policy
        node = 0
        depth = 0
        while depth < PATH:
            mover = state.next_seat()
            if mover < 0:
                break
            if node > 0:
                policy.weigh(state, False)
            elif self.root_count == 0:
                self._weigh_root()
            else:
                self._recall_root()
            edge = self._select(node)
            policy.carry_out(state, self.move[edge], self.quick)
            self.path[depth] = edge
            self.movers[depth] = mover
            depth += 1
            if self.child[edge] == 0:
                if self.node_count < NODES and self.edge_count < EDGES - RESERVE:
                    self.child[edge] = self.node_count
                    self.node_count += 1
                break
            node = self.child[edge]
        judge = self.judge
        policy.play_on(state, self.quick, self.horizon)
        judge.judge(state)
        points = judge.ends[self.seat]
        for i in range(depth):
            edge = self.path[i]
            self.tries[edge] += 1
            self.total[edge] += judge.rewards[self.movers[i]]
            self.points[edge] += points

    def _weigh_root(self) -> None:
        """List the moves of the root, and remember them: they are the same in every sample."""
        policy = self.policy
        policy.weigh(self.state, True)
        policy.carrier.forget()
        self.root_count = policy.count
        for i in range(policy.count):
            self.root_list[i] = policy.moves[i]
            self.root_values[i] = policy.values[i]

    def _recall_root(self) -> None:
        policy = self.policy
        policy.carrier.forget()
        policy.count = self.root_count
        for i in range(self.root_count):
            policy.moves[i] = self.root_list[i]
            policy.values[i] = self.root_values[i]

    def _select(self, node: int) -> int:
        """Return the edge to follow among the moves that the policy has just listed."""
        policy = self.policy
        best_value = policy.values[0]
        for i in range(policy.count):
            best_value = max(best_value, policy.values[i])
        weight = 0.0
        tries = 0
        total = 0.0
        for i in range(policy.count):
            edge = self._edge(node, policy.moves[i])
            self.listed[i] = edge
            if edge == 0:
                continue
            # A prior that falls off with the distance to the best value; no exp, so that all
            # machines agree.
            gap = (best_value - policy.values[i]) * self.sharpness
            self.prior[edge] = 1.0 / (1.0 + gap + gap * gap)
            weight += self.prior[edge]
            tries += self.tries[edge]
            total += self.total[edge]
        mean = total / tries if tries > 0 else 0.5
        root = sqrt(tries + 1) * self.explore / weight
        best = -1.0
        chosen = self.listed[0]
        for i in range(policy.count):
            edge = self.listed[i]
            if edge == 0:
                continue
            value = mean - 0.05
            if self.tries[edge] > 0:
                value = self.total[edge] / self.tries[edge]
            value += self.prior[edge] * root / (1 + self.tries[edge])
            if value > best:
                best = value
                chosen = edge
        return chosen

    def _edge(self, node: int, move: int) -> int:
        """Return the edge of a move, a new one if it was never possible here before."""
        edge = self.first_edge[node]
        while edge > 0:
            if self.move[edge] == move:
                return edge
            edge = self.next_edge[edge]
        if self.edge_count >= EDGES:
            return 0
        edge = self.edge_count
        self.edge_count += 1
        self.move[edge] = move
        self.next_edge[edge] = self.first_edge[node]
        self.first_edge[node] = edge
        return edge

    # What came out

    def root_moves(self) -> list[tuple[int, int, float, float]]:
        """List (move, visits, mean result, mean points) of the moves tried from the root."""
        found = []
        edge = self.first_edge[0]
        while edge > 0:
            tries = self.tries[edge]
            if tries > 0:
                mean = self.total[edge] / tries
                found.append((self.move[edge], tries, mean, self.points[edge] / tries))
            edge = self.next_edge[edge]
        return found
