"""PettingZoo's and Gymnasium's own tests of environments pass."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import coatl.envs.gymnasium as ours
from coatl.core.errors import IllegalAction, OptionError
from coatl.envs.pettingzoo import env, parallel_env, raw_env

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("board", {}),
    ("board", {"seats": 4, "sacrifice": True, "rewards": "shaped"}),
    ("cards", {"seats": 3, "dtype": "uint8"}),
    ("carl", {"rewards": "margin"}),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_pettingzoo(name: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice about shapes and names
        api_test(env(name, **options), num_cycles=120)
        seed_test(lambda: env(name, **options), num_cycles=60)
        parallel_api_test(parallel_env(name, **options), num_cycles=120)


def test_pettingzoo_pays_the_winner_at_the_end() -> None:
    played = env("cards", seats=2)
    played.reset(seed=4)
    total = dict.fromkeys(played.agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in played.agent_iter():
        observation, reward, is_over, _, _ = played.last()
        total[agent] += reward
        mask = observation["action_mask"]
        played.step(None if is_over else rng.choice(np.flatnonzero(mask)))
    assert sorted(total.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_pettingzoo_an_illegal_action_loses_or_is_an_error() -> None:
    played = env("board")
    played.reset(seed=1)
    played.step(561)
    assert played.terminations == {"seat_0": True, "seat_1": True}
    assert played.rewards["seat_0"] == -1
    plain = raw_env("board")
    plain.reset(seed=1)
    with pytest.raises(IllegalAction, match="Prophecy cards are being chosen"):
        plain.step(561)


def test_pettingzoo_the_choice_at_set_up_is_unseen_and_at_once() -> None:
    together = parallel_env("board", 3)
    seen, _ = together.reset(seed=3)
    assert all(seen[agent]["action_mask"].any() for agent in together.agents)
    one_by_one = raw_env("board", 3)
    one_by_one.reset(seed=3)
    for agent in together.agents:
        assert one_by_one.agent_selection == agent
        first = one_by_one.observe(agent)
        assert np.array_equal(first["observation"], seen[agent]["observation"])
        while one_by_one.agent_selection == agent:
            mask = one_by_one.observe(agent)["action_mask"]
            one_by_one.step(int(np.flatnonzero(mask)[-1]))


def test_pettingzoo_if_one_of_all_actions_is_illegal_none_is_carried_out() -> None:
    together = parallel_env("board", 3)
    seen, _ = together.reset(seed=3)
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in together.agents}
    before = together.state.to_bytes()
    with pytest.raises(IllegalAction, match="seat 2 may not 'pass'"):
        together.step({**actions, "seat_2": 561})
    with pytest.raises(KeyError, match="seat_2"):
        together.step({agent: actions[agent] for agent in ("seat_0", "seat_1")})
    assert together.state.to_bytes() == before
    together.step(actions)
    assert together.state.to_bytes() != before


@pytest.mark.parametrize("name", ["Board", "Cards", "Carl"])
def test_gymnasium(name: str) -> None:
    made = gymnasium.make(f"Coatl/{name}-v0", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(made.unwrapped, skip_render_check=False)
    seen, info = made.reset(seed=3)
    is_over, steps = False, 0
    reward: Any = 0.0
    while not is_over:
        action = made.action_space.sample(seen["action_mask"])
        seen, reward, is_over, _, info = made.step(action)
        steps += 1
    assert steps > 5
    assert reward in (-1.0, 0.0, 1.0)
    assert "illegal" not in info
    assert isinstance(made.render(), str)


def test_gymnasium_an_illegal_action_loses_with_a_reason() -> None:
    made = ours.CoatlEnv("board", opponents="random", seat=1)
    made.reset(seed=1)
    _, reward, is_over, _, info = made.step(561)
    assert (reward, is_over) == (-1.0, True)
    assert "Prophecy cards are being chosen" in info["illegal"]
    with pytest.raises(OptionError, match="seats are 0 to 1"):
        ours.CoatlEnv("board", seat=2)
    with pytest.raises(OptionError, match="expected 'ansi'"):
        ours.CoatlEnv("board", render_mode="human")
    with pytest.raises(OptionError, match="unknown bot 'nobody'"):
        ours.CoatlEnv("board", opponents="nobody")


def test_gymnasium_many_games_at_once() -> None:
    made: Any = gymnasium.make_vec("Coatl/Cards-v0", num_envs=4, opponents="random")
    seen, _ = made.reset(seed=2)
    ended = 0
    rng = np.random.default_rng(5)
    for _ in range(80):
        assert made.observation_space.contains(seen)
        actions = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, rewards, done, cut, _ = made.step(np.array(actions))
        assert not rewards[~done].any()
        assert not cut.any()
        ended += int(done.sum())
    assert ended > 4
