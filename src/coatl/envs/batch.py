"""Many games at once, stepped in compiled code; arrays of NumPy in and out."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from coatl.bots import load_bot
from coatl.bots.asking import ask
from coatl.core.errors import OptionError
from coatl.core.registry import get_game
from coatl.envs.rewards import Rewards, make_options
from coatl.envs.stepper import Stepper


class Batch(NamedTuple):
    """What is to be decided in each game, and what the last step has brought.

    The arrays are written anew by every step: copy what has to last longer.
    """

    observations: NDArray[Any]
    """One row a game: what the seat that is to act may know."""
    masks: NDArray[np.uint8]
    """One row a game: 1 for each action that is legal."""
    to_act: NDArray[np.int32]
    """Which seat is to act."""
    rewards: NDArray[np.float32]
    """One row a game: of every seat, or of the one that learns if there are opponents."""
    done: NDArray[np.bool_]
    """Whether a game has ended in this step; all else is of the new one, but for its rewards."""


class BatchEnv:
    """`n` games that are stepped together; a finished one begins anew at once.

    Without `opponents` all seats are to be decided for, one after the other. With them (`random`,
    `novice`, ..., or `FILE.py:CLASS`) they play all seats but one, which is another one in each
    game. Bots that think do so one game after the other.
    """

    def __init__(
        self,
        game: str = "board",
        n: int = 64,
        *,
        seats: int | None = None,
        opponents: str | None = None,
        rewards: str = "outcome",
        dtype: DTypeLike = np.float32,
        seed: int = 0,
        **options: Any,
    ) -> None:
        if n < 1:
            raise OptionError(f"n={n}: expected at least one game")
        if np.dtype(dtype) not in (np.float32, np.uint8):
            raise OptionError(f"dtype {np.dtype(dtype)}: expected float32 or uint8")
        self.game = get_game(game)
        self.options = make_options(self.game, seats, options)
        self.encoding = self.game.encoding(self.options)
        self.n = n
        self.seats = self.game.seat_count(self.options)
        self.opponents = opponents
        if opponents is not None:
            load_bot(opponents, game=game)  # one that is unknown is refused here, not by reset
        self.rewards = Rewards(rewards)
        self.dtype = np.dtype(dtype)
        paid = self.seats if opponents is None else 1
        self._batch = Batch(
            np.zeros((n, self.encoding.size), self.dtype),
            np.zeros((n, self.encoding.action_count), np.uint8),
            np.zeros(n, np.int32),
            np.zeros((n, paid), np.float32),
            np.zeros(n, np.bool_),
        )
        self._actions = np.zeros(n, np.int32)
        self._stepper: Stepper | None = None
        self.seed = seed

    def reset(self, seed: int | None = None) -> Batch:
        """Begin new games; equal seeds and actions give equal games."""
        if seed is not None:
            self.seed = seed
        words = np.random.SeedSequence(self.seed).generate_state(self.n)
        seeds = [int(word) for word in words]
        is_random = self.opponents in (None, "random")
        self._stepper = Stepper(
            lambda chance: self.game.new(self.options, chance),
            self.encoding,
            self.rewards,
            seeds,
            (*self._batch, self._actions),
            self.opponents is None,
            None if is_random else self._make_reply(seeds),
        )
        self._batch.rewards[:] = 0
        self._batch.done[:] = False
        self._stepper.reset()
        return self._batch

    def step(self, actions: Any) -> Batch:
        """Carry out one action of every game."""
        if self._stepper is None:
            raise OptionError("reset() comes before step()")
        if actions is not self._actions:
            given = np.asarray(actions)
            if given.shape != (self.n,) or given.dtype.kind not in "iu":
                raise OptionError(
                    f"actions of shape {given.shape} and type {given.dtype}: expected "
                    f"{self.n} whole numbers, one a game"
                )
            self._actions[:] = given
        self._stepper.step()
        return self._batch

    def sample(self) -> NDArray[np.int32]:
        """Return a legal action of every game, picked at random; written anew by every call.

        Equal seeds give equal picks; what is picked changes nothing else.
        """
        if self._stepper is None:
            raise OptionError("reset() comes before sample()")
        self._stepper.sample()
        return self._actions

    @property
    def states(self) -> list[Any]:
        """The state of each game, with everything hidden in it; look, but do not touch."""
        return self._stepper.states if self._stepper else []

    @property
    def learners(self) -> list[int]:
        """The seat that learns, in each game."""
        return self._stepper.learners if self._stepper else []

    def _make_reply(self, seeds: list[int]) -> Any:
        """Return how opponents decide: one bot a game and seat, each with its own chance."""
        assert self.opponents is not None
        rngs = [random.Random(seed) for seed in seeds]
        observe, name = self.game.observe, self.game.name
        bots = [[load_bot(self.opponents, game=name) for _ in range(self.seats)] for _ in seeds]

        def reply(i: int, state: Any, seat: int) -> int:
            bot = bots[i][seat]
            view = observe(state, seat) if bot.needs_view else None
            return ask(bot, view, state.legal_actions(seat), rngs[i])

        return reply
