"""The bots that people may seat at this server's tables: the levels, and those of packages.

Bots of installed packages are looked at once, when the server starts, and only if its host allows
them: to look at one is to run code of somebody else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import structlog

from coatl.bots.installed import describe_installed, installed_bots
from coatl.bots.levels import LEVEL_NAMES
from coatl.bots.loading import load_installed
from coatl.core.errors import OptionError
from coatl.core.registry import GAMES
from coatl.server.protocol.fields import BOT_NAME
from coatl.tables.commands import SeatPlan
from coatl.tables.errors import TableError

log = structlog.get_logger()
MOST_WORDS = 200
"""Characters of what a bot says about itself."""


@dataclass(frozen=True, slots=True)
class InstalledBot:
    """A bot of a package that can be made here."""

    name: str
    description: str
    games: tuple[str, ...]


class OfferedBots:
    """The bots of one server that can be chosen."""

    def __init__(self, installed: Sequence[InstalledBot] = ()) -> None:
        self.installed = tuple(installed)

    def names(self, game: str) -> list[str]:
        """List who plays a game, our levels first."""
        return [*LEVEL_NAMES, *(bot.name for bot in self.installed if game in bot.games)]

    def check(self, game: str, plans: Iterable[SeatPlan]) -> None:
        """Refuse a bot that there is not, and say which there are."""
        names = self.names(game)
        for plan in plans:
            if plan.level is not None and plan.level not in names:
                what = f"Input should be one of {', '.join(names)}"
                message = "There is no such bot here for this game."
                problems = [{"where": "level", "what": what}]
                raise TableError("bad-message", message, problems=problems)


def offer_bots(*, plugins: bool) -> OfferedBots:
    """Return who can be chosen; what cannot be made is left out, and the log says why."""
    if not plugins:
        return OfferedBots()
    found, problems = find_installed()
    for problem in problems:
        log.warning("an installed bot is left out", reason=problem)
    return OfferedBots(found)


def find_installed() -> tuple[list[InstalledBot], list[str]]:
    """Make each bot once; return those that can be seated, and what is wrong with others."""
    found: list[InstalledBot] = []
    problems: list[str] = []
    for name in installed_bots():
        try:
            found.append(_look_at(name))
        except OptionError as error:
            problems.append(str(error))
    return found, problems


def _look_at(name: str) -> InstalledBot:
    if re.fullmatch(BOT_NAME, name) is None:
        raise OptionError(
            f"bot {name!r}: at tables a name has at most 30 letters, digits, '-' and '_'"
        )
    wanted = load_installed(name).games or tuple(GAMES)
    games = tuple(game for game in GAMES if game in wanted)
    if not games:
        raise OptionError(f"bot {name!r}: none of its games is one of {', '.join(GAMES)}")
    return InstalledBot(name, describe_installed(name)[:MOST_WORDS], games)
