"""From ways to play a turn that were tried out to an advice: the same for all games."""

from __future__ import annotations

from coatl.bots.advice import Advice, Proposal, arrange, find_reason
from coatl.bots.base import Budget, Meter
from coatl.bots.trials import Trials


def allow_games(budget: Budget | None, most: int, share: float) -> tuple[int, Meter]:
    """Return how many games proposals may be played out in, and what they may spend.

    Of a budget in time they get a share; without a budget nothing holds them up.
    """
    if budget is None:
        return most, Budget(iterations=most).start()
    if budget.iterations is not None:
        games = max(1, min(most, budget.iterations // 4))
        return games, Budget(iterations=games, stop=budget.stop).start()
    return most, budget.share(share).start()


def conclude(level: str, trials: Trials, *, is_last_asked: bool) -> Advice:
    """Return what was tried out as an advice; the last way may have been asked about besides."""
    forecasts = trials.forecasts
    judged = [
        Proposal(turn.steps, forecast.points / forecast.games, forecast.value)
        for turn, forecast in zip(trials.turns, forecasts, strict=True)
    ]
    sound = trials.sound
    proposals = arrange(judged[: len(sound)], sound, forecasts[0].games)
    best, following = (forecasts[judged.index(each)] for each in (proposals[0], proposals[:2][-1]))
    return Advice(
        level,
        proposals,
        best.hopes(),
        best.fears(),
        find_reason(best.means(), following.means()),
        trials.iterations,
        played=judged[-1] if is_last_asked else None,
    )
