"""Brute-force scorer of the board game's cards, the oracle of the property tests.

Written from the rules alone (board-game.md, B11 to B13) and meant to be obviously correct, not
fast. It states for one set of pieces whether that is one satisfaction of a pattern, tries every
set, and searches exhaustively for the largest number of sets that do not overlap. It imports
nothing of the project, so a mistake there cannot repeat itself here.

A serpent is a string of colour letters from head to tail, without the `<` and `>` of the notation;
pieces are numbered from 0 at the head's end.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

COLOURS = "YRKGB"
FAMILIES = frozenset({"red", "black", "blue", "yellow", "green"})

# Longest serpent for which `{...}` patterns are counted by search (see `prophecy_times`).
MULTISET_SEARCH_LIMIT = 12


def is_satisfaction(
    pattern: str,
    colours: str,
    pieces: Iterable[int],
    *,
    has_head: bool,
    has_tail: bool,
    strict_ends: bool = False,
) -> bool:
    """Whether exactly these pieces, in any order, are one satisfaction of the pattern."""
    kind = _kind(pattern)
    _check_colours(colours)
    where = sorted(pieces)
    if len(set(where)) != len(where) or not all(0 <= i < len(colours) for i in where):
        return False
    if not where:
        return False
    # Only colours matter, whatever the kind of piece (B11.1).
    letters = "".join(colours[i] for i in where)

    if kind == "count":  # `#A`: each A piece, anywhere
        return letters == pattern[1]
    if kind == "multiset":  # `{AABBC}`: these colours, anywhere, in any order
        return sorted(letters) == sorted(pattern[1:-1])

    # All other patterns are of pieces directly next to each other (B11.3).
    first, last = where[0], where[-1]
    if where != list(range(first, last + 1)):
        return False

    if kind == "sequence":  # `AAA`, `AB`, `ABAB`, `AABB`, `AAABB`, `ABCDE`
        return letters == pattern
    if kind == "pair":  # `~AA~`: exactly two A; the neighbours are looked at, not used up
        if letters != pattern[1:3]:
            return False
        # Beyond an end there is "no A"; with strict ends only beyond a head or a tail (B11.4).
        if first == 0:
            clear_before = has_head or not strict_ends
        else:
            clear_before = colours[first - 1] != pattern[1]
        if last == len(colours) - 1:
            clear_after = has_tail or not strict_ends
        else:
            clear_after = colours[last + 1] != pattern[1]
        return clear_before and clear_after
    if kind == "plus":  # `AC+B`: A, one or more C, B
        middle = letters[1:-1]
        return (
            len(letters) >= 3
            and letters[0] == pattern[0]
            and letters[-1] == pattern[3]
            and middle == pattern[1] * len(middle)
        )
    # `AB..BA`: A B, one or more pieces of any colours, B A
    return len(letters) >= 5 and letters[:2] == pattern[:2] and letters[-2:] == pattern[-2:]


def satisfactions(
    pattern: str,
    colours: str,
    *,
    has_head: bool,
    has_tail: bool,
    strict_ends: bool = False,
) -> set[frozenset[int]]:
    """Every set of pieces that is one satisfaction of the pattern, overlapping ones included."""
    return {
        frozenset(pieces)
        for pieces in _candidates(pattern, len(colours))
        if is_satisfaction(
            pattern,
            colours,
            pieces,
            has_head=has_head,
            has_tail=has_tail,
            strict_ends=strict_ends,
        )
    }


def prophecy_times(
    pattern: str,
    colours: str,
    *,
    has_head: bool,
    has_tail: bool,
    strict_ends: bool = False,
) -> int:
    """How many times the serpent satisfies the pattern: the largest possible number (B11.2)."""
    if _kind(pattern) == "multiset" and len(colours) > MULTISET_SEARCH_LIMIT:
        return _multiset_times(pattern, colours)
    found = satisfactions(
        pattern, colours, has_head=has_head, has_tail=has_tail, strict_ends=strict_ends
    )
    return _largest_disjoint(found, len(colours))


def is_valid_choice(
    pattern: str,
    colours: str,
    pieces: list[list[int]],
    *,
    has_head: bool,
    has_tail: bool,
    strict_ends: bool = False,
) -> bool:
    """Whether each group of pieces is one satisfaction and no piece is used twice (B11.2).

    The choice need not be a largest one; no groups at all is a valid choice.
    """
    used = [i for group in pieces for i in group]
    return len(set(used)) == len(used) and all(
        is_satisfaction(
            pattern,
            colours,
            group,
            has_head=has_head,
            has_tail=has_tail,
            strict_ends=strict_ends,
        )
        for group in pieces
    )


def prophecy_points(points: dict[str, int], times: int) -> int:
    """Points of a Prophecy card satisfied that many times: the best level reached (B11.1)."""
    return max((value for level, value in points.items() if int(level) <= times), default=0)


def temple_met(requirements: list[str], colours: str, families: set[str]) -> int:
    """How many of a Temple card's requirements the serpent meets (B12).

    `families` are those of the Prophecy cards beside the serpent.
    """
    _check_colours(colours)
    if not families <= FAMILIES:
        raise ValueError(f"unknown families: {sorted(families - FAMILIES)}")
    return sum(_requirement_met(code, colours, families) for code in requirements)


def _requirement_met(code: str, colours: str, families: set[str]) -> bool:
    """Whether the serpent meets one requirement (B12)."""
    words = code.split(" ")
    if len(words) == 3 and words[0] == "no" and words[1] in FAMILIES and words[2] == "card":
        return words[1] not in families  # `no F card`
    if len(code) == 2 and code[0] == "-" and code[1] in COLOURS:
        return colours.count(code[1]) == 0  # `-A`
    if code[:1] == "=" and code[1:].isdecimal():
        return len(colours) == int(code[1:])  # `=N`, head and tail included
    if len(code) == 3 and code[0] in COLOURS and code[1] == "=" and code[2] in COLOURS:
        return colours.count(code[0]) == colours.count(code[2]) >= 1  # `A=B`, at least one each
    raise ValueError(f"not a requirement of B12: {code!r}")


def _kind(pattern: str) -> str:
    """Which row of B11's table a pattern belongs to; all plain sequences are one kind."""
    letters = "".join(c for c in pattern if c in COLOURS)
    if letters:
        if pattern == "#" + letters and len(letters) == 1:
            return "count"
        if pattern == "~" + letters + "~" and letters == letters[0] * 2:
            return "pair"
        if pattern == "{" + letters + "}":
            return "multiset"
        if pattern == letters[:2] + "+" + letters[2:] and len(letters) == 3:
            return "plus"
        if pattern == letters[:2] + ".." + letters[2:] and letters == letters[:2] + letters[1::-1]:
            return "mirror"
        if pattern == letters:
            return "sequence"
    raise ValueError(f"not a pattern of B11: {pattern!r}")


def _check_colours(colours: str) -> None:
    """Raise ValueError unless the serpent is written in the five colour letters only."""
    if any(c not in COLOURS for c in colours):
        raise ValueError(f"not a serpent of colour letters: {colours!r}")


def _candidates(pattern: str, length: int) -> Iterator[tuple[int, ...]]:
    """Every set of pieces worth asking `is_satisfaction` about."""
    kind = _kind(pattern)
    if kind == "count":
        yield from combinations(range(length), 1)
    elif kind == "multiset":
        yield from combinations(range(length), len(pattern) - 2)
    else:  # pieces next to each other (B11.3)
        for first in range(length):
            for end in range(first + 1, length + 1):
                yield tuple(range(first, end))


def _largest_disjoint(found: set[frozenset[int]], length: int) -> int:
    """Size of a largest family of pairwise disjoint sets among those found, by exhaustive search.

    Pieces are decided one by one from the head: either no chosen set begins with this piece, or
    one of those that do is chosen, if all of its pieces are still free. Every family of disjoint
    sets is reached in exactly one such way, so the maximum over all ways is exact.
    """
    beginning: list[list[int]] = [[] for _ in range(length)]  # as bit masks, by first piece
    for pieces in found:
        beginning[min(pieces)].append(sum(1 << i for i in pieces))

    @cache
    def best(piece: int, free: int) -> int:
        """Most sets that can be chosen among those that begin at this piece or later."""
        if piece == length:
            return 0
        later = free & ~(1 << piece)  # sets still to come do not reach back to this piece
        most = best(piece + 1, later)
        for mask in beginning[piece]:
            if mask & free == mask:
                most = max(most, 1 + best(piece + 1, later & ~mask))
        return most

    return best(0, (1 << length) - 1)


def _multiset_times(pattern: str, colours: str) -> int:
    """How many times a `{...}` pattern is satisfied, by counting, for serpents too long to search.

    Exact, because places do not matter: n satisfactions without a shared piece use n times the
    pattern's number of each colour, so the serpent must have as many; and if it has as many, then
    any way to deal them out in n heaps gives n satisfactions.
    """
    wanted = pattern[1:-1]
    return min(colours.count(colour) // wanted.count(colour) for colour in set(wanted))
