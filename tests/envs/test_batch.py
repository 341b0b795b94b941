"""Many games at once are the same games as one by one."""

from __future__ import annotations

import random

import numpy as np
import pytest

from coatl.core.chance import QuickChance
from coatl.core.errors import OptionError
from coatl.envs.batch import Batch, BatchEnv
from coatl.envs.rewards import SHAPED, Rewards
from tests.amounts import amount

GAMES = [
    ("board", {}),
    ("board", {"seats": 3, "sacrifice": True, "feathers": True}),
    ("cards", {"seats": 4}),
    ("carl", {"personality": "greedy"}),
]


def pick(batch: Batch, rng: random.Random) -> np.ndarray:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_stepped_together_and_alone_games_are_the_same(
    name: str, options: dict[str, object], dtype: str
) -> None:
    env = BatchEnv(name, 5, dtype=dtype, seed=7, **options)  # type: ignore[arg-type]
    batch = env.reset()
    game, rewards = env.game, Rewards()
    chances = [QuickChance(int(s)) for s in np.random.SeedSequence(7).generate_state(5)]
    states = [game.new(env.options, chance) for chance in chances]
    row = np.zeros(env.encoding.size, dtype)
    rng = random.Random(1)
    ended = 0
    for _ in range(amount(500, soak=5000)):
        for i, state in enumerate(states):
            seat = state.to_act
            assert batch.to_act[i] == seat
            assert np.flatnonzero(batch.masks[i]).tolist() == state.legal_actions(seat)
            env.encoding.encode_into(state, seat, row)
            assert np.array_equal(batch.observations[i], row)
        actions = pick(batch, rng)
        batch = env.step(actions)
        for i, state in enumerate(states):
            state.apply(state.to_act, int(actions[i]), chances[i])
            assert batch.done[i] == state.is_over
            paid = rewards.final(state) if state.is_over else [0.0] * state.seat_count
            assert batch.rewards[i].tolist() == paid
            if state.is_over:
                ended += 1
                states[i] = game.new(env.options, chances[i])
    assert ended > 0


@pytest.mark.parametrize("opponents", ["random", "novice"])
@pytest.mark.parametrize("name", ["board", "cards"])
def test_opponents_play_the_other_seats(name: str, opponents: str) -> None:
    env = BatchEnv(name, 3, opponents=opponents, rewards="margin", seed=3)
    rng = random.Random(2)
    batch = env.reset()
    seen = set()
    paid = 0
    for _ in range(amount(120, soak=1000)):
        assert batch.to_act.tolist() == env.learners
        seen.update(env.learners)
        batch = env.step(pick(batch, rng))
        assert batch.rewards.shape == (3, 1)
        assert not batch.rewards[~batch.done].any()
        paid += int(batch.done.sum())
    assert seen == {0, 1}
    assert paid > 0


def test_equal_seeds_give_equal_games() -> None:
    def play(seed: int) -> bytes:
        env = BatchEnv("cards", 4, opponents="random", dtype="uint8")
        batch, rng = env.reset(seed), random.Random(3)
        return b"".join(env.step(pick(batch, rng)).observations.tobytes() for _ in range(40))

    assert play(5) == play(5)
    assert play(5) != play(6)


def test_samples_are_legal_and_change_nothing_else() -> None:
    env = BatchEnv("cards", 5, opponents="random", dtype="uint8", seed=4)
    other = BatchEnv("cards", 5, opponents="random", dtype="uint8", seed=4)
    batch, same = env.reset(), other.reset()
    taken: list[set[int]] = [set() for _ in range(5)]
    for _ in range(40):
        for _ in range(3):
            picked = env.sample().copy()
            assert all(mask[action] for mask, action in zip(batch.masks, picked, strict=True))
            for i, action in enumerate(picked.tolist()):
                taken[i].add(action)
        batch, same = env.step(picked), other.step(picked)
        assert (batch.observations == same.observations).all()
    assert min(map(len, taken)) > 20
    with pytest.raises(OptionError, match="before sample"):
        BatchEnv("cards", 1).sample()


def test_shaped_rewards_add_up() -> None:
    env = BatchEnv("cards", 1, rewards="shaped", seed=2)
    batch, rng = env.reset(), random.Random(4)
    total = np.zeros(2)
    while True:
        last = env.states[0].clone()
        actions = pick(batch, rng)
        seat = int(batch.to_act[0])
        batch = env.step(actions)
        total += batch.rewards[0]
        if batch.done[0]:
            break
    last.apply(seat, int(actions[0]), QuickChance(1))  # nothing is drawn at the end
    margins = Rewards("margin").final(last)
    assert total == pytest.approx(np.array(Rewards().final(last)) + SHAPED * np.array(margins))


def test_what_is_asked_wrongly_is_said() -> None:
    with pytest.raises(OptionError, match="at least one"):
        BatchEnv("board", 0)
    with pytest.raises(OptionError, match="unknown rewards"):
        BatchEnv("board", 1, rewards="glory")
    with pytest.raises(OptionError, match="float32 or uint8"):
        BatchEnv("board", 1, dtype="float64")
    with pytest.raises(OptionError, match="unknown option"):
        BatchEnv("board", 1, colour="red")
    with pytest.raises(OptionError, match="unknown bot 'nobody': expected random or novice"):
        BatchEnv("board", 1, opponents="nobody")
    env = BatchEnv("board", 2)
    with pytest.raises(OptionError, match="before step"):
        env.step([0, 0])
    env.reset()
    before = [state.to_bytes() for state in env.states]
    for wrong in ([0], [0, 0, 0], [[0, 0]], 0, [0.5, 0.0], ["a", "b"], None):
        with pytest.raises(OptionError, match="expected 2 whole numbers, one a game"):
            env.step(wrong)
    with pytest.raises(OptionError, match="game 0 of 2: seat 0 may not 'pass'"):
        env.step([561, 561])
    assert [state.to_bytes() for state in env.states] == before
