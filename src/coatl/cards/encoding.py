# cython: boundscheck=False, wraparound=False
"""A seat's view of the card game, or of the match against CARL, as a row of numbers."""

from __future__ import annotations

from coatl.cards.actions import ACTION_COUNT, feather_text
from coatl.cards.codes import ENDINGS, GODS, PAIRS, PHASES
from coatl.cards.deck import load_deck
from coatl.cards.holder import Holder
from coatl.cards.options import CarlOptions, Options
from coatl.cards.patterns import find_fitting, god_of
from coatl.cards.position import Position
from coatl.cards.seat import Seat
from coatl.cards.serpent import Serpent
from coatl.core.base_state import BaseState
from coatl.core.colours import COLOURS
from coatl.core.encoding import BaseEncoding, Field

VERSION = 1
LENGTH = 22
"""The longest row: ten Feather cards, a head and a tail."""
EDGE = 3
"""How many segments are shown once more from the right: as many as a pattern has."""

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
        layout = _Layout(options)
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


class _Layout:
    """The fields of the card game, in the order in which they are written."""

    def __init__(self, options: Options) -> None:
        self.seats = options.seats
        self.is_solo = isinstance(options, CarlOptions)
        self.cards = tuple(card.id for card in load_deck().prophecies)
        self.feathers = tuple(map(feather_text, range(len(PAIRS))))
        self.fields: list[Field] = []
        self.others = ("own", *(f"next{i}" for i in range(1, self.seats)))
        self._add_table()
        for who in self.others:
            self._add_seat(who)
        if self.is_solo:
            self._add_carl()

    def _add(self, name: str, meaning: str, *labels: str, most: int = 1, scale: int = 0) -> None:
        size = len(labels) or 1
        self.fields.append(Field(name, size, most, scale or most, meaning, labels))

    def _add_table(self) -> None:
        feathers, cards = self.feathers, self.cards
        copies = max(load_deck().feathers)
        self._add("seat", "which seat this is, from 0", *map(str, range(self.seats)))
        self._add("phase", "what is to be done now", *PHASES)
        self._add("turn", "whose turn it is", *self.others)
        self._add("round", "the round", *map(str, range(1, 7)))
        self._add("last-round", "which round is the last one", most=6)
        self._add("plays-left", "cards or ends left to place in this turn", most=2)
        self._add("revealed", "the Feather card that was revealed (C4.1)", *feathers)
        self._add("ending", "how the game has ended", *ENDINGS)
        self._add("feather-deck", "how many Feather cards the deck has", most=50)
        self._add("feather-discards", "Feather cards discarded", *feathers, most=copies)
        self._add("placed", "Feather cards placed", *feathers, most=copies)
        self._add("prophecy-deck", "how many Prophecies the deck has", most=40)
        if self.is_solo:  # CARL looks from left to right (C10.4)
            for place in (1, 2, 3):
                self._add(f"supply{place}", "the Prophecy in this place from the left", *cards)
        else:
            self._add("supply", "Prophecies of the supply", *cards)
            temples = [temple.id for temple in load_deck().temples]
            self._add("temple", "the Temple card", *temples)
        self._add("gain", "the level that fulfilling a Prophecy gives now", *cards, most=3)
        self._add("hand", "Feather cards in the own hand", *feathers, most=4)

    def _add_seat(self, who: str) -> None:
        self._add(f"{who}-hand-size", "Feather cards in hand", most=4)
        self._add(f"{who}-scored", "whether its points are fixed (C8.1)")
        self._add(f"{who}-points", "its fixed points", most=250, scale=50)
        self._add(f"{who}-objectives", "its fixed Temple objectives", most=2)
        self._add(f"{who}-secured", "its fixed number of secured Prophecies", most=40, scale=8)
        if self.is_solo:
            self._add(f"{who}-thefts", "thefts from CARL this turn (C10.5)", most=2)
        else:
            self._add(f"{who}-robbed", "whom it has robbed in this round", *self.others)
        self._add(f"{who}-length", "segments of its row", most=LENGTH)
        self._add(f"{who}-head", "whether the row has a head")
        self._add(f"{who}-tail", "whether the row has a tail")
        parts = (*COLOURS, "'")
        row = [f"{place}{part}" for place in range(1, LENGTH + 1) for part in parts]
        self._add(f"{who}-row", "colour of each segment from the left; ' a stack", *row)
        edge = [f"-{place}{part}" for place in range(1, EDGE + 1) for part in parts]
        self._add(f"{who}-edge", "the same of the last segments, from the right", *edge)
        shows = "how often its row shows each Prophecy's pattern"
        self._add(f"{who}-shows", shows, *self.cards, most=LENGTH, scale=3)
        self._add_held(who)

    def _add_held(self, who: str) -> None:
        for level in range(4):
            self._add(f"{who}-level{level}", f"its Prophecies at level {level}", *self.cards)
        if self.is_solo:  # the closest one is chosen first (C10.3)
            meaning = "the place of each of its Prophecies in order of arrival, from 1"
            self._add(f"{who}-arrival", meaning, *self.cards, most=40, scale=8)

    def _add_carl(self) -> None:
        self._add_held("carl")
        self._add("carl-points", "CARL's fixed points", most=250, scale=50)
        self._add("competition", "which competition of the match this is", most=2)
        self._add("carl-actions", "CARL's action cards left, by god", *GODS, most=8)
        self._add("carl-deck", "all of CARL's action cards, by god", *GODS, most=8)
        self._add("lost", "Prophecies that have left the game", *self.cards)
        self._add("pending", "Prophecies that are dropping (C10.3)", *self.cards)
        self._add("first-points", "the points in the first competition", most=250, scale=50)
        meaning = "CARL's points in the first competition"
        self._add("first-carl-points", meaning, most=250, scale=50)
