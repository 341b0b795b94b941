"""The end of a game: the ranking with its tie-breaks, and every score explained (B13)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coatl.board.codes import EMPTY, GOLD_POINTS
from coatl.board.lens import own_slots, prophecy_score, serpent_of, serpent_points, temple_score
from coatl.board.scoring import ProphecyScore
from coatl.board.view import BoardView, SeatView, SerpentView
from coatl.cli.art import (
    ACCENT,
    FAINT,
    GOOD,
    join_words,
    numbers_text,
    requirement_text,
    serpent_rows,
    serpent_text,
    serpent_width,
    stave_text,
)
from coatl.cli.table import count_points
from coatl.cli.telling import prophecy_text
from coatl.core.game import Result, Standing

_INDENT = 2


def draw_result(result: Result, names: Sequence[str], trigger: int) -> RenderableType:
    """Draw how the game ended, who won, and the ranking."""
    who = "you" if names[trigger] == "You" else names[trigger]
    reasons = {
        "third": f"{who} completed a third Cóatl",
        "exhausted": "no body segment was left to take",
        "passes": "nobody could do anything any more",
    }
    return draw_ranking(result, names, reasons.get(result.ending, result.ending))


def draw_ranking(result: Result, names: Sequence[str], reason: str) -> RenderableType:
    """Draw why the game ended, who won, and the ranking with its tie-breaks."""
    lines = [Text(f"The game is over: {reason}.")]
    lines.append(Text(_verdict(result, names), style=ACCENT))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for title in ("", "player", "points", *result.tie_break_names):
        table.add_column(title, justify="left" if title in ("", "player") else "right")
    for standing in sorted(result.standings, key=lambda standing: standing.rank):
        numbers = (str(value) for value in standing.tie_breaks)
        style = "bold" if standing.rank == 1 else ""
        name = names[standing.seat]
        table.add_row(f"{standing.rank}.", name, str(standing.score), *numbers, style=style)
    return Group(*lines, Text(), table)


def _verdict(result: Result, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in result.winners]
    best = result.standings[result.winners[0]]
    if len(winners) > 1:
        return f"{join_words(winners)} share the victory: equal in points and in both tie-breaks."
    if winners == ["You"]:
        text = f"You win with {count_points(best.score)}"
    else:
        text = f"{winners[0]} wins with {count_points(best.score)}"
    rivals = [s for s in result.standings if s.score == best.score and s.seat != best.seat]
    if not rivals:
        return f"{text}."
    tied = join_words([names[rival.seat] for rival in rivals])
    return f"{text}, as many as {tied}; {_tie(result, best, rivals)}."


def _tie(result: Result, best: Standing, rivals: Sequence[Standing]) -> str:
    """Name the tie-break that decided (B13.2)."""
    for place, name in enumerate(result.tie_break_names):
        others = [rival.tie_breaks[place] for rival in rivals]
        if best.tie_breaks[place] > max(others):
            return f"the tie-break, {name}, is {best.tie_breaks[place]} to {max(others)}"
    return "the tie-breaks decide one after another"


def draw_scores(view: BoardView, names: Sequence[str], width: int) -> RenderableType:
    """Explain the points of every seat, Cóatl by Cóatl and card by card."""
    parts: list[RenderableType] = []
    for number, seat in enumerate(view.seats):
        parts += [Text(), _heading(names[number], seat)]
        if seat.gold:
            gold = count_points(GOLD_POINTS * seat.gold)
            parts.append(Text(f"  Golden segments received: {seat.gold}, for {gold}"))
        for place, serpent in enumerate(seat.finished, 1):
            parts += [Text(), _explain(view, serpent, place, width)]
        for name, slot in own_slots(seat):
            parts += [Text(), _explain_unfinished(view, name, slot, width)]
    return Group(*parts)


def _heading(name: str, seat: SeatView) -> Text:
    return Text.assemble((name, "bold"), ": ", (count_points(seat.points), ACCENT))


def _explain(view: BoardView, shown: SerpentView, number: int, width: int) -> RenderableType:
    serpent = serpent_of(shown)
    scores = [prophecy_score(card, serpent, view) for card in shown.cards]
    cards = [(stave_text(score.pieces, serpent.length), _worth(score)) for score in scores]
    if shown.temple != EMPTY:
        cards.append((Text(), _explain_temple(shown)))
    title = Text.assemble(f"  Cóatl {number}: ", (count_points(shown.points), ACCENT))
    title.append(f", {serpent.length} pieces", style=FAINT)
    room = width - _INDENT - max((worth.cell_len for _, worth in cards), default=0)
    rows = Table.grid(padding=(0, 2, 0, 0))
    if serpent_width(serpent.length) + 4 <= room:
        rows.add_row(serpent_text(shown.pieces), "")
        rows.add_row(numbers_text(1, serpent.length), "")
        for stave, worth in cards:
            rows.add_row(stave, worth)
        return Group(title, Padding(rows, (0, 0, 0, _INDENT)))
    return Group(title, Padding(_list_cards(shown, scores, cards, width), (0, 0, 0, _INDENT)))


def _list_cards(
    shown: SerpentView, scores: list[ProphecyScore], cards: list[tuple[Text, Text]], width: int
) -> RenderableType:
    """Draw a serpent too long for brackets beside its cards: pieces are named by number."""
    parts: list[RenderableType] = []
    rows = serpent_rows(shown.pieces, width - _INDENT)
    length = serpent_of(shown).length
    for (first, row), (end, _) in zip(rows, [*rows[1:], (length, None)], strict=True):
        parts += [row, numbers_text(first + 1, end - first)]
    for place, (_, worth) in enumerate(cards):
        groups = scores[place].pieces if place < len(scores) else []
        pieces = " ".join(_places(group) for group in groups)
        parts.append(worth.append(f"  pieces {pieces}" if pieces else "", style=FAINT))
    return Group(*parts)


def _worth(score: ProphecyScore) -> Text:
    paid = max((need for need in score.card.points if need <= score.times), default=0)
    text = Text.assemble(prophecy_text(score.card.id), f"  {score.times}×")
    if 0 < paid < score.times:
        text.append(f" (paid for {paid}×)", style=FAINT)
    return text.append(" = ").append(str(score.points), style=ACCENT if score.points else FAINT)


def _explain_temple(shown: SerpentView) -> Text:
    score = temple_score(shown.temple, serpent_of(shown))
    text = Text.assemble((score.card.id, "bold"), " ")
    for place, (requirement, is_met) in enumerate(
        zip(score.card.requirements, score.requirements, strict=True)
    ):
        text.append(" · " if place else "")
        text.append_text(requirement_text(requirement))
        text.append(" ✓" if is_met else " ✗", style=GOOD if is_met else FAINT)
    return text.append(" = ").append(str(score.points), style=ACCENT)


def _explain_unfinished(
    view: BoardView, name: str, slot: SerpentView, width: int
) -> RenderableType:
    note = f"  Unfinished {name}: nothing"
    if slot.cards:
        note += f" (its cards would have paid {serpent_points(slot, view)})"
    rows = [Text.assemble("  ", row) for _, row in serpent_rows(slot.pieces, width - 2)]
    return Group(Text(note, style=FAINT), *rows)


def _places(group: Sequence[int]) -> str:
    first, last = group[0] + 1, group[-1] + 1
    if last - first + 1 == len(group):
        return str(first) if first == last else f"{first}–{last}"
    return "+".join(str(place + 1) for place in group)
