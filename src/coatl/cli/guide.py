"""What `?` and `c` print: how to play, and what a card asks for."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coatl.board.codes import EMPTY
from coatl.board.deck import Prophecy, Temple, load_deck
from coatl.board.lens import own_seat, own_slots, prophecy_score, serpent_of
from coatl.board.view import BoardView
from coatl.cli.art import (
    FAMILY_NAMES,
    explain_pattern,
    explain_requirement,
    family_text,
    join_words,
    levels_text,
    serpent_text,
)
from coatl.cli.table import level_text, temple_level_text
from coatl.cli.telling import prophecy_text, temple_text
from coatl.core.errors import NotationError

COMMANDS = (
    ("number", "take the choice with this number"),
    ("take RB", "or write it: take <B, choose P05, add Y left of A, fulfil P05 on A, done"),
    ("t", "show the whole table again"),
    ("c P05", "explain a card; c alone explains every card in sight"),
    ("b", "count what is left in the bags"),
    ("u", "take the last step of this turn back"),
    ("h", "a hint: what a strong bot would do here, and why"),
    ("s FILE", "save the game for `coatl replay`"),
    ("q", "quit"),
)
AIM = """\
You build feathered serpents, Cóatls, out of a head, body segments and a tail. Prophecy cards
beside a Cóatl pay for patterns in its colours, read from head to tail; every piece counts once a
card. Only complete Cóatls score. Whoever completes a third one starts the last turns."""
TURN = """\
A turn is one action: take the pieces of one supply space (your board holds 8), choose prophecies
(up to 5 in hand), or assemble as much as you like: begin a Cóatl, add pieces at its ends, lay cards
beside it that already fit. To complete one, it needs a card; then it may also get a temple."""
SIGNS = """\
Y yellow, R red, K black, G green, B blue, O golden. ◄ is a head, ► a tail, ╌ an open end.
"2× = 5 · next 3×": the card is satisfied twice and pays 5; three times would pay more. All rules:
docs/rules.md, by their numbers."""


def draw_help() -> RenderableType:
    """Draw the commands and the rules in a nutshell."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    for command, meaning in COMMANDS:
        rows.add_row(Text(f"  {command}", style="bold"), meaning)
    paragraphs = [Text(" ".join(words.split())) for words in (AIM, TURN, SIGNS)]
    spaced: list[RenderableType] = []
    for paragraph in paragraphs:
        spaced += [Text(), paragraph]
    return Group(rows, *spaced)


def cards_in_sight(view: BoardView) -> list[str]:
    """List the ids of all cards that the reader can see and might use."""
    deck = load_deck()
    seat = own_seat(view)
    prophecies = [*(seat.dealt or ()), *(seat.hand or ()), *view.open]
    temples = [seat.temple, seat.commitment, *(top for top, _ in view.piles)]
    ids = [deck.prophecies[card].id for card in prophecies if card != EMPTY]
    ids += [deck.temples[card].id for card in temples if card is not None and card != EMPTY]
    return list(dict.fromkeys(ids))


def find_card(text: str) -> Prophecy | Temple:
    """Return the card that a person means by `P05`, `p5` or `t3`."""
    word = text.strip().upper()
    if len(word) == 2 and word[1].isdecimal():
        word = f"{word[0]}0{word[1]}"
    try:
        return load_deck().temple(word) if word.startswith("T") else load_deck().prophecy(word)
    except NotationError:
        last = load_deck().temples[-1].id
        message = f"a card: P01 to {load_deck().prophecies[-1].id} or T01 to {last}"
        raise NotationError(text, 0, message) from None


def draw_card(card: Prophecy | Temple, view: BoardView) -> RenderableType:
    """Explain a card in words, and what it pays for each of the reader's Cóatls now."""
    if isinstance(card, Prophecy):
        return _draw_prophecy(card, view)
    wishes = "; ".join(explain_requirement(text) for text in card.requirements)
    levels = join_words([f"{points} for {met}" for met, points in enumerate(card.points, 1)])
    parts: list[RenderableType] = [temple_text(card.id), _indented(f"{wishes}. Pays {levels} met.")]
    for name, slot in own_slots(own_seat(view)):
        level = temple_level_text(card.index, serpent_of(slot))
        parts.append(Text.assemble(f"  {name} ", serpent_text(slot.pieces), "  ", level))
    return Group(*parts)


def _draw_prophecy(card: Prophecy, view: BoardView) -> RenderableType:
    family = Text.assemble("  ", family_text(card.family), f" {FAMILY_NAMES[card.family]} family")
    head = Text.assemble(prophecy_text(card.id), "  ", levels_text(card.points), family)
    parts: list[RenderableType] = [head, _indented(f"{explain_pattern(card.pattern)}.")]
    for name, slot in own_slots(own_seat(view)):
        serpent = serpent_of(slot)
        score = prophecy_score(card.index, serpent, view)
        used = [piece for group in score.pieces for piece in group]
        drawn = serpent_text(slot.pieces, used)
        level = level_text(card.index, serpent, view)
        parts.append(Text.assemble(f"  {name} ", drawn, "  ", level))
    return Group(*parts)


def _indented(sentence: str) -> RenderableType:
    return Padding(Text(sentence[0].upper() + sentence[1:]), (0, 0, 0, 2))
