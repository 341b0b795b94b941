"""`coatl worker`: a process that thinks for the bots of servers elsewhere."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from coatl.cli.browser import load_server, read_settings
from coatl.cli.common import LogFormatOption, LogLevelOption, stdout


def command(
    database_url: Annotated[
        str | None,
        typer.Option(
            "--database-url",
            metavar="URL",
            help="The PostgreSQL database of the servers; a password is safer in "
            "COATL_DATABASE_URL.",
        ),
    ] = None,
    redis_url: Annotated[
        str | None,
        typer.Option(
            "--redis-url", metavar="URL", help="Their Redis; safer in COATL_REDIS_URL, too."
        ),
    ] = None,
    bot_workers: Annotated[
        int | None,
        typer.Option(
            "--bot-workers", min=1, help="So many think at once, each in a process of its own."
        ),
    ] = None,
    log_level: LogLevelOption = None,
    log_format: LogFormatOption = None,
) -> None:
    """Think for the bots of servers on this or other machines, until Ctrl-C or SIGTERM.

    Start any number of them, beside servers that run with [bold]--bot-workers 0[/]. Moves, hints
    and advice are claimed from the database; what a worker that dies was thinking about is taken
    up by another one.

    Examples:
    [bold]coatl worker --bot-workers 4[/]
    """
    given: dict[str, Any] = {
        "database_url": database_url,
        "redis_url": redis_url,
        "bot_workers": bot_workers,
        "log_level": log_level,
        "log_format": log_format,
    }
    load_server()
    from coatl.server.working import work

    def announce(name: str) -> None:
        stdout.print(f"Cóatl worker {name} is ready", markup=False)

    if code := work(read_settings(given), announce):
        raise typer.Exit(code)
