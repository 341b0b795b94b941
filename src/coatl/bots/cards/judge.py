# cython: boundscheck=False, wraparound=False
"""What a position is worth to a seat after its next card, without playing the card.

Worth is a sum of fitted weights (`weights.py`), one for each Prophecy in sight by where it lies,
its level, how often the rows show it, and whether the hand can create it next. `play` and `end`
weigh one placement, with all fulfilments that pay, in a fraction of a microsecond.
"""

from __future__ import annotations

from coatl.bots.cards.end_tables import NOTHING_ADDED, NOTHING_LOST, TABLES
from coatl.bots.cards.survey import Survey
from coatl.bots.cards.weights import load_weights
from coatl.cards.codes import EMPTY
from coatl.cards.deck import load_deck
from coatl.cards.objectives import KINDS, ObjectiveTable
from coatl.cards.oriented import ORIENTED_TABLE
from coatl.cards.position import Position

OBJECTIVES = ObjectiveTable(load_deck())
GODS = KINDS.index("gods")
LOWER = KINDS.index("lower")
TWINS = KINDS.index("twins")
LONG = KINDS.index("length>=")
SHORT = KINDS.index("length<=")
RUN = KINDS.index("run>=")
SAME = KINDS.index("same>=")
EQUAL = KINDS.index("equal")


class Judge(Survey):
    """The worth of placements to one seat at a time, in hundredths of a point."""

    weights: list[int]
    bits: list[int]
    levels: list[int]
    """The level at which each card in sight would be the seat's own; -1 if it is not."""
    traced: list[int]
    """The features that the last weighing added up: first those of the cards in sight."""
    trace_size: int
    unseen_base: int
    """For which stage `unseen_worth` holds; -1 after a new study."""
    unseen_worth: int
    left: int
    right: int
    over_left: int
    over_right: int

    def __init__(self, variant: str) -> None:
        Survey.__init__(self)
        self.weights = load_weights(variant)
        self.bits = [bin(i).count("1") for i in range(1024)]
        self.levels = [0] * 64
        self.traced = [0] * 128
        self.trace_size = 0
        self.unseen_base = -1
        self.unseen_worth = 0
        self.left = 0
        self.right = 0
        self.over_left = 0
        self.over_right = 0

    def set_weights(self, weights: list[int]) -> None:
        """Judge by other weights from now on."""
        self.weights = weights

    def trace(self) -> list[int]:
        """List the features that the last weighing added up; weights are fitted to these."""
        features = [self.traced[i] for i in range(self.trace_size)]
        for i in range(self.unseen_size):
            card = self.unseen[i]
            now = self.counts[self.seat * 40 + card] + TABLES.added[self.line + card]
            now -= TABLES.lost[self.loss + card]
            features.append(840 + TABLES.kind[card] * 4 + min(now, 3))
        return features

    # Weighing

    def study(self, state: Position, seat: int) -> None:
        """Gather what a decision of a seat depends on."""
        self.gather(state, seat)
        self.unseen_base = -1

    def stand(self) -> int:
        """Return the worth of what was studied as it is, before another card."""
        self.first = 4
        self.last = self.length + 3
        self.line = NOTHING_ADDED
        self.loss = NOTHING_LOST
        return self._weigh(self.stage, self.hand)

    def fulfil(self, card: int, level: int) -> int:
        """Return the worth once a card in sight is the seat's own at a level."""
        i = 0
        while self.card[i] != card:
            i += 1
        owner = self.owner[i]
        before = self.level[i]
        self.owner[i] = -1
        self.level[i] = level
        worth = self.stand()
        self.owner[i] = owner
        self.level[i] = before
        return worth

    def play(self, oriented: int, place: int, is_from_hand: bool) -> int:
        """Return the worth after a Feather card is laid; `study` came before."""
        hand = self.hand
        if is_from_hand:
            kind = 1 << ORIENTED_TABLE.kind[oriented]
            hand = (hand & ~kind) | (self.twice & kind)
        self._lay_card(oriented, place)
        worth = self._weigh(self.stage - 1, hand)
        end = self.length + 3
        if place == 2:
            self.row[4] = self.covered
        elif place == 3:
            self.row[end] = self.covered
        self.row[2] = 5
        self.row[3] = 5
        self.row[end + 1] = 5
        self.row[end + 2] = 5
        return worth

    def end(self, number: int) -> int:
        """Return the worth after a head (0 to 4) or a tail (5 to 9) is laid."""
        self._lay_end(number)
        worth = self._weigh(self.stage - 1, 0)
        self.row[3] = 5
        self.row[self.length + 4] = 5
        return worth

    def _weigh(self, stage: int, hand: int) -> int:
        """Add up the weights of all that is in sight, fulfilling what pays."""
        stage = min(stage, 9)
        base = stage * 964
        mine = self.seat * 40
        self._find_reach()
        worth = self._weigh_unseen(base)
        theft = 0  # what the best theft pays; against CARL also the second best
        second = 0
        best = -1
        kept = 0
        victim = -1
        for i in range(self.size):
            card = self.card[i]
            made = TABLES.added[self.line + card]
            before = self.counts[mine + card]
            now = min(before + made - TABLES.lost[self.loss + card], 3)
            level = self.level[i]
            owner = self.owner[i]
            ready = self._ready(card, stage, hand)
            own = (self.kind[i] * 4 + now) * 9 + self.threat[i] * 3 + ready
            self.levels[i] = -1
            if owner == -1:
                if level < 3 and ((made > 0 and now > level) or (now < level and now < before)):
                    level = now
                self.levels[i] = level
                feature = (self.kind[i] * 4 + level) * 9 + self.threat[i] * 3 + ready
                worth += self.weights[base + feature]
            elif owner == -2:
                feature = 252 + own
                if made > 0 and self.weights[base + own] > self.weights[base + feature]:
                    feature = own
                    self.levels[i] = now
                worth += self.weights[base + feature]
            else:
                feature = 504 + ((self.kind[i] * 4 + level) * 4 + now) * 3 + ready
                left_alone = 0 if self.is_fixed[owner] else self.weights[base + feature]
                worth += left_alone
                if made > 0 and level < 3 and self.may_steal[owner] > 0:
                    pay = self.weights[base + own] - left_alone
                    if owner == 4:
                        second = max(second, min(theft, pay))
                    elif owner != victim:  # one from each opponent
                        worth += theft
                        theft = 0
                        best = -1
                        victim = owner
                    if pay > theft:
                        theft = pay
                        if best >= 0 and owner != 4:
                            self.levels[best] = -1
                            self.traced[best] = kept
                        best = i
                        kept = feature
                        feature = own
                        self.levels[i] = now
            self.traced[i] = feature
        worth += theft
        if self.may_steal[4] > 1:
            worth += second
        self.trace_size = self.size
        if self.temple != EMPTY:
            worth += self._weigh_temple(stage, base)
        return worth

    def _find_reach(self) -> None:
        """Name the two ends of the row as the tables of reach do."""
        self.left = self.row[self.first + 1] * 12 + self.row[self.first]
        self.right = self.row[self.last - 1] * 12 + self.row[self.last]
        self.over_left = self.row[self.first + 2] * 12 + self.row[self.first + 1] + 144
        self.over_right = self.row[self.last - 2] * 12 + self.row[self.last - 1] + 288

    def _ready(self, card: int, stage: int, hand: int) -> int:
        """Return 2 if the next card can create a pattern, 1 if a draw may well do, else 0."""
        if stage >= 3:
            reach = (
                TABLES.reach[self.left * 40 + card]
                | TABLES.reach[self.over_left * 40 + card]
                | TABLES.reach[self.over_right * 40 + card]
                | TABLES.reach[(432 + self.right) * 40 + card]
            )
            if reach & hand:
                return 2
            return 1 if self.bits[reach] >= 3 else 0
        if stage == 0:
            return 0
        reach = TABLES.end_reach[(144 + self.right) * 40 + card]
        if stage == 2:
            reach |= TABLES.end_reach[self.left * 40 + card]
        return 2 if reach else 0

    def _weigh_unseen(self, base: int) -> int:
        """Weigh the Prophecies still in the deck; only what the new card changes is added up."""
        mine = self.seat * 40
        if self.unseen_base != base:
            self.unseen_base = base
            self.unseen_worth = 0
            for i in range(self.unseen_size):
                card = self.unseen[i]
                now = min(self.counts[mine + card], 3)
                self.unseen_worth += self.weights[base + 840 + TABLES.kind[card] * 4 + now]
        worth = self.unseen_worth
        for i in range(self.unseen_size):
            card = self.unseen[i]
            made = TABLES.added[self.line + card]
            lost = TABLES.lost[self.loss + card]
            if made != lost:
                before = self.counts[mine + card]
                place = base + 840 + TABLES.kind[card] * 4
                worth += self.weights[place + min(before + made - lost, 3)]
                worth -= self.weights[place + min(before, 3)]
        return worth

    # Temple cards

    def _weigh_temple(self, stage: int, base: int) -> int:
        met = 0
        worth = 0
        for i in range(2):
            place = self.temple * 2 + i
            if stage == 0:
                met += self._is_met(place)
                continue
            progress = self._progress(place)
            worth += self.weights[base + 868 + place * 8 + progress]
            self.traced[self.trace_size] = 868 + place * 8 + progress
            self.trace_size += 1
        if met == 1:
            worth += 300
        elif met == 2:
            worth += 700
        return worth

    def _is_met(self, place: int) -> bool:
        kind = OBJECTIVES.kind[place]
        x = OBJECTIVES.values[place * 4]
        progress = self._progress(place)
        if kind == LONG:
            return self.last - self.first + 1 >= x
        if kind == SHORT:
            return self.last - self.first + 1 <= x
        if kind == SAME:
            return progress >= x
        if kind == EQUAL:
            return progress == 0
        return progress == 7

    def _progress(self, place: int) -> int:
        """Return how far an objective is met: 0 to 7, which means something else for each kind."""
        kind = OBJECTIVES.kind[place]
        x = OBJECTIVES.values[place * 4]
        y = OBJECTIVES.values[place * 4 + 1]
        if kind == GODS:
            met = 0
            for j in range(OBJECTIVES.value_count[place]):
                met += self._highest(OBJECTIVES.values[place * 4 + j]) > 0
            return 7 if met == OBJECTIVES.value_count[place] else met
        if kind == LOWER:
            low = self._lowest(x)
            high = self._highest(y)
            if 0 < low < high:
                return 7
            return (low > 0) + 2 * (high > 0)
        if kind == TWINS:
            return self._twins()
        if kind == RUN:
            return self._runs()
        if kind == SAME:
            met = 0
            for colour in range(5):
                met = max(met, self._count_colour(colour))
            return min(met, 7)
        if kind == EQUAL:
            met = self._count_colour(x) - self._count_colour(y)
            return min(met if met >= 0 else -met, 7)
        met = 0  # lengths: each stack makes the row shorter by one than it could be
        for i in range(self.first, self.last + 1):
            met += self.row[i] >= 6
        return min(met, 7)

    def _highest(self, god: int) -> int:
        highest = 0
        for i in range(self.size):
            if self.levels[i] > highest and self.god[i] == god:
                highest = self.levels[i]
        return highest

    def _lowest(self, god: int) -> int:
        lowest = 0
        for i in range(self.size):
            if self.levels[i] > 0 and self.god[i] == god:
                if lowest == 0 or self.levels[i] < lowest:
                    lowest = self.levels[i]
        return lowest

    def _twins(self) -> int:
        found = 0
        for i in range(self.size):
            if self.levels[i] > 0:
                for j in range(i):
                    if self.levels[j] > 0 and self.god[j] == self.god[i]:
                        if self.levels[j] == self.levels[i]:
                            return 7
                        found = 1
        return found

    def _count_colour(self, colour: int) -> int:
        count = 0
        for i in range(self.first, self.last + 1):
            count += self.row[i] % 6 == colour
        return count

    def _runs(self) -> int:
        longest = 0
        run = 0
        opening = 0
        for i in range(self.first, self.last + 1):
            if i > self.first and self.row[i] % 6 == self.row[i - 1] % 6:
                run += 1
            else:
                run = 1
            longest = max(longest, run)
            if run == 2 and (i == self.first + 1 or i == self.last):
                opening += 1
        if longest >= 3:
            return 7
        return opening + (longest == 2)
