"""Live updates: who is told that something has happened at a table.

In one process this is a dictionary of listeners; several share a bus that carries the same notes
between them (`redis_bus.py`).
"""

from __future__ import annotations

import os
import secrets
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Note:
    """Something to know about a table: it has changed, or a message that nobody keeps."""

    message: dict[str, Any] | None = None
    """None: the table has changed. Then it says how far it has come:"""
    seq: int = 0
    door: int = 0
    presence: dict[str, Any] | None = None
    """Who is at the table elsewhere, from the process `origin`."""
    origin: str = ""
    seat: int | None = None
    """The one seat that sees what was stored last, as with a step of its draft; None: all may."""

    @property
    def is_news(self) -> bool:
        """Whether the table has changed."""
        return self.message is None and self.presence is None


def name_process() -> str:
    """Return a name that no other process has."""
    return f"{os.getpid()}-{secrets.token_hex(6)}"


Listener = Callable[[Note], None]


class Bus(Protocol):
    """Carries notes from whoever changes a table to whoever watches it."""

    @property
    def origin(self) -> str:
        """The name of this process."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same tables."""

    def publish(self, table: str, note: Note) -> None:
        """Tell all who listen, in all processes."""

    def tell(self, table: str, note: Note) -> None:
        """Tell those who listen in this process."""

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Listen to a table, until the returned function is called."""


class LocalBus:
    """A bus within one process."""

    is_shared = False

    def __init__(self) -> None:
        self.origin = name_process()
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    def publish(self, table: str, note: Note) -> None:
        """Tell all who listen."""
        self.tell(table, note)

    def tell(self, table: str, note: Note) -> None:
        """Tell all who listen."""
        for listener in tuple(self._listeners.get(table, ())):
            listener(note)

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Listen to a table, until the returned function is called."""
        self._listeners[table].append(listener)

        def cancel() -> None:
            listeners = self._listeners.get(table, [])
            if listener in listeners:
                listeners.remove(listener)
            if not listeners:
                self._listeners.pop(table, None)

        return cancel

    @property
    def tables(self) -> list[str]:
        """The tables that somebody listens to."""
        return list(self._listeners)
