"""The gallery of the board game: Prophecies by family, and Temples."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from coatl.board.analysis.scoring import score_prophecy
from coatl.board.deck import FAMILIES, Prophecy, Temple, load_deck
from coatl.board.notation import parse_serpent
from coatl.cli.pictures import art
from coatl.cli.pictures.board_examples import prophecy_example, temple_example
from coatl.cli.pictures.frames import draw_panel, show_heading
from coatl.cli.words import join_words, say, say_text, speaking
from coatl.core.errors import OptionError

Card = Prophecy | Temple

_WIDE = 118
"""From this width on the gallery shows an example of each card."""
_PANEL_WIDTH = 80


def show_cards(
    console: Console, ids: Sequence[str], family: str | None, *, promo: bool, as_json: bool
) -> None:
    """Print the whole gallery, the Prophecies of one family, or single cards."""
    chosen = _find_cards(ids) if ids else _filter_cards(family, promo)
    if as_json:
        with speaking("en"):
            print(json.dumps(_as_data(chosen), separators=(",", ":")))
    elif ids:
        _show_large(console, chosen)
    else:
        _Gallery(console).show(chosen, has_hints=family is None and not promo)


def _find_cards(ids: Sequence[str]) -> list[Card]:
    deck = load_deck()
    known: dict[str, Card] = {card.id: card for card in deck.prophecies}
    known |= {card.id: card for card in deck.temples}
    chosen: dict[str, Card] = {}
    for word in ids:
        card = known.get(word.upper())
        if card is None:
            raise OptionError(say("cli-no-card", id=repr(word), cards=board_range()))
        chosen[card.id] = card
    return list(chosen.values())


def board_range() -> str:
    """Write which ids the cards of the board game have."""
    deck = load_deck()
    ends = {"first": "P01", "last": deck.prophecies[-1].id, "from": "T01"}
    return say("cli-card-range", **ends, to=deck.temples[-1].id)


def _filter_cards(family: str | None, promo: bool) -> list[Card]:
    deck = load_deck()
    cards: list[Card] = [card for card in deck.prophecies if promo or not card.promo]
    if family is None:
        return cards + [card for card in deck.temples if promo or not card.promo]
    if family.lower() not in FAMILIES:
        expected = join_words(FAMILIES, "or")
        raise OptionError(say("cli-no-family", family=repr(family), expected=expected))
    return [c for c in cards if isinstance(c, Prophecy) and c.family == family.lower()]


def _split(cards: list[Card]) -> tuple[list[Prophecy], list[Temple]]:
    prophecies = [card for card in cards if isinstance(card, Prophecy)]
    return prophecies, [card for card in cards if isinstance(card, Temple)]


def _as_data(cards: list[Card]) -> dict[str, object]:
    prophecies, temples = _split(cards)
    return {
        "game": "board",
        "prophecies": [_prophecy_data(card) for card in prophecies],
        "temples": [_temple_data(card) for card in temples],
    }


def _prophecy_data(card: Prophecy) -> dict[str, object]:
    return {
        "id": card.id,
        "family": card.family,
        "pattern": card.pattern,
        "points": {str(times): points for times, points in card.points.items()},
        "copies": card.copies,
        "promo": card.promo,
        "explanation": art.explain_pattern(card.pattern),
        "example": prophecy_example(card, max(card.points)),
    }


def _temple_data(card: Temple) -> dict[str, object]:
    return {
        "id": card.id,
        "requirements": list(card.requirements),
        "points": list(card.points),
        "promo": card.promo,
        "explanations": [art.explain_requirement(text) for text in card.requirements],
        "example": temple_example(card),
    }


class _Gallery:
    """All cards in tables, a family at a time; with room to spare there is more to each card."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_wide = console.width >= _WIDE

    def show(self, cards: list[Card], *, has_hints: bool) -> None:
        """Print the cards, and at the end what else there is to see."""
        prophecies, temples = _split(cards)
        for family in FAMILIES:
            members = [card for card in prophecies if card.family == family]
            if members:
                line = say("cli-family-line", family=family)
                show_heading(self.console, art.family_text(family), line)
                self.console.print(self._prophecy_table(members))
                self.console.print()
        if temples:
            band = Text(f" {say('cli-band-temples')} ", style=art.TEMPLE_STYLE)
            show_heading(self.console, band, say("cli-temples-line"))
            self.console.print(self._temple_table(temples))
            self.console.print(Text(say("cli-temple-note"), style=art.FAINT))
            self.console.print()
        self._show_end(prophecies, temples, has_hints)

    def _prophecy_table(self, cards: list[Prophecy]) -> Table:
        table = _new_table()
        for _ in range(3):
            table.add_column(no_wrap=True)
        table.add_column()
        for card in cards:
            row = [
                Text(card.id, style="bold"),
                art.pattern_text(card.pattern),
                art.levels_text(card.points),
                Text(art.explain_pattern(card.pattern)).append(_notes(card), style=art.FAINT),
            ]
            example = prophecy_example(card, min(card.points)) if self.is_wide else None
            table.add_row(*row, *([art.serpent_text(example)] if example else []))
        return table

    def _temple_table(self, cards: list[Temple]) -> Table:
        table = _new_table()
        width = max(len(card.requirements) for card in cards)
        for _ in range(width + 2):
            table.add_column(no_wrap=True)
        for card in cards:
            row = [Text(card.id, style="bold"), _temple_levels(card)]
            row += [art.requirement_text(text) for text in card.requirements]
            row += [Text()] * (width - len(card.requirements))
            example = temple_example(card) if self.is_wide else None
            row += [art.serpent_text(example)] if example else []
            table.add_row(*row)
        return table

    def _show_end(self, prophecies: list[Prophecy], temples: list[Temple], hints: bool) -> None:
        total = sum(card.copies for card in prophecies)
        counts = say("cli-count-prophecies", count=len(prophecies))
        if total > len(prophecies):
            counts = say("cli-count-copies", count=len(prophecies), total=total)
        if temples:
            counts = join_words([counts, say("cli-count-temples", count=len(temples))])
        self.console.print(Text(f"{counts}.", style=art.FAINT))
        if hints:
            self.console.print(Text(say("cli-cards-more"), style=art.FAINT))


def _new_table() -> Table:
    return Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)


def _notes(card: Prophecy) -> str:
    notes = [say("cli-copies", count=card.copies)] * (card.copies > 1)
    notes += [say("cli-promo")] * card.promo
    return f" ({', '.join(notes)})" if notes else ""


def _temple_levels(card: Temple) -> Text:
    text = Text(no_wrap=True)
    for met, points in enumerate(card.points, 1):
        text.append(" · " if met > 1 else "", style=art.FAINT)
        text.append(f"{_met_word(met, len(card.points))} ", style=art.FAINT).append(str(points))
    return text.append(f" {say('cli-promo')}", style=art.FAINT) if card.promo else text


def _met_word(met: int, total: int) -> str:
    step = ("one", "two")[met - 1] if met < total else "both" if total == 2 else "all"
    return say("cli-met-step", step=step)


def _show_large(console: Console, cards: list[Card]) -> None:
    for card in cards:
        panel = _prophecy_panel(card) if isinstance(card, Prophecy) else _temple_panel(card)
        console.print(panel, width=min(console.width, _PANEL_WIDTH))


def _prophecy_panel(card: Prophecy) -> Panel:
    heading = _new_table()
    heading.add_row(art.pattern_text(card.pattern), art.explain_pattern(card.pattern))
    levels = _new_table()
    for times, points in sorted(card.points.items()):
        levels.add_row(f"{times}×", _points_text(points), *_example_cells(card, times))
    style = art.family_style(card.family)
    title = f"{card.id} · {say('cli-family', family=card.family)}{_notes(card)}"
    return draw_panel(Group(heading, Text(), levels), title, style)


def _example_cells(card: Prophecy, times: int) -> list[Text]:
    """Return a serpent with brackets under what counts, and how it is written."""
    example = prophecy_example(card, times)
    if example is None:
        return []
    serpent = parse_serpent(example)
    score = score_prophecy(card, serpent)
    picture = art.serpent_text(example).append("\n")
    picture.append(art.stave_text(score.pieces, serpent.length))
    return [picture, Text(example, style=art.FAINT)]


def _temple_panel(card: Temple) -> Panel:
    needs = _new_table()
    for text in card.requirements:
        needs.add_row(art.requirement_text(text), art.explain_requirement(text))
    levels = _new_table()
    for met, points in enumerate(card.points, 1):
        step = _met_word(met, len(card.points))
        levels.add_row(say("cli-met", step=step), _points_text(points))
    note = Text(say("cli-temple-note"), style=art.FAINT)
    parts: list[RenderableType] = [needs, note, Text(), levels]
    example = temple_example(card)
    if example is not None:
        picture = _new_table()
        picture.add_row(art.serpent_text(example), Text(example, style=art.FAINT))
        parts += [Text(), picture]
    title = f"{card.id} · {say('cli-band-temple')}{_promo(card)}"
    return draw_panel(Group(*parts), title, art.TEMPLE_STYLE)


def _promo(card: Temple) -> str:
    return f" ({say('cli-promo')})" if card.promo else ""


def _points_text(points: int) -> Text:
    worth = Text(str(points), style=art.ACCENT)
    return say_text("cli-points-of", count=points, points=worth)
