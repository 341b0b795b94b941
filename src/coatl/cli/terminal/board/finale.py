"""The end of a game: the ranking with its tie-breaks, and every score explained (B13)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coatl.board.analysis.scoring import ProphecyScore
from coatl.board.analysis.serpents import own_slots, serpent_of
from coatl.board.analysis.worth import prophecy_score, serpent_points, temple_score
from coatl.board.codes import EMPTY, GOLD_POINTS
from coatl.board.view import BoardView, SeatView, SerpentView
from coatl.cli.pictures.art import (
    ACCENT,
    FAINT,
    GOOD,
    count_pieces,
    count_points,
    numbers_text,
    prophecy_text,
    requirement_text,
    serpent_rows,
    serpent_text,
    serpent_width,
    stave_text,
)
from coatl.cli.words import join_words, say, say_text
from coatl.core.results import Result

_INDENT = 2


def draw_result(result: Result, names: Sequence[str], trigger: int) -> RenderableType:
    """Draw how the game ended, who won, and the ranking."""
    reason = say("cli-over")
    if result.ending in ("third", "exhausted", "passes"):
        reason = say(f"cli-over-{result.ending}", mine=_is_you(names[trigger]), who=names[trigger])
    return draw_ranking(result, names, reason, ("tie-board-1", "tie-board-2"))


def draw_ranking(
    result: Result, names: Sequence[str], reason: str, ties: Sequence[str]
) -> RenderableType:
    """Draw why the game ended, who won, and the ranking with its tie-breaks."""
    breaks = [say(tie) for tie in ties]
    lines = [Text(reason), Text(_verdict(result, names, breaks), style=ACCENT)]
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    table.add_column(say("cli-player"))
    for title in (say("cli-points"), *breaks):
        table.add_column(title, justify="right")
    for standing in sorted(result.standings, key=lambda standing: standing.rank):
        numbers = (str(value) for value in standing.tie_breaks)
        style = "bold" if standing.rank == 1 else ""
        name = names[standing.seat]
        table.add_row(f"{standing.rank}.", name, str(standing.score), *numbers, style=style)
    return Group(*lines, Text(), table)


def _is_you(name: str) -> str:
    return "yes" if name == say("board-you") else "no"


def _verdict(result: Result, names: Sequence[str], breaks: Sequence[str]) -> str:
    winners = [names[seat] for seat in result.winners]
    best = result.standings[result.winners[0]]
    if len(winners) > 1:
        return say("cli-share", names=join_words(winners))
    who, mine, points = winners[0], _is_you(winners[0]), count_points(best.score)
    rivals = [s for s in result.standings if s.score == best.score and s.seat != best.seat]
    if not rivals:
        return say("cli-win", mine=mine, who=who, points=points)
    tied = join_words([names[rival.seat] for rival in rivals])
    for place, tie in enumerate(breaks):  # B13.2
        own, other = best.tie_breaks[place], max(rival.tie_breaks[place] for rival in rivals)
        if own > other:
            decided: dict[str, str | int] = {
                "rivals": tied,
                "tie": tie,
                "best": own,
                "other": other,
            }
            return say("cli-win-tie", mine=mine, who=who, points=points, **decided)
    return say("cli-win-ties", mine=mine, who=who, points=points, rivals=tied)


def draw_scores(view: BoardView, names: Sequence[str], width: int) -> RenderableType:
    """Explain the points of every seat, Cóatl by Cóatl and card by card."""
    parts: list[RenderableType] = []
    for number, seat in enumerate(view.seats):
        parts += [Text(), _heading(names[number], seat)]
        if seat.gold:
            gold = count_points(GOLD_POINTS * seat.gold)
            parts.append(Text(f"  {say('cli-gold-received', count=seat.gold, points=gold)}"))
        for place, serpent in enumerate(seat.finished, 1):
            parts += [Text(), _explain(view, serpent, place, width)]
        for name, slot in own_slots(seat):
            parts += [Text(), _explain_unfinished(view, name, slot, width)]
    return Group(*parts)


def _heading(name: str, seat: SeatView) -> Text:
    return score_heading(name, seat.points)


def score_heading(name: str, points: int) -> Text:
    """Write whose points are explained below, and how many they are."""
    worth = Text(count_points(points), style=ACCENT)
    return say_text("cli-score", name=Text(name, style="bold"), points=worth)


def _explain(view: BoardView, shown: SerpentView, number: int, width: int) -> RenderableType:
    serpent = serpent_of(shown)
    scores = [prophecy_score(card, serpent, view) for card in shown.cards]
    cards = [(stave_text(score.pieces, serpent.length), _worth(score)) for score in scores]
    if shown.temple != EMPTY:
        cards.append((Text(), _explain_temple(shown)))
    points = Text(count_points(shown.points), style=ACCENT)
    pieces = Text(count_pieces(serpent.length), style=FAINT)
    worth = say_text("cli-serpent-score", number=number, points=points, pieces=pieces)
    title = Text.assemble("  ", worth)
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
        if pieces:
            worth.append(f"  {say('cli-at-pieces', places=pieces)}", style=FAINT)
        parts.append(worth)
    return Group(*parts)


def _worth(score: ProphecyScore) -> Text:
    paid = max((need for need in score.card.points if need <= score.times), default=0)
    text = Text.assemble(prophecy_text(score.card.id), f"  {score.times}×")
    if 0 < paid < score.times:
        text.append(f" {say('cli-paid-for', times=paid)}", style=FAINT)
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
    note = say("cli-unfinished-nothing", slot=name)
    if slot.cards:
        note = say("cli-unfinished-cards", slot=name, points=serpent_points(slot, view))
    rows = [Text.assemble("  ", row) for _, row in serpent_rows(slot.pieces, width - 2)]
    return Group(Text(f"  {note}", style=FAINT), *rows)


def _places(group: Sequence[int]) -> str:
    first, last = group[0] + 1, group[-1] + 1
    if last - first + 1 == len(group):
        return str(first) if first == last else f"{first}–{last}"
    return "+".join(str(place + 1) for place in group)
