"""The fields of the board game's encoding, by name: what stands where in a row of numbers."""

from __future__ import annotations

from coatl.board.actions import pair_text
from coatl.board.codes import BODY_LETTERS, COLOURS, ENDINGS, PHASES
from coatl.board.deck import load_deck
from coatl.board.options import BoardOptions
from coatl.board.pairs import PAIRS, PLAIN_PAIRS
from coatl.core.encoding import Field

PLACES = 16
"""How many pieces of an unfinished Cóatl are shown one by one, from the left."""


class Layout:
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
