"""Writes the golden games and perft counts that tests compare against.

Run it only when the rules have changed on purpose, and read the difference before committing it.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from coatl.board import GAME
from coatl.bots import make_bot
from coatl.core.chance import SeededChance
from coatl.core.record import Recorder, format_record
from coatl.lab.perft import perft, position_after

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
}
PERFT_SKIPS = (0, 12, 45, 110)
PERFT_DEPTH = 3


def golden_game(name: str) -> str:
    """Return the text of one golden game."""
    options = GAME.parse_options(GAMES[name])
    recorder = Recorder(GAME, options, SeededChance(name, GAME.sources))
    rng = random.Random(name)
    bot = make_bot("random")
    while (seat := recorder.state.to_act) >= 0:
        legal = recorder.state.legal_actions(seat)
        recorder.apply(seat, bot.decide(None, legal, rng))
    return format_record(GAME, recorder.record())


def perft_lines() -> list[str]:
    """Return the lines of the perft file: options, skip, and counts of depth 1 to 3."""
    lines = ["# options | actions skipped | sequences of 1, 2 and 3 actions (seed perft)"]
    for options in GAMES.values():
        for skip in PERFT_SKIPS:
            state, chance = position_after(GAME, GAME.parse_options(options), "perft", skip)
            counts = [perft(state, chance, depth) for depth in range(1, PERFT_DEPTH + 1)]
            lines.append(f"{options} | {skip} | {' '.join(str(count) for count in counts)}")
    return lines


def main() -> int:
    """Write all golden files."""
    (GOLDEN / "games").mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (GOLDEN / "games" / f"{name}.coatl").write_text(golden_game(name), "utf-8")
    (GOLDEN / "perft.txt").write_text("\n".join(perft_lines()) + "\n", "utf-8")
    print(f"wrote {len(GAMES)} games and perft.txt; now read git diff {GOLDEN.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
