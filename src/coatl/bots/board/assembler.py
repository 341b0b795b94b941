"""The puzzle of assembly: the best serpent from the pieces on a player board, solved exactly.

Every arrangement is tried from head to tail. The automatons of the cards walk along, so a step
costs one table look-up a card, and arrangements that begin alike share their beginning.
"""

from __future__ import annotations

from coatl.board.codes import BODY, EMPTY, HEAD, TAIL
from coatl.board.patterns import card_tables, count_met, prophecy_points, temple_points
from coatl.board.position import Position
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.board.shapes import BLOCKED, COUNT, MULTISET, NO_FAMILY, PAIR, ROW
from coatl.bots.board.answer import Answer
from coatl.bots.board.codes import UNLIMITED
from coatl.core.choices import Choices

WIDTH = 12
"""Room for the cards of one problem: four beside the serpent, five in hand."""
TABLES = card_tables()


class Assembler:
    """A problem (`pose`), its best answer (`solve`), and the steps that carry it out.

    An answer is worth 100 a point less `cost` for each body segment and `card_cost` for each card
    it uses. With `closes` it must be complete; otherwise it leaves the right end open, or the left
    one if a tail is there already.
    """

    cost: list[int]
    card_cost: int
    slot: int
    closes: bool
    strict: bool
    best: int
    """Worth of the best answer, or -UNLIMITED if there is none."""
    points: int
    nodes: int
    is_exact: bool
    limit: int

    def __init__(self) -> None:
        self.cost = [0] * 5
        self.card_cost = 0
        self.limit = UNLIMITED
        self.bodies = [0] * 5
        self.heads = [0] * 5
        self.tails = [0] * 5
        self.cards = [0] * 12
        self.card_count = 0
        self.placed = 0
        self.temples = [0] * 4
        self.temple_count = 0
        self.temple_bound = 0
        self.core_row = [0] * 192
        self.core_times = [0] * 192
        self.rows = [0] * 240
        self.times = [0] * 240
        self.path = [0] * 20
        self.left_size = 0
        self.right_size = 0
        self.body_cost = 0
        self.head = EMPTY
        self.answer = Answer()
        self.gains = [0] * 12
        self.core = Serpent()
        self.shape = Serpent()

    def set_cost(self, cost: int) -> None:
        """Let every body segment cost the same."""
        for colour in range(5):
            self.cost[colour] = cost

    def pose(self, position: Position, player: Seat, slot: int) -> None:
        """Take the pieces, cards and temples that a seat could use on one of its places."""
        self.slot = slot
        self.strict = position.strict_ends
        self.core = player.slots[slot]
        for colour in range(5):
            self.heads[colour] = player.board[HEAD + colour]
            self.bodies[colour] = player.board[BODY + colour]
            self.tails[colour] = player.board[TAIL + colour]
        self.placed = self.core.card_count
        for i in range(self.placed):
            self.cards[i] = self.core.cards[i]
        self.card_count = self.placed
        for i in range(player.hand_size):
            self.add_card(player.hand[i])
        self.temple_count = 0
        self.temple_bound = 0
        self._add_temple(player.temple)
        self._add_temple(player.commitment)
        self._add_temple(position.pile_top[0])
        self._add_temple(position.pile_top[1])

    def add_card(self, card: int) -> None:
        """Let the serpent use one more card; never two identical ones (B6.3)."""
        for i in range(self.card_count):
            if self.cards[i] == card:
                return
        if self.card_count < WIDTH:
            self.cards[self.card_count] = card
            self.card_count += 1

    def _add_temple(self, temple: int) -> None:
        if temple != EMPTY:
            self.temples[self.temple_count] = temple
            self.temple_count += 1
            most = temple_points(temple, TABLES.requirement_count[temple]) * 100
            self.temple_bound = max(self.temple_bound, most)

    def solve(self, closes: bool) -> bool:
        """Find the best answer; tell whether there is one."""
        self.closes = closes
        self.best = -UNLIMITED
        self.points = 0
        self.nodes = 0
        self.is_exact = True
        self.left_size = 0
        self.right_size = 0
        self.body_cost = 0
        self.head = EMPTY
        core = self.core
        shape = self.shape
        shape.length = core.length
        shape.has_head = True
        shape.has_tail = True
        shape.card_count = 0
        for colour in range(5):
            shape.counts[colour] = core.counts[colour]
        if core.has_head:
            self._begin(False)
            self._walk_core_from_start()
            self._extend_right(1)
            return self.best > -UNLIMITED
        if core.length > 0:
            self._map_core()
        for colour in range(5):
            if self.heads[colour] > 0 and (closes or not core.has_tail):
                self.head = colour
                self._begin(False)
                self._read(0, colour)
                self._add_shape(colour, 1)
                if core.length > 0:
                    self._extend_left(1)
                else:
                    self._extend_right(1)
                self._add_shape(colour, -1)
        if not closes and self.head == EMPTY:
            self._begin(self.strict)
            for i in range(self.card_count):
                self.rows[WIDTH + i] = self.rows[i]
                self.times[WIDTH + i] = 0
            if core.length > 0:
                self._extend_left(1)
            else:
                self._extend_right(1)
        return self.best > -UNLIMITED

    def _begin(self, is_open: bool) -> None:
        for i in range(self.card_count):
            self.times[i] = 0
            self.rows[i] = 0
            if is_open and TABLES.kind[self.cards[i]] == PAIR:
                self.rows[i] = BLOCKED * ROW

    def _add_shape(self, colour: int, number: int) -> None:
        self.shape.counts[colour] += number
        self.shape.length += number

    def _read(self, depth: int, colour: int) -> None:
        """Let every card's automaton read one colour, from one depth to the next."""
        here = depth * WIDTH
        for i in range(self.card_count):
            row = TABLES.automaton[self.cards[i] * 128 + self.rows[here + i] + colour]
            self.times[here + WIDTH + i] = self.times[here + i] + (row >> 7)
            self.rows[here + WIDTH + i] = row & 127

    def _walk_core_from_start(self) -> None:
        core = self.core
        for i in range(self.card_count):
            row = 0
            times = 0
            for place in range(core.length):
                row = TABLES.automaton[self.cards[i] * 128 + row + core.colours[place]]
                times += row >> 7
                row &= 127
            self.rows[WIDTH + i] = row
            self.times[WIDTH + i] = times

    def _map_core(self) -> None:
        """Note where the core takes each state of each automaton."""
        core = self.core
        for i in range(self.card_count):
            for start in range(16):
                row = start * ROW
                times = 0
                for place in range(core.length):
                    row = TABLES.automaton[self.cards[i] * 128 + row + core.colours[place]]
                    times += row >> 7
                    row &= 127
                self.core_row[i * 16 + start] = row
                self.core_times[i * 16 + start] = times

    def _extend_left(self, depth: int) -> None:
        """Put the core here, or first one more body segment before it."""
        here = depth * WIDTH
        for i in range(self.card_count):
            start = i * 16 + self.rows[here + i] // ROW
            self.times[here + WIDTH + i] = self.times[here + i] + self.core_times[start]
            self.rows[here + WIDTH + i] = self.core_row[start]
        if self.core.has_tail:
            if not self.closes or self.core.length > 1 or self.left_size > 0:
                self._judge(depth + 1, EMPTY)
        else:
            self._extend_right(depth + 1)
        for colour in range(5):
            if self.bodies[colour] > 0 and self._may_go_on():
                self.bodies[colour] -= 1
                self.path[self.left_size] = colour
                self.left_size += 1
                self.body_cost += self.cost[colour]
                self._add_shape(colour, 1)
                self._read(depth, colour)
                self._extend_left(depth + 1)
                self._add_shape(colour, -1)
                self.body_cost -= self.cost[colour]
                self.left_size -= 1
                self.bodies[colour] += 1

    def _extend_right(self, depth: int) -> None:
        """End the serpent here, or first put one more body segment after it."""
        size = self.left_size + self.right_size
        if not self.closes:
            if self.shape.length > 0:
                self._judge(depth, EMPTY)
        elif self.core.length > (1 if self.core.has_head else 0) or size > 0:
            for colour in range(5):
                if self.tails[colour] > 0:
                    self._read(depth, colour)
                    self._add_shape(colour, 1)
                    self._judge(depth + 1, colour)
                    self._add_shape(colour, -1)
        for colour in range(5):
            if self.bodies[colour] > 0 and self._may_go_on():
                self.bodies[colour] -= 1
                self.path[size] = colour
                self.right_size += 1
                self.body_cost += self.cost[colour]
                self._add_shape(colour, 1)
                self._read(depth, colour)
                self._extend_right(depth + 1)
                self._add_shape(colour, -1)
                self.body_cost -= self.cost[colour]
                self.right_size -= 1
                self.bodies[colour] += 1

    def _may_go_on(self) -> bool:
        self.nodes += 1
        if self.nodes > self.limit:
            self.is_exact = False
            return False
        return True

    def _gain(self, i: int, here: int, is_closed: bool) -> int:
        """Return the points of one card for the serpent as it stands."""
        card = self.cards[i]
        kind = TABLES.kind[card]
        if kind == COUNT:
            return prophecy_points(card, self.shape.counts[TABLES.colour[card]])
        if kind == MULTISET:
            times = 122
            for colour in range(5):
                need = TABLES.needs[card * 5 + colour]
                if need > 0 and self.shape.counts[colour] // need < times:
                    times = self.shape.counts[colour] // need
            return prophecy_points(card, times)
        times = self.times[here + i]
        if kind == PAIR and self.rows[here + i] == 2 * ROW and (is_closed or not self.strict):
            times += 1
        return prophecy_points(card, times)

    def _judge(self, depth: int, tail: int) -> None:
        """Compare the serpent as it stands with the best one so far."""
        here = depth * WIDTH
        is_closed = self.closes
        points = 0
        for i in range(self.card_count):
            self.gains[i] = self._gain(i, here, is_closed)
        for i in range(self.placed):
            points += self.gains[i]
        used = 0
        room = 4 - self.placed
        worth = points * 100 - self.body_cost
        # The best cards of the hand, one after another; at least one card in all (B6.5).
        chosen = 0
        while used < room:
            top = -1
            for i in range(self.placed, self.card_count):
                if (chosen >> i) & 1 == 0 and self.gains[i] > 0:
                    if top < 0 or self.gains[i] > self.gains[top]:
                        top = i
            if top < 0:
                break
            gain = self.gains[top] * 100 - self.card_cost
            if gain <= 0 and (used > 0 or self.placed > 0):
                break
            chosen |= 1 << top
            worth += gain
            points += self.gains[top]
            used += 1
        if self.closes and used == 0 and self.placed == 0:
            return
        temple = EMPTY
        if worth + self.temple_bound <= self.best:  # no Temple card is worth more
            return
        bonus = 0
        for i in range(self.temple_count):
            gain = self._temple_gain(self.temples[i], chosen)
            if gain > bonus:
                bonus = gain
                temple = self.temples[i]
        points += bonus
        worth += bonus * 100
        if worth > self.best:
            self.best = worth
            self.points = points
            self._keep(tail, temple, chosen)

    def _keep(self, tail: int, temple: int, chosen: int) -> None:
        """Note down the serpent as it stands."""
        answer = self.answer
        answer.head = self.head
        answer.tail = tail
        answer.temple = temple
        answer.left_size = self.left_size
        for i in range(self.left_size):
            answer.left[i] = self.path[i]
        answer.right_size = self.right_size
        for i in range(self.right_size):
            answer.right[i] = self.path[self.left_size + i]
        answer.card_count = 0
        for i in range(self.placed, self.card_count):
            if (chosen >> i) & 1:
                answer.cards[answer.card_count] = self.cards[i]
                answer.card_count += 1

    def _temple_gain(self, temple: int, chosen: int) -> int:
        """Return the points of a Temple card, given which cards lie beside the serpent."""
        shape = self.shape
        shape.card_count = 0
        first = temple * 4
        for place in range(first, first + TABLES.requirement_count[temple]):
            if TABLES.requirement[place] == NO_FAMILY and shape.card_count == 0:
                for i in range(self.card_count):
                    if i < self.placed or (chosen >> i) & 1:
                        shape.cards[shape.card_count] = self.cards[i]
                        shape.card_count += 1
        met = count_met(temple, shape)
        shape.card_count = 0
        return temple_points(temple, met) if met > 0 else 0

    def list_steps(self, choices: Choices) -> None:
        """Write the best answer as actions, in the order in which the rules allow them."""
        self.answer.list_steps(self.core, self.slot, self.closes, choices)
