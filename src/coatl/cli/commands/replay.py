"""`coatl replay`: a recorded game, checked and told again."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.cells import cell_len
from rich.text import Text

from coatl.cards.codes import CARL_SEAT
from coatl.cards.view import CardView
from coatl.cli.common import CardsOption, JsonOption, LanguageOption, print_json, stdout
from coatl.cli.terminal.cards.carl_news import CarlTeller
from coatl.cli.terminal.naming import find_seat, name_action
from coatl.cli.terminal.players import DEFAULT_NAME
from coatl.cli.terminal.presenter import presenter_for
from coatl.cli.terminal.screen import WIDEST
from coatl.cli.words import say
from coatl.core.errors import OptionError
from coatl.core.events import Event
from coatl.core.game import Game
from coatl.core.record import Record, Step, game_of, parse_record, replay
from coatl.core.record_text import format_outcomes
from coatl.core.registry import get_game
from coatl.core.results import Result, rank_with_resigned


def command(
    file: Annotated[
        str, typer.Argument(help="A record, as saved by `coatl play`; - is standard input.")
    ],
    at: Annotated[
        int | None, typer.Option("--at", min=0, help="Stop after this many actions.")
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            "--seat",
            metavar="NAME",
            help="Show the table as this player saw it: a name, the beginning of one, or the number"
            " of a seat, from 0.",
            show_default=False,
        ),
    ] = None,
    quiet: Annotated[
        bool, typer.Option("--quiet", "-q", help="Only check, and show the end.")
    ] = False,
    cards: CardsOption = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Replay a record: every action and chance outcome is checked against the rules.

    The record itself says which game it is: board, cards or carl.

    Example: [bold]coatl replay game.coatl --at 40 --seat Ana[/]
    """
    text = read_text(file)
    game = get_game(game_of(text))
    record = parse_record(game, text)
    names = player_names(record, game.seat_count(record.options))
    reader = None if seat is None else find_reader(seat, names)
    if at is not None and at > len(record.steps):
        raise OptionError(say("cli-few-actions", at=str(at), count=len(record.steps)))
    state: Any = None
    done = 0
    events: list[Event] = []
    for state, step in replay(game, record, events, older_rules=True):
        if step is not None:
            done += 1
            if not quiet and not as_json:
                stdout.print(_step_text(game, step, done, names), markup=False)
        if record.game == "carl" and not quiet and not as_json:
            _tell_carl(game.observe(state, None), events)
        events.clear()
        if done == at:
            break
    if as_json:
        print_json(_to_json(game, record, state, done))
        return
    stdout.print()
    view = game.observe(state, reader)
    stdout.print(_title(names, reader), style="bold", markup=False)
    stdout.print(presenter_for(game.name).draw_table(view, names, min(stdout.width, WIDEST)))
    stdout.print()
    stdout.print(_describe_end(record, state, names), markup=False)


def player_names(record: Record[Any], seats: int) -> list[str]:
    """Return what the players are called, by seat; seats without a name have their number."""
    plain = [say("cli-seat", number=seat) for seat in range(seats)]
    named = [say("board-you") if name == DEFAULT_NAME else name for name in record.players]
    return [name or seat for name, seat in zip_longest(named, plain)]


def find_reader(text: str, names: Sequence[str]) -> int:
    """Return the seat that --seat means."""
    if text.isdecimal() and text not in names and int(text[:9]) >= len(names):
        raise OptionError(say("cli-few-seats", seat=text[:9], count=len(names)))
    return find_seat(text, names)


def _step_text(game: Game[Any, Any, Any], step: Step, number: int, names: Sequence[str]) -> str:
    """Write a step with its number: who did what, and what chance brought."""
    width = max(cell_len(name) for name in names)
    text = f"{number:>4}  {names[step.seat]:<{width}}  {name_action(game, step.action, names)}"
    return f"{text} ; {format_outcomes(game, step.outcomes)}" if step.outcomes else text


def _title(names: Sequence[str], seat: int | None) -> str:
    if seat is None:
        return say("cli-seen-spectator")
    return say("cli-seen-by", who=names[seat])


def _tell_carl(view: CardView, events: list[Event]) -> None:
    teller = CarlTeller(view)
    for event in events:
        if event.seat == CARL_SEAT and (told := teller.tell(event)) is not None:
            stdout.print(Text("      ").append_text(told))


def read_text(file: str) -> str:
    """Return the text of a file; - is standard input."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or say("cli-no-text-file")
        raise OptionError(say("cli-cannot-open", file=repr(file), reason=reason)) from error


def _to_json(
    game: Game[Any, Any, Any], record: Record[Any], state: Any, done: int
) -> dict[str, Any]:
    result = _result(record, state)
    return {
        "game": record.game,
        "options": game.format_options(record.options),
        "players": list(record.players),
        "actions": done,
        "over": state.is_over,
        "ending": result.ending,
        "scores": list(state.scores()),
        "ranks": [standing.rank for standing in result.standings],
        **({"resigned": list(record.resigned)} if record.resigned else {}),
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


def _result(record: Record[Any], state: Any) -> Result:
    """Return the ranking; at the end of the game, seats that resigned are last."""
    result: Result = state.result()
    return rank_with_resigned(result, record.resigned) if state.is_over else result


def _describe_end(record: Record[Any], state: Any, names: Sequence[str]) -> str:
    """Say how the game stands: who has how many points, and what place."""
    result = _result(record, state)
    places = [
        say("cli-standing", who=names[s.seat], points=s.score, rank=s.rank)
        for s in result.standings
    ]
    if len(result.standings) == 1 and state.is_over:
        carl = result.standings[0].tie_breaks[0]
        places.append(say("cli-standing-carl", points=carl))
    places += [say("cli-resigned", who=names[seat]) for seat in record.resigned]
    name = "cli-game-over" if state.is_over else "cli-game-on"
    return say(name, places=", ".join(places))


def describe_result(result: Result, resigned: Sequence[int]) -> str:
    """Write how a game ended, in one line; the ranks of seats that resigned are in the result."""
    carl = f", CARL: {result.standings[0].tie_breaks[0]}" if len(result.standings) == 1 else ""
    text = f"the game is over ({result.ending}); {_describe_standings(result)}{carl}"
    return text + "".join(f"; seat {seat} resigned" for seat in resigned)


def _describe_standings(result: Result) -> str:
    return ", ".join(f"seat {s.seat}: {s.score} (rank {s.rank})" for s in result.standings)
