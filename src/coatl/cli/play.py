"""`coatl play`: the game in the terminal, against bots or with others at one keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from coatl.cli.art import make_console
from coatl.cli.bots import levels_help
from coatl.cli.common import GameOption, PersonalityOption, RulesOption, add_personality
from coatl.cli.desk import Desk
from coatl.cli.hints import DEFAULT_ADVISER, Adviser
from coatl.cli.players import DEFAULT_BOT, seat_players
from coatl.cli.presenter import presenter_for
from coatl.cli.saving import check_path
from coatl.cli.session import Session
from coatl.core.errors import OptionError
from coatl.core.game import Game
from coatl.core.registry import get_game


def command(
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="NAMES",
            help="Who sits where, separated by commas, the first player first: a name is a person, "
            "[bold]bot:LEVEL[/] a bot (or [bold]bot:my_bot.py:MyBot[/]). Several persons share the "
            "keyboard. Without it, you and the bots sit down at random.",
            show_default=False,
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="LEVELS",
            help="The bots on the other seats: one level for all of them, or one each, separated "
            f"by commas; by itself {DEFAULT_BOT}. {levels_help()}. [bold]random[/] and classes in "
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
) -> None:
    """Play in the terminal: you against a bot, or several people at one keyboard.

    Every choice has a number, and only what the rules allow is offered.
    Type ? during the game for the rules in a nutshell and for all commands:
    u takes a step back, h gives a hint, c explains cards, s saves, q quits.

    You against one bot: [bold]coatl play[/], or a harder one: [bold]coatl play --bots priest[/]

    Two people at one keyboard: [bold]coatl play --players Ana,Bo --options sacrifice[/]

    Four seats, kept for later: [bold]coatl play --seats 4 --seed 7 --save game.coatl[/]

    The card game: [bold]coatl play --game cards --players Ana,Bo[/]

    Alone against CARL: [bold]coatl play --game carl --personality greedy[/]
    """
    presenter = presenter_for(get_game(game).name)
    words = add_personality(options, game, personality)
    if seed is None:
        seed = str(secrets.randbelow(10**9))
    if not seed.isprintable():
        raise OptionError(f"--seed {seed!r}: expected a word or a number")
    if save is not None:
        check_path(save)
    seated = seat_players(players, bots, seats, seed, presenter.fewest_seats)
    chosen = _choose_options(presenter.game, words, len(seated))
    desk = Desk(make_console())
    adviser = Adviser(hint_level)
    Session(
        desk, presenter, seated, chosen, seed, save=save, confirm=not quick, adviser=adviser
    ).run()


def _choose_options(game: Game[Any, Any, Any], words: str, seats: int) -> Any:
    """Read the options of a game for so many players; the words may not say another number."""
    if "seats=" in words.lower() and game.seat_count(game.parse_options(words)) != seats:
        count = "is 1 player" if seats == 1 else f"are {seats} players"
        raise OptionError(f"--options {words!r}: there {count}")
    return game.parse_options(words, seats)
