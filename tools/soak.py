"""Checks random games against the contract for as long as it is told to."""

from __future__ import annotations

import argparse
import random
import time

from coatl.board import GAME, BoardOptions
from coatl.board.options import FLAGS
from coatl.testing import check_game


def main() -> None:
    """Run until the time is over; a broken promise stops it with the options and seed to repeat."""
    parser = argparse.ArgumentParser(description="long random checks of the engine")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    arguments = parser.parse_args()
    end = time.monotonic() + 60 * arguments.minutes
    games = decisions = 0
    while time.monotonic() < end:
        seed = arguments.seed + games
        rng = random.Random(seed)
        flags = {flag: rng.random() < 0.5 for flag in FLAGS}
        options = BoardOptions(seats=rng.choice((2, 3, 4)), **flags)
        try:
            decisions += check_game(GAME, options, seed, thorough=1)
        except AssertionError:
            print(f"broken with seed {seed}, {GAME.format_options(options)}")
            raise
        games += 1
        if games % 50 == 0:
            print(f"{games} games, {decisions} decisions: all promises kept", flush=True)
    print(f"{games} games, {decisions} decisions, seed {arguments.seed}: all promises kept")


if __name__ == "__main__":
    main()
