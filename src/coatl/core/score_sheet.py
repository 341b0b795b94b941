"""What counting the points of a real table has in common in all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from coatl.core.data import DoubtData, TieBreakData
from coatl.core.errors import OptionError
from coatl.core.results import rank_seats


def find_numbers(ids: Sequence[str], known: Sequence[str]) -> Iterator[int]:
    """Return the numbers of cards; an unknown one, or one named twice, is refused (B6.3)."""
    for place, card in enumerate(ids):
        if card not in known:
            raise OptionError("There is no such card in this game.", why="no-card", card=card)
        if card in ids[:place]:
            raise OptionError("This card is there already.", why="card-twice", card=card)
        yield known.index(card)


def find_place(place: int, among: Sequence[object], what: str) -> int:
    """Return a place in a list; one that is not there is refused."""
    if place >= len(among):
        raise OptionError("There is nothing to look at.", why="no-look", what=what)
    return place


def rank_players(
    keys: Sequence[tuple[int, ...]], names: tuple[str, ...]
) -> list[tuple[int, int, list[TieBreakData]]]:
    """Return rank, points and tie-breaks of everybody, from (points, first tie-break, ...)."""
    return [
        (
            standing.rank,
            standing.score,
            [
                {"name": name, "value": value}
                for name, value in zip(names, standing.tie_breaks, strict=True)
            ],
        )
        for standing in rank_seats(keys, names, "").standings
    ]


def doubt_copies(laid: Sequence[tuple[int, str]], copies: Callable[[str], int]) -> list[DoubtData]:
    """Doubt every card of which there are more on the table than in the box."""
    found: Counter[str] = Counter()
    doubts: list[DoubtData] = []
    for player, card in laid:
        found[card] += 1
        if found[card] == copies(card) + 1:
            doubts.append({"code": "copies", "player": player, "serpent": None, "card": card})
    return doubts
