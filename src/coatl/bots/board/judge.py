"""How a game in progress will end: the points each seat will still make, learned from self-play.

A linear rule for each stage of the game. A stage is the number of complete Cóatls of the seat
itself and the most that any other seat has. The features are what a seat has gathered.
"""

from __future__ import annotations

from coatl.board.seat import Seat
from coatl.board.state import State
from coatl.bots.board.assembler import Assembler
from coatl.bots.board.codes import FEATURES, QUICK_LIMIT
from coatl.bots.board.material import Material

MARGIN = 12.0
"""A lead of so many points is worth half of what any lead can be."""


class Judge:
    """Judges sampled states; `rewards` holds the last judgement."""

    def __init__(self, material: Material, rules: list[float]) -> None:
        self.material = material
        self.assembler = Assembler()
        self.assembler.limit = QUICK_LIMIT
        self.rules = [0.0] * 144
        for i in range(len(rules)):
            self.rules[i] = rules[i]
        self.features = [0.0] * 9
        self.stage = 0
        self.ends = [0.0] * 4
        self.rewards = [0.0] * 4

    def find_features(self, state: State, seat: int) -> None:
        """Note the stage and the features of one seat."""
        player = state.seats[seat]
        material = self.material
        material.survey(state, player)
        others = 0
        for i in range(state.seat_count):
            other = state.seats[i]
            if i != seat and other.finished_count > others:
                others = other.finished_count
        self.stage = player.finished_count * 4 + others
        first = player.slots[0]
        second = player.slots[1]
        self.features[0] = 1.0
        self.features[1] = material.potential()
        self.features[2] = self._best_finish(state, player)
        self.features[3] = player.board_size
        self.features[4] = first.length + second.length
        self.features[5] = player.hand_size
        self.features[6] = 1.0 if material.has_head else 0.0
        self.features[7] = 1.0 if material.has_tail else 0.0
        self.features[8] = 1.0 if state.turn == seat else 0.0

    def _best_finish(self, state: State, player: Seat) -> float:
        """Return the points of the Cóatl that could be completed at once."""
        best = 0
        if player.finished_count >= 3 or not (self.material.has_head and self.material.has_tail):
            return 0.0
        self.assembler.pose(state, player, self.material.slot)
        if self.assembler.solve(True):
            best = self.assembler.points
        return best

    def expect(self, state: State, seat: int) -> float:
        """Return the points a seat will probably end with."""
        self.find_features(state, seat)
        player = state.seats[seat]
        gain = 0.0
        first = self.stage * FEATURES
        for i in range(FEATURES):
            gain += self.rules[first + i] * self.features[i]
        return player.points + gain

    def judge(self, state: State) -> None:
        """Set `rewards`: what the state is worth to each seat, from 0 to 1."""
        is_over = state.next_seat() < 0
        for i in range(state.seat_count):
            player = state.seats[i]
            if is_over:
                self.ends[i] = player.points
            else:
                self.ends[i] = self.expect(state, i)
        for i in range(state.seat_count):
            lead = 1000.0
            for j in range(state.seat_count):
                if j != i and self.ends[i] - self.ends[j] < lead:
                    lead = self.ends[i] - self.ends[j]
            size = lead if lead > 0.0 else -lead
            won = 0.5
            if is_over:
                if lead > 0.0:
                    won = 1.0
                elif lead < 0.0:
                    won = 0.0
            else:
                won = 0.5 + 0.5 * lead / (size + 5.0)
            self.rewards[i] = 0.6 * won + 0.4 * (0.5 + 0.5 * lead / (size + MARGIN))

    def feature_list(self) -> list[float]:
        """Return what `find_features` found: the stage, then the features."""
        return [float(self.stage), *[self.features[i] for i in range(FEATURES)]]

    def end_list(self, seats: int) -> list[float]:
        """Return the points expected for each seat by the last judgement."""
        return [self.ends[i] for i in range(seats)]
