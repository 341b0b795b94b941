# cython: boundscheck=False, wraparound=False
"""What one more card does to every pattern at once, looked up instead of counted.

A new Feather card, head or tail changes only the occurrences at its end of the row, and those
depend on three segments. So what it adds and what it covers is tabled, one byte a Prophecy.
"""

from __future__ import annotations

from coatl.cards.deck import load_deck
from coatl.cards.oriented import ORIENTED_TABLE
from coatl.cards.patterns import fits_at
from coatl.cards.serpent import Serpent
from coatl.core.blank import make_blank

CARDS = 40
"""Prophecy cards, and so the length of one line of a table."""
NONE = 5
"""The code of a place beyond the end of the row."""
STACK = 6
"""What a stack adds to the code of its colour; so a segment is one of twelve codes."""
ENDS = 460800
"""Where heads and tails begin in the table of additions."""
NOTHING_ADDED = 4000
"""A line of the table of additions that adds nothing: nothing lies beside such an end."""
NOTHING_LOST = 31400
"""A line of the table of losses without any: an empty row."""
KINDS = ("pair", "gap", "match", "either", "not", "stack", "before stack")


class EndTables:
    """Occurrences gained and lost at an end of a row, by the segments next to it.

    An end is named by its segments from the outermost inwards: `outer`, `inner`, `third`. Modes are
    placements less one: left, over left, over right, right. A line is 40 bytes, one a Prophecy.
    """

    added: list[int]
    """[mode][what stays][oriented card]: new occurrences with the new card in them. What stays next
    to it is `inner`, `outer`; after an overlap `third`, `inner`. Then, from `ENDS` on, the same for
    heads and tails: [side][inner, outer][colour]."""
    lost: list[int]
    """[side][third, inner, outer]: occurrences that an overlap of `outer` removes."""
    reach: list[int]
    """[mode][what stays]: the kinds of Feather card that create the pattern, one bit each."""
    end_reach: list[int]
    """[side][inner, outer]: the colours of a head or tail that create it, one bit each."""
    kind: list[int]
    """The kind of each Prophecy's pattern."""

    def __init__(self) -> None:
        make_blank(self, added=518400, lost=138240, reach=23040, end_reach=11520, kind=40)
        for prophecy in load_deck().prophecies:
            self.kind[prophecy.index] = KINDS.index(prophecy.pattern.kind)
        self._fill()

    def _fill(self) -> None:
        row = Serpent()
        for near in range(12):  # the segment next to the new ones
            for far in range(12):
                if near not in (5, 11):
                    self._fill_pair(row, near, far, far * 12 + near)
        self._fill_pair(row, 5, 5, 65)  # an empty row

    def _fill_pair(self, row: Serpent, near: int, far: int, pair: int) -> None:
        for oriented in range(20):
            left = ORIENTED_TABLE.left[oriented]
            right = ORIENTED_TABLE.right[oriented]
            kind = 1 << ORIENTED_TABLE.kind[oriented]
            for mode in range(4):
                if mode == 0:
                    _lay(row, left, right, near, far)
                elif mode == 1:
                    _lay(row, left, right + 6, near, far)
                elif mode == 2:
                    _lay(row, far, near, left + 6, right)
                else:
                    _lay(row, far, near, left, right)
                line = ((mode * 144 + pair) * 20 + oriented) * 40
                reach = (mode * 144 + pair) * 40
                for card in range(40):
                    if mode < 2:
                        times = _count(row, card, 0, 1)
                    else:
                        times = _count(row, card, 2, 3)
                    self.added[line + card] = times
                    if times > 0:
                        self.reach[reach + card] |= kind
        for colour in range(5):
            for card in range(40):
                _lay(row, colour, near, far, 5)
                times = _count(row, card, 0, 0)
                self.added[460800 + (pair * 5 + colour) * 40 + card] = times
                if times > 0:
                    self.end_reach[pair * 40 + card] |= 1 << colour
                _lay(row, 5, far, near, colour)
                times = _count(row, card, 3, 3)
                self.added[460800 + ((144 + pair) * 5 + colour) * 40 + card] = times
                if times > 0:
                    self.end_reach[(144 + pair) * 40 + card] |= 1 << colour
        for third in range(12):
            line = (third * 144 + pair) * 40  # here `near` is the segment to be covered
            for card in range(40):
                _lay(row, near, far, third, 5)
                self.lost[line + card] = _count(row, card, 0, 0)
                _lay(row, 5, third, far, near)
                self.lost[69120 + line + card] = _count(row, card, 3, 3)


def _lay(row: Serpent, a: int, b: int, c: int, d: int) -> None:
    row.clear()
    row.add_right(a % 6)
    row.add_right(b % 6)
    row.add_right(c % 6)
    row.add_right(d % 6)
    row.stacks[0] = a // 6
    row.stacks[1] = b // 6
    row.stacks[2] = c // 6
    row.stacks[3] = d // 6


def _count(row: Serpent, card: int, first: int, last: int) -> int:
    """Count the occurrences among four segments that contain one of `first` to `last`."""
    times = 0
    width = WIDTHS.width[card]
    for place in range(5 - width):
        if place <= last and place + width > first and fits_at(card, row, place):
            times += 1
    return times


class Widths:
    """How many segments each pattern has."""

    width: list[int]

    def __init__(self) -> None:
        self.width = [0] * 40
        for prophecy in load_deck().prophecies:
            self.width[prophecy.index] = len(prophecy.pattern.elements)


WIDTHS = Widths()
TABLES = EndTables()
