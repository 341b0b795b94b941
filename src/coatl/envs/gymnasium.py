"""The games as environments of Gymnasium: one that learns against bots.

Importing this registers `Coatl/Board-v0`, `Coatl/Cards-v0` and `Coatl/Carl-v0`.
"""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from coatl.bots import load_bot
from coatl.bots.asking import ask
from coatl.core.chance import QuickChance
from coatl.core.errors import IllegalAction, InvalidAction, OptionError
from coatl.core.registry import get_game
from coatl.envs.batch import Batch, BatchEnv
from coatl.envs.rewards import Rewards, make_options
from coatl.envs.spaces import make_space

Observation = dict[str, Any]


class CoatlEnv(gymnasium.Env[Observation, Any]):
    """One seat learns, bots play the others; observations are a row of numbers and a mask.

    `opponents` is what `coatl arena` takes: a level, or `FILE.py:CLASS`. The seat that learns is
    `seat`, or another one in every game. An action that is not legal loses the game at once, with
    -1 and the reason as `illegal` in the info.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str = "board",
        seats: int | None = None,
        *,
        opponents: str = "novice",
        seat: int | None = None,
        rewards: str = "outcome",
        dtype: str = "float32",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise OptionError(f"render_mode {render_mode!r}: expected 'ansi'")
        self.render_mode = render_mode
        self.game = get_game(game)
        self.options = make_options(self.game, seats, options)
        self.encoding = self.game.encoding(self.options)
        self.seats = self.game.seat_count(self.options)
        if seat is not None and not 0 <= seat < self.seats:
            raise OptionError(f"seat={seat}: the seats are 0 to {self.seats - 1}")
        self.fixed_seat = seat
        self.seat = seat or 0
        self.opponents = opponents
        load_bot(opponents, game=game)  # one that is unknown is refused here, not by reset
        self.rewarder = Rewards(rewards)
        self._row = np.zeros(self.encoding.size, dtype)
        self._mask = np.zeros(self.encoding.action_count, np.int8)
        self.observation_space = spaces.Dict(
            {
                "observation": make_space(self.encoding, self._row.dtype),
                "action_mask": spaces.Box(0, 1, self._mask.shape, np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.encoding.action_count)
        self._games = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, up to the first decision of the seat that learns."""
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0
        first, second = self.np_random.integers(2**32, size=2)
        self.chance = QuickChance(int(first))
        self._rng = random.Random(int(second))
        self._bots = [load_bot(self.opponents, game=self.game.name) for _ in range(self.seats)]
        if self.fixed_seat is None:
            self.seat = self._games % self.seats
        self._games += 1
        self.state = self.game.new(self.options, self.chance)
        self._before = self._standing()
        self._play_opponents()
        return self._look(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, and what the opponents answer."""
        info: dict[str, Any] = {"seat": self.seat}
        try:
            self.state.apply(self.seat, int(action), self.chance)
        except (IllegalAction, InvalidAction) as error:
            return self._look(), -1.0, True, False, {**info, "illegal": str(error)}
        self._play_opponents()
        is_over = self.state.is_over
        reward = self.rewarder.final(self.state)[self.seat] if is_over else 0.0
        now = self._standing()
        reward, self._before = reward + now - self._before, now
        return self._look(), reward, is_over, False, info

    def action_masks(self) -> Any:
        """Return which actions are legal, as MaskablePPO of sb3-contrib asks for it."""
        return self._mask.astype(bool)

    def render(self) -> Any:
        """Return the table as text, as the seat that learns sees it."""
        return self.game.format_view(self.game.observe(self.state, self.seat))

    def _standing(self) -> float:
        if not self.rewarder.is_shaped:
            return 0.0
        return self.rewarder.standing(self.state)[self.seat]

    def _play_opponents(self) -> None:
        state = self.state
        while (seat := state.to_act) not in (self.seat, -1):
            bot = self._bots[seat]
            view = self.game.observe(state, seat) if bot.needs_view else None
            chosen = ask(bot, view, state.legal_actions(seat), self._rng)
            state.apply(seat, chosen, self.chance)

    def _look(self) -> Observation:
        self.encoding.encode_into(self.state, self.seat, self._row)
        self.encoding.mask_into(self.state, self.seat, self._mask)
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}


class CoatlVectorEnv(VectorEnv[Observation, Any, Any]):
    """`BatchEnv` as a vector environment: finished games begin anew in the same step.

    The last position of a game is not shown, as nothing is decided there. An action that is not
    legal is an error.
    """

    def __init__(
        self, game: str = "board", num_envs: int = 64, *, opponents: str = "random", **options: Any
    ) -> None:
        self.batch = BatchEnv(game, num_envs, opponents=opponents, **options)
        self.num_envs = num_envs
        encoding = self.batch.encoding
        self.single_observation_space = spaces.Dict(
            {
                "observation": make_space(encoding, self.batch.dtype),
                "action_mask": spaces.Box(0, 1, (encoding.action_count,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(encoding.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin new games; `seed` is one number for all of them."""
        return self._take(self.batch.reset(seed)), {}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Carry out one action of every game."""
        batch = self.batch.step(actions)
        none = np.zeros(self.num_envs, np.bool_)
        return self._take(batch), batch.rewards[:, 0].copy(), batch.done.copy(), none, {}

    def _take(self, batch: Batch) -> Observation:
        return {
            "observation": batch.observations.copy(),
            "action_mask": batch.masks.astype(np.int8),
        }


for _id, _game in (("Board", "board"), ("Cards", "cards"), ("Carl", "carl")):
    gymnasium.register(
        id=f"Coatl/{_id}-v0",
        entry_point="coatl.envs.gymnasium:CoatlEnv",
        vector_entry_point="coatl.envs.gymnasium:CoatlVectorEnv",
        kwargs={"game": _game},
    )
