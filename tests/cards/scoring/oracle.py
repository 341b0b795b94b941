"""What satisfies a Prophecy card, counted from the words of C9 alone.

Nothing of the engine is used here. A row is a list of (colour letter, is it a stack) from left to
right; each kind of pattern is a question about segments that lie directly next to each other.
"""

from __future__ import annotations

Segment = tuple[str, bool]
Row = list[Segment]
COLOURS = "YRKGB"
PLACES = ("left", "over left", "over right", "right")


def read(text: str) -> Row:
    """Read a row such as `GRY'K`."""
    row: Row = []
    for letter in text:
        if letter == "'":
            row[-1] = (row[-1][0], True)
        else:
            row.append((letter, False))
    return row


def write(row: Row) -> str:
    return "".join(colour + ("'" if is_stack else "") for colour, is_stack in row)


def kind_of(pattern: str) -> str:
    """Name the kind of a pattern by its signs."""
    if pattern.startswith("["):
        return "either"
    if pattern.startswith("="):
        return "match"
    if pattern.endswith("!'"):
        return "before stack"
    if pattern.endswith("'"):
        return "stack"
    if "!" in pattern:
        return "not"
    if "." in pattern:
        return "gap"
    return "pair"


def width_of(pattern: str) -> int:
    widths = {"stack": 1, "pair": 2, "before stack": 2}
    return widths.get(kind_of(pattern), 3)


def is_occurrence(pattern: str, part: Row) -> bool:
    """Tell whether these segments, all of them, are one occurrence of the pattern."""
    kind = kind_of(pattern)
    if len(part) != width_of(pattern):
        return False
    colours = [colour for colour, _ in part]
    if kind == "pair":
        return colours == list(pattern)
    if kind == "gap":
        return colours[0] == pattern[0] and colours[2] == pattern[2]
    if kind == "match":
        return colours[1] == pattern[1] and colours[0] == colours[2]
    if kind == "either":
        return colours[1] == pattern[4] and all(c in pattern[1:3] for c in (colours[0], colours[2]))
    if kind == "not":
        return colours[0] == pattern[0] == colours[2] and colours[1] != pattern[0]
    if kind == "stack":
        return colours[0] == pattern[0] and part[0][1]
    return colours[0] == pattern[0] and colours[1] != pattern[0] and part[1][1]


def occurrences(pattern: str, row: Row) -> list[list[int]]:
    """List the segments of each occurrence, trying every part of the row."""
    return [
        list(range(start, end))
        for start in range(len(row))
        for end in range(start + 1, len(row) + 1)
        if is_occurrence(pattern, row[start:end])
    ]


def level_created(pattern: str, row: Row, new: set[int]) -> int:
    """Return the level that fulfilling gives when the segments `new` were just placed (C5.1)."""
    found = occurrences(pattern, row)
    if not any(new & set(occurrence) for occurrence in found):
        return 0
    return min(len(found), 3)


def place(row: Row, card: str, where: str) -> tuple[Row, set[int]]:
    """Lay a Feather card and return the row with the numbers of the new card's segments (C4.2)."""
    left, right = card[0], card[1]
    if not row:
        return [(left, False), (right, False)], {0, 1}
    if where == "left":
        return [(left, False), (right, False), *row], {0, 1}
    if where == "over left":
        return [(left, False), (right, True), *row[1:]], {0, 1}
    if where == "over right":
        return [*row[:-1], (left, True), (right, False)], {len(row) - 1, len(row)}
    return [*row, (left, False), (right, False)], {len(row), len(row) + 1}
