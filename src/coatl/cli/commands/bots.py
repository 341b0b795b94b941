"""`coatl bots`: the opponents there are."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from coatl.bots import LEVELS
from coatl.bots.installed import describe_installed, installed_bots
from coatl.bots.random_bot import RandomBot
from coatl.cli.common import JsonOption, LanguageOption, print_json, stdout
from coatl.cli.pictures.art import FAINT
from coatl.cli.words import say

_RANDOM = "plays anything that is legal; for tests and simulations"


def describe_bots() -> list[tuple[str, str]]:
    """List names and descriptions, the weakest first, then those of installed packages."""
    return [
        (RandomBot.name, _RANDOM),
        *describe_levels(),
        *((name, describe_installed(name)) for name in installed_bots()),
    ]


def describe_levels() -> list[tuple[str, str]]:
    """List the levels and what they are like."""
    return [(level.name, level.description) for level in LEVELS]


def levels_help() -> str:
    """Return the list for a help text, one paragraph."""
    return "; ".join(f"[bold]{name}[/] {words}" for name, words in describe_levels())


def command(as_json: JsonOption = False, language: LanguageOption = None) -> None:
    """List the bots, the weakest first.

    Wherever a bot is named, [bold]priest@500it[/] or [bold]priest@2s[/] gives it a budget for a
    turn, in simulated games or in time, and [bold]my_bot.py:MyBot[/] is a class in
    a file of your own (see docs/bots.md). Installed packages can add bots of their own.
    """
    if as_json:
        print_json([{"name": name, "description": words} for name, words in describe_bots()])
        return
    ours = len(describe_bots()) - len(installed_bots())
    rows = Table.grid(padding=(0, 2, 0, 0))
    for number, (name, words) in enumerate(describe_bots()):
        text = say(f"cli-bot-{name}") if number < ours else words
        rows.add_row(Text(name, style="bold"), Text(text))
    stdout.print(rows)
    stdout.print(say("cli-bots-more"), style=FAINT)
