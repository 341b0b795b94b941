"""`coatl replay`: a recorded game, checked and told again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from coatl.cards.codes import CARL_SEAT
from coatl.cards.view import CardView
from coatl.cli.carl_telling import CarlTeller
from coatl.cli.common import JsonOption, print_json, stdout
from coatl.core.errors import OptionError
from coatl.core.events import Event
from coatl.core.game import Game
from coatl.core.record import Record, format_step, game_of, parse_record, replay
from coatl.core.registry import get_game


def command(
    file: Annotated[
        str, typer.Argument(help="A record, as saved by `coatl play`; - is standard input.")
    ],
    at: Annotated[
        int | None, typer.Option("--at", min=0, help="Stop after this many actions.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, max=3, help="Show the table as this seat saw it.")
    ] = None,
    quiet: Annotated[
        bool, typer.Option("--quiet", "-q", help="Only check, and show the end.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Replay a record: every action and chance outcome is checked against the rules.

    The record itself says which game it is: board, cards or carl.

    Example: [bold]coatl replay game.coatl --at 40 --seat 0[/]
    """
    text = _read(file)
    game = get_game(game_of(text))
    record = parse_record(game, text)
    if seat is not None and seat >= game.seat_count(record.options):
        raise OptionError(f"--seat {seat}: the record has {game.seat_count(record.options)} seats")
    if at is not None and at > len(record.steps):
        raise OptionError(f"--at {at}: the record has {len(record.steps)} actions")
    state: Any = None
    done = 0
    events: list[Event] = []
    for state, step in replay(game, record, events):
        if step is not None:
            done += 1
            if not quiet and not as_json:
                stdout.print(f"{done:>4}  {format_step(game, step)}", markup=False)
        if record.game == "carl" and not quiet and not as_json:
            _tell_carl(game.observe(state, None), events)
        events.clear()
        if done == at:
            break
    if as_json:
        print_json(_to_json(game, record, state, done))
        return
    stdout.print()
    stdout.print(game.format_view(game.observe(state, seat)), markup=False, soft_wrap=True)
    stdout.print()
    stdout.print(_describe_end(state), markup=False)


def _tell_carl(view: CardView, events: list[Event]) -> None:
    teller = CarlTeller(view)
    for event in events:
        if event.seat == CARL_SEAT and (told := teller.tell(event)) is not None:
            stdout.print(Text("      ").append_text(told))


def _read(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not a text file"
        raise OptionError(f"cannot read {file!r}: {reason}") from error


def _to_json(
    game: Game[Any, Any, Any], record: Record[Any], state: Any, done: int
) -> dict[str, Any]:
    result = state.result()
    return {
        "game": record.game,
        "options": game.format_options(record.options),
        "players": list(record.players),
        "actions": done,
        "over": state.is_over,
        "ending": result.ending,
        "scores": list(state.scores()),
        "ranks": [standing.rank for standing in result.standings],
        **(_carl_json(state) if record.game == "carl" else {}),
    }


def _carl_json(state: Any) -> dict[str, Any]:
    competitions = [
        {"player": state.scores()[0], "carl": state.result().standings[0].tie_breaks[0]}
    ]
    if state.competition == 2:
        first = {"player": state.first_points, "carl": state.first_carl_points}
        competitions.insert(0, first)
    return {"competitions": competitions}


def _describe_end(state: Any) -> str:
    result = state.result()
    scores = ", ".join(f"seat {s.seat}: {s.score} (rank {s.rank})" for s in result.standings)
    if not state.is_over:
        return f"the game goes on; points so far: {scores}"
    carl = f", CARL: {result.standings[0].tie_breaks[0]}" if len(result.standings) == 1 else ""
    return f"the game is over ({result.ending}); {scores}{carl}"
