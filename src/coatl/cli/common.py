"""What several subcommands share: options they all take, and consoles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from coatl.cli.words import choose_language, say
from coatl.core.card_sets import PACKAGES, cards_label, choose_cards, chosen_set
from coatl.core.errors import OptionError


def _choose(language: str | None) -> str | None:
    if language is not None:
        choose_language(language)
    return language


def _take_cards(path: str | None) -> str | None:
    if path is not None:
        choose_cards(path)
    return path


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
LogLevelOption = Annotated[
    str | None,
    typer.Option("--log-level", help="debug, info, warning or error.", show_default="info"),
]
LogFormatOption = Annotated[
    str | None, typer.Option("--log-format", help="text or json.", show_default="text")
]
CardsOption = Annotated[
    str | None,
    typer.Option(
        "--cards",
        metavar="FILE",
        callback=_take_cards,
        help="Play with a card set: a JSON file with a whole deck, or with rows that change or add "
        "cards (docs/lab.md). By itself COATL_CARDS, or the cards of the game.",
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
JobsOption = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        "-j",
        min=1,
        help="How many processes; by itself one a processor core.",
        show_default=False,
    ),
]
OnOption = Annotated[
    str,
    typer.Option(
        "--on",
        metavar="PLACE",
        help="Where games are played: [bold]processes[/] of this machine, or [bold]ray[/], the "
        "cluster that RAY_ADDRESS names (without it a local one); needs coatl\\[ray]. Results are "
        "the same.",
    ),
]
RecordsOption = Annotated[
    Path | None,
    typer.Option(
        "--records",
        metavar="FOLDER",
        help="Keep the records of all games there, compressed, with an index ([bold]coatl "
        "records[/] reads it). The same command goes on from it, also with more --games.",
        show_default=False,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]

stdout = Console(highlight=False)
stderr = Console(stderr=True, highlight=False)


def games_bar(word: str) -> Progress:
    """Return a bar that counts games, on a terminal; it is gone when they are played."""
    return Progress(
        TextColumn(word),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=stderr,
        transient=True,
        disable=not stderr.is_terminal,
    )


def add_personality(options: str, game: str, personality: str | None) -> str:
    """Return the words of --options with CARL's personality added, for a match against him only."""
    if personality is None:
        return options
    if game != "carl":
        raise OptionError(say("cli-no-personality", name=personality))
    return f"{options} personality={personality}"


def cards_line(game: str) -> str:
    """Return the line that names the card set a game is played with; nothing without one."""
    chosen, label = chosen_set(), cards_label(game)
    if chosen is None or not label:
        return ""
    return say("cli-card-set", label=label, about=chosen.about or "-")


def check_cards(game: str) -> None:
    """Refuse a card set that is for another game than the one that is played."""
    chosen = chosen_set()
    if chosen is not None and PACKAGES.get(game) != chosen.package:
        raise OptionError(
            say("cli-cards-other-game", name=chosen.name, game=chosen.package, played=game)
        )


def split_bots(text: str) -> list[str]:
    """Return the bots that --bots names."""
    specs = [spec.strip() for spec in text.split(",")]
    if not all(specs):
        raise OptionError(f"--bots {text!r}: expected names with commas between them")
    return specs


def print_json(data: Any) -> None:
    """Print data as one line of JSON."""
    print(json.dumps(data, ensure_ascii=False))
