# cython: boundscheck=False, wraparound=False
"""A seat's view of the card game, or of the match against CARL, as a row of numbers."""

from __future__ import annotations

from coatl.cards.actions import ACTION_COUNT
from coatl.cards.holder import Holder
from coatl.cards.layout import EDGE, LENGTH, Layout
from coatl.cards.options import CarlOptions, Options
from coatl.cards.patterns import find_fitting, god_of
from coatl.cards.position import Position
from coatl.cards.seat import Seat
from coatl.cards.serpent import Serpent
from coatl.core.base_state import BaseState
from coatl.core.encoding import BaseEncoding

VERSION = 1

LEFT_OUT = (
    "in which place of the supply a Prophecy lies",
    "the order in which Prophecies came to a seat",
)
LEFT_OUT_SOLO: tuple[str, ...] = ()


class Spread:
    """A byte with its bits apart: one in each byte of a larger number."""

    bits: list[int]

    def __init__(self) -> None:
        self.bits = [0] * 256
        for byte in range(256):
            self.bits[byte] = self.bits[byte >> 1] * 256 + (byte & 1)


SPREAD = Spread()


class CardEncoding(BaseEncoding):
    """How positions of the card game and of the solo match are written as rows of numbers."""

    cards: int
    is_solo: bool

    def __init__(self, options: Options) -> None:
        layout = Layout(options)
        is_solo = isinstance(options, CarlOptions)
        BaseEncoding.__init__(
            self,
            "carl" if is_solo else "cards",
            options,
            VERSION,
            ACTION_COUNT,
            options.seats,
            layout.fields,
            LEFT_OUT_SOLO if is_solo else LEFT_OUT,
        )
        self.cards = len(layout.cards)
        self.is_solo = is_solo

    def __reduce__(self) -> tuple[type[CardEncoding], tuple[Options]]:
        """Pickle and copy by way of the options; buffers that were written into stay behind."""
        return CardEncoding, (self.options,)

    def write(self, state: BaseState, seat: int) -> None:
        """Write the row of a seat, from what it may know (C11)."""
        self.begin()
        self._write_position(state, seat)  # type: ignore[arg-type]

    def _write_position(self, position: Position, seat: int) -> None:
        self._write_table(position, seat)
        for i in range(self.seat_count):
            self._write_seat(position.seats[(seat + i) % self.seat_count], seat)
        if self.is_solo:
            self._write_carl(position)

    def _write_table(self, position: Position, seat: int) -> None:
        self.put_one(seat, self.seat_count)
        self.put_one(position.phase, 7)
        self.put_one((position.turn - seat + self.seat_count) % self.seat_count, self.seat_count)
        self.put_one(position.round - 1, 6)
        self.put(position.last_round)
        self.put(position.plays_left)
        self.put_one(position.revealed, 10)
        self.put_one(position.ending, 5)
        self.put(position.feathers.total)
        self.put_bag(position.feather_discard, 10)
        self.put_bag(position.placed, 10)
        self.put(position.prophecies.total)
        for i in range(3):
            if i < position.supply_size:
                self.values[self.at + position.supply[i]] = 1
            if self.is_solo:
                self.at += self.cards
        if not self.is_solo:
            self.at += self.cards
            self.put_one(position.temple, 6)
        self.put_all(position.gain, self.cards)
        player = position.seats[seat]
        self.put_all(player.hand, 10)

    def _write_seat(self, player: Seat, seat: int) -> None:
        self.put(player.hand_size)
        self.put(player.is_scored)
        self.put(player.points)
        self.put(player.objectives)
        self.put(player.secured)
        if self.is_solo:
            self.put(player.stolen_from)
        else:
            for i in range(self.seat_count):
                other = (seat + i) % self.seat_count
                self.put((player.stolen_from >> other) & 1)
        self._write_row(player.serpent)
        self._write_held(player.held)

    def _write_row(self, serpent: Serpent) -> None:
        row = self.values  # read once: what is written through bytes might be any field
        at = self.at
        length = serpent.length
        row[at] = length
        row[at + 1] = serpent.has_head
        row[at + 2] = serpent.has_tail
        at += 3
        for i in range(length):
            row[at + i * 6 + serpent.colours[i]] = 1
            row[at + i * 6 + 5] = serpent.stacks[i]
        at += 6 * LENGTH
        for i in range(EDGE):
            place = length - 1 - i
            if place >= 0:
                row[at + serpent.colours[place]] = 1
                row[at + 5] = serpent.stacks[place]
            at += 6
        self._write_shows(serpent, at)
        self.at = at + self.cards

    def _write_shows(self, serpent: Serpent, at: int) -> None:
        """Count where the patterns of the forty Prophecies begin: eight counters in one number."""
        row = self.values
        first = second = third = fourth = fifth = 0
        for place in range(serpent.length):
            fitting = find_fitting(serpent, place)
            first += SPREAD.bits[fitting & 255]
            second += SPREAD.bits[(fitting >> 8) & 255]
            third += SPREAD.bits[(fitting >> 16) & 255]
            fourth += SPREAD.bits[(fitting >> 24) & 255]
            fifth += SPREAD.bits[(fitting >> 32) & 255]
        for i in range(8):
            row[at + i] = (first >> (8 * i)) & 255
            row[at + 8 + i] = (second >> (8 * i)) & 255
            row[at + 16 + i] = (third >> (8 * i)) & 255
            row[at + 24 + i] = (fourth >> (8 * i)) & 255
            row[at + 32 + i] = (fifth >> (8 * i)) & 255

    def _write_held(self, held: Holder) -> None:
        row = self.values
        at = self.at
        cards = self.cards
        for i in range(held.count):
            row[at + held.levels[i] * cards + held.cards[i]] = 1
        at += 4 * cards
        if self.is_solo:
            for i in range(held.count):
                row[at + held.cards[i]] = i + 1
            at += cards
        self.at = at

    def _write_carl(self, position: Position) -> None:
        self._write_held(position.carl)
        self.put(position.carl_points)
        self.put(position.competition)
        self.put_bag(position.actions, 4)
        for card in range(self.cards):
            if position.faces.counts[card] > 0:
                self.values[self.at + god_of(card)] += position.faces.counts[card]
        self.at += 4
        self.put_bag(position.lost, self.cards)
        self.put_bag(position.pending, self.cards)
        self.put(position.first_points)
        self.put(position.first_carl_points)
