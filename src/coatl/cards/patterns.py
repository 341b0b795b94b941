"""What satisfies a Prophecy card: how often a row shows its pattern, and where (C9)."""

from __future__ import annotations

from coatl.cards.deck import Deck, load_deck
from coatl.cards.serpent import Serpent
from coatl.core.blank import make_blank

ONE = 1
NOTHING = 10
"""No segment, where others are a colour twice, and one more if it is a stack."""


class Tables:
    """All Prophecy cards as number tables, for the inner loops."""

    width: list[int]
    colours: list[int]
    stack: list[int]
    equal_ends: list[int]
    shows: list[int]
    god: list[int]
    fitting: list[int]
    """For each place of a pattern and each colour, bare or a stack: the cards that it fits, one bit
    each; a pattern that is shorter does not mind.
    """
    accepted: list[int]
    """For each segment of a card's pattern the colours it takes, bare or a stack, one bit each."""
    free: list[int]
    """Whether the ends of a card's pattern may differ."""
    longer: list[int]
    """The cards with more than 0, 1 and 2 segments, one bit each."""
    matching: int
    """The cards with equal ends."""
    standing: list[int]
    """For three segments beside each other, each a colour, bare or a stack, or `NOTHING`: the cards
    whose pattern stands there from the first on, one bit each.
    """

    def __init__(self, deck: Deck) -> None:
        self.width = [0] * 64
        self.colours = [0] * 192
        self.stack = [0] * 192
        self.equal_ends = [0] * 64
        self.shows = [0] * 64
        self.god = [0] * 64
        self.fitting = [0] * 30
        self.accepted = [0] * 192
        self.free = [0] * 64
        self.longer = [0] * 3
        self.matching = 0
        for prophecy in deck.prophecies:
            card = prophecy.index
            pattern = prophecy.pattern
            self.width[card] = len(pattern.elements)
            self.equal_ends[card] = int(pattern.has_equal_ends)
            self.shows[card] = pattern.shows
            self.god[card] = prophecy.god
            self.free[card] = 1 - self.equal_ends[card]
            for i in range(3):
                self.accepted[card * 3 + i] = 1023
            for i, element in enumerate(pattern.elements):
                self.colours[card * 3 + i] = element.colours
                self.stack[card * 3 + i] = int(element.is_stack)
                self.accepted[card * 3 + i] = sum(
                    1 << (colour * 2 + stack)
                    for colour in range(5)
                    for stack in range(2)
                    if element.colours >> colour & 1 and int(element.is_stack) <= stack
                )
            self._add_bits(card)
        make_blank(self, standing=1331)
        self._combine()

    def _add_bits(self, card: int) -> None:
        bit = ONE << card
        if self.equal_ends[card]:
            self.matching |= bit
        for i in range(3):
            is_longer = i < self.width[card]
            if is_longer:
                self.longer[i] |= bit
            for colour in range(5):
                for stack in range(2):
                    fits = (self.colours[card * 3 + i] >> colour) & 1
                    if not is_longer or (fits and self.stack[card * 3 + i] <= stack):
                        self.fitting[i * 10 + colour * 2 + stack] |= bit

    def _combine(self) -> None:
        for first in range(10):
            for second in range(11):
                for third in range(11):
                    fits = self.fitting[first]
                    fits &= self.fitting[10 + second] if second < NOTHING else ~self.longer[1]
                    fits &= self.fitting[20 + third] if third < NOTHING else ~self.longer[2]
                    if third < NOTHING and first >> 1 != third >> 1:
                        fits &= ~self.matching
                    self.standing[(first * 11 + second) * 11 + third] = fits


TABLES = Tables(load_deck())


def fits_at(card: int, serpent: Serpent, place: int) -> bool:
    """Tell whether the pattern stands in the row with its first segment at `place`."""
    first = card * 3
    width = TABLES.width[card]
    if not (TABLES.colours[first] >> serpent.colours[place]) & 1:
        return False
    if TABLES.stack[first] > serpent.stacks[place]:  # a stack is asked for, but there is none
        return False
    if width > 1:
        if not (TABLES.colours[first + 1] >> serpent.colours[place + 1]) & 1:
            return False
        if TABLES.stack[first + 1] > serpent.stacks[place + 1]:
            return False
    if width > 2:
        if not (TABLES.colours[first + 2] >> serpent.colours[place + 2]) & 1:
            return False
        if TABLES.equal_ends[card]:
            return serpent.colours[place] == serpent.colours[place + 2]
    return True


def count_times(card: int, serpent: Serpent) -> int:
    """Return how many times the pattern stands in the row; occurrences may overlap (C5.3)."""
    # Without branches: what fits is unpredictable. There is room for two segments after the last.
    first = TABLES.accepted[card * 3]
    second = TABLES.accepted[card * 3 + 1]
    third = TABLES.accepted[card * 3 + 2]
    free = TABLES.free[card]
    times = 0
    for place in range(serpent.length - TABLES.width[card] + 1):
        fits = first >> (serpent.colours[place] * 2 + serpent.stacks[place])
        fits &= second >> (serpent.colours[place + 1] * 2 + serpent.stacks[place + 1])
        fits &= third >> (serpent.colours[place + 2] * 2 + serpent.stacks[place + 2])
        fits &= free | (serpent.colours[place] == serpent.colours[place + 2])
        times += fits & 1
    return times


def count_all(serpent: Serpent) -> None:
    """Find how many times each card is satisfied: `once`, `twice` and `thrice` of the serpent.

    Three times are as good as more (C5.3). All cards are counted together, one bit each.
    """
    if not serpent.is_counted:
        _count(serpent)


def _count(serpent: Serpent) -> None:
    once = 0
    twice = 0
    thrice = 0
    second = NOTHING
    third = NOTHING
    for place in range(serpent.length - 1, -1, -1):
        first = serpent.colours[place] * 2 + serpent.stacks[place]
        fits = TABLES.standing[(first * 11 + second) * 11 + third]
        thrice |= twice & fits
        twice |= once & fits
        once |= fits
        third = second
        second = first
    serpent.once = once
    serpent.twice = twice
    serpent.thrice = thrice
    serpent.is_counted = True


def count_few(card: int, serpent: Serpent) -> int:
    """Return how many times a card is satisfied, at most three; `count_all` has counted."""
    times = (serpent.once >> card) & 1
    times += (serpent.twice >> card) & 1
    times += (serpent.thrice >> card) & 1
    return times


def touches(card: int, serpent: Serpent, first: int, last: int) -> bool:
    """Tell whether an occurrence contains one of the segments `first` to `last` (C5.1)."""
    width = TABLES.width[card]
    start = first - width + 1
    start = max(start, 0)
    end = last
    end = min(end, serpent.length - width)
    for place in range(start, end + 1):
        if fits_at(card, serpent, place):
            return True
    return False


def find_fitting(serpent: Serpent, place: int) -> int:
    """Return the cards whose pattern stands in the row from `place` on, one bit each."""
    first = serpent.colours[place] * 2 + serpent.stacks[place]
    second = NOTHING
    third = NOTHING
    if place + 1 < serpent.length:
        second = serpent.colours[place + 1] * 2 + serpent.stacks[place + 1]
    if place + 2 < serpent.length:
        third = serpent.colours[place + 2] * 2 + serpent.stacks[place + 2]
    return TABLES.standing[(first * 11 + second) * 11 + third]


def find_touched(serpent: Serpent, first: int, last: int) -> int:
    """Return the cards with an occurrence that contains one of the segments `first` to `last`
    (C5.1), one bit each.
    """
    touched = 0
    for place in range(first, last + 1):
        touched |= find_fitting(serpent, place)
    if first > 0:
        touched |= find_fitting(serpent, first - 1) & TABLES.longer[1]
    if first > 1:
        touched |= find_fitting(serpent, first - 2) & TABLES.longer[2]
    return touched


def find_pieces(card: int, serpent: Serpent) -> list[list[int]]:
    """List the occurrences from left to right, each as the numbers of its segments."""
    width = TABLES.width[card]
    return [
        list(range(place, place + width))
        for place in range(serpent.length - width + 1)
        if fits_at(card, serpent, place)
    ]


def shows_colour(card: int, colours: int) -> bool:
    """Tell whether a card shows one of the colours (one bit each): what CARL prefers (C10.4)."""
    return (TABLES.shows[card] & colours) != 0


def god_of(card: int) -> int:
    """Return the god on the back of a card."""
    return TABLES.god[card]
