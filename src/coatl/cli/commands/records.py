"""`coatl records`: what is in a folder of records, and records out of it."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, TextIO, cast

import typer
from rich.table import Table

from coatl.cli.common import CardsOption, JsonOption, print_json, stdout
from coatl.core.errors import OptionError
from coatl.lab.records import Entry, RecordsFolder

LISTED = 20


def command(
    folder: Annotated[Path, typer.Argument(help="A folder that --records has filled.")],
    winner: Annotated[
        str | None,
        typer.Option("--winner", metavar="BOT", help="Only games that it won, or shared."),
    ] = None,
    player: Annotated[
        str | None, typer.Option("--player", metavar="BOT", help="Only games that it played.")
    ] = None,
    ending: Annotated[
        str | None,
        typer.Option("--ending", metavar="WORD", help="Only games that ended so, such as third."),
    ] = None,
    least: Annotated[
        int | None,
        typer.Option("--least", metavar="POINTS", help="Only games in which somebody had so many."),
    ] = None,
    limit: Annotated[
        int | None,
        typer.Option(
            "--limit", min=1, metavar="N", help=f"At most so many games; a list shows {LISTED}."
        ),
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option(
            "--export",
            metavar="PATH",
            help="Write these games there: a file that ends in [bold].jsonl[/] or "
            "[bold].jsonl.gz[/] (a line a game, its record in it), or a folder that does not exist "
            "(a .coatl file a game).",
        ),
    ] = None,
    cards: CardsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Look into a folder of records: list, filter and export games.

    [bold]coatl sim[/] and [bold]coatl arena[/] fill such folders with --records. Games are read one
    after the other, however many there are. In Python, coatl.lab.records.read_decisions
    gives every decision with its position (docs/lab.md).

    Examples:
    [bold]coatl records games --winner priest --ending third[/]
    [bold]coatl records games --least 40 --limit 100 --export best[/]
    [bold]coatl records games --export all.jsonl.gz --json[/]
    """
    found = RecordsFolder(folder)
    keep = _make_filter(winner, player, ending, least)
    if export is not None:
        written = _export(found, keep, limit, export)
        if as_json:
            print_json({"exported": written, "to": str(export)})
        else:
            stdout.print(f"{written:,} games written to {export}", markup=False)
        return
    summary = _count(found, keep, limit)
    if as_json:
        games = [entry.to_data() for entry in islice(found.entries(keep), limit or LISTED)]
        print_json({"about": found.about, **summary, "first": games})
    else:
        _show(found, summary, list(islice(found.entries(keep), limit or LISTED)))


def _make_filter(
    winner: str | None, player: str | None, ending: str | None, least: int | None
) -> Callable[[Entry], bool]:
    def keep(entry: Entry) -> bool:
        return (
            (winner is None or winner in entry.winners)
            and (player is None or player in entry.players)
            and (ending is None or ending == entry.ending)
            and (least is None or max(entry.scores) >= least)
        )

    return keep


def _count(
    found: RecordsFolder, keep: Callable[[Entry], bool], limit: int | None
) -> dict[str, Any]:
    games = decisions = 0
    endings: Counter[str] = Counter()
    wins: dict[str, float] = {}
    for entry in islice(found.entries(keep), limit):
        games += 1
        decisions += entry.decisions
        endings[entry.ending] += 1
        for name in entry.winners:
            wins[name] = wins.get(name, 0.0) + 1 / len(entry.winners)
    return {
        "games": games,
        "decisions": decisions,
        "endings": dict(endings.most_common()),
        "wins": {name: round(count, 3) for name, count in wins.items()},
    }


def _show(found: RecordsFolder, summary: dict[str, Any], first: list[Entry]) -> None:
    about = found.about
    title = f"{about['game']}, seed {about['seed']}: {summary['games']:,} games, "
    stdout.print(f"{title}{summary['decisions']:,} decisions", style="italic", markup=False)
    for name, count in summary["wins"].items():
        stdout.print(f"{count / summary['games']:6.1%}  won by {name}", markup=False)
    for ending, count in summary["endings"].items():
        stdout.print(f"{count / summary['games']:6.1%}  ended: {ending}", markup=False)
    table = Table("seed", "players", "points", "ending", "decisions")
    for entry in first:
        points = " ".join(map(str, entry.scores))
        players = " ".join(entry.players)
        table.add_row(entry.seed, players, points, entry.ending, str(entry.decisions))
    stdout.print(table)
    if summary["games"] > len(first):
        stdout.print(f"and {summary['games'] - len(first):,} more (--limit shows them)")


def _export(
    found: RecordsFolder, keep: Callable[[Entry], bool], limit: int | None, path: Path
) -> int:
    written = 0
    games = islice(found.read(keep), limit)
    if path.name.endswith((".jsonl", ".jsonl.gz")):
        with _open(path) as file:
            for entry, text in games:
                data = entry.to_data() | {"record": text}
                file.write(json.dumps(data, ensure_ascii=False) + "\n")
                written += 1
        return written
    if path.exists():
        raise OptionError(
            f"--export {str(path)!r} is there already: name a folder that is not, or a file that "
            "ends in .jsonl or .jsonl.gz"
        )
    try:
        path.mkdir(parents=True)
    except OSError as error:
        raise OptionError(f"--export {str(path)!r}: {error.strerror}") from None
    for entry, text in games:
        written += 1
        name = f"{written:07}-{entry.seed.rpartition('/')[2]}.coatl"
        (path / name).write_text(text, "utf-8")
    return written


def _open(path: Path) -> TextIO:
    try:
        if path.suffix == ".gz":
            return cast(TextIO, gzip.open(path, "wt", encoding="utf-8"))
        return path.open("w", encoding="utf-8")
    except OSError as error:
        raise OptionError(f"--export {str(path)!r}: {error.strerror}") from None
