"""The state of a board game: the position with the contract's methods on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from coatl.board.audit import check_position
from coatl.board.codes import ENDINGS, OVER, SETUP
from coatl.board.effects import perform
from coatl.board.legal import list_legal
from coatl.board.options import FLAGS, BoardOptions
from coatl.board.position import Position
from coatl.board.refusals import refuse
from coatl.core.chance import Chance
from coatl.core.choices import Choices
from coatl.core.errors import StateError
from coatl.core.events import Event
from coatl.core.reader import ByteReader
from coatl.core.results import Result, rank_seats

MAGIC = b"Cb2"
"""Marks the bytes of a state; the number is the version of their layout."""

TIE_BREAKS = ("cards beside complete Cóatls", "best single Cóatl")  # B13.2


class State(Position):
    """A board game in progress, with everything that is hidden."""

    @property
    def acting(self) -> tuple[int, ...]:
        """Every seat that may act now."""
        if self.phase == OVER:
            return ()
        if self.phase != SETUP:
            return (self.turn,)
        return tuple(i for i in range(self.seat_count) if self.seats[i].is_choosing)

    @property
    def is_simultaneous(self) -> bool:
        """Whether this is the set-up choice (B2.5)."""
        return self.phase == SETUP

    @property
    def round(self) -> int:
        """The board game has no rounds that matter."""
        return 0

    @property
    def competition(self) -> int:
        """Nobody competes with an automaton here."""
        return 0

    def next_seat(self) -> int:
        """Return the first seat that may act now, or -1 when the game is over."""
        if self.phase == OVER:
            return -1
        if self.phase == SETUP:
            for i in range(self.seat_count):
                player = self.seats[i]
                if player.is_choosing:
                    return i
        return self.turn

    def list_into(self, seat: int, choices: Choices) -> None:
        """Fill `choices` with the legal actions of a seat."""
        list_legal(self, seat, choices)

    def offer(self, seat: int) -> None:
        """List the legal actions of a seat in `choices`."""
        list_legal(self, seat, self.choices)

    def carry_out(self, seat: int, action: int, chance: Chance, events: list[Event] | None) -> None:
        """Do what a legal action does."""
        perform(self, seat, action, chance, events)

    def refuse(self, seat: int, action: int) -> NoReturn:
        """Raise the error that says why an action is not legal."""
        refuse(self, seat, action)

    def copy_from(self, other: State) -> None:
        """Become equal to `other`, reusing memory; both have the same number of seats."""
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
        """Return the points of each seat: closed Cóatls and golden segments (B6.5, B13.1)."""
        return tuple(player.points for player in self.seats)

    def result(self) -> Result:
        """Return the ranking with the tie-breaks of B13.2, as if the game ended now."""
        keys = []
        for player in self.seats:
            finished = player.finished[: player.finished_count]
            cards = sum(serpent.card_count + (serpent.temple != 255) for serpent in finished)
            best = max((serpent.points for serpent in finished), default=0)
            keys.append((player.points, cards, best))
        return rank_seats(keys, TIE_BREAKS, ENDINGS[self.ending])

    def to_bytes(self) -> bytes:
        """Return the state as bytes; equal states give equal bytes."""
        flags = sum(1 << i for i, flag in enumerate(FLAGS) if getattr(self.options, flag))
        values = [self.seat_count, flags]
        self.dump(values)
        return MAGIC + bytes(values)

    def __reduce__(self) -> tuple[Callable[[bytes], State], tuple[bytes]]:
        """Pickle and copy by way of the bytes; C arrays cannot be pickled as they are."""
        return state_from_bytes, (self.to_bytes(),)

    def check(self) -> None:
        """Raise `StateError` if pieces or cards are missing or a score is not what it should be."""
        check_position(self)


def state_from_bytes(data: bytes) -> State:
    """Return the state that `to_bytes` wrote; anything else is refused."""
    if not data.startswith(MAGIC):
        raise StateError(
            f"these bytes are no board-game state: expected them to begin with {MAGIC!r}"
        )
    reader = ByteReader(data)
    reader.position = len(MAGIC)
    seats = reader.take(4)
    if seats < 2:
        raise StateError(f"state bytes name {seats} seats: expected 2 to 4")
    flags = reader.take((1 << len(FLAGS)) - 1)
    chosen = {flag: bool(flags >> i & 1) for i, flag in enumerate(FLAGS)}
    state = State(BoardOptions(seats=seats, **chosen))
    state.load(reader)
    reader.finish()
    state.check()
    if state.to_bytes() != data:
        raise StateError("these bytes are not how a state is written")
    return state
