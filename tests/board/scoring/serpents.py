"""Serpents for tests: built piece by piece, or drawn by Hypothesis with a liking for patterns."""

from functools import cache
from typing import NamedTuple

from hypothesis import strategies as st

from coatl.board.serpent import Serpent
from tests.board.scoring import oracle

SHORT = 14
LONG = 30


class Case(NamedTuple):
    """A serpent without cards, and whether an open end is not enough for a black pair (B11.4)."""

    colours: str
    has_head: bool
    has_tail: bool
    strict: bool


def build(colours: str, *, has_head: bool = False, has_tail: bool = False) -> Serpent:
    """Make a serpent without the help of the notation's parser."""
    serpent = Serpent()
    serpent.has_head = has_head
    serpent.has_tail = has_tail
    for letter in colours:
        serpent.add_right(oracle.COLOURS.index(letter))
    return serpent


def build_case(case: Case) -> Serpent:
    return build(case.colours, has_head=case.has_head, has_tail=case.has_tail)


def expected_times(pattern: str, case: Case) -> int:
    return oracle.prophecy_times(
        pattern,
        case.colours,
        has_head=case.has_head,
        has_tail=case.has_tail,
        strict_ends=case.strict,
    )


def is_largest_choice(pattern: str, case: Case, pieces: list[list[int]]) -> bool:
    """Whether these groups of pieces are disjoint satisfactions, as many as possible (B11.2)."""
    is_valid = oracle.is_valid_choice(
        pattern,
        case.colours,
        pieces,
        has_head=case.has_head,
        has_tail=case.has_tail,
        strict_ends=case.strict,
    )
    return is_valid and len(pieces) == expected_times(pattern, case)


def letters_of(pattern: str) -> str:
    """Return the pattern's colours, each once, in the order in which they appear."""
    return "".join(dict.fromkeys(c for c in pattern if c in oracle.COLOURS))


def shape_of(pattern: str) -> str:
    """Return the pattern with its colours renamed to a, b, c... in the order they appear."""
    names = {letter: "abcde"[i] for i, letter in enumerate(letters_of(pattern))}
    return "".join(names.get(c, c) for c in pattern)


def with_ends(colours: str, has_head: bool, has_tail: bool, strict: bool) -> Case:
    """Make a case; a serpent too short for a head, a body and a tail gets one end at most."""
    return Case(colours, has_head, has_tail and (len(colours) >= 3 or not has_head), strict)


@cache
def pattern_instances(pattern: str) -> st.SearchStrategy[str]:
    """Draw a row of colours that satisfies the pattern once."""
    if pattern.startswith("#"):
        return st.just(pattern[1:])
    if pattern.startswith("~"):
        return st.just(pattern[1:3])
    if pattern.startswith("{"):
        return st.permutations(pattern[1:-1]).map("".join)
    if "+" in pattern:
        first, middle, last = pattern[0], pattern[1], pattern[3:]
        return st.integers(1, 3).map(lambda n: first + middle * n + last)
    if ".." in pattern:
        left, right = pattern.split("..")
        return st.text(letters_of(pattern), min_size=1, max_size=3).map(lambda m: left + m + right)
    return st.just(pattern)


@cache
def rows(pattern: str) -> st.SearchStrategy[str]:
    """Draw rows of colours, mostly short, of few colours, with the pattern in them now and then."""
    own = st.sampled_from(letters_of(pattern))
    chunk = st.one_of(own, own, st.sampled_from(oracle.COLOURS), pattern_instances(pattern))
    short = st.lists(chunk, min_size=1, max_size=8).map(lambda chunks: "".join(chunks)[:SHORT])
    long = st.lists(chunk, min_size=5, max_size=14).map(lambda chunks: "".join(chunks)[:LONG])
    return st.one_of(short, short, short, long)


@cache
def cases(pattern: str) -> st.SearchStrategy[Case]:
    """Draw serpents fit to test a pattern, with and without head and tail, strict or not."""
    return st.builds(with_ends, rows(pattern), st.booleans(), st.booleans(), st.booleans())
