"""Full states that fit what a seat knows, uniform over the deals (C11)."""

from __future__ import annotations

import random

from coatl.cards.codes import EMPTY, FEATHERS, PROPHECIES
from coatl.cards.deck import load_deck
from coatl.cards.notation import parse_serpent
from coatl.cards.patterns import god_of
from coatl.cards.state import State
from coatl.cards.view import CardView, CarlView, Held
from coatl.core.bag import Bag
from coatl.core.chance import QuickChance, draw_from
from coatl.core.errors import StateError


class Belief:
    """A view made ready for sampling: everything known laid out, everything unseen in bags.

    Any way to deal the unseen Feather cards to the other hands and the deck is equally likely; in a
    solo match so is any choice of unseen Prophecies as faces of CARL's action cards that fits their
    backs.
    """

    def __init__(self, view: CardView) -> None:
        self.base = State(view.options)
        self.unseen = Bag(load_deck().feathers)
        self.unseen_prophecies = Bag([1] * len(load_deck().prophecies))
        self.hand_sizes: list[int] = []
        self.backs: tuple[int, ...] = ()
        _lay_out_table(self.base, view)
        _see_all(self.unseen, view.feather_discard, view.placed)
        if view.revealed != EMPTY:
            _see(self.unseen, view.revealed)
        for card in view.supply:
            _see(self.unseen_prophecies, card)
        for number, seat in enumerate(view.seats):
            player = self.base.seats[number]
            if seat.row:
                player.serpent.copy_from(parse_serpent(seat.row))
            player.serpent.has_head = seat.has_head
            player.serpent.has_tail = seat.has_tail
            player.stolen_from = seat.stolen_from
            player.is_scored = seat.is_scored
            player.points = seat.points
            player.objectives = seat.objectives
            player.secured = seat.secured
            self._see_held(seat.held)
            for card, level in seat.held:
                player.held.add(card, level)
            self.hand_sizes.append(seat.hand_size if seat.hand is None else 0)
            if seat.hand is not None:
                _see_all(self.unseen, seat.hand)
                for kind, count in enumerate(seat.hand):
                    for _ in range(count):
                        player.add_feather(kind)
        if view.carl is not None:
            self._lay_out_carl(view.carl)

    def _see_held(self, held: Held) -> None:
        for card, _ in held:
            _see(self.unseen_prophecies, card)

    def _lay_out_carl(self, carl: CarlView) -> None:
        base = self.base
        self._see_held(carl.held)
        for card, level in carl.held:
            base.carl.add(card, level)
        base.carl_points = carl.points
        base.competition = carl.competition
        base.actions.copy_from(Bag(carl.actions))
        base.first_points = carl.first_points
        base.first_carl_points = carl.first_carl_points
        for card in carl.lost:
            base.lost.add(card)
            _see(self.unseen_prophecies, card)
        for card in carl.pending:
            base.pending.add(card)
        self.backs = carl.action_cards

    def sample_into(self, state: State, quick: QuickChance) -> None:
        """Make `state`, which has as many seats, one of the states that fit."""
        state.copy_from(self.base)
        state.feathers.copy_from(self.unseen)
        state.prophecies.copy_from(self.unseen_prophecies)
        number = 0
        for size in self.hand_sizes:
            player = state.seats[number]
            for _ in range(size):
                player.add_feather(draw_from(state.feathers, FEATHERS, quick))
            number += 1
        for god, count in enumerate(self.backs):
            for _ in range(count):
                candidates = Bag()
                for card in state.prophecies.contents():
                    if god_of(card) == god:
                        candidates.add(card)
                face = draw_from(candidates, PROPHECIES, quick)
                state.prophecies.remove(face)
                state.faces.add(face)

    def sample(self, quick: QuickChance) -> State:
        """Return a new state that fits."""
        state = State(self.base.options)
        self.sample_into(state, quick)
        return state


def sample_state(view: CardView, rng: random.Random) -> State:
    """Return a full state, uniform over the deals that fit the view."""
    return Belief(view).sample(QuickChance(rng.getrandbits(32)))


def _see(bag: Bag, content: int) -> None:
    if bag.count(content) == 0:
        raise StateError(f"the view shows more copies of card number {content} than there are")
    bag.remove(content)


def _see_all(bag: Bag, *tallies: tuple[int, ...]) -> None:
    for tally in tallies:
        for content, count in enumerate(tally):
            for _ in range(count):
                _see(bag, content)


def _lay_out_table(state: State, view: CardView) -> None:
    state.feather_discard.copy_from(Bag(view.feather_discard))
    state.placed.copy_from(Bag(view.placed))
    state.set_supply(view.supply)
    state.set_gain(view.gain)
    state.temple = view.temple
    state.phase = view.phase
    state.turn = view.turn
    state.round = view.round
    state.last_round = view.last_round
    state.plays_left = view.plays_left
    state.revealed = view.revealed
    state.ending = view.ending
