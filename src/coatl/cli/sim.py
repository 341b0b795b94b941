"""`coatl sim`: many games between bots."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from coatl.bots import bot_names, make_bot
from coatl.cli.common import (
    GameOption,
    JsonOption,
    RulesOption,
    SeatsOption,
    SeedOption,
    print_json,
    stderr,
    stdout,
)
from coatl.core.build import describe_build
from coatl.core.registry import get_game
from coatl.lab.runner import Tally, run_games

ENDINGS = {
    "third": "a third Cóatl (B7.1)",
    "exhausted": "no body segment left (B7.3)",
    "passes": "all passed (B3.2)",
}


def command(
    game: GameOption = "board",
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAMES",
            help=f"One bot a seat, separated by commas; a single name is used for all seats. "
            f"There are: {', '.join(bot_names())}.",
        ),
    ] = "random",
    seed: SeedOption = "1",
    options: RulesOption = "",
    as_json: JsonOption = False,
) -> None:
    """Play many games between bots and show what came out.

    The fingerprint is a hash over all actions, chance outcomes and scores: equal seeds give equal
    fingerprints in compiled and interpreted builds, on any machine.

    Example: [bold]coatl sim --seats 3 --games 1000 --bots random --seed 7 --options promo --json[/]
    """
    names = [name.strip() for name in bots.split(",")]
    played = get_game(game)
    if seats is None and len(names) > 1:
        seats = len(names)
    chosen = played.parse_options(options, seats)
    count = played.seat_count(chosen)
    if len(names) == 1:
        names *= count
    players = [make_bot(name) for name in names]
    with Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=stderr,
        transient=True,
        disable=not stderr.is_terminal,
    ) as bar:
        task = bar.add_task("games", total=games)
        tally = run_games(
            played, chosen, players, games, seed, lambda done: bar.update(task, completed=done)
        )
    if as_json:
        print_json(_to_json(game, played.format_options(chosen), names, seed, tally))
    else:
        _show(played.title, played.format_options(chosen), names, seed, tally)


def _to_json(game: str, options: str, names: list[str], seed: str, tally: Tally) -> dict[str, Any]:
    scores = [{"bot": name, **tally.seat_statistics(i)} for i, name in enumerate(names)]
    return {
        "game": game,
        "options": options,
        "bots": names,
        "seed": seed,
        "build": describe_build(),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "decisions_per_second": round(tally.decisions_per_second),
        "scores": scores,
        "endings": dict(sorted(tally.endings.items())),
        "fingerprint": tally.fingerprint,
    }


def _show(title: str, options: str, names: list[str], seed: str, tally: Tally) -> None:
    table = Table(title=f"{title}: {tally.games} games, {options}, seed {seed}")
    table.add_column("seat", justify="right")
    table.add_column("bot")
    for heading in ("wins", "mean", "sd", "min", "median", "max"):
        table.add_column(heading, justify="right")
    for seat, name in enumerate(names):
        row = tally.seat_statistics(seat)
        table.add_row(
            str(seat),
            name,
            f"{row['win_rate']:.1%}",
            f"{row['mean']:.2f}",
            f"{row['sd']:.2f}",
            f"{row['min']:.0f}",
            f"{row['median']:g}",
            f"{row['max']:.0f}",
        )
    stdout.print(table)
    for ending, count in tally.endings.most_common():
        share = count / tally.games
        stdout.print(f"{share:6.1%}  ended by {ENDINGS.get(ending, ending)}")
    stdout.print(
        f"{tally.decisions:,} decisions in {tally.seconds:.2f} s, "
        f"{tally.decisions_per_second:,.0f} a second ({describe_build()})"
    )
    stdout.print(f"fingerprint {tally.fingerprint}", soft_wrap=True)
