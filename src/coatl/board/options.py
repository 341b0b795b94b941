"""The options of the board game."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from coatl.core.card_sets import cards_label, check_label
from coatl.core.errors import OptionError

SEATS = (2, 3, 4)
BODIES_BY_SEATS = {2: 14, 3: 18, 4: 24}  # B9.1, B10.1
GOLD_BY_SEATS = {2: 4, 3: 5, 4: 6}  # B9.1
ALL_BODIES = 24  # B1.1


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardOptions:
    """How many seats, and which variants of the rules are in use."""

    seats: int = 2
    sacrifice: bool = False
    """Sacrifice tokens (B8)."""
    feathers: bool = False
    """Golden Feathers (B9)."""
    fewer_bodies: bool = False
    """Fewer body segments with 2 or 3 seats (B10.1)."""
    promo: bool = False
    """The promo pack (B10.2)."""
    strict_ends: bool = False
    """An open end does not count as "no piece" for the black pair cards (B11.4)."""
    cards: str = field(init=False, default_factory=lambda: cards_label("board"))
    """The card set that is played with, as `NAME@HASH`; a process knows one, or none."""

    def __post_init__(self) -> None:
        if self.seats not in SEATS:
            message = f"seats={self.seats}: the board game takes 2, 3 or 4 seats"
            raise OptionError(message, why="bad-seats", seats=self.seats)

    @property
    def bodies_a_colour(self) -> int:
        """Body segments of each colour in the bag."""
        if self.feathers or self.fewer_bodies:
            return BODIES_BY_SEATS[self.seats]
        return ALL_BODIES

    @property
    def golden_bodies(self) -> int:
        """Golden segments in the body bag."""
        return GOLD_BY_SEATS[self.seats] if self.feathers else 0


FLAGS = tuple(each.name for each in fields(BoardOptions) if each.type == "bool")


def parse_options(text: str, seats: int | None = None) -> BoardOptions:
    """Read options such as "sacrifice,promo" (also separated by spaces; "seats=3" is accepted)."""
    chosen: dict[str, bool] = {}
    for word in text.replace(",", " ").split():
        name = word.strip().replace("-", "_").lower()
        if name.startswith("seats="):
            value = name.removeprefix("seats=")
            if not value.isdecimal() or len(value) > 2:
                message = f"option {word!r}: expected a number of seats, 2 to 4"
                raise OptionError(message, why="seats-number", word=word)
            if seats not in (None, int(value)):
                message = f"option {word!r}: {seats} seats were asked for elsewhere"
                raise OptionError(message, why="other-seats", word=word, seats=seats or 0)
            seats = int(value)
        elif name.startswith("cards="):
            check_label("board", word.partition("=")[2])
        elif name in FLAGS:
            chosen[name] = True
        else:
            known = ", ".join(flag.replace("_", "-") for flag in FLAGS)
            message = f"unknown option {word!r}: expected some of {known}"
            raise OptionError(message, why="unknown-option", word=word, known=known)
    return BoardOptions(seats=2 if seats is None else seats, **chosen)


def format_options(options: BoardOptions) -> str:
    """Write options so that `parse_options` reads them back."""
    flags = [flag.replace("_", "-") for flag in FLAGS if getattr(options, flag)]
    made = [f"cards={options.cards}"] if options.cards else []
    return " ".join([f"seats={options.seats}", *flags, *made])
