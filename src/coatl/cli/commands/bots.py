"""`coatl bots`: the opponents there are."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from coatl.bots import LEVELS
from coatl.bots.random_bot import RandomBot
from coatl.cli.common import JsonOption, LanguageOption, print_json, stdout
from coatl.cli.pictures.art import FAINT
from coatl.cli.words import say

_RANDOM = "plays anything that is legal; for tests and simulations"


def describe_bots() -> list[tuple[str, str]]:
    """List names and descriptions, the weakest first."""
    return [
        (RandomBot.name, _RANDOM),
        *((level.name, level.description) for level in LEVELS),
    ]


def levels_help() -> str:
    """Return the list for a help text, one paragraph."""
    return "; ".join(f"[bold]{name}[/] {words}" for name, words in describe_bots()[1:])


def command(as_json: JsonOption = False, language: LanguageOption = None) -> None:
    """List the bots, the weakest first.

    Wherever a bot is named, [bold]priest@500it[/] or [bold]priest@2s[/] gives it a budget for a
    turn, in simulated games or in time, and [bold]my_bot.py:MyBot[/] is a class in
    a file of your own (see docs/bots.md).
    """
    if as_json:
        print_json([{"name": name, "description": words} for name, words in describe_bots()])
        return
    rows = Table.grid(padding=(0, 2, 0, 0))
    for name, _ in describe_bots():
        rows.add_row(Text(name, style="bold"), say(f"cli-bot-{name}"))
    stdout.print(rows)
    stdout.print(say("cli-bots-more"), style=FAINT)
