"""Ways to play the rest of a turn, each played out to the end in the same sampled games."""

from __future__ import annotations

from collections.abc import Sequence

from coatl.board import GAME
from coatl.board.actions import CHOOSE_DECK, TAKE_HEAD
from coatl.board.state import State
from coatl.bots.advice import WholeTurn
from coatl.bots.base import Meter
from coatl.bots.board.codes import QUICK_LIMIT
from coatl.bots.board.forecast import Forecast, ending_of
from coatl.bots.board.policy import Policy
from coatl.bots.board.search import Tree
from coatl.bots.trials import Ending
from coatl.core.chance import QuickChance, RecordingChance
from coatl.core.turns import goes_on

MOST_MOVES = 1000
"""More than a game has."""


def whole_turn(
    policy: Policy, state: State, seat: int, steps: Sequence[int], quick: QuickChance
) -> WholeTurn:
    """Return steps and what the policy would do then, until its turn ends or reveals something."""
    start, state = state, state.clone()
    chance = RecordingChance(QuickChance(1))
    waiting = list(steps)
    done: list[int] = []
    while goes_on(start, state, seat, chance.outcomes):
        if not waiting:
            policy.carrier.forget()
            waiting = policy.carrier.list_steps(state, policy.decide(state, quick))
        step = waiting.pop(0)
        state.apply(seat, step, chance)
        done.append(step)
    return WholeTurn(tuple(done), state.to_bytes())


class BoardTrials:
    """Ways to play a turn, tried out from the deals of a tree (see `coatl.bots.trials`)."""

    def __init__(
        self, tree: Tree, turns: list[WholeTurn], sound: list[bool], wanted: set[int]
    ) -> None:
        self.tree = tree
        self.turns = turns
        self.sound = sound
        self.wanted = wanted
        """Moves about what others may take: it is counted how often they do."""
        self.forecasts = [Forecast() for _ in turns]
        self.iterations = tree.iterations

    def play(
        self, games: int, meter: Meter | None = None, only: Sequence[int] | None = None
    ) -> None:
        """Play games by all ways, or only by some, with the same luck as long as they are alike."""
        tree = self.tree
        ways = range(len(self.turns)) if only is None else only
        tree.policy.assembler.limit = QUICK_LIMIT
        state = tree.state.clone()
        for number in range(games):
            if number and meter is not None and not meter.grant(1):
                break
            tree.sample()
            seed = tree.quick.below(1 << 30)
            for way in ways:
                state.copy_from(tree.state)
                quick = QuickChance(seed)
                for step in self.turns[way].steps:
                    state.apply_unchecked(tree.seat, step, quick)
                _finish(tree.policy, state, tree.seat, self.wanted, self.forecasts[way], quick)


def foretell(policy: Policy, starts: Sequence[State], quick: QuickChance) -> list[Ending]:
    """Play on from each of some states as it is, each time with other luck.

    The luck follows from the number of the game: from other states it is as alike as can be.
    """
    policy.assembler.limit = QUICK_LIMIT
    endings = []
    for start in starts:
        state = start.clone()
        policy.play_on(state, QuickChance(quick.below(1 << 30)), MOST_MOVES)
        endings.append(ending_of(state))
    return endings


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
