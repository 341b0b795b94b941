"""One choice against the best that a strong bot finds, knowing only what the seat knew."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from coatl.bots.advice import Reason, distinct
from coatl.bots.advising import find_reason
from coatl.bots.base import Budget
from coatl.bots.levels import LevelBot
from coatl.bots.trials import Trials
from coatl.review.data import Verdict
from coatl.review.depth import Effort
from coatl.review.samples import compare, count_chances, find_width, thousandths

SLIP, MISTAKE, BLUNDER = 20, 50, 100
"""From how much lost chance on, in thousandths, a choice is called so."""
BATCH = 64
"""Games between two looks at whether the difference is clear."""
SURE = 2.0
"""How many standard errors a difference must have to count."""


class Stopped(Exception):
    """Nobody waits for the judgement any more, or something else is to be done first."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play a turn, and where it leads."""

    steps: tuple[int, ...]
    chance: float
    points: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """What was played beside the best, as far as they can be told apart; in thousandths."""

    verdict: Verdict
    played: Way
    best: Way
    loss: int = 0
    loss_error: int = 0
    points_loss: float = 0.0
    effects: list[int] = field(default_factory=list)
    why: Reason | None = None


def judge(
    bot: LevelBot,
    view: Any,
    legal: list[int],
    played: Sequence[int],
    rng: random.Random,
    effort: Effort,
    stop: Callable[[], bool] | None = None,
) -> Judgement:
    """Judge how a seat played the rest of its turn.

    All ways that the search finds are tried in the same games. The one that does best there meets
    what was played in new ones, so that its luck in the first does not count.
    """
    seat = view.seat
    _heed(stop)
    budget = Budget(iterations=effort.search, stop=stop)
    trials = bot.try_out(view, legal, rng, budget, tuple(played))
    _heed(stop)
    turns = trials.turns
    own = len(turns) - 1
    ways = distinct(turns, len(turns))
    if own not in ways:  # one of the others in another order: tried once
        own = next(way for way in ways if turns[way].end == turns[own].end)
    ways = [*(way for way in ways if way != own)][: effort.ways] + [own]
    trials.play(effort.first, only=ways)
    best = _pick(trials, ways, seat)
    if best == own:
        way = _way(trials, own, played, seat)
        verdict: Verdict = "only" if len(legal) == 1 and len(played) == 1 else "best"
        return Judgement(verdict, way, way, effects=[0] * len(view.seats))
    return _meet(trials, best, own, played, seat, effort, stop)


def _heed(stop: Callable[[], bool] | None) -> None:
    if stop is not None and stop():
        raise Stopped


def _pick(trials: Trials, ways: Sequence[int], seat: int) -> int:
    """Return the way that does best; what search thinks little of must be clearly better."""
    width = min(find_width(trials.forecasts[way].endings, seat) for way in ways)
    doubt = 0.5 / len(trials.forecasts[ways[0]].endings) ** 0.5

    def worth(way: int) -> tuple[float, float, int]:
        chance = count_chances(trials.forecasts[way].endings, width)[seat].mean
        is_sound = way >= len(trials.sound) or trials.sound[way]
        return (chance if is_sound else chance - doubt), _points(trials, way, seat), -way

    return max(ways, key=worth)


def _meet(
    trials: Trials,
    best: int,
    own: int,
    played: Sequence[int],
    seat: int,
    effort: Effort,
    stop: Callable[[], bool] | None,
) -> Judgement:
    """Let two ways meet in new games until their difference is clear, or enough was played."""
    one, other = trials.forecasts[best], trials.forecasts[own]
    first = len(one.endings)
    width = min(find_width(one.endings, seat), find_width(other.endings, seat))
    done = 0
    while done < effort.most:
        _heed(stop)
        games = min(BATCH, effort.most - done)
        trials.play(games, only=(best, own))
        done += games
        found = compare(one.endings[first:], other.endings[first:], width, seat)
        if 1000 * (found.mean + SURE * found.error) < SLIP:
            break
    loss = thousandths(found.mean)
    is_clear = loss >= SLIP and found.mean > SURE * found.error
    better, way = _way(trials, best, (), seat), _way(trials, own, played, seat)
    error = thousandths(SURE * found.error)
    if not is_clear:
        nothing = [0] * len(one.endings[0].shares)
        return Judgement("as-good", way, better, 0, error, effects=nothing)
    pairs = list(zip(one.endings[first:], other.endings[first:], strict=True))
    effects = [
        -thousandths(compare(one.endings[first:], other.endings[first:], width, each).mean)
        for each in range(len(one.endings[0].shares))
    ]
    effects[seat] = -loss
    if len(effects) == 2:
        effects[1 - seat] = loss
    points = fmean(a.points[seat] - b.points[seat] for a, b in pairs)
    why = find_reason(one.means(), other.means())
    return Judgement(_verdict(loss), way, better, loss, error, points, effects, why)


def _verdict(loss: int) -> Verdict:
    return "slip" if loss < MISTAKE else "mistake" if loss < BLUNDER else "blunder"


def _way(trials: Trials, number: int, played: Sequence[int], seat: int) -> Way:
    endings = trials.forecasts[number].endings
    chance = count_chances(endings, find_width(endings, seat))[seat].mean
    steps = tuple(played) or trials.turns[number].steps
    return Way(steps, chance, _points(trials, number, seat))


def _points(trials: Trials, number: int, seat: int) -> float:
    return fmean(ending.points[seat] for ending in trials.forecasts[number].endings)
