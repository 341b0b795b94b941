"""The cards of the board game, read from the rows of `cards.json` and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from coatl.board.codes import COLOURS
from coatl.board.shapes import build_automaton, parse_pattern
from coatl.core.card_data import read_card_file
from coatl.core.card_sets import load_cards
from coatl.core.errors import CardDataError, NotationError

PROPHECY_SLOTS = 64
TEMPLE_SLOTS = 24
FAMILIES = ("red", "black", "blue", "yellow", "green")
MAX_TIMES = 6
"""No card pays for more than six times; a card that did would need this raised."""
TIMES = [str(times) for times in range(1, MAX_TIMES + 1)]
MAX_POINTS = 50
MAX_REQUIREMENTS = 3
FEWEST_PROPHECIES = 24
"""Six face up, and 3, 4, 5 and 6 dealt to four seats (B2.4, B2.5)."""
MOST_PROPHECIES = 200
FEWEST_TEMPLES = 6
"""One a seat, and two piles (B2.3)."""


@dataclass(frozen=True, slots=True)
class Prophecy:
    """A Prophecy card (B11): a pattern, and points by the number of times it is satisfied."""

    index: int
    id: str
    pattern: str
    family: str
    points: Mapping[int, int]
    copies: int
    promo: bool

    def points_for(self, times: int) -> int:
        """Return the points of the best level reached (B11.1)."""
        return max((self.points[need] for need in self.points if times >= need), default=0)

    def level_for(self, times: int) -> int:
        """Return how many of the card's levels are reached."""
        return sum(times >= need for need in self.points)


@dataclass(frozen=True, slots=True)
class Temple:
    """A Temple card (B12): requirements, and points by how many of them are met."""

    index: int
    id: str
    requirements: tuple[str, ...]
    points: tuple[int, ...]
    promo: bool

    def points_for(self, met: int) -> int:
        """Return the points for `met` requirements."""
        return self.points[met - 1] if met else 0


@dataclass(frozen=True, slots=True)
class Deck:
    """All Prophecy and Temple cards, by index and by id."""

    prophecies: tuple[Prophecy, ...]
    temples: tuple[Temple, ...]

    def prophecy(self, card_id: str) -> Prophecy:
        """Return the Prophecy card with this id."""
        for card in self.prophecies:
            if card.id == card_id:
                return card
        raise NotationError(card_id, 0, f"a Prophecy card, P01 to {self.prophecies[-1].id}")

    def temple(self, card_id: str) -> Temple:
        """Return the Temple card with this id."""
        for card in self.temples:
            if card.id == card_id:
                return card
        raise NotationError(card_id, 0, f"a Temple card, T01 to {self.temples[-1].id}")


def parse_deck(text: str) -> Deck:
    """Read the text of a card file; a bad row gives an error that names it."""
    return read_deck(read_card_file(text))


def read_deck(data: Mapping[str, object]) -> Deck:
    """Read all rows of a deck; a bad one gives an error that names it."""
    prophecies = [
        _prophecy(row, promo)
        for name, promo in (("prophecies", False), ("promo_prophecies", True))
        for row in _rows(data, name)
    ]
    temples = [
        _temple(row, promo)
        for name, promo in (("temples", False), ("promo_temples", True))
        for row in _rows(data, name)
    ]
    _check_ids([card.id for card in prophecies], "P", PROPHECY_SLOTS)
    _check_ids([card.id for card in temples], "T", TEMPLE_SLOTS)
    _check_enough(prophecies, temples)
    return Deck(
        tuple(sorted(prophecies, key=lambda card: card.index)),
        tuple(sorted(temples, key=lambda card: card.index)),
    )


@cache
def load_deck() -> Deck:
    """Return the cards of this process: the package's, with those of a chosen card set."""
    cards = load_cards("board")
    try:
        return read_deck(cards.rows)
    except CardDataError as error:
        raise CardDataError(f"{cards.source}: {error}" if cards.source else str(error)) from None


def _rows(data: Mapping[str, object], name: str) -> list[Mapping[str, object]]:
    rows = data.get(name)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise CardDataError(f"card data: expected a list of cards under {name!r}")
    return rows


def _text(row: Mapping[str, object], key: str) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not value:
        raise CardDataError(f"card {row.get('id', '?')}: expected a text under {key!r}")
    return value


def _index(row: Mapping[str, object], letter: str) -> int:
    card_id = _text(row, "id")
    number = card_id[1:]
    if card_id[0] != letter or len(number) != 2 or not number.isdecimal() or number == "00":
        raise CardDataError(f"card {card_id}: expected an id such as {letter}07")
    return int(number) - 1


def _numbers(values: Sequence[object], card_id: str, key: str) -> tuple[int, ...]:
    numbers = tuple(value for value in values if type(value) is int and 0 <= value <= MAX_POINTS)
    if len(numbers) != len(values) or not numbers:
        raise CardDataError(
            f"card {card_id}: expected whole numbers under {key!r}, 0 to {MAX_POINTS}"
        )
    return numbers


def _prophecy(row: Mapping[str, object], promo: bool) -> Prophecy:
    index = _index(row, "P")
    card_id = _text(row, "id")
    family = _text(row, "family")
    if family not in FAMILIES:
        raise CardDataError(f"card {card_id}: family {family!r} is not one of {FAMILIES}")
    levels = row.get("points")
    if not isinstance(levels, dict) or not all(key in TIMES for key in levels):
        raise CardDataError(
            f"card {card_id}: expected points by number of times, 1 to {MAX_TIMES}, like {{'1': 2}}"
        )
    _numbers(list(levels.values()), card_id, "points")
    points = {int(times): value for times, value in sorted(levels.items())}
    (copies,) = _numbers([row.get("copies")], card_id, "copies")
    pattern = _text(row, "pattern")
    try:
        build_automaton(parse_pattern(pattern))
    except (NotationError, CardDataError) as error:
        raise CardDataError(f"card {card_id}: {error}") from error
    return Prophecy(index, card_id, pattern, family, points, copies, promo)


def _temple(row: Mapping[str, object], promo: bool) -> Temple:
    index = _index(row, "T")
    card_id = _text(row, "id")
    requirements = row.get("requirements")
    points = row.get("points")
    if not isinstance(requirements, list) or not all(isinstance(r, str) for r in requirements):
        raise CardDataError(f"card {card_id}: expected a list of texts under 'requirements'")
    if not isinstance(points, list) or len(points) != len(requirements):
        raise CardDataError(f"card {card_id}: expected as many points as requirements")
    if len(requirements) > MAX_REQUIREMENTS:
        raise CardDataError(f"card {card_id}: expected three requirements at most")
    values = _numbers(points, card_id, "points")
    try:
        for requirement in requirements:
            parse_requirement(requirement)
    except NotationError as error:
        raise CardDataError(f"card {card_id}: {error}") from error
    return Temple(index, card_id, tuple(requirements), values, promo)


def _check_ids(ids: Sequence[str], letter: str, slots: int) -> None:
    if len(ids) > slots:
        raise CardDataError(f"card data: {len(ids)} cards, but there is room for {slots}")
    for card_id in ids:
        if ids.count(card_id) > 1:
            raise CardDataError(f"card {card_id}: this id is used more than once")
    for number in range(1, len(ids) + 1):
        if f"{letter}{number:02}" not in ids:
            raise CardDataError(
                f"card {max(ids)}: expected the id {letter}{number:02}, which is not used yet"
            )


def _check_enough(prophecies: Sequence[Prophecy], temples: Sequence[Temple]) -> None:
    """Refuse a deck that four seats could not be dealt from (B2), or that is too large."""
    copies = sum(card.copies for card in prophecies if not card.promo)
    if copies < FEWEST_PROPHECIES or sum(card.copies for card in prophecies) > MOST_PROPHECIES:
        raise CardDataError(
            f"card data: {copies} Prophecy cards without the promo pack: expected "
            f"{FEWEST_PROPHECIES} at least, and {MOST_PROPHECIES} at most with it"
        )
    count = sum(not card.promo for card in temples)
    if count < FEWEST_TEMPLES:
        raise CardDataError(
            f"card data: {count} Temple cards without the promo pack: expected {FEWEST_TEMPLES} "
            "at least"
        )


def parse_requirement(text: str) -> tuple[str, str]:
    """Read a Temple requirement (B12) into its kind and argument."""
    if len(text) == 2 and text[0] == "-" and text[1] in COLOURS:
        return "lacks", text[1]
    if text.startswith("=") and len(text) in (2, 3) and text[1:].isdecimal():
        return "length", text[1:]
    if len(text) == 3 and text[1] == "=" and text[0] in COLOURS and text[2] in COLOURS:
        return "equal", text[0] + text[2]
    words = text.split()
    if len(words) == 3 and words[0] == "no" and words[1] in FAMILIES and words[2] == "card":
        return "no family", words[1]
    raise NotationError(text, 0, "-A, =N, A=B or 'no F card'")
