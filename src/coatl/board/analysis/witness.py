"""Which pieces make each satisfaction of a card: a largest disjoint choice (B11.2, B11.3)."""

from __future__ import annotations

from coatl.board.shapes import COUNT, MULTISET, PAIR, Pattern


def find_pieces(
    pattern: Pattern, colours: list[int], has_head: bool, has_tail: bool, strict: bool
) -> list[list[int]]:
    """Return one list of piece numbers a satisfaction, from left to right, as many as possible."""
    if pattern.kind == COUNT:
        (wanted,) = pattern.elements[0][0]
        return [[i] for i, colour in enumerate(colours) if colour == wanted]
    if pattern.kind == MULTISET:
        return _find_multisets(pattern, colours)
    if pattern.kind == PAIR:
        (wanted,) = pattern.elements[0][0]
        return _find_pairs(wanted, colours, has_head or not strict, has_tail or not strict)
    return _find_sequences(pattern, colours)


def _find_multisets(pattern: Pattern, colours: list[int]) -> list[list[int]]:
    needs = pattern.needs
    places = [[i for i, colour in enumerate(colours) if colour == c] for c in range(5)]
    times = min(len(places[c]) // needs[c] for c in range(5) if needs[c])
    return [
        sorted(i for c in range(5) for i in places[c][n * needs[c] : (n + 1) * needs[c]])
        for n in range(times)
    ]


def _find_pairs(wanted: int, colours: list[int], left: bool, right: bool) -> list[list[int]]:
    found = []
    start = 0
    while start < len(colours):
        end = start
        while end < len(colours) and colours[end] == wanted:
            end += 1
        if end - start == 2 and (start > 0 or left) and (end < len(colours) or right):
            found.append([start, start + 1])
        start = end + 1
    return found


def _find_sequences(pattern: Pattern, colours: list[int]) -> list[list[int]]:
    found = []
    free = 0
    for end in range(len(colours)):
        start = _latest_start(pattern, colours, free, end)
        if start is not None:
            found.append(list(range(start, end + 1)))
            free = end + 1
    return found


def _latest_start(pattern: Pattern, colours: list[int], first: int, end: int) -> int | None:
    """Return the start of the shortest satisfaction that ends at `end` and not before `first`."""
    elements = pattern.elements
    open_attempts = {len(elements) - 1}  # which element the piece at `place` must match
    place = end
    while place >= first:
        before = set()
        for element in open_attempts:
            wanted, repeats = elements[element]
            if colours[place] in wanted:
                if element == 0:
                    return place
                before.add(element - 1)
                if repeats:
                    before.add(element)
        if not before:
            return None
        open_attempts = before
        place -= 1
    return None
