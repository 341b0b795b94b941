"""Measures the engine of one game in the build that is found; prints one JSON object.

Run by `run.py` with the compiled package and with an interpreted copy. Counts are whole games as in
`peers/loops.py`: set-up, listing, picking and applying are on the clock, forced choices count.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

from coatl.core.build import describe_build
from coatl.core.chance import Chance, QuickChance, SeededChance
from coatl.core.game import Game, State
from coatl.core.registry import GAMES, get_game
from coatl.envs.batch import BatchEnv
from coatl.envs.gymnasium import CoatlEnv
from coatl.envs.pettingzoo import raw_env

BATCH = 20
GAMES_AT_ONCE = 64
DEALS = 64
"""Playouts start from as many deals as the rollouts of skat do."""


def make_pick(seed: int) -> Callable[[], int]:
    """A cheap source of random numbers: a long list of them, over and over."""
    rng = random.Random(seed)
    return itertools.cycle([rng.getrandbits(30) for _ in range(100_003)]).__next__


def play_from_python(state: State, chance: Chance, pick: Callable[[], int]) -> int:
    """The decisions of one random game, stepped from Python with every action checked."""
    decisions = 0
    while (seat := state.to_act) >= 0:
        legal = state.legal_actions(seat)
        state.apply(seat, legal[pick() % len(legal)], chance)
        decisions += 1
    return decisions


def measure(work: Callable[[], int], seconds: float) -> float:
    """How many units of work are done in a second."""
    work()
    units = 0
    start = now = process_time()
    while now - start < seconds:
        units += work()
        now = process_time()
    return units / (now - start)


def middle_game(game: Game[Any, Any, Any], options: Any) -> Any:
    """A fixed position in the middle of a game."""
    quick = QuickChance(7)
    pick = make_pick(7)
    state = game.new(options, quick)
    for _ in range(70 if game.name == "board" else 8):
        seat = state.to_act
        legal = state.legal_actions(seat)
        state.apply(seat, legal[pick() % len(legal)], quick)
    return state


def environment_jobs(name: str, pick: Callable[[], int]) -> dict[str, Callable[[], int]]:
    """What a learner steps: observations and masks are written for every decision."""
    zoo = raw_env(name)
    gym = CoatlEnv(name, opponents="random")

    def batched(dtype: str) -> Callable[[], int]:
        env = BatchEnv(name, GAMES_AT_ONCE, dtype=dtype)
        env.reset()

        def work() -> int:
            for _ in range(BATCH):
                env.step(env.sample())
            return BATCH * GAMES_AT_ONCE

        return work

    def pettingzoo() -> int:
        zoo.reset(seed=pick())
        decisions = 0
        while True:
            seen, _, is_over, _, _ = zoo.last()
            if is_over:
                return decisions
            legal = np.flatnonzero(seen["action_mask"])
            zoo.step(legal[pick() % len(legal)])
            decisions += 1

    def gymnasium() -> int:
        seen, _ = gym.reset()
        decisions, is_over = 0, False
        while not is_over:
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, is_over, _, _ = gym.step(legal[pick() % len(legal)])
            decisions += 1
        return decisions

    return {
        "batch": batched("uint8"),
        "batch_floats": batched("float32"),
        "pettingzoo": pettingzoo,
        "gymnasium": gymnasium,
    }


def jobs(name: str) -> dict[str, Callable[[], int]]:
    """Everything that is measured for a game, by name."""
    game = get_game(name)
    options = game.parse_options("")
    pick = make_pick(1)
    seeds = itertools.count()
    quick = QuickChance(3)
    rng = random.Random(5)
    deals = itertools.cycle([game.new(options, QuickChance(seed)) for seed in range(DEALS)])
    middle = middle_game(game, options)
    other = middle.clone()
    view = game.observe(middle, 0)
    sampler = game.prepare(view)

    def playouts() -> int:
        decisions = 0
        for _ in range(BATCH):
            other.copy_from(next(deals))
            decisions += other.playout(quick)
        return decisions

    def stepping() -> int:
        chance = QuickChance(next(seeds))
        return play_from_python(game.new(options, chance), chance, pick)

    def stepping_seeded() -> int:
        chance = SeededChance(next(seeds), game.sources)
        return play_from_python(game.new(options, chance), chance, pick)

    def many(call: Callable[[], object]) -> Callable[[], int]:
        def work() -> int:
            for _ in range(BATCH):
                call()
            return BATCH

        return work

    encoding = game.encoding(options)
    row = bytearray(encoding.size)
    return {
        **environment_jobs(name, pick),
        "encode": many(lambda: encoding.encode_into(middle, 0, row)),
        "playouts": playouts,
        "stepping": stepping,
        "stepping_seeded": stepping_seeded,
        "new": many(lambda: game.new(options, quick)),
        "copy_from": many(lambda: other.copy_from(middle)),
        "clone": many(middle.clone),
        "observe": many(lambda: game.observe(middle, 0)),
        "sample_state": many(lambda: game.sample_state(view, rng)),
        "sample_into": many(lambda: sampler.sample_into(other, quick)),
    }


def main() -> None:
    """Measure what was asked for and print it."""
    parser = argparse.ArgumentParser(description="measure the engine of a game")
    parser.add_argument("--game", choices=list(GAMES), default="board")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    work = jobs(arguments.game)
    wanted = arguments.only.split(",") if arguments.only else list(work)
    found = {name: measure(work[name], arguments.seconds) for name in wanted}
    print(json.dumps({"build": describe_build(), **found}))


if __name__ == "__main__":
    main()
