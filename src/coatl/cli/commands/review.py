"""`coatl review`: a finished game judged turn by turn, luck told from skill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from coatl.cli.commands.replay import find_reader, player_names, read_text
from coatl.cli.common import CardsOption, JsonOption, LanguageOption, print_json, stderr, stdout
from coatl.cli.pictures.art import ACCENT, FAINT, GOOD, WARNING
from coatl.cli.terminal.naming import name_action
from coatl.cli.terminal.players import DEFAULT_NAME
from coatl.cli.terminal.presenter import presenter_for
from coatl.cli.words import say, say_text
from coatl.core.game import Game
from coatl.core.record import Record, game_of, parse_record
from coatl.core.registry import get_game
from coatl.review import (
    DEPTHS,
    GameReviewData,
    JudgedTurnData,
    SeatReviewData,
    find_depth,
    review_game,
)
from coatl.review.data import WayData
from coatl.review.depth import USUAL, Depth

BLOCKS = "▁▂▃▄▅▆▇█"
MARKS = {"slip": "·", "mistake": "?", "blunder": "‽"}
STYLES = {"slip": FAINT, "mistake": WARNING, "blunder": WARNING}


def command(
    file: Annotated[
        str, typer.Argument(help="The record of a finished game; - is standard input.")
    ],
    seat: Annotated[
        str | None,
        typer.Option(
            "--seat",
            metavar="NAME",
            help="Whose game to look at: a name, the beginning of one, or the number of a seat, "
            "from 0; by itself yours.",
            show_default=False,
        ),
    ] = None,
    depth: Annotated[
        str,
        typer.Option(
            "--depth",
            metavar="DEPTH",
            help=f"How deep to look: {', '.join(f'[bold]{each.name}[/]' for each in DEPTHS)}. "
            "Equal records and depths, equal reviews.",
        ),
    ] = USUAL,
    as_json: JsonOption = False,
    language: LanguageOption = None,
    cards: CardsOption = None,
) -> None:
    """Judge every turn of a finished game, and tell luck from skill.

    Whole turns are compared with what a strong bot would have done knowing only
    what that player knew, in the same simulated games. A difference that these
    cannot tell is none. Luck is what a draw was worth against all that might have
    come. Luck, slips and what these leave over add up to the result.

    Example: [bold]coatl review game.coatl --seat Ana[/]
    """
    text = read_text(file)
    game = get_game(game_of(text))
    record = parse_record(game, text)
    names = player_names(record, game.seat_count(record.options))
    reader = _usual_reader(record) if seat is None else find_reader(seat, names)
    found = _review(game, record, find_depth(depth))
    if as_json:
        print_json(found)
        return
    stdout.print(_draw(game, found, reader, names))


def _usual_reader(record: Record[Any]) -> int:
    """Return the seat of the person at this keyboard, or the first one."""
    return record.players.index(DEFAULT_NAME) if DEFAULT_NAME in record.players else 0


def _review(game: Game[Any, Any, Any], record: Record[Any], depth: Depth) -> GameReviewData:
    columns = TextColumn(say("cli-review-thinking")), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=stderr, transient=True, disable=not _is_terminal()) as bar:
        task = bar.add_task("", total=None)
        return review_game(
            game,
            record,
            depth,
            progress=lambda done, count: bar.update(task, completed=done, total=count),
        )


def _is_terminal(console: Console = stderr) -> bool:
    return console.is_terminal


def _draw(
    game: Game[Any, Any, Any], found: GameReviewData, reader: int, names: Sequence[str]
) -> RenderableType:
    own = found["seats"][reader]
    lines: list[RenderableType] = [
        Text(say("cli-review-title", who=names[reader]), style="bold"),
        _draw_curve(found, own),
        Text(say("cli-review-legend", count=len(found["turns"])), style=FAINT),
        Text(),
    ]
    lines += [_draw_sum(found, own, part) for part in range(len(own["sums"]))]
    doubt = max(sums["doubt"] for sums in own["sums"])
    lines.append(Text(say("cli-review-sum-note", doubt=doubt), style=FAINT))
    lines.append(Text())
    if own["costliest"]:
        lines.append(Text(say("cli-review-costliest"), style="bold"))
        for place, index in enumerate(own["costliest"]):
            lines += _draw_turn(game, found["turns"][index], place + 1, names)
    else:
        lines.append(Text(say("cli-review-flawless"), style=GOOD))
    for turning in own["turning"]:
        number = found["turns"][turning["index"]]["turn"] + 1
        message = f"cli-review-turning-{turning['cause']}"
        lines.append(Text(say(message, turn=number, change=_signed(turning["change"]))))
    lines += [Text(), _draw_accuracy(found, names)]
    return Group(*lines)


def _draw_curve(found: GameReviewData, own: SeatReviewData) -> Text:
    """Draw the chances as a row of blocks, with the own slips marked above them."""
    marks, blocks = Text("  "), Text("  ")
    for chance, turn in zip(own["curve"], found["turns"], strict=False):
        verdict = turn["verdict"] if turn["seat"] == own["seat"] else ""
        marks.append(MARKS.get(verdict, " "), style=STYLES.get(verdict, ""))
        blocks.append(BLOCKS[min(7, chance * 8 // 1000)], style=ACCENT if chance >= 500 else FAINT)
    blocks.append(BLOCKS[min(7, own["curve"][-1] * 8 // 1000)], style=ACCENT)
    return Text("\n").join([marks, blocks])


def _draw_sum(found: GameReviewData, own: SeatReviewData, part: int) -> Text:
    adds = own["sums"][part]
    message = "cli-review-sum-carl" if found["game"] == "carl" else "cli-review-sum"
    return Text(
        say(
            message,
            part=part + 1,
            start=adds["start"],
            luck=_plus(adds["luck"]),
            rivals=_plus(adds["rivals"]),
            slips=_plus(-adds["slips"]),
            rest=_plus(adds["rest"]),
            end=adds["end"],
        )
    )


def _draw_turn(
    game: Game[Any, Any, Any], turn: JudgedTurnData, place: int, names: Sequence[str]
) -> list[RenderableType]:
    verdict = say(f"cli-review-verdict-{turn['verdict']}")
    lines: list[RenderableType] = [
        Text.assemble(
            f"  {place}. ",
            (verdict, STYLES.get(turn["verdict"], "")),
            " ",
            say(
                "cli-review-cost",
                turn=turn["turn"] + 1,
                step=turn["step"],
                loss=_percent(turn["loss"]),
                error=_percent(turn["loss_error"]),
            ),
        ),
        Text(f"     {say('cli-review-played', steps=_steps(game, turn['played'], names))}"),
        Text(f"     {say('cli-review-better', steps=_steps(game, turn['best'], names))}"),
    ]
    if why := turn["why"]:
        card = presenter_for(game.name).name_card(why["card"])
        points, instead = (
            say("cli-hint-points", points=round(each)) for each in (why["points"], why["instead"])
        )
        reason = say_text("cli-review-why", card=card, points=points, instead=instead)
        lines.append(Text.assemble("     ", reason))
    return lines


def _draw_accuracy(found: GameReviewData, names: Sequence[str]) -> Table:
    """Draw how exactly everybody played, by phase."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT)
    table.add_column(say("cli-review-accuracy"))
    for phase in found["seats"][0]["phases"]:
        table.add_column(say(f"cli-review-phase-{phase['phase']}"), justify="right")
    table.add_column(say("cli-review-phase-all"), justify="right")
    for each in found["seats"]:
        cells = [str(p["accuracy"]) if p["turns"] else "-" for p in each["phases"]]
        table.add_row(names[each["seat"]], *cells, str(each["accuracy"]))
    return table


def _steps(game: Game[Any, Any, Any], way: WayData, names: Sequence[str]) -> str:
    return ", ".join(name_action(game, step["id"], names) for step in way["steps"])


def _percent(share: int) -> str:
    return say("cli-percent", percent=round(share / 10))


def _signed(share: int) -> str:
    return say("cli-percent", percent=f"{round(share / 10):+d}".replace("-", "−"))


def _plus(amount: int) -> str:
    """Write a number to be added, with a sign between spaces."""
    return f"− {-amount}" if amount < 0 else f"+ {amount}"
