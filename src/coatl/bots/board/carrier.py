"""Moves carried out: an action of the engine, or a whole assembly worked out by the solver."""

from __future__ import annotations

from coatl.board.actions import DONE
from coatl.board.codes import ASSEMBLE, COMPLETE, EMPTY
from coatl.board.state import State
from coatl.bots.board.closing import Closing
from coatl.bots.board.codes import EXTEND, FINISH, FINISH_BIG
from coatl.core.chance import Chance
from coatl.core.choices import Choices


class Carrier:
    """Knows what a move means; the steps of the last assembly are kept while they hold."""

    def __init__(self, closing: Closing) -> None:
        self.closing = closing
        self.assembler = closing.assembler
        self.steps = Choices()
        self.ready = -1

    def forget(self) -> None:
        """Work every assembly out anew: the state is another one."""
        self.ready = -1

    def keep(self, move: int) -> None:
        """Keep the steps of what the solver has just found: it is this move."""
        self.assembler.list_steps(self.steps)
        self.ready = move

    def plan_steps(self, state: State, move: int) -> None:
        """Write the actions of a move into `steps`; the closing DONE, if needed, comes after."""
        if move < FINISH:
            self.steps.size = 0
            self.steps.add(move)
            return
        if self.ready == move:
            return
        player = state.seats[state.next_seat()]
        slot = move & 1
        if EXTEND <= move < FINISH_BIG:
            self.closing.set_extend_costs(player)
        else:
            self.closing.set_costs(move >= FINISH_BIG)
        self.assembler.pose(state, player, slot)
        self.assembler.solve(move < EXTEND or move >= FINISH_BIG)
        self.assembler.list_steps(self.steps)

    def list_steps(self, state: State, move: int) -> list[int]:
        """Return the actions of a move, the closing DONE of an assembly included."""
        self.plan_steps(state, move)
        steps: list[int] = [self.steps.get(i) for i in range(self.steps.size)]
        has_temple = self.assembler.answer.temple != EMPTY
        if (move >= FINISH and not has_temple) or EXTEND <= move < FINISH_BIG:
            steps.append(DONE)
        return steps

    def carry_out(self, state: State, move: int, chance: Chance) -> None:
        """Do a whole move: an action, or all steps of an assembly."""
        seat = state.next_seat()
        if move < FINISH:
            state.carry_out(seat, move, chance, None)
            return
        self.plan_steps(state, move)
        self.ready = -1
        for i in range(self.steps.size):
            state.carry_out(seat, self.steps.ids[i], chance, None)
        if state.phase == COMPLETE:
            state.carry_out(seat, DONE, chance, None)
        if state.phase == ASSEMBLE and EXTEND <= move < FINISH_BIG:
            state.carry_out(seat, DONE, chance, None)
