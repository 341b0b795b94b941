"""Measure that reviews tell good play from bad: the mean error a turn of each level, and luck.

`python tools/review_levels.py --games 15` lets every level play so many games with itself, all of
them from the same deals, and reviews them. Printed are the mean loss a turn of each level, in
percent of the chance to win and in points, and how much more that is than the next level's loss in
the same deals, each with its 95% interval over games. `--mixed 80` measures the mean luck of the
weaker of two neighbours who play each other, which should be zero.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from coatl.bots import LEVELS, make_bot
from coatl.core.chance import SeededChance
from coatl.core.game import Game
from coatl.core.record import Record, Recorder
from coatl.core.registry import get_game
from coatl.review import Depth, GameReviewData, review_game
from coatl.review.depth import Effort

DEPTH = Depth("levels", Effort(800, 32, 256, 1), Effort(600, 24, 320, 1))
"""The curve is not wanted here, and costs a third."""
BUDGETS = {"high-priest": "high-priest@400it"}


def main() -> None:
    """Play, review and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", default="board", choices=("board", "cards"))
    parser.add_argument("--games", type=int, default=15, help="games of each level with itself")
    parser.add_argument("--mixed", type=int, default=0, help="games of the weakest with others")
    parser.add_argument("--seed", default="levels")
    given = parser.parse_args()
    game = get_game(given.game)
    before: list[float] = []
    for level in LEVELS if given.games else ():
        losses: list[float] = []
        points: list[float] = []
        for number in range(given.games):
            found = play(game, [level.name] * 2, f"{given.seed}/{number}")
            chosen = [turn for turn in found["turns"] if turn["verdict"] != "only"]
            losses.append(fmean(turn["loss"] / 10 for turn in chosen))
            points.append(
                fmean(turn["best"]["points"] - turn["played"]["points"] for turn in chosen)
            )
        told = f"{level.name:12} {show(losses)} % a turn, {show(points)} points"
        if before:
            less = [one - other for one, other in zip(before, losses, strict=True)]
            told += f", {show(less)} % less than the level before"
        print(f"{told}, {len(losses)} games", flush=True)
        before = losses
    luck: list[float] = []
    names = [level.name for level in LEVELS]
    for number in range(given.mixed):
        pair = [names[number % 4], names[number % 4 + 1]]
        if number // 4 % 2:
            pair.reverse()
        found = play(game, pair, f"{given.seed}/mixed/{number}")
        weaker = pair.index(names[number % 4])
        luck.append(found["seats"][weaker]["sums"][0]["luck"])
        if number % 4 == 3:
            print(f"luck of the weaker of neighbours {show(luck)} %, {len(luck)} games", flush=True)


def play(game: Game[Any, Any, Any], bots: Sequence[str], seed: str) -> GameReviewData:
    """Let two bots play, and review it."""
    return review_game(game, record_of(game, bots, seed), DEPTH)


def record_of(game: Game[Any, Any, Any], bots: Sequence[str], seed: str) -> Record[Any]:
    """Let bots play a game."""
    options = game.parse_options("", len(bots))
    recorder = Recorder(game, options, SeededChance(seed, game.sources))
    players = [make_bot(BUDGETS.get(bot, bot)) for bot in bots]
    rng = random.Random(seed)
    while (seat := recorder.state.to_act) >= 0:
        view, legal = game.observe(recorder.state, seat), recorder.state.legal_actions(seat)
        recorder.apply(seat, players[seat].decide(view, legal, rng))
    return recorder.record()


def show(values: Sequence[float]) -> str:
    """Write a mean with its 95% interval."""
    half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")
    return f"{fmean(values):6.2f} ± {half:4.2f}"


if __name__ == "__main__":
    main()
