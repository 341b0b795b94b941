"""The cards of the card game, read from the rows of `cards.json` and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from coatl.cards.codes import GODS, PAIRS
from coatl.cards.options import PERSONALITIES
from coatl.cards.shapes import Objective, Pattern, parse_objective, parse_pattern
from coatl.core.card_data import read_card_file
from coatl.core.card_sets import load_cards
from coatl.core.colours import COLOURS
from coatl.core.errors import CardDataError, NotationError

FEATHERS = 50  # C1
PROPHECIES = 40  # C1
TEMPLES = 6  # C1
ACTION_CARDS = {"carl": 5, "carl_2": 6}  # C10.2
SOURCES = ("booklet", "reconstructed", "own")
"""Where a row is from; `own` is for cards of a card set."""

Row = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Prophecy:
    """A Prophecy card: a pattern and the god on its back (C9)."""

    index: int
    id: str
    god: int
    pattern: Pattern
    is_reconstructed: bool


@dataclass(frozen=True, slots=True)
class Temple:
    """A Temple card with its two objectives (C8)."""

    index: int
    id: str
    objectives: tuple[Objective, ...]
    is_reconstructed: bool


@dataclass(frozen=True, slots=True)
class Personality:
    """CARL's action decks by god (C10.2), for the first and the second competition."""

    name: str
    carl: tuple[int, ...]
    carl_2: tuple[int, ...]
    is_reconstructed: bool


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of the card game."""

    feathers: tuple[int, ...]
    """How many Feather cards of each kind (see `codes.PAIRS`) there are."""
    are_feathers_reconstructed: bool
    prophecies: tuple[Prophecy, ...]
    temples: tuple[Temple, ...]
    personalities: Mapping[str, Personality]

    def prophecy(self, card_id: str) -> Prophecy:
        """Return the Prophecy card with this id."""
        for card in self.prophecies:
            if card.id == card_id:
                return card
        raise NotationError(card_id, 0, f"a Prophecy card, C01 to {self.prophecies[-1].id}")

    def temple(self, card_id: str) -> Temple:
        """Return the Temple card with this id."""
        for card in self.temples:
            if card.id == card_id:
                return card
        raise NotationError(card_id, 0, f"a Temple card, D1 to {self.temples[-1].id}")


def parse_deck(text: str) -> Deck:
    """Read the text of a card file; a bad row gives an error that names it."""
    return read_deck(read_card_file(text))


def read_deck(data: Row) -> Deck:
    """Read all rows of a deck; a bad one gives an error that names it."""
    feathers = _feathers(_rows(data, "feathers"))
    prophecies = tuple(_prophecy(i, row) for i, row in enumerate(_rows(data, "prophecies")))
    temples = tuple(_temple(i, row) for i, row in enumerate(_rows(data, "temples")))
    _check_count("prophecies", len(prophecies), PROPHECIES)
    _check_count("temples", len(temples), TEMPLES)
    patterns = [card.pattern.text for card in prophecies]
    for card in prophecies:
        if patterns.index(card.pattern.text) != card.index:
            raise CardDataError(f"card {card.id}: {card.pattern.text!r} is there already (C1)")
    rows = [_personality(row) for row in _rows(data, "personalities")]
    personalities = {row.name: row for row in rows}
    if len(personalities) != len(rows):
        twice = next(row.name for row in rows if personalities[row.name] is not row)
        raise CardDataError(f"personality {twice}: it comes twice")
    missing = [name for name in PERSONALITIES if name not in personalities]
    if missing:
        raise CardDataError(f"card data: the personality {missing[0]!r} is missing")
    marks = {_source(row, "feathers") for row in _rows(data, "feathers")}
    deck = Deck(feathers, "reconstructed" in marks, prophecies, temples, personalities)
    _check_action_decks(deck)
    return deck


@cache
def load_deck() -> Deck:
    """Return the cards of this process: the package's, with those of a chosen card set."""
    cards = load_cards("cards")
    try:
        return read_deck(cards.rows)
    except CardDataError as error:
        raise CardDataError(f"{cards.source}: {error}" if cards.source else str(error)) from None


def _rows(data: Row, name: str) -> list[Row]:
    rows = data.get(name)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise CardDataError(f"card data: expected a list of rows under {name!r}")
    return rows


def _text(row: Row, key: str, who: str) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not value:
        raise CardDataError(f"{who}: expected a text under {key!r}")
    return value


def _source(row: Row, who: str) -> str:
    source = _text(row, "source", who)
    if source not in SOURCES:
        raise CardDataError(f"{who}: source {source!r} is none of {', '.join(SOURCES)}")
    return source


def _check_count(what: str, found: int, expected: int) -> None:
    if found != expected:
        raise CardDataError(f"card data: {found} {what}, expected {expected} (C1)")


def _feathers(rows: list[Row]) -> tuple[int, ...]:
    copies = [0] * len(PAIRS)
    seen: set[int] = set()
    for row in rows:
        letters = _text(row, "colours", "feathers")
        who = f"feather {letters}"
        if len(letters) != 2 or any(letter not in COLOURS for letter in letters):
            raise CardDataError(f"{who}: expected two colour letters of {COLOURS}")
        pair = tuple(sorted(COLOURS.index(letter) for letter in letters))
        if pair not in PAIRS:
            raise CardDataError(f"{who}: expected two different colours (C1)")
        count = row.get("copies")
        if type(count) is not int or not 0 <= count <= FEATHERS:
            raise CardDataError(f"{who}: expected a whole number under 'copies'")
        _source(row, who)
        kind = PAIRS.index((pair[0], pair[1]))
        if kind in seen:
            raise CardDataError(f"{who}: this pair has a row already")
        seen.add(kind)
        copies[kind] = count
    _check_count("Feather cards", sum(copies), FEATHERS)
    return tuple(copies)


def _prophecy(index: int, row: Row) -> Prophecy:
    card_id = _text(row, "id", "prophecies")
    who = f"card {card_id}"
    if card_id != f"C{index + 1:02}":
        raise CardDataError(f"{who}: expected the id C{index + 1:02} in this place")
    god = _text(row, "god", who)
    if god not in GODS:
        raise CardDataError(f"{who}: god {god!r} is not one of {', '.join(GODS)}")
    try:
        pattern = parse_pattern(_text(row, "pattern", who))
    except NotationError as error:
        raise CardDataError(f"{who}: {error}") from error
    kind = _text(row, "kind", who)
    if kind != pattern.kind:
        raise CardDataError(
            f"{who}: {pattern.text!r} is of the kind {pattern.kind!r}, not {kind!r}"
        )
    shown = {COLOURS[c] for c in range(5) if pattern.shows >> c & 1}
    if set(_text(row, "shows", who)) != shown:
        raise CardDataError(f"{who}: {pattern.text!r} shows {''.join(sorted(shown))}")
    return Prophecy(index, card_id, GODS.index(god), pattern, _source(row, who) == "reconstructed")


def _temple(index: int, row: Row) -> Temple:
    card_id = _text(row, "id", "temples")
    who = f"card {card_id}"
    if card_id != f"D{index + 1}":
        raise CardDataError(f"{who}: expected the id D{index + 1} in this place")
    texts = row.get("objectives")
    if not isinstance(texts, list) or len(texts) != 2 or not all(isinstance(t, str) for t in texts):
        raise CardDataError(f"{who}: expected two texts under 'objectives'")
    try:
        objectives = tuple(parse_objective(text) for text in texts)
    except NotationError as error:
        raise CardDataError(f"{who}: {error}") from error
    if texts[0] == texts[1]:
        raise CardDataError(f"{who}: expected two different objectives")
    return Temple(index, card_id, objectives, _source(row, who) == "reconstructed")


def _personality(row: Row) -> Personality:
    name = _text(row, "name", "personalities")
    who = f"personality {name}"
    if name not in PERSONALITIES:
        raise CardDataError(f"{who}: expected one of {', '.join(PERSONALITIES)}")
    decks = []
    for key, size in ACTION_CARDS.items():
        cards = row.get(key)
        if not isinstance(cards, dict) or not all(god in GODS for god in cards):
            raise CardDataError(f"{who}: expected numbers of cards by god under {key!r}")
        counts = tuple(cards.get(god, 0) for god in GODS)
        if not all(type(count) is int and count >= 0 for count in counts) or sum(counts) != size:
            raise CardDataError(f"{who}: expected {size} cards under {key!r}")
        if counts[GODS.index("green")]:
            raise CardDataError(f"{who}: the green god has no action (C10.4)")
        decks.append(counts)
    return Personality(name, decks[0], decks[1], _source(row, who) == "reconstructed")


def _check_action_decks(deck: Deck) -> None:
    for card in deck.personalities.values():
        more = [b - a for a, b in zip(card.carl, card.carl_2, strict=True)]
        if sorted(more) != [0, 0, 0, 1]:
            raise CardDataError(f"personality {card.name}: 'carl_2' is 'carl' and one card (C10.2)")
        if card.carl[more.index(1)] != max(card.carl):
            raise CardDataError(
                f"personality {card.name}: the card more is of its favourite god (C10.2)"
            )
        for god, count in enumerate(card.carl_2):
            if count > sum(prophecy.god == god for prophecy in deck.prophecies):
                raise CardDataError(f"personality {card.name}: too many {GODS[god]} cards")
