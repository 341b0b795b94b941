"""`coatl doctor`: what is wrong with a server's set-up, and what to do about it."""

from __future__ import annotations

from typing import Annotated

import typer

from coatl.cli.browser import load_server, read_settings
from coatl.cli.commands.storage import DatabaseOption, DataDirOption, choose_target
from coatl.cli.common import JsonOption, print_json, stdout


def command(
    url: Annotated[
        str | None,
        typer.Option(
            "--url",
            metavar="URL",
            help="Where people reach the server, such as https://games.example.org: it is asked "
            "through the proxy, too.",
        ),
    ] = None,
    data_dir: DataDirOption = None,
    database_url: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Check database, form, disk, clock, Redis, workers, page and proxy, and say what to do.

    It reads the settings that the server has (COATL_… in the environment) and changes nothing. The
    exit code is 1 if something is wrong.

    Examples:
    [bold]coatl doctor[/]
    [bold]coatl doctor --url https://games.example.org[/]
    """
    load_server()
    from coatl.server.checks import check_all

    settings = read_settings({})
    findings = check_all(choose_target(data_dir, database_url), settings, url)
    if as_json:
        print_json([{"about": each.about, "ok": each.ok, "text": each.text} for each in findings])
    else:
        for each in findings:
            mark = "[green]ok   [/]" if each.ok else "[red]WRONG[/]"
            stdout.print(mark, f"{each.about}: ", end="")
            stdout.print(each.text, markup=False, highlight=False, soft_wrap=True)
    if not all(each.ok for each in findings):
        raise typer.Exit(1)
