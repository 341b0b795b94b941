"""How rows of the card game are written: `GRY'K`, where `'` marks a stack."""

from __future__ import annotations

from coatl.cards.serpent import Serpent
from coatl.core.colours import COLOURS
from coatl.core.errors import NotationError

MAX_SEGMENTS = 22
"""Ten Feather cards side by side, a head and a tail."""
_NUMBERS = {
    letter: number for line in (COLOURS, COLOURS.lower()) for number, letter in enumerate(line)
}
_WRITTEN = [text for letter in COLOURS for text in (letter, f"{letter}'")]
"""Of each colour a segment, and a stack with it on top."""


def parse_serpent(text: str) -> Serpent:
    """Read a row of top colours; letters may be small, and spaces around it are ignored."""
    line = text.strip()
    serpent = Serpent()
    for place, letter in enumerate(line):
        if letter in _NUMBERS:
            if serpent.length >= MAX_SEGMENTS:
                expected = f"at most {MAX_SEGMENTS} segments"
                raise NotationError(line, place, expected, why="fewer-segments", most=MAX_SEGMENTS)
            serpent.add_right(_NUMBERS[letter])
        elif letter == "'" and place > 0 and line[place - 1] != "'":
            last = serpent.length - 1
            serpent.cover(last, serpent.colour_list()[last])
        else:
            expected, why = f"a colour letter of {COLOURS}", "letter"
            if place > 0 and line[place - 1] != "'":
                expected, why = f"{expected} or ' for a stack", "letter-or-stack"
            raise NotationError(line, place, expected, why=why)
    if serpent.length == 0:
        expected = f"at least one colour letter of {COLOURS}"
        raise NotationError(line, 0, expected, why="some-letter")
    return serpent


def format_serpent(serpent: Serpent) -> str:
    """Write a row so that `parse_serpent` reads it back."""
    written = [_WRITTEN[2 * serpent.colours[i] + serpent.stacks[i]] for i in range(serpent.length)]
    return "".join(written)
