# cython: boundscheck=False, wraparound=False
"""A seat's view of the board game as a row of numbers: itself first, then the others in turn."""

from __future__ import annotations

from coatl.board.actions import ACTION_COUNT
from coatl.board.codes import (
    EMPTY,
    PERFECT_PICK,
    PRIEST_COMMITMENT,
    RUNNING,
    SEE_THE_FUTURE,
    SETUP,
)
from coatl.board.layout import PLACES, Layout
from coatl.board.options import BoardOptions
from coatl.board.position import Position
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.core.base_state import BaseState
from coatl.core.encoding import BaseEncoding

VERSION = 1

LEFT_OUT = (
    "in which space of the supply a piece lies, and in which place a face-up card",
    f"the order of an unfinished Cóatl's pieces after the first {PLACES}; all are counted",
    "the order in which cards were laid beside an unfinished Cóatl",
    "the colours of a complete Cóatl, and beside which of a seat's complete Cóatls a card lies",
)


class BoardEncoding(BaseEncoding):
    """How positions of the board game are written as rows of numbers."""

    cards: int
    temples: int
    pieces: int
    bodies: int
    pairs: int
    has_tokens: bool
    has_gold: bool

    def __init__(self, options: BoardOptions) -> None:
        layout = Layout(options)
        BaseEncoding.__init__(
            self,
            "board",
            options,
            VERSION,
            ACTION_COUNT,
            options.seats,
            layout.fields,
            LEFT_OUT,
        )
        self.cards = len(layout.cards)
        self.temples = len(layout.temples)
        self.pieces = len(layout.pieces)
        self.bodies = len(layout.bodies)
        self.pairs = len(layout.pairs)
        self.has_tokens = options.sacrifice
        self.has_gold = options.feathers

    def __reduce__(self) -> tuple[type[BoardEncoding], tuple[BoardOptions]]:
        """Pickle and copy by way of the options; buffers that were written into stay behind."""
        return BoardEncoding, (self.options,)

    def write(self, state: BaseState, seat: int) -> None:
        """Write the row of a seat, from what it may know (B14)."""
        self.begin()
        self._write_position(state, seat)  # type: ignore[arg-type]

    def _write_position(self, position: Position, seat: int) -> None:
        self._write_table(position, seat)
        self._write_own(position.seats[seat])
        for i in range(self.seat_count):
            number = (seat + i) % self.seat_count
            self._write_seat(position.seats[number], position.phase == SETUP and i > 0)

    # Each of these reads `values` and `at` once: what is written through bytes might be anything,
    # so that after every number a field would have to be read again.

    def _write_table(self, position: Position, seat: int) -> None:
        row = self.values
        at = self.at
        seats = self.seat_count
        cards = self.cards
        temples = self.temples
        row[at + seat] = 1
        row[at + seats + position.phase] = 1
        at += seats + 7
        row[at + (position.turn - seat + seats) % seats] = 1
        at += seats
        row[at] = position.actions_left
        row[at + 1] = position.is_second
        row[at + 2] = position.completing
        row[at + 3] = position.passes
        row[at + 4 + position.ending] = 1
        at += 8
        if position.ending != RUNNING:
            row[at + (position.trigger - seat + seats) % seats] = 1
        at += seats
        row[at] = position.turns_left + 1
        at = _copy(row, at + 1, position.offers, 10 + self.pairs)
        at = _copy(row, at, position.head_bag.counts, 5)
        at = _copy(row, at, position.body_bag.counts, self.bodies)
        at = _copy(row, at, position.tail_bag.counts, 5)
        for i in range(6):
            if position.open[i] != EMPTY:
                row[at + position.open[i]] += 1
        at += cards
        row[at] = position.deck.total
        at = _copy(row, at + 1, position.discard.counts, cards)
        for i in range(2):
            if position.pile_top[i] < temples:
                row[at + position.pile_top[i]] = 1
            at += temples
            row[at] = position.pile_size[i]
            at += 1
        self.at = at

    def _write_own(self, player: Seat) -> None:
        row = self.values
        at = self.at
        cards = self.cards
        for i in range(player.hand_size):
            row[at + player.hand[i]] += 1
        at += cards
        for i in range(player.dealt_size):
            row[at + player.dealt[i]] += 1
        at += cards
        if player.down.total > 0:
            _copy(row, at, player.down.counts, cards)
        at += cards
        if self.has_tokens:
            at = _copy(row, at, player.late.counts, cards)
        if player.temple < self.temples:
            row[at + player.temple] = 1
        self.at = at + self.temples

    def _write_seat(self, player: Seat, is_hiding: bool) -> None:
        """Write what is visible of a seat; `is_hiding` while it chooses unseen (B2.5)."""
        row = self.values
        at = self.at
        hand = player.hand_size
        dealt = player.dealt_size
        down = player.down.total
        choosing = 1 if player.is_choosing else 0
        if is_hiding:
            dealt = hand + dealt + down
            hand = 0
            down = 0
            choosing = 1
        at = _copy(row, at, player.board, self.pieces)
        row[at] = hand
        at += 1
        if player.known.total > 0:
            _copy(row, at, player.known.counts, self.cards)
        at += self.cards
        row[at] = player.has_passed
        row[at + 1] = dealt
        row[at + 2] = choosing
        row[at + 3] = down
        row[at + 4] = player.temple != EMPTY
        row[at + 5] = _small(player.points)
        at += 6
        if self.has_tokens:
            at = self._write_tokens(player, at)
        if self.has_gold:
            row[at] = player.gold
            at += 1
        at = self._write_finished(player, at)
        at = self._write_slot(player.slots[0], at)
        self.at = self._write_slot(player.slots[1], at)

    def _write_tokens(self, player: Seat, at: int) -> int:
        row = self.values
        at = _copy(row, at, player.maybe.counts, self.cards)
        row[at] = player.old
        for i in range(2, 6):
            row[at + i - 1] = _small(player.mixed[i])
        row[at + 5] = _small(player.late.total)
        at += 6
        if player.commitment < self.temples:
            row[at + player.commitment] = 1
        at += self.temples
        row[at] = player.tokens & PERFECT_PICK != 0
        row[at + 1] = player.tokens & SEE_THE_FUTURE != 0
        row[at + 2] = player.tokens & PRIEST_COMMITMENT != 0
        return at + 3

    def _write_finished(self, player: Seat, at: int) -> int:
        row = self.values
        first = at + 9
        for i in range(player.finished_count):
            serpent = player.finished[i]
            row[at] = serpent.length
            row[at + 1] = serpent.card_count + (serpent.temple != EMPTY)
            row[at + 2] = _small(serpent.points)
            at += 3
            for card in range(serpent.card_count):
                row[first + serpent.cards[card]] += 1
            if serpent.temple != EMPTY:
                row[first + self.cards + serpent.temple] = 1
        return first + self.cards + self.temples

    def _write_slot(self, serpent: Serpent, at: int) -> int:
        row = self.values
        if serpent.length > 0:
            row[at] = serpent.length
            row[at + 1] = serpent.has_head
            row[at + 2] = serpent.has_tail
            _copy(row, at + 3, serpent.counts, 5)
            shown = serpent.length if serpent.length < PLACES else PLACES
            for i in range(shown):
                row[at + 8 + i * 5 + serpent.colours[i]] = 1
            for i in range(serpent.card_count):
                row[at + 8 + 5 * PLACES + serpent.cards[i]] += 1
        return at + 8 + 5 * PLACES + self.cards


def _copy(row: list[int], at: int, numbers: list[int], size: int) -> int:
    """Write the first numbers of a list; return the place after them."""
    for i in range(size):
        row[at + i] = numbers[i]
    return at + size


def _small(number: int) -> int:
    """Return a number as a byte can hold it."""
    return 255 if number > 255 else number
