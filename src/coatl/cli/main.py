"""The entry point of the `coatl` command: one module a subcommand, one-line errors.

Exit code 2 is for what was asked wrongly, 1 for a bot that failed or a record that is not fair, 130
for Ctrl-C.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from io import TextIOWrapper
from typing import Annotated

import typer
from typer.main import get_command

from coatl import __version__
from coatl.bots import BotError
from coatl.cli.commands import (
    arena,
    balance,
    bans,
    bots,
    cards,
    daily,
    doctor,
    encoding,
    perft,
    play,
    puzzles,
    records,
    replay,
    review,
    rules,
    score,
    serve,
    sim,
    site,
    storage,
    tables,
    verify,
    worker,
)
from coatl.cli.common import LanguageOption
from coatl.cli.words import choose_language, explain, say
from coatl.core.build import describe_build
from coatl.core.errors import CoatlError

app = typer.Typer(
    name="coatl",
    help="""Play, score and study Cóatl (unofficial).

    Serpents are written from head to tail: [bold]<BBYR>[/] is a blue head, a blue
    and a yellow body and a red tail; Y yellow, R red, K black, G green,
    B blue. Rows of the card game are written from left to right, with '
    after a stack: [bold]GRY'K[/].

    Commands take [bold]--game[/] with board, cards (the card game) or carl (its solo
    match against CARL); a record says by itself. Rules: [bold]coatl rules[/].
    """,
    epilog="""Examples: [bold]coatl play[/] · [bold]coatl score "<BBYRK>"[/] ·
    [bold]coatl sim --games 1000 --bots random,random --seed 1[/] · [bold]coatl cards[/] ·
    [bold]coatl rules B6.5[/] · [bold]coatl play -t --game carl[/] · [bold]coatl bots[/] ·
    [bold]coatl arena --bots priest,carver[/] · [bold]coatl serve[/]""",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.command)
app.command("score")(score.command)
app.command("cards")(cards.command)
app.command("rules")(rules.command)
app.command("sim")(sim.command)
app.command("arena")(arena.command)
app.command("balance")(balance.command)
app.command("bots")(bots.command)
app.command("records")(records.command)
app.command("replay")(replay.command)
app.command("review")(review.command)
app.command("daily")(daily.command)
app.add_typer(puzzles.app, name="puzzles")
app.command("verify")(verify.command)
app.command("perft")(perft.command)
app.command("encoding")(encoding.command)
app.command("serve")(serve.command)
app.command("site")(site.command)
app.command("worker")(worker.command)
app.command("backup")(storage.backup_command)
app.command("restore")(storage.restore_command)
app.add_typer(tables.app, name="tables")
app.add_typer(bans.app, name="bans")
app.command("doctor")(doctor.command)


def _print_version(value: bool) -> None:
    if value:
        print(f"coatl {__version__}, {describe_build()}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _root(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version and build."
        ),
    ] = False,
    language: LanguageOption = None,
) -> None:
    """Show the help when there is no subcommand."""
    if language is None:
        choose_language(None)
    if context.invoked_subcommand is None:
        print(context.get_help())


# The base of what Typer raises for a wrong command line; newer versions bring their own copy of
# Click, so the class is reached through one that Typer publishes.
_CommandLineError: type[typer.BadParameter] = typer.BadParameter.__mro__[2]


@cache
def command_line() -> Callable[..., object]:
    """Return what reads the command line; to make it takes a tenth of a second."""
    return get_command(app)


def run(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code; whatever is refused is said in one line."""
    try:
        result = command_line()(args=arguments, prog_name="coatl", standalone_mode=False)
    except _CommandLineError as error:
        return _refuse(error)
    except BotError as error:
        print(f"coatl: {explain(error)}", file=sys.stderr)
        return 1
    except CoatlError as error:
        print(f"coatl: {explain(error)}", file=sys.stderr)
        return 2
    except (typer.Abort, KeyboardInterrupt):
        print(f"coatl: {say('cli-stopped')}", file=sys.stderr)
        return 130
    except OSError as error:  # a full disk, for instance
        print(f"coatl: {error.strerror or error}", file=sys.stderr)
        return 2
    return result if isinstance(result, int) else 0


def _refuse(error: typer.BadParameter) -> int:
    context = getattr(error, "ctx", None)
    name = context.command_path if context else "coatl"
    message = error.format_message().rstrip(".")
    print(f"{name}: {message} (see {name} --help)", file=sys.stderr)
    return 2


def main() -> None:
    """Run the command and leave with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show "ó" shows "?"
    sys.exit(run())


if __name__ == "__main__":
    main()
