"""Random games whose chance can be proved fair, for tests."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from coatl.core.chance import SeededChance
from coatl.core.fair import commit, make_seed
from coatl.core.game import Game
from coatl.core.record import Record, Recorder
from coatl.core.registry import get_game

CASES = {
    "plain": ("board", "seats=2"),
    "everything": ("board", "seats=4 sacrifice feathers promo"),
    "cards": ("cards", "seats=3"),
    "carl": ("carl", ""),
}

AnyGame = Game[Any, Any, Any]
AnyRecord = Record[Any]


def secret_of(seed: int) -> str:
    return random.Random(f"secret {seed}").randbytes(32).hex()


def nonces_of(seats: int, seed: int) -> tuple[str, ...]:
    return tuple(f"nonce {seed}.{seat}" for seat in range(seats))


def play_on(recorder: Recorder[Any, Any, Any], rng: random.Random) -> None:
    """Play random actions to the end, simultaneous ones in any order."""
    while acting := recorder.state.acting:
        seat = rng.choice(acting)
        recorder.apply(seat, rng.choice(recorder.state.legal_actions(seat)))


def fair_game(case: str, seed: int) -> tuple[AnyGame, AnyRecord]:
    """Play a game with a secret and nonces."""
    name, words = CASES[case]
    game = get_game(name)
    options = game.parse_options(words)
    secret, nonces = secret_of(seed), nonces_of(game.seat_count(options), seed)
    recorder = Recorder(game, options, SeededChance(make_seed(secret, nonces), game.sources))
    play_on(recorder, random.Random(seed))
    return game, recorder.record(commitment=commit(secret), nonces=nonces, secret=secret)


def outcomes_of(record: AnyRecord) -> list[tuple[int, int]]:
    """Return all places of outcomes: the step from 1 (0 for the deal) and the place in it."""
    groups = [record.deal, *(step.outcomes for step in record.steps)]
    return [(number, index) for number, group in enumerate(groups) for index in range(len(group))]


def with_outcome(record: AnyRecord, number: int, index: int, content: int) -> AnyRecord:
    """Return the record with another content at one place."""
    group = list(record.steps[number - 1].outcomes if number else record.deal)
    group[index] = (group[index][0], content)
    if number == 0:
        return replace(record, deal=tuple(group))
    steps = list(record.steps)
    steps[number - 1] = replace(steps[number - 1], outcomes=tuple(group))
    return replace(record, steps=tuple(steps))
