"""The tables of `coatl arena`."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from coatl.cli.commands.sim import ENDINGS, SOLO_ENDINGS
from coatl.cli.common import stdout
from coatl.cli.pictures.art import FAINT, GOOD, WARNING
from coatl.core.extras import install_command
from coatl.core.registry import get_game
from coatl.lab.arena import split_by_options
from coatl.lab.contest import Contest, Played
from coatl.lab.ratings import NEEDS
from coatl.lab.statistics import Estimate
from coatl.lab.summary import BotSummary, Summary, summarise


def show_contest(contest: Contest, games: list[Played], asked: int, planned: int) -> None:
    """Print everything: who is better, by how much, how sure that is, and how long it took."""
    title = get_game(contest.game).title
    parts = split_by_options(games)
    words = contest.options[0] if len(contest.options) == 1 else "all personalities"
    stdout.print(f"{title}: {len(games)} games, {words}, seed {contest.seed}", style="italic")
    for line in _describe_plan(contest, asked, len(games), planned):
        stdout.print(line, style=FAINT)
    if len(parts) > 1:
        for options, some in parts.items():
            stdout.print()
            stdout.print(f"against CARL the {options.rpartition('=')[2]}", style="bold")
            _show_bots(contest, summarise(contest, some))
        stdout.print()
        stdout.print("all together", style="bold")
    summary = summarise(contest, games)
    _show_bots(contest, summary)
    _show_pairs(contest, summary)
    _show_endings(contest, summary)


def _describe_plan(contest: Contest, asked: int, found: int, planned: int) -> list[str]:
    """Say how games were seated, and where their number is not the one asked for."""
    if contest.seats == 1:
        return ["every bot plays the same seeds"]
    each = "pairing" if contest.seats == 2 else "combination"
    lines = [f"groups of {contest.seats} games with one seed, every bot once on every seat"]
    rounded = -(-asked // contest.seats) * contest.seats
    if rounded != asked:
        lines.append(f"{asked} games a {each} are {rounded} in whole groups")
    if found < planned:
        lines.append(f"{planned - found} games saved: a {each} stopped when it was clear")
    return lines


def _show_bots(contest: Contest, summary: Summary) -> None:
    rated = any(bot.rating for bot in summary.bots)
    table = _new_table("bot")
    headings = ["games", "won", "95%", "rank", "points", "10·50·90%"]
    headings += ["rating"] if rated else []
    for heading in [*headings, "ms/turn", "max"]:
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in summary.bots:
        table.add_row(*_bot_row(bot, rated=rated))
    stdout.print(table)
    if not rated and contest.seats > 1:
        missing = f"no rating: {NEEDS}: {install_command('lab')}"
        stdout.print(missing, style=FAINT, markup=False, soft_wrap=True)


def _new_table(heading: str) -> Table:
    """Return a table that leaves room for many narrow columns on 80."""
    table = Table(box=SIMPLE_HEAD, padding=0, show_edge=False)
    table.add_column(heading, overflow="fold")
    return table


def _bot_row(bot: BotSummary, *, rated: bool) -> list[str | Text]:
    marks = bot.to_data()["score_quantiles"]
    row: list[str | Text] = [
        bot.name,
        str(len(bot.scores)),
        Text(f"{bot.wins.mean:.1%}", style="bold"),
        _interval_text(bot.wins),
        f"{bot.mean_rank:.2f}",
        f" {bot.mean_score:.1f}",
        f"{marks['q10']:.0f}·{marks['median']:.0f}·{marks['q90']:.0f}",
    ]
    if rated:
        row.append("" if bot.rating is None else f"{bot.rating.mu:.1f}±{bot.rating.sigma:.1f}")
    return [*row, _ms_text(bot.ms_per_turn), _ms_text(bot.max_ms_per_turn)]


def _ms_text(ms: float) -> str:
    return f"{ms:.1f}" if ms < 10 else f"{ms:,.0f}"


def _show_pairs(contest: Contest, summary: Summary) -> None:
    """Print how each bot did against each bot below it."""
    names = [bot.name for bot in summary.bots]
    pairs = [(a, b) for place, a in enumerate(names) for b in names[place + 1 :]]
    pairs = [pair for pair in pairs if pair in summary.pairs]
    if not pairs:
        return
    stdout.print()
    table = _new_table("pair" if contest.seats > 1 else "pair, same seeds")
    for heading in ("games", "draws", "first is better", "95%"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("")
    for one, other in pairs:
        pair = summary.pairs[one, other]
        verdict = Text("clear", style=GOOD) if pair.better.is_clear else Text("open", style=WARNING)
        table.add_row(
            f"{one} > {other}",
            str(pair.games),
            str(pair.draws),
            Text(f"{pair.better.mean:.1%}", style="bold"),
            _interval_text(pair.better),
            verdict,
        )
    stdout.print(table)


def _interval_text(estimate: Estimate) -> str:
    return f"{estimate.low * 100:.0f}–{estimate.high:.0%}"


def _show_endings(contest: Contest, summary: Summary) -> None:
    stdout.print()
    endings = [ending for ending, _ in summary.endings.most_common()]
    if contest.game == "carl":
        endings = list(SOLO_ENDINGS)
    for ending in endings:
        share = summary.endings[ending] / summary.games
        stdout.print(f"{share:6.1%}  {ENDINGS.get(ending, ending)}")
    if summary.winner_mean_score is not None:
        stdout.print(f"winners have {summary.winner_mean_score:.1f} points on average")
    if summary.first_seat_win_rate is not None:
        stdout.print(f"the first player wins {summary.first_seat_win_rate:.1%}")
