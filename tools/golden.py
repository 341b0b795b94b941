"""Writes the golden games, perft counts and fingerprints that tests compare against.

Run it only when the rules have changed on purpose, and read the difference before committing it.
"""

from __future__ import annotations

import itertools
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from coatl.bots import make_bot
from coatl.core.chance import SeededChance
from coatl.core.game import Game
from coatl.core.record import Recorder, format_record
from coatl.core.registry import get_game
from coatl.lab.perft import perft, position_after
from coatl.lab.runner import run_games

GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "golden"
GAMES = {
    "plain-2": "seats=2",
    "plain-3": "seats=3",
    "plain-4": "seats=4",
    "sacrifice-2": "seats=2 sacrifice",
    "feathers-3": "seats=3 feathers",
    "fewer-bodies-2": "seats=2 fewer-bodies",
    "promo-4": "seats=4 promo",
    "strict-ends-3": "seats=3 strict-ends",
    "everything-4": "seats=4 sacrifice feathers fewer-bodies promo strict-ends",
    "cards-2": "seats=2",
    "cards-3": "seats=3",
    "cards-4": "seats=4",
    "carl-ambitious": "personality=ambitious",
    "carl-imperious": "personality=imperious",
    "carl-greedy": "personality=greedy",
}
PERFT_SKIPS = (0, 12, 45, 110)
CARD_SKIPS = (0, 9, 17)
BOARD_WORDS = ("sacrifice", "feathers", "fewer-bodies", "promo", "strict-ends")
FINGERPRINT_GAMES = 5


def game_for(name: str) -> Game[Any, Any, Any]:
    """Return the game that a golden game is of."""
    first = name.split("-", maxsplit=1)[0]
    return get_game(first if first in ("cards", "carl") else "board")


def golden_game(name: str) -> str:
    """Return the text of one golden game."""
    game = game_for(name)
    options = game.parse_options(GAMES[name])
    recorder = Recorder(game, options, SeededChance(name, game.sources))
    rng = random.Random(name)
    bot = make_bot("random")
    while (seat := recorder.state.to_act) >= 0:
        legal = recorder.state.legal_actions(seat)
        recorder.apply(seat, bot.decide(None, legal, rng))
    return format_record(game, recorder.record())


def perft_lines() -> list[str]:
    """Return the lines of the perft file: options, skip, and counts of depth 1 to 3."""
    lines = ["# game | options | actions skipped | sequences of 1, 2 and 3 actions (seed perft)"]
    for name, options in GAMES.items():
        game = game_for(name)
        for skip in PERFT_SKIPS if game.name == "board" else CARD_SKIPS:
            state, chance = position_after(game, game.parse_options(options), "perft", skip)
            counts = " ".join(str(perft(state, chance, depth)) for depth in (1, 2, 3))
            lines.append(f"{game.name} | {options} | {skip} | {counts}")
    return lines


def option_sets() -> Iterator[tuple[str, str]]:
    """Yield every set of options that there is, with its game."""
    for seats in (2, 3, 4):
        for count in range(len(BOARD_WORDS) + 1):
            for words in itertools.combinations(BOARD_WORDS, count):
                yield "board", " ".join((f"seats={seats}", *words))
        yield "cards", f"seats={seats}"
    for personality in ("ambitious", "imperious", "greedy"):
        yield "carl", f"personality={personality}"


def fingerprint_line(name: str, words: str) -> str:
    """Return a line of the file of fingerprints: what `coatl sim` prints for a few games."""
    game = get_game(name)
    options = game.parse_options(words)
    bots = [make_bot("random")] * game.seat_count(options)
    tally = run_games(game, options, bots, games=FINGERPRINT_GAMES, seed="house")
    return f"{name} | {words} | {tally.fingerprint}"


def main() -> int:
    """Write all golden files."""
    (GOLDEN / "games").mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (GOLDEN / "games" / f"{name}.coatl").write_text(golden_game(name), "utf-8")
    (GOLDEN / "perft.txt").write_text("\n".join(perft_lines()) + "\n", "utf-8")
    lines = ["# game | options | fingerprint", *(fingerprint_line(*each) for each in option_sets())]
    (GOLDEN / "fingerprints.txt").write_text("\n".join(lines) + "\n", "utf-8")
    print(f"wrote {len(GAMES)} games, perft and fingerprints; now read git diff {GOLDEN.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
