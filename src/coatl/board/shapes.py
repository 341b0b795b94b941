"""The patterns of Prophecy cards: their notation (B11), and automatons that recognise them.

Every sequence pattern becomes an automaton that reads a serpent colour by colour and signals each
satisfaction as soon as it ends. Forgetting everything at that moment makes the satisfactions
disjoint, and taking the one that ends first makes their number the largest possible (B11.2), as
always when intervals are chosen on a line.
"""

from __future__ import annotations

from dataclasses import dataclass

from coatl.board.codes import COLOURS
from coatl.core.errors import CardDataError, NotationError

COUNT = 0
SEQUENCE = 1
PAIR = 2
MULTISET = 3

# What a Temple card may ask (B12).
LACKS = 1
LENGTH = 2
EQUAL = 3
NO_FAMILY = 4

EMIT = 128
ROW = 8
"""Width of an automaton's row; states are written as the offset of their row."""
MAX_STATES = 16
BLOCKED = 3
"""The state of a pair automaton inside a run that cannot be an exact pair."""

ANY = frozenset(range(5))


@dataclass(frozen=True, slots=True)
class Pattern:
    """A parsed pattern: elements are (allowed colours, whether one or more), in order."""

    text: str
    kind: int
    elements: tuple[tuple[frozenset[int], bool], ...]

    @property
    def needs(self) -> list[int]:
        """How many pieces of each colour one satisfaction takes at least."""
        needs = [0] * 5
        for colours, _ in self.elements:
            if len(colours) == 1:
                needs[min(colours)] += 1
        return needs


def parse_pattern(text: str) -> Pattern:
    """Read the notation of B11, such as `#A`, `~AA~`, `AABB`, `AC+B`, `AB..BA` or `{AABBC}`."""
    kind = {"#": COUNT, "~": PAIR, "{": MULTISET}.get(text[:1], SEQUENCE)
    closing = {PAIR: "~", MULTISET: "}"}.get(kind, "")
    elements: list[tuple[frozenset[int], bool]] = []
    place = 0 if kind == SEQUENCE else 1
    while place < len(text):
        letter = text[place]
        if letter in COLOURS:
            elements.append((frozenset((COLOURS.index(letter),)), False))
            place += 1
        elif kind == SEQUENCE and letter == "+" and elements:
            elements[-1] = (elements[-1][0], True)
            place += 1
        elif kind == SEQUENCE and text.startswith("..", place) and elements:
            elements.append((ANY, True))
            place += 2
        elif letter == closing and place == len(text) - 1 and elements:
            break
        else:
            raise NotationError(text, place, _expect(kind, closing, bool(elements)))
    _check_shape(text, kind, elements)
    return Pattern(text, kind, tuple(elements))


def _expect(kind: int, closing: str, has_begun: bool) -> str:
    expected = f"a colour letter of {COLOURS}"
    if kind == SEQUENCE and has_begun:
        return f"{expected}, '+' or '..'"
    return f"{expected} or {closing!r}" if closing and has_begun else expected


def _check_shape(text: str, kind: int, elements: list[tuple[frozenset[int], bool]]) -> None:
    if not elements:
        raise NotationError(text, len(text), f"a colour letter of {COLOURS}")
    if kind == COUNT and len(elements) != 1:
        raise NotationError(text, 2, "nothing after the counted colour")
    if kind == PAIR and (not text.endswith("~") or len(elements) != 2 or len(set(elements)) != 1):
        raise NotationError(text, 1, "two equal colour letters between '~' and '~'")
    if kind == MULTISET and not text.endswith("}"):
        raise NotationError(text, len(text), "'}'")
    if kind == SEQUENCE and elements[-1][1]:
        raise NotationError(text, len(text), "a colour letter at the end of a sequence")


def build_automaton(pattern: Pattern) -> list[list[int]]:
    """Return a row a state: the next row's offset by colour, plus EMIT where one is satisfied."""
    if pattern.kind == PAIR:
        return _pair_automaton(min(pattern.elements[0][0]))
    elements = pattern.elements
    states: list[frozenset[int]] = [frozenset()]  # how many elements each open attempt has matched
    rows: list[list[int]] = []
    for reached in states:
        row: list[int] = []
        for colour in range(5):
            after = set()
            for matched in reached | {0}:
                if colour in elements[matched][0]:
                    after.add(matched + 1)
                if matched and elements[matched - 1][1] and colour in elements[matched - 1][0]:
                    after.add(matched)
            emit = len(elements) in after
            target = frozenset() if emit else frozenset(after)
            if target not in states:
                states.append(target)
            row.append(states.index(target) * ROW + (EMIT if emit else 0))
        rows.append(row)
    if len(rows) > MAX_STATES:
        raise CardDataError(f"the pattern {pattern.text!r} is too long for the automaton table")
    return rows


def _pair_automaton(pair_colour: int) -> list[list[int]]:
    # States: length of the present run of the colour, 3 standing for "too long, or its start
    # unseen".
    rows = []
    for run in range(4):
        row = [EMIT if run == 2 else 0] * 5
        row[pair_colour] = min(run + 1, BLOCKED) * ROW
        rows.append(row)
    return rows
