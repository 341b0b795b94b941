"""What is asked and told about the deal of the day."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from coatl.core.data import TypedDict, closed
from coatl.server.protocol.commands import Model
from coatl.server.protocol.fields import MAX_RECORD, Name

Record = Annotated[str, Field(min_length=1, max_length=MAX_RECORD)]


class FinishedDay(Model):
    """A finished game of a day."""

    record: Record


class DayEntry(Model):
    """A result for the board of the day: only the name is believed, the record is played again."""

    name: Name
    record: Record


@closed
class DayEntryData(TypedDict):
    """A result on the board of the day."""

    name: str
    points: int
    rival: int
    beaten: int
    mine: bool
    """Whether the asker has made it."""


@closed
class DayBoardData(TypedDict):
    """The board of a day: the best first."""

    day: str
    count: int
    """How many results there are; the list may have fewer."""
    entries: list[DayEntryData]
    is_open: bool
    """Whether others' games may be looked at: after one's own, or when the day is over."""
