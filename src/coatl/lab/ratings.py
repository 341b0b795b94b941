"""Ratings from finished games, by openskill (Plackett-Luce), which is an optional library."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec

from coatl.lab.contest import Played

NEEDS = "ratings need openskill"


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength on openskill's scale, where everybody starts at 25, and how uncertain it is."""

    mu: float
    sigma: float


def can_rate() -> bool:
    """Tell whether openskill is installed."""
    return find_spec("openskill") is not None


def rate_bots(names: Sequence[str], games: Iterable[Played]) -> dict[str, Rating] | None:
    """Rate bots by their ranks in games against each other, or return nothing without openskill.

    Bots do not grow stronger, so no uncertainty is added between games.
    """
    if not can_rate():
        return None
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for name in names}
    for game in games:
        teams = [[ratings[name]] for name in game.seating]
        after = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for name, team in zip(game.seating, after, strict=True):
            ratings[name] = team[0]
    return {name: Rating(float(rated.mu), float(rated.sigma)) for name, rated in ratings.items()}
