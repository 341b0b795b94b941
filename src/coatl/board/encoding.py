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

    # Each of these reads `values` and `at` once: what is written through bytes might be anything,
    # so that after every number a field would have to be read again.

    def _write_table(self, position: Position, seat: int) -> None:
        row = self.values
        at = self.at
        seats = self.seat_count
        cards = self.cards
        temples = self.temples
        row[at + seat] = 1
        row[at + seats + position.phase] = 1
        at += seats + 7
        row[at + (position.turn - seat + seats) % seats] = 1
        at += seats
        row[at] = position.actions_left
        row[at + 1] = position.is_second
        row[at + 2] = position.completing
        row[at + 3] = position.passes
        row[at + 4 + position.ending] = 1
        at += 8
        if position.ending != RUNNING:
            row[at + (position.trigger - seat + seats) % seats] = 1
        at += seats
        row[at] = position.turns_left + 1
        at = _copy(row, at + 1, position.offers, 10 + self.pairs)
        at = _copy(row, at, position.head_bag.counts, 5)
        at = _copy(row, at, position.body_bag.counts, self.bodies)
        at = _copy(row, at, position.tail_bag.counts, 5)
        for i in range(6):
            if position.open[i] != EMPTY:
                row[at + position.open[i]] += 1
        at += cards
        row[at] = position.deck.total
        at = _copy(row, at + 1, position.discard.counts, cards)
        for i in range(2):
            if position.pile_top[i] < temples:
                row[at + position.pile_top[i]] = 1
            at += temples
            row[at] = position.pile_size[i]
            at += 1
        self.at = at

    def _write_own(self, player: Seat) -> None:
        row = self.values
        at = self.at
        cards = self.cards
        for i in range(player.hand_size):
            row[at + player.hand[i]] += 1
        at += cards
        for i in range(player.dealt_size):
            row[at + player.dealt[i]] += 1
        at += cards
        if player.down.total > 0:
            _copy(row, at, player.down.counts, cards)
        at += cards
        if self.has_tokens:
            at = _copy(row, at, player.late.counts, cards)
        if player.temple < self.temples:
            row[at + player.temple] = 1
        self.at = at + self.temples

    def _write_seat(self, player: Seat, is_hiding: bool) -> None:
        """Write what is visible of a seat; `is_hiding` while it chooses unseen (B2.5)."""
        row = self.values
        at = self.at
        hand = player.hand_size
        dealt = player.dealt_size
        down = player.down.total
        choosing = 1 if player.is_choosing else 0
        if is_hiding:
            dealt = hand + dealt + down
            hand = 0
            down = 0
            choosing = 1
        at = _copy(row, at, player.board, self.pieces)
        row[at] = hand
        at += 1
        if player.known.total > 0:
            _copy(row, at, player.known.counts, self.cards)
        at += self.cards
        row[at] = player.has_passed
        row[at + 1] = dealt
        row[at + 2] = choosing
        row[at + 3] = down
        row[at + 4] = player.temple != EMPTY
        row[at + 5] = _small(player.points)
        at += 6
        if self.has_tokens:
            at = self._write_tokens(player, at)
        if self.has_gold:
            row[at] = player.gold
            at += 1
        at = self._write_finished(player, at)
        at = self._write_slot(player.slots[0], at)
        self.at = self._write_slot(player.slots[1], at)

    def _write_tokens(self, player: Seat, at: int) -> int:
        row = self.values
        at = _copy(row, at, player.maybe.counts, self.cards)
        row[at] = player.old
        for i in range(2, 6):
            row[at + i - 1] = _small(player.mixed[i])
        row[at + 5] = _small(player.late.total)
        at += 6
        if player.commitment < self.temples:
            row[at + player.commitment] = 1
        at += self.temples
        row[at] = player.tokens & PERFECT_PICK != 0
        row[at + 1] = player.tokens & SEE_THE_FUTURE != 0
        row[at + 2] = player.tokens & PRIEST_COMMITMENT != 0
        return at + 3

    def _write_finished(self, player: Seat, at: int) -> int:
        row = self.values
        first = at + 9
        for i in range(player.finished_count):
            serpent = player.finished[i]
            row[at] = serpent.length
            row[at + 1] = serpent.card_count + (serpent.temple != EMPTY)
            row[at + 2] = _small(serpent.points)
            at += 3
            for card in range(serpent.card_count):
                row[first + serpent.cards[card]] += 1
            if serpent.temple != EMPTY:
                row[first + self.cards + serpent.temple] = 1
        return first + self.cards + self.temples

    def _write_slot(self, serpent: Serpent, at: int) -> int:
        row = self.values
        if serpent.length > 0:
            row[at] = serpent.length
            row[at + 1] = serpent.has_head
            row[at + 2] = serpent.has_tail
            _copy(row, at + 3, serpent.counts, 5)
            shown = serpent.length if serpent.length < PLACES else PLACES
            for i in range(shown):
                row[at + 8 + i * 5 + serpent.colours[i]] = 1
            for i in range(serpent.card_count):
                row[at + 8 + 5 * PLACES + serpent.cards[i]] += 1
        return at + 8 + 5 * PLACES + self.cards


def _copy(row: list[int], at: int, numbers: list[int], size: int) -> int:
    """Write the first numbers of a list; return the place after them."""
    for i in range(size):
        row[at + i] = numbers[i]
    return at + size


def _small(number: int) -> int:
    """Return a number as a byte can hold it."""
    return 255 if number > 255 else number


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
