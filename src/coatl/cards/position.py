"""Everything on the table of the card game, as plain fields."""

from __future__ import annotations

from collections.abc import Sequence

from coatl.cards.actions import ACTION_COUNT
from coatl.cards.holder import Holder
from coatl.cards.options import PERSONALITIES, CarlOptions, Options
from coatl.cards.seat import Seat
from coatl.core.bag import Bag, empty_bag
from coatl.core.base_state import BaseState
from coatl.core.reader import ByteReader


class Position(BaseState):
    """All seats, decks and supply, how far the game has come, and in a solo match CARL.

    Decks are multisets. `gain` is filled after each placement: the level that fulfilling a card
    would give now, 0 where the new card does not create its pattern (C5.1).
    """

    options: Options
    is_solo: bool
    personality: int
    seats: list[Seat]
    feathers: Bag
    feather_discard: Bag
    placed: Bag
    prophecies: Bag
    supply: list[int]
    supply_size: int
    supply_goal: int
    lost: Bag
    temple: int
    phase: int
    turn: int
    round: int
    last_round: int
    plays_left: int
    revealed: int
    ending: int
    gain: list[int]
    before_once: int
    """What was satisfied before something was covered (`Serpent.once`), for that action only."""
    before_twice: int
    before_thrice: int
    pending: Bag
    carl: Holder
    carl_points: int
    competition: int
    actions: Bag
    faces: Bag
    first_points: int
    first_carl_points: int

    def __init__(self, options: Options) -> None:
        self.options = options
        self.is_solo = isinstance(options, CarlOptions)
        self.prepare(1 if self.is_solo else options.seats, ACTION_COUNT)  # CARL is not a seat
        self.personality = 0
        if isinstance(options, CarlOptions):
            self.personality = PERSONALITIES.index(options.personality)
        self.seats = [Seat() for _ in range(self.seat_count)]
        self.feathers = empty_bag()
        self.feather_discard = empty_bag()
        self.placed = empty_bag()
        self.prophecies = empty_bag()
        self.supply = [255] * 3
        self.supply_size = 0
        self.supply_goal = 3 if self.seat_count <= 2 else 2  # C2.3, C10.2
        self.lost = empty_bag()
        self.temple = 255
        self.phase = 0
        self.turn = 0
        self.round = 1
        self.last_round = 5
        self.plays_left = 2
        self.revealed = 255
        self.ending = 0
        self.gain = [0] * 64
        self.before_once = 0
        self.before_twice = 0
        self.before_thrice = 0
        self.pending = empty_bag()
        self.carl = Holder()
        self.carl_points = 0
        self.competition = 1
        self.actions = empty_bag()
        self.faces = empty_bag()
        self.first_points = 0
        self.first_carl_points = 0

    def copy_position(self, other: Position) -> None:
        """Become equal to `other`, which is of the same game and number of seats."""
        self.options = other.options
        self.personality = other.personality
        for i in range(self.seat_count):
            mine = self.seats[i]
            theirs = other.seats[i]
            mine.copy_from(theirs)
        self.feathers.copy_from(other.feathers)
        self.feather_discard.copy_from(other.feather_discard)
        self.placed.copy_from(other.placed)
        self.prophecies.copy_from(other.prophecies)
        self.supply[:] = other.supply
        self.supply_size = other.supply_size
        self.temple = other.temple
        self.phase = other.phase
        self.turn = other.turn
        self.round = other.round
        self.last_round = other.last_round
        self.plays_left = other.plays_left
        self.revealed = other.revealed
        self.ending = other.ending
        self.gain[:] = other.gain
        if self.is_solo:
            self.lost.copy_from(other.lost)
            self.pending.copy_from(other.pending)
            self.carl.copy_from(other.carl)
            self.carl_points = other.carl_points
            self.competition = other.competition
            self.actions.copy_from(other.actions)
            self.faces.copy_from(other.faces)
            self.first_points = other.first_points
            self.first_carl_points = other.first_carl_points

    def supply_list(self) -> list[int]:
        """List the face-up Prophecy cards from left to right."""
        return [self.supply[i] for i in range(self.supply_size)]

    def set_supply(self, cards: Sequence[int]) -> None:
        """Lay out the supply."""
        self.supply_size = len(cards)
        for i in range(3):
            self.supply[i] = cards[i] if i < len(cards) else 255

    def gain_list(self) -> list[int]:
        """List the level that fulfilling each Prophecy card would give now."""
        return [self.gain[i] for i in range(64)]

    def set_gain(self, levels: Sequence[int]) -> None:
        """Lay down what `gain_list` gave."""
        for i in range(64):
            self.gain[i] = levels[i]

    def dump(self, values: list[int]) -> None:
        """Append everything but the options to a list of byte values."""
        for bag in (self.feathers, self.feather_discard, self.placed, self.prophecies):
            bag.dump(values)
        for bag in (self.lost, self.pending, self.actions, self.faces):
            bag.dump(values)
        values += [self.supply_size, *self.supply_list(), self.temple]
        values += [self.phase, self.turn, self.round, self.last_round, self.plays_left]
        values += [self.revealed, self.ending, *self.gain_list()[:40]]
        self.carl.dump(values)
        values += [self.carl_points, self.competition, self.first_points, self.first_carl_points]
        for player in self.seats:
            player.dump(values)

    def load(self, reader: ByteReader) -> None:
        """Read back what `dump` wrote, into a new position."""
        for bag in (self.feathers, self.feather_discard, self.placed):
            bag.load(reader, 10)
        for bag in (self.prophecies, self.lost, self.pending):
            bag.load(reader, 40)
        self.actions.load(reader, 4)
        self.faces.load(reader, 40)
        self.set_supply([reader.take(39) for _ in range(reader.take(3))])
        self.temple = reader.take_card(6)
        self.phase = reader.take(6)
        self.turn = reader.take(self.seat_count - 1)
        self.round = reader.take(6)
        self.last_round = reader.take(6)
        self.plays_left = reader.take(2)
        self.revealed = reader.take_card(10)
        self.ending = reader.take(4)
        self.set_gain([reader.take(3) for _ in range(40)] + [0] * 24)
        self.carl.load(reader)
        self.carl_points = reader.take(250)
        self.competition = reader.take(2)
        self.first_points = reader.take(250)
        self.first_carl_points = reader.take(250)
        for player in self.seats:
            player.load(reader)
