"""From sums to findings: effects with intervals that hold for all cards at once.

Every game has a seed of its own, so games are independent and holders are compared with the other
seats of the same game. Intervals are widened for the number of cards (Bonferroni: all of them hold
together in 95 of 100 studies), and p-values are corrected by Holm's method.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any

from coatl.lab.balance.facts import MEASURES
from coatl.lab.balance.study import Contrast, Study, Sums
from coatl.lab.statistics import FEW, wilson_interval

CONFIDENCE = 0.95
FEWEST = 30
"""With fewer games to compare, nothing is said about an effect."""


def find_all(study: Study) -> dict[str, Any]:
    """Return everything a study found as plain data, ready for JSON."""
    plan = study.plan
    return {
        "game": plan.game,
        "options": plan.options,
        "bots": list(plan.specs),
        "budget": plan.budget,
        "seed": plan.seed,
        "games": study.games,
        "seats": [_describe_seat(study, seat) for seat in range(len(study.seats))],
        "length": _describe_lengths(study),
        "endings": {
            ending: {"games": count, "share": _short(count / study.games)}
            for ending, count in study.endings.most_common()
        },
        "cards": _describe_cards(study),
        "kinds": _describe_kinds(study),
        "carl": {name: _short(count / study.games) for name, count in sorted(study.carl.items())},
    }


def _describe_seat(study: Study, seat: int) -> dict[str, Any]:
    wins, scores = study.seats[seat], study.scores[seat]
    low, high = _share_interval(wins)
    return {
        "seat": seat,
        "win_rate": _short(mean(wins)),
        "ci95": [_short(low), _short(high)],
        "points": _short(mean(scores)),
        "points_sd": _short(spread(scores)),
    }


def _describe_lengths(study: Study) -> dict[str, Any]:
    ordered = sorted(study.lengths.elements())
    places = {"min": 0.0, "q10": 0.1, "median": 0.5, "q90": 0.9, "max": 1.0}
    return {
        "decisions": _short(sum(ordered) / len(ordered)),
        "turns": _short(mean(study.turns)),
        "quantiles": {name: ordered[int(at * (len(ordered) - 1))] for name, at in places.items()},
        "counts": {str(length): study.lengths[length] for length in sorted(study.lengths)},
    }


def _describe_cards(study: Study) -> dict[str, Any]:
    effects = {
        measure: correct(
            {
                card: find_effect(sums.contrasts[measure], study)
                for card, sums in study.cards.items()
            }
        )
        for measure in MEASURES
    }
    told: dict[str, Any] = {}
    for card in sorted(study.cards):
        sums = study.cards[card]
        held = {measure: sums.contrasts[measure].held for measure in MEASURES}
        told[card] = {
            **{measure: _short(held[measure] / study.games) for measure in MEASURES},
            "points": _short(sums.points / study.games),
            "points_completed": _short(sums.points / held["completed"]) if held["completed"] else 0,
            "completed_taken": _short(held["completed"] / held["taken"]) if held["taken"] else 0,
            "effects": {measure: effects[measure][card] for measure in MEASURES},
        }
    return told


def _describe_kinds(study: Study) -> dict[str, Any]:
    effects = correct({kind: find_effect(each, study) for kind, each in study.kinds.items()})
    seats = study.games * len(study.seats)
    return {
        kind: {
            "uses": _short(study.uses[kind] / seats),
            "used": _short(study.kinds[kind].held / seats),
            "effect": effects[kind],
        }
        for kind in sorted(study.kinds)
    }


Effect = dict[str, Any]


def find_effect(contrast: Contrast, study: Study) -> Effect:
    """Return how much more of the victory holders have, and how sure that is."""
    if len(study.seats) == 1:
        gap, error, count = _compare_matches(contrast)
    else:
        gap, error, count = _compare_seats(contrast, [mean(sums) for sums in study.seats])
    found: Effect = {
        "games": count,
        "with": _rate(contrast.held_wins, contrast.held),
        "without": _rate(contrast.other_wins, contrast.others),
        "difference": None,
    }
    if count >= FEWEST and error > 0:
        score = abs(gap) / error
        found |= {"difference": gap, "error": error, "p": 2 * (1 - NormalDist().cdf(score))}
    return found


def _compare_seats(contrast: Contrast, usual: Sequence[float]) -> tuple[float, float, int]:
    """Return the mean gap inside games, with every seat's usual share taken off, and its error."""
    count, total, squares = 0, 0.0, 0.0
    for mask, sums in contrast.by_seats.items():
        having = [share for seat, share in enumerate(usual) if mask >> seat & 1]
        lacking = [share for seat, share in enumerate(usual) if not mask >> seat & 1]
        off = sum(having) / len(having) - sum(lacking) / len(lacking)
        count += sums.count
        total += sums.total - sums.count * off
        squares += sums.squares - 2 * off * sums.total + sums.count * off * off
    if count < 2:
        return 0.0, 0.0, count
    gap = total / count
    return gap, sqrt(max(0.0, squares / count - gap * gap) / (count - 1)), count


def _compare_matches(contrast: Contrast) -> tuple[float, float, int]:
    """Return how matches with it differ from matches without; every match has its own seed."""
    one, other = contrast.by_seats.get(1, Sums()), contrast.by_seats.get(0, Sums())
    if min(one.count, other.count) < 2:
        return 0.0, 0.0, 0
    error = sqrt(spread(one) ** 2 / one.count + spread(other) ** 2 / other.count)
    return mean(one) - mean(other), error, min(one.count, other.count)


def correct(effects: Mapping[str, Effect]) -> dict[str, Effect]:
    """Return the effects with intervals and p-values that hold for all of them together."""
    tested = sorted((key for key in effects if "p" in effects[key]), key=lambda k: effects[k]["p"])
    reach = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / max(1, len(tested)))
    told = {key: dict(effect) for key, effect in effects.items()}
    worst = 0.0
    for place, key in enumerate(tested):
        effect = told[key]
        gap, error = effect["difference"], effect.pop("error")
        worst = max(worst, min(1.0, effect.pop("p") * (len(tested) - place)))
        effect |= {
            "difference": _short(gap),
            "interval": [_short(gap - reach * error), _short(gap + reach * error)],
            "p_corrected": _short(worst),
            "clear": abs(gap) > reach * error,
        }
    return told


def compare_studies(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Return what changed from one study to another, paired by seed where that can be done."""
    names = ("first_seat", "points", "decisions")
    pairs = list(zip(one["samples"], other["samples"], strict=False))
    changes: dict[str, Any] = {}
    for place, name in enumerate(names):
        sums = Sums()
        for mine, theirs in pairs:
            sums.add(mine[place] - theirs[place])
        low, high = _interval(sums)
        changes[name] = {"change": _short(mean(sums)), "ci95": [_short(low), _short(high)]}
    cards = {}
    for card in sorted(one["cards"].keys() | other["cards"].keys()):
        mine, theirs = one["cards"].get(card), other["cards"].get(card)
        cards[card] = {
            key: [each[key] if each else None for each in (theirs, mine)]
            for key in ("taken", "completed", "points")
        }
    return {"against": other["options"], "pairs": len(pairs), "changes": changes, "cards": cards}


def mean(sums: Sums) -> float:
    """Return the mean of what was added up."""
    return sums.total / sums.count if sums.count else 0.0


def spread(sums: Sums) -> float:
    """Return its standard deviation."""
    if sums.count < 2:
        return 0.0
    middle = mean(sums)
    rest = max(0.0, sums.squares / sums.count - middle * middle)
    return sqrt(rest * sums.count / (sums.count - 1))


def _interval(sums: Sums) -> tuple[float, float]:
    middle, error = mean(sums), spread(sums) / sqrt(max(1, sums.count))
    reach = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * error
    return middle - reach, middle + reach


def _share_interval(sums: Sums) -> tuple[float, float]:
    """Return the interval of values from 0 to 1; where nearly all agree, spread says too little."""
    middle = mean(sums)
    if sums.count and min(middle, 1 - middle) * sums.count < FEW:
        return wilson_interval(middle, sums.count, CONFIDENCE)
    low, high = _interval(sums)
    return max(0.0, low), min(1.0, high)


def _rate(wins: float, seats: int) -> float | None:
    return _short(wins / seats) if seats else None


def _short(number: float) -> float:
    return round(number, 4)
