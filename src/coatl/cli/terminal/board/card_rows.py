"""Cards in rows, each with what it pays for every own serpent now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coatl.board.analysis.serpents import own_seat, own_slots, serpent_of
from coatl.board.analysis.worth import next_level, prophecy_score, temple_score
from coatl.board.codes import (
    COLOURS,
    EMPTY,
    HAND_LIMIT,
    KEEP_LIMIT,
    PHASES,
    SLOTS,
)
from coatl.board.deck import load_deck, parse_requirement
from coatl.board.serpent import Serpent
from coatl.board.view import BoardView, SeatView
from coatl.cli.pictures.art import (
    ACCENT,
    FAINT,
    GOOD,
    levels_text,
    pattern_text,
    requirement_text,
)
from coatl.cli.words import join_words, say

ID_WIDTH = 3
CARD_WIDTH = 32
LEVEL_WIDTH = 19
HEADING = "bold"


def draw_cards(
    view: BoardView, sections: Sequence[str] = ("hand", "open", "temples")
) -> RenderableType:
    """Draw cards in sections, each card with its level for every own serpent."""
    seat = None if view.seat is None else own_seat(view)
    slots = [] if seat is None else own_slots(seat)
    if PHASES[view.phase] == "complete":  # only this one can get cards now
        slots = [slot for slot in slots if slot[0] == SLOTS[view.completing]]
    names = [name for name, _ in slots]
    serpents = [serpent_of(slot) for _, slot in slots]
    parts: list[RenderableType] = []
    if seat is not None and "hand" in sections:
        parts += _draw_hand(view, seat, names, serpents)
    if "open" in sections:
        shown = [card for card in view.open if card != EMPTY]
        parts += [_title(say("cli-face-up", count=view.deck_size))]
        parts += [_card_rows(view, serpents, shown)]
    if "temples" in sections:
        tops = [top for top, _ in view.piles if top != EMPTY]
        sizes = join_words([str(size) for _, size in view.piles])
        parts += [_title(say("cli-temples", sizes=sizes))]
        parts += [_card_rows(view, serpents, (), tops)]
    return Group(*parts)


def _draw_hand(
    view: BoardView, seat: SeatView, names: list[str], serpents: list[Serpent]
) -> list[RenderableType]:
    parts: list[RenderableType] = []
    title = say("cli-hand-title", count=seat.hand_size, total=HAND_LIMIT)
    if seat.dealt:
        parts += [_title(say("cli-dealt")), _card_rows(view, serpents, seat.dealt)]
    if seat.is_choosing:
        title = say("cli-kept", count=seat.hand_size, total=KEEP_LIMIT)
    temples = [card for card in (seat.temple, seat.commitment) if card is not None]
    held = [card for card in temples if card != EMPTY]
    return [*parts, _title(title, names), _card_rows(view, serpents, seat.hand or (), held)]


def _title(title: str, slots: Sequence[str] = ()) -> Text:
    heads = (say("cli-on-serpent", slot=name) for name in slots)
    columns = "".join(f" {head:<{LEVEL_WIDTH}}" for head in heads)
    return Text(f"{title:<{ID_WIDTH + CARD_WIDTH + 2}}{columns}", style=HEADING)


def _card_rows(
    view: BoardView, serpents: list[Serpent], prophecies: Iterable[int], temples: Iterable[int] = ()
) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=ID_WIDTH + 1, no_wrap=True)
    table.add_column(width=CARD_WIDTH)
    for _ in serpents:
        table.add_column(width=LEVEL_WIDTH)
    deck = load_deck()
    for index in prophecies:
        card = deck.prophecies[index]
        drawn = Text.assemble(pattern_text(card.pattern), "  ", levels_text(card.points))
        levels = [_level_or_note(index, serpent, view) for serpent in serpents]
        table.add_row(Text(card.id, style="bold"), drawn, *levels)
    for index in temples:
        temple = deck.temples[index]
        drawn = Text(" · ").join(requirement_text(text) for text in temple.requirements)
        drawn.append(f"  {'/'.join(str(points) for points in temple.points)}")
        levels = [temple_level_text(index, serpent) for serpent in serpents]
        table.add_row(Text(temple.id, style="bold"), drawn, *levels)
    return table


def _level_or_note(card: int, serpent: Serpent, view: BoardView) -> Text:
    if serpent.has_card(card):
        return Text(say("cli-has-one"), style=FAINT)
    return level_text(card, serpent, view)


def level_text(card: int, serpent: Serpent, view: BoardView) -> Text:
    """Write what a Prophecy card pays for a serpent now, such as "2× = 5 · next 3×"."""
    score = prophecy_score(card, serpent, view)
    upcoming = None if serpent.is_complete else next_level(score)
    if not score.points:
        lowest = min(score.card.points)
        few = say("cli-level-of", times=score.times, lowest=lowest)
        return Text(few if score.times else "–", style=FAINT)
    paid = say("board-badge-paid", times=score.times, points=score.points)
    text = Text.assemble((paid, ACCENT))
    if upcoming is not None:
        text.append(f" · {say('board-badge-next-short', times=upcoming)}", style=FAINT)
    return text


def temple_level_text(card: int, serpent: Serpent) -> Text:
    """Write what a Temple card pays for a serpent, requirement by requirement.

    An unfinished serpent gets no Temple, so it has no points yet (B6.5).
    """
    score = temple_score(card, serpent)
    letters = [COLOURS[colour] for colour in serpent.colour_list()]
    text = Text()
    for requirement, is_met in zip(score.card.requirements, score.requirements, strict=True):
        kind, argument = parse_requirement(requirement)
        if kind == "length":
            word = say("cli-of", count=serpent.length, total=int(argument))
        elif kind == "equal":
            word = f"{letters.count(argument[0])} : {letters.count(argument[1])}"
        else:
            word = "✓" if is_met else "✗"
        text.append(" · " if text else "", style=FAINT)
        text.append(word, style=GOOD if is_met else FAINT)
    if score.points and serpent.is_complete:
        text.append(f" = {score.points}", style=ACCENT)
    return text
