"""What `?` and `c` print in the card game: how to play, and what a card asks for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from coatl.cards.analysis.scoring import score_prophecy
from coatl.cards.analysis.serpents import own_seat, serpent_of
from coatl.cards.analysis.worth import temple_score
from coatl.cards.codes import EMPTY
from coatl.cards.deck import Prophecy, Temple, load_deck
from coatl.cards.view import CardView
from coatl.cli.pictures.cards_art import (
    god_cards,
    god_text,
    gods_texts,
    has_gods,
    objective_text,
    places_text,
    prophecy_text,
    row_text,
)
from coatl.cli.pictures.cards_words import explain_objective, explain_pattern
from coatl.cli.terminal.board.guide import draw_guide, draw_paragraphs, indented
from coatl.cli.terminal.choices import flow
from coatl.cli.words import say, say_text
from coatl.core.errors import CoatlError, NotationError

_COMMANDS = (
    ("play RB left", "cli-do-write-cards"),
    ("t", "cli-do-table"),
    ("c C05", "cli-do-card"),
    ("b", "cli-do-feathers"),
    ("rules C5.2", "cli-do-rules"),
)

_LEGEND_WIDTH = 78


def draw_help(*, is_solo: bool) -> RenderableType:
    """Draw the commands and the rules in a nutshell."""
    rules = ["cli-cards-aim", "cli-cards-turn", "cli-cards-carl", "cli-cards-signs"]
    if not is_solo:
        rules.remove("cli-cards-carl")
    about = "cli-cards-gods-carl" if is_solo else "cli-cards-gods"
    gods = [*draw_paragraphs([about]), flow(gods_texts(), _LEGEND_WIDTH)]
    return draw_guide([*draw_paragraphs(rules), *gods], _COMMANDS, "C5.2")


def cards_in_sight(view: CardView) -> list[str]:
    """List the ids of all open cards: the reader's first, then supply, opponents and Temple."""
    deck = load_deck()
    held = list(own_seat(view).held)
    cards = [card for card, _ in held] + list(view.supply)
    for seat in view.seats:
        cards += [card for card, level in seat.held if level < 3]
    if view.carl is not None:
        cards += [card for card, level in view.carl.held if level < 3]
    ids = [deck.prophecies[card].id for card in dict.fromkeys(cards)]
    return ids + ([] if view.temple == EMPTY else [deck.temples[view.temple].id])


def find_card(text: str) -> Prophecy | Temple:
    """Return the card that a person means by `C05`, `c5` or `d2`."""
    word = text.strip().upper()
    if len(word) == 2 and word[0] == "C":
        word = f"C0{word[1]}"
    deck = load_deck()
    try:
        return deck.temple(word) if word.startswith("D") else deck.prophecy(word)
    except NotationError:
        ends = (deck.prophecies[-1].id, deck.temples[-1].id)
        cards = say("cli-card-range", first="C01", last=ends[0], **{"from": "D1"}, to=ends[1])
        raise CoatlError(say("cli-no-card-cards", id=repr(text[:20]), cards=cards)) from None


def draw_cards(words: Sequence[str], view: CardView) -> RenderableType:
    """Explain the cards with these ids, or every card in sight."""
    cards = [find_card(word) for word in words or cards_in_sight(view)]
    return Group(*(_draw_card(card, view) for card in cards))


def _draw_card(card: Prophecy | Temple, view: CardView) -> RenderableType:
    return _draw_prophecy(card, view) if isinstance(card, Prophecy) else _draw_temple(card, view)


def _draw_prophecy(card: Prophecy, view: CardView) -> RenderableType:
    name = "cli-god-reconstructed" if card.is_reconstructed else "cli-god"
    god = say_text(name, god=god_text(card.god), cards=god_cards(card.god))
    head = Text.assemble(prophecy_text(card.index), "  ", god)
    parts: list[RenderableType] = [head, indented(f"{explain_pattern(card.pattern)}.")]
    seat = own_seat(view)
    score = score_prophecy(card, serpent_of(seat))
    if score.times:
        row = row_text(seat.row, has_head=seat.has_head, has_tail=seat.has_tail)
        parts += [Text.assemble("  ", row, f" {score.times}×")]
        parts += [Text.assemble("  ", places_text(score.pieces, serpent_of(seat).length))]
    return Group(*parts)


def _draw_temple(card: Temple, view: CardView) -> RenderableType:
    score = temple_score(view, own_seat(view)) if view.temple == card.index else None
    parts: list[RenderableType] = [Text(card.id, style="bold")]
    for place, objective in enumerate(card.objectives):
        mark = "" if score is None else "✓ " if score.met[place] else "✗ "
        words = explain_objective(objective)
        parts.append(Text.assemble("  ", mark, objective_text(objective), f"  {words}"))
    parts.append(indented(say("cli-objectives-pay")))
    if has_gods(card.objectives):
        parts.append(Padding(flow(gods_texts(), _LEGEND_WIDTH), (0, 0, 0, 2)))
    return Group(*parts)
