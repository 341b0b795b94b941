"""What the levels make of a deal: each is a step, and the third is par."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median_low
from typing import Any

from coatl.bots import LEVELS, make_bot
from coatl.bots.game_loop import Player, play_out
from coatl.core.data import TypedDict, closed
from coatl.daily.deals import Deal, Rival

BUDGETS = {"high-priest": "high-priest@200it"}
"""Levels that think for a time by themselves get iterations, so that par is the same anywhere."""
USUAL_GAMES = 5
PAR = 2
"""The place of the level that is par."""


@closed
class ParData(TypedDict):
    """What each level made of a deal, the weakest first: the median of some games."""

    games: int
    levels: list[str]
    points: list[int]
    par: int


def find_par(
    deal: Deal, games: int = USUAL_GAMES, progress: Callable[[int, int], None] | None = None
) -> ParData:
    """Let every level play the deal so many times."""
    points, done = [], 0
    for level in LEVELS:
        scores = []
        for number in range(games):
            state = play_deal(deal, BUDGETS.get(level.name, level.name), number)
            scores.append(state.scores()[deal.seat])
            done += 1
            if progress is not None:
                progress(done, games * len(LEVELS))
        points.append(median_low(scores))
    names = [level.name for level in LEVELS]
    return {"games": games, "levels": names, "points": points, "par": points[PAR]}


def play_deal(deal: Deal, bot: str, number: int = 0) -> Any:
    """Let a bot play the deal, in its own way for each number; return how it ended."""
    game, options, chance = deal.start()
    state = game.new(options, chance)
    rng = random.Random(f"{deal.seed}/par/{bot}/{number}")
    players = [Player("the rival", Rival(deal), rng)] * 2
    players[deal.seat] = Player(bot, make_bot(bot), rng)
    play_out(game, state, players, chance, deal.seed)
    return state


def count_beaten(points: int, par: ParData) -> int:
    """Return how many of the levels made fewer points: the result of a day, 0 to 5."""
    return sum(points > each for each in par["points"])
