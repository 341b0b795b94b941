"""What the material of a seat could become, in points.

The *potential* of a seat is the worth of its best plan: up to four cards, in hand or face up, each
at a level, that share their pieces as far as possible, less for each piece that is missing.
"""

from __future__ import annotations

from coatl.board.codes import BODY, EMPTY, GOLD, HEAD, TAIL
from coatl.board.pairs import PAIR_TABLE
from coatl.board.patterns import card_tables, count_times, prophecy_points
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.board.shapes import COUNT, EQUAL, LACKS, LENGTH, MULTISET
from coatl.board.state import State
from coatl.bots.board.codes import MOST_TARGETS, TAKEN_PAIR, TAKEN_TAIL
from coatl.bots.board.overlap import overlaps
from coatl.bots.board.weights import (
    CHOOSE_BIAS,
    CROWDED,
    DECAY,
    DECK_VALUE,
    GOLD_VALUE,
    NO_HEAD,
    NO_TAIL,
    OPEN,
    SEGMENT,
    SPARE,
    SURPLUS,
    TEMPLE_SHARE,
)

MOST_MISSING = 23
TABLES = card_tables()
OVERLAPS = overlaps()


class Material:
    """One seat's material at a time, ready for questions of the kind "what if"."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = [0.0] * 24
        for i in range(24):
            self.weights[i] = weights[i]
        self.decay = [0.0] * 24
        self.decay[0] = 1.0
        for i in range(MOST_MISSING):
            self.decay[i + 1] = self.decay[i] * weights[DECAY]
        self.have = [0] * 5
        self.core = [0] * 5
        self.core_size = 0
        self.cards = [0] * 16
        self.base = [0] * 16
        self.factor = [0.0] * 16
        self.card_count = 0
        self.placed = 0
        self.held = 0
        self.temples = [0] * 4
        self.temple_count = 0
        self.slot = 0
        self.has_head = False
        self.has_tail = False
        self.need = [0] * 5
        self.trial = [0] * 5
        self.plan = [0] * 16
        self.plan_size = 0
        self.planned = 0

    def survey(self, state: State, player: Seat) -> None:
        """Note what counts for a seat: its longer serpent, its pieces, its cards, open cards."""
        first = player.slots[0]
        second = player.slots[1]
        self.slot = 0
        core = first
        if second.length > first.length:
            self.slot = 1
            core = second
        self.has_head = core.has_head
        self.has_tail = core.has_tail
        for colour in range(5):
            self.have[colour] = (
                player.board[HEAD + colour]
                + player.board[BODY + colour]
                + player.board[TAIL + colour]
            )
            self.core[colour] = core.counts[colour]
            if player.board[HEAD + colour] > 0:
                self.has_head = True
            if player.board[TAIL + colour] > 0:
                self.has_tail = True
        self.core_size = core.length
        self.placed = core.card_count
        self.card_count = 0
        for i in range(self.placed):
            self._note_card(core.cards[i], core, state.strict_ends)
        for i in range(player.hand_size):
            self._note_card(player.hand[i], core, state.strict_ends)
        self.held = self.card_count
        if player.hand_size < 5:
            for i in range(6):
                if state.open[i] != EMPTY and not self._is_noted(state.open[i]):
                    self._note_card(state.open[i], core, state.strict_ends)
                    self.factor[self.card_count - 1] = self.weights[OPEN]
        self.temple_count = 0
        self._note_temple(player.temple)
        self._note_temple(player.commitment)
        self._note_temple(state.pile_top[0])
        self._note_temple(state.pile_top[1])

    def _note_card(self, card: int, core: Serpent, strict: bool) -> None:
        place = self.card_count
        self.cards[place] = card
        self.factor[place] = 1.0
        self.base[place] = 0
        if core.length > 0:
            self.base[place] = count_times(card, core, strict)
        self.card_count = place + 1

    def _is_noted(self, card: int) -> bool:
        for i in range(self.card_count):
            if self.cards[i] == card:
                return True
        return False

    def _note_temple(self, temple: int) -> None:
        if temple != EMPTY:
            self.temples[self.temple_count] = temple
            self.temple_count += 1

    def potential(self) -> float:
        """Return the worth of the best plan.

        The plan is found greedily: again and again the card and level that add most.
        """
        for colour in range(5):
            self.need[colour] = 0
        points = 0.0
        missing = 0
        for i in range(self.placed):
            points += prophecy_points(self.cards[i], self.base[i])
        room = 4 - self.placed
        used = 0
        value = points
        self.plan_size = 0
        while True:
            best = value
            pick = -1
            level = -1
            for i in range(self.card_count):
                if (used >> i) & 1 or (room == 0 and i >= self.placed):
                    continue
                card = self.cards[i]
                before = prophecy_points(card, self.base[i]) if i < self.placed else 0
                for target in range(OVERLAPS.first[card], OVERLAPS.first[card + 1]):
                    gain = (OVERLAPS.points[target] - before) * self.factor[i]
                    if gain <= 0.0 or (points + gain) * self.decay[missing] <= best:
                        continue
                    lacking = missing
                    if OVERLAPS.times[target] > self.base[i]:
                        lacking = self._missing_with(i, target, False)
                    after = (points + gain) * self.decay[lacking]
                    if after > best:
                        best = after
                        pick = i
                        level = target
            if pick < 0:
                break
            card = self.cards[pick]
            before = prophecy_points(card, self.base[pick]) if pick < self.placed else 0
            points += (OVERLAPS.points[level] - before) * self.factor[pick]
            if pick >= self.placed:
                room -= 1
            if OVERLAPS.times[level] > self.base[pick]:
                missing = self._missing_with(pick, level, True)
            used |= 1 << pick
            value = best
        self.planned = used
        value += self.weights[TEMPLE_SHARE] * self._temple_hope()
        if not self.has_head:
            value *= self.weights[NO_HEAD]
        if not self.has_tail:
            value *= self.weights[NO_TAIL]
        return value

    def _missing_with(self, i: int, target: int, joins: bool) -> int:
        """Return how many pieces are missing if the plan takes this target in as well."""
        card = self.cards[i]
        kind = TABLES.kind[card]
        more = OVERLAPS.times[target] - self.base[i]
        is_row = kind not in (COUNT, MULTISET)
        part = target
        if is_row:
            part = OVERLAPS.first[card] + more - 1
        for colour in range(5):
            need = TABLES.needs[card * 5 + colour] * more
            if is_row:
                need = OVERLAPS.single[part * 5 + colour]
            self.trial[colour] = self.need[colour] if self.need[colour] > need else need
        if is_row:
            for j in range(self.plan_size):
                pair = part * MOST_TARGETS + self.plan[j]
                if not OVERLAPS.known[pair]:
                    OVERLAPS.learn(part, self.plan[j])
                for colour in range(5):
                    self.trial[colour] = max(self.trial[colour], OVERLAPS.joint[pair * 5 + colour])
        missing = 0
        for colour in range(5):
            if self.trial[colour] > self.have[colour]:
                missing += self.trial[colour] - self.have[colour]
        if joins:
            for colour in range(5):
                self.need[colour] = self.trial[colour]
            if is_row:
                self.plan[self.plan_size] = part
                self.plan_size += 1
        return missing if missing < MOST_MISSING else MOST_MISSING

    def _temple_hope(self) -> float:
        """Return the points of the Temple card that suits the plan best."""
        best = 0
        size = self.core_size
        for colour in range(5):
            size += self.need[colour]
        for i in range(self.temple_count):
            temple = self.temples[i]
            first = temple * 4
            met = 0
            for place in range(first, first + TABLES.requirement_count[temple]):
                kind = TABLES.requirement[place]
                x = TABLES.requirement_x[place]
                if kind == LACKS:
                    if self.need[x] + self.core[x] == 0:
                        met += 1
                elif kind == LENGTH:
                    if size <= x:
                        met += 1
                elif kind == EQUAL:
                    y = TABLES.requirement_y[place]
                    if self.need[x] + self.core[x] == self.need[y] + self.core[y]:
                        met += 1
            if met > 0 and TABLES.temple_points[first + met] > best:
                best = TABLES.temple_points[first + met]
        return best

    def most_points(self) -> int:
        """Return more than any Cóatl could score that is completed now, by counting colours."""
        total = 0
        best = 0
        for i in range(self.held):
            card = self.cards[i]
            gained = 0
            for target in range(OVERLAPS.first[card], OVERLAPS.first[card + 1]):
                if self._is_within(card, OVERLAPS.times[target]):
                    gained = OVERLAPS.points[target]
            total += gained
            best = max(best, gained)
        room = 4 * best
        return (total if total < room else room) + 7

    def _is_within(self, card: int, times: int) -> bool:
        """Tell whether there are colours enough for a card, core and board together."""
        for colour in range(5):
            need = TABLES.needs[card * 5 + colour] * times
            if need > self.have[colour] + self.core[colour]:
                return False
        return True

    def value_of_pieces(self, player: Seat, kind: int) -> float:
        """Return the potential with one more head, tail or pair."""
        had_head = self.has_head
        had_tail = self.has_tail
        value = 0.0
        first = GOLD
        second = GOLD
        room = 8 - player.board_size
        if kind < TAKEN_TAIL:
            first = kind
            room -= 1
            value += self._value_of_spare(player, HEAD, had_head)
            self.has_head = True
        elif kind < TAKEN_PAIR:
            first = kind - TAKEN_TAIL
            room -= 1
            value += self._value_of_spare(player, TAIL, had_tail)
            self.has_tail = True
        else:
            first = PAIR_TABLE.first[kind - TAKEN_PAIR]
            second = PAIR_TABLE.second[kind - TAKEN_PAIR]
            room -= 2
            value += self.weights[GOLD_VALUE if first == GOLD else SEGMENT]
            value += self.weights[GOLD_VALUE if second == GOLD else SEGMENT]
        if first < 5:
            self.have[first] += 1
        if second < 5:
            self.have[second] += 1
        value += self.potential()
        missing = 2 - self.has_head - self.has_tail
        if room < missing:
            value -= self.weights[CROWDED]
        if first < 5:
            self.have[first] -= 1
        if second < 5:
            self.have[second] -= 1
        self.has_head = had_head
        self.has_tail = had_tail
        return value

    def _value_of_spare(self, player: Seat, first: int, is_there: bool) -> float:
        """Return what a head or tail adds besides its colour: one to spare is good, more clog."""
        if not is_there:
            return 0.0
        count = 0
        for colour in range(5):
            count += player.board[first + colour]
        if count == 0:
            return self.weights[SPARE]
        room = 7 - player.board_size
        return -self.weights[SURPLUS] * count - (2.0 if room < 2 else 0.0)

    def value_of_cards(self, player: Seat) -> float:
        """Return the potential with the planned face-up cards in hand."""
        room = 5 - player.hand_size
        self.potential()
        planned = self.planned >> self.held
        taken = 0
        for i in range(self.held, self.card_count):
            if planned & 1 and taken < room:
                self.factor[i] = 1.0
                taken += 1
            planned >>= 1
        value = self.potential()
        for i in range(self.held, self.card_count):
            self.factor[i] = self.weights[OPEN]
        return value + self.weights[CHOOSE_BIAS] + self.weights[DECK_VALUE] * (room - taken)

    def value_of_card(self, i: int) -> float:
        """Return the potential with one noted face-up card in hand."""
        self.factor[i] = 1.0
        value = self.potential()
        self.factor[i] = self.weights[OPEN]
        return value
