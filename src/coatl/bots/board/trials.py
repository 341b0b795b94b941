"""Ways to play the rest of a turn, each played out to the end in the same sampled games."""

from __future__ import annotations

from collections.abc import Sequence

from coatl.board import GAME
from coatl.board.actions import CHOOSE_DECK, TAKE_HEAD
from coatl.board.state import State
from coatl.bots.advice import WholeTurn
from coatl.bots.base import Meter
from coatl.bots.board.codes import QUICK_LIMIT
from coatl.bots.board.forecast import Forecast
from coatl.bots.board.policy import Policy
from coatl.bots.board.search import Tree
from coatl.core.chance import QuickChance, RecordingChance
from coatl.core.game import turn_of

MOST_MOVES = 1000
"""More than a game has."""


def whole_turn(
    policy: Policy, state: State, seat: int, steps: Sequence[int], quick: QuickChance
) -> WholeTurn:
    """Return steps with what the policy would do after them, up to the turn's end or a draw."""
    state = state.clone()
    chance = RecordingChance(QuickChance(1))
    turn = turn_of(state)
    waiting = list(steps)
    done: list[int] = []
    while seat in state.acting and turn_of(state) == turn and not chance.outcomes:
        if not waiting:
            policy.ready = -1
            waiting = policy.list_steps(state, policy.decide(state, quick))
        step = waiting.pop(0)
        state.apply(seat, step, chance)
        done.append(step)
    return WholeTurn(tuple(done), state.to_bytes())


def play_out(
    tree: Tree, plans: Sequence[tuple[int, ...]], wanted: set[int], games: int, meter: Meter
) -> list[Forecast]:
    """Play every plan out in the same games, with the same luck as long as they are alike.

    Returns for each plan what its games came to. The first game is played whatever the meter says.
    """
    policy = tree.policy
    policy.assembler.limit = QUICK_LIMIT
    forecasts = [Forecast() for _ in plans]
    state = tree.state.clone()
    for number in range(games):
        if number and not meter.grant(1):
            break
        tree.sample()
        seed = tree.quick.below(1 << 30)
        for plan, forecast in zip(plans, forecasts, strict=True):
            state.copy_from(tree.state)
            quick = QuickChance(seed)
            for step in plan:
                state.apply_unchecked(tree.seat, step, quick)
            _finish(policy, state, tree.seat, wanted, forecast, quick)
    return forecasts


def _finish(
    policy: Policy,
    state: State,
    seat: int,
    wanted: set[int],
    forecast: Forecast,
    quick: QuickChance,
) -> None:
    """Play a game to its end and note it, and what of the wanted things is taken next."""
    while state.to_act == seat:
        policy.carry_out(state, policy.decide(state, quick), quick)
    if (other := state.to_act) >= 0:
        move = policy.decide(state, quick)
        if move in wanted:
            forecast.taken[other, contested(move)] += 1
        policy.carry_out(state, move, quick)
    policy.play_on(state, quick, MOST_MOVES)
    forecast.note(state, seat)


def is_contested(move: int) -> bool:
    """Tell whether others may take what a move is about."""
    return TAKE_HEAD <= move < CHOOSE_DECK


def contested(move: int) -> str:
    """Return the piece or card that a take is about, as in its text: `take RB`, `choose P01`."""
    return GAME.describe_action(move).text.partition(" ")[2]
