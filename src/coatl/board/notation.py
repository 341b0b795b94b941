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
    start = 1 if line.startswith("<") else 0
    end = len(line) - (1 if line.endswith(">") and len(line) > 1 else 0)
    serpent = Serpent()
    serpent.has_head = start == 1
    serpent.has_tail = end < len(line)
    if end <= start:
        expected = f"at least one colour letter of {COLOURS}"
        raise NotationError(line, start, expected, why="some-letter")
    for place in range(start, end):
        if place - start >= MAX_BODIES + serpent.has_head + serpent.has_tail:
            expected = f"at most {MAX_BODIES} body segments (B1.1)"
            raise NotationError(line, place, expected, why="fewer-bodies", most=MAX_BODIES)
        serpent.add_right(_parse_colour(line, place))
    if serpent.has_head and serpent.has_tail and serpent.length < 3:
        expected = "a body segment between head and tail (B6.2)"
        raise NotationError(line, start + 1, expected, why="body-between")
    return serpent


def _parse_colour(line: str, place: int) -> int:
    letter = line[place].upper()
    if letter in COLOURS:
        return COLOURS.index(letter)
    why = "letter"
    if letter == GOLD_LETTER:
        why = "no-gold"
        expected = f"a colour letter of {COLOURS}: golden segments are never built with (B9.2)"
    elif letter == "<":
        why = "head-first"
        expected = "'<' only before the first piece, the head"
    elif letter == ">":
        why = "tail-last"
        expected = "'>' only after the last piece, the tail"
    else:
        expected = f"a colour letter of {COLOURS}"
    raise NotationError(line, place, expected, why=why)


def format_serpent(serpent: Serpent) -> str:
    """Write a serpent so that `parse_serpent` reads it back."""
    letters = bytes(serpent.colours[: serpent.length]).translate(_LETTERS).decode()
    return f"{'<' if serpent.has_head else ''}{letters}{'>' if serpent.has_tail else ''}"
