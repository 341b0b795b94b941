"""What several subcommands share: options they all take, and consoles."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console

from coatl.cli.words import choose_language, say
from coatl.core.errors import OptionError


def _choose(language: str | None) -> str | None:
    if language is not None:
        choose_language(language)
    return language


GameOption = Annotated[
    str,
    typer.Option(
        "--game",
        metavar="GAME",
        help="Which game: [bold]board[/], [bold]cards[/] (the card game) or [bold]carl[/] (the "
        "solo match of the card game).",
    ),
]
SeatsOption = Annotated[
    int | None,
    typer.Option(
        "--seats",
        min=1,
        max=4,
        metavar="N",
        help="Number of seats, 2 to 4; by itself 2. A match against CARL has one.",
        show_default=False,
    ),
]
PersonalityOption = Annotated[
    str | None,
    typer.Option(
        "--personality",
        metavar="NAME",
        help="For [bold]carl[/]: [bold]ambitious[/] (upgrades more), [bold]imperious[/] (steals "
        "more) or [bold]greedy[/] (fulfils more); by itself ambitious.",
        show_default=False,
    ),
]
RulesOption = Annotated[
    str,
    typer.Option(
        "--options",
        metavar="WORDS",
        help="Variants of the rules, separated by commas. [bold]board[/]: [bold]sacrifice[/] "
        "(tokens), [bold]feathers[/] (Golden Feathers), [bold]fewer-bodies[/], [bold]promo[/], "
        "[bold]strict-ends[/]. [bold]carl[/]: [bold]personality=NAME[/].",
        show_default=False,
    ),
]
LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="TAG",
        callback=_choose,
        is_eager=True,  # so that what is wrong with other options is said in it
        help="The language of the game: [bold]en[/], [bold]fr[/] or [bold]pt-BR[/]; by itself "
        "COATL_LANGUAGE or the locale.",
        show_default=False,
    ),
]
SeedOption = Annotated[
    str,
    typer.Option("--seed", metavar="SEED", help="Any word or number; equal seeds, equal games."),
]
BudgetOption = Annotated[
    str | None,
    typer.Option(
        "--budget",
        metavar="BUDGET",
        help="How much bots that search may think about a turn: [bold]500it[/] (iterations, the "
        "same on every machine), [bold]200ms[/] or [bold]2s[/]; for bots named without one "
        "([bold]priest@500it[/]). By itself each level's own.",
        show_default=False,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]

stdout = Console(highlight=False)
stderr = Console(stderr=True, highlight=False)


def add_personality(options: str, game: str, personality: str | None) -> str:
    """Return the words of --options with CARL's personality added, for a match against him only."""
    if personality is None:
        return options
    if game != "carl":
        raise OptionError(say("cli-no-personality", name=personality))
    return f"{options} personality={personality}"


def split_bots(text: str) -> list[str]:
    """Return the bots that --bots names."""
    specs = [spec.strip() for spec in text.split(",")]
    if not all(specs):
        raise OptionError(f"--bots {text!r}: expected names with commas between them")
    return specs


def print_json(data: Any) -> None:
    """Print data as one line of JSON."""
    print(json.dumps(data, ensure_ascii=False))
