"""What can be counted in a finished board game, for the table of figures at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from coatl.board.analysis.lens_data import BoardScoresData, BoardSeatScore
from coatl.core.data import FigureData
from coatl.core.events import Event

TOKENS = {"picked", "future", "committed"}
BUILDING = {"began", "added", "fulfilled"}


def count_figures(scores: BoardScoresData, events: Sequence[Event]) -> list[FigureData]:
    """Return the figures of a game, from its scores and all that happened."""
    counted = {
        "turns": _count_turns(events, lambda _: True),
        "assembling": _count_turns(events, lambda event: event.name in BUILDING),
        "taken": _sum_pieces(events, {"took", "picked"}),
        "placed": _count_events(events, {"began", "added"}),
        "chosen": _count_events(events, {"chose", "drew"}),
        "steals": _count_events(events, {"stole"}),
        "tokens": _count_events(events, TOKENS),
        "passes": _count_events(events, {"passed"}),
    }
    figures = [
        _figure(name, [measure(seat) for seat in scores["seats"]])
        for name, measure in SCORED.items()
    ]
    for name, counts in counted.items():
        figures.append(_figure(name, [counts[seat["seat"]] for seat in scores["seats"]]))
    return figures


SCORED: dict[str, Callable[[BoardSeatScore], int]] = {
    "complete": lambda seat: len(seat["serpents"]),
    "best": lambda seat: max((each["points"] for each in seat["serpents"]), default=0),
    "longest": lambda seat: max((len(each["pieces"]) for each in seat["serpents"]), default=0),
    "paying": lambda seat: sum(1 for points in _prophecy_points(seat) if points),
    "prophecy-points": lambda seat: sum(_prophecy_points(seat)),
    "temple-points": lambda seat: sum(
        each["temple"]["paid"]["points"] for each in seat["serpents"] if each["temple"]
    ),
    "gold-points": lambda seat: seat["gold_points"],
}
"""What follows from the scores alone."""


def _prophecy_points(seat: BoardSeatScore) -> list[int]:
    """Return what each Prophecy beside a complete Cóatl pays."""
    return [card["paid"]["points"] for each in seat["serpents"] for card in each["prophecies"]]


def _figure(name: str, values: list[int]) -> FigureData:
    return {"name": f"board-{name}", "values": values, "carl": None}


def _count_events(events: Sequence[Event], names: set[str]) -> Counter[int]:
    return Counter(event.seat for event in events if event.name in names)


def _sum_pieces(events: Sequence[Event], names: set[str]) -> Counter[int]:
    sums: Counter[int] = Counter()
    for event in events:
        if event.name in names:
            sums[event.seat] += len(str(event.data["colours"]))
    return sums


def _count_turns(events: Sequence[Event], counts: Callable[[Event], bool]) -> Counter[int]:
    """Count the turns of each seat in which it did something that counts."""
    turns: Counter[int] = Counter()
    is_counted = False
    acting = -1
    for event in events:
        if event.name in ("ready", "turn"):
            acting, is_counted = event.seat, False
        elif event.seat == acting and not is_counted and counts(event):
            turns[acting] += 1
            is_counted = True
    return turns
