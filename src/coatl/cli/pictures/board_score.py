"""The picture that `coatl score` draws: a serpent, and brackets under it for each card."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from coatl.board.analysis.scoring import ProphecyScore, TempleScore
from coatl.board.notation import format_serpent
from coatl.board.serpent import Serpent
from coatl.cli.pictures import art
from coatl.cli.words import join_phrases, say, say_text

_GAP = 2
_LAYOUTS = (
    ("stave", "card", "pattern", "family", "times", "levels", "points"),
    ("stave", "card", "pattern", "family", "reached", "pts"),
    ("stave", "card", "pattern", "reached", "pts"),
)
"""Columns of the Prophecy table, the most telling first; the first that fits is used."""
_LIST = ("card", "pattern", "family", "reached", "pts", "pieces")
_SHORT_LIST = ("card", "pattern", "reached", "pts")
"""Columns for a serpent too long to have brackets under it, and for a very narrow terminal."""
_NARROW = 60
_NUMERIC = ("times", "points", "pts")


class ScorePicture:
    """The scores of one serpent for a person: the serpent, brackets under it, and two tables."""

    def __init__(
        self, console: Console, serpent: Serpent, beside: Sequence[str], show_all: bool
    ) -> None:
        self.console = console
        self.serpent = serpent
        self.notation = format_serpent(serpent)
        self.beside = list(beside)
        self.show_all = show_all

    def show(self, prophecies: list[ProphecyScore], temples: list[TempleScore]) -> None:
        """Print everything."""
        self.console.print(self._title(), soft_wrap=True)
        self.console.print()
        self._show_prophecies(prophecies)
        self.console.print()
        self._show_temples(temples)
        if self.beside:
            self.console.print()
            self.console.print(self._total(prophecies))

    def _title(self) -> Text:
        serpent = self.serpent
        ends = ("head" if serpent.has_head else "") + ("tail" if serpent.has_tail else "")
        state = say("cli-serpent-state", ends=ends or "none")
        words = f"  {art.count_pieces(serpent.length)}, {state}"
        return Text().append(self.notation, style="bold").append(words)

    def _show_prophecies(self, scores: list[ProphecyScore]) -> None:
        laid = [score for card in self.beside for score in scores if score.card.id == card]
        others = [score for score in scores if score not in laid]
        shown = [score for score in others if score.points or self.show_all]
        shown.sort(key=lambda score: -score.points)
        table = self._bracket_table(laid, shown) if laid or shown else None
        if table is None:
            self._show_serpent()
            layout = _LIST if self.console.width >= _NARROW else _SHORT_LIST
            table = self._table(layout, laid, shown)
        if laid or shown:
            self.console.print(table)
            self.console.print()
        self._show_rest("prophecies", sum(score.points > 0 for score in scores), len(scores))

    def _bracket_table(
        self, laid: list[ProphecyScore], others: list[ProphecyScore]
    ) -> Table | None:
        """Return the table with brackets, as telling as the width allows."""
        for layout in _LAYOUTS:
            table = self._table(layout, laid, others)
            if self._width_of(table) <= self.console.width:
                return table
        return None

    def _table(
        self, layout: tuple[str, ...], laid: list[ProphecyScore], others: list[ProphecyScore]
    ) -> Table:
        table = _new_table()
        for name in layout:
            table.add_column(
                self._heading(name, "stave" in layout),
                justify="right" if name in _NUMERIC else "left",
                no_wrap=name != "pieces",
                min_width=5 if name == "card" else None,
                vertical="bottom",
            )
        for score in laid:
            table.add_row(*(self._cell(name, score) for name in layout))
        if laid and others:
            table.add_row()
        for score in others:
            style = "" if score.points else art.FAINT
            table.add_row(*(self._cell(name, score) for name in layout), style=style)
        return table

    def _heading(self, name: str, is_below: bool) -> Text:
        if name == "stave":
            picture = art.serpent_text(self.notation).append("\n")
            return picture.append(art.numbers_text(1, self.serpent.length))
        heading = say(f"cli-head-{name}")
        return Text(("\n" if is_below else "") + heading, style=art.FAINT)

    def _cell(self, name: str, score: ProphecyScore) -> Text:
        card = score.card
        if name == "stave":
            return art.stave_text(score.pieces, self.serpent.length)
        if name == "card":
            return Text(f" {card.id} ", style=art.family_style(card.family))
        if name == "pattern":
            return art.pattern_text(card.pattern)
        if name == "family":
            return Text(say("cli-family", family=card.family))
        if name == "times":
            return Text(f"{score.times}×")
        if name == "levels":
            return art.levels_text(card.points, score.times)
        if name == "reached":
            return _reached_text(score)
        if name in ("points", "pts"):
            return _points_text(score.points)
        return Text(" ".join(_places(group) for group in score.pieces))

    def _show_serpent(self) -> None:
        rows = art.serpent_rows(self.notation, self.console.width)
        ends = [first for first, _ in rows[1:]] + [self.serpent.length]
        for (first, row), end in zip(rows, ends, strict=True):
            self.console.print(row)
            self.console.print(art.numbers_text(first + 1, end - first))
        self.console.print()

    def _width_of(self, table: Table) -> int:
        options = self.console.options.update(max_width=10_000)
        return Measurement.get(self.console, options, table).maximum

    def _show_temples(self, scores: list[TempleScore]) -> None:
        is_complete = self.serpent.is_complete
        rows = [score for score in scores if (score.points and is_complete) or self.show_all]
        rows.sort(key=lambda score: -score.points)
        if rows:
            width = self._width_of(_temple_table(rows, 1, is_complete)) + 3 * _GAP
            columns = max((self.console.width + 3 * _GAP) // width, 1)
            self.console.print(_temple_table(rows, min(columns, 3), is_complete))
            self.console.print()
        if is_complete:
            self._show_rest("temples", sum(score.points > 0 for score in scores), len(scores))
            return
        name = "cli-temples-later" if self.show_all else "cli-temples-later-more"
        self.console.print(Text(say(name), style=art.FAINT))

    def _show_rest(self, kind: str, paying: int, total: int) -> None:
        line = say(f"cli-paying-{kind}", count=paying, total=total)
        if paying < total and not self.show_all:
            line = join_phrases([line, say("cli-paying-nothing", count=total - paying)])
        self.console.print(Text(f"{line}.", style=art.FAINT))

    def _total(self, scores: list[ProphecyScore]) -> Text:
        points = {score.card.id: score.points for score in scores}
        total = sum(points[card] for card in self.beside)
        return say_text(
            "cli-beside-it",
            cards=" + ".join(f"{card} {points[card]}" for card in self.beside),
            total=Text(art.count_points(total), style=art.ACCENT),
        )


def _new_table(has_header: bool = True) -> Table:
    return Table(
        box=None, padding=(0, _GAP, 0, 0), pad_edge=False, header_style="", show_header=has_header
    )


def _points_text(points: int) -> Text:
    return Text(str(points), style="bold" if points else "")


def _reached_text(score: ProphecyScore) -> Text:
    """Write how many times, and a dot for each level of the card, filled when reached."""
    text = Text(f"{score.times:>2}× ").append("●" * score.level, style=art.ACCENT)
    return text.append("○" * (len(score.card.points) - score.level), style=art.FAINT)


def _places(group: list[int]) -> str:
    if len(group) > 1 and group[-1] - group[0] + 1 == len(group):
        return f"{group[0] + 1}–{group[-1] + 1}"
    return "+".join(str(piece + 1) for piece in group)


def _temple_table(scores: list[TempleScore], columns: int, is_complete: bool) -> Table:
    """Return the Temple cards in so many columns, to be read downwards.

    Before the serpent is complete there are no points, only what it meets so far (B6.5).
    """
    height = -(-len(scores) // columns)
    width = max(len(score.requirements) for score in scores)
    table = _new_table(has_header=False)
    for _ in range(columns):
        table.add_column(no_wrap=True, min_width=3)
        table.add_column(no_wrap=True, min_width=1, justify="right")
        for _ in range(width):
            table.add_column(no_wrap=True)
        table.add_column()
    for row in range(height):
        cells = [_temple_cells(score, width, is_complete) for score in scores[row::height]]
        table.add_row(*(cell for card in cells for cell in card))
    return table


def _temple_cells(score: TempleScore, width: int, is_complete: bool) -> list[Text]:
    points = _points_text(score.points) if is_complete else Text("–", style=art.FAINT)
    cells = [Text(score.card.id, style="bold"), points]
    for requirement, is_met in zip(score.card.requirements, score.requirements, strict=True):
        mark = Text("✓ ", style=art.GOOD) if is_met else Text("✗ ", style=art.FAINT)
        cells.append(mark.append(art.requirement_text(requirement)))
    return cells + [Text()] * (width + 1 - len(score.requirements))
