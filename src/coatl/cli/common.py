"""What several subcommands share: options they all take, and consoles."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console

GameOption = Annotated[
    str, typer.Option("--game", metavar="GAME", help="Which game: [bold]board[/].")
]
SeatsOption = Annotated[
    int | None,
    typer.Option("--seats", min=2, max=4, metavar="N", help="Number of seats, 2 to 4."),
]
RulesOption = Annotated[
    str,
    typer.Option(
        "--options",
        metavar="WORDS",
        help="Variants of the rules, separated by commas: [bold]sacrifice[/] (tokens), "
        "[bold]feathers[/] (Golden Feathers), [bold]fewer-bodies[/], [bold]promo[/], "
        "[bold]strict-ends[/].",
    ),
]
SeedOption = Annotated[
    str,
    typer.Option("--seed", metavar="SEED", help="Any word or number; equal seeds, equal games."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]

stdout = Console(highlight=False)
stderr = Console(stderr=True, highlight=False)


def print_json(data: Any) -> None:
    """Print data as one line of JSON."""
    print(json.dumps(data, ensure_ascii=False))
