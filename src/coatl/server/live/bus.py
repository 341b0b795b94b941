"""Live updates: who is told that something has happened at a table.

In one process this is a dictionary of listeners. Several server processes would share a bus that
carries the same notes between them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Note:
    """Something to know about a table: it has new entries, or a message that nobody keeps."""

    message: dict[str, Any] | None = None
    """None: the table has changed."""


Listener = Callable[[Note], None]


class Bus(Protocol):
    """Carries notes from whoever changes a table to whoever watches it."""

    def publish(self, table: str, note: Note) -> None:
        """Tell all who listen."""

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Listen to a table, until the returned function is called."""


class LocalBus:
    """A bus within one process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    def publish(self, table: str, note: Note) -> None:
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
