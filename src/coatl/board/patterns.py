"""What satisfies a card: how often a serpent fits a pattern (B11), and what a temple asks (B12)."""

from __future__ import annotations

from coatl.board.codes import COLOURS
from coatl.board.deck import FAMILIES, Deck, load_deck, parse_requirement
from coatl.board.serpent import Serpent
from coatl.board.shapes import (
    BLOCKED,
    COUNT,
    EQUAL,
    LACKS,
    LENGTH,
    MULTISET,
    NO_FAMILY,
    PAIR,
    ROW,
    SEQUENCE,
    build_automaton,
    parse_pattern,
)
from coatl.core.blank import make_blank

ONE = 1
NO_COLOUR = -1


class Tables:
    """All cards as number tables, for the inner loops."""

    prophecy_count: int
    temple_count: int
    kind: list[int]
    colour: list[int]
    lowest: list[int]
    family: list[int]
    points: list[int]
    automaton: list[int]
    needs: list[int]
    lowest_needs: list[int]
    requirement_count: list[int]
    requirement: list[int]
    requirement_x: list[int]
    requirement_y: list[int]
    temple_points: list[int]

    def __init__(self, deck: Deck) -> None:
        make_blank(self, kind=64, colour=64, lowest=64, family=64, points=448, automaton=8192)
        make_blank(self, needs=320, lowest_needs=320, temple_points=96)
        make_blank(self, requirement_count=24, requirement=96, requirement_x=96, requirement_y=96)
        self.prophecy_count = len(deck.prophecies)
        self.temple_count = len(deck.temples)
        for prophecy in deck.prophecies:
            card = prophecy.index
            pattern = parse_pattern(prophecy.pattern)
            self.kind[card] = pattern.kind
            self.colour[card] = min(pattern.elements[0][0])
            self.lowest[card] = min(prophecy.points)
            self.family[card] = FAMILIES.index(prophecy.family)
            for times in range(7):
                self.points[card * 7 + times] = prophecy.points_for(times)
            for c, need in enumerate(pattern.needs):
                self.needs[card * 5 + c] = need
                self.lowest_needs[card * 5 + c] = need * self.lowest[card]
            if pattern.kind in (SEQUENCE, PAIR):
                for state, row in enumerate(build_automaton(pattern)):
                    for c, target in enumerate(row):
                        self.automaton[(card * 16 + state) * ROW + c] = target
        for temple in deck.temples:
            self._fill_temple(temple.index, temple.requirements, temple.points)

    def _fill_temple(
        self, card: int, requirements: tuple[str, ...], points: tuple[int, ...]
    ) -> None:
        self.requirement_count[card] = len(requirements)
        for i, text in enumerate(requirements):
            place = card * 4 + i
            kind, argument = parse_requirement(text)
            if kind == "lacks":
                self.requirement[place] = LACKS
                self.requirement_x[place] = COLOURS.index(argument)
            elif kind == "length":
                self.requirement[place] = LENGTH
                self.requirement_x[place] = int(argument)
            elif kind == "equal":
                self.requirement[place] = EQUAL
                self.requirement_x[place] = COLOURS.index(argument[0])
                self.requirement_y[place] = COLOURS.index(argument[1])
            else:
                self.requirement[place] = NO_FAMILY
                self.requirement_x[place] = FAMILIES.index(argument)
            self.temple_points[place + 1] = points[i]


TABLES = Tables(load_deck())


def card_tables() -> Tables:
    """Return the tables; compiled modules hide their globals from Python."""
    return TABLES


def count_times(card: int, serpent: Serpent, strict: bool) -> int:
    """Return how many times the serpent satisfies a Prophecy card (B11.2)."""
    kind = TABLES.kind[card]
    if kind == COUNT:
        return serpent.counts[TABLES.colour[card]]
    if kind == MULTISET:
        return _count_multiset(card, serpent)
    times = 0
    row = 0
    if kind == PAIR and strict and not serpent.has_head:  # B11.4
        row = BLOCKED * ROW
    base = card * 128
    for i in range(serpent.length):
        row = TABLES.automaton[base + row + serpent.colours[i]]
        times += row >> 7
        row &= 127
    if kind == PAIR and row == 2 * ROW and (serpent.has_tail or not strict):  # B11.4
        times += 1
    return times


def _count_multiset(card: int, serpent: Serpent) -> int:
    times = 122
    for colour in range(5):
        need = TABLES.needs[card * 5 + colour]
        if need > 0 and serpent.counts[colour] // need < times:
            times = serpent.counts[colour] // need
    return times


def satisfies(card: int, serpent: Serpent, strict: bool) -> bool:
    """Tell whether the serpent reaches at least the card's lowest level (B6.3).

    The answer is kept with the serpent until a piece is added: hands are tried again and again.
    """
    bit = ONE << card
    if not serpent.tested & bit:
        serpent.tested |= bit
        if _has_colours(card, serpent, NO_COLOUR) and _reaches_lowest(card, serpent, strict):
            serpent.passed |= bit
    return (serpent.passed & bit) != 0


def satisfies_closed(
    card: int, serpent: Serpent, colour: int, strict: bool, scratch: Serpent
) -> bool:
    """Tell whether the serpent will satisfy the card once a piece closes its one open end (B6.5).

    `scratch` is a serpent to try it on; the answer is kept as in `satisfies`.
    """
    bit = ONE << card
    if not serpent.closed_tested[colour] & bit:
        serpent.closed_tested[colour] |= bit
        if _has_colours(card, serpent, colour):
            scratch.copy_from(serpent)
            if serpent.has_tail:
                scratch.has_head = True
                scratch.add_left(colour)
            else:
                scratch.has_tail = True
                scratch.add_right(colour)
            if _reaches_lowest(card, scratch, strict):
                serpent.closed_passed[colour] |= bit
    return (serpent.closed_passed[colour] & bit) != 0


def _has_colours(card: int, serpent: Serpent, extra: int) -> bool:
    # A quick look at the colours alone rules most cards out; `extra` is one more piece to come.
    for colour in range(5):
        need = TABLES.lowest_needs[card * 5 + colour]
        if need > serpent.counts[colour] and need > serpent.counts[colour] + (colour == extra):
            return False
    return True


def _reaches_lowest(card: int, serpent: Serpent, strict: bool) -> bool:
    return count_times(card, serpent, strict) >= TABLES.lowest[card]


def prophecy_points(card: int, times: int) -> int:
    """Return the points of the best level reached with `times` satisfactions (B11.1)."""
    return TABLES.points[card * 7 + (times if times < 6 else 6)]


def count_met(temple: int, serpent: Serpent) -> int:
    """Return how many requirements of a Temple card the serpent meets (B12)."""
    met = 0
    for place in range(temple * 4, temple * 4 + TABLES.requirement_count[temple]):
        if _meets(place, serpent):
            met += 1
    return met


def _meets(place: int, serpent: Serpent) -> bool:
    kind = TABLES.requirement[place]
    x = TABLES.requirement_x[place]
    if kind == LACKS:
        return serpent.counts[x] == 0
    if kind == LENGTH:
        return serpent.length == x
    if kind == EQUAL:
        y = TABLES.requirement_y[place]
        return serpent.counts[x] > 0 and serpent.counts[x] == serpent.counts[y]
    for i in range(serpent.card_count):
        if TABLES.family[serpent.cards[i]] == x:
            return False
    return True


def met_requirements(temple: int, serpent: Serpent) -> list[bool]:
    """List, requirement by requirement, what the serpent meets of a Temple card."""
    first = temple * 4
    return [_meets(first + i, serpent) for i in range(TABLES.requirement_count[temple])]


def temple_points(temple: int, met: int) -> int:
    """Return the points of a Temple card for `met` requirements."""
    return TABLES.temple_points[temple * 4 + met]


def score(serpent: Serpent, strict: bool) -> int:
    """Return the points of a serpent by the cards beside it, as if it were complete (B13.1)."""
    points = 0
    for i in range(serpent.card_count):
        card = serpent.cards[i]
        points += prophecy_points(card, count_times(card, serpent, strict))
    if serpent.temple != 255:
        points += temple_points(serpent.temple, count_met(serpent.temple, serpent))
    return points
