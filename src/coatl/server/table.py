"""A table: everything about it follows from its entries, one after the other.

An entry is one thing that happened (`join`, `start`, `step`, `commit`, ...). The database keeps
them in order and never changes one; `Table.fold` carries one out in memory. Loading a table is
folding all its entries, so a crash between storing and carrying out loses nothing.

Each *reader* (a seat, or None for all spectators) counts the entries it can see: that is its
version of the table. Draft steps are seen by their own seat only, so that they neither show nor
disturb what others do.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Any

from coatl.core.chance import SeededChance
from coatl.core.commitment import commit as commit_to
from coatl.core.commitment import make_seed
from coatl.core.events import Event
from coatl.core.fair import BOT_NONCE
from coatl.core.game import Result, rank_with_resigned
from coatl.core.record import Recorder, resume
from coatl.core.record_text import Record, format_record, parse_record
from coatl.core.registry import get_game
from coatl.server.match import AnyGame, Match
from coatl.server.store_rows import StoredEntry as Entry

LOBBY, RUNNING, OVER = "lobby", "running", "over"
PERSON, BOT, OPEN = "person", "bot", "open"
HIDEABLE = ("step", "commit", "play")
"""What others do not see in a simultaneous choice before all are done."""


@dataclass(slots=True)
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


@dataclass(slots=True)
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


class Table:
    """One table, from the first seat taken to the end of the game."""

    def __init__(self, table_id: str, secret: str) -> None:
        self.id = table_id
        self.secret = secret
        self.seq = 0
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

    @property
    def game(self) -> AnyGame:
        """The rules that are played here."""
        return get_game(self.settings.game)

    @property
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
        """Return the whole game; only for when it is over."""
        assert self.match is not None
        return self.match.recorder.record(
            tuple(seat.name for seat in self.seats),
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

    def fold(self, entry: Entry) -> None:
        """Carry out an entry that was checked when it was made."""
        assert entry.seq == self.seq + 1, "entries are folded in order"
        self.seq = entry.seq
        was_hidden = self.is_hidden
        events = getattr(self, f"_fold_{entry.kind}")(entry)
        is_hidden = was_hidden and self.is_hidden and entry.kind in HIDEABLE
        is_public = events is not None and not is_hidden
        for event in events or ():
            self.log.append(LogItem(entry.seq, event))
        for number, reader in self.readers.items():
            if is_public or number == entry.seat:
                reader.seen.append(entry.seq)
        if self.match is not None and self.match.state.is_over:
            self.status = OVER
        if entry.key:
            name, _, asked = entry.key.partition("#")
            sender = name.partition("/")[0]
            version = self.version_for(int(sender) if sender.isdigit() else None)
            self.keys[name] = (asked, version)

    def _fold_create(self, entry: Entry) -> list[Event]:
        data = entry.data
        self.settings = Settings(**data["settings"])
        self.seats = [Seat(**seat) for seat in data["seats"]]
        for number in range(len(self.seats)):
            self.readers[number] = Reader(list(self.readers[None].seen))
        return []

    def _fold_join(self, entry: Entry) -> list[Event]:
        seat = self._seat(entry)
        seat.was_open = seat.kind == OPEN
        seat.kind, seat.taken = PERSON, True
        seat.name, seat.nonce = entry.data["name"], entry.data.get("nonce", "")
        return [_tell("joined", entry, name=seat.name)]

    def _fold_nonce(self, entry: Entry) -> list[Event]:
        self._seat(entry).nonce = entry.data["nonce"]
        return []

    def _fold_leave(self, entry: Entry) -> list[Event]:
        left = self._seat(entry)
        self.seats[self._number(entry)] = Seat(OPEN if left.was_open else PERSON)
        return [_tell("left", entry, name=left.name)]

    def _fold_kick(self, entry: Entry) -> list[Event]:
        seat = self._seat(entry)
        if self.match is None:
            return self._fold_leave(entry)
        seat.kind, seat.level, seat.taken, seat.away = BOT, entry.data["level"], False, False
        self.match.drop_draft(self._number(entry))
        return [_tell("kicked", entry, level=seat.level)]

    def _fold_rename(self, entry: Entry) -> list[Event]:
        seat = self._seat(entry)
        before, seat.name = seat.name, entry.data["name"]
        return [_tell("renamed", entry, name=seat.name, before=before)]

    def _fold_configure(self, entry: Entry) -> list[Event]:
        self.seats[self._number(entry)] = Seat(**entry.data)
        return []

    def _fold_settings(self, entry: Entry) -> list[Event]:
        for name, value in entry.data.items():
            setattr(self.settings, name, value)
        return []

    def _fold_start(self, entry: Entry) -> list[Event]:
        game = self.game
        chance = SeededChance(make_seed(self.secret, self.nonces), game.sources)
        events: list[Event] = []
        if self.settings.record:
            record = parse_record(game, self.settings.record)
            recorder = resume(game, record, self.settings.steps, chance, events)
        else:
            options = game.parse_options(self.settings.options, len(self.seats))
            recorder = Recorder(game, options, chance, events)
        self.match = Match(game, recorder, chance)
        self.status = RUNNING
        return [_tell("started", entry), *events]

    def _fold_step(self, entry: Entry) -> list[Event] | None:
        match, seat = self._match(), self._number(entry)
        events = match.step(seat, entry.data["action"])
        if events is None and entry.data.get("commit"):
            return match.commit(seat)
        return events

    def _fold_undo(self, entry: Entry) -> None:
        self._match().undo(self._number(entry))

    def _fold_redo(self, entry: Entry) -> None:
        self._match().redo(self._number(entry))

    def _fold_reset(self, entry: Entry) -> None:
        self._match().reset(self._number(entry))

    def _fold_commit(self, entry: Entry) -> list[Event]:
        return self._match().commit(self._number(entry))

    def _fold_play(self, entry: Entry) -> list[Event]:
        return self._match().play(self._number(entry), entry.data["actions"])

    def _fold_replace(self, entry: Entry) -> list[Event]:
        seat = self._seat(entry)
        seat.away, seat.level = True, entry.data["level"]
        self._match().drop_draft(self._number(entry))
        return [_tell("replaced", entry, level=seat.level)]

    def _fold_return(self, entry: Entry) -> list[Event]:
        seat = self._seat(entry)
        seat.away = False
        self._match().drop_draft(self._number(entry))
        return [_tell("returned", entry)]

    def _fold_resign(self, entry: Entry) -> list[Event]:
        seat = self._seat(entry)
        seat.resigned, seat.level = True, entry.data["level"]
        self.resigned.append(self._number(entry))
        self._match().drop_draft(self._number(entry))
        return [_tell("resigned", entry, level=seat.level)]

    def _fold_rematch(self, entry: Entry) -> list[Event]:
        self.rematch = entry.data["table"]
        return [Event("rematch", -1 if entry.seat is None else entry.seat)]

    def _number(self, entry: Entry) -> int:
        assert entry.seat is not None
        return entry.seat

    def _seat(self, entry: Entry) -> Seat:
        return self.seats[self._number(entry)]

    def _match(self) -> Match:
        assert self.match is not None
        return self.match


def _tell(what: str, entry: Entry, **data: Any) -> Event:
    return Event(what, -1 if entry.seat is None else entry.seat, data)
