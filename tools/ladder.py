"""Proves the strength of the bots: plays all contests of docs/bots.md and writes their tables.

- `python tools/ladder.py`: play what is missing (hours on one core), then write the tables
- `python tools/ladder.py board-5 cards-5`: play some of them
- `python tools/ladder.py --tables`: only write the tables from what was played
- `python tools/ladder.py --jobs 4`, or `--on ray`: as `coatl arena` takes them; who plays whom, and
  who wins, is the same, only the milliseconds a turn are those of busier machines

Results lie in build/ladder; a contest that was interrupted goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coatl.bots.loading import code_digest
from coatl.core.build import describe_build
from coatl.lab.workers import PLACES

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "bots.md"
BEGIN = "<!-- ladder: written by tools/ladder.py -->"
END = "<!-- end of ladder -->"

LEVELS = ("random", "novice", "apprentice", "carver", "priest", "high-priest")
ITERATIONS = {"board": 800, "cards": 4000}
"""For `high-priest`: one to two tenths of a second a turn."""
TOP = {game: f"high-priest@{number}it" for game, number in ITERATIONS.items()}
OTHERS = {"board": TOP["board"], "cards": "high-priest@2000it"}
"""Against the yardsticks, with more seats, and against CARL."""
QUARTER = {game: f"high-priest@{number // 4}it" for game, number in ITERATIONS.items()}
TABLE_GAMES = {("board", 3): "30", ("board", 4): "24", ("cards", 3): "150", ("cards", 4): "72"}
"""More in the card game, where luck counts for more."""
GREEDY = "examples/greedy.py:Greedy"
PLANNER = "examples/planner.py:Planner"


@dataclass(frozen=True, slots=True)
class Contest:
    """One run of the arena: a name for its files, and its arguments."""

    name: str
    title: str
    arguments: tuple[str, ...]

    @property
    def command(self) -> str:
        """What a reader types to play it."""
        return " ".join(("coatl arena", *self.arguments))


def duel(name: str, game: str, one: str, other: str, games: int) -> Contest:
    """Return a contest of two bots."""
    arguments = ("--game", game, "--bots", f"{one},{other}", "--games", str(games))
    return Contest(name, f"{short(one)} v {short(other)}", arguments)


def short(spec: str) -> str:
    """Return a bot's name for a table."""
    return spec.rpartition(":")[2].lower() if ".py:" in spec else spec


def list_contests() -> list[Contest]:
    """List all contests, the most important first."""
    found = []
    for game in ("board", "cards"):
        top = TOP[game]
        climb = [*LEVELS[:-1], top]
        for step in range(1, len(climb)):
            found.append(duel(f"{game}-{step}", game, climb[step], climb[step - 1], 200))
        yardstick_games = 100 if game == "board" else 200
        found.append(duel(f"{game}-planner", game, OTHERS[game], PLANNER, yardstick_games))
        found.append(duel(f"{game}-greedy", game, OTHERS[game], GREEDY, yardstick_games))
        found.append(duel(f"{game}-novice", game, OTHERS[game], "novice", 100))
        games = 400 if game == "board" else 2000
        found.append(duel(f"{game}-thinking", game, top, QUARTER[game], games))
        for seats in (3, 4):
            bots = ",".join([*LEVELS[1:-1], OTHERS[game]])
            found.append(
                Contest(
                    f"{game}-{seats}-seats",
                    f"{seats} seats",
                    ("--game", game, "--seats", str(seats), "--bots", bots)
                    + ("--games", TABLE_GAMES[game, seats]),
                )
            )
    everyone = ",".join([*LEVELS[:-1], OTHERS["cards"]])
    found.append(
        Contest(
            "carl",
            "CARL",
            ("--game", "carl", "--personality", "all", "--bots", everyone, "--games", "60"),
        )
    )
    found.append(duel("cards-2s", "cards", "high-priest@2s", PLANNER, 100))
    return found


def play(contest: Contest, where: Sequence[str]) -> None:
    """Play a contest, or what is left of it, and keep its report."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    report = RESULTS / f"{contest.name}.json"
    print(contest.command, flush=True)
    done = subprocess.run(
        [sys.executable, "-c", "from coatl.cli import main; main()", "arena", *contest.arguments]
        + ["--json", "--output", str(RESULTS / f"{contest.name}.jsonl")]
        + [*where],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    report.write_text(done.stdout, "utf-8")


def load(contest: Contest) -> dict[str, Any] | None:
    """Return the report of a contest, if it was played by these bots."""
    path = RESULTS / f"{contest.name}.json"
    if not path.exists():
        return None
    report: dict[str, Any] = json.loads(path.read_text("utf-8"))
    bots = contest.arguments[contest.arguments.index("--bots") + 1]
    return report if set(report["specs"].values()) == set(bots.split(",")) else None


def mark(report: dict[str, Any]) -> str:
    """Return a mark for results that other code than the present one has played."""
    codes = report.get("code", {})
    same = codes and all(
        codes[name] == code_digest(spec, report["game"]) for name, spec in report["specs"].items()
    )
    return "" if same else " †"


def write_duels(game: str, contests: list[Contest]) -> list[str]:
    """Return the table of all matches of two bots in a game."""
    lines = [
        "| match | games | win rate | 95% interval | mean score | winners' mean | ms a turn |",
        "|---|---|---|---|---|---|---|",
    ]
    commands = []
    for contest in contests:
        report = load(contest)
        if report is None or f"--game {game} " not in contest.command or " v " not in contest.title:
            continue
        one, other = contest.title.split(" v ")
        specs = report["specs"]
        names = {short(spec): name for name, spec in specs.items()}
        pair = report["pairs"][f"{names[one]}>{names[other]}"]
        rows = {row["name"]: row for row in report["bots"]}
        mine, theirs = rows[names[one]], rows[names[other]]
        low, high = pair["ci95"]
        lines.append(
            f"| {contest.title}{mark(report)} | {pair['games']} | **{pair['win_rate']:.1%}** "
            f"| {low:.1%} to {high:.1%} | {mine['mean_score']:.1f} : {theirs['mean_score']:.1f} "
            f"| {report['winner_mean_score']:.1f} "
            f"| {mine['ms_per_turn']:.0f} : {theirs['ms_per_turn']:.0f} |"
        )
        commands.append(contest.command)
    return [*lines, "", "```", *commands, "```", ""] if commands else []


def write_tables(game: str, contests: list[Contest]) -> list[str]:
    """Return the tables of games with 3 and 4 seats."""
    lines = []
    for contest in contests:
        report = load(contest)
        if report is None or not contest.name.startswith(game) or "seats" not in contest.title:
            continue
        rows = ", ".join(
            f"{row['name'].partition('@')[0]} {row['mean_rank']:.2f}" for row in report["bots"]
        )
        lines.append(
            f"- {contest.title}{mark(report)}, {report['games']} games: {rows}. `{contest.command}`"
        )
    return ["Mean rank, best first:", "", *lines, ""] if lines else []


def write_carl(contests: list[Contest]) -> list[str]:
    """Return the table of wins against CARL."""
    contest = next(each for each in contests if each.name == "carl")
    report = load(contest)
    if report is None:
        return []
    kinds = report["personalities"]
    lines = ["| | " + " | ".join(kinds) + " |", "|---" * (len(kinds) + 1) + "|"]
    for name in [row["name"] for row in next(iter(kinds.values()))["bots"]][::-1]:
        cells = []
        for kind in kinds.values():
            row = next(row for row in kind["bots"] if row["name"] == name)
            low, high = row["ci95"]
            cells.append(f"{row['win_rate']:.0%} ({low:.0%} to {high:.0%})")
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return [*lines, "", f"`{contest.command}`{mark(report)}", ""]


def write_page(contests: list[Contest]) -> None:
    """Put all tables into the page, between the two marks."""
    text = PAGE.read_text("utf-8")
    start, finish = text.index(BEGIN) + len(BEGIN), text.index(END)
    lines = ["", ""]
    for game, title in (("board", "The board game"), ("cards", "The card game")):
        lines += [f"### {title}", "", *write_duels(game, contests), *write_tables(game, contests)]
    lines += ["### CARL", "", "Matches in which CARL and CARL 2.0 were both beaten.", ""]
    lines += write_carl(contests)
    if any("†" in line for line in lines):
        lines += ["† Played with an earlier version of the bots.", ""]
    PAGE.write_text(text[:start] + "\n".join(lines) + text[finish:], "utf-8")


def main() -> int:
    """Play what the arguments ask for, then write the tables."""
    contests = list_contests()
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = [contest.name for contest in contests]
    parser.add_argument("names", nargs="*", metavar="NAME", help="of: " + ", ".join(names))
    parser.add_argument("--tables", action="store_true", help="play nothing")
    parser.add_argument("--jobs", type=int, help="how many processes play (all cores)")
    parser.add_argument("--on", choices=PLACES, default=PLACES[0], help="where games are played")
    chosen = parser.parse_args()
    for name in chosen.names:
        if name not in names:
            parser.error(f"unknown contest {name!r}: expected {', '.join(names)}")
    if not chosen.tables:
        if describe_build() != "compiled":
            parser.error(f"the build is {describe_build()}: run make build first")
        where = ["--on", chosen.on, *(["--jobs", str(chosen.jobs)] if chosen.jobs else [])]
        for contest in contests:
            if contest.name in chosen.names or not chosen.names:
                play(contest, where)
    write_page(contests)
    return 0


if __name__ == "__main__":
    sys.exit(main())
