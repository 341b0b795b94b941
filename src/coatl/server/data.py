"""What the games share of the data that clients are sent; nothing in it is for the server's use.

All of it is plain dictionaries, typed as closed TypedDicts: Pydantic publishes their schema, and
nothing is validated when they are built. Parts of them are kept and shared between messages, so
they are never changed.
"""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict

CLOSED = ConfigDict(extra="forbid", use_attribute_docstrings=True)
"""No other keys than those named; a text below a key describes it in the schema."""

Colour = Literal["Y", "R", "K", "G", "B"]
"""Yellow, red, black, green, blue."""
PieceKind = Literal["head", "body", "tail"]
EventValue = bool | int | str | list[int] | list[str]


@with_config(CLOSED)
class ActionData(TypedDict):
    """An action that may be taken; its id means the same in every position of the game."""

    id: int
    kind: str
    text: str
    """As it is typed at a terminal and written in records."""
    args: dict[str, int | str]


@with_config(CLOSED)
class EventData(TypedDict):
    """One thing that happened, as its reader may see it."""

    name: str
    seat: int
    """Whose doing it was; -1 for CARL."""
    data: dict[str, EventValue]


@with_config(CLOSED)
class TieBreakData(TypedDict):
    """One of the numbers that decide between equal scores, the more the better."""

    name: str
    value: int


class PointsData(TypedDict):
    """Everybody's points at one moment."""

    seats: list[int]
    carl: int | None


@with_config(CLOSED)
class FigureData(TypedDict):
    """Something that was counted, by seat."""

    name: str
    """`board-` or `cards-`, and what it is."""
    values: list[int]
    carl: int | None
    """The same for CARL, where he does such a thing."""
