"""What belongs to one seat: player board, hand, tokens and serpents."""

from __future__ import annotations

from coatl.board.codes import BODY, GOLD_PIECE
from coatl.board.pairs import PAIR_TABLE
from coatl.board.serpent import Serpent
from coatl.core.bag import Bag, empty_bag
from coatl.core.reader import ByteReader

ONE = 1


class Seat:
    """All that lies in front of one seat or is held by it.

    `known` are the cards of the hand that everybody knows, because they were taken face up
    (B14.2). `down` and `late` are the Prophecy cards this seat has discarded face down, at set-up
    and from its hand (B8.2); nobody else knows them, until a reshuffle takes them. `maybe` are
    cards that everybody knew when some of the hand was discarded: they are in `late`, or among the
    `old` hidden places of the hand that date from then. A card played since may have come from an
    old place or from a newer one. `mixed` counts such plays by how many hidden places the hand then
    had: what was played lay in one of them, and not where a `maybe` card is.
    """

    board: list[int]
    board_size: int
    hand: list[int]
    hand_size: int
    hand_mask: int
    """One bit for each kind of card in hand."""
    dealt: list[int]
    dealt_size: int
    is_choosing: bool
    known: Bag
    maybe: Bag
    down: Bag
    late: Bag
    old: int
    mixed: list[int]
    has_passed: bool
    """Whether the last thing it did was to pass: it could not assemble with this hand (B3.2)."""
    temple: int
    commitment: int
    tokens: int
    gold: int
    slots: list[Serpent]
    finished: list[Serpent]
    finished_count: int
    points: int

    def __init__(self) -> None:
        self.board = [0] * 16
        self.board_size = 0
        self.hand = [0] * 8
        self.hand_size = 0
        self.hand_mask = 0
        self.dealt = [0] * 8
        self.dealt_size = 0
        self.is_choosing = False
        self.known = empty_bag()
        self.maybe = empty_bag()
        self.down = empty_bag()
        self.late = empty_bag()
        self.old = 0
        self.mixed = [0] * 8
        self.has_passed = False
        self.temple = 255
        self.commitment = 255
        self.tokens = 0
        self.gold = 0
        self.slots = [Serpent(), Serpent()]
        self.finished = [Serpent(), Serpent(), Serpent()]
        self.finished_count = 0
        self.points = 0

    def copy_from(self, other: Seat) -> None:
        """Become equal to `other`."""
        self.board[:] = other.board
        self.board_size = other.board_size
        self.hand[:] = other.hand
        self.hand_size = other.hand_size
        self.hand_mask = other.hand_mask
        self.dealt[:] = other.dealt
        self.dealt_size = other.dealt_size
        self.is_choosing = other.is_choosing
        self.known.copy_from(other.known)
        self.maybe.copy_from(other.maybe)
        self.down.copy_from(other.down)
        self.late.copy_from(other.late)
        self.old = other.old
        self.mixed[:] = other.mixed
        self.has_passed = other.has_passed
        self.temple = other.temple
        self.commitment = other.commitment
        self.tokens = other.tokens
        self.gold = other.gold
        for i in range(2):
            mine = self.slots[i]
            theirs = other.slots[i]
            mine.copy_from(theirs)
        for i in range(other.finished_count):
            mine = self.finished[i]
            theirs = other.finished[i]
            mine.copy_from(theirs)
        self.finished_count = other.finished_count
        self.points = other.points

    def add_piece(self, piece: int) -> None:
        """Put a piece on the player board."""
        self.board[piece] += 1
        self.board_size += 1

    def add_pair(self, pair: int) -> None:
        """Put the two body segments of a pair on the player board."""
        self._add_body(PAIR_TABLE.first[pair])
        self._add_body(PAIR_TABLE.second[pair])

    def _add_body(self, colour: int) -> None:
        self.add_piece(GOLD_PIECE if colour == 5 else BODY + colour)

    def remove_piece(self, piece: int) -> None:
        """Take a piece off the player board."""
        self.board[piece] -= 1
        self.board_size -= 1

    def add_to_hand(self, card: int) -> None:
        """Take a Prophecy card into the hand, which is kept in ascending order."""
        place = self.hand_size
        while place > 0 and self.hand[place - 1] > card:
            self.hand[place] = self.hand[place - 1]
            place -= 1
        self.hand[place] = card
        self.hand_size += 1
        self.hand_mask |= ONE << card

    def remove_from_hand(self, card: int) -> None:
        """Take a Prophecy card out of the hand."""
        place = 0
        while self.hand[place] != card:
            place += 1
        self.hand_size -= 1
        for i in range(place, self.hand_size):
            self.hand[i] = self.hand[i + 1]
        self.hand[self.hand_size] = 0
        if not self.has_in_hand(card):
            self.hand_mask &= ~(ONE << card)

    def play_card(self, card: int) -> None:
        """Play a Prophecy card of the hand openly; what all know of such a card is used up."""
        hidden = self.hand_size - self.known.total
        self.remove_from_hand(card)
        if self.known.counts[card] > 0:
            self.known.remove(card)
        elif self.maybe.counts[card] > 0:
            self.maybe.remove(card)
            self.old -= 1
            for i in range(7):  # its place was never open to the cards played before
                self.mixed[i] = self.mixed[i + 1]
        elif hidden == self.old and self.old > 0:  # all hidden places are old ones
            self.old -= 1
        elif self.old > 0:
            self.mixed[hidden] += 1
        if self.old == 0 or self.maybe.total == 0:
            self.mixed[:] = [0] * 8

    def discard_card(self, card: int) -> None:
        """Discard a Prophecy card of the hand face down; others cannot tell which (B14.2)."""
        self.remove_from_hand(card)
        self.late.add(card)
        self.maybe.pour_from(self.known)
        self.old = self.hand_size

    def forget_discards(self) -> None:
        """A reshuffle has taken the discards: nobody can tell any more what was among them."""
        self.maybe.clear()
        self.old = 0
        self.mixed[:] = [0] * 8

    def has_in_hand(self, card: int) -> bool:
        """Tell whether the hand holds such a Prophecy card."""
        for i in range(self.hand_size):
            if self.hand[i] == card:
                return True
        return False

    def add_to_dealt(self, card: int) -> None:
        """Receive a Prophecy card to choose from at set-up; kept in ascending order."""
        place = self.dealt_size
        while place > 0 and self.dealt[place - 1] > card:
            self.dealt[place] = self.dealt[place - 1]
            place -= 1
        self.dealt[place] = card
        self.dealt_size += 1

    def remove_from_dealt(self, card: int) -> None:
        """Give a dealt Prophecy card away."""
        place = 0
        while self.dealt[place] != card:
            place += 1
        self.dealt_size -= 1
        for i in range(place, self.dealt_size):
            self.dealt[i] = self.dealt[i + 1]
        self.dealt[self.dealt_size] = 0

    def board_counts(self) -> list[int]:
        """List how many pieces of each kind lie on the player board."""
        return [self.board[i] for i in range(16)]

    def mixed_list(self) -> list[int]:
        """List how many hidden places the hand had, for each play that `mixed` counts."""
        return [places for places in range(8) for _ in range(self.mixed[places])]

    def count_mixed(self, places: int) -> None:
        """Count a play from so many hidden places, as a view tells it."""
        self.mixed[places] += 1

    def hand_list(self) -> list[int]:
        """List the Prophecy cards in hand."""
        return [self.hand[i] for i in range(self.hand_size)]

    def dealt_list(self) -> list[int]:
        """List the Prophecy cards dealt at set-up and not yet kept."""
        return [self.dealt[i] for i in range(self.dealt_size)]

    def dump(self, values: list[int]) -> None:
        """Append the seat to a list of byte values."""
        values += self.board_counts()
        values += [self.hand_size, *self.hand_list(), self.dealt_size, *self.dealt_list()]
        values += [int(self.is_choosing), self.temple, self.commitment, self.tokens, self.gold]
        values += [self.old, int(self.has_passed), *[self.mixed[i] for i in range(2, 6)]]
        for bag in (self.known, self.maybe, self.down, self.late):
            bag.dump(values)
        for serpent in self.slots:
            serpent.dump(values)
        values.append(self.finished_count)
        for serpent in self.finished[: self.finished_count]:
            serpent.dump(values)
        values += divmod(self.points, 256)

    def load(self, reader: ByteReader) -> None:
        """Read back what `dump` wrote, into a new seat."""
        for piece in range(16):
            for _ in range(reader.take(8)):
                self.add_piece(piece)
        for _ in range(reader.take(6)):
            self.add_to_hand(reader.take(63))
        for _ in range(reader.take(6)):
            self.add_to_dealt(reader.take(63))
        self.is_choosing = bool(reader.take(1))
        self.temple = reader.take_card(24)
        self.commitment = reader.take_card(24)
        self.tokens = reader.take(7)
        self.gold = reader.take()
        self.old = reader.take(5)
        self.has_passed = bool(reader.take(1))
        for places in range(2, 6):
            self.mixed[places] = reader.take(63)
        for bag in (self.known, self.maybe, self.down, self.late):
            bag.load(reader, 64)
        for serpent in self.slots:
            serpent.load(reader)
        self.finished_count = reader.take(3)
        for serpent in self.finished[: self.finished_count]:
            serpent.load(reader)
        self.points = reader.take() * 256
        self.points += reader.take()
