"""What two Prophecy cards need together: the pieces of the shortest serpent that satisfies both.

A *target* is a card at one of its levels. Two targets often share pieces (`AABB` holds `~AA~`), so
what a hand needs is less than the sum. Pairs are worked out when they are first asked for.
"""

from __future__ import annotations

from coatl.board.patterns import card_tables
from coatl.board.shapes import COUNT, MULTISET, PAIR, ROW
from coatl.bots.board.codes import MOST_TARGETS
from coatl.core.blank import make_blank

NODES = 4096
"""Pairs of (automaton row, times), four bits and two bits for each of both cards."""
TABLES = card_tables()


class Overlaps:
    """Targets by number, and what each pair of them needs."""

    count: int
    first: list[int]
    """The first target of each card."""
    card: list[int]
    times: list[int]
    points: list[int]
    """These three: of each target."""
    single: list[int]
    """[target][colour]: the pieces that a target needs alone."""
    joint: list[int]
    """[target][target][colour]: the pieces that both need together."""
    known: list[int]
    """[target][target]: whether that has been worked out."""
    parent: list[int]
    colour: list[int]
    seen: list[int]
    queue: list[int]
    """The search: where each pair was reached from, by which colour, and what is next."""

    def __init__(self) -> None:
        self.count = 0
        make_blank(self, first=65, card=160, times=160, points=160, single=800)
        make_blank(self, joint=128000, known=25600)
        make_blank(self, parent=4096, colour=4096, seen=4096, queue=4096)
        for card in range(TABLES.prophecy_count):
            self.first[card] = self.count
            points = 0
            for times in range(1, 7):
                gained = TABLES.points[card * 7 + times]
                if gained > points and self.count < MOST_TARGETS and self._is_listed(card, times):
                    self._add(card, times, gained)
                    points = gained
        for card in range(TABLES.prophecy_count, 65):
            self.first[card] = self.count

    def _is_listed(self, card: int, times: int) -> bool:
        kind = TABLES.kind[card]
        return kind in (COUNT, MULTISET) or times <= 3

    def _add(self, card: int, times: int, points: int) -> None:
        target = self.count
        self.card[target] = card
        self.times[target] = times
        self.points[target] = points
        self.count = target + 1
        kind = TABLES.kind[card]
        if kind in (COUNT, MULTISET):
            for colour in range(5):
                self.single[target * 5 + colour] = TABLES.needs[card * 5 + colour] * times
        else:
            self._search(target, target)
            for colour in range(5):
                self.single[target * 5 + colour] = self.joint[
                    (target * MOST_TARGETS + target) * 5 + colour
                ]

    def need(self, one: int, other: int, colour: int) -> int:
        """Return how many pieces of a colour two targets take together."""
        if not self.known[one * MOST_TARGETS + other]:
            self.learn(one, other)
        return self.joint[(one * MOST_TARGETS + other) * 5 + colour]

    def learn(self, one: int, other: int) -> None:
        """Work out what two targets take together."""
        here = (one * MOST_TARGETS + other) * 5
        first = TABLES.kind[self.card[one]]
        second = TABLES.kind[self.card[other]]
        if first in (COUNT, MULTISET) or second in (COUNT, MULTISET):
            for colour in range(5):
                need = self.single[one * 5 + colour]
                need = max(need, self.single[other * 5 + colour])
                self.joint[here + colour] = need
        else:
            self._search(one, other)
        self.known[one * MOST_TARGETS + other] = 1
        self.known[other * MOST_TARGETS + one] = 1
        for colour in range(5):
            self.joint[(other * MOST_TARGETS + one) * 5 + colour] = self.joint[here + colour]

    def _search(self, one: int, other: int) -> None:
        """Walk both automatons breadth first until both targets are reached."""
        for i in range(NODES):
            self.seen[i] = 0
        self.queue[0] = 0
        self.seen[0] = 1
        head = 0
        tail = 1
        found = -1
        while head < tail and found < 0:
            node = self.queue[head]
            head += 1
            for colour in range(5):
                left = self._walk(one, node >> 6, colour)
                right = self._walk(other, node & 63, colour)
                reached = left * 64 + right
                if self.seen[reached]:
                    continue
                self.seen[reached] = 1
                self.parent[reached] = node
                self.colour[reached] = colour
                self.queue[tail] = reached
                tail += 1
                if self._is_reached(one, left) and self._is_reached(other, right):
                    found = reached
                    break
        here = (one * MOST_TARGETS + other) * 5
        for colour in range(5):
            self.joint[here + colour] = 0
        while found > 0:
            self.joint[here + self.colour[found]] += 1
            found = self.parent[found]

    def _walk(self, target: int, place: int, colour: int) -> int:
        """Return (row, times) after one more colour; once reached, a target stays reached."""
        times = place & 3
        if times >= self.times[target]:
            return times
        row = TABLES.automaton[self.card[target] * 128 + (place >> 2) * ROW + colour]
        times += row >> 7
        if times >= self.times[target]:
            return times
        return (row & 127) // ROW * 4 + times

    def _is_reached(self, target: int, place: int) -> bool:
        times = place & 3
        if TABLES.kind[self.card[target]] == PAIR and place >> 2 == 2:
            times += 1
        return times >= self.times[target]


OVERLAPS = Overlaps()


def overlaps() -> Overlaps:
    """Return the one table; compiled modules hide their globals from Python."""
    return OVERLAPS
