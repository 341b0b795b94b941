"""The end of a card game or of a solo match: who won, and every score explained (C8, C10)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coatl.cards.codes import ENDINGS, LEVEL_POINTS
from coatl.cards.lens import by_level, level_points, temple_score
from coatl.cards.scoring import OBJECTIVE_POINTS
from coatl.cards.view import CardView, CarlView, Held, SeatView
from coatl.cli.art import ACCENT, FAINT, GOOD, count_words
from coatl.cli.cards_art import dots_text, objective_text, prophecy_text, row_text
from coatl.cli.cards_table import carl_name
from coatl.cli.finale import draw_ranking
from coatl.cli.table import count_points
from coatl.core.game import Result

_VERDICTS = {
    "won": "The match is won: CARL and CARL 2.0 are beaten.",
    "lost to CARL": "The match is lost to CARL in the first competition.",
    "lost to CARL 2.0": "CARL is beaten, but the match is lost to CARL 2.0.",
}


def draw_end(result: Result, view: CardView, names: Sequence[str]) -> RenderableType:
    """Draw the ranking, and the points of every seat card by card."""
    ranking = draw_ranking(result, names, "all have added a head and a tail")
    return Group(ranking, *_explain_seats(view, names))


def draw_match_end(view: CardView, names: Sequence[str]) -> RenderableType:
    """Draw how a match against CARL ended: the result of each competition, and the last scores."""
    assert view.carl is not None
    ending = ENDINGS[view.ending]
    style = GOOD if ending == "won" else ACCENT
    parts: list[RenderableType] = [
        Text("The game is over."),
        Text(_VERDICTS[ending], style=style),
        Text(),
    ]
    parts.append(_competitions(view, view.carl, names[0]))
    parts += _explain_seats(view, names)
    title = Text.assemble((carl_name(view.carl), "bold"), ": ")
    title.append(count_points(view.carl.points), style=ACCENT)
    parts += [Text(), title, _indent(_explain_held(view.carl.held))]
    missing = view.carl.points - level_points(view.carl.held)
    if missing:
        note = f"{count_points(missing)} in Prophecies stolen after his score was fixed (C10.6)"
        parts.append(_indent(Text(note, style=FAINT)))
    return Group(*parts)


def _competitions(view: CardView, carl: CarlView, name: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for title in ("competition", name, "CARL", ""):
        table.add_column(title, justify="right" if title in (name, "CARL") else "left")
    rows = [(view.seats[0].points, carl.points)]
    if carl.competition == 2:
        rows.insert(0, (carl.first_points, carl.first_carl_points))
    for opponent, (mine, his) in zip(("CARL", "CARL 2.0"), rows, strict=False):
        word = "won" if mine > his else "lost, CARL wins ties" if mine == his else "lost"
        table.add_row(opponent, str(mine), str(his), word)
    return table


def _explain_seats(view: CardView, names: Sequence[str]) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for number, seat in enumerate(view.seats):
        title = Text.assemble((names[number], "bold"), ": ", (count_points(seat.points), ACCENT))
        row = row_text(seat.row, has_head=seat.has_head, has_tail=seat.has_tail)
        parts += [Text(), title, _indent(row), _indent(_explain_held(seat.held))]
        parts += [_indent(line) for line in _explain_rest(view, seat)]
    return parts


def _explain_held(held: Held) -> RenderableType:
    if not held:
        return Text("no Prophecies", style=FAINT)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for card, level in by_level(held):
        table.add_row(prophecy_text(card), dots_text(level), f"{LEVEL_POINTS[level]}")
    return table


def _explain_rest(view: CardView, seat: SeatView) -> list[Text]:
    """Return the Temple line, and what was stolen after the score was fixed (C8.1)."""
    lines = []
    paid = OBJECTIVE_POINTS[seat.objectives]
    score = temple_score(view, seat)
    if score is not None:
        text = Text.assemble((score.card.id, "bold"), " ")
        text.append_text(Text(" · ").join(objective_text(o) for o in score.card.objectives))
        met = count_words(seat.objectives, "objective")
        lines.append(text.append(f"  {met} met = ").append(str(paid), style=ACCENT))
    missing = seat.points - paid - level_points(seat.held)
    if missing:
        note = f"{count_points(missing)} in Prophecies stolen after this score was fixed (C8.1)"
        lines.append(Text(note, style=FAINT))
    return lines


def _indent(part: RenderableType) -> RenderableType:
    return Padding(part, (0, 0, 0, 2))
