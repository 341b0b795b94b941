"""The state of a card game or a solo match: the position with the contract's methods on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from coatl.cards.audit import check_position
from coatl.cards.codes import EMPTY, ENDINGS, OBJECTIVE_POINTS, OVER
from coatl.cards.effects import perform
from coatl.cards.legal import list_legal, offer_legal
from coatl.cards.objectives import count_objectives
from coatl.cards.options import PERSONALITIES, CardOptions, CarlOptions, Options
from coatl.cards.position import Position
from coatl.cards.refusals import refuse
from coatl.cards.seat import Seat
from coatl.core.chance import Chance
from coatl.core.choices import Choices
from coatl.core.errors import StateError
from coatl.core.events import Event
from coatl.core.reader import ByteReader
from coatl.core.results import Result, Standing, rank_seats

MAGIC = b"Cc1"
"""Marks the bytes of a state; the number is the version of their layout."""

TIE_BREAKS = ("Temple objectives", "secured Prophecies")  # C8.3


class State(Position):
    """A card game or solo match in progress, with everything that is hidden."""

    @property
    def acting(self) -> tuple[int, ...]:
        """The seat that may act now."""
        return () if self.phase == OVER else (self.turn,)

    @property
    def is_simultaneous(self) -> bool:
        """Nothing is chosen at the same time in this game."""
        return False

    def next_seat(self) -> int:
        """Return the seat that may act now, or -1 when the game is over."""
        return -1 if self.phase == OVER else self.turn

    def list_into(self, seat: int, choices: Choices) -> None:
        """Fill `choices` with the legal actions of a seat."""
        list_legal(self, seat, choices)

    def offer(self, seat: int) -> None:
        """Lay the legal actions of a seat into `offered`."""
        offer_legal(self, seat)

    def carry_out(self, seat: int, action: int, chance: Chance, events: list[Event] | None) -> None:
        """Do what a legal action does."""
        perform(self, seat, action, chance, events)

    def refuse(self, seat: int, action: int) -> NoReturn:
        """Raise the error that says why an action is not legal."""
        refuse(self, seat, action)

    def copy_from(self, other: State) -> None:
        """Become equal to `other`, reusing memory; both are of one game and number of seats."""
        if self.seat_count != other.seat_count:
            raise StateError(f"cannot copy {other.seat_count} seats into {self.seat_count}")
        self.touch()
        self.copy_position(other)

    def clone(self) -> State:
        """Return an independent copy."""
        copy = State(self.options)
        copy.copy_position(self)
        return copy

    def scores(self) -> tuple[int, ...]:
        """Return the points of each seat: fixed ones, or as if the game ended now (C8.1)."""
        return tuple(self._count(player)[0] for player in self.seats)

    def result(self) -> Result:
        """Return the ranking with the tie-breaks of C8.3; of a solo match whether it is won.

        While the game runs, everything is counted as if it ended now.
        """
        keys = [self._count(player) for player in self.seats]
        ending = ENDINGS[self.ending]
        if not self.is_solo:
            return rank_seats(keys, TIE_BREAKS, ending)
        is_fixed = self.round == self.last_round  # C10.6: thefts from CARL do not lower it then
        carl = self.carl_points if is_fixed else self.carl.points()
        points = keys[0][0]
        rank = 1 if points > carl else 2  # C10.1: CARL wins ties
        return Result((Standing(0, rank, points, (carl,)),), ("CARL's points",), ending)

    def _count(self, player: Seat) -> tuple[int, int, int]:
        """Return a seat's points, objectives and secured Prophecies (C8)."""
        if player.is_scored:
            return player.points, player.objectives, player.secured
        held = player.held
        met = 0
        if self.temple != EMPTY:
            met = count_objectives(self.temple, player.serpent, held)
        return held.points() + OBJECTIVE_POINTS[met], met, held.secured()

    def to_bytes(self) -> bytes:
        """Return the state as bytes; equal states give equal bytes."""
        values = [self.seat_count, self.personality]
        self.dump(values)
        return MAGIC + bytes(values)

    def __reduce__(self) -> tuple[Callable[[bytes], State], tuple[bytes]]:
        """Pickle and copy by way of the bytes; C arrays cannot be pickled as they are."""
        return state_from_bytes, (self.to_bytes(),)

    def check(self) -> None:
        """Raise `StateError` if a card is missing or something is not what it should be."""
        check_position(self)


def state_from_bytes(data: bytes) -> State:
    """Return the state that `to_bytes` wrote; anything else is refused."""
    if not data.startswith(MAGIC):
        raise StateError(f"these bytes are no card-game state: expected them to begin {MAGIC!r}")
    reader = ByteReader(data)
    reader.position = len(MAGIC)
    seats = reader.take(4)
    number = reader.take(len(PERSONALITIES) - 1)
    if seats == 0:
        raise StateError("state bytes name 0 seats: expected 1 to 4")
    options: Options = CarlOptions(personality=PERSONALITIES[number])
    if seats > 1:
        options = CardOptions(seats=seats)
    state = State(options)
    state.load(reader)
    reader.finish()
    state.check()
    if state.to_bytes() != data:
        raise StateError("these bytes are not how a state is written")
    return state
