"""A table: everything about it follows from its entries, one after the other.

An entry is one thing that happened (`entries.py`). Whoever keeps a table keeps them in order and
never changes one; `Table.fold` carries one out in memory. Loading a table is folding all its
entries, so a crash between storing and carrying out loses nothing.

Each *reader* (a seat, or None for all spectators) counts the entries it can see: that is its
version of the table. Draft steps are seen by their own seat only, so that they neither show nor
disturb what others do.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from typing import Any

from coatl.core.commitment import commit as commit_to
from coatl.core.events import Event
from coatl.core.fair import BOT_NONCE
from coatl.core.record_text import Record, format_record
from coatl.core.registry import get_game
from coatl.core.results import Result, rank_with_resigned
from coatl.tables import entries as e
from coatl.tables.drafts import AnyGame, ClonedChance, Match
from coatl.tables.folding import carry_out
from coatl.tables.readers import LogItem, Reader
from coatl.tables.seats import LOBBY, OVER, RUNNING, Seat, Settings

HIDEABLE = (e.Step, e.Commit, e.Play)
"""What others do not see in a simultaneous choice before all are done."""


class Table:
    """One table, from the first seat taken to the end of the game."""

    def __init__(
        self,
        table_id: str,
        secret: str,
        *,
        chance: ClonedChance | None = None,
        kept: Record[Any] | None = None,
    ) -> None:
        self.id = table_id
        self.secret = secret
        self.chance = chance
        """Where draws come from, if not from the secret and the nonces."""
        self.kept = kept
        """The record of a finished game whose rules are older than today's: it has the outcomes."""
        self.seq = 0
        self.shown_at = 0.0
        """When something happened last that everybody may see."""
        self.status = LOBBY
        self.settings = Settings("", "")
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.log: list[LogItem] = []
        self.readers: dict[int | None, Reader] = {None: Reader()}
        self.keys: dict[str, tuple[str, int]] = {}
        """By sender and key: what was asked for, and the sender's version after it was done."""
        self.resigned: list[int] = []
        self.rematch = ""
        self.invitation = 0
        """Which invitation is good: 0 for the host's first one, then counted up."""
        self.banned: set[str] = set()
        """Hashes of tokens whose seats were taken away before the game."""
        self.moved_at = 0.0
        """When something last happened that all could see; after the end, when the game ended."""

    @property
    def game(self) -> AnyGame:
        """The rules that are played here."""
        return get_game(self.settings.game)

    @cached_property
    def commitment(self) -> str:
        """The hash that binds the secret before anybody names a nonce."""
        return commit_to(self.secret)

    @property
    def nonces(self) -> list[str]:
        """What each seat has added to the seed; a bot always adds the same."""
        return [seat.nonce or BOT_NONCE for seat in self.seats]

    @property
    def is_hidden(self) -> bool:
        """Whether all seats choose at the same time, unseen by each other."""
        return self.match is not None and self.match.state.is_simultaneous

    def version_for(self, reader: int | None) -> int:
        """Return how many entries a reader has seen."""
        return self.readers[reader].version

    def version_seq(self, reader: int | None) -> int:
        """Return the number of the last entry that a reader has seen."""
        seen = self.readers[reader].seen
        return seen[-1] if seen else 0

    def acting_for(self, reader: int | None) -> list[int]:
        """Return whose turn it is, as a reader may know it.

        In a simultaneous choice nobody learns who has finished.
        """
        if self.match is None:
            return []
        acting = set(self.match.state.acting)
        if self.is_hidden:
            return [seat for seat in range(len(self.seats)) if seat != reader or seat in acting]
        return sorted(acting)

    def bot_to_move(self) -> int | None:
        """Return a seat that a bot decides for, whose turn it is."""
        if self.match is None or self.status != RUNNING:
            return None
        for seat in self.match.state.acting:
            if self.seats[seat].is_automatic:
                return int(seat)
        return None

    def forced_pass(self) -> int | None:
        """Return a person's seat that can do nothing but pass."""
        if self.match is None or self.status != RUNNING:
            return None
        for seat in self.match.state.acting:
            legal = self.match.state.legal_actions(seat)
            if len(legal) == 1 and self.game.describe_action(legal[0]).kind == "pass":
                return int(seat)
        return None

    def log_for(self, reader: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """Return what a reader may see of the log after one of its versions.

        With each event comes the reader's version that showed it: the numbers of entries would
        tell how many steps others have tried.
        """
        seen = self.readers[reader].seen
        first = seen[since - 1] if since else 0
        start = bisect_right(self.log, first, key=lambda item: item.seq)
        found = []
        for item in self.log[start:]:
            event = item.event.seen_by(reader)
            if event is not None:
                found.append((bisect_right(seen, item.seq), event))
        return found

    def result(self) -> Result:
        """Return the ranking; those who resigned come last."""
        assert self.match is not None
        return rank_with_resigned(self.match.state.result(), self.resigned)

    def record(self) -> Record[Any]:
        """Return the whole game with its proof; only for when it is over, if there is a secret."""
        assert self.match is not None
        if self.kept is not None:
            return self.kept
        players = tuple(seat.name for seat in self.seats)
        if not self.secret or self.settings.seed:  # nobody has sealed anything
            return self.match.recorder.record(players, resigned=tuple(self.resigned))
        return self.match.recorder.record(
            players,
            self.commitment,
            resigned=tuple(self.resigned),
            continued=self.settings.steps if self.settings.record else None,
            nonces=tuple(self.nonces),
            secret=self.secret,
        )

    def record_text(self) -> str:
        """Return the whole game as text for `coatl replay` and `coatl verify`."""
        return format_record(self.game, self.record())

    # Entries

    def fold(self, entry: e.Entry, *, at: float = 0.0, key: str | None = None) -> None:
        """Carry out an entry that was checked when it was made.

        `at` is when it happened, `key` what the command that made it was sent with:
        "sender/key#what was asked for".
        """
        self.seq += 1
        was_hidden = self.is_hidden
        events = carry_out(self, entry)
        is_hidden = was_hidden and self.is_hidden and isinstance(entry, HIDEABLE)
        is_public = events is not None and not is_hidden
        if is_public:
            self.shown_at = at
        if is_public and self.status != OVER:
            self.moved_at = at
        for event in events or ():
            self.log.append(LogItem(self.seq, event))
        for number, reader in self.readers.items():
            if is_public or number == entry.seat:
                reader.seen.append(self.seq)
        if self.match is not None and self.match.state.is_over:
            self.status = OVER
        if key:
            name, _, asked = key.partition("#")
            sender = name.partition("/")[0]
            version = self.version_for(int(sender) if sender.isdigit() else None)
            self.keys[name] = (asked, version)
