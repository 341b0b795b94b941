"""Who meets whom, on which seats, with which seed: nothing here depends on results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from coatl.core.errors import OptionError


@dataclass(frozen=True, slots=True)
class Meeting:
    """Bots, by name, that play each other under the same options: a pairing, if they are two."""

    names: tuple[str, ...]
    options: str


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game that is to be played.

    Games that share a number of the group share their seed, whoever plays them.
    """

    options: str
    group: int
    seating: tuple[str, ...]
    """The bots by seat."""

    @property
    def key(self) -> tuple[str, int, tuple[str, ...]]:
        """What tells this game from all others of the contest."""
        return (self.options, self.group, self.seating)


def plan_meetings(names: Sequence[str], seats: int, options: Sequence[str]) -> list[Meeting]:
    """Return every combination of as many bots as there are seats, under each set of options."""
    if len(names) < seats:
        count = f"{len(names)} bot" + ("" if len(names) == 1 else "s")
        raise OptionError(
            f"{count} for {seats} seats: name at least {seats} (a bot may be named twice)"
        )
    chosen = list(combinations(names, seats))
    return [Meeting(some, words) for words in options for some in chosen]


def rotate(names: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the seatings in which each bot sits once on each seat, in the same circle."""
    return [tuple(names[turn:]) + tuple(names[:turn]) for turn in range(len(names))]


def count_groups(games: int, seats: int) -> int:
    """Return how many groups make up at least so many games; a group has a game for each seat."""
    return -(-games // seats)


def plan_fixtures(meetings: Sequence[Meeting], first: int, last: int) -> list[Fixture]:
    """Return the games of the groups from `first` up to `last`, all meetings by turns."""
    return [
        Fixture(meeting.options, group, seating)
        for group in range(first, last)
        for meeting in meetings
        for seating in rotate(meeting.names)
    ]


def name_entrants(names: Sequence[str]) -> list[str]:
    """Return the names with a number behind those that are there already: `x`, `x#2`."""
    named: list[str] = []
    for name in names:
        number = 1
        label = name
        while label in named:
            number += 1
            label = f"{name}#{number}"
        named.append(label)
    return named
