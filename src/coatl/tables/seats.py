"""Who sits at a table, and what was agreed on there."""

from __future__ import annotations

from dataclasses import dataclass

LOBBY, RUNNING, OVER = "lobby", "running", "over"
"""Before the game, during it, after it."""
PERSON, BOT, OPEN = "person", "bot", "open"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat."""

    kind: str
    """`person` (reserved until somebody has joined), `bot`, or `open` to anybody."""
    name: str = ""
    level: str = ""
    """How strong the bot is that plays here, or stands in for the person."""
    taken: bool = False
    was_open: bool = False
    """Whether anybody may take it again when the person leaves before the game."""
    nonce: str = ""
    away: bool = False
    """Whether a bot plays until the person comes back."""
    resigned: bool = False
    """Whether a bot plays to the end; the seat ranks last."""

    @property
    def is_automatic(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == BOT or self.away or self.resigned

    @property
    def is_ready(self) -> bool:
        """Whether the game could begin as far as this seat is concerned."""
        return self.kind == BOT or (self.taken and bool(self.nonce))


@dataclass(frozen=True, slots=True)
class Settings:
    """What was agreed on when the table was made, and what may change later."""

    game: str
    options: str
    name: str = ""
    help: str = "match"
    pace: str = "normal"
    listed: bool = False
    autostart: bool = False
    record: str = ""
    """The text of an earlier game that this one continues."""
    steps: int = 0
    """How many of its steps were taken over."""
    seed: str = ""
    """A published seed that all chance comes from, instead of the sealed one (`published.py`)."""
    day: str = ""
    """The day whose deal this is, as 2026-11-18."""
