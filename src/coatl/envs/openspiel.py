"""The games for OpenSpiel: importing this registers `coatl_board`, `coatl_cards`, `coatl_carl`.

Options are parameters of a game: `pyspiel.load_game("coatl_board", {"seats": 3, "options":
"sacrifice promo"})`. The deal, and every action that draws, is followed by a chance node with one
outcome, whose draws are sampled ("sampled stochastic"); the parameter `seed` says which they are.
Information states are what a view keeps: all that matters for the deals that fit, but not the
order of everything that has happened. `resample_from_infostate` samples such a deal, as IS-MCTS
asks for it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from coatl.core.chance import Chance, QuickChance
from coatl.core.registry import get_game
from coatl.envs.rewards import Rewards

MAX_DECISIONS = 20_000
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class _Noted(Exception):
    """Raised by a draw that was only tried."""


class _NoChance(Chance):
    """Notices that something would be drawn."""

    def draw(self, source: int, bag: Any) -> int:
        """Stop what would draw."""
        raise _Noted


class CoatlGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with options."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        self.name = name
        seats = int(parameters.get("seats", 0)) or None
        self.rules = get_game(name)
        self.options = self.rules.parse_options(str(parameters.get("options", "")), seats)
        self.encoding = self.rules.encoding(self.options)
        self.rewards = Rewards()
        self.quick = QuickChance(int(parameters.get("seed", 0)))
        self.row = np.zeros(self.encoding.size, np.float32)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.action_count,
            max_chance_outcomes=1,
            num_players=self.rules.seat_count(self.options),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(TYPES[name], information, parameters)

    def new_initial_state(self) -> CoatlState:
        """Return a game before the deal."""
        return CoatlState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what writes observations."""
        return Observer(self)

    def information_state_tensor_shape(self) -> list[int]:
        """The shape of a row."""
        return [self.encoding.size]

    def observation_tensor_shape(self) -> list[int]:
        """The shape of a row."""
        return [self.encoding.size]


class CoatlState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, or before a chance node."""

    def __init__(self, game: CoatlGame) -> None:
        super().__init__(game)
        self.game = game
        self.inner: Any = None
        """The state; before the deal there is none."""
        self.pending: int | None = None
        """An action that draws, until its chance node is passed."""

    def current_player(self) -> int:
        """Return the seat to act, or that chance or nobody is."""
        if self.inner is None or self.pending is not None:
            return CHANCE
        seat: int = self.inner.to_act
        return TERMINAL if seat < 0 else seat

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.current_player() == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the one outcome of a chance node; what it draws is sampled."""
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions of a seat in ascending order."""
        legal: list[int] = self.inner.legal_actions(player)
        return legal

    def _apply_action(self, action: int) -> None:
        """Carry out an action, or pass a chance node."""
        if self.inner is None:
            self.inner = self.game.rules.new(self.game.options, self.game.quick)
        elif self.pending is not None:
            self.inner.apply(self.inner.to_act, self.pending, self.game.quick)
            self.pending = None
        elif self._draws(action):
            self.pending = action
        else:
            self.inner.apply(self.inner.to_act, action, NO_CHANCE)

    def _draws(self, action: int) -> bool:
        tried = self.inner.clone()
        try:
            tried.apply_unchecked(tried.to_act, action, NO_CHANCE)
        except _Noted:
            return True
        return False

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action's text."""
        if player == CHANCE:
            return "draw" if self.inner is not None else "deal"
        return self.game.rules.describe_action(action).text

    def returns(self) -> list[float]:
        """Return 1 for the only winner, 0 for shared first places, -1 for others, at the end."""
        if not self.is_terminal():
            return [0.0] * self.game.num_players()
        return self.game.rewards.final(self.inner)

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a seat may know, as text."""
        seat = self.current_player() if player is None else player
        if self.inner is None:
            return f"seat {seat}: before the deal"
        text = self.game.rules.format_view(self.game.rules.observe(self.inner, seat))
        return text if self.pending is None else f"{text}\nbefore a draw"

    def observation_string(self, player: int | None = None) -> str:
        """Return the same."""
        return self.information_state_string(player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Return what a seat may know, as a row of numbers; zeros before the deal."""
        seat = self.current_player() if player is None else player
        if self.inner is None:
            return [0.0] * self.game.encoding.size
        self.game.encoding.encode_into(self.inner, seat, self.game.row)
        row: list[float] = self.game.row.tolist()
        return row

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return the same."""
        return self.information_state_tensor(player)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> CoatlState:
        """Return a state with another deal that fits what a seat may know."""
        other = CoatlState(self.game)
        rules = self.game.rules
        other.inner = rules.prepare(rules.observe(self.inner, player)).sample(self.game.quick)
        other.pending = self.pending
        return other

    def clone(self) -> CoatlState:
        """Return an independent copy."""
        other = CoatlState(self.game)
        other.inner = None if self.inner is None else self.inner.clone()
        other.pending = self.pending
        return other

    def __deepcopy__(self, memo: Any) -> CoatlState:
        return self.clone()

    def __str__(self) -> str:
        if self.inner is None:
            return f"{self.game.rules.title}: before the deal"
        return self.game.rules.format_view(self.game.rules.observe(self.inner, None))


class Observer:
    """Writes what a seat may know for OpenSpiel's `make_observation`."""

    def __init__(self, game: CoatlGame) -> None:
        self.tensor = np.zeros(game.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CoatlState, player: int) -> None:
        """Write the row of a seat."""
        self.tensor[:] = state.information_state_tensor(player)

    def string_from(self, state: CoatlState, player: int) -> str:
        """Return what a seat may know as text."""
        return state.information_state_string(player)


NO_CHANCE = _NoChance()


def _make_type(name: str, most: int) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"coatl_{name}",
        long_name=get_game(name).title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
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
