"""`coatl rules`: a rule by its number, the rules that have a word, or what there is to read."""

from __future__ import annotations

from typing import Annotated

import typer

from coatl.cli.common import LanguageOption
from coatl.cli.pictures.art import make_console
from coatl.cli.rulebook import draw_rules

WIDEST = 100
"""Prose in longer lines is hard to read, however wide the terminal is."""


def command(
    wanted: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NUMBER|WORD]...",
            help="A rule ([bold]B6.5[/]), a chapter ([bold]B6[/]) or words to look for; without "
            "it, the headings of all chapters.",
            show_default=False,
        ),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Show the rules of both games, in our own words, by number or by word.

    B is the board game, C the card game and CARL. During a game
    [bold]rules B6.5[/] shows the same.

    Examples:
    [bold]coatl rules[/]  all chapters
    [bold]coatl rules B6.5[/]  one rule
    [bold]coatl rules golden feathers[/]  a heading, or whatever has these words
    """
    console = make_console()
    console.print(draw_rules(" ".join(wanted or ())), width=min(console.width, WIDEST))
