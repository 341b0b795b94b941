"""Who looks at a table: what each reader has seen of its entries and of its log."""

from __future__ import annotations

from dataclasses import dataclass, field

from coatl.core.events import Event


@dataclass(frozen=True, slots=True)
class LogItem:
    """An event of the log, and the entry that it belongs to."""

    seq: int
    event: Event


@dataclass(slots=True)
class Reader:
    """What one seat, or the spectators, have been able to see: the numbers of those entries."""

    seen: list[int] = field(default_factory=list)

    @property
    def version(self) -> int:
        """How many entries this reader has seen."""
        return len(self.seen)
