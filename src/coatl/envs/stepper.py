# cython: boundscheck=False, wraparound=False
"""Many games of one kind, each a step further at a time; numbers go in and out by buffers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from coatl.core.chance import QuickChance
from coatl.core.encoding import BaseEncoding
from coatl.core.errors import IllegalAction, InvalidAction, OptionError
from coatl.core.rows import ByteRows, FloatRows, IntRows, open_rows


class Rewarder(Protocol):
    """What a reward is made of."""

    @property
    def is_shaped(self) -> bool:
        """Whether there are rewards before the end."""

    def final(self, state: Any) -> Sequence[float]:
        """Return what each seat gets for the end of a game."""

    def standing(self, state: Any) -> Sequence[float]:
        """Return how each seat stands; what a step changes of it is paid, if shaped."""


class Stepper:
    """Games that are stepped together; a finished one begins anew at once.

    With a `reply`, one seat of each game learns, another one in each game of a place; the others
    are played by `reply(i, state, seat)`, or at random if that is None and `is_self_play` is not
    set.
    """

    def __init__(
        self,
        make: Callable[[QuickChance], Any],
        encoding: Any,
        rewarder: Rewarder,
        seeds: Sequence[int],
        buffers: Sequence[Any],
        is_self_play: bool,
        reply: Callable[[int, Any, int], int] | None,
    ) -> None:
        if not isinstance(encoding, BaseEncoding):
            raise OptionError("many games are stepped together for our games only")
        self.count = len(seeds)
        self.seat_count = encoding.seat_count
        self.states: list[Any] = [None] * self.count
        self.chances = [QuickChance(seed) for seed in seeds]
        self.picks = [QuickChance(seed ^ 0x5EED5EED) for seed in seeds]
        self.sampler = QuickChance(seeds[0] ^ 0x0A11)
        self.make = make
        self.rewarder = rewarder
        self.reply = reply
        self.is_self_play = is_self_play
        self.is_shaped = rewarder.is_shaped
        self.learners = [0] * self.count
        self.games = [0] * self.count
        self.before: list[Any] = [None] * self.count
        self.encoding = encoding
        observations, masks, to_act, rewards, done, actions = buffers
        self.observations = open_rows(observations, encoding.size)
        self.masks = ByteRows(masks, encoding.action_count)
        self.to_act = IntRows(to_act, 1)
        self.rewards = FloatRows(rewards, self.seat_count if is_self_play else 1)
        self.done = ByteRows(done, 1)
        self.actions = IntRows(actions, 1)

    def reset(self) -> None:
        """Begin a new game at every place."""
        for i in range(self.count):
            self._advance(i, self._begin(i))

    def step(self) -> None:
        """Carry out one action of every game, and show what is next in each."""
        for i in range(self.count):
            state = self.states[i]
            for j in range(self.rewards.width):
                self.rewards.put(i * self.rewards.width + j, 0.0)
            self.done.put(i, 0)
            seat = state.next_seat()
            action = self.actions.get(i)
            state._list(seat)
            if not state.offered.has(action):
                self._refuse(i, state, seat, action)
            state.touch()
            chance = self.chances[i]
            state.carry_out(seat, action, chance, None)
            self._advance(i, state)

    def sample(self) -> None:
        """Write a legal action of every game, any of them as likely as the others."""
        sampler = self.sampler
        for i in range(self.count):
            state = self.states[i]
            state._list(state.next_seat())
            self.actions.put(i, state.offered.ids[sampler.below(state.offered.size)])

    def _refuse(self, i: int, state: Any, seat: int, action: int) -> None:
        try:
            state.refuse(seat, action)
        except (IllegalAction, InvalidAction) as error:
            raise OptionError(f"game {i} of {self.count}: {error}") from error

    def _begin(self, i: int) -> Any:
        state = self.make(self.chances[i])
        self.learners[i] = (i + self.games[i]) % self.seat_count
        self.games[i] += 1
        self.states[i] = state
        if self.is_shaped:
            self.before[i] = self.rewarder.standing(state)
        return state

    def _advance(self, i: int, state: Any) -> None:
        """Go on to the next decision that is shown, through replies and the end of a game."""
        while True:
            seat = state.next_seat()
            if seat < 0:
                self._pay(i, state, True)
                self.done.put(i, 1)
                state = self._begin(i)
            elif self.is_self_play or seat == self.learners[i]:
                break
            else:
                action = self._choose(i, state, seat)
                chance = self.chances[i]
                state.touch()
                state.carry_out(seat, action, chance, None)
        if self.is_shaped:
            self._pay(i, state, False)
        self.to_act.put(i, seat)
        state._list(seat)
        self.masks.mark(i, state.offered)
        self.encoding.encode_row(state, seat, self.observations, i)

    def _choose(self, i: int, state: Any, seat: int) -> int:
        if self.reply is not None:
            return self.reply(i, state, seat)
        pick = self.picks[i]
        state._list(seat)
        action: int = state.offered.ids[pick.below(state.offered.size)]
        return action

    def _pay(self, i: int, state: Any, is_over: bool) -> None:
        paid = list(self.rewarder.final(state)) if is_over else [0.0] * self.seat_count
        if self.is_shaped:
            now = self.rewarder.standing(state)
            for j in range(self.seat_count):
                paid[j] += now[j] - self.before[i][j]
            self.before[i] = now
        if self.is_self_play:
            for j in range(self.seat_count):
                place = i * self.seat_count + j
                self.rewards.put(place, self.rewards.get(place) + paid[j])
        else:
            self.rewards.put(i, self.rewards.get(i) + paid[self.learners[i]])
