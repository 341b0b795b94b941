"""Checks random games against the contract for as long as it is told to."""

from __future__ import annotations

import argparse
import random
import time

from coatl.board import GAME, BoardOptions
from coatl.board.options import FLAGS
from coatl.cards import CARL, CardOptions, CarlOptions
from coatl.cards import GAME as CARDS
from coatl.cards.options import PERSONALITIES
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
        seats = rng.choice((2, 3, 4))
        for game, options in (
            (GAME, BoardOptions(seats=seats, **flags)),
            (CARDS, CardOptions(seats=seats)),
            (CARL, CarlOptions(personality=rng.choice(PERSONALITIES))),
        ):
            try:
                decisions += check_game(game, options, seed, thorough=1)
            except AssertionError:
                print(f"broken: {game.name} with seed {seed}, {options}")
                raise
        games += 1
        if games % 50 == 0:
            print(f"{games} games, {decisions} decisions: all promises kept", flush=True)
    print(f"{games} games, {decisions} decisions, seed {arguments.seed}: all promises kept")


if __name__ == "__main__":
    main()
