"""Plays games with random option sets and prints one hash over all that happened in them."""

from __future__ import annotations

import argparse
import hashlib
import random

from coatl.board import GAME, BoardOptions
from coatl.board.options import FLAGS
from coatl.bots import make_bot
from coatl.cards import CARL, CardOptions, CarlOptions
from coatl.cards import GAME as CARDS
from coatl.cards.options import PERSONALITIES
from coatl.core.build import describe_build
from coatl.lab.runner import play_game


def fingerprint(first: int, games: int) -> str:
    """Return a hash over games number `first` and up: board games with 2, 3 and 4 seats in turn.

    Every game is followed by one of the card game with as many seats and one solo match.
    """
    digest = hashlib.sha256()
    for number in range(first, first + games):
        rng = random.Random(f"options {number}")
        flags = {flag: rng.random() < 0.5 for flag in FLAGS}
        seats = 2 + number % 3
        for game, options in (
            (GAME, BoardOptions(seats=seats, **flags)),
            (CARDS, CardOptions(seats=seats)),
            (CARL, CarlOptions(personality=PERSONALITIES[number % 3])),
        ):
            bots = [make_bot("random")] * options.seats
            digest.update(play_game(game, options, bots, f"fingerprint/{number}").digest)
    return digest.hexdigest()


def bot_fingerprint() -> str:
    """Return a hash over a few games of thinking bots, all games and numbers of seats."""
    digest = hashlib.sha256()
    for game, words, bots in (
        (GAME, "seats=2", ("apprentice", "priest@6it")),
        (GAME, "seats=3 sacrifice feathers promo", ("novice", "high-priest@5it", "carver")),
        (GAME, "seats=2 strict-ends fewer-bodies", ("carver", "high-priest@6it")),
        (CARDS, "seats=2", ("carver", "priest@8it")),
        (CARDS, "seats=3", ("high-priest@20it", "apprentice", "novice")),
        (CARL, "imperious", ("high-priest@20it",)),
    ):
        players = [make_bot(name) for name in bots]
        summary = play_game(game, game.parse_options(words), players, "fingerprint of bots")
        digest.update(summary.digest)
    return digest.hexdigest()


def main() -> None:
    """Print the build and the hash."""
    parser = argparse.ArgumentParser(description="hash of many games with random option sets")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bots", action="store_true", help="a few games of thinking bots instead")
    arguments = parser.parse_args()
    if arguments.bots:
        print(describe_build().split(",")[0], bot_fingerprint())
    else:
        print(describe_build().split(",")[0], fingerprint(arguments.first, arguments.games))


if __name__ == "__main__":
    main()
