"""A quick player: it weighs every sensible move in points and takes the best at once.

Playouts are played by it, search trees are ordered by it, and the lower levels are little more. A
move is one of the engine's actions, or a whole assembly worked out by the solver.
"""

from __future__ import annotations

from coatl.board.actions import (
    CHOOSE,
    CHOOSE_DECK,
    COMMIT,
    DISCARD,
    DONE,
    FULFIL,
    FULFILS_A_SLOT,
    KEEP,
    PASS,
    PICK_HEAD,
    STEAL,
    STEAL_PAIR,
    STEALS_A_SEAT,
    TAKE_HEAD,
    TEMPLE,
)
from coatl.board.actions import FUTURE as FUTURE_ACTION
from coatl.board.codes import (
    ASSEMBLE,
    COMPLETE,
    DRAW,
    EMPTY,
    GOLD_PIECE,
    MAIN,
    RUNNING,
    SETUP,
)
from coatl.board.patterns import (
    card_tables,
    count_met,
    count_times,
    prophecy_points,
    temple_points,
)
from coatl.board.seat import Seat
from coatl.board.state import State
from coatl.bots.board.carrier import Carrier
from coatl.bots.board.closing import Closing
from coatl.bots.board.codes import (
    EXTEND,
    FINISH,
    FINISH_BIG,
    TAKEN_END,
    TAKEN_GOLD,
    TAKEN_PAIR,
)
from coatl.bots.board.material import Material
from coatl.bots.board.weights import (
    DECK_MARGIN,
    DECK_VALUE,
    EXTEND_BIAS,
)
from coatl.core.chance import Chance, QuickChance
from coatl.core.choices import Choices

NOTHING = -1000.0
TABLES = card_tables()


class Policy:
    """Weighs the moves of the acting seat; it looks at a full (sampled) state, but only at what
    that seat may know.
    """

    def __init__(self, weights: list[float], noise: float = 0.3) -> None:
        self.weights = [0.0] * 24
        for i in range(24):
            self.weights[i] = weights[i]
        self.noise = noise
        self.material = Material(weights)
        self.closing = Closing(weights)
        self.assembler = self.closing.assembler
        self.carrier = Carrier(self.closing)
        self.choices = Choices()
        self.moves = [0] * 128
        self.values = [0.0] * 128
        self.count = 0

    def decide(self, state: State, quick: QuickChance) -> int:
        """Return the move of the acting seat."""
        self.weigh(state, False)
        best = NOTHING * 10
        move = DONE
        for i in range(self.count):
            value = self.values[i]
            if self.noise > 0.0:
                value += self.noise * quick.below(1024) / 1024.0
            if value > best:
                best = value
                move = self.moves[i]
        return move

    def _add(self, move: int, value: float) -> None:
        if self.count < 128:
            self.moves[self.count] = move
            self.values[self.count] = value
            self.count += 1

    def weigh(self, state: State, widely: bool) -> None:
        """List the moves of the acting seat with their values; `widely` for the root of a tree."""
        self.count = 0
        self.carrier.forget()
        phase = state.phase
        seat = state.next_seat()
        player = state.seats[seat]
        if phase == MAIN:
            self._weigh_actions(state, seat, player, widely)
        elif phase == ASSEMBLE:
            self._weigh_assembly(state, seat, player, widely)
        elif phase == DRAW:
            self._weigh_cards(state, player, widely)
        elif phase == SETUP:
            self._weigh_keeps(player)
        elif phase == COMPLETE:
            self._weigh_closing(state, player)
        else:
            self._weigh_future(state, player)
        if self.count == 0:
            self._weigh_anything(state, seat)

    # The main choice: take, choose, assemble

    def _weigh_actions(self, state: State, seat: int, player: Seat, widely: bool) -> None:
        left = self.closing.actions_left(state)
        material = self.material
        material.survey(state, player)
        room = 8 - player.board_size
        urgency = 1.0
        if left == 99:
            urgency = 1.0 - self.closing.hazard(state, seat)
        elif left <= 2:
            urgency = 0.01
        if left <= 2 or widely:
            self._weigh_finishes(state, seat, player, widely)
            if left == 1 and self.count > 0:
                return
        if left == 2:
            self._weigh_last(state, player)
        kinds = TAKEN_END if room >= 2 else TAKEN_PAIR if room == 1 else 0
        for kind in range(kinds):
            if state.offers[kind] > 0:
                self._add(TAKE_HEAD + kind, material.value_of_pieces(player, kind) * urgency)
        most = material.most_points()
        if player.hand_size < 5:
            self._weigh_first_card(state, player, urgency, widely)
        if left > 2 and not widely:
            # Solve only what could turn out better than everything else.
            if self.closing.finish_value(state, seat, player, most) > self._best() - self.noise:
                material.survey(state, player)
                self._weigh_finishes(state, seat, player, False)
        if player.board_size > 0 and (room < 3 or widely):
            self._weigh_extend(state, player, material.slot)
        if player.tokens != 0 or player.board[GOLD_PIECE] > 0:
            self._weigh_extras(state, seat, player, urgency)
        if state.is_second:
            self._add(DONE, 0.0)

    def _best(self) -> float:
        best = NOTHING
        for i in range(self.count):
            best = max(best, self.values[i])
        return best

    def _weigh_finishes(self, state: State, seat: int, player: Seat, widely: bool) -> None:
        for place in range(2):
            core = player.slots[place]
            if place == self.material.slot or core.length > 0 or widely:
                self._weigh_finish(state, seat, player, place, widely)

    def _weigh_finish(self, state: State, seat: int, player: Seat, slot: int, widely: bool) -> None:
        """Solve the best completion in a place and list it with its worth."""
        assembler = self.assembler
        if player.finished_count >= 3 or not self.closing.can_close(player, slot):
            return
        self.closing.set_costs(False)
        assembler.pose(state, player, slot)
        if not assembler.solve(True):
            return
        points = assembler.points
        value = self.closing.finish_value(state, seat, player, points)
        if value > self._best():  # keep the steps of the best one
            self.carrier.keep(FINISH + slot)
        self._add(FINISH + slot, value)
        if widely:
            self.closing.set_costs(True)
            assembler.pose(state, player, slot)
            assembler.solve(True)
            if assembler.points > points:
                big = self.closing.finish_value(state, seat, player, assembler.points) - 1.0
                self._add(FINISH_BIG + slot, big)

    def _weigh_last(self, state: State, player: Seat) -> None:
        """List the takes and cards that let the very last action complete a Cóatl."""
        if player.finished_count >= 3:
            return
        assembler = self.assembler
        self.closing.set_costs(True)
        room = 8 - player.board_size
        for kind in range(TAKEN_GOLD if room >= 2 else TAKEN_PAIR if room == 1 else 0):
            if state.offers[kind] > 0:
                self.closing.lend(player, kind, True)
                for place in range(2):
                    if self.closing.can_close(player, place):
                        assembler.pose(state, player, place)
                        if assembler.solve(True):
                            self._add(TAKE_HEAD + kind, assembler.points)
                self.closing.lend(player, kind, False)
        if player.hand_size < 5:
            for i in range(6):
                for place in range(2):
                    if state.open[i] != EMPTY and self.closing.can_close(player, place):
                        assembler.pose(state, player, place)
                        assembler.add_card(state.open[i])
                        if assembler.solve(True):
                            self._add(CHOOSE + state.open[i], assembler.points)

    def _weigh_first_card(self, state: State, player: Seat, urgency: float, widely: bool) -> None:
        """List choosing cards; in a playout only the card that begins the best choice."""
        material = self.material
        value = material.value_of_cards(player) * urgency
        first = self.count
        self._weigh_cards(state, player, True)
        top = -1
        for i in range(first, self.count):
            if self.moves[i] != DONE and (top < 0 or self.values[i] > self.values[top]):
                top = i
        if top < 0:
            self.count = first
            return
        if not widely:
            self.moves[first] = self.moves[top]
            self.values[first] = value
            self.count = first + 1
            return
        gap = value - self.values[top]
        for i in range(first, self.count):
            self.values[i] += gap
        last = self.count - 1
        if self.moves[last] == DONE:
            self.count = last

    def _weigh_cards(self, state: State, player: Seat, widely: bool) -> None:
        """List the next card to choose: face-up ones, the deck, or no more."""
        material = self.material
        material.survey(state, player)
        before = material.potential()
        planned = material.planned
        if player.hand_size < 5:
            for i in range(material.held, material.card_count):
                if widely or (planned >> i) & 1:
                    value = before
                    if (planned >> i) & 1:
                        value = material.value_of_card(i) + 0.2
                    self._add(CHOOSE + material.cards[i], value)
            if state.deck.total + state.discard.total + state.down_total > 0:
                value = before + self.weights[DECK_VALUE] - self.weights[DECK_MARGIN]
                self._add(CHOOSE_DECK, value)
        self._add(DONE, before)

    def _weigh_extend(self, state: State, player: Seat, slot: int) -> None:
        """Solve the best way to lay pieces down without completing, and list it."""
        assembler = self.assembler
        self.closing.set_extend_costs(player)
        assembler.pose(state, player, slot)
        if not assembler.solve(False):
            return
        if assembler.answer.left_size + assembler.answer.right_size > 0:
            self._add(EXTEND + slot, assembler.points + self.weights[EXTEND_BIAS])

    def _weigh_extras(self, state: State, seat: int, player: Seat, urgency: float) -> None:
        """List tokens and steals (B8, B9): what they bring, less than a plain take."""
        state.list_into(seat, self.choices)
        for i in range(self.choices.size):
            action = self.choices.ids[i]
            if PICK_HEAD <= action < FUTURE_ACTION:
                kind = action - PICK_HEAD
                value = self.material.value_of_pieces(player, kind) * urgency - 0.7
                self._add(action, value)
            elif action == FUTURE_ACTION or COMMIT <= action < STEAL:
                self._add(action, self.material.potential() * urgency - 1.0)
            elif STEAL <= action < PASS and (action - STEAL) % STEALS_A_SEAT >= STEAL_PAIR:
                kind = TAKEN_PAIR + (action - STEAL) % STEALS_A_SEAT - STEAL_PAIR
                value = self.material.value_of_pieces(player, kind) * urgency - 1.5
                self._add(action, value)

    # Inside a turn

    def _weigh_assembly(self, state: State, seat: int, player: Seat, widely: bool) -> None:
        """List completing another Cóatl in the same action, and ending it."""
        self._add(DONE, 9.0 if state.ending == RUNNING else 0.0)
        for place in range(2):
            self._weigh_finish(state, seat, player, place, widely)
        if widely and player.board_size > 0:
            self.material.survey(state, player)
            self._weigh_extend(state, player, self.material.slot)

    def _weigh_closing(self, state: State, player: Seat) -> None:
        """List the cards and temples for the Cóatl that is being completed."""
        state.list_into(state.turn, self.choices)
        serpent = player.slots[state.completing]
        for i in range(self.choices.size):
            action = self.choices.ids[i]
            value = 0.0
            if action < TEMPLE:
                card = action - FULFIL - state.completing * FULFILS_A_SLOT
                value = 20.0 + prophecy_points(card, count_times(card, serpent, state.strict_ends))
            elif action < DISCARD:
                value = temple_points(action - TEMPLE, count_met(action - TEMPLE, serpent))
            self._add(action, value)

    def _weigh_keeps(self, player: Seat) -> None:
        """List the dealt cards: those that share colours first; three are better than fewer."""
        if player.hand_size >= 3 or player.dealt_size == 0:
            self._add(DONE, 1.0)
            return
        for i in range(player.dealt_size):
            card = player.dealt[i]
            shared = 1
            for j in range(player.hand_size):
                shared += 2 * self._shared(card, player.hand[j])
            for j in range(player.dealt_size):
                if j != i:
                    shared += self._shared(card, player.dealt[j])
            self._add(KEEP + card, 0.2 * shared + TABLES.points[card * 7 + 6] * 0.3)

    def _shared(self, card: int, other: int) -> int:
        shared = 0
        for colour in range(5):
            if TABLES.needs[card * 5 + colour] > 0:
                shared += TABLES.needs[other * 5 + colour]
        return shared

    def _weigh_future(self, state: State, player: Seat) -> None:
        """List what See the Future allows: cards to choose first, discards only if full."""
        state.list_into(state.turn, self.choices)
        self.material.survey(state, player)
        for i in range(self.choices.size):
            action = self.choices.ids[i]
            value = 0.0
            if action <= CHOOSE_DECK:
                value = 1.0
                for j in range(self.material.held, self.material.card_count):
                    if CHOOSE + self.material.cards[j] == action:
                        value = self.material.value_of_card(j)
            self._add(action, value)

    def _weigh_anything(self, state: State, seat: int) -> None:
        state.list_into(seat, self.choices)
        for i in range(self.choices.size):
            action = self.choices.ids[i]
            self._add(action, 1.0 if action in (PASS, DONE) else 0.0)

    # Doing it

    def weighed(self) -> list[tuple[int, float]]:
        """List the moves weighed last with their values."""
        return [(self.moves[i], self.values[i]) for i in range(self.count)]

    def carry_out(self, state: State, move: int, chance: Chance) -> None:
        """Do a whole move: an action, or all steps of an assembly."""
        self.carrier.carry_out(state, move, chance)

    def play_on(self, state: State, quick: QuickChance, moves: int) -> None:
        """Play so many moves after the set-up, or to the end if that comes first."""
        while state.phase == SETUP:
            self.carrier.carry_out(state, self.decide(state, quick), quick)
        for _ in range(moves):
            if state.next_seat() < 0:
                return
            self.carrier.carry_out(state, self.decide(state, quick), quick)
