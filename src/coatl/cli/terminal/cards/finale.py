"""The end of a card game or of a solo match: who won, and every score explained (C8, C10)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coatl.cards.analysis.worth import by_level, level_points, temple_score
from coatl.cards.codes import ENDINGS, LEVEL_POINTS, OBJECTIVE_POINTS
from coatl.cards.view import CardView, CarlView, Held, SeatView
from coatl.cli.pictures.art import ACCENT, FAINT, GOOD, count_points
from coatl.cli.pictures.cards_art import dots_text, objective_text, prophecy_text, row_text
from coatl.cli.terminal.board.finale import draw_ranking, score_heading
from coatl.cli.terminal.cards.drawing import carl_name
from coatl.cli.words import say
from coatl.core.results import Result

_VERDICTS = {
    "won": "cli-match-won",
    "lost to CARL": "cli-match-lost-first",
    "lost to CARL 2.0": "cli-match-lost-second",
}


def draw_end(result: Result, view: CardView, names: Sequence[str]) -> RenderableType:
    """Draw the points of every seat card by card, and the ranking."""
    ties = ("tie-cards-1", "tie-cards-2")
    ranking = draw_ranking(result, names, say("cli-over-played"), ties)
    return Group(*_explain_seats(view, names), Text(), ranking)


def draw_competition(view: CardView, names: Sequence[str]) -> RenderableType:
    """Draw how the first competition against CARL was won, card by card."""
    assert view.carl is not None
    points = {"points": view.seats[0].points, "carl": view.carl.points}
    verdict = Text(say("cli-beat-carl", **points), style=GOOD)
    return Group(*_explain_competition(view, names), Text(), verdict)


def draw_match_end(
    view: CardView, names: Sequence[str], first: CardView | None = None
) -> RenderableType:
    """Draw how a match against CARL ended: the scores and the result of each competition."""
    assert view.carl is not None
    ending = ENDINGS[view.ending]
    style = GOOD if ending == "won" else ACCENT
    parts: list[RenderableType] = []
    for shown in (first, view):
        if shown is None or shown.carl is None:
            continue
        if first is not None:
            title = say("cli-against", carl=carl_name(shown.carl))
            parts += [Text(), Text(title, style="bold underline")]
        parts += _explain_competition(shown, names)
    verdict = Text(say(_VERDICTS[ending]), style=style)
    competitions = _competitions(view, view.carl, names[0])
    return Group(*parts, Text(), Text(say("cli-over")), verdict, Text(), competitions)


def _explain_competition(view: CardView, names: Sequence[str]) -> list[RenderableType]:
    """Return the points of both sides in one competition, card by card."""
    assert view.carl is not None
    parts = _explain_seats(view, names)
    title = score_heading(carl_name(view.carl), view.carl.points)
    parts += [Text(), title, _indent(_explain_held(view.carl.held))]
    missing = view.carl.points - level_points(view.carl.held)
    if missing:
        note = say("cli-stolen-carl", points=count_points(missing))
        parts.append(_indent(Text(note, style=FAINT)))
    return parts


def _competitions(view: CardView, carl: CarlView, name: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("cli-competition"))
    for title in (name, say("rival-carl")):
        table.add_column(title, justify="right")
    table.add_column("")
    rows = [(view.seats[0].points, carl.points)]
    if carl.competition == 2:
        rows.insert(0, (carl.first_points, carl.first_carl_points))
    for number, (mine, his) in enumerate(rows, 1):
        word = "cards-won" if mine > his else "cli-lost-tie" if mine == his else "cards-lost"
        opponent = say("cards-carl", competition=number)
        table.add_row(opponent, str(mine), str(his), say(word))
    return table


def _explain_seats(view: CardView, names: Sequence[str]) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for number, seat in enumerate(view.seats):
        title = score_heading(names[number], seat.points)
        row = row_text(seat.row, has_head=seat.has_head, has_tail=seat.has_tail)
        parts += [Text(), title, _indent(row), _indent(_explain_held(seat.held))]
        parts += [_indent(line) for line in _explain_rest(view, seat)]
    return parts


def _explain_held(held: Held) -> RenderableType:
    if not held:
        return Text(say("cards-no-prophecies"), style=FAINT)
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
        met = say("cli-objectives-met", count=seat.objectives)
        lines.append(text.append(f"  {met} = ").append(str(paid), style=ACCENT))
    missing = seat.points - paid - level_points(seat.held)
    if missing:
        note = say("cli-stolen-later", points=count_points(missing))
        lines.append(Text(note, style=FAINT))
    return lines


def _indent(part: RenderableType) -> RenderableType:
    return Padding(part, (0, 0, 0, 2))
