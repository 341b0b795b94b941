"""Everything on the table of the board game, as plain fields."""

from __future__ import annotations

from collections.abc import Sequence

from coatl.board.actions import ACTION_COUNT
from coatl.board.options import BoardOptions
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.core.bag import Bag, empty_bag
from coatl.core.base_state import BaseState
from coatl.core.reader import ByteReader


class Position(BaseState):
    """All seats, the supply (B1.4), bags and decks, and how far turn and game have come.

    Bags, deck and the hidden part of the temple piles are multisets. Spaces of the supply hold a
    colour (heads, tails) or a pair number (bodies); 255 is an empty one.
    """

    options: BoardOptions
    strict_ends: bool
    seats: list[Seat]
    heads: list[int]
    tails: list[int]
    bodies: list[int]
    offers: list[int]
    """How many spaces offer each kind of take: 5 heads, 5 tails, 21 pairs; kept up to date."""
    head_bag: Bag
    body_bag: Bag
    tail_bag: Bag
    open: list[int]
    deck: Bag
    discard: Bag
    down_total: int
    temples: Bag
    pile_top: list[int]
    pile_size: list[int]
    phase: int
    turn: int
    actions_left: int
    is_second: bool
    completing: int
    passes: int
    ending: int
    trigger: int
    turns_left: int
    scratch: Serpent

    def __init__(self, options: BoardOptions) -> None:
        self.prepare(options.seats, ACTION_COUNT)
        self.options = options
        self.strict_ends = options.strict_ends
        self.seats = [Seat() for _ in range(self.seat_count)]
        self.heads = [255] * 2
        self.tails = [255] * 2
        self.bodies = [255] * 6
        self.offers = [0] * 31
        self.head_bag = empty_bag()
        self.body_bag = empty_bag()
        self.tail_bag = empty_bag()
        self.open = [255] * 6
        self.deck = empty_bag()
        self.discard = empty_bag()
        self.down_total = 0
        self.temples = empty_bag()
        self.pile_top = [255] * 2
        self.pile_size = [0] * 2
        self.phase = 0
        self.turn = 0
        self.actions_left = 1
        self.is_second = False
        self.completing = 0
        self.passes = 0
        self.ending = 0
        self.trigger = 0
        self.turns_left = -1
        self.scratch = Serpent()

    def copy_position(self, other: Position) -> None:
        """Become equal to `other`, which has as many seats."""
        self.options = other.options
        self.strict_ends = other.strict_ends
        for i in range(self.seat_count):
            mine = self.seats[i]
            theirs = other.seats[i]
            mine.copy_from(theirs)
        self.heads[:] = other.heads
        self.tails[:] = other.tails
        self.bodies[:] = other.bodies
        self.offers[:] = other.offers
        self.head_bag.copy_from(other.head_bag)
        self.body_bag.copy_from(other.body_bag)
        self.tail_bag.copy_from(other.tail_bag)
        self.open[:] = other.open
        self.deck.copy_from(other.deck)
        self.discard.copy_from(other.discard)
        self.down_total = other.down_total
        self.temples.copy_from(other.temples)
        self.pile_top[:] = other.pile_top
        self.pile_size[:] = other.pile_size
        self.phase = other.phase
        self.turn = other.turn
        self.actions_left = other.actions_left
        self.is_second = other.is_second
        self.completing = other.completing
        self.passes = other.passes
        self.ending = other.ending
        self.trigger = other.trigger
        self.turns_left = other.turns_left

    def open_list(self) -> list[int]:
        """List the six places of face-up Prophecy cards; 255 is an empty one."""
        return [self.open[i] for i in range(6)]

    def supply_lists(self) -> tuple[list[int], list[int], list[int]]:
        """List the supply's head colours, body pairs and tail colours; 255 is an empty space."""
        return (
            [self.heads[i] for i in range(2)],
            [self.bodies[i] for i in range(6)],
            [self.tails[i] for i in range(2)],
        )

    def offer_list(self) -> list[int]:
        """List how many spaces offer each kind of take."""
        return [self.offers[i] for i in range(31)]

    def pile_list(self) -> list[tuple[int, int]]:
        """List the two temple piles as (top card, number of cards with it)."""
        return [(self.pile_top[i], self.pile_size[i]) for i in range(2)]

    def set_supply(self, heads: Sequence[int], bodies: Sequence[int], tails: Sequence[int]) -> None:
        """Lay out the supply: two head colours, six body pairs, two tail colours; 255 is empty."""
        self.offers[:] = [0] * 31
        for i in range(2):
            self.heads[i] = heads[i]
            self.tails[i] = tails[i]
            if heads[i] != 255:
                self.offers[heads[i]] += 1
            if tails[i] != 255:
                self.offers[5 + tails[i]] += 1
        for i in range(6):
            self.bodies[i] = bodies[i]
            if bodies[i] != 255:
                self.offers[10 + bodies[i]] += 1

    def set_open(self, cards: Sequence[int]) -> None:
        """Lay out the six places of face-up Prophecy cards."""
        for i in range(6):
            self.open[i] = cards[i]

    def set_piles(self, piles: Sequence[tuple[int, int]]) -> None:
        """Lay out the two temple piles as (top card, number of cards with it)."""
        for i in range(2):
            self.pile_top[i], self.pile_size[i] = piles[i]

    def dump(self, values: list[int]) -> None:
        """Append everything but the options to a list of byte values."""
        heads, bodies, tails = self.supply_lists()
        values += [*heads, *bodies, *tails, *self.open_list()]
        for top, size in self.pile_list():
            values += [top, size]
        for bag in (self.head_bag, self.body_bag, self.tail_bag, self.deck, self.discard):
            bag.dump(values)
        self.temples.dump(values)
        values += [self.phase, self.turn, self.actions_left, int(self.is_second), self.completing]
        values += [self.passes, self.ending, self.trigger, self.turns_left + 1]
        for player in self.seats:
            player.dump(values)

    def load(self, reader: ByteReader) -> None:
        """Read back what `dump` wrote, into a new position."""
        heads = [reader.take_card(5) for _ in range(2)]
        bodies = [reader.take_card(21) for _ in range(6)]
        tails = [reader.take_card(5) for _ in range(2)]
        self.set_supply(heads, bodies, tails)
        self.set_open([reader.take_card(64) for _ in range(6)])
        self.set_piles([(reader.take_card(24), reader.take(24)) for _ in range(2)])
        for bag, size in (
            (self.head_bag, 5),
            (self.body_bag, 6),
            (self.tail_bag, 5),
            (self.deck, 64),
            (self.discard, 64),
            (self.temples, 24),
        ):
            bag.load(reader, size)
        self.phase = reader.take(6)
        self.turn = reader.take(self.seat_count - 1)
        self.actions_left = reader.take(2)
        self.is_second = bool(reader.take(1))
        self.completing = reader.take(1)
        self.passes = reader.take(4)
        self.ending = reader.take(3)
        self.trigger = reader.take(3)
        self.turns_left = reader.take(9) - 1
        self.down_total = 0
        for player in self.seats:
            player.load(reader)
            self.down_total += player.down.total + player.late.total
