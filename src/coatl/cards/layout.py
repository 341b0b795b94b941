"""The fields of the card game's encoding, by name: what stands where in a row of numbers."""

from __future__ import annotations

from coatl.cards.actions import feather_text
from coatl.cards.codes import ENDINGS, GODS, PAIRS, PHASES
from coatl.cards.deck import load_deck
from coatl.cards.options import CarlOptions, Options
from coatl.core.colours import COLOURS
from coatl.core.encoding import Field

LENGTH = 22
"""The longest row: ten Feather cards, a head and a tail."""
EDGE = 3
"""How many segments are shown once more from the right: as many as a pattern has."""


class Layout:
    """The fields of the card game, in the order in which they are written."""

    def __init__(self, options: Options) -> None:
        self.seats = options.seats
        self.is_solo = isinstance(options, CarlOptions)
        self.cards = tuple(card.id for card in load_deck().prophecies)
        self.feathers = tuple(map(feather_text, range(len(PAIRS))))
        self.fields: list[Field] = []
        self.others = ("own", *(f"next{i}" for i in range(1, self.seats)))
        self._add_table()
        for who in self.others:
            self._add_seat(who)
        if self.is_solo:
            self._add_carl()

    def _add(self, name: str, meaning: str, *labels: str, most: int = 1, scale: int = 0) -> None:
        size = len(labels) or 1
        self.fields.append(Field(name, size, most, scale or most, meaning, labels))

    def _add_table(self) -> None:
        feathers, cards = self.feathers, self.cards
        copies = max(load_deck().feathers)
        self._add("seat", "which seat this is, from 0", *map(str, range(self.seats)))
        self._add("phase", "what is to be done now", *PHASES)
        self._add("turn", "whose turn it is", *self.others)
        self._add("round", "the round", *map(str, range(1, 7)))
        self._add("last-round", "which round is the last one", most=6)
        self._add("plays-left", "cards or ends left to place in this turn", most=2)
        self._add("revealed", "the Feather card that was revealed (C4.1)", *feathers)
        self._add("ending", "how the game has ended", *ENDINGS)
        self._add("feather-deck", "how many Feather cards the deck has", most=50)
        self._add("feather-discards", "Feather cards discarded", *feathers, most=copies)
        self._add("placed", "Feather cards placed", *feathers, most=copies)
        self._add("prophecy-deck", "how many Prophecies the deck has", most=40)
        if self.is_solo:  # CARL looks from left to right (C10.4)
            for place in (1, 2, 3):
                self._add(f"supply{place}", "the Prophecy in this place from the left", *cards)
        else:
            self._add("supply", "Prophecies of the supply", *cards)
            temples = [temple.id for temple in load_deck().temples]
            self._add("temple", "the Temple card", *temples)
        self._add("gain", "the level that fulfilling a Prophecy gives now", *cards, most=3)
        self._add("hand", "Feather cards in the own hand", *feathers, most=4)

    def _add_seat(self, who: str) -> None:
        self._add(f"{who}-hand-size", "Feather cards in hand", most=4)
        self._add(f"{who}-scored", "whether its points are fixed (C8.1)")
        self._add(f"{who}-points", "its fixed points", most=250, scale=50)
        self._add(f"{who}-objectives", "its fixed Temple objectives", most=2)
        self._add(f"{who}-secured", "its fixed number of secured Prophecies", most=40, scale=8)
        if self.is_solo:
            self._add(f"{who}-thefts", "thefts from CARL this turn (C10.5)", most=2)
        else:
            self._add(f"{who}-robbed", "whom it has robbed in this round", *self.others)
        self._add(f"{who}-length", "segments of its row", most=LENGTH)
        self._add(f"{who}-head", "whether the row has a head")
        self._add(f"{who}-tail", "whether the row has a tail")
        parts = (*COLOURS, "'")
        row = [f"{place}{part}" for place in range(1, LENGTH + 1) for part in parts]
        self._add(f"{who}-row", "colour of each segment from the left; ' a stack", *row)
        edge = [f"-{place}{part}" for place in range(1, EDGE + 1) for part in parts]
        self._add(f"{who}-edge", "the same of the last segments, from the right", *edge)
        shows = "how often its row shows each Prophecy's pattern"
        self._add(f"{who}-shows", shows, *self.cards, most=LENGTH, scale=3)
        self._add_held(who)

    def _add_held(self, who: str) -> None:
        for level in range(4):
            self._add(f"{who}-level{level}", f"its Prophecies at level {level}", *self.cards)
        if self.is_solo:  # the closest one is chosen first (C10.3)
            meaning = "the place of each of its Prophecies in order of arrival, from 1"
            self._add(f"{who}-arrival", meaning, *self.cards, most=40, scale=8)

    def _add_carl(self) -> None:
        self._add_held("carl")
        self._add("carl-points", "CARL's fixed points", most=250, scale=50)
        self._add("competition", "which competition of the match this is", most=2)
        self._add("carl-actions", "CARL's action cards left, by god", *GODS, most=8)
        self._add("carl-deck", "all of CARL's action cards, by god", *GODS, most=8)
        self._add("lost", "Prophecies that have left the game", *self.cards)
        self._add("pending", "Prophecies that are dropping (C10.3)", *self.cards)
        self._add("first-points", "the points in the first competition", most=250, scale=50)
        meaning = "CARL's points in the first competition"
        self._add("first-carl-points", meaning, most=250, scale=50)
