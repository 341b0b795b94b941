"""Fits the weights of the card-game bots to self-play, and writes them to `weights.json`.

- `python tools/tune_cards.py`: two more rounds from the present weights, for every kind of table
- `python tools/tune_cards.py two --games 45000 --rounds 1`: one careful round for two seats
- `python tools/tune_cards.py --from-scratch --rounds 3 --output new.json`: without the present
  weights, into another file, and compared with the present ones

A round plays games of the compiled policy with itself, a few moves of which are random, and notes
the features after each placement. Ridge regression then says what each feature is worth, stage by
stage from the end of the game to its beginning: the target is partly the lead in the end, partly
what the seat turned out to be worth after its turn or its next one, which is less noisy. Of the
kinds of table only "two", "more" and "carl" are fitted; the weights of weaker levels follow from
these in `weights.py`.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from coatl.bots.cards.policy import Policy
from coatl.bots.cards.weights import BLOCKS, FEATURES, STAGES, VARIANTS, load_weights, plain_weights
from coatl.cards import CARL, GAME, CardOptions, CarlOptions
from coatl.cards.actions import DISCARD, DROP, HEAD
from coatl.cards.codes import DROP as DROP_PHASE
from coatl.cards.codes import FULFIL, LEVEL_POINTS, WON
from coatl.cards.options import PERSONALITIES
from coatl.cards.state import State
from coatl.core.chance import QuickChance
from coatl.lab.workers import PLACES, work_in_order

TARGET = Path(__file__).resolve().parents[1] / "src/coatl/bots/cards/weights.json"

RANDOM_MOVES = 0.05
"""The part of moves that is random, so that the policy also learns of what it never does."""
OUTCOME = 0.25
"""The part of the target that is the lead in the end; the rest is a later stage's estimate."""
PENALTY = 40.0
"""How much evidence (in placements) a feature's own weight needs; shared parts need a tenth."""
FINAL_LOSS = {"two": 0.95, "more": 0.4, "carl": 0.95}
"""What a point of an opponent costs in the end; of several opponents only the best one counts."""
MOST = 30
"""Leads beyond this many points count as this many."""
BATCH = 4000

SHAPES = {"own": (7, 4, 3, 3), "supply": (7, 4, 3, 3), "other": (7, 4, 4, 3), "unseen": (7, 4)}
"""How `judge.py` numbers the features of a block: by kind of pattern, level or count, and more."""
HIDDEN = BLOCKS["own"] + BLOCKS["supply"] + BLOCKS["other"]
"""The first of the features that do not lie on the table: unseen Prophecies and the Temple card."""

PART = 500
"""Games that are played in one go."""

Floats = NDArray[np.float64]
Columns = NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Track:
    """What one seat had after its placements of a game, by stage, and its lead in the end."""

    seen: dict[int, Columns]
    lead: int


# Playing


def deal(variant: str, number: int, chance: QuickChance) -> State:
    """Set up a game of one kind of table; numbers go through all seat counts or personalities."""
    if variant == "carl":
        return CARL.new(CarlOptions(personality=PERSONALITIES[number % 3]), chance)
    return GAME.new(CardOptions(seats=2 if variant == "two" else 3 + number % 2), chance)


def make_policy(variant: str, weights: list[int]) -> Policy:
    """Return the policy that judges by the weights."""
    policy = Policy(variant)
    policy.judge.set_weights(weights)
    return policy


def find_leads(state: State) -> list[int]:
    """Return how far each seat is ahead of its best opponent."""
    scores = state.scores()
    if state.is_solo:
        return [scores[0] - state.carl_points]
    return [own - max(scores[:i] + scores[i + 1 :]) for i, own in enumerate(scores)]


def play_games(
    variant: str, weights: list[int], games: int, seed: str, jobs: int = 1, on: str = "processes"
) -> list[Track]:
    """Let the policy play with itself; a competition against CARL counts as a game."""
    tracks: list[Track] = []
    start = time.monotonic()
    parts = [range(i, min(i + PART, games)) for i in range(0, games, PART)]
    for part, found in zip(
        parts, work_in_order(PlayPart(variant, weights, seed), parts, jobs, on), strict=True
    ):
        tracks += found
        if part.stop % 5000 == 0 or part.stop == games:
            wins = sum(track.lead > 0 for track in tracks) / len(tracks)
            seconds = time.monotonic() - start
            print(f"  {part.stop} games, {wins:.0%} of seats ahead, {seconds:.0f} s", flush=True)
    return tracks


@dataclass(frozen=True, slots=True)
class PlayPart:
    """A part of the games, with a chance of its own, for another process."""

    variant: str
    weights: list[int]
    seed: str

    def __call__(self, games: range) -> list[Track]:
        """Play them."""
        rng = random.Random(f"{self.seed}/{games.start}")
        chance = QuickChance(rng.getrandbits(32))
        policy = make_policy(self.variant, self.weights)
        tracks: list[Track] = []
        for number in games:
            tracks += play_game(policy, deal(self.variant, number, chance), rng, chance)
        return tracks


def play_game(policy: Policy, state: State, rng: random.Random, chance: QuickChance) -> list[Track]:
    """Play one game; return what each seat had."""
    tracks: list[Track] = []
    seen: defaultdict[int, dict[int, Columns]] = defaultdict(dict)
    competition = state.competition
    policy.judge.count_all(state)
    while state.to_act >= 0:
        seat = state.turn
        if state.phase not in (DROP_PHASE, FULFIL) and rng.random() < RANDOM_MOVES:
            state.touch()  # a policy's step leaves the list of an earlier position
            action = rng.choice(state.legal_actions(seat))
        else:
            action = policy.choose(state, seat)
        stage = (state.last_round - state.round) * 2 + state.plays_left - 1
        if 0 < stage < STAGES and (action < DISCARD or HEAD <= action < DROP):
            seen[seat][stage] = note_features(policy, state, action)
        policy.step(state, action, chance)
        if state.competition != competition:
            competition = state.competition
            tracks += close(seen, [state.first_points - state.first_carl_points])
            seen.clear()
            policy.judge.count_all(state)
    return tracks + close(seen, find_leads(state))


def note_features(policy: Policy, state: State, action: int) -> Columns:
    """List the features after a placement, with two seats also what the opponent hopes for.

    The opponent's have no weight in the judge, because a placement does not change them. They only
    keep the regression from crediting them to something else.
    """
    seat = state.turn
    policy.rate(state, seat, action)
    columns = policy.judge.trace()
    if state.seat_count == 2:
        policy.judge.study(state, 1 - seat)
        policy.judge.stand()
        columns += [THEIRS + i - HIDDEN for i in policy.judge.trace() if i >= HIDDEN]
    return np.array(columns, np.int16)


def close(seen: dict[int, dict[int, Columns]], leads: list[int]) -> list[Track]:
    """Add the leads in the end to what was noted during a game."""
    return [Track(stages, max(-MOST, min(MOST, leads[seat]))) for seat, stages in seen.items()]


# Fitting


def share_weights() -> Floats:
    """Tell which shared parts each feature's weight has: one column a part.

    Features that differ in the kind of pattern, and in all but one of the other details, share a
    part of their weight. So a feature that hardly ever occurs is not left without any.
    """
    parts: dict[tuple[str | int, ...], int] = {}
    rows: list[list[int]] = []
    for block, sizes in SHAPES.items():
        for _, level, *details in product(*map(range, sizes)):
            keys: list[tuple[str | int, ...]] = [(block, level)]
            keys += [(block, level, axis, value) for axis, value in enumerate(details)]
            rows.append([parts.setdefault(key, len(parts)) for key in keys])
    shared = np.zeros((FEATURES, len(parts)))
    for feature, columns in enumerate(rows):
        shared[feature, columns] = 1
    return shared


SHARED = share_weights()
# Columns of the regression: features, shared parts, the opponent's hopes, a constant.
THEIRS = FEATURES + SHARED.shape[1]
WIDTH = THEIRS + FEATURES - HIDDEN + 1


def spread(listed: list[Columns]) -> NDArray[np.float32]:
    """Return the rows of the regression for some lists of features."""
    matrix = np.zeros((len(listed), WIDTH), np.float32)
    rows = np.repeat(np.arange(len(listed)), [len(columns) for columns in listed])
    np.add.at(matrix, (rows, np.concatenate(listed)), 1)
    matrix[:, FEATURES:THEIRS] = matrix[:, :FEATURES] @ SHARED.astype(np.float32)
    matrix[:, -1] = 1
    return matrix


def fit(variant: str, tracks: list[Track]) -> list[int]:
    """Return the weights that tell best how the games ended."""
    weights = weigh_end(variant)
    estimates = np.zeros((STAGES, len(tracks)))
    leads = np.array([track.lead for track in tracks], np.float64)
    for stage in range(1, STAGES):
        numbers = np.array([i for i, track in enumerate(tracks) if stage in track.seen], np.int64)
        listed = [tracks[i].seen[stage] for i in numbers]
        target = leads[numbers]
        if stage > 2:
            later = stage - 1 - (stage + 1) % 2  # the end of this turn, or of the next one
            target = OUTCOME * target + (1 - OUTCOME) * estimates[later, numbers]
        solution = solve(listed, target)
        for first in range(0, len(numbers), BATCH):
            batch = numbers[first : first + BATCH]
            estimates[stage, batch] = spread(listed[first : first + BATCH]) @ solution
        values = solution[:FEATURES] + SHARED @ solution[FEATURES:THEIRS]
        weights += [round(100 * float(value)) for value in values]
        explained = 1 - np.mean((target - estimates[stage, numbers]) ** 2) / np.var(target)
        own = values[: BLOCKS["own"]].reshape(SHAPES["own"]).mean(axis=(0, 2, 3))
        print(
            f"  stage {stage}: {len(numbers)} placements, {explained:.0%} of the variance; "
            f"own Prophecies by level: {' '.join(f'{value:.2f}' for value in own)}",
            flush=True,
        )
    return weights


def solve(listed: list[Columns], target: Floats) -> Floats:
    """Solve the ridge regression."""
    square = np.zeros((WIDTH, WIDTH))
    product_sum = np.zeros(WIDTH)
    for first in range(0, len(listed), BATCH):
        matrix = spread(listed[first : first + BATCH])
        square += matrix.T @ matrix
        product_sum += matrix.T @ target[first : first + BATCH]
    penalty = np.full(WIDTH, PENALTY)
    penalty[FEATURES:THEIRS] = PENALTY / 10
    penalty[-1] = 0.001
    return np.linalg.solve(square + np.diag(penalty), product_sum)


def weigh_end(variant: str) -> list[int]:
    """Return the weights of stage 0, where nothing is left to be learned: points are points."""
    weights = [0] * FEATURES
    for i, (_, level, *_) in enumerate(product(*map(range, SHAPES["own"]))):
        weights[i] = 100 * LEVEL_POINTS[level]
    first = BLOCKS["own"] + BLOCKS["supply"]
    for i, (_, level, *_) in enumerate(product(*map(range, SHAPES["other"]))):
        weights[first + i] = -round(100 * FINAL_LOSS[variant] * LEVEL_POINTS[level])
    return weights


# Comparing


def compare(variant: str, one: list[int], other: list[int], deals: int, seed: int) -> str:
    """Play every deal twice, with changed seats or each against CARL; tell how `one` fared."""
    policies = make_policy(variant, one), make_policy(variant, other)
    results = np.zeros((deals, 2, 2))
    for number, turn in product(range(deals), (0, 1)):
        chance = QuickChance(seed + number)
        state = deal(variant, number, chance)
        finish(state, policies[turn], policies[1 - turn], chance)
        results[number, turn] = count_wins(state, turn)
    if variant == "carl":
        (won, lead), (before, lead_before) = results.mean(axis=0)
        error = 1.96 * np.std(results[:, 0, 0] - results[:, 1, 0]) / math.sqrt(deals)
        text = f"{won:.1%} of matches won instead of {before:.1%} (± {error:.1%})"
        return f"{text}, first lead {lead:+.2f} instead of {lead_before:+.2f}"
    share, lead = results.mean(axis=(0, 1))
    error = 1.96 * np.std(results[:, :, 0].mean(axis=1)) / math.sqrt(deals)
    return f"{share:.1%} ± {error:.1%} of wins, lead {lead:+.2f} ({2 * deals} games)"


def finish(state: State, even: Policy, odd: Policy, chance: QuickChance) -> None:
    """Play a game to its end, with one policy on the even seats and one on the odd ones."""
    competition = 0
    while state.to_act >= 0:
        if state.competition != competition:
            competition = state.competition
            even.judge.count_all(state)
            odd.judge.count_all(state)
        player, watcher = (odd, even) if state.turn % 2 else (even, odd)
        action = player.choose(state, state.turn)
        watcher.judge.note(state, state.turn, action)
        player.step(state, action, chance)


def count_wins(state: State, parity: int) -> tuple[float, float]:
    """Return the share of the win, and the mean lead, of the even or of the odd seats."""
    scores = state.scores()
    if state.is_solo:
        lead = scores[0] - state.carl_points
        if state.competition == 2:  # every match has a first one, so that is what to compare
            lead = state.first_points - state.first_carl_points
        return float(state.ending == WON), float(lead)
    winners = state.result().winners
    share = sum(seat % 2 == parity for seat in winners) / len(winners)
    return share, float(np.mean(scores[parity::2]) - np.mean(scores[1 - parity :: 2]))


def write(path: Path, fitted: dict[str, list[int]]) -> None:
    """Write weights in the layout of `weights.json`; kinds not fitted keep the present ones."""
    data = json.loads(TARGET.read_text("utf-8"))
    for variant, weights in fitted.items():
        stages = [weights[i : i + FEATURES] for i in range(0, len(weights), FEATURES)]
        data[variant] = [" ".join(map(str, stage)) for stage in stages]
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")


def main() -> int:
    """Fit the weights that the arguments ask for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("variants", nargs="*", metavar="kind", help="two, more or carl; all of them if none")
    add("--games", type=int, default=20000, help="a round and kind (20000: about a minute)")
    add("--rounds", type=int, default=2, help="each plays with the weights of the one before (2)")
    add("--seed", type=int, default=1, help="equal seeds give equal weights on one machine (1)")
    add("--check", type=int, default=500, help="deals against the present weights, 0: none (500)")
    add("--from-scratch", action="store_true", help="begin by counting points of one's own only")
    add("--output", type=Path, default=TARGET, help="the file to write (the package's own)")
    add("--jobs", type=int, default=1, help="how many processes play; weights are the same (1)")
    add("--on", choices=PLACES, default=PLACES[0], help="where: processes, or a Ray cluster")
    chosen = parser.parse_args()
    variants = chosen.variants or VARIANTS
    if unknown := set(variants) - set(VARIANTS):
        parser.error(f"unknown kind of table: {', '.join(sorted(unknown))}")
    if min(chosen.games, chosen.rounds) < 1:
        parser.error("at least one game and one round are needed")
    fitted: dict[str, list[int]] = {}
    where = (chosen.jobs, chosen.on)
    for variant in variants:
        present = load_weights(variant)
        weights = plain_weights() if chosen.from_scratch else present
        for number in range(1, chosen.rounds + 1):
            print(f"{variant}, round {number} of {chosen.rounds}", flush=True)
            seed = f"{chosen.seed}/{variant}/{number}"
            weights = fit(variant, play_games(variant, weights, chosen.games, seed, *where))
            if chosen.check > 0:
                result = compare(variant, weights, present, chosen.check, chosen.seed)
                print(f"  against the present weights: {result}", flush=True)
        fitted[variant] = weights
        write(chosen.output, fitted)
        print(f"{variant}: written to {chosen.output}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
