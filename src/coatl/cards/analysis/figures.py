"""What can be counted in a finished card game or solo match, for the figures at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from coatl.cards.analysis.lens_data import CardScoresData, CardSeatScore
from coatl.cards.codes import CARL_SEAT
from coatl.core.data import FigureData
from coatl.core.events import Event

CARL_NAMES = {"claimed": "carl fulfilled", "upgraded": "carl upgraded", "stole": "carl stole"}
"""What CARL's doings are called; of a solo match all competitions count."""


def count_figures(scores: CardScoresData, events: Sequence[Event]) -> list[FigureData]:
    """Return the figures of a game, from its scores and all that happened."""
    carl = scores["carl"]
    figures: list[FigureData] = []

    def add(name: str, values: Sequence[int], of_carl: int | None = None) -> None:
        shown = None if carl is None else of_carl
        figures.append({"name": f"cards-{name}", "values": list(values), "carl": shown})

    def add_count(name: str, event_name: str, where: Callable[[Event], bool] = bool) -> None:
        found = [event for event in events if event.name == event_name and where(event)]
        counts = Counter(event.seat for event in found)
        other = CARL_NAMES.get(event_name)
        of_carl = None if other is None else sum(event.name == other for event in events)
        add(name, [counts[seat["seat"]] for seat in scores["seats"]], of_carl)

    held = [] if carl is None else carl["held"]
    add("prophecies", [len(seat["held"]) for seat in scores["seats"]], len(held))
    add(
        "secured",
        [sum(each["is_secured"] for each in seat["held"]) for seat in scores["seats"]],
        sum(each["is_secured"] for each in held),
    )
    add(
        "prophecy-points",
        [_prophecy_points(seat) for seat in scores["seats"]],
        None if carl is None else carl["points"],
    )
    add("temple-points", [_temple_points(seat) for seat in scores["seats"]])
    add("length", [len(seat["row"]["colours"]) for seat in scores["seats"]])
    add_count("claimed", "claimed")
    add_count("upgraded", "upgraded")
    add_count("stolen", "stole")
    lost = Counter(_victim(event) for event in events if event.name in ("stole", "carl stole"))
    add("lost", [lost[seat["seat"]] for seat in scores["seats"]], lost[CARL_SEAT])
    add_count("dropped", "dropped")
    add_count("placed", "placed")
    add_count("covering", "placed", lambda event: str(event.data["place"]).startswith("over"))
    add_count("revealed", "discarded")
    return figures


def _victim(event: Event) -> int:
    """Return who lost a Prophecy; CARL steals from the only player."""
    return 0 if event.name == "carl stole" else int(str(event.data["victim"]))


def _temple_points(seat: CardSeatScore) -> int:
    return 0 if seat["temple"] is None else seat["temple"]["points"]


def _prophecy_points(seat: CardSeatScore) -> int:
    return seat["points"] - _temple_points(seat)
