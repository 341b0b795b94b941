"""What every card of the card game would pay for a row: the picture and the JSON form."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from coatl.cards.analysis.scoring import ProphecyScore, is_about_row, score_all
from coatl.cards.codes import LEVEL_POINTS, MAX_LEVEL
from coatl.cards.deck import Temple, load_deck
from coatl.cards.holder import Holder
from coatl.cards.notation import MAX_SEGMENTS, format_serpent, parse_serpent
from coatl.cards.objectives import is_met
from coatl.cards.patterns import find_pieces
from coatl.cards.serpent import Serpent
from coatl.cli.pictures import art
from coatl.cli.pictures.cards_art import (
    dots_text,
    objective_text,
    places_text,
    prophecy_text,
    row_text,
)
from coatl.cli.words import say

_NOBODY = Holder()
"""No Prophecies: objectives about the row do not look at them."""
_GAP = 2


def find_met(temple: Temple, serpent: Serpent) -> list[bool | None]:
    """Tell which objectives a row meets; None for those that are about Prophecies."""
    return [
        is_met(temple.index * 2 + i, serpent, _NOBODY) if is_about_row(objective) else None
        for i, objective in enumerate(temple.objectives)
    ]


class RowScorer:
    """What all cards pay for one row after another, each as a line of compact JSON.

    Whatever depends on a card's number of times alone is written once for all rows.
    """

    def __init__(self) -> None:
        deck = load_deck()
        self._prophecies = [(card.index, _prophecy_parts(card.id)) for card in deck.prophecies]
        self._temples = [(card, json.dumps(card.id)) for card in deck.temples]

    def line(self, text: str) -> str:
        """Return the scores of a row by card id, as one JSON object without spaces."""
        serpent = parse_serpent(text)
        prophecies = []
        for index, parts in self._prophecies:
            pieces = find_pieces(index, serpent)
            written = str(pieces).replace(" ", "") if pieces else "[]"
            prophecies.append(f"{parts[len(pieces)]}{written}}}")
        temples = [f"{name}:{_temple_part(card, serpent)}" for card, name in self._temples]
        return (
            f'{{"serpent":"{format_serpent(serpent)}","length":{serpent.length},'
            f'"prophecies":{{{",".join(prophecies)}}},"temples":{{{",".join(temples)}}}}}'
        )


def _prophecy_parts(card_id: str) -> list[str]:
    """Return, by number of times, what is written of a card before the places of its pieces."""
    levels = [min(times, MAX_LEVEL) for times in range(MAX_SEGMENTS + 1)]
    return [
        f'"{card_id}":{{"times":{times},"level":{level},"points":{LEVEL_POINTS[level]},"pieces":'
        for times, level in enumerate(levels)
    ]


def _temple_part(card: Temple, serpent: Serpent) -> str:
    met = find_met(card, serpent)
    objectives = [
        {"text": objective.text, "met": is_so}
        for objective, is_so in zip(card.objectives, met, strict=True)
    ]
    return json.dumps({"objectives": objectives}, separators=(",", ":"))


class RowPicture:
    """The scores of one row for a person: the row, numbers under it, and two tables."""

    def __init__(self, console: Console, serpent: Serpent, show_all: bool) -> None:
        self.console = console
        self.serpent = serpent
        self.show_all = show_all

    def show(self) -> None:
        """Print everything."""
        stacks = sum(self.serpent.stack_list())
        title = Text(format_serpent(self.serpent), style="bold")
        length = self.serpent.length
        words = say("cli-segments", count=length)
        if stacks:
            words = f"{words}, {say('cli-stacks', count=stacks)}"
        self.console.print(title.append(f"  {words}", style="not bold"), soft_wrap=True)
        self.console.print()
        self._show_prophecies(score_all(self.serpent))
        self.console.print()
        self._show_temples()

    def _show_prophecies(self, scores: list[ProphecyScore]) -> None:
        shown = [score for score in scores if score.points or self.show_all]
        shown.sort(key=lambda score: -score.points)
        self.console.print(self._table(shown, self._has_room()))
        self.console.print()
        fitting = sum(score.times > 0 for score in scores)
        name = "cli-satisfied"
        if fitting < len(scores) and not self.show_all:
            name = "cli-satisfied-more"
        line = f"{say(name, count=fitting, total=len(scores))} {say('cli-starts')}"
        self.console.print(Text(line, style=art.FAINT))

    def _has_room(self) -> bool:
        return self.console.width >= art.serpent_width(self.serpent.length) + 36

    def _table(self, scores: Sequence[ProphecyScore], has_staves: bool) -> Table:
        table = Table(box=None, padding=(0, _GAP, 0, 0), pad_edge=False, header_style="")
        if not has_staves:
            for line in self._rows():
                self.console.print(line)
            self.console.print()
        else:
            picture = row_text(format_serpent(self.serpent)).append("\n")
            table.add_column(picture.append(art.numbers_text(1, self.serpent.length)), no_wrap=True)
        for name in ("card", "times", "level", "pts"):
            words = say(f"cli-head-{name}")
            heading = Text(("\n" if has_staves else "") + words, style=art.FAINT)
            table.add_column(heading, no_wrap=True, justify="right" if name == "pts" else "left")
        if not has_staves:
            table.add_column(Text(say("cli-head-segments"), style=art.FAINT))
        for score in scores:
            cells = _score_cells(score)
            if has_staves:
                cells.insert(0, places_text(score.pieces, self.serpent.length))
            else:
                cells.append(Text(" ".join(_span(group) for group in score.pieces)))
            table.add_row(*cells, style="" if score.times else art.FAINT)
        return table

    def _rows(self) -> list[Text]:
        """Return the row over as many lines as it needs, with numbers under it."""
        segments = row_text(format_serpent(self.serpent))
        per_line = max(1, (self.console.width - 2 * art.END) // art.CELL)
        lines = []
        for first in range(0, self.serpent.length, per_line):
            last = min(first + per_line, self.serpent.length)
            part = segments[art.END + first * art.CELL : art.END + last * art.CELL]
            lines += [Text(" ").append_text(part), art.numbers_text(first + 1, last - first)]
        return lines

    def _show_temples(self) -> None:
        table = Table(box=None, padding=(0, _GAP, 0, 0), pad_edge=False, show_header=False)
        for card in load_deck().temples:
            cells = [Text(card.id, style="bold")]
            for objective, met in zip(card.objectives, find_met(card, self.serpent), strict=True):
                mark = {True: "✓ ", False: "✗ ", None: "? "}[met]
                style = art.GOOD if met else art.FAINT
                cells.append(Text(mark, style=style).append_text(objective_text(objective)))
            table.add_row(*cells)
        self.console.print(table)
        self.console.print()
        self.console.print(Text(say("cli-row-marks"), style=art.FAINT))


def _score_cells(score: ProphecyScore) -> list[Text]:
    return [
        prophecy_text(score.card.index),
        Text(f"{score.times}×"),
        dots_text(score.level),
        Text(str(score.points), style="bold" if score.points else ""),
    ]


def _span(group: Sequence[int]) -> str:
    first, last = group[0] + 1, group[-1] + 1
    return str(first) if first == last else f"{first}–{last}"
