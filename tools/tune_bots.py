"""Tunes the numbers of the board-game bots by self-play, and writes them to `tuned.json`.

- `python tools/tune_bots.py weights --minutes 10`: what moves are worth (an evolution strategy:
  variants of the weights play paired games against the present ones)
- `python tools/tune_bots.py judge --games 3000`: how a game in progress will end (least squares
  over the leads at the end of games of the quick policy); do this after the weights

`--jobs 4` plays in several processes, `--on ray` on the cluster of RAY_ADDRESS, with the same
numbers; `--generations` instead of `--minutes` makes the weights the same on every machine.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from coatl.board import GAME, BoardOptions
from coatl.board.codes import MAIN
from coatl.board.state import State
from coatl.bots.board.codes import FEATURES, STAGES
from coatl.bots.board.judge import Judge
from coatl.bots.board.policy import Policy
from coatl.bots.board.weights import NAMES, load_rules, load_weights
from coatl.core.chance import QuickChance, SeededChance
from coatl.lab.workers import PLACES, work_in_order

TARGET = Path(__file__).resolve().parents[1] / "src/coatl/bots/board/tuned.json"
RULES = STAGES * FEATURES
PART = 250
"""Games that are played in one go, with a chance of their own."""
Where = tuple[int, str]
"""How many processes, and where."""
Matrix = NDArray[np.float64]

# Name: (step of a mutation, lowest, highest).
RANGES = {
    "decay": (0.03, 0.5, 0.99),
    "no_head": (0.08, 0.2, 1.0),
    "no_tail": (0.08, 0.2, 1.0),
    "segment": (0.15, 0.0, 2.0),
    "spare": (0.3, 0.0, 4.0),
    "crowded": (0.6, 0.0, 6.0),
    "choose_bias": (0.5, -5.0, 5.0),
    "deck_value": (0.15, 0.0, 2.0),
    "deck_margin": (0.2, 0.0, 3.0),
    "finish_factor": (0.1, 0.3, 2.0),
    "finish_bias": (0.8, -5.0, 9.0),
    "third_bias": (0.8, -9.0, 9.0),
    "lead": (0.08, -0.5, 1.0),
    "hazard": (0.15, 0.0, 0.9),
    "segment_cost": (0.2, 0.0, 2.0),
    "card_cost": (0.3, 0.0, 3.0),
    "extend_bias": (0.8, -9.0, 9.0),
    "full": (0.8, -2.0, 9.0),
    "small": (0.15, -0.3, 1.5),
    "gold_value": (0.0, 0.0, 1.0),
    "late": (0.1, 0.0, 0.9),
    "open": (0.1, 0.2, 1.0),
    "temple_share": (0.15, 0.0, 1.5),
    "surplus": (0.5, 0.0, 5.0),
}
STEPS, LOWEST, HIGHEST = zip(*(RANGES[name] for name in NAMES), strict=True)


def play(policies: tuple[Policy, Policy], seed: int) -> tuple[float, int]:
    """Play one game of two policies; return the first one's result and lead."""
    state = GAME.new(BoardOptions(seats=2), SeededChance(seed, GAME.sources))
    quick = QuickChance(seed)
    while (seat := state.to_act) >= 0:
        policy = policies[seat]
        policy.carry_out(state, policy.decide(state, quick), quick)
    winners = state.result().winners
    mine, theirs = state.scores()
    return (0.5 if len(winners) == 2 else float(winners[0] == 0)), mine - theirs


def duel(one: list[float], other: list[float], pairs: int, seed: int) -> float:
    """Return the share of wins of one set of weights, with a little for the leads."""
    first, second = Policy(one, 0.1), Policy(other, 0.1)
    total = 0.0
    for number in range(seed, seed + pairs):
        won, lead = play((first, second), number)
        total += won + 0.01 * lead
        won, lead = play((second, first), number)
        total += 1 - won - 0.01 * lead
    return total / (2 * pairs)


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel that another process can fight."""

    pairs: int

    def __call__(self, item: tuple[list[float], list[float], int]) -> float:
        """Return the share of wins of the first weights."""
        one, other, seed = item
        return duel(one, other, self.pairs, seed)


def tune_weights(
    minutes: float, generations: int, pairs: int, seed: int, workers: Where
) -> list[float]:
    """Let weights evolve for some generations, or minutes; return the last ones."""
    rng = random.Random(seed)
    start = mean = load_weights()
    width = 1.0
    end = time.monotonic() + 60 * minutes
    generation = 0
    while generation < generations if generations else time.monotonic() < end:
        generation += 1
        base = rng.randrange(10**9)
        variants = []
        for _ in range(6):
            change = [rng.gauss(0, width) if rng.random() < 0.6 else 0.0 for _ in mean]
            for sign in (1, -1):
                weights = [
                    min(high, max(low, value + sign * step * amount))
                    for value, step, amount, low, high in zip(
                        mean, STEPS, change, LOWEST, HIGHEST, strict=True
                    )
                ]
                variants.append(weights)
        duels = [(weights, mean, base) for weights in variants]
        tried = list(zip(work_in_order(Duel(pairs), duels, *workers), variants, strict=True))
        tried.sort(key=lambda pair: -pair[0])
        best = [weights for _, weights in tried[:4]]
        merged = [sum(values) / len(best) for values in zip(*best, strict=True)]
        fitness = duel(merged, mean, 3 * pairs, base + 10**6)
        if fitness > 0.5:
            mean = merged
        else:
            width = max(0.4, width * 0.93)
        if generation % 5 == 0:
            against = duel(mean, start, 200, 7)
            print(f"generation {generation}: {against:.3f} against the start", flush=True)
    return mean


def learn_rules(
    weights: list[float], seats: int, games: int, seed: int, workers: Where
) -> list[float]:
    """Fit the judge's rules to how games of the quick policy ended."""
    square = np.eye(RULES) * 3
    target = np.zeros(RULES)
    parts = [range(i, min(i + PART, games)) for i in range(0, games, PART)]
    for more, aim in work_in_order(Lesson(weights, seats, seed), parts, *workers):
        square += more
        target += aim
    return [round(float(value), 3) for value in np.linalg.solve(square, target)]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A part of the games that rules are learnt from, for another process."""

    weights: list[float]
    seats: int
    seed: int

    def __call__(self, games: range) -> tuple[Matrix, Matrix]:
        """Return both sides of the equations."""
        return sum_leads(self.weights, self.seats, games, self.seed)


def sum_leads(weights: list[float], seats: int, games: range, seed: int) -> tuple[Matrix, Matrix]:
    """Play games of the quick policy; return what they add to the equations of the rules."""
    rng = random.Random(f"{seed}/{games.start}")
    policy = Policy(weights, 0.6)
    judge = Judge(policy.material, load_rules(seats))
    square = np.zeros((RULES, RULES))
    target = np.zeros(RULES)
    for game in games:
        state = GAME.new(BoardOptions(seats=seats), SeededChance(f"{seed}/{game}", GAME.sources))
        quick = QuickChance(rng.getrandbits(32))
        seen = []
        while state.to_act >= 0:
            if state.phase == MAIN and rng.random() < 0.3:
                seen.append((state.scores(), _look(judge, state, seats)))
            policy.carry_out(state, policy.decide(state, quick), quick)
        final = state.scores()
        for points, features in seen:
            gains = [final[i] - points[i] for i in range(seats)]
            for i in range(seats):
                for j in range(i):
                    row = features[i] - features[j]
                    square += np.outer(row, row)
                    target += row * (gains[i] - gains[j])
    return square, target


def _look(judge: Judge, state: State, seats: int) -> list[np.ndarray]:
    rows = []
    for seat in range(seats):
        judge.find_features(state, seat)
        stage, *features = judge.feature_list()
        row = np.zeros(RULES)
        first = int(stage) * FEATURES
        row[first : first + FEATURES] = features
        rows.append(row)
    return rows


def write(weights: list[float], rules: dict[int, list[float]]) -> None:
    """Write everything in a form that is easy to compare with the former one."""
    lines = [f'  "{name}": {round(value, 3)}' for name, value in zip(NAMES, weights, strict=True)]
    blocks = []
    for seats, numbers in rules.items():
        rows = [
            "   " + json.dumps(numbers[i : i + FEATURES])[1:-1] for i in range(0, RULES, FEATURES)
        ]
        blocks.append(f'  "{seats}": [\n' + ",\n".join(rows) + "\n  ]")
    text = '{\n "weights": {\n' + ",\n".join(lines) + '\n },\n "judge": {\n'
    TARGET.write_text(text + ",\n".join(blocks) + "\n }\n}\n", "utf-8")


def main() -> int:
    """Tune what the arguments ask for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("weights", "judge"))
    parser.add_argument("--minutes", type=float, default=10.0, help="for the weights")
    parser.add_argument("--pairs", type=int, default=80, help="pairs of games a variant")
    parser.add_argument("--games", type=int, default=3000, help="for the judge, a seat count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=0, help="for the weights, not minutes")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--on", choices=PLACES, default=PLACES[0], help="where games are played")
    chosen = parser.parse_args()
    workers = (chosen.jobs, chosen.on)
    weights = load_weights()
    rules = {seats: load_rules(seats) for seats in (2, 3, 4)}
    if chosen.what == "weights":
        weights = tune_weights(
            chosen.minutes, chosen.generations, chosen.pairs, chosen.seed, workers
        )
    else:
        for seats in rules:
            print(f"learning from {chosen.games} games of {seats} seats", flush=True)
            rules[seats] = learn_rules(weights, seats, chosen.games, chosen.seed, workers)
    write(weights, rules)
    return 0


if __name__ == "__main__":
    sys.exit(main())
