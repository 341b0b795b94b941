"""How a game ends: standings, ranks, what tie-breaks compare; who resigned comes last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from coatl.core.errors import OptionError


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one seat ended up: rank 1 is the best, and equal ranks share a place.

    In a solo match the one seat has rank 2 if the automaton won, whose points are its tie-break.
    """

    seat: int
    rank: int
    score: int
    tie_breaks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: standings by seat, what the tie-breaks compare, the kind of ending."""

    standings: tuple[Standing, ...]
    tie_break_names: tuple[str, ...]
    ending: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share first place."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)


def rank_seats(
    keys: Sequence[tuple[int, ...]], tie_break_names: tuple[str, ...], ending: str
) -> Result:
    """Rank seats by (score, first tie-break, ...), higher is better; equal keys share a rank."""
    standings = tuple(
        Standing(seat, 1 + sum(other > key for other in keys), key[0], key[1:])
        for seat, key in enumerate(keys)
    )
    return Result(standings, tie_break_names, ending)


def rank_with_resigned(result: Result, resigned: Sequence[int]) -> Result:
    """Rank the seats that resigned after all others, the first to resign last.

    The others keep their order and share ranks as before. A solo match resigned is lost: rank 2.
    """
    if problem := resigned_problem(resigned, len(result.standings)):
        raise OptionError(problem)
    if not resigned:
        return result
    last = max(2, len(result.standings))
    ranks = {seat: last - place for place, seat in enumerate(resigned)}
    rest = [standing.rank for standing in result.standings if standing.seat not in ranks]
    standings = tuple(
        replace(s, rank=ranks.get(s.seat, 1 + sum(rank < s.rank for rank in rest)))
        for s in result.standings
    )
    return replace(result, standings=standings)


def resigned_problem(resigned: Sequence[int], seats: int) -> str:
    """Return what is wrong with a list of seats that resigned, if anything."""
    for place, seat in enumerate(resigned):
        if not 0 <= seat < seats:
            return f"seat {seat} cannot resign: the seats are 0 to {seats - 1}"
        if seat in resigned[:place]:
            return f"seat {seat} cannot resign twice"
    return ""
