"""Pictures for the terminal: pieces, serpents, patterns and requirements, and the words for them.

A piece is a coloured block with its letter inside, so nothing is told by colour alone. In a
serpent every piece is `CELL` cells wide, after `END` cells for the left end; `numbers_text` and
`stave_text` line up with that.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping, Sequence
from functools import reduce

from rich.console import Console
from rich.text import Text

from coatl.board.codes import COLOURS
from coatl.board.deck import load_deck, parse_requirement
from coatl.board.shapes import parse_pattern
from coatl.cli.words import say, say_text

CELL = 3
"""Width of one piece inside a serpent."""
END = 1
"""Width of each end of a serpent."""

ACCENT = "bold #ff6fb0"
"""The style of what has been reached, as in the web client: rosa."""
GOOD = "bold #35b39a"
FAINT = "dim"
WARNING = "bold #ff8f6b"
"""The style of what a player should not overlook."""

_INK = "#1b1622"
_BONE = "#fff4dc"
_PAINT = {
    "Y": (_INK, "#fbd737"),
    "R": (_BONE, "#b8281f"),
    "K": (_BONE, "#453f54"),  # lifted from the web's black, to show on a dark terminal
    "G": (_INK, "#4dbb8d"),
    "B": (_BONE, "#1f62b8"),
    "O": (_INK, "#c78a26"),
}
_EDGE = {"K": "#8d86a0"}
TEMPLE_STYLE = f"bold {_BONE} on #3b4a63"
"""The style of a Temple card's band."""
_BANDS = {
    "red": "#93452c",
    "black": "#5a5468",
    "blue": "#2f6480",
    "yellow": "#8a5f12",
    "green": "#4a6b35",
}
_AROUND = {"#": ("#", ""), "~": ("≠", "≠"), "{": ("{", "}")}
"""What is drawn before and after the pieces of a pattern, by its first sign."""


def make_console(*, stderr: bool = False, width: int | None = None) -> Console:
    """Return a console for pictures: no guessing at highlights, and no crash on a poor encoding."""
    stream = sys.stderr if stderr else sys.stdout
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return Console(file=stream, highlight=False, soft_wrap=False, width=width)


def paint(letter: str) -> str:
    """Return the style of a piece's block: ink or bone on the colour of the letter."""
    ink, ground = _PAINT[letter.upper()]
    return f"bold {ink} on {ground}"


def family_style(family: str) -> str:
    """Return the style of a family's band: bone on an earthen ground, as in the web client."""
    return f"bold {_BONE} on {_BANDS[family]}"


def family_text(family: str) -> Text:
    """Draw a family's band: its colour's name on its ground."""
    return Text(f" {say('cli-family', family=family)} ", style=family_style(family), no_wrap=True)


def piece_text(letter: str, kind: str = "body") -> Text:
    """Draw one piece of the kind "head", "body" or "tail"; `O` is the golden segment."""
    text = Text(no_wrap=True)
    if kind == "head":
        text.append(_end(letter, "◄"))
    text.append(_block(letter, kind, False))
    if kind == "tail":
        text.append(_end(letter, "►"))
    return text


def serpent_text(pieces: str, highlight: Collection[int] = ()) -> Text:
    """Draw a serpent such as `<BBYR>`, highlighted pieces (numbered from 0) in brackets.

    A head has an eye and looks to the left, a tail points to the right, and an open end is dashed.
    """
    letters, has_head, has_tail = _split(pieces)
    text = Text(no_wrap=True)
    text.append(_end(letters[0], "◄") if has_head else _open_end())
    for place, letter in enumerate(letters):
        kind = "head" if has_head and place == 0 else "body"
        text.append(_block(letter, kind, place in highlight))
    text.append(_end(letters[-1], "►") if has_tail else _open_end())
    return text


def serpent_width(length: int) -> int:
    """Return how many cells a serpent of so many pieces takes."""
    return length * CELL + 2 * END


def serpent_rows(
    pieces: str, width: int, highlight: Collection[int] = ()
) -> list[tuple[int, Text]]:
    """Draw a serpent over as many rows as it needs, each with the number of its first piece."""
    per_row = max(1, (width - 2 * END) // CELL)
    length = len(_split(pieces)[0])
    if length <= per_row:
        return [(0, serpent_text(pieces, highlight))]
    whole = serpent_text(pieces, highlight)
    rows = []
    for first in range(0, length, per_row):
        last = min(first + per_row, length)
        start = 0 if first == 0 else END + first * CELL
        row = whole[start : END + last * CELL + (END if last == length else 0)]
        row = row if first == 0 else Text("…", style=FAINT).append(row)
        row = row if last == length else row.append("…", style=FAINT)
        row.no_wrap = True
        rows.append((first, row))
    return rows


def numbers_text(first: int, count: int) -> Text:
    """Write piece numbers that stand under the pieces of a serpent (or of one of its rows)."""
    numbers = "".join(f"{number:^{CELL}}" for number in range(first, first + count))
    return Text(" " * END + numbers + " " * END, style=FAINT, no_wrap=True)


def stave_text(pieces: Sequence[Sequence[int]], length: int) -> Text:
    """Draw brackets that stand under the pieces of each satisfaction of a card.

    Pieces that do not lie next to each other carry the number of their satisfaction instead.
    """
    cells = [" "] * (length * CELL)
    for number, group in enumerate(pieces, 1):
        start, end = group[0] * CELL, group[-1] * CELL + CELL - 1
        if len(group) == 1:
            cells[start + 1] = "●"
        elif group[-1] - group[0] + 1 == len(group):
            cells[start : end + 1] = ["╰", *"─" * (end - start - 1), "╯"]
        else:
            for piece in group:
                cells[piece * CELL + 1] = str(number % 10)
    return Text(" " * END + "".join(cells) + " " * END, style=ACCENT, no_wrap=True)


def pattern_text(pattern: str) -> Text:
    """Draw a pattern in the notation of B11, such as `#A`, `~AA~`, `AC+B` or `AB..BA`."""
    parsed = parse_pattern(pattern)
    text = Text(no_wrap=True)
    before, after = _AROUND.get(pattern[0], ("", ""))
    text.append(before, style="bold")
    for colours, repeats in parsed.elements:
        if len(colours) > 1:
            text.append(" ⋯ ", style="bold")
        else:
            letter = COLOURS[min(colours)]
            text.append(f" {letter}{'+' if repeats else ' '}", style=paint(letter))
    return text.append(after, style="bold")


def requirement_text(requirement: str) -> Text:
    """Draw a Temple requirement in the notation of B12."""
    kind, argument = parse_requirement(requirement)
    if kind == "lacks":
        text = say_text("cli-need-without", piece=_block(argument, "body", False))
    elif kind == "length":
        text = say_text("cli-need-length", count=Text(argument, style="bold"))
    elif kind == "equal":
        text = _block(argument[0], "body", False)
        text = Text.assemble(text, (" = ", "bold"), _block(argument[1], "body", False))
    else:
        text = say_text("cli-need-no-family", family=family_text(argument))
    text.no_wrap = True
    return text


def levels_text(points: Mapping[int, int], times: int = 0) -> Text:
    """Write a card's levels like "1× 2 · 2× 5", the level reached with `times` marked."""
    reached = max((need for need in points if need <= times), default=0)
    text = Text(no_wrap=True)
    for place, (need, value) in enumerate(sorted(points.items())):
        if place:
            text.append(" · ", style=FAINT)
        if need == reached:
            text.append(f"{need}× {value}", style=ACCENT)
        else:
            text.append(f"{need}× ", style=FAINT).append(str(value))
    return text


def colour_name(letter: str) -> str:
    """Return the name of a colour; `O` is gold."""
    return say("board-colour", colour=letter)


def explain_pattern(pattern: str) -> str:
    """Return what satisfies a pattern, in plain words."""
    elements = parse_pattern(pattern).elements
    letters = [COLOURS[min(colours)] for colours, _ in elements]
    if pattern.startswith("#"):
        return say("board-pattern-count", colour=letters[0])
    if pattern.startswith("~"):
        return say("board-pattern-exact", colour=letters[0])
    if pattern.startswith("{"):
        return say("board-pattern-set", colours=_list_colours(letters))
    if not any(repeats for _, repeats in elements):
        if len(letters) == 3 and len(set(letters)) == 1:
            return say("board-pattern-three", colour=letters[0])
        return say("board-pattern-run", colours=_list_colours(letters))
    names = [colour_name(letter) for letter in letters]
    if len(elements) == 3 and len(elements[1][0]) == 1 and elements[1][1]:
        return say("board-pattern-stretch", **{"from": names[0]}, through=names[1], to=names[2])
    if len(elements) == 5 and len(elements[2][0]) > 1:
        return say("board-pattern-mirror", first=names[0], second=names[1])
    return pattern  # nothing that a card asks for: its notation says it


def _list_colours(letters: Sequence[str]) -> str:
    names = (colour_name(letter) for letter in letters)
    return reduce(lambda first, second: say("board-sequence", first=first, next=second), names)


def explain_requirement(requirement: str) -> str:
    """Return what meets a Temple requirement, in plain words."""
    kind, argument = parse_requirement(requirement)
    if kind == "lacks":
        return say("board-need-without", colour=argument)
    if kind == "length":
        return say("board-need-length", count=int(argument))
    if kind == "equal":
        first, second = (colour_name(letter) for letter in argument)
        return say("board-need-equal", first=first, second=second)
    return say("cli-explain-no-family", family=say("cli-family", family=argument))


def count_points(points: int) -> str:
    """Write a number of points."""
    return say("cards-points", points=points)


def count_pieces(count: int) -> str:
    """Write a number of pieces."""
    return say("cli-pieces", count=count)


def _split(pieces: str) -> tuple[str, bool, bool]:
    letters = pieces.strip().upper()
    return letters.strip("<>"), letters.startswith("<"), letters.endswith(">")


def _block(letter: str, kind: str, highlighted: bool) -> Text:
    letter = letter.upper()
    if highlighted:
        return Text(f"[{letter}]", style=f"{paint(letter)} underline")
    return Text(f"{'•' if kind == 'head' else ' '}{letter} ", style=paint(letter))


def _end(letter: str, mark: str) -> Text:
    letter = letter.upper()
    return Text(mark, style=_EDGE.get(letter, _PAINT[letter][1]))


def _open_end() -> Text:
    return Text("╌", style=FAINT)


def prophecy_text(card_id: str) -> Text:
    """Write a Prophecy card as its id and pattern."""
    pattern = load_deck().prophecy(card_id).pattern
    return Text.assemble((card_id, "bold"), " ", pattern_text(pattern))


def temple_text(card_id: str) -> Text:
    """Write a Temple card as its id and requirements."""
    requirements = load_deck().temple(card_id).requirements
    drawn = Text(" · ").join(requirement_text(requirement) for requirement in requirements)
    return Text.assemble((card_id, "bold"), " ", drawn)


def pieces_text(piece: str, colours: str) -> Text:
    """Draw the pieces of a supply space: a head, a tail, or body segments."""
    return Text("").join(piece_text(letter, piece) for letter in colours)
