"""The games as environments of PettingZoo: one agent after the other, or all at once.

`env(game="board", seats=2, **options)` is an AEC environment with PettingZoo's usual wrappers: an
action that is not legal loses the game. Observations are dictionaries with `observation` and
`action_mask`, as those of PettingZoo's classic games. In the simultaneous choice at set-up the
seats choose one after the other, and nobody sees what others have chosen.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from coatl.core.chance import QuickChance
from coatl.core.registry import get_game
from coatl.envs.rewards import Rewards, make_options
from coatl.envs.spaces import make_space


class _Table:
    """What both kinds of environment share: a game, its spaces, and what an agent may know."""

    metadata: dict[str, Any]
    possible_agents: list[str]

    def _set_up(
        self, game: str, seats: int | None, rewards: str, dtype: str, options: dict[str, Any]
    ) -> None:
        self.metadata = {"name": f"coatl_{game}_v0", "render_modes": ["ansi"]}
        self.game = get_game(game)
        self.options = make_options(self.game, seats, options)
        self.encoding = self.game.encoding(self.options)
        self.rewarder = Rewards(rewards)
        self.possible_agents = [
            f"seat_{seat}" for seat in range(self.game.seat_count(self.options))
        ]
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._row = np.zeros(self.encoding.size, dtype)
        self._mask = np.zeros(self.encoding.action_count, np.int8)
        observed = make_space(self.encoding, self._row.dtype)
        masks = spaces.Box(0, 1, self._mask.shape, np.int8)
        space = spaces.Dict({"observation": observed, "action_mask": masks})
        actions = spaces.Discrete(self.encoding.action_count)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self._rng = np.random.default_rng()

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.chance = QuickChance(int(self._rng.integers(2**32)))
        self.state = self.game.new(self.options, self.chance)
        self._standing = self.rewarder.standing(self.state) if self.rewarder.is_shaped else []

    def _look(self, seat: int) -> dict[str, Any]:
        self.encoding.encode_into(self.state, seat, self._row)
        self.encoding.mask_into(self.state, seat, self._mask)
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}

    def _earned(self, is_over: bool) -> list[float] | None:
        """Return what each seat has just earned, if anything."""
        earned = self.rewarder.final(self.state) if is_over else None
        if self.rewarder.is_shaped:
            now = self.rewarder.standing(self.state)
            earned = earned or [0.0] * len(now)
            earned = [e + n - b for e, n, b in zip(earned, now, self._standing, strict=True)]
            self._standing = now
        return earned

    def render(self) -> str:
        """Return the table as text, as the seat to act sees it."""
        seat = self.state.to_act
        return self.game.format_view(self.game.observe(self.state, None if seat < 0 else seat))

    def close(self) -> None:
        """There is nothing to close."""


class raw_env(_Table, AECEnv):  # type: ignore[misc]
    """A game for agents `seat_0`, `seat_1`, ...; an action that is not legal is an error."""

    def __init__(
        self,
        game: str = "board",
        seats: int | None = None,
        *,
        rewards: str = "outcome",
        dtype: str = "float32",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._set_up(game, seats, rewards, dtype, options)
        self.metadata["is_parallelizable"] = False
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self._deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._has_rewards = False
        self.agent_selection = self.possible_agents[self.state.to_act]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know, and what it may do."""
        return self._look(self._numbers[agent])

    def step(self, action: Any) -> None:
        """Carry out the action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self._has_rewards:
            self._clear_rewards()
            self._has_rewards = False
        self.state.apply(self._numbers[agent], int(action), self.chance)
        seat = self.state.to_act
        earned = self._earned(seat < 0)
        if earned is not None:
            for other, reward in zip(self.possible_agents, earned, strict=True):
                self.rewards[other] = reward
                self._cumulative_rewards[other] += reward
            self._has_rewards = True
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]


def env(game: str = "board", seats: int | None = None, **options: Any) -> AECEnv[Any, Any, Any]:
    """Return a game as an AEC environment, with PettingZoo's usual wrappers."""
    made: Any = raw_env(game, seats, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class parallel_env(_Table, ParallelEnv):  # type: ignore[misc]
    """The same game, stepped by the actions of all agents at once.

    Whoever may not act has a mask of zeros, and its action does not count; in the choice at set-up
    all act at the same time. An action that is not legal is an error.
    """

    def __init__(
        self,
        game: str = "board",
        seats: int | None = None,
        *,
        rewards: str = "outcome",
        dtype: str = "float32",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._set_up(game, seats, rewards, dtype, options)
        self.render_mode = render_mode

    @functools.cache  # noqa: B019 - PettingZoo asks for the same object every time
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; return observations and infos."""
        self._deal(seed)
        self.agents = self.possible_agents[:]
        return self._look_all(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Carry out the actions of all seats that may act."""
        chosen = [(seat, int(actions[self.possible_agents[seat]])) for seat in self.state.acting]
        if len(chosen) > 1:  # one that is not legal must not find half of the others carried out
            for seat, action in chosen:
                if action not in self.state.legal_actions(seat):
                    self.state.clone().apply(seat, action, self.chance)
        for seat, action in chosen:
            self.state.apply(seat, action, self.chance)
        is_over = self.state.is_over
        earned = self._earned(is_over) or [0.0] * len(self.possible_agents)
        agents = self.agents
        seen = self._look_all()
        if is_over:
            self.agents = []
        return (
            seen,
            dict(zip(self.possible_agents, earned, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _look_all(self) -> dict[str, Any]:
        return {agent: self._look(self._numbers[agent]) for agent in self.agents}
