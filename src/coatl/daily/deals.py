"""Which deal a day has: it follows from the date and a published constant alone.

Chance is a function of seed, source and draw number, and the rival's every choice is one of the
seed and what it sees. So everybody meets the same luck for the same choices, with or without a
server.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from coatl.bots import Budget, make_bot
from coatl.core.chance import SeededChance
from coatl.core.errors import OptionError
from coatl.core.game import Game
from coatl.core.registry import get_game
from coatl.tables.published import thought_seed

CONSTANT = "the deal of the day, first series"
"""Part of every seed. A change of it, of the rival or of its bot begins a new series."""
GAMES = ("board", "cards")
"""The games that have a deal every day."""
RIVAL = "priest@60it"
"""Who sits on the other seat; its budget is a number of iterations, so it is the same anywhere."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The deal of one game on one day."""

    game: str
    day: date
    seat: int
    """Where the player sits; the rival has the other seat."""
    seed: str

    def start(self) -> tuple[Game[Any, Any, Any], Any, SeededChance]:
        """Return the game, its options and its chance."""
        game = get_game(self.game)
        return game, game.parse_options("seats=2"), SeededChance(self.seed, game.sources)


class Rival:
    """The bot of the day: what it does follows from the deal and from what it sees, and from
    nothing else: it keeps no plan, so that wherever and in however many parts a game is played it
    does the same.
    """

    needs_view = True

    def __init__(self, deal: Deal) -> None:
        self.name = RIVAL.partition("@")[0]
        self._seed = deal.seed
        self._game = get_game(deal.game)

    def decide(
        self, view: Any, legal: list[int], rng: random.Random, budget: Budget | None = None
    ) -> int:
        """Return one of the legal actions; `rng` and `budget` are not asked."""
        seed = thought_seed(self._game, view, self._seed)
        return make_bot(RIVAL).decide(view, legal, random.Random(seed))


def find_deal(game: str, day: date) -> Deal:
    """Return the deal of a day."""
    if game not in GAMES:
        raise OptionError(
            f"no deal of the day for {game!r}: expected {' or '.join(GAMES)}",
            why="no-deal",
            name=game,
        )
    seed = f"{CONSTANT}/{game}/{day.isoformat()}"
    seat = hashlib.sha256(f"{seed}/seat".encode()).digest()[0] % 2
    return Deal(game, day, seat, seed)


def is_open(deal: Deal, now: datetime | None = None) -> bool:
    """Tell whether a day is today somewhere on earth: so long its board takes results."""
    now = now or datetime.now(UTC)
    first, last = now - timedelta(hours=12), now + timedelta(hours=14)
    return first.date() <= deal.day <= last.date()
