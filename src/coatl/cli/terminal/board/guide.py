"""What `?` and `c` print: how to play, and what a card asks for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coatl.board.analysis.serpents import own_seat, own_slots, serpent_of
from coatl.board.analysis.worth import prophecy_score
from coatl.board.codes import EMPTY
from coatl.board.deck import Prophecy, Temple, load_deck
from coatl.board.view import BoardView
from coatl.cli.pictures.art import (
    FAINT,
    explain_pattern,
    explain_requirement,
    family_text,
    levels_text,
    prophecy_text,
    serpent_text,
    temple_text,
)
from coatl.cli.terminal.board.card_rows import level_text, temple_level_text
from coatl.cli.words import join_phrases, join_words, say, say_text
from coatl.core.errors import CoatlError, NotationError

_COMMANDS = (
    ("take RB", "cli-do-write"),
    ("t", "cli-do-table"),
    ("c P05", "cli-do-card"),
    ("b", "cli-do-bags"),
    ("rules B6.5", "cli-do-rules"),
)
_ALWAYS = (
    ("u", "cli-do-undo"),
    ("h", "cli-do-hint"),
    ("lang fr", "cli-do-language"),
)
_RULES = ("cli-rules-aim", "cli-rules-turn", "cli-rules-signs")


def draw_help() -> RenderableType:
    """Draw the rules in a nutshell and the commands."""
    return draw_guide(draw_paragraphs(_RULES), _COMMANDS, "B6.5")


def draw_guide(
    rules: Sequence[RenderableType], own: Sequence[tuple[str, str]], example: str
) -> RenderableType:
    """Draw rules and then commands: what stands last is not scrolled out of a low terminal."""
    more = Text(say("cli-all-rules", example=example))
    quick = Text(say("cli-help-quick"), style=FAINT)
    return Group(*rules, Text(), more, Text(), draw_commands(own), quick)


def draw_commands(own: Sequence[tuple[str, str]]) -> RenderableType:
    """Draw what can be typed: first what is this game's own, then what every game has."""
    lines = [(say("cli-command-number"), "cli-do-number"), *own, *_ALWAYS]
    lines += [(f"s {say('cli-command-file')}", "cli-do-save"), ("q", "cli-do-quit")]
    rows = Table.grid(padding=(0, 2, 0, 0))
    for command, meaning in lines:
        rows.add_row(Text(f"  {command}", style="bold"), say(meaning))
    return rows


def draw_paragraphs(names: Sequence[str]) -> list[RenderableType]:
    """Draw messages as paragraphs, each after an empty line."""
    return [part for name in names for part in (Text(), Text(say(name)))]


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
        ends = (load_deck().prophecies[-1].id, load_deck().temples[-1].id)
        cards = say("cli-card-range", first="P01", last=ends[0], **{"from": "T01"}, to=ends[1])
        raise CoatlError(say("cli-no-card", id=repr(text[:20]), cards=cards)) from None


def draw_card(card: Prophecy | Temple, view: BoardView) -> RenderableType:
    """Explain a card in words, and what it pays for each of the reader's Cóatls now."""
    if isinstance(card, Prophecy):
        return _draw_prophecy(card, view)
    wishes = join_phrases([explain_requirement(text) for text in card.requirements])
    levels = join_words(
        [say("cli-pays-for", points=points, met=met) for met, points in enumerate(card.points, 1)]
    )
    words = f"{say('cli-pays', wishes=wishes, levels=levels)} {say('cli-temple-note')}"
    parts: list[RenderableType] = [temple_text(card.id), indented(words)]
    for name, slot in own_slots(own_seat(view)):
        level = temple_level_text(card.index, serpent_of(slot))
        parts.append(Text.assemble(f"  {name} ", serpent_text(slot.pieces), "  ", level))
    return Group(*parts)


def _draw_prophecy(card: Prophecy, view: BoardView) -> RenderableType:
    band, name = family_text(card.family), say("cli-family-name", family=card.family)
    family = say_text("cli-family-of", band=band, name=name)
    head = Text.assemble(prophecy_text(card.id), "  ", levels_text(card.points), "  ", family)
    parts: list[RenderableType] = [head, indented(f"{explain_pattern(card.pattern)}.")]
    for name, slot in own_slots(own_seat(view)):
        serpent = serpent_of(slot)
        score = prophecy_score(card.index, serpent, view)
        used = [piece for group in score.pieces for piece in group]
        drawn = serpent_text(slot.pieces, used)
        level = level_text(card.index, serpent, view)
        parts.append(Text.assemble(f"  {name} ", drawn, "  ", level))
    return Group(*parts)


def indented(sentence: str) -> RenderableType:
    """Draw a sentence with a capital, two columns to the right."""
    return Padding(Text(sentence[0].upper() + sentence[1:]), (0, 0, 0, 2))
