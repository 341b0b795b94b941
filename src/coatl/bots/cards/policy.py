# cython: boundscheck=False, wraparound=False
"""A fast player for every seat: what is worth most now. Simulated games are played by it."""

from __future__ import annotations

from coatl.bots.cards.judge import Judge
from coatl.cards.actions import DISCARD
from coatl.cards.actions import DROP as DROP_ACTION
from coatl.cards.actions import FULFIL as FULFIL_ACTION
from coatl.cards.actions import HEAD as HEAD_ACTION
from coatl.cards.codes import OVER, PAIRS
from coatl.cards.codes import PLAY as PLAY_PHASE
from coatl.cards.effects import perform
from coatl.cards.legal import list_legal
from coatl.cards.oriented import ORIENTED, ORIENTED_TABLE
from coatl.cards.position import Position
from coatl.core.chance import Chance
from coatl.core.choices import Choices


class Holds:
    """The two ways to hold each kind of Feather card, as numbers of oriented cards."""

    one: list[int]
    other: list[int]

    def __init__(self) -> None:
        self.one = [0] * 10
        self.other = [0] * 10
        for kind, (a, b) in enumerate(PAIRS):
            self.one[kind] = ORIENTED.index((a, b))
            self.other[kind] = ORIENTED.index((b, a))


HOLDS = Holds()
NEVER = -1000000
"""Less than anything is worth."""


class Policy:
    """Rates legal actions one by one and takes the best; ties go to the lowest action."""

    judge: Judge
    choices: Choices
    discards: bool
    """Whether to think of discarding a card for an unknown one, which takes as long as the rest."""
    worth: int
    """What the action chosen last looked worth."""
    chosen: int
    """The action with which looking ahead ended."""
    top: list[int]
    """The worth of the best place for each kind of card in hand, if that is known."""

    def __init__(self, variant: str, discards: bool = True) -> None:
        self.judge = Judge(variant)
        self.choices = Choices()
        self.discards = discards
        self.worth = 0
        self.chosen = 0
        self.top = [0] * 10

    def choose(self, state: Position, seat: int) -> int:
        """Return the action with the best worth right after it."""
        choices = self.choices
        list_legal(state, seat, choices)
        if choices.size == 1:
            return choices.ids[0]
        self.judge.study(state, seat)
        if state.phase == PLAY_PHASE:
            return self._choose_play(state)
        best = -1
        best_worth = 0
        for i in range(choices.size):
            action = choices.ids[i]
            worth = self.rate_studied(state, action)
            if best < 0 or worth > best_worth:
                best = action
                best_worth = worth
        self.worth = best_worth
        return best

    def _choose_play(self, state: Position) -> int:
        choices = self.choices
        best = -1
        best_worth = 0
        for kind in range(10):
            self.top[kind] = NEVER
        for i in range(choices.size):
            action = choices.ids[i]
            if action >= DISCARD:
                break
            oriented = ORIENTED_TABLE.played[action]
            worth = self.judge.play(oriented, ORIENTED_TABLE.place[action], True)
            kind = ORIENTED_TABLE.kind[oriented]
            self.top[kind] = max(self.top[kind], worth)
            if best < 0 or worth > best_worth:
                best = action
                best_worth = worth
        if self.discards:
            spare = -1  # the card that is least use
            for kind in range(10):
                if self.top[kind] > NEVER and (spare < 0 or self.top[kind] < self.top[spare]):
                    spare = kind
            worth = self._rate_discard(state, spare)
            if worth > best_worth:
                best = DISCARD + spare
                best_worth = worth
        self.worth = best_worth
        return best

    def rate(self, state: Position, seat: int, action: int) -> int:
        """Return the worth of the position right after one legal action."""
        self.judge.study(state, seat)
        return self.rate_studied(state, action)

    def rate_studied(self, state: Position, action: int) -> int:
        """Return the same, when the judge has studied the position already."""
        judge = self.judge
        if action < DISCARD:
            oriented, place = ORIENTED_TABLE.played[action], ORIENTED_TABLE.place[action]
            return judge.play(oriented, place, state.phase == PLAY_PHASE)
        if action < FULFIL_ACTION:
            for kind in range(10):
                self.top[kind] = NEVER
            return self._rate_discard(state, action - DISCARD)
        if action < HEAD_ACTION:
            return judge.fulfil(action - FULFIL_ACTION, state.gain[action - FULFIL_ACTION])
        if action < DROP_ACTION:
            return judge.end(action - HEAD_ACTION)
        return judge.stand()

    def _rate_discard(self, state: Position, kind: int) -> int:
        """Return the mean over what may be revealed of the best place for it."""
        judge = self.judge
        hand = judge.hand
        judge.hand = (hand & ~(1 << kind)) | (judge.twice & (1 << kind))
        deck = state.feathers if state.feathers.total > 0 else state.feather_discard
        total = 0
        count = 0
        for revealed in range(10):
            if deck.counts[revealed] > 0:
                best = self.top[revealed]
                if best == NEVER:
                    best = self._place_best(HOLDS.one[revealed], NEVER)
                    best = self._place_best(HOLDS.other[revealed], best)
                total += best * deck.counts[revealed]
                count += deck.counts[revealed]
        judge.hand = hand
        # Above 0 before it is divided: C and Python round the rest of negative numbers differently.
        return (total - NEVER * count) // count + NEVER if count > 0 else NEVER

    def _place_best(self, oriented: int, best: int) -> int:
        if self.judge.length == 0:
            return max(best, self.judge.play(oriented, 0, False))
        for place in range(1, 5):
            best = max(best, self.judge.play(oriented, place, False))
        return best

    def step(self, state: Position, action: int, chance: Chance) -> None:
        """Carry out a legal action of the seat whose turn it is, and keep the judge's counts."""
        seat = state.turn
        self.judge.note(state, seat, action)
        perform(state, seat, action, chance, None)

    def play_out(self, state: Position, chance: Chance, until: int) -> None:
        """Play on until a seat's score is fixed (-1: to the end); counts must be right."""
        while state.phase != OVER:
            if until >= 0:
                player = state.seats[until]
                if player.is_scored:
                    return
            self.step(state, self.choose(state, state.turn), chance)

    def look_ahead(self, state: Position, chance: Chance, seat: int, round_number: int) -> int:
        """Play on to a seat's last card of a round; return what the seat is worth with it.

        That card is `chosen`, but not played yet.
        """
        while True:
            action = self.choose(state, state.turn)
            if state.turn == seat and state.round == round_number and state.plays_left == 1:
                if state.phase == PLAY_PHASE:
                    self.chosen = action
                    return self.worth
            self.step(state, action, chance)
