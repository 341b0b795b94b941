"""From ways to play a turn that were tried out to an advice and its reason: for all games."""

from __future__ import annotations

from collections.abc import Sequence

from coatl.bots.advice import Advice, Proposal, Reason
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


def arrange(judged: Sequence[Proposal], sound: Sequence[bool], games: int) -> tuple[Proposal, ...]:
    """Return proposals by their points, the most first.

    The first one given is what the bot would choose. The best is the one with most points of those
    that are sound (as good by all that the bot knows, or winning clearly more of these games) and
    win about as often as any. What makes more points, but wins less often (it draws the game out,
    say), is no advice: it is left out.
    """
    luck = 0.5 / games**0.5
    usual = judged[0].value + luck
    good = [each for each, ok in zip(judged, sound, strict=True) if ok or each.value >= usual]
    most = max(each.value for each in good)
    best = max((e for e in good if e.value >= most - luck), key=lambda each: each.points)
    others = [each for each in judged if each is not best and each.points <= best.points]
    others.sort(key=lambda each: -each.points)
    return (best, *others)


def find_reason(best: dict[str, float], other: dict[str, float]) -> Reason | None:
    """Return the card whose mean points differ most for the better between two proposals."""
    gains = {card: points - other.get(card, 0.0) for card, points in best.items()}
    card = max(sorted(gains), key=lambda name: gains[name], default=None)
    if card is None or gains[card] < 0.5:
        return None
    return Reason(card, best[card], other.get(card, 0.0))
