"""`coatl encoding`: what the numbers mean that programs learn from."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from coatl.cli.common import (
    GameOption,
    JsonOption,
    PersonalityOption,
    RulesOption,
    SeatsOption,
    add_personality,
    print_json,
    stdout,
)
from coatl.core.registry import get_game


def command(
    game: GameOption = "board",
    seats: SeatsOption = None,
    options: RulesOption = "",
    personality: PersonalityOption = None,
    with_labels: Annotated[
        bool, typer.Option("--labels", help="Show what each number of a field stands for.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Show how positions are written as rows of numbers, for programs that learn.

    A row holds what one seat may know: itself first ([bold]own[/]), then the others in turn order
    ([bold]next1[/], ...). Rows of bytes hold the numbers themselves, rows of floats each divided by
    its scale. Environments over them: docs/lab.md.

    Examples:
    [bold]coatl encoding --seats 3 --options sacrifice,feathers[/]
    [bold]coatl encoding --game cards --labels[/]
    [bold]coatl encoding --game carl --json[/]
    """
    played = get_game(game)
    chosen = played.parse_options(add_personality(options, game, personality), seats)
    encoding = played.encoding(chosen)
    if as_json:
        fields = [field._asdict() for field in encoding.fields]
        words = {"game": game, "options": played.format_options(chosen)}
        numbers = {"version": encoding.version, "size": encoding.size}
        print_json({**words, **numbers, "fields": fields, "left_out": encoding.left_out})
        return
    stdout.print(
        f"{played.title}: {played.format_options(chosen)}; version {encoding.version}, "
        f"{encoding.size} numbers, {encoding.action_count} actions",
        style="italic",
    )
    table = Table()
    for name in ("from", "size", "most", "scale"):
        table.add_column(name, justify="right")
    table.add_column("field")
    table.add_column("what it is")
    for field in encoding.fields:
        meaning = field.meaning
        if with_labels and field.labels:
            meaning += f": {' '.join(field.labels)}"
        figures = map(str, (field.start, field.size, field.most, field.scale))
        table.add_row(*figures, field.name, meaning)
    stdout.print(table)
    for line in encoding.left_out:
        stdout.print(f"Left out: {line}.")
