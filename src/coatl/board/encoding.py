# cython: boundscheck=False, wraparound=False
"""A seat's view of the board game as a row of numbers: itself first, then the others in turn."""

from __future__ import annotations

from coatl.board.actions import ACTION_COUNT, PAIRS, PLAIN_PAIRS, pair_text
from coatl.board.codes import (
    BODY_LETTERS,
    COLOURS,
    EMPTY,
    ENDINGS,
    PERFECT_PICK,
    PHASES,
    PRIEST_COMMITMENT,
    RUNNING,
    SEE_THE_FUTURE,
    SETUP,
)
from coatl.board.deck import load_deck
from coatl.board.options import BoardOptions
from coatl.board.position import Position
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.core.base_state import BaseState
from coatl.core.encoding import BaseEncoding, Field

VERSION = 1
PLACES = 16
"""How many pieces of an unfinished Cóatl are shown one by one, from the left."""

LEFT_OUT = (
    "in which space of the supply a piece lies, and in which place a face-up card",
    f"the order of an unfinished Cóatl's pieces after the first {PLACES}; all are counted",
    "the order in which cards were laid beside an unfinished Cóatl",
    "the colours of a complete Cóatl, and beside which of a seat's complete Cóatls a card lies",
)


class BoardEncoding(BaseEncoding):
    """How positions of the board game are written as rows of numbers."""

    cards: int
    temples: int
    pieces: int
    bodies: int
    pairs: int
    has_tokens: bool
    has_gold: bool

    def __init__(self, options: BoardOptions) -> None:
        layout = _Layout(options)
        BaseEncoding.__init__(
            self,
            "board",
            options,
            VERSION,
            ACTION_COUNT,
            options.seats,
            layout.fields,
            LEFT_OUT,
        )
        self.cards = len(layout.cards)
        self.temples = len(layout.temples)
        self.pieces = len(layout.pieces)
        self.bodies = len(layout.bodies)
        self.pairs = len(layout.pairs)
        self.has_tokens = options.sacrifice
        self.has_gold = options.feathers

    def write(self, state: BaseState, seat: int) -> None:
        """Write the row of a seat, from what it may know (B14)."""
        self.begin()
        self._write_position(state, seat)  # type: ignore[arg-type]

    def _write_position(self, position: Position, seat: int) -> None:
        self._write_table(position, seat)
        self._write_own(position.seats[seat])
        for i in range(self.seat_count):
            number = (seat + i) % self.seat_count
            self._write_seat(position.seats[number], position.phase == SETUP and i > 0)

    def _write_table(self, position: Position, seat: int) -> None:
        self.put_one(seat, self.seat_count)
        self.put_one(position.phase, 7)
        self.put_one((position.turn - seat + self.seat_count) % self.seat_count, self.seat_count)
        self.put(position.actions_left)
        self.put(position.is_second)
        self.put(position.completing)
        self.put(position.passes)
        self.put_one(position.ending, 4)
        if position.ending == RUNNING:
            self.at += self.seat_count
        else:
            i = (position.trigger - seat + self.seat_count) % self.seat_count
            self.put_one(i, self.seat_count)
        self.put(position.turns_left + 1)
        self.put_all(position.offers, 10 + self.pairs)
        self.put_bag(position.head_bag, 5)
        self.put_bag(position.body_bag, self.bodies)
        self.put_bag(position.tail_bag, 5)
        for i in range(6):
            if position.open[i] != EMPTY:
                self.values[self.at + position.open[i]] += 1
        self.at += self.cards
        self.put(position.deck.total)
        self.put_bag(position.discard, self.cards)
        for i in range(2):
            self.put_one(position.pile_top[i], self.temples)
            self.put(position.pile_size[i])

    def _write_own(self, player: Seat) -> None:
        for i in range(player.hand_size):
            self.values[self.at + player.hand[i]] += 1
        self.at += self.cards
        for i in range(player.dealt_size):
            self.values[self.at + player.dealt[i]] += 1
        self.at += self.cards
        self.put_bag(player.down, self.cards)
        if self.has_tokens:
            self.put_bag(player.late, self.cards)
        self.put_one(player.temple, self.temples)

    def _write_seat(self, player: Seat, is_hiding: bool) -> None:
        """Write what is visible of a seat; `is_hiding` while it chooses unseen (B2.5)."""
        hand = player.hand_size
        dealt = player.dealt_size
        down = player.down.total
        choosing = 1 if player.is_choosing else 0
        if is_hiding:
            dealt = hand + dealt + down
            hand = 0
            down = 0
            choosing = 1
        self.put_all(player.board, self.pieces)
        self.put(hand)
        self.put_bag(player.known, self.cards)
        self.put(player.has_passed)
        self.put(dealt)
        self.put(choosing)
        self.put(down)
        self.put(player.temple != EMPTY)
        self.put(player.points)
        if self.has_tokens:
            self.put_bag(player.maybe, self.cards)
            self.put(player.old)
            for i in range(2, 6):
                self.put(player.mixed[i])
            self.put(player.late.total)
            self.put_one(player.commitment, self.temples)
            self.put(player.tokens & PERFECT_PICK != 0)
            self.put(player.tokens & SEE_THE_FUTURE != 0)
            self.put(player.tokens & PRIEST_COMMITMENT != 0)
        if self.has_gold:
            self.put(player.gold)
        self._write_finished(player)
        self._write_slot(player.slots[0])
        self._write_slot(player.slots[1])

    def _write_finished(self, player: Seat) -> None:
        first = self.at + 9
        for i in range(3):
            if i < player.finished_count:
                serpent = player.finished[i]
                self.put(serpent.length)
                self.put(serpent.card_count + (serpent.temple != EMPTY))
                self.put(serpent.points)
                for card in range(serpent.card_count):
                    self.values[first + serpent.cards[card]] += 1
                if serpent.temple != EMPTY:
                    self.values[first + self.cards + serpent.temple] = 1
            else:
                self.at += 3
        self.at += self.cards + self.temples

    def _write_slot(self, serpent: Serpent) -> None:
        if serpent.length > 0:
            self.put(serpent.length)
            self.put(serpent.has_head)
            self.put(serpent.has_tail)
            self.put_all(serpent.counts, 5)
            shown = serpent.length if serpent.length < PLACES else PLACES
            at = self.at
            for i in range(shown):
                self.values[at + i * 5 + serpent.colours[i]] = 1
            self.at = at + 5 * PLACES
            for i in range(serpent.card_count):
                self.values[self.at + serpent.cards[i]] += 1
            self.at += self.cards
        else:
            self.at += 8 + 5 * PLACES + self.cards


class _Layout:
    """The fields of the board game, in the order in which they are written."""

    def __init__(self, options: BoardOptions) -> None:
        deck = load_deck()
        self.options = options
        is_used = [options.promo or not card.promo for card in deck.prophecies]
        last = max(i for i, used in enumerate(is_used) if used)
        self.cards = tuple(card.id for card in deck.prophecies[: last + 1])
        self.most = max(card.copies for card in deck.prophecies)
        temples = [card.index for card in deck.temples if options.promo or not card.promo]
        self.temples = tuple(card.id for card in deck.temples[: max(temples) + 1])
        golden = 1 if options.feathers else 0
        self.bodies = tuple(BODY_LETTERS[: 5 + golden])
        self.pairs = tuple(map(pair_text, range(len(PAIRS) if golden else PLAIN_PAIRS)))
        heads, tails = [f"<{c}" for c in COLOURS], [f"{c}>" for c in COLOURS]
        self.pieces = (*heads, *COLOURS, *tails, *self.bodies[5:])
        self.fields: list[Field] = []
        self._add_table(heads, tails)
        self._add_own()
        for number in range(options.seats):
            self._add_seat("own" if number == 0 else f"next{number}", number)

    def _add(
        self,
        name: str,
        meaning: str,
        labels: tuple[str, ...] | list[str] = (),
        *,
        size: int = 1,
        most: int = 1,
        scale: int = 0,
    ) -> None:
        size = len(labels) or size
        self.fields.append(Field(name, size, most, scale or most, meaning, tuple(labels)))

    def _add_table(self, heads: list[str], tails: list[str]) -> None:
        seats = self.options.seats
        others = ("own", *(f"next{i}" for i in range(1, seats)))
        in_all = sum(card.copies for card in load_deck().prophecies)
        self._add("seat", "which seat this is, from 0", tuple(map(str, range(seats))))
        self._add("phase", "what is to be done now", PHASES)
        self._add("turn", "whose turn it is", others)
        self._add("actions-left", "actions left in this turn", most=2)
        self._add("second-action", "whether this is the second action of the turn (B7.1)")
        self._add("completing", "which place the Cóatl being completed lies in: A 0, B 1")
        self._add("passes", "how many seats have passed in a row (B3.2)", most=seats)
        self._add("ending", "how the game is ending", ENDINGS)
        self._add("trigger", "who has brought the ending about; nobody while it runs", others)
        self._add("turns-left", "1 more than the turns left; 0 while no end is in sight", most=9)
        self._add("heads", "heads offered by the supply", heads, most=2)
        self._add("tails", "tails offered by the supply", tails, most=2)
        self._add("pairs", "pairs of body segments offered by the supply", self.pairs, most=6)
        self._add("head-bag", "heads left in the bag", heads, most=3)
        most = max(self.options.bodies_a_colour, self.options.golden_bodies)
        self._add("body-bag", "body segments left in the bag", self.bodies, most=most)
        self._add("tail-bag", "tails left in the bag", tails, most=3)
        self._add_cards("open", "Prophecy cards that lie face up")
        self._add("deck", "how many Prophecy cards the deck has", most=in_all)
        self._add_cards("discards", "Prophecy cards discarded openly")
        for pile in (1, 2):
            self._add(f"pile{pile}-top", "the Temple card on the pile", self.temples)
            self._add(f"pile{pile}-size", "how many cards the pile has", most=24)

    def _add_cards(self, name: str, meaning: str) -> None:
        self._add(name, meaning, self.cards, most=self.most)

    def _add_own(self) -> None:
        self._add_cards("hand", "Prophecy cards in the own hand")
        self._add_cards("dealt", "dealt Prophecy cards to choose from (B2.5)")
        self._add_cards("down", "own face-down discards of the set-up, until a reshuffle")
        if self.options.sacrifice:
            self._add_cards("late", "own face-down discards from the hand (B8.2)")
        self._add("temple", "the own Temple card", self.temples)

    def _add_seat(self, who: str, number: int) -> None:
        def add(name: str, meaning: str, *labels: str, most: int = 1, scale: int = 0) -> None:
            self._add(f"{who}-{name}", meaning, labels, most=most, scale=scale)

        add("board", "pieces on the player board", *self.pieces, most=8)
        add("hand-size", "Prophecy cards in hand; 0 of others at set-up", most=6)
        self._add_cards(f"{who}-known", "cards of the hand that were taken face up")
        add("passed", "whether the last thing it did was to pass")
        add("dealt-size", "dealt cards; of others all of them at set-up", most=6)
        add("choosing", "whether it is choosing at set-up; of others always then")
        add("down-size", "face-down discards of the set-up; 0 of others then", most=6)
        add("has-temple", "whether its first Temple card is in hand")
        add("points", "points so far", most=255, scale=50)
        if self.options.sacrifice:
            self._add_cards(f"{who}-maybe", "cards once known, in hand or discarded since")
            add("old", "hidden cards that may date from before a face-down discard", most=5)
            hidden = ("2", "3", "4", "5")
            add("mixed", "cards played since then, by hidden places", *hidden, most=255, scale=8)
            add("late-size", "face-down discards from the hand", most=255, scale=8)
            add("commitment", "the Temple card of Priest Commitment", *self.temples)
            add("tokens", "Sacrifice tokens", "pick", "future", "commitment")
        if self.options.feathers:
            add("gold", "golden segments given to it (B9.4)", most=6)
        for place in (1, 2, 3):
            add(f"complete{place}-length", "pieces of a complete Cóatl", most=122, scale=16)
            add(f"complete{place}-cards", "cards beside it, Temple card included", most=5)
            add(f"complete{place}-points", "its points", most=255, scale=50)
        self._add_cards(f"{who}-played", "cards beside its complete Cóatls")
        add("temples", "Temple cards beside its complete Cóatls", *self.temples)
        for slot in "AB":
            add(f"{slot}-length", "pieces of the unfinished Cóatl", most=122, scale=16)
            add(f"{slot}-head", "whether it has a head")
            add(f"{slot}-tail", "whether it has a tail")
            add(f"{slot}-colours", "its pieces by colour", *COLOURS, most=122, scale=16)
            places = tuple(f"{i}{c}" for i in range(1, PLACES + 1) for c in COLOURS)
            add(f"{slot}-pieces", "the colour of each piece from the left", *places)
            self._add_cards(f"{who}-{slot}-fulfilled", "Prophecy cards beside it")
