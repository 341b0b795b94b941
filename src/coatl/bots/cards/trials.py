"""Ways to play the rest of a turn, each played out to the end in the same sampled games."""

from __future__ import annotations

from collections.abc import Sequence

from coatl.bots.advice import WholeTurn
from coatl.bots.base import Meter
from coatl.bots.cards.forecast import Forecast, ending_of
from coatl.bots.cards.policy import Policy
from coatl.bots.cards.streams import Streams
from coatl.bots.trials import Ending
from coatl.cards.belief import Belief
from coatl.cards.state import State
from coatl.core.chance import QuickChance, RecordingChance
from coatl.core.turns import goes_on


def whole_turn(policy: Policy, state: State, steps: Sequence[int]) -> WholeTurn:
    """Return steps and what the policy would do then, until its turn ends or reveals something."""
    start, state, seat = state, state.clone(), state.turn
    chance = RecordingChance(QuickChance(1))
    waiting = list(steps)
    done: list[int] = []
    policy.judge.count_all(state)
    while goes_on(start, state, seat, chance.outcomes):
        step = waiting.pop(0) if waiting else policy.choose(state, seat)
        policy.step(state, step, chance)
        done.append(step)
    return WholeTurn(tuple(done), state.to_bytes())


class CardTrials:
    """Ways to play a turn, tried out in deals that fit (see `coatl.bots.trials`)."""

    def __init__(
        self,
        belief: Belief,
        policy: Policy,
        turns: list[WholeTurn],
        sound: list[bool],
        seat: int,
        quick: QuickChance,
        iterations: int,
    ) -> None:
        self.belief = belief
        self.policy = policy
        self.turns = turns
        self.sound = sound
        self.seat = seat
        self.quick = quick
        self.iterations = iterations
        self.forecasts = [Forecast() for _ in turns]

    def play(
        self, games: int, meter: Meter | None = None, only: Sequence[int] | None = None
    ) -> None:
        """Play games by all ways, or only by some, in the same deals with the same draws."""
        ways = range(len(self.turns)) if only is None else only
        options = self.belief.base.options
        sample, state = State(options), State(options)
        streams = Streams()
        for number in range(games):
            if number and meter is not None and not meter.grant(1):
                break
            self.belief.sample_into(sample, self.quick)
            sample.competition = 2  # the present competition is all that counts
            seed = self.quick.below(1 << 29)
            for way in ways:
                state.copy_from(sample)
                streams.restart(seed)
                forecast, steps = self.forecasts[way], self.turns[way].steps
                _play(forecast, state, self.policy, steps, self.seat, streams)


def foretell(policy: Policy, starts: Sequence[State], quick: QuickChance) -> list[Ending]:
    """Play on from each of some states as it is to the end of the competition, with other luck.

    The luck follows from the number of the game: from other states it is as alike as can be.
    """
    state, streams = State(starts[0].options), Streams()
    endings = []
    for start in starts:
        state.copy_from(start)
        state.competition = 2
        streams.restart(quick.below(1 << 29))
        policy.judge.count_all(state)
        policy.play_out(state, streams, -1)
        endings.append(ending_of(state))
    return endings


def _play(
    forecast: Forecast,
    state: State,
    policy: Policy,
    plan: Sequence[int],
    seat: int,
    streams: Streams,
) -> None:
    """Play one game to its end and note it."""
    policy.judge.count_all(state)
    for action in plan:
        policy.step(state, action, streams)
    held = {card for card, _ in state.seats[seat].held.pairs()}
    policy.play_out(state, streams, seat)
    kept = forecast.note_own(state, seat)
    policy.play_out(state, streams, -1)
    forecast.note_others(state, seat, held - kept)
