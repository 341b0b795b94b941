"""The options of the card game and of the solo match."""

from __future__ import annotations

from dataclasses import dataclass, field

from coatl.core.card_sets import cards_label, check_label
from coatl.core.errors import OptionError

SEATS = (2, 3, 4)
PERSONALITIES = ("ambitious", "imperious", "greedy")


@dataclass(frozen=True, slots=True, kw_only=True)
class CardOptions:
    """How many seats play."""

    seats: int = 2
    cards: str = field(init=False, default_factory=lambda: cards_label("cards"))
    """The card set that is played with, as `NAME@HASH`; a process knows one, or none."""

    def __post_init__(self) -> None:
        if self.seats not in SEATS:
            message = f"seats={self.seats}: the card game takes 2, 3 or 4 seats"
            raise OptionError(message, why="bad-seats-cards", seats=self.seats)


@dataclass(frozen=True, slots=True, kw_only=True)
class CarlOptions:
    """Which CARL is the opponent (C10.2)."""

    personality: str = "ambitious"
    cards: str = field(init=False, default_factory=lambda: cards_label("cards"))
    """The card set that is played with, as in `CardOptions`."""

    def __post_init__(self) -> None:
        if self.personality not in PERSONALITIES:
            names = ", ".join(PERSONALITIES)
            message = f"unknown personality {self.personality!r}: expected one of {names}"
            name = self.personality
            raise OptionError(message, why="unknown-personality", name=name, names=names)

    @property
    def seats(self) -> int:
        """CARL is not a seat."""
        return 1


Options = CardOptions | CarlOptions


def parse_card_options(text: str, seats: int | None = None) -> CardOptions:
    """Read the options of the card game: "seats=3" or nothing."""
    for word in _split_words(text):
        value = word.lower().removeprefix("seats=")
        if value == word.lower() or not value.isdecimal() or len(value) > 2:
            message = f"unknown option {word!r}: expected seats=2, seats=3 or seats=4"
            known = "seats=2, seats=3, seats=4"
            raise OptionError(message, why="unknown-option", word=word, known=known)
        if seats not in (None, int(value)):
            message = f"option {word!r}: {seats} seats were asked for elsewhere"
            raise OptionError(message, why="other-seats", word=word, seats=seats or 0)
        seats = int(value)
    return CardOptions(seats=2 if seats is None else seats)


def parse_carl_options(text: str) -> CarlOptions:
    """Read the options of the solo match: a personality, or nothing."""
    names: list[str] = []
    for word in _split_words(text):
        name = word.lower().removeprefix("personality=")
        if name == word.lower() and name not in (*PERSONALITIES, "seats=1"):
            expected = ", ".join(PERSONALITIES)
            message = f"unknown option {word!r}: expected a personality, {expected}"
            raise OptionError(message, why="unknown-option", word=word, known=expected)
        if name != "seats=1":
            names.append(name)
    if len(set(names)) > 1:
        message = f"CARL has one personality, not {' and '.join(names)}"
        raise OptionError(message, why="one-personality", names=", ".join(names))
    return CarlOptions(personality=names[0] if names else PERSONALITIES[0])


def _split_words(text: str) -> list[str]:
    """Return the words of options; if they name a card set, it must be the one in use."""
    words = text.replace(",", " ").split()
    named = [word for word in words if word.lower().startswith("cards=")]
    for word in named:
        check_label("cards", word.partition("=")[2])
    return [word for word in words if word not in named]


def format_options(options: Options) -> str:
    """Write options so that they can be read back."""
    made = f" cards={options.cards}" if options.cards else ""
    if isinstance(options, CarlOptions):
        return f"personality={options.personality}{made}"
    return f"seats={options.seats}{made}"
