"""`coatl tables`: what a host does with the tables of a server."""

from __future__ import annotations

import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid

from coatl.cli.browser import load_server, read_settings
from coatl.cli.commands.storage import DatabaseOption, DataDirOption, choose_target
from coatl.cli.common import JsonOption, print_json, stdout
from coatl.core.errors import CoatlError, OptionError
from coatl.core.registry import GAMES

if TYPE_CHECKING:
    from coatl.server.storage.housekeeping import TableSummary

DAY = 86_400.0
AT_ONCE = 100
"""Tables that are deleted in one transaction, so that no server waits long."""
STATUSES = ("lobby", "running", "over")

app = typer.Typer(
    name="tables",
    help="List, show, export and delete the tables of a server, which may run meanwhile.",
    no_args_is_help=True,
)
StatusOption = Annotated[
    str | None,
    typer.Option(
        "--status", metavar="STATUS", help="Only these: lobby (never started), running or over."
    ),
]
OlderOption = Annotated[
    float | None,
    typer.Option(
        "--older-than", metavar="DAYS", min=0, help="Only if nothing happened there since then."
    ),
]
GameFilter = Annotated[
    str | None, typer.Option("--game", metavar="GAME", help="Only board, cards or carl.")
]
DryOption = Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")]
YesOption = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]


@app.command("list")
def list_command(
    status: StatusOption = None,
    game: GameFilter = None,
    older_than: OlderOption = None,
    limit: Annotated[int, typer.Option("--limit", min=1, help="At most so many.")] = 50,
    data_dir: DataDirOption = None,
    database_url: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """List tables, those used last first.

    Examples:
    [bold]coatl tables list --status running[/]
    [bold]coatl tables list --older-than 90 --json[/]
    """
    found = _find(choose_target(data_dir, database_url), status, game, older_than, limit=limit)
    if as_json:
        print_json([asdict(each) for each in found])
        return
    _show(found)


@app.command("show")
def show_command(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table's id.")],
    data_dir: DataDirOption = None,
    database_url: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Show one table: who sits there, when it was used; nothing secret."""
    found = asdict(_one(choose_target(data_dir, database_url), table))
    if as_json:
        print_json(found)
        return
    for name, value in found.items():
        text = value
        if name.endswith("_at"):
            text = _moment(value)
        elif name == "players":
            text = ", ".join(each or "free" for each in value)
        stdout.print(f"{name.replace('_', ' '):12} {text}", markup=False, highlight=False)


@app.command("export")
def export_command(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table's id.")],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="By itself coatl-TABLE.coatl."),
    ] = None,
    data_dir: DataDirOption = None,
    database_url: DatabaseOption = None,
) -> None:
    """Write the record of a finished game to a file, for coatl replay and coatl verify."""
    load_server()
    from coatl.server.live.loading import unfold
    from coatl.server.storage.housekeeping import connected
    from coatl.server.storage.operations import load_table

    with connected(choose_target(data_dir, database_url)) as connection:
        stored = load_table(connection, table)
    if stored is None:
        raise _unknown(table)
    found = unfold(stored)
    if found.status != "over":
        raise OptionError(f"the game at {table} is not over ({found.status}): it has no record yet")
    path = output or Path(f"coatl-{table}.coatl")
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(found.record_text())
    except FileExistsError:
        raise OptionError(f"{path} exists already: choose another name with --output") from None
    stdout.print(f"written to {path}", markup=False, soft_wrap=True)


@app.command("delete")
def delete_command(
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="[TABLE...]", help="These tables.")
    ] = None,
    status: StatusOption = None,
    game: GameFilter = None,
    older_than: OlderOption = None,
    dry_run: DryOption = False,
    yes: YesOption = False,
    data_dir: DataDirOption = None,
    database_url: DatabaseOption = None,
) -> None:
    """Delete tables for good, with everything that belongs to them, and give the space back.

    Examples:
    [bold]coatl tables delete Yx1mWn3pQ8aKcD4e[/]
    [bold]coatl tables delete --status over --older-than 365 --dry-run[/]
    """
    target = choose_target(data_dir, database_url)
    if not ids and status is None and game is None and older_than is None:
        raise OptionError("say which: their ids, --status, --game or --older-than")
    found = _find(target, status, game, older_than, ids=ids or ())
    for table in ids or ():
        if all(each.id != table for each in found):
            raise _unknown(table)
    _delete(target, found, dry_run=dry_run, yes=yes)


@app.command("tidy")
def tidy_command(
    dry_run: DryOption = False,
    yes: YesOption = False,
    data_dir: DataDirOption = None,
    database_url: DatabaseOption = None,
) -> None:
    """Delete now what a server would by and by: see COATL_UNSTARTED_DAYS and COATL_PURGE_DAYS.

    By itself these are tables that nobody has started for 30 days; everything else stays.
    """
    load_server()
    from coatl.server.storage.housekeeping import connected, find_overdue

    settings = read_settings({})
    target = choose_target(data_dir, database_url)
    with connected(target) as connection:
        found = find_overdue(
            connection,
            time.time(),
            unstarted_days=settings.unstarted_days,
            purge_days=settings.purge_days,
        )
    _delete(target, found, dry_run=dry_run, yes=yes)


def _find(
    target: str | Path,
    status: str | None,
    game: str | None,
    older_than: float | None,
    *,
    ids: Any = (),
    limit: int | None = None,
) -> list[TableSummary]:
    load_server()
    from coatl.server.storage.housekeeping import connected, list_tables

    if status is not None and status not in STATUSES:
        raise OptionError(f"--status {status}: expected {', '.join(STATUSES)}")
    if game is not None and game not in GAMES:
        raise OptionError(f"--game {game}: expected {', '.join(GAMES)}")
    before = None if older_than is None else time.time() - older_than * DAY
    statuses: Any = () if status is None else (status,)
    with connected(target) as connection:
        return list_tables(
            connection,
            ids=ids,
            statuses=statuses,
            game=game or "",
            used_before=before,
            limit=limit,
        )


def _one(target: str | Path, table: str) -> TableSummary:
    found = _find(target, None, None, None, ids=[table])
    if not found:
        raise _unknown(table)
    return found[0]


def _unknown(table: str) -> CoatlError:
    return OptionError(f"there is no table {table}: see coatl tables list")


def _delete(target: str | Path, found: list[TableSummary], *, dry_run: bool, yes: bool) -> None:
    from coatl.server.storage.housekeeping import delete_tables, opened
    from coatl.server.storage.operations import give_space_back

    if dry_run or not found:
        _show(found)
        told = f"{_tables(len(found))} would be deleted" if found else "nothing to delete"
        stdout.print(told)
        return
    if not yes:
        _show(found[:20])
        typer.confirm(f"Delete {_tables(len(found))} for good?", abort=True)
    count = 0
    with opened(target) as engine, engine.connect() as connection:
        for first in range(0, len(found), AT_ONCE):
            with connection.begin():
                ids = [each.id for each in found[first : first + AT_ONCE]]
                count += delete_tables(connection, ids)
        is_smaller = True
        while is_smaller:
            with connection.begin():
                is_smaller = bool(give_space_back(connection))
    stdout.print(f"{_tables(count)} deleted")


def _tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"


def _show(found: list[TableSummary]) -> None:
    if not found:
        stdout.print("no tables")
        return
    grid = Grid(box=None, pad_edge=False)
    for name in ("table", "game", "status", "used", "entries", "name", "players"):
        is_kept = name in ("table", "used")  # it is copied, or read at a glance
        grid.add_column(name, overflow="fold", no_wrap=is_kept)
    for each in found:
        players = ", ".join(player or "free" for player in each.players)
        words = (each.id, each.game, each.status, _moment(each.used_at), str(each.entries))
        grid.add_row(*words, each.name, players)
    stdout.print(grid, markup=False)


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
