"""`coatl cards`: a gallery of the cards, drawn and explained, and single cards with examples."""

from __future__ import annotations

from typing import Annotated

import typer

from coatl.cli.common import CardsOption, GameOption, LanguageOption, cards_line, check_cards
from coatl.cli.pictures import board_gallery, cards_gallery
from coatl.cli.pictures.art import make_console
from coatl.cli.words import join_words, say
from coatl.core.errors import OptionError
from coatl.core.registry import GAMES


def command(
    ids: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID]...",
            help="Cards to show large, such as P10 or T03; in the card game C23 or D2.",
        ),
    ] = None,
    family: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="Only Prophecy cards of one family: red, black, blue, yellow, green; in the card "
            "game of one god: yellow, green, blue, pink.",
        ),
    ] = None,
    promo: Annotated[
        bool, typer.Option("--promo", help="Include the promo pack. Board game only.")
    ] = False,
    game: GameOption = "board",
    cards: CardsOption = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object with the cards.")
    ] = False,
    language: LanguageOption = None,
) -> None:
    """Show the cards: what each asks for, and what it pays.

    In a pattern, # counts pieces anywhere in the serpent, ≠ stands for
    no further piece of that colour, + for one or more of it, ⋯ for one or
    more pieces of any colour, and braces for pieces anywhere, in any order.
    2× 5 means: five points when the pattern is satisfied twice.

    The gallery of the card game also has its Feather cards and the action
    decks of CARL, and marks what is reconstructed.

    Examples:
    [bold]coatl cards[/]  the gallery of the base game
    [bold]coatl cards P10 T03[/]  single cards, large, with serpents that satisfy them
    [bold]coatl cards --family green[/]  one family of Prophecy cards
    [bold]coatl cards --promo --json[/]  everything, for programs
    [bold]coatl cards --game cards[/]  the card game and CARL
    """
    if game.lower() not in GAMES:
        expected = join_words(list(GAMES), "or")
        raise OptionError(say("cli-no-cards-for", game=repr(game), expected=expected))
    if ids and family is not None:
        raise OptionError(say("cli-ids-or-family"))
    check_cards(game.lower())
    console = make_console()
    if (line := cards_line(game.lower())) and not as_json:
        console.print(line, markup=False)
    if game.lower() != "board":
        if promo:
            raise OptionError(say("cli-promo-board"))
        cards_gallery.show_cards(console, ids or [], family, as_json=as_json)
    else:
        board_gallery.show_cards(console, ids or [], family, promo=promo, as_json=as_json)
