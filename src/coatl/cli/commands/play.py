"""`coatl play`: the game in the browser, or in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from coatl.cli.browser import play_in_browser
from coatl.cli.commands.bots import levels_help
from coatl.cli.common import (
    CardsOption,
    GameOption,
    LanguageOption,
    PersonalityOption,
    RulesOption,
    add_personality,
    cards_line,
    check_cards,
)
from coatl.cli.pictures.art import make_console
from coatl.cli.terminal.hints import DEFAULT_ADVISER, Adviser
from coatl.cli.terminal.players import DEFAULT_BOT, describe_seating, seat_players
from coatl.cli.terminal.presenter import presenter_for
from coatl.cli.terminal.saving import check_path
from coatl.cli.terminal.screen import Screen
from coatl.cli.terminal.session import Session
from coatl.cli.words import say
from coatl.core.errors import OptionError
from coatl.core.game import Game
from coatl.core.registry import get_game

BROWSER = "In the browser"
"""The panel of the help with the options that the game in the browser takes, and no other."""


EVERYWHERE = ("terminal", "cards")
"""Options for both games."""


def command(
    context: typer.Context,
    terminal: Annotated[
        bool, typer.Option("--terminal", "-t", help="Play here, in the terminal.")
    ] = False,
    host: Annotated[
        str | None,
        typer.Option(
            "--host",
            help="In the browser: the address to listen at; [bold]0.0.0.0[/] lets others in your "
            "network join.",
            show_default="127.0.0.1",
            rich_help_panel=BROWSER,
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            min=0,
            max=65535,
            help="In the browser: the port; by itself 8080, or a free one if that is taken.",
            show_default=False,
            rich_help_panel=BROWSER,
        ),
    ] = None,
    no_browser: Annotated[
        bool,
        typer.Option(
            "--no-browser",
            help="Only print the address, as on machines without a screen.",
            rich_help_panel=BROWSER,
        ),
    ] = False,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="NAMES",
            help="Who sits where, separated by commas, the first player first: a name is a person, "
            "[bold]bot:LEVEL[/] a bot (or [bold]bot:my_bot.py:MyBot[/]). Several persons share the "
            "keyboard. Bots sit down after those listed, if --bots or --seats asks for more. "
            "Without it, you and the bots sit down at random.",
            show_default=False,
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="LEVELS",
            help="The bots on the other seats: one level for all of them, or one each, separated "
            f"by commas; by itself {DEFAULT_BOT}. With --players they play after those listed: "
            "each level adds a seat, or --seats says how many there are. "
            f"{levels_help()}. [bold]random[/] and classes in "
            "files of yours ([bold]my_bot.py:MyBot[/]) can play too; [bold]priest@5s[/] thinks "
            "for five seconds a turn.",
            show_default=False,
        ),
    ] = None,
    hint_level: Annotated[
        str,
        typer.Option(
            "--hint-level",
            metavar="LEVEL",
            help="Who answers when you ask for a hint with h: a level, and how long it may think.",
        ),
    ] = DEFAULT_ADVISER,
    seats: Annotated[
        int | None,
        typer.Option(
            "--seats",
            metavar="N",
            help="Number of seats, 2 to 4; by itself 2. A match against CARL has one.",
            show_default=False,
        ),
    ] = None,
    options: RulesOption = "",
    seed: Annotated[
        str | None,
        typer.Option(
            "--seed",
            metavar="SEED",
            help="Any word or number; equal seeds, equal deals. Without it chance picks one, and "
            "the end of the game shows it.",
            show_default=False,
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            "--save",
            metavar="FILE",
            help="Write the record there at the end, also when you quit; an existing file is "
            "replaced. `coatl replay` reads it.",
            show_default=False,
        ),
    ] = None,
    quick: Annotated[
        bool,
        typer.Option("--quick", help="Do not ask before a step that ends your turn by itself."),
    ] = False,
    game: GameOption = "board",
    personality: PersonalityOption = None,
    cards: CardsOption = None,
    language: LanguageOption = None,
) -> None:
    """Play against bots or with friends: in the browser, or here in the terminal.

    [bold]coatl play[/] starts a server on this machine and opens the game in
    your browser; there you choose everything. With [bold]--terminal[/] you play here,
    against a bot or several people at one keyboard.

    In the terminal every choice has a number, and only what the rules allow is offered.
    Type ? during the game for the rules in a nutshell and for all commands:
    u takes a step back, h gives a hint, c explains cards, s saves, q quits,
    lang fr speaks another language (en, fr, pt-BR).

    You against one bot: [bold]coatl play -t[/] or, harder, [bold]coatl play -t --bots priest[/]

    Two people at one keyboard: [bold]coatl play -t --players Ana,Bo --options sacrifice[/]

    Four seats, kept for later: [bold]coatl play -t --seats 4 --seed 7 --save game.coatl[/]

    The card game: [bold]coatl play -t --game cards --players Ana,Bo[/]

    Alone against CARL: [bold]coatl play -t --game carl --personality greedy[/]
    """
    if not terminal:
        _refuse_options(context, "cli-terminal-only", browser=False)
        play_in_browser(host, port, open_page=not no_browser)
        return
    _refuse_options(context, "cli-browser-only", browser=True)
    presenter = presenter_for(get_game(game).name)
    check_cards(game)
    words = add_personality(options, game, personality)
    if seed is None:
        seed = str(secrets.randbelow(10**9))
    if not seed.isprintable():
        raise OptionError(say("cli-bad-seed", seed=repr(seed)))
    if save is not None:
        check_path(save)
    if seats is not None:
        presenter.game.parse_options("", seats)  # refuses a number that the game does not take
    if game == "carl":
        _refuse_company(players, bots)
    seated = seat_players(players, bots, seats, seed, presenter.fewest_seats, game)
    chosen = _choose_options(presenter.game, words, len(seated))
    screen = Screen(make_console())
    adviser = Adviser(hint_level)
    notes = [cards_line(game)]
    if players is not None and bots is not None:
        notes.append(describe_seating(seated, players.count(",") + 1))
    Session(
        screen,
        presenter,
        seated,
        chosen,
        seed,
        save=save,
        confirm=not quick,
        adviser=adviser,
        note="\n".join(filter(None, notes)),
    ).run()


def _refuse_options(context: typer.Context, message: str, *, browser: bool) -> None:
    """Refuse options that were given for the game that is not played."""
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name or "")
        is_given = source is not None and source.name == "COMMANDLINE"
        is_browser = getattr(parameter, "rich_help_panel", None) == BROWSER
        if is_given and is_browser == browser and parameter.name not in EVERYWHERE:
            raise OptionError(say(message, option=parameter.opts[0]))


def _refuse_company(players: str | None, bots: str | None) -> None:
    """Refuse other players in a match against CARL, and say what can be chosen instead."""
    if bots is not None:
        raise OptionError(say("cli-carl-bots"))
    if players is not None and "," in players:
        raise OptionError(say("cli-carl-players"))


def _choose_options(game: Game[Any, Any, Any], words: str, seats: int) -> Any:
    """Read the options of a game for so many players; the words may not say another number."""
    if "seats=" in words.lower() and game.seat_count(game.parse_options(words)) != seats:
        raise OptionError(say("cli-other-players", words=repr(words), count=seats))
    return game.parse_options(words, seats)
