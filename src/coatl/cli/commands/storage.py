"""`coatl backup` and `coatl restore`: all tables of a server, to a file and back."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn

from coatl.cli.common import JsonOption, print_json, stderr, stdout
from coatl.core.errors import CoatlError, OptionError
from coatl.core.extras import install_command
from coatl.server.storage.data_folder import default_data_dir

STREAM = Path("-")
"""Standard output or input instead of a file."""

if TYPE_CHECKING:
    from coatl.server.storage.backup import Progress as Report
    from coatl.server.storage.backup import Summary

DataDirOption = Annotated[
    Path | None,
    typer.Option(
        "--data-dir",
        metavar="FOLDER",
        help="The folder of the server's data (SQLite); by itself "
        "[bold]$COATL_DATA_DIR[/], else [bold]coatl[/] in $XDG_DATA_HOME or ~/.local/share.",
        show_default=False,
    ),
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database-url",
        metavar="URL",
        help="A PostgreSQL database instead: [bold]postgresql://USER@HOST/NAME[/]; by itself "
        "[bold]$COATL_DATABASE_URL[/], unless --data-dir is given.",
        show_default=False,
    ),
]


def backup_command(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="[FILE]",
            help="Where to write; by itself [bold]coatl-DATE-TIME.jsonl.gz[/] in this folder. "
            "- is standard output.",
            show_default=False,
        ),
    ] = None,
    data_dir: DataDirOption = None,
    database_url: DatabaseOption = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that exists.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Save all tables of a server to one file.

    The server may run meanwhile: the file holds one moment. It can be restored into SQLite and
    PostgreSQL alike. It holds the secrets of all tables: keep it to yourself.

    Examples:
    [bold]coatl backup[/]
    [bold]coatl backup tables.jsonl.gz --database-url postgresql://coatl@localhost/coatl[/]
    [bold]coatl backup - > tables.jsonl.gz[/]
    """
    module = _load()
    name = time.strftime("coatl-%Y%m%d-%H%M%S.jsonl.gz", time.gmtime())
    target = choose_target(data_dir, database_url)
    if file == STREAM:
        if sys.stdout.isatty():
            raise OptionError("standard output is a terminal: add > FILE")
        with tempfile.TemporaryDirectory() as folder, _progress("saving") as report:
            done = module.backup(target, Path(folder) / name, progress=report)
            with done.path.open("rb") as saved:
                shutil.copyfileobj(saved, sys.stdout.buffer)
        _tell(done, "saved", as_json, stderr)
        return
    with _progress("saving") as report:
        done = module.backup(target, file or Path(name), overwrite=force, progress=report)
    _tell(done, f"saved to {done.path}", as_json)


def restore_command(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="A file that `coatl backup` has written; - is standard input."
        ),
    ],
    data_dir: DataDirOption = None,
    database_url: DatabaseOption = None,
    replace: Annotated[
        bool,
        typer.Option("--replace", help="Replace the tables that the database holds."),
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Load all tables from a backup, all or nothing.

    The file is checked before anything changes; one of an older version is brought up to date.
    Stop the server first. With --replace, a SQLite database is first copied to
    [bold]backups[/] in its folder.

    Examples:
    [bold]coatl restore coatl-20260131-120000.jsonl.gz[/]
    [bold]coatl restore tables.jsonl.gz --database-url postgresql://coatl@localhost/coatl[/]
    """
    module = _load()
    with _on_disk(file) as path, _progress("restoring") as report:
        done = module.restore(
            path, choose_target(data_dir, database_url), replace=replace, progress=report
        )
    _tell(done, f"restored into {done.database}", as_json)
    if done.put_aside and not as_json:
        stdout.print(f"what was there before: {done.put_aside}", soft_wrap=True)


@contextmanager
def _on_disk(file: Path) -> Iterator[Path]:
    """Give a file that can be read twice: it is checked before it is used."""
    if file != STREAM:
        yield file
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "standard-input"
        with path.open("wb") as copy:
            shutil.copyfileobj(sys.stdin.buffer, copy)
        yield path


def _load() -> Any:
    try:
        from coatl.server.storage import backup
    except ModuleNotFoundError as error:
        raise CoatlError(
            f"{error.name} is not installed, which a server needs: {install_command('server')}"
        ) from error
    return backup


def choose_target(data_dir: Path | None, database_url: str | None) -> str | Path:
    """Return the database that is meant: what is typed, the environment, the default."""
    if database_url and data_dir:
        raise OptionError("--data-dir and --database-url name two databases: give one of them")
    chosen = database_url or data_dir  # what is typed goes before what the environment says
    return chosen or os.environ.get("COATL_DATABASE_URL") or default_data_dir()


@contextmanager
def _progress(word: str) -> Iterator[Report | None]:
    if not stderr.is_terminal:
        yield None
        return
    columns = (
        TextColumn(word),
        TextColumn("{task.completed:,} rows"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=stderr, transient=True) as bar:
        task = bar.add_task(word, total=None)
        yield lambda rows: bar.update(task, completed=rows)


def _tell(done: Summary, what: str, as_json: bool, console: Console = stdout) -> None:
    if as_json and console is stdout:
        aside = str(done.put_aside) if done.put_aside else None
        data = {"path": str(done.path), "database": done.database, "revision": done.revision}
        print_json(
            {**data, "at": done.at, "rows": done.rows, "size": done.size, "put_aside": aside}
        )
        return
    figures = [f"{done.rows.get(name, 0):,} {name}" for name in ("tables", "entries", "tokens")]
    moment = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(done.at))
    console.print(what, soft_wrap=True, markup=False)
    console.print(f"{', '.join(figures)}; {done.size:,} bytes, as of {moment}", soft_wrap=True)
