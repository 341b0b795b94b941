"""Ways to play the rest of a turn, tried out in the same games: hints and reviews judge by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from coatl.bots.advice import Fear, Hope, WholeTurn

if TYPE_CHECKING:
    from coatl.bots.base import Meter


class Ending(NamedTuple):
    """How one simulated game ended."""

    points: tuple[int, ...]
    """By seat; against CARL his are the last."""
    shares: tuple[float, ...]
    """By seat: 1 for a victory, a part of it for a shared one."""


def share_victory(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """Return what each seat has of a victory."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


class AnyForecast(Protocol):
    """What the games of one way came to."""

    @property
    def games(self) -> int:
        """How many."""

    @property
    def points(self) -> int:
        """Points of the seat in all of them together."""

    @property
    def value(self) -> float:
        """The share of them that was won."""

    @property
    def endings(self) -> list[Ending]:
        """The end of each game, in the order in which they were played."""

    def means(self) -> dict[str, float]:
        """Return the mean points of each card, over all games."""

    def hopes(self) -> tuple[Hope, ...]:
        """List the cards that scored, those that bring most first."""

    def fears(self) -> tuple[Fear, ...]:
        """List what others did, the likeliest first."""


class Trials(Protocol):
    """Ways to play the rest of a turn; what came of each is in `forecasts`, in the same order."""

    @property
    def turns(self) -> list[WholeTurn]:
        """The ways: first what the bot would choose, last what was asked about besides."""

    @property
    def sound(self) -> list[bool]:
        """Which of the bot's own ways are nearly as good as its choice, by all that it knows."""

    @property
    def forecasts(self) -> Sequence[AnyForecast]:
        """What came of each way so far."""

    @property
    def iterations(self) -> int:
        """How many simulations it took to find the ways."""

    def play(
        self, games: int, meter: Meter | None = None, only: Sequence[int] | None = None
    ) -> None:
        """Play more games, each by all ways or by some, with one deal and the same luck for all.

        The first game is played whatever the meter says.
        """
