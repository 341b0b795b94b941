"""`coatl serve`: tables for friends, over the network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from coatl.cli.browser import start_server
from coatl.cli.common import CardsOption, LogFormatOption, LogLevelOption, stdout


def command(
    host: Annotated[
        str | None,
        typer.Option(
            "--host",
            help="The address to listen at; 0.0.0.0 for all.",
            show_default="127.0.0.1",
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, help="0 takes any free one.", show_default="8080"),
    ] = None,
    data_dir: Annotated[
        Path | None,
        typer.Option(
            "--data-dir",
            metavar="FOLDER",
            help="Where tables are kept (SQLite).",
            show_default="~/.local/share/coatl",
        ),
    ] = None,
    database_url: Annotated[
        str | None,
        typer.Option(
            "--database-url",
            metavar="URL",
            help="Keep tables in PostgreSQL instead: [bold]postgresql://USER@HOST/NAME[/]. A "
            "password is safer in COATL_DATABASE_URL.",
        ),
    ] = None,
    redis_url: Annotated[
        str | None,
        typer.Option(
            "--redis-url",
            metavar="URL",
            help="Redis, so that several servers share one PostgreSQL: "
            "[bold]redis://HOST:6379/0[/]. A password is safer in COATL_REDIS_URL.",
        ),
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option(
            "--processes",
            help="So many server processes behind one port; more than one need PostgreSQL and "
            "Redis.",
            show_default="1",
        ),
    ] = None,
    base_path: Annotated[
        str | None,
        typer.Option(
            "--base-path", metavar="PATH", help="Where a reverse proxy shows it, such as /coatl."
        ),
    ] = None,
    allowed_hosts: Annotated[
        str | None,
        typer.Option(
            "--allowed-hosts",
            metavar="NAMES",
            help="Names people reach it by, such as games.example.org, separated by commas. "
            "Addresses, localhost and this machine's name always work; * for any name.",
        ),
    ] = None,
    allowed_origins: Annotated[
        str | None,
        typer.Option(
            "--allowed-origins",
            metavar="ORIGINS",
            help="Pages of other sites that may use it, separated by commas.",
        ),
    ] = None,
    trusted_proxies: Annotated[
        str | None,
        typer.Option(
            "--trusted-proxies",
            metavar="ADDRESSES",
            help="Proxies whose word on the client's address counts.",
            show_default="127.0.0.1",
        ),
    ] = None,
    bot_workers: Annotated[
        int | None,
        typer.Option(
            "--bot-workers",
            help="Processes that think for bots; with 0, coatl worker does.",
            show_default="1",
        ),
    ] = None,
    bot_milliseconds: Annotated[
        int | None,
        typer.Option(
            "--bot-milliseconds", help="The most a bot thinks about a turn.", show_default="1900"
        ),
    ] = None,
    plugin_bots: Annotated[
        bool | None,
        typer.Option(
            "--plugin-bots",
            help="Let people choose bots of installed packages, too (see docs/bots.md).",
            show_default="no",
        ),
    ] = None,
    cards: CardsOption = None,
    log_level: LogLevelOption = None,
    log_format: LogFormatOption = None,
) -> None:
    """Serve tables that people and programs can join, until Ctrl-C or SIGTERM.

    Everything is kept in the data folder; after a crash or restart games go on where they were.
    Every option can be set by the environment too: COATL_PORT, COATL_DATA_DIR,
    COATL_DATABASE_URL, … (docs/hosting.md lists all).

    Examples:
    [bold]coatl serve[/]
    [bold]coatl serve --host 0.0.0.0 --port 80 --data-dir /srv/coatl[/]
    [bold]coatl serve --processes 4[/] (with COATL_DATABASE_URL and COATL_REDIS_URL)
    """
    given: dict[str, Any] = {
        "host": host,
        "port": port,
        "data_dir": data_dir,
        "database_url": database_url,
        "redis_url": redis_url,
        "processes": processes,
        "base_path": base_path,
        "allowed_hosts": allowed_hosts,
        "allowed_origins": allowed_origins,
        "trusted_proxies": trusted_proxies,
        "bot_workers": bot_workers,
        "bot_milliseconds": bot_milliseconds,
        "plugin_bots": plugin_bots,
        "log_level": log_level,
        "log_format": log_format,
    }
    start_server(given, lambda address: stdout.print(f"Cóatl tables at {address}", markup=False))
