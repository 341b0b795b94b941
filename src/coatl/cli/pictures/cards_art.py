"""Pictures for the card game: rows with their stacks, Feather cards, patterns, gods and levels.

Segments are drawn as in `art.py`: `CELL` cells each, after `END` cells for the left end.
A stack is underlined and carries the mark `'`, so that it shows without colours too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from coatl.cards.codes import GODS, MAX_LEVEL
from coatl.cards.deck import load_deck
from coatl.cards.notation import parse_serpent
from coatl.cards.shapes import ANY, Objective, Pattern
from coatl.cli.pictures.art import ACCENT, CELL, END, FAINT, paint, piece_text
from coatl.cli.words import say, say_text
from coatl.core.colours import COLOURS

STACK = "'"
"""Marks a stack, in pictures as in the notation."""
RECONSTRUCTED = "°"
"""Marks a card whose face is reconstructed."""
_BONE = "#fff4dc"
_BANDS = {"yellow": "#8a5f12", "green": "#367e1e", "blue": "#2a788a", "pink": "#963072"}
"""Grounds of the gods, near the web client's, that four of 16 colours come closest to."""


def god_style(god: int) -> str:
    """Return the style of a god's band: bone on a ground of the god's colour."""
    return f"bold {_BONE} on {_BANDS[GODS[god]]}"


def god_name(god: int) -> str:
    """Return what a god is called."""
    return say("cards-god", god=GODS[god])


def god_text(god: int) -> Text:
    """Draw a god's band: the god's name on the colour of its cards' backs."""
    return Text(f" {god_name(god)} ", style=god_style(god), no_wrap=True)


def god_cards(god: int) -> str:
    """Write which Prophecies belong to a god, such as "C01–C10"."""
    runs: list[list[str]] = []
    last = -2
    for card in load_deck().prophecies:
        if card.god == god:
            if card.index != last + 1:
                runs.append([])
            runs[-1].append(card.id)
            last = card.index
    ends = (dict.fromkeys((run[0], run[-1])) for run in runs)
    return ", ".join("–".join(pair) for pair in ends)


def gods_texts() -> list[Text]:
    """Draw each god's band with the god's cards: what the names of gods are about."""
    gods = range(len(GODS))
    return [Text.assemble(god_text(god), " ", (god_cards(god), FAINT)) for god in gods]


def has_gods(objectives: Iterable[Objective]) -> bool:
    """Tell whether one of some objectives is about gods."""
    return any(objective.kind in ("gods", "lower", "twins") for objective in objectives)


def feather_text(colours: str) -> Text:
    """Draw a Feather card: two segments side by side."""
    return Text("", no_wrap=True).join(piece_text(letter) for letter in colours)


def split_row(row: str) -> list[tuple[str, bool]]:
    """Return the segments of a row such as `GRY'K`: a letter, and whether it is a stack."""
    serpent = parse_serpent(row)
    letters = (COLOURS[colour] for colour in serpent.colour_list())
    return list(zip(letters, serpent.stack_list(), strict=True))


def row_text(row: str, *, has_head: bool = False, has_tail: bool = False) -> Text:
    """Draw a row of segments; open ends are dashed, and no row at all is said in words."""
    text = Text(no_wrap=True)
    if not row:
        return text.append(say("cards-row-empty"), style=FAINT)
    segments = split_row(row)
    if not has_head:
        text.append("╌", style=FAINT)
    for place, (letter, is_stack) in enumerate(segments):
        kind = "head" if has_head and place == 0 else "body"
        if has_tail and place == len(segments) - 1:
            kind = "tail"
        text.append_text(stack_text(letter) if is_stack else piece_text(letter, kind))
    if not has_tail:
        text.append("╌", style=FAINT)
    return text


def stack_text(letter: str) -> Text:
    """Draw one segment that lies over another one."""
    return Text(f" {letter}{STACK}", style=f"{paint(letter)} underline", no_wrap=True)


def places_text(pieces: Sequence[Sequence[int]], length: int) -> Text:
    """Draw lines under the occurrences of a pattern; each begins with its number.

    Occurrences may overlap, but no two of one pattern begin at the same segment.
    """
    cells = [" "] * (length * CELL)
    for number, group in enumerate(pieces, 1):
        middle = group[0] * CELL + 1
        for cell in range(middle, group[-1] * CELL + 2):
            if cells[cell] == " ":
                cells[cell] = "─"
        cells[middle] = str(number % 10)
    return Text(" " * END + "".join(cells) + " " * END, style=ACCENT, no_wrap=True)


def pattern_text(pattern: Pattern) -> Text:
    """Draw a Prophecy's pattern: blocks for colours, `·` any, `=` alike, `≠` any other colour."""
    text = Text(no_wrap=True)
    for place, element in enumerate(pattern.elements):
        letters = [letter for i, letter in enumerate(COLOURS) if element.colours >> i & 1]
        is_end = place in (0, len(pattern.elements) - 1)
        if len(letters) == 1:
            text.append_text(stack_text(letters[0]) if element.is_stack else piece_text(letters[0]))
        elif element.colours == ANY:
            text.append(" = " if pattern.has_equal_ends and is_end else " · ", style="bold")
        elif len(letters) == 2:
            text.append(letters[0], style=paint(letters[0])).append("/", style="bold")
            text.append(letters[1], style=paint(letters[1]))
        else:
            (missing,) = (letter for letter in COLOURS if letter not in letters)
            mark = STACK if element.is_stack else " "
            style = "bold underline" if element.is_stack else "bold"
            text.append(f"≠{missing}{mark}", style=style)
    return text


def prophecy_text(card: int) -> Text:
    """Write a Prophecy card as its id, on its god's ground, and its pattern."""
    prophecy = load_deck().prophecies[card]
    band = Text(f" {prophecy.id} ", style=god_style(prophecy.god))
    return Text.assemble(band, " ", pattern_text(prophecy.pattern))


def named_prophecy(card_id: str) -> Text:
    """Write the Prophecy card with this id as `prophecy_text` does."""
    return prophecy_text(load_deck().prophecy(card_id).index)


def dots_text(level: int) -> Text:
    """Write a level as dots: `●●○`."""
    text = Text(no_wrap=True).append("●" * level, style=ACCENT)
    return text.append("○" * (MAX_LEVEL - level), style=FAINT)


def objective_text(objective: Objective) -> Text:
    """Draw an objective of a Temple card."""
    text = Text(no_wrap=True)
    values = objective.values
    match objective.kind:
        case "gods":
            return text.append_text(Text(" ").join(god_text(god) for god in values))
        case "lower":
            return text.append_text(god_text(values[0])).append(" < ").append(god_text(values[1]))
        case "equal":
            first, second = (COLOURS[value] for value in values)
            text.append_text(piece_text(first)).append(" = ", style="bold")
            return text.append_text(piece_text(second))
        case "twins":
            text = say_text("cli-objective-twins")
        case "length>=":
            text = say_text("cli-objective-least", count=values[0])
        case "length<=":
            text = say_text("cli-objective-most", count=values[0])
        case "run>=":
            text = say_text("cli-objective-run", count=values[0])
        case _:
            text = say_text("cli-objective-same", count=values[0])
    text.no_wrap = True
    return text
