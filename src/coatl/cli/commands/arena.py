"""`coatl arena`: bots against each other, fairly seated, with honest intervals."""

from __future__ import annotations

import sys
from collections import defaultdict
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from coatl.bots import parse_budget
from coatl.cards.options import PERSONALITIES
from coatl.cli.commands.arena_tables import show_contest
from coatl.cli.common import (
    BudgetOption,
    CardsOption,
    GameOption,
    JobsOption,
    JsonOption,
    OnOption,
    RecordsOption,
    RulesOption,
    SeatsOption,
    SeedOption,
    add_personality,
    check_cards,
    print_json,
    split_bots,
    stderr,
)
from coatl.core.registry import get_game
from coatl.lab.arena import report, run_contest, split_by_options
from coatl.lab.contest import Contest, Played, enter_bots
from coatl.lab.kept import find_known, keep_game
from coatl.lab.plots import check_plot, draw_plot
from coatl.lab.records import RecordsWriter
from coatl.lab.results import ResultsFile
from coatl.lab.schedule import count_groups
from coatl.lab.summary import summarise
from coatl.lab.workers import usable_cores


def command(
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOTS",
            help="Who takes part, separated by commas: levels (`coatl bots` lists them), a level "
            "with its own budget ([bold]priest@500it[/]), a class in a file of yours "
            "([bold]my_bot.py:MyBot[/]).",
        ),
    ],
    game: GameOption = "board",
    games: Annotated[
        int,
        typer.Option(
            "--games",
            min=1,
            help="How many games each pairing plays (with 3 or 4 seats: each combination; against "
            "CARL: each bot), rounded up to whole groups.",
        ),
    ] = 100,
    seats: SeatsOption = None,
    seed: SeedOption = "1",
    budget: BudgetOption = None,
    options: RulesOption = "",
    personality: Annotated[
        str | None,
        typer.Option(
            "--personality",
            metavar="NAME",
            help="For [bold]carl[/]: ambitious, imperious, greedy, or [bold]all[/] for a table "
            "each; by itself ambitious.",
            show_default=False,
        ),
    ] = None,
    until_clear: Annotated[
        bool,
        typer.Option(
            "--until-clear",
            help="Stop a pairing early once it is clear who is better: looked at after 20 groups "
            "and every 10 more, with a 99.9% interval. Rates of pairings that stopped early look "
            "a little more lopsided than they are.",
        ),
    ] = False,
    jobs: JobsOption = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE",
            help="Write every game there as it ends (JSON lines). The same command resumes from "
            "it, also with more --games.",
            show_default=False,
        ),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(
            "--plot",
            metavar="FILE",
            help="Draw win rates and scores into a .png or .svg file; needs coatl\\[lab].",
            show_default=False,
        ),
    ] = None,
    on: OnOption = "processes",
    records: RecordsOption = None,
    cards: CardsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play each other and show who is better, and how sure that is.

    With two seats every bot meets every other one; with 3 or 4 seats every
    combination of so many bots plays. All games of a [bold]group[/] have the same
    seed, so the same bags and decks, and each bot sits once on each seat; draws
    count half. Intervals are taken over groups, not over single games. A bot's own
    chance follows from seed, group and its name: with budgets in iterations,
    results are the same with any number of processes.

    Against CARL every bot plays alone with the same seeds.

    Examples:
    [bold]coatl arena --bots high-priest,priest,carver --games 200 --seed 1[/]

    [bold]coatl arena --bots priest,carver,novice --seats 3 --budget 500it --json[/]

    [bold]coatl arena --game cards --bots priest@100it,priest@400it --until-clear[/]

    [bold]coatl arena --game carl --bots priest,carver --personality all[/]

    [bold]coatl arena --bots examples/my_bot.py:MyBot,novice -o mine.jsonl --plot mine.png[/]
    """
    if plot is not None:
        check_plot(plot)
    contest = _set_up(game, bots, seats, options, personality, seed, budget)
    planned = len(contest.meetings()) * count_groups(games, contest.seats) * contest.seats
    with ExitStack() as stack:
        file = None
        if output is not None:
            file = stack.enter_context(ResultsFile(output, contest.header()))
        folder = None
        if records is not None:
            folder = stack.enter_context(RecordsWriter(records, contest.header()))
        known = find_known(file, folder)
        progress = stack.enter_context(_Progress(contest, planned))
        for played in known:
            progress.count(played)

        listed = {played.fixture.key for played in file.played} if file else set()

        def keep(played: Played) -> None:
            if file is not None and played.fixture.key not in listed:
                file.add(played)
            progress.count(played)

        try:
            found = run_contest(
                contest,
                games,
                jobs=jobs or usable_cores(),
                until_clear=until_clear,
                known=known,
                keep=keep,
                keep_record=None if folder is None else partial(keep_game, folder, contest),
                on=on,
            )
        except KeyboardInterrupt:
            progress.stop()
            print(f"coatl: stopped; {_what_is_kept(progress.done, output)}", file=sys.stderr)
            raise typer.Exit(130) from None
    if plot is not None:
        _plot(plot, contest, found)
    if as_json:
        print_json(report(contest, found))
    else:
        show_contest(contest, found, games, planned)


def _set_up(
    game: str,
    bots: str,
    seats: int | None,
    options: str,
    personality: str | None,
    seed: str,
    budget: str | None,
) -> Contest:
    played = get_game(game)
    check_cards(game)
    everyone = personality == "all" and game == "carl"
    wanted = list(PERSONALITIES) if everyone else [personality]
    chosen = [played.parse_options(add_personality(options, game, one), seats) for one in wanted]
    contest = Contest(
        game,
        tuple(played.format_options(one) for one in chosen),
        played.seat_count(chosen[0]),
        enter_bots(split_bots(bots), game),
        seed,
        None if budget is None else str(parse_budget(budget)),
    )
    contest.meetings()  # refuses too few bots
    return contest


def _what_is_kept(done: int, output: Path | None) -> str:
    if output is None:
        return "nothing is kept (--output FILE keeps results, to go on with later)"
    games = "1 game is" if done == 1 else f"{done} games are"
    return f"{games} in {output}, and the same command goes on from there"


class _Progress:
    """A bar on the terminal's error stream with the running win rates; elsewhere nothing."""

    def __init__(self, contest: Contest, total: int) -> None:
        self.done = 0
        self._names = contest.names
        self._wins: dict[str, float] = defaultdict(float)
        self._games: dict[str, int] = defaultdict(int)
        self._bar = Progress(
            BarColumn(24),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.description}"),
            console=stderr,
            transient=True,
            disable=not stderr.is_terminal,
        )
        self._task = self._bar.add_task("", total=total)

    def count(self, played: Played) -> None:
        """Count one more game."""
        self.done += 1
        for name, share in zip(played.seating, played.shares, strict=True):
            self._wins[name] += share
            self._games[name] += 1
        rates = [
            f"{name} {self._wins[name] / self._games[name]:.0%}"
            for name in self._names
            if self._games[name]
        ]
        self._bar.update(self._task, completed=self.done, description=" · ".join(rates))

    def stop(self) -> None:
        """Take the bar away."""
        self._bar.stop()

    def __enter__(self) -> _Progress:
        self._bar.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.stop()


def _plot(path: Path, contest: Contest, found: list[Played]) -> None:
    title = get_game(contest.game).title
    if len(contest.options) == 1:
        parts = {contest.options[0]: summarise(contest, found)}
        title += f": {len(found)} games, {contest.options[0]}, seed {contest.seed}"
    else:
        split = split_by_options(found)
        parts = {
            words.rpartition("=")[2]: summarise(contest, some) for words, some in split.items()
        }
        title += f": {len(found)} matches, seed {contest.seed}"
    draw_plot(path, title, parts, None if contest.seats == 1 else 1 / contest.seats)
