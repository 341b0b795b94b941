"""`coatl daily`: the deal of the day in the terminal, with par, a text to share and the streak."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from coatl.cli.common import LanguageOption, print_json, stderr, stdout
from coatl.cli.pictures.art import FAINT, make_console
from coatl.cli.terminal.hints import Adviser
from coatl.cli.terminal.players import DEFAULT_NAME, Player
from coatl.cli.terminal.presenter import presenter_for
from coatl.cli.terminal.saving import check_path
from coatl.cli.terminal.screen import Screen
from coatl.cli.terminal.session import Session
from coatl.cli.words import say
from coatl.core.errors import OptionError
from coatl.core.record import replay_to_end
from coatl.daily import (
    GAMES,
    Deal,
    ParData,
    Rival,
    count_beaten,
    count_streak,
    find_deal,
    find_par,
    share_text,
)
from coatl.daily.par import USUAL_GAMES
from coatl.server.storage.data_folder import default_data_dir

DIARY = "daily.json"


def command(
    game: Annotated[
        str,
        typer.Option("--game", metavar="GAME", help=f"Which game: {' or '.join(GAMES)}."),
    ] = "board",
    day: Annotated[
        str | None,
        typer.Option(
            "--date", metavar="DATE", help="Another day, as 2026-11-18.", show_default=False
        ),
    ] = None,
    only_par: Annotated[
        bool, typer.Option("--par", help="Only tell what the levels make of it.")
    ] = False,
    games: Annotated[
        int, typer.Option("--games", min=1, help="How often each level plays it for par.")
    ] = USUAL_GAMES,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Write the record there.", show_default=False),
    ] = None,
    diary: Annotated[
        Path | None,
        typer.Option(
            "--diary",
            metavar="FILE",
            help="Where your days are kept; by itself daily.json in COATL_DATA_DIR, or in coatl in "
            "$XDG_DATA_HOME or ~/.local/share.",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="With --par: as JSON.")] = False,
    language: LanguageOption = None,
) -> None:
    """Play the deal of the day: the same luck and the same rival for everybody.

    It follows from the date alone. The first game you finish counts, later ones
    are practice. Par is what the third level makes of it; every level you beat
    is a step. The text at the end tells how it went, but no card and no colour.

    Example: [bold]coatl daily --game cards[/]
    """
    deal = find_deal(game, _read_day(day))
    if only_par:
        _show_par(deal, _find_par(deal, games), as_json)
        return
    book = Diary(diary or default_data_dir() / DIARY)
    if f"{deal.day}/{game}" in book.days:
        stdout.print(Text(say("cli-daily-practice"), style=FAINT))
    session = _seat(deal, None if save is None else check_path(save))
    session.run()
    if session.playing.state.is_over:
        state = replay_to_end(session.playing.game, session.playing.record())
        _show_result(deal, state, _find_par(deal, games), book)


def _seat(deal: Deal, save: Path | None) -> Session:
    """Return the game at the keyboard."""
    rival = Rival(deal)
    players = [Player(f"{rival.name.capitalize()} bot", rival)] * 2
    players[deal.seat] = Player(DEFAULT_NAME)
    game, options, _ = deal.start()
    presenter = presenter_for(game.name)
    screen, adviser = Screen(make_console()), Adviser()
    return Session(screen, presenter, players, options, deal.seed, save=save, adviser=adviser)


def _show_result(deal: Deal, state: Any, par: ParData, book: Diary) -> None:
    points = state.scores()[deal.seat]
    beaten = count_beaten(points, par)
    is_first = book.note(deal, points, beaten)
    stdout.print()
    stdout.print(say("cli-daily-result", points=points, beaten=beaten), markup=False)
    _show_par(deal, par, False)
    stdout.print()
    stdout.print(share_text(deal, state, beaten), markup=False)
    stdout.print()
    streak = count_streak(book.dates(), date.today())
    if is_first and streak.days:
        stdout.print(say("cli-daily-streak", count=streak.days), markup=False)


def _show_par(deal: Deal, par: ParData, as_json: bool) -> None:
    if as_json:
        print_json({"game": deal.game, "day": deal.day.isoformat(), **par})
        return
    stdout.print(say("cli-daily-par", day=deal.day.isoformat(), points=par["par"]), markup=False)
    for name, points in zip(par["levels"], par["points"], strict=True):
        stdout.print(f"  {say(f'level-{name}'):<16} {points:>3}", markup=False)


def _find_par(deal: Deal, games: int) -> ParData:
    columns = TextColumn(say("cli-daily-thinking")), BarColumn()
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task("", total=None)
        return find_par(
            deal, games, lambda done, count: bar.update(task, completed=done, total=count)
        )


def _read_day(text: str | None) -> date:
    if text is None:
        return date.today()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise OptionError(say("cli-daily-date", text=text)) from None


class Diary:
    """The days that were played, in a file; the first result of a day stays."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.days: dict[str, dict[str, int]] = {}
        if path.exists():
            try:
                self.days = json.loads(path.read_text("utf-8"))["days"]
            except (ValueError, KeyError, TypeError):
                raise OptionError(say("cli-daily-diary", file=str(path))) from None

    def note(self, deal: Deal, points: int, beaten: int) -> bool:
        """Keep a result, unless the day has one; tell whether it counts."""
        key = f"{deal.day.isoformat()}/{deal.game}"
        if key in self.days:
            return False
        self.days[key] = {"points": points, "beaten": beaten}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"days": dict(sorted(self.days.items()))}, indent=1)
        self._path.write_text(text + "\n", "utf-8")
        return True

    def dates(self) -> set[date]:
        """Return the days on which something was finished."""
        return {date.fromisoformat(key.partition("/")[0]) for key in self.days}
