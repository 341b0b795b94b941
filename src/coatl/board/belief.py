"""Full states that fit what a seat knows, uniform over the deals (B14)."""

from __future__ import annotations

import random

from coatl.board.audit import prophecy_totals, temple_totals
from coatl.board.codes import COMPLETE, EMPTY, PROPHECIES, TEMPLES
from coatl.board.legal import can_assemble
from coatl.board.notation import parse_serpent
from coatl.board.patterns import satisfies
from coatl.board.serpent import Serpent
from coatl.board.state import State
from coatl.board.view import BoardView, SeatView, SerpentView
from coatl.core.bag import Bag
from coatl.core.chance import QuickChance, draw_from
from coatl.core.choices import Choices
from coatl.core.errors import StateError

MAX_TRIES = 100_000
"""Deals are drawn anew until one is possible; hardly ever more than a few times."""


class HiddenSeat:
    """How many hidden places one seat has, and the cards that are in one of two of them."""

    def __init__(
        self,
        number: int,
        in_hand: int,
        dealt: int,
        down: int,
        late: int,
        old: int,
        has_temple: bool,
        has_passed: bool,
        maybe: tuple[int, ...],
        mixed: tuple[int, ...],
    ) -> None:
        self.number = number
        self.in_hand = in_hand
        self.dealt = dealt
        self.down = down
        self.late = late
        self.old = old
        self.has_temple = has_temple
        self.has_passed = has_passed
        self.maybe = maybe
        self.mixed = mixed
        self.surely_held = max(0, len(maybe) - late)
        """How many of the cards seen before must be in hand still."""


class Belief:
    """A view made ready for sampling: everything known laid out, everything unseen in two bags.

    Hidden cards are exchangeable: any way to lay the unseen Prophecy cards into the hidden places
    of other hands, their face-down discards and the deck is equally likely, and so for Temple
    cards. So the places are filled by drawing. A deal that contradicts what a seat has done is
    drawn anew, which leaves those that fit equally likely.
    """

    def __init__(self, view: BoardView) -> None:
        self.base = State(view.options)
        self.unseen = Bag(prophecy_totals(view.options))
        self.unseen_temples = Bag(temple_totals(view.options))
        self.hidden: list[HiddenSeat] = []
        self.choices = Choices()
        _lay_out_table(self.base, view)
        for card in (*view.open, *view.discards):
            _see(self.unseen, card)
        for top, _ in view.piles:
            _see(self.unseen_temples, top)
        for number, seat in enumerate(view.seats):
            self._lay_out_seat(number, seat)
        has_passed = any(hidden.has_passed for hidden in self.hidden)
        self.is_limited = view.phase == COMPLETE or has_passed

    def _lay_out_seat(self, number: int, seat: SeatView) -> None:
        player = self.base.seats[number]
        for piece, count in enumerate(seat.board):
            for _ in range(count):
                player.add_piece(piece)
        player.is_choosing = seat.is_choosing
        player.commitment = seat.commitment
        player.tokens = seat.tokens
        player.gold = seat.gold
        player.points = seat.points
        player.finished_count = len(seat.finished)
        _see(self.unseen_temples, seat.commitment)
        for place, seen in (
            *zip(player.slots, seat.slots, strict=True),
            *zip(player.finished, seat.finished, strict=False),
        ):
            if seen is not None:
                _lay_out_serpent(place, seen)
                _see(self.unseen_temples, seen.temple)
                for card in seen.cards:
                    _see(self.unseen, card)
        in_hand = seat.known if seat.hand is None else seat.hand
        for card in in_hand:
            player.add_to_hand(card)
            _see(self.unseen, card)
        for card in seat.known:
            player.known.add(card)
        for card in seat.dealt or ():
            player.add_to_dealt(card)
            _see(self.unseen, card)
        player.old = seat.old_size
        for places in seat.mixed:
            player.count_mixed(places)
        player.has_passed = seat.has_passed
        for card in seat.maybe:
            player.maybe.add(card)
        for bag, cards in ((player.down, seat.down), (player.late, seat.late)):
            for card in cards or ():
                bag.add(card)
                _see(self.unseen, card)
        self.base.down_total += seat.down_size + seat.late_size
        if seat.temple is not None:
            player.temple = seat.temple
            _see(self.unseen_temples, seat.temple)
        if seat.hand is None:
            for card in seat.maybe:
                _see(self.unseen, card)
            self.hidden.append(
                HiddenSeat(
                    number,
                    seat.hand_size - len(seat.known),
                    seat.dealt_size,
                    seat.down_size,
                    seat.late_size,
                    seat.old_size,
                    seat.has_temple,
                    seat.has_passed,
                    seat.maybe,
                    seat.mixed,
                )
            )

    def sample_into(self, state: State, quick: QuickChance) -> None:
        """Make `state`, which has as many seats, one of the states that fit."""
        for _ in range(MAX_TRIES):
            if self._deal_into(state, quick) and not (self.is_limited and self._is_wrong(state)):
                return
        raise StateError("no deal fits the view: a seat has done what no hand allows (B3.2, B6.5)")

    def _is_wrong(self, state: State) -> bool:
        """Tell whether a hand contradicts what its seat has done last."""
        for hidden in self.hidden:
            player = state.seats[hidden.number]
            if hidden.has_passed and can_assemble(state, player, self.choices):  # B3.2
                return True
        return state.phase == COMPLETE and not self._can_close(state)

    def _can_close(self, state: State) -> bool:
        """Tell whether a seat that has just completed a Cóatl has a card for it (B6.5)."""
        player = state.seats[state.turn]
        serpent = player.slots[state.completing]
        if serpent.card_count > 0:
            return True
        hand = player.hand_list()
        return any(satisfies(card, serpent, state.strict_ends) for card in hand)

    def _deal_into(self, state: State, quick: QuickChance) -> bool:
        """Lay out a deal; tell whether it fits the cards that were played."""
        state.copy_from(self.base)
        state.deck.copy_from(self.unseen)
        state.temples.copy_from(self.unseen_temples)
        for hidden in self.hidden:
            player = state.seats[hidden.number]
            in_hand = hidden.in_hand
            late = hidden.late
            old = hidden.old
            kept = 0
            for card in hidden.maybe:  # still in hand or discarded from it: any place is as likely
                if quick.below(old + late) < old:
                    player.add_to_hand(card)
                    old -= 1
                    in_hand -= 1
                    kept += 1
                else:
                    player.late.add(card)
                    late -= 1
            if hidden.mixed and not _fits_plays(hidden, kept, quick):
                return False
            for _ in range(in_hand):
                player.add_to_hand(draw_from(state.deck, PROPHECIES, quick))
            for _ in range(late):
                player.late.add(draw_from(state.deck, PROPHECIES, quick))
            for _ in range(hidden.dealt):
                player.add_to_dealt(draw_from(state.deck, PROPHECIES, quick))
            for _ in range(hidden.down):
                player.down.add(draw_from(state.deck, PROPHECIES, quick))
            if hidden.has_temple:
                player.temple = draw_from(state.temples, TEMPLES, quick)
        return True

    def sample(self, quick: QuickChance) -> State:
        """Return a new state that fits."""
        state = State(self.base.options)
        self.sample_into(state, quick)
        return state


def _fits_plays(hidden: HiddenSeat, kept: int, quick: QuickChance) -> bool:
    # A card that was played lay in one of the hand's hidden places, but not in the `kept` ones:
    # there are as many deals of this kind as places left. Compared with the kind that has most.
    least = hidden.surely_held
    for places in hidden.mixed:
        if quick.below(places - least) < kept - least:
            return False
    return True


def sample_state(view: BoardView, rng: random.Random) -> State:
    """Return a full state, uniform over the deals that fit the view."""
    return Belief(view).sample(QuickChance(rng.getrandbits(32)))


def _see(bag: Bag, card: int) -> None:
    if card != EMPTY:
        if bag.count(card) == 0:
            raise StateError(f"the view shows more copies of card number {card} than there are")
        bag.remove(card)


def _lay_out_table(state: State, view: BoardView) -> None:
    state.set_supply(view.heads, view.bodies, view.tails)
    state.set_open(view.open)
    state.set_piles(view.piles)
    for bag, counts in (
        (state.head_bag, view.head_bag),
        (state.body_bag, view.body_bag),
        (state.tail_bag, view.tail_bag),
    ):
        bag.copy_from(Bag(counts))
    for card in view.discards:
        state.discard.add(card)
    state.phase = view.phase
    state.turn = view.turn
    state.actions_left = view.actions_left
    state.is_second = view.is_second
    state.completing = view.completing
    state.passes = view.passes
    state.ending = view.ending
    state.trigger = view.trigger
    state.turns_left = view.turns_left


def _lay_out_serpent(place: Serpent, seen: SerpentView) -> None:
    place.copy_from(parse_serpent(seen.pieces))
    for card in seen.cards:
        place.add_card(card)
    place.temple = seen.temple
    place.points = seen.points
