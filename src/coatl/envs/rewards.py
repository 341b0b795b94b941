"""What a seat is paid for: by itself for winning, otherwise for points."""

from __future__ import annotations

from typing import Any

from coatl.core.errors import OptionError
from coatl.core.game import State

KINDS = ("outcome", "margin", "shaped")
SHAPED = 0.01
"""What a point of the margin is worth before the end."""


class Rewards:
    """How games are paid for.

    - `outcome`: at the end 1 for the only winner, 0 for those who share the first place, -1 for all
      others. Against CARL 1 for a match that is won, otherwise -1.
    - `margin`: at the end a seat's points minus those of the best other seat, or of CARL.
    - `shaped`: `outcome`, and with every step a hundredth of what it changes of the margin.
    """

    def __init__(self, kind: str = "outcome") -> None:
        if kind not in KINDS:
            raise OptionError(f"unknown rewards {kind!r}: expected {', '.join(KINDS)}")
        self.kind = kind
        self.is_shaped = kind == "shaped"

    def final(self, state: State) -> list[float]:
        """Return what each seat gets for the end of a game."""
        if self.kind == "margin":
            return self.margins(state)
        if state.seat_count > 1:
            scores = state.scores()
            best = max(scores)
            if scores.count(best) == 1:  # what breaks ties need not be asked for
                return [1.0 if score == best else -1.0 for score in scores]
        standings = state.result().standings
        first = [standing.rank for standing in standings].count(1)
        return [
            (1.0 if first == 1 else 0.0) if standing.rank == 1 else -1.0 for standing in standings
        ]

    def standing(self, state: State) -> list[float]:
        """Return how each seat stands; what a step changes of it is paid, if shaped."""
        return [SHAPED * margin for margin in self.margins(state)]

    def margins(self, state: State) -> list[float]:
        """Return by how many points each seat leads, as if the game ended now."""
        if state.seat_count == 1:  # the automaton's points are the tie-break of the one seat
            (only,) = state.result().standings
            return [float(only.score - only.tie_breaks[0])]
        scores = state.scores()
        return [
            float(own - max(other for j, other in enumerate(scores) if j != i))
            for i, own in enumerate(scores)
        ]


def make_options(game: Any, seats: int | None, options: dict[str, Any]) -> Any:
    """Return a game's options from keywords: `sacrifice=True`, `personality="greedy"`."""
    words = []
    for name, value in options.items():
        word = name.replace("_", "-")
        if value is True:
            words.append(word)
        elif value is not False and value is not None:
            words.append(f"{word}={value}")
    return game.parse_options(" ".join(words), seats)
