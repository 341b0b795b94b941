"""`coatl balance`: which cards, seats and choices are strong, and how sure that is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from coatl.board.deck import load_deck as load_board
from coatl.bots import load_bot, parse_budget
from coatl.cards.deck import load_deck as load_cards
from coatl.cards.options import PERSONALITIES
from coatl.cli.common import (
    BudgetOption,
    CardsOption,
    GameOption,
    JobsOption,
    JsonOption,
    OnOption,
    PersonalityOption,
    RulesOption,
    SeatsOption,
    SeedOption,
    add_personality,
    check_cards,
    games_bar,
    print_json,
    split_bots,
    stdout,
)
from coatl.core.card_sets import ENVIRONMENT, chosen_set
from coatl.core.errors import CoatlError, OptionError
from coatl.core.registry import get_game
from coatl.lab.balance.findings import compare_studies, find_all
from coatl.lab.balance.page import make_page
from coatl.lab.balance.study import Plan, run_study
from coatl.lab.workers import usable_cores

BASE = "base"
"""What --against calls the cards that come with the game."""
SHOWN = 8


def command(
    game: GameOption = "board",
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOTS",
            help="Who plays: one bot on all seats, or one a seat; they change seats from game to "
            "game. Cards show their worth between equal bots that play well.",
        ),
    ] = "priest",
    games: Annotated[int, typer.Option("--games", min=2, help="How many games.")] = 1000,
    seats: SeatsOption = None,
    seed: SeedOption = "1",
    budget: BudgetOption = None,
    options: RulesOption = "",
    personality: PersonalityOption = None,
    cards: CardsOption = None,
    against: Annotated[
        str | None,
        typer.Option(
            "--against",
            metavar="CARDS",
            help="Play the same seeds with other cards too and compare: another card set's file, "
            "or [bold]base[/] for the cards of the game.",
            show_default=False,
        ),
    ] = None,
    html: Annotated[
        Path | None,
        typer.Option(
            "--html",
            metavar="FILE",
            help="Write the whole report there, one file.",
            show_default=False,
        ),
    ] = None,
    jobs: JobsOption = None,
    on: OnOption = "processes",
    samples: Annotated[bool, typer.Option("--samples", hidden=True)] = False,
    as_json: JsonOption = False,
) -> None:
    """Play many games between equal bots and tell what each card is worth.

    For each card: how often it is dealt, taken and completed, the points it brings, and how much
    of the victory its holders have more than others [bold]in the same game[/], with intervals
    that hold for all cards at once. Also seats, length, endings, kinds of action and what CARL
    does; against CARL each personality is studied, if none is named.

    Examples:
    [bold]coatl balance --game cards --bots priest --games 4000 --html cards.html[/]

    [bold]coatl balance --options sacrifice,feathers,promo --games 1000[/]

    [bold]coatl balance --cards my.json --against base --games 2000 --html mine.html --json[/]
    """
    check_cards(game)
    if html is not None:
        if not html.absolute().parent.is_dir():
            raise OptionError(f"--html {str(html)!r}: its folder does not exist")
        if html.is_dir():
            raise OptionError(f"--html {str(html)!r} is a folder: name a file in it")
    if against == BASE and chosen_set() is None:
        raise OptionError("--against base: nothing to compare; name other cards with --cards")
    plans = _plan(game, bots, seats, options, personality, seed, budget)
    # First, because what is wrong with those cards is then said before hours of games, not after.
    others = [] if against is None else _play_against(against)
    found = [_study(plan, games, jobs or usable_cores(), on) for plan in plans]
    for mine, theirs in zip(found, others, strict=False):
        mine["comparison"] = compare_studies(mine, theirs)
    if not samples:
        for data in found:
            del data["samples"]
    if html is not None:
        title = f"Balance of {get_game(game).title}"
        html.write_text(make_page(title, found, card_texts(game)), "utf-8")
    if as_json:
        print_json({"studies": found})
        return
    for data in found:
        _show(data)
    if html is not None:
        stdout.print(f"the whole report is in {html}", markup=False)


def _plan(
    game: str,
    bots: str,
    seats: int | None,
    options: str,
    personality: str | None,
    seed: str,
    budget: str | None,
) -> list[Plan]:
    played = get_game(game)
    names = split_bots(bots)
    for name in names:
        load_bot(name, game=game)
    if budget is not None:
        parse_budget(budget)
    if seats is None and len(names) > 1:
        seats = len(names)
    everyone = game == "carl" and personality is None and "personality" not in options
    plans = []
    for one in PERSONALITIES if everyone else (personality,):
        chosen = played.parse_options(add_personality(options, game, one), seats)
        count = played.seat_count(chosen)
        specs = tuple(names * count if len(names) == 1 else names)
        if len(specs) != count:
            raise OptionError(f"{len(names)} bots for {count} seats: name one, or one a seat")
        plans.append(Plan(game, played.format_options(chosen), specs, seed, budget))
    return plans


def _study(plan: Plan, games: int, jobs: int, on: str) -> dict[str, Any]:
    with games_bar(plan.options) as bar:
        task = bar.add_task("games", total=games)

        def progress(done: int) -> None:
            bar.update(task, completed=done)

        study = run_study(plan, games, jobs=jobs, on=on, progress=progress)
    return find_all(study) | {"samples": study.samples}


def _play_against(cards: str) -> list[dict[str, Any]]:
    """Play the same games with other cards, in a process of its own: it can have one set only."""
    words = _without(sys.argv[1:], ("--cards", "--against", "--html"))
    environment = {key: value for key, value in os.environ.items() if key != ENVIRONMENT}
    if cards != BASE:
        environment[ENVIRONMENT] = cards
    done = subprocess.run(
        [sys.executable, "-m", "coatl", *words, "--json", "--samples"],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CoatlError(f"--against {cards!r}: the games with those cards failed (see above)")
    studies: list[dict[str, Any]] = json.loads(done.stdout)["studies"]
    return studies


def _without(words: list[str], options: tuple[str, ...]) -> list[str]:
    """Return the words of a command without some options and their values."""
    kept: list[str] = []
    skip = False
    for word in words:
        if skip or word == "--json":
            skip = False
        elif word in options:
            skip = True
        elif word.partition("=")[0] not in options:
            kept.append(word)
    return kept


def card_texts(game: str) -> dict[str, str]:
    """Return what each card asks for, as it is written in its row."""
    if game == "board":
        deck = load_board()
        told = {card.id: card.pattern for card in deck.prophecies}
        return told | {card.id: ", ".join(card.requirements) for card in deck.temples}
    found = load_cards()
    told = {card.id: card.pattern.text for card in found.prophecies}
    return told | {
        card.id: ", ".join(each.text for each in card.objectives) for card in found.temples
    }


def _show(data: dict[str, Any]) -> None:
    line = f"{data['game']}, {data['options']}: {data['games']:,} games of {data['bots'][0]}"
    stdout.print(line, style="italic", markup=False)
    for seat in data["seats"]:
        low, high = seat["ci95"]
        stdout.print(
            f"seat {seat['seat']} wins {seat['win_rate']:.1%} ({low:.1%} to {high:.1%}), "
            f"{seat['points']:.1f} points"
        )
    texts = card_texts(data["game"])
    table = Table("card", "asks for", "taken", "completed", "points", "worth", "interval")
    cards = {
        card: found
        for card, found in data["cards"].items()
        if found["effects"]["taken"]["difference"] is not None
    }
    order = sorted(cards, key=lambda card: -cards[card]["effects"]["taken"]["difference"])
    chosen = order if len(order) <= 2 * SHOWN else [*order[:SHOWN], *order[-SHOWN:]]
    for card in chosen:
        found, effect = cards[card], cards[card]["effects"]["taken"]
        low, high = effect["interval"]
        table.add_row(
            card,
            texts.get(card, ""),
            f"{found['taken']:.2f}",
            f"{found['completed']:.2f}",
            f"{found['points']:.2f}",
            f"{effect['difference']:+.1%}",
            f"{low:+.1%} to {high:+.1%}",
            style="bold" if effect["clear"] else "",
        )
    if chosen:
        stdout.print(table)
    else:
        stdout.print("too few games to compare cards")
    for ending, each in data["endings"].items():
        stdout.print(f"{each['share']:6.1%}  ended: {ending}", markup=False)
    if "comparison" in data:
        for name, each in data["comparison"]["changes"].items():
            low, high = each["ci95"]
            text = f"{name.replace('_', ' ')}: {each['change']:+.3f} ({low:+.3f} to {high:+.3f})"
            stdout.print(f"against {data['comparison']['against']}, {text}", markup=False)
