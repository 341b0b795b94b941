# cython: boundscheck=False, wraparound=False
"""What a decision of one seat is about, and what one more card would change.

A survey keeps how often each row shows each pattern. `gather` lists the cards in sight; `_lay_card`
and `_lay_end` then tell the counts after a placement, without making it.
"""

from __future__ import annotations

from coatl.bots.cards.end_tables import ENDS, NOTHING_ADDED, NOTHING_LOST, TABLES
from coatl.cards.actions import DISCARD, DROP, HEAD
from coatl.cards.codes import EMPTY
from coatl.cards.holder import Holder
from coatl.cards.legal import is_neighbour
from coatl.cards.oriented import ORIENTED_TABLE
from coatl.cards.patterns import count_times, god_of
from coatl.cards.position import Position
from coatl.cards.seat import Seat


class Survey:
    """Counts of all patterns in all rows, and all that lies before one seat."""

    counts: list[int]
    # What `gather` lists: cards in sight with owner (-1: own, -2: supply), level, others' counts.
    size: int
    card: list[int]
    owner: list[int]
    level: list[int]
    threat: list[int]
    god: list[int]
    kind: list[int]
    unseen_size: int
    unseen: list[int]
    row: list[int]
    length: int
    hand: int
    """The kinds of Feather card in hand, one bit each."""
    twice: int
    """The kinds of which there is more than one."""
    temple: int
    stage: int
    seat: int
    may_steal: list[int]
    """How many Prophecies may still be stolen from each owner."""
    is_fixed: list[int]
    """Owners whose score is fixed already, so that robbing them hurts nobody."""
    # The row with a card laid to it, and what came of it.
    first: int
    last: int
    covered: int
    line: int
    """Where the table of additions says what the card adds."""
    loss: int
    """Where the table of losses says what it covers."""

    def __init__(self) -> None:
        self.counts = [0] * 160
        self.size = 0
        self.card = [0] * 64
        self.owner = [0] * 64
        self.level = [0] * 64
        self.threat = [0] * 64
        self.god = [0] * 64
        self.kind = [0] * 64
        self.unseen_size = 0
        self.unseen = [0] * 64
        self.row = [0] * 32
        self.length = 0
        self.hand = 0
        self.twice = 0
        self.temple = EMPTY
        self.stage = 0
        self.seat = 0
        self.may_steal = [0] * 5
        self.is_fixed = [0] * 5
        self.first = 0
        self.last = 0
        self.covered = 0
        self.line = NOTHING_ADDED
        self.loss = NOTHING_LOST

    # Keeping count

    def count_all(self, state: Position) -> None:
        """Count every pattern in every row."""
        for seat in range(state.seat_count):
            player = state.seats[seat]
            for card in range(40):
                self.counts[seat * 40 + card] = count_times(card, player.serpent)

    def times(self, seat: int, card: int) -> int:
        """Return how often a seat's row shows a pattern."""
        return self.counts[seat * 40 + card]

    def copy_counts(self, other: Survey) -> None:
        """Take over the counts of another survey."""
        self.counts[:] = other.counts

    def note(self, state: Position, seat: int, action: int) -> None:
        """Keep the counts right: call it before a placement (or any other action) is made."""
        if action < DISCARD:
            self._find_ends(state.seats[seat], seat)
            self._lay_card(ORIENTED_TABLE.played[action], ORIENTED_TABLE.place[action])
        elif HEAD <= action < DROP:
            self._find_ends(state.seats[seat], seat)
            self._lay_end(action - HEAD)
        else:
            return
        for card in range(40):
            now = self.counts[seat * 40 + card] + TABLES.added[self.line + card]
            self.counts[seat * 40 + card] = now - TABLES.lost[self.loss + card]

    # Gathering

    def gather(self, state: Position, seat: int) -> None:
        """Gather what a decision of a seat depends on."""
        player = state.seats[seat]
        self._find_ends(player, seat)
        self.stage = (state.last_round - state.round) * 2 + state.plays_left
        self.temple = state.temple
        self.size = 0
        self._see_held(state, player.held, -1)
        for i in range(state.supply_size):
            self._see(state, state.supply[i], 0, -2)
        self.may_steal[4] = 0
        if state.is_solo:
            self._see_held(state, state.carl, 4)
            self.may_steal[4] = 2 - player.stolen_from
            self.is_fixed[4] = state.round == state.last_round  # C10.6
        else:
            for other in range(state.seat_count):
                if is_neighbour(state, seat, other):
                    victim = state.seats[other]
                    self._see_held(state, victim.held, other)
                    self.may_steal[other] = 1 - ((player.stolen_from >> other) & 1)
                    self.is_fixed[other] = victim.is_scored
        self.unseen_size = 0
        for card in range(40):
            self.unseen[self.unseen_size] = card
            self.unseen_size += state.prophecies.counts[card] > 0

    def _find_ends(self, player: Seat, seat: int) -> None:
        serpent = player.serpent
        self.seat = seat
        self.length = serpent.length
        for i in range(serpent.length):
            self.row[i + 4] = serpent.colours[i] + 6 * serpent.stacks[i]
        self.row[3] = 5
        self.row[2] = 5
        for i in range(serpent.length + 4, serpent.length + 8):
            self.row[i] = 5
        self.hand = 0
        self.twice = 0
        for kind in range(10):
            self.hand |= (player.hand[kind] > 0) << kind
            self.twice |= (player.hand[kind] > 1) << kind

    def _see_held(self, state: Position, held: Holder, owner: int) -> None:
        for i in range(held.count):
            self._see(state, held.cards[i], held.levels[i], owner)

    def _see(self, state: Position, card: int, level: int, owner: int) -> None:
        threat = 0
        for other in range(state.seat_count):
            if other != self.seat and self.counts[other * 40 + card] > threat:
                threat = self.counts[other * 40 + card]
        i = self.size
        self.card[i] = card
        self.owner[i] = owner
        self.level[i] = level
        self.threat[i] = min(threat, 2)
        self.god[i] = god_of(card)
        self.kind[i] = TABLES.kind[card]
        self.size += 1

    # Laying a card to the row

    def _lay_card(self, oriented: int, place: int) -> None:
        left = ORIENTED_TABLE.left[oriented]
        right = ORIENTED_TABLE.right[oriented]
        end = self.length + 3
        self.loss = NOTHING_LOST
        self.first = 4
        self.last = end
        if place == 1:
            pair = self.row[5] * 12 + self.row[4]
            self.row[3] = right
            self.row[2] = left
            self.first = 2
        elif place == 2:
            pair = self.row[6] * 12 + self.row[5]
            self.covered = self.row[4]
            self.loss = (pair * 12 + self.covered) * 40
            self.row[4] = right + 6
            self.row[3] = left
            self.first = 3
        elif place == 3:
            pair = self.row[end - 2] * 12 + self.row[end - 1]
            self.covered = self.row[end]
            self.loss = 69120 + (pair * 12 + self.covered) * 40
            self.row[end] = left + 6
            self.row[end + 1] = right
            self.last = end + 1
        else:
            place = 4
            pair = self.row[end - 1] * 12 + self.row[end]
            self.row[end + 1] = left
            self.row[end + 2] = right
            self.last = end + 2
        self.line = (((place - 1) * 144 + pair) * 20 + oriented) * 40

    def _lay_end(self, number: int) -> None:
        end = self.length + 3
        self.loss = NOTHING_LOST
        self.first = 4
        self.last = end
        if number < 5:
            self.line = ENDS + ((self.row[5] * 12 + self.row[4]) * 5 + number) * 40
            self.row[3] = number
            self.first = 3
        else:
            pair = self.row[end - 1] * 12 + self.row[end]
            self.line = ENDS + ((144 + pair) * 5 + number - 5) * 40
            self.row[end + 1] = number - 5
            self.last = end + 1
