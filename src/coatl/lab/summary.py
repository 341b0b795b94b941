"""What the games of a contest came to: win rates, scores, ranks, times and comparisons of two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from statistics import fmean, pstdev
from typing import Any

from coatl.lab.contest import Contest, Played
from coatl.lab.ratings import Rating, rate_bots
from coatl.lab.statistics import Estimate, estimate_rate, quantile

_QUANTILES = {"min": 0.0, "q10": 0.1, "q25": 0.25, "median": 0.5, "q75": 0.75, "q90": 0.9, "max": 1}


@dataclass(frozen=True, slots=True)
class BotSummary:
    """How one bot did in all its games."""

    name: str
    wins: Estimate
    """The share of games won; a shared victory is split."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    ms_per_turn: float
    max_ms_per_turn: float
    rating: Rating | None = None

    @property
    def mean_score(self) -> float:
        """Its mean points."""
        return fmean(self.scores)

    @property
    def mean_rank(self) -> float:
        """Its mean rank; 1 is the best."""
        return fmean(self.ranks)

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data, ready for JSON."""
        rating = self.rating
        return {
            "name": self.name,
            "games": len(self.scores),
            "win_rate": _short(self.wins.mean),
            "ci95": _interval(self.wins),
            "mean_score": _short(self.mean_score),
            "mean_rank": _short(self.mean_rank),
            "ms_per_turn": round(self.ms_per_turn, 3),
            "max_ms_per_turn": round(self.max_ms_per_turn, 3),
            "score_sd": _short(pstdev(self.scores)),
            "score_quantiles": {
                name: _short(quantile(self.scores, share)) for name, share in _QUANTILES.items()
            },
            "ranks": {str(rank): count for rank, count in sorted(Counter(self.ranks).items())},
            "rating": rating and {"mu": _short(rating.mu), "sigma": _short(rating.sigma)},
        }


@dataclass(frozen=True, slots=True)
class PairSummary:
    """How one bot did against another: the share of games in which it ranked better."""

    games: int
    draws: int
    better: Estimate

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data, ready for JSON."""
        return {
            "games": self.games,
            "win_rate": _short(self.better.mean),
            "ci95": _interval(self.better),
            "draws": self.draws,
        }


@dataclass(frozen=True, slots=True)
class Summary:
    """All tables of a contest, or of a part of it."""

    bots: tuple[BotSummary, ...]
    """By mean rank, the best first."""
    pairs: Mapping[tuple[str, str], PairSummary]
    games: int
    endings: Counter[str] = field(default_factory=Counter)
    winner_mean_score: float | None = None
    first_seat_win_rate: float | None = None
    """How often the first player won, whoever it was; nothing in a solo match."""

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data, ready for JSON."""
        first, winners = self.first_seat_win_rate, self.winner_mean_score
        return {
            "bots": [bot.to_data() for bot in self.bots],
            "pairs": {f"{a}>{b}": pair.to_data() for (a, b), pair in self.pairs.items()},
            "games": self.games,
            "endings": dict(sorted(self.endings.items())),
            "winner_mean_score": None if winners is None else _short(winners),
            "first_seat_win_rate": None if first is None else _short(first),
        }


def summarise(contest: Contest, games: Sequence[Played]) -> Summary:
    """Return the tables of some games of a contest; bots without a game are left out."""
    is_solo = contest.seats == 1
    ratings = None if is_solo else rate_bots(contest.names, games)
    bots = [
        _summarise_bot(name, games, None if ratings is None else ratings[name])
        for name in contest.names
        if any(name in game.seating for game in games)
    ]
    winners = [
        score
        for game in games
        for score, share in zip(game.scores, game.shares, strict=True)
        if share
    ]
    tables = _rank_tables(games, is_solo=is_solo)
    pairs = {(a, b): compare(tables, a, b) for a, b in permutations(contest.names, 2)}
    return Summary(
        tuple(sorted(bots, key=lambda bot: (bot.mean_rank, -bot.mean_score))),
        {key: pair for key, pair in pairs.items() if pair.games},
        len(games),
        Counter(game.ending for game in games),
        fmean(winners) if winners else None,
        None if is_solo or not games else fmean(game.shares[0] for game in games),
    )


def _summarise_bot(name: str, games: Sequence[Played], rating: Rating | None) -> BotSummary:
    groups: dict[int, list[float]] = {}
    scores, ranks = [], []
    turns, ms, longest = 0, 0.0, 0.0
    for game in games:
        if name not in game.seating:
            continue
        seat = game.seating.index(name)
        groups.setdefault(game.group, []).append(game.shares[seat])
        scores.append(game.scores[seat])
        ranks.append(game.ranks[seat])
        turns += game.turns[seat]
        ms += game.ms[seat]
        longest = max(longest, game.longest_ms[seat])
    wins = estimate_rate(list(groups.values()))
    time = ms / turns if turns else 0.0
    return BotSummary(name, wins, tuple(scores), tuple(ranks), time, longest, rating)


RankTable = tuple[int, Mapping[str, int]]
"""A number of a group, and the ranks of bots that can be compared."""


def meeting_tables(games: Iterable[Played]) -> list[RankTable]:
    """Return the ranks of bots that played each other."""
    return [(game.group, dict(zip(game.seating, game.ranks, strict=True))) for game in games]


def _rank_tables(games: Iterable[Played], *, is_solo: bool) -> list[RankTable]:
    """Return what can be compared: ranks in one game, or in solo matches with the same seed."""
    if not is_solo:
        return meeting_tables(games)
    matches: dict[tuple[str, int], dict[str, int]] = {}
    for game in games:
        matches.setdefault((game.options, game.group), {})[game.seating[0]] = game.ranks[0]
    return [(group, ranks) for (_, group), ranks in matches.items()]


def compare(
    tables: Iterable[RankTable], one: str, other: str, confidence: float = 0.95
) -> PairSummary:
    """Compare two bots wherever both have a rank; a draw counts half."""
    groups: dict[int, list[float]] = {}
    draws = 0
    for group, ranks in tables:
        if one in ranks and other in ranks:
            gap = ranks[other] - ranks[one]
            draws += gap == 0
            groups.setdefault(group, []).append(1.0 if gap > 0 else 0.5 if gap == 0 else 0.0)
    better = estimate_rate(list(groups.values()), confidence)
    return PairSummary(sum(map(len, groups.values())), draws, better)


def _interval(estimate: Estimate) -> list[float]:
    return [_short(estimate.low), _short(estimate.high)]


def _short(number: float) -> float:
    return round(number, 4)
