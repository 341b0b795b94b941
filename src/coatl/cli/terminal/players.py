"""Who plays: persons by name, bots by level, and the order in which they sit."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from coatl.bots import Bot, LevelBot, load_bot
from coatl.bots.random_bot import RandomBot
from coatl.cli.words import join_words, say
from coatl.core.errors import OptionError
from coatl.core.texts import name_problem

BOT_PREFIX = "bot:"
NAME_LIMIT = 16
DEFAULT_NAME = "You"
DEFAULT_BOT = "carver"
"""Plays well enough to be worth beating, answers at once, and leaves a newcomer a chance."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's player: a person at the keyboard, or a bot."""

    name: str
    bot: Bot | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody at the keyboard plays this seat."""
        return self.bot is None

    @property
    def shown_name(self) -> str:
        """What the game calls this player in the language that is spoken; records keep `name`."""
        if self.is_person:
            return say("board-you") if self.name == DEFAULT_NAME else self.name
        if not isinstance(self.bot, LevelBot | RandomBot):
            return self.name
        level = self.bot.level.name if isinstance(self.bot, LevelBot) else self.bot.name
        number = self.name.rpartition(" ")[2]
        name = say("cli-bot-name", level=level)
        return f"{name} {number}" if number.isdecimal() else name


def seat_players(
    players: str | None,
    bots: str | None,
    seats: int | None,
    seed: str,
    fewest: int = 2,
    game: str = "",
) -> list[Player]:
    """Return the players of a game in seat order.

    Listed players sit as listed and bots fill the seats left; without a list one person and the
    bots sit down at random (B2.2), as the seed decides.
    """
    entries = [DEFAULT_NAME] if players is None else _split(players, "--players")
    levels = [DEFAULT_BOT] if bots is None else _split(bots, "--bots")
    if seats is None:
        wanted = len(entries) + len(levels) if bots is not None else len(entries)
        seats = max(fewest, wanted)
    missing = seats - len(entries)
    if missing < 0:
        raise OptionError(say("cli-many-players", players=len(entries), seats=seats))
    if bots is not None and missing == 0:
        raise OptionError(say("cli-seats-full"))
    if len(levels) == 1:
        levels *= missing
    if missing and len(levels) != missing:
        raise OptionError(say("cli-many-bots", bots=len(levels), seats=missing))
    entries += [BOT_PREFIX + level for level in levels[:missing]]
    if players is None:
        random.Random(f"{seed}/seats").shuffle(entries)
    return _name_players(entries, game)


def describe_seating(players: Sequence[Player], listed: int) -> str:
    """Say in which order players sit of whom the first so many were listed, the others added."""
    names = [player.shown_name for player in players]
    return say("cli-seating", listed=join_words(names[:listed]), bots=join_words(names[listed:]))


def _split(text: str, option: str) -> list[str]:
    entries = [entry.strip() for entry in text.split(",")]
    if not all(entries):
        raise OptionError(say("cli-bad-names", option=option, text=repr(text)))
    return entries


def _name_players(entries: list[str], game: str) -> list[Player]:
    used: set[str] = set()
    built = []
    for entry in entries:
        if entry.lower().startswith(BOT_PREFIX):
            bot = load_bot(entry[len(BOT_PREFIX) :], game=game)
            player = Player(_bot_name(bot, used), bot)
        else:
            player = Player(_check_name(entry, used))
        used.add(player.name.lower())
        built.append(player)
    if sum(player.is_person for player in built) > 1 and DEFAULT_NAME.lower() in used:
        raise OptionError(say("cli-you-alone", name=DEFAULT_NAME))
    return built


def _bot_name(bot: Bot, used: set[str]) -> str:
    """Return what a bot is called at the table: "Priest bot", "MyBot", "MyBot 2"."""
    plain = bot.level.name if isinstance(bot, LevelBot) else bot.name
    plain = "".join(sign for sign in plain if sign.isprintable() and sign != "|")[:NAME_LIMIT]
    base = plain[:1].upper() + plain[1:]
    if not base.lower().endswith("bot"):
        base = f"{base} bot"
    name, number = base, 2
    while name.lower() in used:
        name = f"{base} {number}"
        number += 1
    return name


def _check_name(name: str, used: set[str]) -> str:
    if name.lower() in used:
        raise OptionError(say("cli-same-name", name=name))
    if len(name) > NAME_LIMIT:
        raise OptionError(say("cli-long-name", name=name, most=NAME_LIMIT))
    if name_problem(name):
        raise OptionError(say("cli-bad-name", name=name))
    return name
