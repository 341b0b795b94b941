"""The table of the card game as one seat sees it: rows, Prophecies, supply, Temple, hand, CARL."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coatl.cards.actions import feather_text as feather_letters
from coatl.cards.analysis.serpents import own_seat, serpent_of
from coatl.cards.analysis.worth import (
    by_level,
    level_points,
    points_now,
    progress_of,
    temple_score,
    times_in,
)
from coatl.cards.codes import EMPTY, GODS, MAX_LEVEL, PHASES
from coatl.cards.deck import load_deck
from coatl.cards.options import CarlOptions
from coatl.cards.view import CardView, CarlView, Held, SeatView
from coatl.cli.pictures.art import ACCENT, FAINT, GOOD, count_points
from coatl.cli.pictures.cards_art import (
    dots_text,
    feather_text,
    god_text,
    gods_texts,
    has_gods,
    objective_text,
    prophecy_text,
    row_text,
)
from coatl.cli.pictures.cards_words import GOD_ACTIONS
from coatl.cli.terminal.choices import flow
from coatl.cli.words import say, say_text

LABEL = 10


def draw_table(view: CardView, names: Sequence[str], width: int) -> RenderableType:
    """Draw everything that a seat (or a spectator) may know."""
    parts: list[RenderableType] = []
    if view.carl is not None:
        parts += [draw_carl(view, view.carl, width), Text()]
    for number in _others(view):
        parts += [_draw_other(view, names, number, width), Text()]
    parts.append(_draw_middle(view, width))
    if view.seat is not None:
        parts += [Text(), draw_own(view, width)]
    return Group(*parts)


def draw_progress(view: CardView, names: Sequence[str], width: int) -> RenderableType:
    """Draw what matters within a turn, after one of its steps."""
    if PHASES[view.phase] in ("fulfil", "drop"):
        return Group(_draw_middle(view, width), Text(), draw_own(view, width))
    return draw_own(view, width)


def draw_own(view: CardView, width: int) -> RenderableType:
    """Draw what belongs to the reader."""
    seat = own_seat(view)
    rows = _rows()
    rows.add_row(_label(say("board-you")), _summary(view, seat))
    rows.add_row(_label(say("end-row")), _row(seat, width - LABEL - 1))
    rows.add_row(_label(say("board-prophecies")), _draw_held(view, seat.held, width - LABEL - 1))
    if seat.hand is not None and (seat.hand_size or view.round < view.last_round):
        rows.add_row(_label(say("cli-feathers")), _hand_text(view, seat))
    return rows


def draw_carl(view: CardView, carl: CarlView, width: int) -> RenderableType:
    """Draw what is visible of CARL: Prophecies by level, closest first, and action cards left."""
    assert isinstance(view.options, CarlOptions)
    is_fixed = view.round == view.last_round
    points = carl.points if is_fixed else level_points(carl.held)
    title = say_text(
        "cli-carl-title",
        carl=Text(carl_name(carl), style="bold"),
        personality=say("cards-personality", personality=view.options.personality),
        points=_points_text("cli-points-fixed" if is_fixed else "cli-points-so-far", points),
    )
    rows = _rows()
    for level in (MAX_LEVEL, 2, 1):
        held = tuple(pair for pair in carl.held if pair[1] == level)
        if held:
            label = say("cli-secured") if level == MAX_LEVEL else say("end-level", level=level)
            rows.add_row(f"  {label}", _draw_held(view, held, width - LABEL - 1))
    left = [
        Text.assemble(f"{count} ", _action_text(god))
        for god, count in enumerate(carl.actions)
        if count
    ]
    none = Text(say("cli-none-left"), style=FAINT)
    rows.add_row(f"  {say('cli-actions')}", flow(left or [none], width - LABEL - 1))
    return Group(title, rows)


def _action_text(god: int) -> Text:
    """Draw what an action card of CARL's stands for, such as "Water upgrades" (C10.4)."""
    return say_text("cli-god-action", action=GOD_ACTIONS[GODS[god]], god=god_text(god))


def carl_name(carl: CarlView) -> str:
    """Return what the opponent of this competition is called."""
    return say("cards-carl", competition=carl.competition)


def draw_counts(view: CardView) -> RenderableType:
    """Draw where the Feather cards are that the reader knows of, and how many are unseen."""
    table = Table(box=None, padding=(0, 1), title=say("cli-feather-cards"), title_justify="left")
    table.add_column("")
    for kind in range(len(view.placed)):
        table.add_column(feather_letters(kind), justify="right")
    table.add_column(say("cli-all"), justify="right", style="bold")
    hand = own_seat(view).hand or (0,) * len(view.placed)
    lines = (
        (say("cli-in-rows"), view.placed),
        (say("cli-discarded"), view.feather_discard),
        (say("cli-your-hand"), hand),
    )
    for name, counts in lines:
        table.add_row(name, *(str(count) for count in counts), str(sum(counts)))
    sizes = {"feathers": view.feather_deck_size, "prophecies": view.prophecy_deck_size}
    return Group(table, Text(f" {say('cli-card-decks', **sizes)}"))


def _others(view: CardView) -> list[int]:
    count = len(view.seats)
    if view.seat is None:
        return list(range(count))
    return [(view.seat + i) % count for i in range(1, count)]


def _draw_other(view: CardView, names: Sequence[str], number: int, width: int) -> RenderableType:
    seat = view.seats[number]
    title = Text.assemble((names[number], "bold"), "  ", _summary(view, seat))
    if seat.hand_size:
        title.append(f"  {say('cli-in-hand', count=seat.hand_size)}", style=FAINT)
    title.append(_theft_note(view, number), style=FAINT)
    rows = _rows()
    rows.add_row(f"  {say('cli-other-row')}", _row(seat, width - LABEL - 1))
    rows.add_row(f"  {say('cli-other-holds')}", _draw_held(view, seat.held, width - LABEL - 1))
    return Group(title, rows)


def _theft_note(view: CardView, number: int) -> str:
    """Say whether the reader may steal from a seat in this round (C5.2)."""
    if view.seat is None:
        return ""
    if len(view.seats) == 4 and abs(number - view.seat) == 2:
        return f"  {say('cards-steal-far')}"
    is_robbed = own_seat(view).stolen_from >> number & 1
    return f"  {say('cards-steal-used')}" if is_robbed else ""


def _draw_middle(view: CardView, width: int) -> RenderableType:
    rows = _rows()
    decks = say("cli-in-deck", count=view.prophecy_deck_size)
    supply = tuple((card, -1) for card in view.supply)
    drawn = _draw_held(view, supply, width - LABEL - 1)
    rows.add_row(_label(say("board-supply")), Group(drawn, Text(decks, style=FAINT)))
    if view.temple != EMPTY:
        rows.add_row(_label(say("cli-label-temple")), temple_text(view, view.seat))
        if has_gods(load_deck().temples[view.temple].objectives):
            rows.add_row(_label(say("cli-label-gods")), flow(gods_texts(), width - LABEL - 1))
    return rows


def temple_text(view: CardView, number: int | None) -> RenderableType:
    """Draw the Temple card, with the objectives that a seat meets as things stand."""
    seat = view.seats[0 if number is None else number]
    score = temple_score(view, seat)
    if score is None:
        return Text(say("cli-none"), style=FAINT)
    text = Text.assemble((score.card.id, "bold"), " ")
    for place, (objective, met) in enumerate(zip(score.card.objectives, score.met, strict=True)):
        text.append("  " if place else "")
        if number is not None:
            text.append("✓ " if met else "✗ ", style=GOOD if met else FAINT)
        text.append_text(objective_text(objective))
        progress = "" if number is None else progress_of(objective, serpent_of(seat))
        text.append(f" ({progress})" if progress else "", style=FAINT)
    return text.append("  3/7", style=FAINT)


def _draw_held(view: CardView, held: Held, width: int) -> RenderableType:
    """Draw Prophecies with their levels (below 0: none) and how often the reader's row has them."""
    if not held:
        return Text(say("cli-none"), style=FAINT)
    items = []
    for card, level in by_level(held):
        text = prophecy_text(card)
        if level >= 0:
            text.append(" ").append_text(dots_text(level))
        if view.seat is not None and level < MAX_LEVEL:
            times = times_in(card, own_seat(view))
            text.append(f" {times}×", style=GOOD if times > max(level, 0) else FAINT)
        items.append(text)
    return flow(items, width)


def _hand_text(view: CardView, seat: SeatView) -> Text:
    counts = enumerate(seat.hand or ())
    kinds = [kind for kind, count in counts for _ in range(count)]
    text = Text("  ").join(feather_text(feather_letters(kind)) for kind in kinds)
    if view.revealed != EMPTY:
        revealed = feather_text(feather_letters(view.revealed))
        text.append("   ").append_text(say_text("cli-turned-up", feather=revealed))
    return text


def _row(seat: SeatView, width: int) -> Text:
    """Draw a row, and its length where there is room; the longest one takes 68 cells."""
    text = row_text(seat.row, has_head=seat.has_head, has_tail=seat.has_tail)
    length = serpent_of(seat).length
    note = f" {length}" if length and text.cell_len + 3 <= width else ""
    return text.append(note, style=FAINT)


def _summary(view: CardView, seat: SeatView) -> Text:
    name = "cli-points-final" if seat.is_scored else "cli-points-stand"
    return _points_text(name, points_now(view, seat))


def _points_text(name: str, points: int) -> Text:
    return say_text(name, FAINT, points=Text(count_points(points), style=ACCENT))


def _rows() -> Table:
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=LABEL, no_wrap=True)
    rows.add_column()
    return rows


def _label(word: str) -> Text:
    return Text(word, style="bold")
