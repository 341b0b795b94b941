"""`coatl perft`: counting action sequences from a fixed position."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.table import Table

from coatl.cli.common import (
    CardsOption,
    GameOption,
    JsonOption,
    PersonalityOption,
    RulesOption,
    SeatsOption,
    SeedOption,
    add_personality,
    check_cards,
    print_json,
    stderr,
    stdout,
)
from coatl.core.registry import get_game
from coatl.lab.perft import divide, perft, position_after


def command(
    game: GameOption = "board",
    depth: Annotated[
        int, typer.Option("--depth", min=1, max=12, help="How many actions to look ahead.")
    ] = 3,
    skip: Annotated[
        int, typer.Option("--skip", min=0, help="Actions played before counting begins.")
    ] = 0,
    by_action: Annotated[
        bool, typer.Option("--divide", help="Show the count below each first action.")
    ] = False,
    seats: SeatsOption = None,
    seed: SeedOption = "1",
    options: RulesOption = "",
    personality: PersonalityOption = None,
    cards: CardsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Count all sequences of legal actions to a depth.

    The position follows from seed, options and --skip alone, so a count that changes shows that
    the rules have changed. Depths 1 to --depth are counted in turn.

    Examples:
    [bold]coatl perft --depth 4 --skip 40 --options sacrifice,feathers --divide[/]
    [bold]coatl perft --game cards --seats 3 --depth 3[/]
    [bold]coatl perft --game carl --personality imperious --skip 10[/]
    """
    played = get_game(game)
    check_cards(game)
    chosen = played.parse_options(add_personality(options, game, personality), seats)
    state, chance = position_after(played, chosen, seed, skip)
    counts = {}
    start = time.perf_counter()
    for level in range(1, depth + 1):
        with stderr.status(f"counting depth {level}") if stderr.is_terminal else _Quiet():
            counts[level] = perft(state, chance, level)
    seconds = time.perf_counter() - start
    below = divide(state, chance, depth) if by_action else {}
    named = {played.describe_action(action).text: count for action, count in below.items()}
    if as_json:
        data = {"game": game, "options": played.format_options(chosen), "seed": seed, "skip": skip}
        print_json({**data, "counts": counts, **({"divide": named} if by_action else {})})
        return
    title = f"{played.title}: {played.format_options(chosen)}, seed {seed}, skip {skip}"
    stdout.print(title, style="italic")
    table = Table()
    table.add_column("depth", justify="right")
    table.add_column("sequences", justify="right")
    for level, count in counts.items():
        table.add_row(str(level), f"{count:,}")
    stdout.print(table)
    for text, count in named.items():
        stdout.print(f"{count:>12,}  {text}")
    stdout.print(f"{sum(counts.values()) / max(seconds, 1e-9):,.0f} sequences a second")


class _Quiet:
    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        return None
