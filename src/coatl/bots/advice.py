"""What a bot thinks of a position, as data: hints, reviews and reasons are made from it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Ranked:
    """One legal action and what the bot expects of it."""

    action: int
    value: float
    """From 0 (lost) to 1 (won): the best action's is the share of games won in which it was played
    out; the others' is that, less by what search found them to be worse."""
    points: float
    """The seat's expected final points."""
    visits: int = 0
    """How many simulations it rests on, many of them cut short; 0 if it was judged without any."""


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
class Advice:
    """All legal actions, the best first, with what speaks for the best one."""

    level: str
    ranking: tuple[Ranked, ...]
    hopes: tuple[Hope, ...] = ()
    fears: tuple[Fear, ...] = ()
    iterations: int = 0
    """How many simulations it rests on."""

    @property
    def best(self) -> Ranked:
        """The action the bot would choose."""
        return self.ranking[0]

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data, ready for JSON."""
        return asdict(self)
