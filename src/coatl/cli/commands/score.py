"""`coatl score`: what every card would pay for a serpent, as a picture, as JSON or in bulk."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Annotated, Protocol

import typer

from coatl.board.analysis.scoring import score_all
from coatl.board.analysis.witness import find_pieces
from coatl.board.codes import CARDS_A_SERPENT
from coatl.board.deck import Prophecy, Temple, load_deck
from coatl.board.notation import format_serpent, parse_serpent
from coatl.board.patterns import count_met, count_times
from coatl.board.serpent import MAX_LENGTH, Serpent
from coatl.board.shapes import parse_pattern
from coatl.cards.notation import parse_serpent as parse_row
from coatl.cli.common import GameOption, LanguageOption
from coatl.cli.pictures.art import make_console
from coatl.cli.pictures.board_score import ScorePicture
from coatl.cli.pictures.cards_score import RowPicture, RowScorer
from coatl.cli.words import explain, say
from coatl.core.errors import CoatlError, OptionError
from coatl.core.registry import get_game


class LineScorer(Protocol):
    """Whatever scores one serpent after another as lines of JSON."""

    def line(self, text: str) -> str:
        """Return the scores of a serpent as one JSON object."""


def command(
    serpent: Annotated[
        str,
        typer.Argument(
            metavar="SERPENT",
            help="From head to tail, in quotes: Y yellow, R red, K black, G green, B blue; < before"
            " a head, > after a tail. In the card game ' after a letter marks a stack: \"GRY'K\"."
            " Or - to read serpents from standard input, one a line.",
        ),
    ],
    cards: Annotated[
        str | None,
        typer.Option(
            metavar="IDS",
            help="Prophecy cards beside the serpent, such as P03,P17: at most four. Adds up their"
            " points; some promo Temples ask about their families. Board game only.",
        ),
    ] = None,
    promo: Annotated[
        bool, typer.Option("--promo", help="Include the promo pack. Board game only.")
    ] = False,
    strict_ends: Annotated[
        bool,
        typer.Option(
            "--strict-ends",
            help="An open end does not finish an exact pair such as P10, as on Board Game Arena."
            " Board game only.",
        ),
    ] = False,
    show_all: Annotated[
        bool, typer.Option("--all", help="Show the cards that pay nothing, too.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object with every card.")
    ] = False,
    game: GameOption = "board",
    language: LanguageOption = None,
) -> None:
    """Show what every card would pay for a serpent.

    Brackets under the serpent show which pieces earn the points of each card.
    Of an unfinished serpent the Prophecies are scored as they stand; Temples pay
    for a complete one only.

    Examples:
    [bold]coatl score "<BBYRK>"[/]  the cards that pay
    [bold]coatl score "<BBRBBKKBBYY>" --cards P29,P10,P05[/]  adds up three cards
    [bold]coatl score "<BBYRK>" --json[/]  every card, for programs
    [bold]coatl score - < serpents.txt[/]  the same for many, a line each
    [bold]coatl score --game cards "GRY'K"[/]  the card game
    """
    if get_game(game).name != "board":
        given = {"--cards": cards is not None, "--promo": promo, "--strict-ends": strict_ends}
        _refuse_board_options(game, [name for name, is_given in given.items() if is_given])
        _score_row(serpent, show_all=show_all, as_json=as_json)
        return
    beside = parse_cards(cards, promo=promo) if cards is not None else ()
    if serpent.strip() == "-":
        _score_lines(_standard_input(), BulkScorer(beside, promo=promo, strict_ends=strict_ends))
    elif as_json:
        print(BulkScorer(beside, promo=promo, strict_ends=strict_ends).line(serpent))
    else:
        laid = _lay(serpent, beside)
        prophecies, temples = score_all(laid, strict_ends=strict_ends, promo=promo)
        picture = ScorePicture(make_console(), laid, [card.id for card in beside], show_all)
        picture.show(prophecies, temples)


def _refuse_board_options(game: str, given: Sequence[str]) -> None:
    if given:
        raise OptionError(say("cli-board-only", option=given[0], game=game))


def _score_row(text: str, *, show_all: bool, as_json: bool) -> None:
    if text.strip() == "-":
        _score_lines(_standard_input(), RowScorer())
    elif as_json:
        print(RowScorer().line(text))
    else:
        RowPicture(make_console(), parse_row(text), show_all).show()


def parse_cards(text: str, *, promo: bool) -> tuple[Prophecy, ...]:
    """Read the ids of the Prophecy cards beside a serpent: up to four, all different (B6.3)."""
    known = {card.id: card for card in load_deck().prophecies}
    last = [card.id for card in known.values() if promo or not card.promo][-1]
    chosen: dict[str, Prophecy] = {}
    for word in text.replace(",", " ").split():
        card = known.get(word.upper())
        if card is None:
            raise OptionError(say("cli-no-prophecy-card", id=repr(word), last=last))
        if card.promo and not promo:
            raise OptionError(say("cli-promo-card", id=card.id, last=last))
        if card.id in chosen:
            raise OptionError(say("cli-card-twice", id=card.id))
        chosen[card.id] = card
    if not 1 <= len(chosen) <= CARDS_A_SERPENT:
        raise OptionError(say("cli-card-number", count=len(chosen), most=CARDS_A_SERPENT))
    return tuple(chosen.values())


class BulkScorer:
    """What all cards pay for one serpent after another, each as a line of compact JSON.

    Says the same as `score_all`, three times as fast: whatever does not depend on the places of
    pieces is written once for all serpents, and places are looked for only where a card fits.
    """

    def __init__(self, beside: Sequence[Prophecy], *, promo: bool, strict_ends: bool) -> None:
        deck = load_deck()
        self._beside = beside
        self._strict = strict_ends
        self._prophecies = [
            (card.index, parse_pattern(card.pattern), _prophecy_parts(card))
            for card in deck.prophecies
            if promo or not card.promo
        ]
        self._temples = [
            (card.index, _temple_parts(card)) for card in deck.temples if promo or not card.promo
        ]

    def line(self, text: str) -> str:
        """Return the scores of a serpent by card id, as one JSON object without spaces."""
        serpent = _lay(text, self._beside)
        temples = [parts[count_met(index, serpent)] for index, parts in self._temples]
        return (
            f'{{"serpent":"{format_serpent(serpent)}","length":{serpent.length},'
            f'"complete":{"true" if serpent.is_complete else "false"},'
            f'"prophecies":{{{",".join(self._score_prophecies(serpent))}}},'
            f'"temples":{{{",".join(temples)}}}{self._add_up(serpent)}}}'
        )

    def _score_prophecies(self, serpent: Serpent) -> list[str]:
        colours = serpent.colour_list()
        has_head, has_tail, strict = serpent.has_head, serpent.has_tail, self._strict
        entries = []
        for index, pattern, parts in self._prophecies:
            times = count_times(index, serpent, strict)
            pieces = "[]"
            if times:
                found = find_pieces(pattern, colours, has_head, has_tail, strict)
                pieces = str(found).replace(" ", "")
            entries.append(f"{parts[times]}{pieces}}}")
        return entries

    def _add_up(self, serpent: Serpent) -> str:
        if not self._beside:
            return ""
        ids = [card.id for card in self._beside]
        points = sum(
            card.points_for(count_times(card.index, serpent, self._strict)) for card in self._beside
        )
        return f',"cards":{_encode(ids)},"cards_points":{points}'


def _encode(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _prophecy_parts(card: Prophecy) -> list[str]:
    """Return, by number of times, what is written of a card before the places of its pieces."""
    return [
        f'"{card.id}":{{"times":{times},"level":{card.level_for(times)},'
        f'"points":{card.points_for(times)},"pieces":'
        for times in range(MAX_LENGTH + 1)
    ]


def _temple_parts(card: Temple) -> list[str]:
    """Return, by number of requirements met, what is written of a Temple card."""
    return [
        f'"{card.id}":{{"met":{met},"points":{card.points_for(met)}}}'
        for met in range(len(card.requirements) + 1)
    ]


def _lay(text: str, beside: Iterable[Prophecy]) -> Serpent:
    serpent = parse_serpent(text)
    for card in beside:
        serpent.add_card(card.index)
    return serpent


def _standard_input() -> Iterable[str]:
    if sys.stdin is None:
        raise CoatlError(say("cli-input-closed"))
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:  # a byte that is no text is refused like any other wrong letter
        reconfigure(errors="surrogateescape")
    if sys.stdin.isatty():
        print(say("cli-serpents-please"), file=sys.stderr)
    return sys.stdin


def _score_lines(lines: Iterable[str], scorer: LineScorer) -> None:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            scored = scorer.line(line)
        except CoatlError as error:
            problem = say("cli-input-line", number=number, problem=explain(error))
            raise CoatlError(problem) from error
        # Flushed at once: a program at the other end may wait for it before it sends the next.
        print(scored, flush=True)
