"""The news: what has happened, told to each person at the keyboard once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from coatl.cli.terminal.playing import Playing
from coatl.cli.terminal.presenter import Presenter
from coatl.cli.terminal.screen import Screen

MOST_LINES = 6
"""More lines of news than this are not told again on a low terminal: they would hide the table."""


class News:
    """Knows how many events each seat has been told, and what was told since somebody's step."""

    def __init__(self, screen: Screen, presenter: Presenter, playing: Playing, seats: int) -> None:
        self._screen = screen
        self._presenter = presenter
        self._playing = playing
        self._told = [0] * seats
        """How many events each seat has been told."""
        self._recent: list[Table] = []
        """What has been told since the last step of a person."""

    def tell(
        self,
        seat: int | None,
        readers: Sequence[int],
        names: Sequence[str],
        title: str = "",
        *,
        until: int | None = None,
        view: Any = None,
    ) -> None:
        """Tell readers what is new, up to an event, with the view of then, as a seat may know it.

        Without a seat it is told as to a spectator.
        """
        start = min(self._told[reader] for reader in readers)
        end = len(self._playing.events) if until is None else until
        events = self._playing.events_between(start, end, seat)
        seen = self._playing.view(seat) if view is None else view
        lines = self._presenter.tell(events, seen, names, self._screen.width - 2)
        if lines and title:
            self._screen.title(title)
        drawn = [_bullet(line) for line in lines]
        self._recent += drawn
        self._screen.show(*drawn)
        for reader in readers:
            self._told[reader] = end

    def skip(self, seat: int) -> None:
        """Count everything as told to a seat: it has taken back a step of its own."""
        self._told[seat] = len(self._playing.events)

    def forget(self) -> None:
        """Let what was told so far be old."""
        self._recent = []

    def repeat_below(self) -> None:
        """Tell a little news again, below a table that has scrolled it out of sight."""
        if self._screen.is_low and 0 < self._screen.count_lines(self._recent) <= MOST_LINES:
            self._screen.show(Text(), *self._recent)


def _bullet(line: Text) -> Table:
    """Set a dot before a sentence, whose further lines stand below its first one."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row("·", line)
    return grid
