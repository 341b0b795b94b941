"""What a Temple card asks: objectives about Prophecies and about the serpent (C8)."""

from __future__ import annotations

from coatl.cards.deck import Deck, load_deck
from coatl.cards.holder import Holder
from coatl.cards.patterns import god_of
from coatl.cards.serpent import Serpent

KINDS = ("gods", "lower", "twins", "length>=", "length<=", "run>=", "same>=", "equal")
GODS = 0
LOWER = 1
TWINS = 2
LONG = 3
SHORT = 4
RUN = 5
SAME = 6
EQUAL = 7


class ObjectiveTable:
    """All objectives as numbers: a kind and up to four values each."""

    kind: list[int]
    values: list[int]
    value_count: list[int]

    def __init__(self, deck: Deck) -> None:
        self.kind = [0] * 12
        self.values = [0] * 48
        self.value_count = [0] * 12
        for temple in deck.temples:
            for i, objective in enumerate(temple.objectives):
                place = temple.index * 2 + i
                self.kind[place] = KINDS.index(objective.kind)
                self.value_count[place] = len(objective.values)
                for j, value in enumerate(objective.values):
                    self.values[place * 4 + j] = value


OBJECTIVES = ObjectiveTable(load_deck())


def count_objectives(temple: int, serpent: Serpent, held: Holder) -> int:
    """Return how many objectives of a Temple card are met."""
    met = 0
    for i in range(2):
        if is_met(temple * 2 + i, serpent, held):
            met += 1
    return met


def is_met(place: int, serpent: Serpent, held: Holder) -> bool:
    """Tell whether an objective (temple number * 2 + 0 or 1) is met."""
    kind = OBJECTIVES.kind[place]
    x = OBJECTIVES.values[place * 4]
    y = OBJECTIVES.values[place * 4 + 1]
    if kind == GODS:
        for j in range(OBJECTIVES.value_count[place]):
            if not _has_god(held, OBJECTIVES.values[place * 4 + j]):
                return False
        return True
    if kind == LOWER:
        return _has_lower(held, x, y)
    if kind == TWINS:
        return _has_twins(held)
    if kind == LONG:
        return serpent.length >= x
    if kind == SHORT:
        return serpent.length <= x
    if kind == RUN:
        return _longest_run(serpent) >= x
    if kind == SAME:
        return _most_of_a_colour(serpent) >= x
    return _count_colour(serpent, x) == _count_colour(serpent, y)


def _has_god(held: Holder, god: int) -> bool:
    for i in range(held.count):
        if held.levels[i] > 0 and god_of(held.cards[i]) == god:
            return True
    return False


def _has_lower(held: Holder, low: int, high: int) -> bool:
    # C8.2: a level-0 Prophecy never counts.
    for i in range(held.count):
        if held.levels[i] > 0 and god_of(held.cards[i]) == low:
            for j in range(held.count):
                if held.levels[j] > held.levels[i] and god_of(held.cards[j]) == high:
                    return True
    return False


def _has_twins(held: Holder) -> bool:
    for i in range(held.count):
        if held.levels[i] > 0:
            for j in range(i):
                if held.levels[j] == held.levels[i]:
                    if god_of(held.cards[j]) == god_of(held.cards[i]):
                        return True
    return False


def _longest_run(serpent: Serpent) -> int:
    longest = 0
    run = 0
    for i in range(serpent.length):
        if i > 0 and serpent.colours[i] == serpent.colours[i - 1]:
            run += 1
        else:
            run = 1
        longest = max(longest, run)
    return longest


def _count_colour(serpent: Serpent, colour: int) -> int:
    count = 0
    for i in range(serpent.length):
        if serpent.colours[i] == colour:
            count += 1
    return count


def _most_of_a_colour(serpent: Serpent) -> int:
    most = 0
    for colour in range(5):
        count = _count_colour(serpent, colour)
        most = max(most, count)
    return most
