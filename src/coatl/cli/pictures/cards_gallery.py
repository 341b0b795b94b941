"""The gallery of the card game: Prophecies by god, Temples, Feathers and CARL's action decks."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from coatl.cards.analysis.scoring import score_prophecy
from coatl.cards.codes import GODS
from coatl.cards.deck import Prophecy, Temple, load_deck
from coatl.cards.notation import parse_serpent
from coatl.cli.pictures import art
from coatl.cli.pictures.cards_art import (
    RECONSTRUCTED,
    feather_text,
    god_name,
    god_style,
    god_text,
    objective_text,
    pattern_text,
    places_text,
    row_text,
)
from coatl.cli.pictures.cards_examples import prophecy_example
from coatl.cli.pictures.cards_listing import describe_cards, feather_letters, split_cards
from coatl.cli.pictures.cards_words import GOD_ACTIONS, explain_objective, explain_pattern
from coatl.cli.pictures.frames import draw_panel, show_heading
from coatl.cli.words import join_words, say, say_text, speaking
from coatl.core.errors import OptionError

Card = Prophecy | Temple

_PANEL_WIDTH = 80


def show_cards(console: Console, ids: Sequence[str], family: str | None, *, as_json: bool) -> None:
    """Print the whole gallery, the Prophecies of one god, or single cards."""
    if family is not None:
        chosen: list[Card] = [*_of_god(family)]
    else:
        chosen = _find_cards(ids)
    is_whole = not ids and family is None
    if as_json:
        with speaking("en"):
            data = describe_cards(chosen, is_whole)
        print(json.dumps(data, ensure_ascii=False, separators=(",", ":")))
    elif ids:
        for card in chosen:
            panel = _prophecy_panel(card) if isinstance(card, Prophecy) else _temple_panel(card)
            console.print(panel, width=min(console.width, _PANEL_WIDTH))
        _show_note(console, chosen)
    else:
        _Gallery(console).show(chosen, is_whole=is_whole)


def _find_cards(ids: Sequence[str]) -> list[Card]:
    deck = load_deck()
    known: dict[str, Card] = {card.id: card for card in deck.prophecies}
    known |= {card.id: card for card in deck.temples}
    if not ids:
        return list(known.values())
    chosen: dict[str, Card] = {}
    for word in ids:
        card = known.get(word.upper())
        if card is None:
            ends = {"first": "C01", "last": deck.prophecies[-1].id, "from": "D1"}
            last = say("cli-card-range", **ends, to=deck.temples[-1].id)
            raise OptionError(say("cli-no-card-cards", id=repr(word), cards=last))
        chosen[card.id] = card
    return list(chosen.values())


def _of_god(name: str) -> list[Prophecy]:
    if name.lower() not in GODS:
        expected = join_words(GODS, "or")
        raise OptionError(say("cli-no-god", god=repr(name), expected=expected))
    return [card for card in load_deck().prophecies if GODS[card.god] == name.lower()]


class _Gallery:
    """All cards in tables, a god at a time."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def show(self, cards: Sequence[Card], *, is_whole: bool) -> None:
        """Print the cards, and at the end what the marks mean."""
        prophecies, temples = split_cards(cards)
        for god in range(len(GODS)):
            members = [card for card in prophecies if card.god == god]
            if members:
                show_heading(self.console, god_text(god), _god_line(god))
                self.console.print(_prophecy_table(members))
                self.console.print()
        if temples:
            band = Text(f" {say('cli-band-temples')} ", style=art.TEMPLE_STYLE)
            show_heading(self.console, band, say("cli-cards-temples-line"))
            self.console.print(_temple_table(temples))
            self.console.print()
        if is_whole:
            self._show_feathers()
            self._show_carl()
        self._show_end(prophecies, temples, is_whole)

    def _show_feathers(self) -> None:
        deck = load_deck()
        mark = RECONSTRUCTED if deck.are_feathers_reconstructed else ""
        line = f"{say('cli-feathers-line', count=sum(deck.feathers))}{mark}"
        band = Text(f" {say('cli-band-feathers')} ", style=art.TEMPLE_STYLE)
        show_heading(self.console, band, line)
        cards = [
            feather_text(feather_letters(kind)).append(f" ×{copies}")
            for kind, copies in enumerate(deck.feathers)
        ]
        table = _new_table()
        for first in range(0, len(cards), 5):
            table.add_row(*cards[first : first + 5])
        self.console.print(table)
        self.console.print()

    def _show_carl(self) -> None:
        band = Text(f" {say('rival-carl')} ", style=art.TEMPLE_STYLE)
        show_heading(self.console, band, say("cli-carl-line"))
        table = _new_table()
        for card in load_deck().personalities.values():
            mark = RECONSTRUCTED if card.is_reconstructed else ""
            name = Text(card.name, style="bold").append(mark, style=art.FAINT)
            more = [b - a for a, b in zip(card.carl, card.carl_2, strict=True)].index(1)
            extra = Text("2.0: +1 ").append_text(god_text(more))
            deck = Text("  ").join(
                Text(f"{count} ").append_text(god_text(god))
                for god, count in enumerate(card.carl)
                if count
            )
            table.add_row(name, say(f"carl-{card.name}-note"), deck, extra)
        self.console.print(table)
        actions = [
            say("cli-god-action", god=say("cards-god", god=god), action=action)
            for god, action in GOD_ACTIONS.items()
        ]
        line = say("cli-god-actions", actions=", ".join(actions))
        self.console.print(Text(line, style=art.FAINT))
        self.console.print()

    def _show_end(
        self, prophecies: Sequence[Prophecy], temples: Sequence[Temple], is_whole: bool
    ) -> None:
        counts = say("cli-count-prophecies", count=len(prophecies))
        lines = [say("cli-prophecies-pay"), say("cli-pattern-signs")]
        if temples:
            counts = join_words([counts, say("cli-count-temples", count=len(temples))])
            lines.append(say("cli-objectives-pay"))
        for line in (f"{counts}.", *lines):
            self.console.print(Text(line, style=art.FAINT))
        _show_note(self.console, [*prophecies, *temples])
        if is_whole:
            self.console.print(Text(say("cli-card-game-more"), style=art.FAINT))


def _show_note(console: Console, cards: Sequence[Card]) -> None:
    if any(card.is_reconstructed for card in cards):
        console.print(Text(f"{RECONSTRUCTED} {say('cli-reconstructed')}"))


def _god_line(god: int) -> str:
    cards = [card for card in load_deck().prophecies if card.god == god]
    kinds = dict.fromkeys(card.pattern.kind for card in cards)
    words = join_words([_kind_name(kind) for kind in kinds])
    return say("cli-god-line", god=GODS[god], count=len(cards), kinds=words)


def _kind_name(kind: str) -> str:
    return say("cli-kind", kind=kind)


def _new_table() -> Table:
    return Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)


def _id_text(card: Card) -> Text:
    text = Text(card.id, style="bold")
    return text.append(RECONSTRUCTED, style=art.FAINT) if card.is_reconstructed else text


def _prophecy_table(cards: Sequence[Prophecy]) -> Table:
    table = _new_table()
    for width in (None, 9, None):
        table.add_column(no_wrap=width is not None, min_width=width)
    for card in cards:
        table.add_row(_id_text(card), pattern_text(card.pattern), explain_pattern(card.pattern))
    return table


def _temple_table(cards: Sequence[Temple]) -> Table:
    table = _new_table()
    for card in cards:
        for place, objective in enumerate(card.objectives):
            name = Text() if place else _id_text(card)
            table.add_row(name, objective_text(objective), explain_objective(objective))
    return table


def _prophecy_panel(card: Prophecy) -> Panel:
    heading = _new_table()
    heading.add_row(pattern_text(card.pattern), explain_pattern(card.pattern))
    levels = _new_table()
    for times in (1, 2, 3):
        example = prophecy_example(card, times)
        if example is None:
            continue
        serpent = parse_serpent(example)
        score = score_prophecy(card, serpent)
        picture = row_text(example).append("\n")
        picture.append_text(places_text(score.pieces, serpent.length))
        worth = Text(str(score.points), style=art.ACCENT)
        points = say_text("cli-points-of", count=score.points, points=worth)
        levels.add_row(f"{score.times}×", points, picture, Text(example, style=art.FAINT))
    title = f"{card.id}{_mark(card)} · {god_name(card.god)} · {_kind_name(card.pattern.kind)}"
    return draw_panel(Group(heading, Text(), levels), title, god_style(card.god))


def _temple_panel(card: Temple) -> Panel:
    needs = _new_table()
    for objective in card.objectives:
        needs.add_row(objective_text(objective), explain_objective(objective))
    points = Text(say("cli-objectives-pay"))
    title = f"{card.id}{_mark(card)} · {say('cli-band-temple')}"
    return draw_panel(Group(needs, Text(), points), title, art.TEMPLE_STYLE)


def _mark(card: Card) -> str:
    return RECONSTRUCTED if card.is_reconstructed else ""
