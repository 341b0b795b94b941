"""`coatl sim`: many games between bots."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Annotated, Any

import typer
from rich.table import Table

from coatl.bots import bot_names, load_bot, parse_budget
from coatl.bots.installed import installed_bots
from coatl.cli.common import (
    BudgetOption,
    CardsOption,
    GameOption,
    JsonOption,
    OnOption,
    PersonalityOption,
    RecordsOption,
    RulesOption,
    SeatsOption,
    SeedOption,
    add_personality,
    check_cards,
    games_bar,
    print_json,
    split_bots,
    stdout,
)
from coatl.core.build import describe_build
from coatl.core.errors import OptionError
from coatl.core.registry import get_game
from coatl.lab.records import RecordsWriter
from coatl.lab.runner import Tally
from coatl.lab.simulation import Simulation, simulate

ENDINGS = {
    "third": "ended by a third Cóatl (B7.1)",
    "exhausted": "ended by no body segment left (B7.3)",
    "passes": "ended by all passing (B3.2)",
    "played": "ended after the final round (C3)",
    "won": "won: CARL and CARL 2.0 are beaten (C10.1)",
    "lost to CARL": "lost to CARL, in the first competition (C10.1)",
    "lost to CARL 2.0": "lost to CARL 2.0, in the second competition (C10.1)",
}
"""What the table says of each ending."""
SOLO_ENDINGS = ("won", "lost to CARL 2.0", "lost to CARL")
"""The endings of a match against CARL, the best first; the table shows all of them."""


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
            f"There are: {', '.join([*bot_names(), *installed_bots()])}; [bold]priest@500it[/] has "
            "its own budget, [bold]my_bot.py:MyBot[/] is a class in a file of yours.",
        ),
    ] = "random",
    budget: BudgetOption = None,
    seed: SeedOption = "1",
    options: RulesOption = "",
    personality: PersonalityOption = None,
    cards: CardsOption = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", min=1, help="How many processes; results are the same.")
    ] = 1,
    on: OnOption = "processes",
    records: RecordsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play many games between bots and show what came out.

    The fingerprint is a hash over all actions, chance outcomes and scores:
    equal seeds give equal fingerprints in compiled and interpreted builds,
    on any machine.

    A match against CARL has one seat: its wins are the matches in which both
    CARL and CARL 2.0 were beaten, its points those of the last competition.

    Examples:
    [bold]coatl sim --seats 3 --games 1000 --bots random --seed 7 --options promo --json[/]
    [bold]coatl sim --game cards --seats 4 --games 1000[/]  the card game
    [bold]coatl sim --game carl --personality greedy[/]  the solo match
    [bold]coatl sim --bots priest,novice,random --budget 200it --games 20[/]  a mix of levels
    [bold]coatl sim --games 100000 --jobs 4 --records games[/]  all records in a folder
    """
    names = split_bots(bots)
    played = get_game(game)
    check_cards(game)
    if game == "carl" and len(names) > 1:
        raise OptionError(
            f"--bots names {len(names)} bots, but a match against CARL has one seat: name one, or "
            f"compare them with coatl arena --game carl --bots {bots}"
        )
    if seats is None and len(names) > 1:
        seats = len(names)
    chosen = played.parse_options(add_personality(options, game, personality), seats)
    count = played.seat_count(chosen)
    if len(names) == 1:
        names *= count
    if budget is not None:
        parse_budget(budget)
    for name in names:
        load_bot(name, game=game)
    if len(names) != count:
        raise OptionError(f"{len(names)} bots for {count} seats: name one bot a seat")
    words = played.format_options(chosen)
    simulation = Simulation(game, words, tuple(names), seed, budget)
    with ExitStack() as stack:
        folder = None
        if records is not None:
            folder = stack.enter_context(RecordsWriter(records, simulation.header()))
        tally = _play(stack, simulation, games, jobs, on, folder)
    if as_json:
        print_json(_to_json(game, words, names, seed, tally))
    else:
        _show(played.title, words, names, seed, tally)


def _play(
    stack: ExitStack,
    simulation: Simulation,
    games: int,
    jobs: int,
    on: str,
    folder: RecordsWriter | None,
) -> Tally:
    bar = stack.enter_context(games_bar("playing"))
    task = bar.add_task("games", total=games)

    def progress(done: int) -> None:
        bar.update(task, completed=done)

    return simulate(simulation, games, jobs=jobs, on=on, records=folder, progress=progress)


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
    stdout.print(f"{title}: {tally.games} games, {options}, seed {seed}", style="italic")
    table = Table()
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
    endings = [ending for ending, _ in tally.endings.most_common()]
    if endings[0] in SOLO_ENDINGS:
        endings = list(SOLO_ENDINGS)
    for ending in endings:
        share = tally.endings[ending] / tally.games
        stdout.print(f"{share:6.1%}  {ENDINGS.get(ending, ending)}")
    stdout.print(
        f"{tally.decisions:,} decisions in {tally.seconds:.2f} s, "
        f"{tally.decisions_per_second:,.0f} a second ({describe_build()})"
    )
    stdout.print(f"fingerprint {tally.fingerprint}", soft_wrap=True)
