"""What the games share of the plain data that is told about them: dictionaries of closed shapes.

A game says in the same way what is its own (`analysis/view_data.py`, `analysis/lens_data.py`).
Nothing is validated when these are built. Parts of them are kept and shared between answers, so
they are never changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

if TYPE_CHECKING:
    from typing import TypedDict as TypedDict
else:
    try:  # before Python 3.12 the server, which publishes a schema of them, can use no others
        from typing_extensions import TypedDict
    except ImportError:
        from typing import TypedDict

T = TypeVar("T", bound=type)
_CLOSED = {"extra": "forbid", "use_attribute_docstrings": True}


def closed(shape: T) -> T:
    """Say that a shape has no other keys, and that the text below a key describes it.

    The published schema says so, too: this is what Pydantic looks for, which is not needed here.
    """
    shape.__pydantic_config__ = _CLOSED  # type: ignore[attr-defined]
    return shape


@dataclass(frozen=True, slots=True)
class ToldApartBy:
    """Says which key tells the shapes of a union apart; the published schema says so, too."""

    key: str

    def __get_pydantic_core_schema__(self, shapes: Any, handler: Any) -> Any:
        """Say it to Pydantic, which alone asks and therefore is there."""
        from pydantic import Field

        return handler(Annotated[shapes, Field(discriminator=self.key)])


Colour = Literal["Y", "R", "K", "G", "B"]
"""Yellow, red, black, green, blue."""
PieceKind = Literal["head", "body", "tail"]
EventValue = bool | int | str | list[int] | list[str]


@closed
class ActionData(TypedDict):
    """An action that may be taken; its id means the same in every position of the game."""

    id: int
    kind: str
    text: str
    """As it is typed at a terminal and written in records."""
    args: dict[str, int | str]


@closed
class EventData(TypedDict):
    """One thing that happened, as its reader may see it."""

    name: str
    seat: int
    """Whose doing it was; -1 for CARL."""
    data: dict[str, EventValue]


@closed
class TieBreakData(TypedDict):
    """One of the numbers that decide between equal scores, the more the better."""

    name: str
    value: int


class PointsData(TypedDict):
    """Everybody's points at one moment."""

    seats: list[int]
    carl: int | None


@closed
class FigureData(TypedDict):
    """Something that was counted, by seat."""

    name: str
    """`board-` or `cards-`, and what it is."""
    values: list[int]
    carl: int | None
    """The same for CARL, where he does such a thing."""


@closed
class ReasonData(TypedDict):
    """Why the rules refuse something."""

    code: str
    """Clients speak by it and by the arguments."""
    arguments: dict[str, int | str]
    message: str
    """In English, with the number of the rule."""


@closed
class PlanGainData(TypedDict):
    """What a card pays before and after a step."""

    card: str
    before: int
    after: int


class SheetLook(TypedDict):
    """What of a score sheet is to be tried with every card of the game; both count from 0."""

    player: int
    serpent: int


DoubtCode = Literal["copies", "no-prophecy", "temple-early", "temple-unmet", "level"]


@closed
class DoubtData(TypedDict):
    """Something that cannot be so by the rules: it is counted all the same, but look again."""

    code: DoubtCode
    """`copies`: more of a card than the box has. `no-prophecy`: a complete Cóatl without one.
    `temple-early`: a Temple card beside an unfinished Cóatl. `temple-unmet`: one of which nothing
    is met. `level`: higher than the row shows its pattern, and not secured."""
    player: int
    serpent: int | None
    card: str | None
