"""`coatl bans`: who is refused by a server for a time."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Annotated

import typer

from coatl.cli.browser import load_server
from coatl.cli.commands.storage import DatabaseOption, DataDirOption, choose_target
from coatl.cli.common import JsonOption, print_json, stdout
from coatl.core.errors import OptionError

DAY = 86_400.0

app = typer.Typer(
    name="bans",
    help="Ban a player or a range of addresses for a time; running servers heed it in seconds.",
    no_args_is_help=True,
)


@app.command("list")
def list_command(
    data_dir: DataDirOption = None, database_url: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """List the bans that hold."""
    load_server()
    from coatl.server.storage.bans import list_bans
    from coatl.server.storage.housekeeping import connected

    with connected(choose_target(data_dir, database_url)) as connection:
        found = list_bans(connection)
    if as_json:
        print_json([asdict(each) for each in found])
        return
    for each in found:
        until = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(each.until))
        what = each.what if each.kind == "address" else f"{each.what[:12]}…"
        line = f"{each.id}  until {until}  {each.kind} {what}  {each.reason}".rstrip()
        stdout.print(line, markup=False, highlight=False)
    if not found:
        stdout.print("no bans")


@app.command("add")
def add_command(
    address: Annotated[
        str | None,
        typer.Option(
            "--address", metavar="ADDRESS", help="An address, or a range such as 203.0.113.0/24."
        ),
    ] = None,
    table: Annotated[
        str | None,
        typer.Option("--table", metavar="TABLE", help="The player who sits at this table, …"),
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="… on this seat, from 1.", min=1)
    ] = None,
    days: Annotated[float, typer.Option("--days", min=0.001, help="For so long.")] = 7.0,
    reason: Annotated[str, typer.Option("--reason", help="For yourself; nobody is told.")] = "",
    data_dir: DataDirOption = None,
    database_url: DatabaseOption = None,
) -> None:
    """Refuse addresses, or a player's device, for some days.

    A player is known by the secret that its device holds the seat with: the ban holds wherever that
    is used. Who makes a new one is kept out by address only.

    Examples:
    [bold]coatl bans add --address 203.0.113.0/24 --days 2[/]
    [bold]coatl bans add --table Yx1mWn3pQ8aKcD4e --seat 2 --reason "foul language"[/]
    """
    load_server()
    from coatl.server.storage.bans import add_ban, read_network
    from coatl.server.storage.housekeeping import connected
    from coatl.server.storage.tokens import load_tokens

    if (address is None) == (table is None) or (table is None) != (seat is None):
        raise OptionError("say whom: --address, or --table and --seat")
    seconds = days * DAY
    with connected(choose_target(data_dir, database_url)) as connection:
        if address is not None:
            add_ban(connection, "address", network := read_network(address), reason, seconds)
            told = f"{network} is banned"
        else:
            assert table is not None
            assert seat is not None
            held = [
                token
                for token in load_tokens(connection, table)
                if token.kind == "seat" and token.seat == seat - 1 and token.is_good
            ]
            if not held:
                raise OptionError(f"nobody holds seat {seat} of table {table}")
            for token in held:
                add_ban(connection, "token", token.hash, reason, seconds)
            told = f"who holds seat {seat} of {table} is banned"
    stdout.print(f"{told} for {days:g} days", markup=False, soft_wrap=True)


@app.command("lift")
def lift_command(
    ban: Annotated[str, typer.Argument(metavar="BAN", help="Its id: see coatl bans list.")],
    data_dir: DataDirOption = None,
    database_url: DatabaseOption = None,
) -> None:
    """End a ban."""
    load_server()
    from coatl.server.storage.bans import lift_ban
    from coatl.server.storage.housekeeping import connected

    with connected(choose_target(data_dir, database_url)) as connection:
        if not lift_ban(connection, ban):
            raise OptionError(f"there is no ban {ban}: see coatl bans list")
    stdout.print("lifted")
