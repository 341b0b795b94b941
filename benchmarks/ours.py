"""Measures the board game's engine in the build that is found; prints one JSON object.

Run by `run.py` with the compiled package and with an interpreted copy. Counts are whole games as in
`peers/loops.py`: set-up, listing, picking and applying are on the clock, forced choices count.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
from collections.abc import Callable
from time import perf_counter

from coatl.board import GAME, BoardOptions
from coatl.board.belief import Belief, sample_state
from coatl.board.state import State
from coatl.board.view import observe
from coatl.core.build import describe_build
from coatl.core.chance import Chance, QuickChance, SeededChance

OPTIONS = BoardOptions(seats=2)
BATCH = 20


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
    start = now = perf_counter()
    while now - start < seconds:
        units += work()
        now = perf_counter()
    return units / (now - start)


def middle_game() -> State:
    """A fixed position in the middle of a game."""
    quick = QuickChance(7)
    pick = make_pick(7)
    state = GAME.new(OPTIONS, quick)
    for _ in range(70):
        seat = state.to_act
        legal = state.legal_actions(seat)
        state.apply(seat, legal[pick() % len(legal)], quick)
    return state


def jobs() -> dict[str, Callable[[], int]]:
    """Everything that is measured, by name."""
    pick = make_pick(1)
    seeds = itertools.count()
    quick = QuickChance(3)
    rng = random.Random(5)
    start = GAME.new(OPTIONS, QuickChance(1))
    middle = middle_game()
    other = middle.clone()
    view = observe(middle, 0)
    belief = Belief(view)

    def playouts() -> int:
        decisions = 0
        for _ in range(BATCH):
            other.copy_from(start)
            decisions += other.playout(quick)
        return decisions

    def stepping() -> int:
        chance = QuickChance(next(seeds))
        return play_from_python(GAME.new(OPTIONS, chance), chance, pick)

    def stepping_seeded() -> int:
        chance = SeededChance(next(seeds), GAME.sources)
        return play_from_python(GAME.new(OPTIONS, chance), chance, pick)

    def many(call: Callable[[], object]) -> Callable[[], int]:
        def work() -> int:
            for _ in range(BATCH):
                call()
            return BATCH

        return work

    return {
        "playouts": playouts,
        "stepping": stepping,
        "stepping_seeded": stepping_seeded,
        "new": many(lambda: GAME.new(OPTIONS, quick)),
        "copy_from": many(lambda: other.copy_from(middle)),
        "clone": many(middle.clone),
        "observe": many(lambda: observe(middle, 0)),
        "sample_state": many(lambda: sample_state(view, rng)),
        "sample_into": many(lambda: belief.sample_into(other, quick)),
    }


def main() -> None:
    """Measure what was asked for and print it."""
    parser = argparse.ArgumentParser(description="measure the engine of the board game")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    wanted = arguments.only.split(",") if arguments.only else list(jobs())
    found = {name: measure(jobs()[name], arguments.seconds) for name in wanted}
    print(json.dumps({"build": describe_build(), **found}))


if __name__ == "__main__":
    main()
