"""The games for OpenSpiel: importing this registers `coatl_board`, `coatl_cards`, `coatl_carl`.

Options are parameters of a game: `pyspiel.load_game("coatl_board", {"seats": 3, "options":
"sacrifice promo"})`. Chance is explicit: whatever is drawn, in the deal and by actions, is a chance
node with the contents of its bag or deck as outcomes, so that a history says everything.
Information states are what a view keeps: all that matters for the deals that fit, but not the
order of everything that has happened. `resample_from_infostate` samples such a deal, as IS-MCTS
asks for it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from coatl.core.chance import Chance, QuickChance
from coatl.core.registry import get_game
from coatl.envs.rewards import Rewards

MAX_DECISIONS = 20_000
CONTENTS = 64
"""How many different things a bag or a deck can hold."""
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class _Open(Exception):
    """Raised by a draw that has not been decided yet."""

    def __init__(self, counts: list[int]) -> None:
        super().__init__()
        total = sum(counts)
        self.outcomes = [(i, count / total) for i, count in enumerate(counts) if count]


class _Decided(Chance):
    """Draws what was decided, one after the other."""

    def __init__(self, contents: list[int]) -> None:
        self.contents = iter(contents)

    def draw(self, source: int, bag: Any) -> int:
        """Return the next content, or stop where nothing has been decided."""
        for content in self.contents:
            return content
        raise _Open(bag.tally(CONTENTS))


class Table:
    """What a game with its options is played with.

    Games find it by their parameters: OpenSpiel makes new Python objects of a game when it likes,
    which have nothing that an earlier one was given.
    """

    def __init__(self, name: str, seats: int, words: str, seed: int) -> None:
        self._made_from = (name, seats, words, seed)
        self.rules = get_game(name)
        self.options = self.rules.parse_options(words, seats or None)
        self.seats = self.rules.seat_count(self.options)
        self.encoding = self.rules.encoding(self.options)
        self.rewards = Rewards()
        self.quick = QuickChance(seed)
        self.row = np.zeros(self.encoding.size, np.float32)

    def __reduce__(self) -> tuple[Any, tuple[str, int, str, int]]:
        """Copies of a state, also stored ones, are played with the same."""
        return _make_table, self._made_from


@lru_cache(maxsize=64)
def _make_table(name: str, seats: int, words: str, seed: int) -> Table:
    return Table(name, seats, words, seed)


def find_table(name: str, parameters: dict[str, Any]) -> Table:
    """Return what a game with these parameters is played with."""
    get = parameters.get
    return _make_table(name, int(get("seats", 0)), str(get("options", "")), int(get("seed", 0)))


class CoatlGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with options."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        table = find_table(name, parameters)
        information = pyspiel.GameInfo(
            num_distinct_actions=table.encoding.action_count,
            max_chance_outcomes=CONTENTS,
            num_players=table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(TYPES[name], information, parameters)

    @property
    def table(self) -> Table:
        """What it is played with."""
        name = self.get_type().short_name.removeprefix("coatl_")
        return find_table(name, self.get_parameters())

    def new_initial_state(self) -> CoatlState:
        """Return a game before the deal."""
        state = CoatlState(self)
        state.advance()
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what writes observations."""
        return Observer(self)

    def information_state_tensor_shape(self) -> list[int]:
        """The shape of a row."""
        return [self.table.encoding.size]

    def observation_tensor_shape(self) -> list[int]:
        """The shape of a row."""
        return [self.table.encoding.size]


class CoatlState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, or before a chance node."""

    def __init__(self, game: CoatlGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.inner: Any = None
        """The state; before the deal there is none."""
        self.pending: int | None = None
        """An action that draws, until all its chance nodes are passed."""
        self.drawn: list[int] = []
        """What the deal, or that action, has drawn so far."""
        self.outcomes: list[tuple[int, float]] = []
        """What may be drawn next, with its probability; empty if nothing is drawn now."""

    def current_player(self) -> int:
        """Return the seat to act, or that chance or nobody is."""
        if self.outcomes:
            return CHANCE
        seat: int = self.inner.to_act
        return TERMINAL if seat < 0 else seat

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.current_player() == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn now, each with its probability."""
        return self.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions of a seat in ascending order."""
        legal: list[int] = self.inner.legal_actions(player)
        return legal

    def _apply_action(self, action: int) -> None:
        """Carry out an action, or draw at a chance node."""
        if self.outcomes:
            self.drawn.append(action)
        else:
            self.pending = action
        self.advance()

    def advance(self) -> None:
        """Deal, or carry the pending action out, as far as is decided what is drawn."""
        chance = _Decided(self.drawn)
        try:
            if self.pending is None:
                reached = self.table.rules.new(self.table.options, chance)
            else:
                reached = self.inner.clone()
                reached.apply(reached.to_act, self.pending, chance)
        except _Open as draw:
            self.outcomes = draw.outcomes
        else:
            self.inner, self.pending, self.drawn, self.outcomes = reached, None, [], []

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action's text."""
        if player == CHANCE:
            return f"draw {action}" if self.inner is not None else f"deal {action}"
        return self.table.rules.describe_action(action).text

    def returns(self) -> list[float]:
        """Return 1 for the only winner, 0 for shared first places, -1 for others, at the end."""
        if not self.is_terminal():
            return [0.0] * self.table.seats
        return self.table.rewards.final(self.inner)

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a seat may know, as text."""
        seat = self.current_player() if player is None else player
        if self.inner is None:
            return f"seat {seat}: before the deal"
        text = self.table.rules.format_view(self.table.rules.observe(self.inner, seat))
        return text if self.pending is None else f"{text}\nbefore a draw"

    def observation_string(self, player: int | None = None) -> str:
        """Return the same."""
        return self.information_state_string(player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Return what a seat may know, as a row of numbers; zeros before the deal."""
        seat = self.current_player() if player is None else player
        if self.inner is None:
            return [0.0] * self.table.encoding.size
        self.table.encoding.encode_into(self.inner, seat, self.table.row)
        row: list[float] = self.table.row.tolist()
        return row

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return the same."""
        return self.information_state_tensor(player)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> CoatlState:
        """Return a state with another deal that fits what a seat may know."""
        rules = self.table.rules
        quick = self.table.quick if sampler is None else QuickChance(int(sampler() * (1 << 32)))
        other = CoatlState(self.get_game())
        other.inner = rules.prepare(rules.observe(self.inner, player)).sample(quick)
        if self.pending is not None:
            other.pending = self.pending
            other.advance()
        return other

    def clone(self) -> CoatlState:
        """Return an independent copy."""
        other = CoatlState(self.get_game())
        other.inner = None if self.inner is None else self.inner.clone()
        other.pending = self.pending
        other.drawn = self.drawn.copy()
        other.outcomes = self.outcomes
        return other

    def __deepcopy__(self, memo: Any) -> CoatlState:
        return self.clone()

    def __str__(self) -> str:
        if self.inner is None:
            return f"{self.table.rules.title}: before the deal"
        return self.table.rules.format_view(self.table.rules.observe(self.inner, None))


class Observer:
    """Writes what a seat may know for OpenSpiel's `make_observation`."""

    def __init__(self, game: CoatlGame) -> None:
        self.tensor = np.zeros(game.table.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CoatlState, player: int) -> None:
        """Write the row of a seat."""
        self.tensor[:] = state.information_state_tensor(player)

    def string_from(self, state: CoatlState, player: int) -> str:
        """Return what a seat may know as text."""
        return state.information_state_string(player)


def _make_type(name: str, most: int) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"coatl_{name}",
        long_name=get_game(name).title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=1 if most == 1 else 2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": 0, "options": "", "seed": 0},
    )


TYPES = {name: _make_type(name, most) for name, most in (("board", 4), ("cards", 4), ("carl", 1))}


# Classes, as OpenSpiel keeps what makes a game beyond the end of Python, where a function is gone.


class BoardGame(CoatlGame):
    """The board game."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("board", parameters or {})


class CardGame(CoatlGame):
    """The card game."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("cards", parameters or {})


class CarlGame(CoatlGame):
    """The solo match against CARL."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("carl", parameters or {})


for _name, _class in (("board", BoardGame), ("cards", CardGame), ("carl", CarlGame)):
    pyspiel.register_game(TYPES[_name], _class)
