"""How serpents are written: `<BBYR>` is head B, bodies B and Y, tail R."""

from __future__ import annotations

from coatl.board.codes import COLOURS, GOLD_LETTER
from coatl.board.serpent import Serpent
from coatl.core.errors import NotationError

MAX_BODIES = 120
_LETTERS = COLOURS.encode().ljust(256, b"?")


def parse_serpent(text: str) -> Serpent:
    """Read a serpent; letters may be small, and spaces around it are ignored."""
    line = text.strip()
    letters = line.upper()
    start = 1 if letters.startswith("<") else 0
    end = len(letters) - (1 if letters.endswith(">") and len(letters) > 1 else 0)
    serpent = Serpent()
    serpent.has_head = start == 1
    serpent.has_tail = end < len(letters)
    if end <= start:
        raise NotationError(line, start, f"at least one colour letter of {COLOURS}")
    for place in range(start, end):
        letter = letters[place]
        if letter == GOLD_LETTER:
            expected = f"a colour letter of {COLOURS}: golden segments are never built with (B9.2)"
            raise NotationError(line, place, expected)
        if letter == "<":
            raise NotationError(line, place, "'<' only before the first piece, the head")
        if letter == ">":
            raise NotationError(line, place, "'>' only after the last piece, the tail")
        if letter not in COLOURS:
            raise NotationError(line, place, f"a colour letter of {COLOURS}")
        if serpent.bodies >= MAX_BODIES + (place == start) + (place == end - 1):
            raise NotationError(line, place, f"at most {MAX_BODIES} body segments (B1.1)")
        serpent.add_right(COLOURS.index(letter))
    if serpent.has_head and serpent.has_tail and serpent.length < 3:
        expected = "a body segment between head and tail (B6.2)"
        raise NotationError(line, start + 1, expected)
    return serpent


def format_serpent(serpent: Serpent) -> str:
    """Write a serpent so that `parse_serpent` reads it back."""
    letters = bytes(serpent.colour_list()).translate(_LETTERS).decode()
    return f"{'<' if serpent.has_head else ''}{letters}{'>' if serpent.has_tail else ''}"
