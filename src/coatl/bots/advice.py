"""What a bot thinks of a position, as data: hints, reviews and reasons are made from it.

A turn is judged as a whole. Every way to play the rest of it that is told of was played out in the
same sampled games, so their numbers can be compared, and the one number means one thing: the points
that the seat has at the end of these games, on average.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

ABOUT_AS_GOOD = 1
"""So many points are no difference that these games could tell."""


class WholeTurn(NamedTuple):
    """The steps of a turn as far as they can be foreseen, and the state after them as bytes.

    Turns that end alike are the same turn in another order.
    """

    steps: tuple[int, ...]
    end: bytes


@dataclass(frozen=True, slots=True)
class Proposal:
    """A way to play the rest of a turn, and where it leads."""

    steps: tuple[int, ...]
    """Actions, as far as they can be foreseen: up to the end of the turn or the first draw."""
    points: float
    """The seat's mean final points."""
    value: float = 0.5
    """The share of these games that the seat won."""

    @property
    def action(self) -> int:
        """The action that it begins with."""
        return self.steps[0]


@dataclass(frozen=True, slots=True)
class Hope:
    """Points expected from one card, a Prophecy or a Temple: how likely, and how many."""

    card: str
    chance: float
    points: float
    """Mean points of the games in which it scores at all."""


@dataclass(frozen=True, slots=True)
class Fear:
    """Something another player may do."""

    kind: str
    """`ends` (finishes the game), `takes` (a piece or card wanted here), `steals`, `leads`."""
    seat: int
    """Whose doing it is; -1 is CARL."""
    chance: float
    what: str = ""
    """The piece (`RB`, `<K`, `K>`) or card id it is about, if any."""


@dataclass(frozen=True, slots=True)
class Reason:
    """The card that speaks most for the best proposal: it brings more than with the next one."""

    card: str
    points: float
    """Mean points it brings in the end with the best proposal."""
    instead: float
    """And with the next best."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Ways to play the rest of a turn, the most points first, and what speaks for the first."""

    level: str
    proposals: tuple[Proposal, ...]
    hopes: tuple[Hope, ...] = ()
    fears: tuple[Fear, ...] = ()
    reason: Reason | None = None
    iterations: int = 0
    """How many simulations it rests on."""
    done: int = 0
    """How many steps of the proposals have been taken already (see `counsel.py`)."""
    played: Proposal | None = None
    """What was asked about besides, judged in the same games."""

    @property
    def best(self) -> Proposal:
        """What the bot proposes."""
        return self.proposals[0]

    @property
    def action(self) -> int:
        """The next action of the best proposal."""
        return self.best.steps[self.done]

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data, ready for JSON."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Advice:
        """Return the advice that `to_data` wrote, as read from JSON."""
        reason, played = data["reason"], data["played"]
        return cls(
            level=data["level"],
            proposals=tuple(_proposal(each) for each in data["proposals"]),
            hopes=tuple(Hope(**each) for each in data["hopes"]),
            fears=tuple(Fear(**each) for each in data["fears"]),
            reason=None if reason is None else Reason(**reason),
            iterations=data["iterations"],
            done=data["done"],
            played=None if played is None else _proposal(played),
        )


def _proposal(data: dict[str, Any]) -> Proposal:
    return Proposal(tuple(data["steps"]), data["points"], data["value"])


def distinct(turns: Iterable[WholeTurn], most: int) -> list[int]:
    """Return which of some turns end differently from all before them, at most so many."""
    found: list[int] = []
    ends: set[bytes] = set()
    for number, turn in enumerate(turns):
        if turn.end not in ends:
            ends.add(turn.end)
            found.append(number)
        if len(found) == most:
            break
    return found
