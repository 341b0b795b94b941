"""Par as it comes with the package: what the levels made of the deals of coming days.

It takes games to count, too many for a page or for a moment of waiting; so it is counted ahead
(`tools/par.py`), and everybody meets the same par. A day that nobody has counted gets what is usual
for its game, and says so.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median_low

from coatl.bots import LEVELS
from coatl.daily.deals import Deal
from coatl.daily.par import PAR, ParData

FILE = Path(__file__).with_name("par.json")


@dataclass(frozen=True, slots=True)
class Shipped:
    """Points of each level, the weakest first, by game and day."""

    games: dict[str, int]
    """How often each level played."""
    days: dict[str, dict[str, list[int]]]


@cache
def _load() -> Shipped:
    return read_shipped()


def read_shipped() -> Shipped:
    """Read the file."""
    data = json.loads(FILE.read_text("utf-8"))
    return Shipped(data["games"], data["days"])


def write_shipped(known: Shipped) -> None:
    """Write the file, a line a day."""
    parts = []
    for game, days in sorted(known.days.items()):
        lines = ",\n".join(f'  "{day}": {points}' for day, points in sorted(days.items()))
        parts.append(f' "{game}": {{\n{lines}\n }}')
    games, body = json.dumps(known.games), ",\n".join(parts)
    FILE.write_text(f'{{"games": {games}, "days": {{\n{body}\n}}}}\n', "utf-8")


def find_shipped_par(deal: Deal) -> ParData:
    """Return the par of a day, or what is usual where it was not counted: then of 0 games."""
    known = _load()
    days = known.days[deal.game]
    points = days.get(deal.day.isoformat())
    games = 0 if points is None else known.games[deal.game]
    if points is None:
        points = [median_low(level) for level in zip(*days.values(), strict=True)]
    names = [level.name for level in LEVELS]
    return {"games": games, "levels": names, "points": list(points), "par": points[PAR]}
