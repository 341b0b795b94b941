"""Ways to play the rest of a turn, each played out to the end in the same sampled games."""

from __future__ import annotations

from collections.abc import Sequence

from coatl.bots.advice import WholeTurn
from coatl.bots.base import Meter
from coatl.bots.cards.forecast import Forecast
from coatl.bots.cards.policy import Policy
from coatl.bots.cards.streams import Streams
from coatl.cards.belief import Belief
from coatl.cards.state import State
from coatl.core.chance import QuickChance, RecordingChance
from coatl.core.game import turn_of


def whole_turn(policy: Policy, state: State, steps: Sequence[int]) -> WholeTurn:
    """Return steps with what the policy would do after them, up to the turn's end or a draw."""
    state = state.clone()
    seat, turn = state.turn, turn_of(state)
    chance = RecordingChance(QuickChance(1))
    waiting = list(steps)
    done: list[int] = []
    policy.judge.count_all(state)
    while seat in state.acting and turn_of(state) == turn and not chance.outcomes:
        step = waiting.pop(0) if waiting else policy.choose(state, seat)
        policy.step(state, step, chance)
        done.append(step)
    return WholeTurn(tuple(done), state.to_bytes())


def play_out(
    belief: Belief,
    policy: Policy,
    plans: Sequence[Sequence[int]],
    seat: int,
    games: int,
    quick: QuickChance,
    meter: Meter,
) -> list[Forecast]:
    """Play plans and what follows to the end, all in the same deals with the same coming draws.

    The first game is played whatever the meter says.
    """
    forecasts = [Forecast() for _ in plans]
    sample, state = State(belief.base.options), State(belief.base.options)
    streams = Streams()
    for number in range(games):
        if number and not meter.grant(1):
            break
        belief.sample_into(sample, quick)
        sample.competition = 2  # the present competition is all that counts
        seed = quick.below(1 << 29)
        for plan, forecast in zip(plans, forecasts, strict=True):
            state.copy_from(sample)
            streams.restart(seed)
            _play(forecast, state, policy, plan, seat, streams)
    return forecasts


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
