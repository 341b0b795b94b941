"""When to complete a Cóatl: what it takes, what it is worth, and how near the end is."""

from __future__ import annotations

from coatl.board.codes import BODY, HEAD, RUNNING, TAIL, THIRD
from coatl.board.pairs import PAIR_TABLE
from coatl.board.seat import Seat
from coatl.board.state import State
from coatl.bots.board.assembler import Assembler
from coatl.bots.board.codes import QUICK_LIMIT, TAKEN_PAIR, TAKEN_TAIL
from coatl.bots.board.weights import (
    CARD_COST,
    FINISH_BIAS,
    FINISH_FACTOR,
    FULL,
    HAZARD,
    LATE,
    LEAD,
    SEGMENT_COST,
    SMALL,
    THIRD_BIAS,
)


class Closing:
    """Questions about completing; it owns the assembly solver that answers them."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = [0.0] * 24
        for i in range(24):
            self.weights[i] = weights[i]
        self.assembler = Assembler()
        self.assembler.limit = QUICK_LIMIT
        self.set_costs(False)

    def set_costs(self, is_big: bool) -> None:
        """Solve for points and what is kept for later, or (`is_big`) for points alone."""
        if is_big:
            self.assembler.set_cost(1)
            self.assembler.card_cost = 1
        else:
            self.assembler.set_cost(int(self.weights[SEGMENT_COST] * 100))
            self.assembler.card_cost = int(self.weights[CARD_COST] * 100)

    def set_extend_costs(self, player: Seat) -> None:
        """Solve for laying down: from a crowded player board every piece is welcome."""
        self.assembler.set_cost(-10 if player.board_size > 6 else 10)
        self.assembler.card_cost = 0

    def actions_left(self, state: State) -> int:
        """Return how many actions the acting seat still has, or 99 while no end is in sight."""
        if state.ending == RUNNING or state.turns_left < 0:
            return 99
        if state.ending == THIRD:
            return state.actions_left
        return 1 + (state.turns_left - 1) // state.seat_count

    def finish_value(self, state: State, seat: int, player: Seat, points: int) -> float:
        """Return what completing a Cóatl of so many points is worth now."""
        if self.actions_left(state) <= 2:
            return points + 0.01
        value = points * self.weights[FINISH_FACTOR] + self.weights[FINISH_BIAS]
        if points < 12:
            value -= self.weights[SMALL] * (12 - points)
        if 8 - player.board_size < 2:
            value += self.weights[FULL]
        if player.finished_count == 2:
            best = 0
            for i in range(state.seat_count):
                other = state.seats[i]
                if i != seat and other.points > best:
                    best = other.points
            value += self.weights[THIRD_BIAS]
            value += self.weights[LEAD] * (player.points + points - best)
        return value

    def can_close(self, player: Seat, slot: int) -> bool:
        """Tell whether a head, a tail and a body segment are at hand for a place."""
        core = player.slots[slot]
        first = player.slots[0]
        if slot == 1 and core.length == 0 and first.length == 0:
            return False  # a new serpent would begin in the first place
        has_head = core.has_head
        has_tail = core.has_tail
        bodies = core.length - has_head - has_tail
        for colour in range(5):
            if player.board[HEAD + colour] > 0:
                has_head = True
            if player.board[TAIL + colour] > 0:
                has_tail = True
            bodies += player.board[BODY + colour]
        return has_head and has_tail and bodies > 0

    def hazard(self, state: State, seat: int) -> float:
        """Return how much of a plan is lost because another seat may end the game first."""
        hazard = 0.0
        for i in range(state.seat_count):
            other = state.seats[i]
            if i != seat and other.finished_count == 2:
                for place in range(2):
                    if self.can_close(other, place):
                        hazard = self.weights[HAZARD]
        if state.body_bag.total < 12 and hazard < self.weights[LATE]:
            hazard = self.weights[LATE]
        return hazard

    def lend(self, player: Seat, kind: int, gives: bool) -> None:
        """Give a seat what a take would bring, or take it back."""
        if kind < TAKEN_TAIL:
            self._lend_piece(player, HEAD + kind, gives)
        elif kind < TAKEN_PAIR:
            self._lend_piece(player, TAIL + kind - TAKEN_TAIL, gives)
        else:
            self._lend_piece(player, BODY + PAIR_TABLE.first[kind - TAKEN_PAIR], gives)
            self._lend_piece(player, BODY + PAIR_TABLE.second[kind - TAKEN_PAIR], gives)

    def _lend_piece(self, player: Seat, piece: int, gives: bool) -> None:
        if gives:
            player.add_piece(piece)
        else:
            player.remove_piece(piece)
