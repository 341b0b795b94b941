"""What `?` and `c` print in the card game: how to play, and what a card asks for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coatl.cards.codes import EMPTY, GODS
from coatl.cards.deck import Prophecy, Temple, load_deck
from coatl.cards.lens import own_seat, serpent_of, temple_score
from coatl.cards.scoring import score_prophecy
from coatl.cards.view import CardView
from coatl.cli.art import FAINT
from coatl.cli.cards_art import objective_text, places_text, prophecy_text, row_text
from coatl.cli.cards_words import explain_objective, explain_pattern
from coatl.core.errors import NotationError

COMMANDS = (
    ("number", "take the choice with this number"),
    ("play RB left", "or write it: RB over left, discard RB, fulfil C05, head R, tail G, done"),
    ("t", "show the whole table again"),
    ("c C05", "explain a card; c alone explains every card in sight"),
    ("b", "count the Feather cards that have been seen"),
    ("u", "take the last step of this turn back"),
    ("h", "a hint: what a strong bot would do here, and why"),
    ("s FILE", "save the game for `coatl replay`"),
    ("q", "quit"),
)
AIM = """\
You lay a row of coloured segments, a serpent. Prophecies ask for patterns in it, read from left to
right; occurrences may overlap. A Prophecy's level is how often your row has its pattern, 3 at most:
2, 5 and 6 points. At level 3 it is secured. There are five rounds, six against CARL 2.0: you place
two Feather cards a turn, and in the last round a head and a tail."""
TURN = """\
Place a card from your hand beside your row or with one half over its outermost segment, which makes
a stack ('); or discard one and place the next of the deck. A placement that creates the pattern of
an open Prophecy lets you upgrade it, claim it from the supply, or steal it (from a neighbour, one
from each in a round; from CARL, two in a turn). If it breaks patterns, your levels fall."""
CARL = """\
Against CARL you must win twice, he wins ties. He plays first in each round: a Feather card shows
the colours he prefers, an action card the god whose action he does twice; then he upgrades,
steals and fulfils. You may steal up to two Prophecies from him in a turn; yours leave the game if
they fall to 0."""
SIGNS = """\
Y yellow, R red, K black, G green, B blue. In a pattern · is any segment, = two of one colour,
≠ any other colour, ' a stack. ●●○ is level 2; 2× is how often your row has the pattern now."""


def draw_help(*, is_solo: bool) -> RenderableType:
    """Draw the commands and the rules in a nutshell."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    for command, meaning in COMMANDS:
        rows.add_row(Text(f"  {command}", style="bold"), meaning)
    spaced: list[RenderableType] = []
    for words in (AIM, TURN, CARL, SIGNS) if is_solo else (AIM, TURN, SIGNS):
        spaced += [Text(), Text(" ".join(words.split()))]
    return Group(rows, *spaced, Text(), Text("All rules: docs/rules.md, by their numbers."))


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
        message = f"a card: C01 to {deck.prophecies[-1].id} or D1 to {deck.temples[-1].id}"
        raise NotationError(text, 0, message) from None


def draw_cards(words: Sequence[str], view: CardView) -> RenderableType:
    """Explain the cards with these ids, or every card in sight."""
    cards = [find_card(word) for word in words or cards_in_sight(view)]
    return Group(*(_draw_card(card, view) for card in cards))


def _draw_card(card: Prophecy | Temple, view: CardView) -> RenderableType:
    return _draw_prophecy(card, view) if isinstance(card, Prophecy) else _draw_temple(card, view)


def _draw_prophecy(card: Prophecy, view: CardView) -> RenderableType:
    head = Text.assemble(prophecy_text(card.index), f"  {GODS[card.god]} god")
    head.append(", face reconstructed" if card.is_reconstructed else "", style=FAINT)
    parts: list[RenderableType] = [head, _indented(f"{explain_pattern(card.pattern)}.")]
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
    parts.append(Text("  One met pays 3 points, both 7."))
    return Group(*parts)


def _indented(sentence: str) -> RenderableType:
    return Padding(Text(sentence[0].upper() + sentence[1:]), (0, 0, 0, 2))
