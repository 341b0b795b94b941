"""Whole games between bots, with a fingerprint over everything that happened."""

from __future__ import annotations

import hashlib
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median, pstdev
from typing import Any

from coatl.bots.base import Bot
from coatl.bots.game_loop import Player, play_out
from coatl.core.chance import RecordingChance, SeededChance
from coatl.core.errors import OptionError
from coatl.core.game import Game
from coatl.core.results import Result
from coatl.lab.records import write_down


@dataclass(frozen=True, slots=True)
class GameSummary:
    """How one game went."""

    decisions: int
    result: Result
    digest: bytes
    """A hash over all actions, chance outcomes and scores of the game."""
    record: str = ""
    """The text of its record, if it was asked for."""


@dataclass(slots=True)
class Tally:
    """What many games came to."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    scores: list[list[int]] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """Games won by each seat; a shared victory is split."""
    endings: Counter[str] = field(default_factory=Counter)
    _hash: Any = field(default_factory=hashlib.sha256)

    def add(self, summary: GameSummary) -> None:
        """Count one more game, in the order of the games' numbers."""
        standings = summary.result.standings
        if not self.scores:
            self.scores = [[] for _ in standings]
            self.wins = [0.0] * len(standings)
        self.games += 1
        self.decisions += summary.decisions
        for standing in standings:
            self.scores[standing.seat].append(standing.score)
        for seat in summary.result.winners:
            self.wins[seat] += 1 / len(summary.result.winners)
        self.endings[summary.result.ending] += 1
        self._hash.update(summary.digest)

    @property
    def fingerprint(self) -> str:
        """A hash over all games, equal for equal seeds in any build on any machine."""
        return str(self._hash.hexdigest())

    @property
    def decisions_per_second(self) -> float:
        """How fast the games were played."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def seat_statistics(self, seat: int) -> dict[str, float]:
        """Return mean, spread, extremes and share of wins of one seat."""
        scores = self.scores[seat]
        return {
            "seat": seat,
            "mean": fmean(scores),
            "sd": pstdev(scores),
            "min": min(scores),
            "median": median(scores),
            "max": max(scores),
            "win_rate": self.wins[seat] / self.games,
        }


def play_game(
    game: Game[Any, Any, Any],
    options: Any,
    bots: Sequence[Bot],
    seed: int | str,
    *,
    with_record: bool = False,
) -> GameSummary:
    """Play one game; the seed decides the bags and decks and, apart from them, the bots' chance."""
    chance = RecordingChance(SeededChance(seed, game.sources))
    players = [
        Player(bot.name, bot, random.Random(f"bot {seed} {seat}")) for seat, bot in enumerate(bots)
    ]
    state = game.new(options, chance)
    actions = play_out(game, state, players, chance, seed)
    digest = hashlib.sha256(repr(actions).encode())
    digest.update(repr(chance.outcomes).encode())
    digest.update(repr(state.scores()).encode())
    record = ""
    if with_record:
        record = write_down(game, options, actions, chance.outcomes, [bot.name for bot in bots])
    return GameSummary(len(actions), state.result(), digest.digest(), record)


def run_games(
    game: Game[Any, Any, Any],
    options: Any,
    bots: Sequence[Bot],
    games: int,
    seed: int | str,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play `games` games with seeds derived from `seed`; `progress` hears of each game played."""
    seats = game.seat_count(options)
    if len(bots) != seats:
        raise OptionError(f"{len(bots)} bots for {seats} seats: name one bot a seat")
    if games < 1:
        raise OptionError(f"{games} games: expected at least 1")
    tally = Tally()
    start = time.perf_counter()
    for number in range(games):
        tally.add(play_game(game, options, bots, f"{seed}/{number}"))
        if progress is not None:
            progress(number + 1)
    tally.seconds = time.perf_counter() - start
    return tally
