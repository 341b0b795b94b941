"""What a table asks of the page it lives in: to read what is stored, and to store more.

A task is a generator: it yields one of these, waits, and is sent what came of it.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Load:
    """Read all that is stored of a table; None comes back if there is nothing."""

    table: str

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"type": "load", "table": self.table}


@dataclass(frozen=True, slots=True)
class Write:
    """What is to be stored of one table."""

    table: str
    after: int
    """How many entries it has so far: the next number must still be free."""
    rows: tuple[dict[str, Any], ...]
    head: dict[str, Any] | None = None
    """What is known of the table as a whole, if that is new."""

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "table": self.table,
            "after": self.after,
            "rows": list(self.rows),
            "head": self.head,
        }


@dataclass(frozen=True, slots=True)
class Store:
    """Store all of this or nothing; True comes back, or False if a number was taken already."""

    writes: tuple[Write, ...]

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"type": "store", "writes": [write.to_data() for write in self.writes]}


Effect = Load | Store
Task = Generator[Effect, Any, T]
