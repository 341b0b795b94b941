"""Entries: what has happened at a table, one thing after the other; they never change.

Each kind is a dataclass that says how it is written down as plain data, and read back. `rows.py`
makes rows of them and reads those of older releases.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Self

from coatl.tables.seats import Seat, Settings

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened; `seat` is None for what no seat does."""

    kind: ClassVar[str]
    version: ClassVar[int] = 1
    """Of the form of its data: see `rows.py`."""
    seat: int | None

    @property
    def number(self) -> int:
        """The seat, for entries that have one."""
        assert self.seat is not None
        return self.seat

    def to_data(self) -> Data:
        """Return all but the seat as plain data, by the names of the fields."""
        names: tuple[str, ...] = self.__match_args__[1:]
        return {name: getattr(self, name) for name in names}

    @classmethod
    def from_data(cls, seat: int | None, data: Data) -> Self:
        """Return the entry that `to_data` wrote in this version."""
        names: tuple[str, ...] = cls.__match_args__[1:]
        return cls(seat, *(data[name] for name in names))


@dataclass(frozen=True, slots=True)
class Create(Entry):
    """The table was made."""

    kind = "create"
    version = 2
    settings: Settings
    seats: tuple[Seat, ...]
    invitation: int = 0
    """Which invitation is good: 0 for the host's first one."""

    def to_data(self) -> Data:
        """Return settings and seats; of a seat what differs from an empty one."""
        seats = [write_seat(seat) for seat in self.seats]
        data: Data = {"settings": write_settings(self.settings), "seats": seats}
        return {**data, "invitation": self.invitation} if self.invitation else data

    @classmethod
    def from_data(cls, seat: int | None, data: Data) -> Self:
        """Return what `to_data` wrote."""
        seats = tuple(read_seat(each) for each in data["seats"])
        return cls(seat, read_settings(data["settings"]), seats, data.get("invitation", 0))


@dataclass(frozen=True, slots=True)
class Join(Entry):
    """Somebody took a seat."""

    kind = "join"
    version = 2
    name: str
    nonce: str


@dataclass(frozen=True, slots=True)
class Nonce(Entry):
    """A seat named its part of the seed."""

    kind = "nonce"
    nonce: str


@dataclass(frozen=True, slots=True)
class Leave(Entry):
    """Somebody got up before the game."""

    kind = "leave"


@dataclass(frozen=True, slots=True)
class Kick(Entry):
    """The host took a seat away; during the game a bot plays on for good."""

    kind = "kick"
    version = 2
    level: str = ""
    """Of the bot; none before the game."""
    invitation: int = 0
    """The invitation that is good from now on, if it was renewed."""
    banned: tuple[str, ...] = ()
    """Hashes of the tokens that may not sit down again."""

    def to_data(self) -> Data:
        """Return the bot's level, or who is shut out."""
        shut_out = {"invitation": self.invitation, "banned": list(self.banned)}
        return {"level": self.level, **shut_out}

    @classmethod
    def from_data(cls, seat: int | None, data: Data) -> Self:
        """Return what `to_data` wrote."""
        return cls(seat, data["level"], data["invitation"], tuple(data["banned"]))


@dataclass(frozen=True, slots=True)
class Rename(Entry):
    """A person took another name."""

    kind = "rename"
    name: str


@dataclass(frozen=True, slots=True)
class Configure(Entry):
    """The host said who is to sit on a seat."""

    kind = "configure"
    wanted: Seat

    def to_data(self) -> Data:
        """Return the seat."""
        return write_seat(self.wanted)

    @classmethod
    def from_data(cls, seat: int | None, data: Data) -> Self:
        """Return what `to_data` wrote."""
        return cls(seat, read_seat(data))


@dataclass(frozen=True, slots=True)
class Change(Entry):
    """Settings were changed; what is None stays."""

    kind = "settings"
    pace: str | None = None
    name: str | None = None
    listed: bool | None = None
    help: str | None = None

    @property
    def changes(self) -> Data:
        """What is new, by the names of the settings."""
        all_of_them = {
            "pace": self.pace,
            "name": self.name,
            "listed": self.listed,
            "help": self.help,
        }
        return {name: value for name, value in all_of_them.items() if value is not None}

    def to_data(self) -> Data:
        """Return what is new."""
        return self.changes

    @classmethod
    def from_data(cls, seat: int | None, data: Data) -> Self:
        """Return what `to_data` wrote."""
        get = data.get
        return cls(seat, get("pace"), get("name"), get("listed"), get("help"))


@dataclass(frozen=True, slots=True)
class Start(Entry):
    """The game began."""

    kind = "start"


@dataclass(frozen=True, slots=True)
class Step(Entry):
    """A seat added a step to its draft, and perhaps made it public at once."""

    kind = "step"
    action: int
    commit: bool = False

    def to_data(self) -> Data:
        """Return the action, and whether all was made public."""
        return {"action": self.action, "commit": True} if self.commit else {"action": self.action}

    @classmethod
    def from_data(cls, seat: int | None, data: Data) -> Self:
        """Return what `to_data` wrote."""
        return cls(seat, data["action"], data.get("commit", False))


@dataclass(frozen=True, slots=True)
class Undo(Entry):
    """A seat took its last step back."""

    kind = "undo"


@dataclass(frozen=True, slots=True)
class Redo(Entry):
    """A seat repeated what it had taken back."""

    kind = "redo"


@dataclass(frozen=True, slots=True)
class Reset(Entry):
    """A seat took all its steps back."""

    kind = "reset"


@dataclass(frozen=True, slots=True)
class Commit(Entry):
    """A seat made its draft public."""

    kind = "commit"


@dataclass(frozen=True, slots=True)
class Play(Entry):
    """Steps were carried out in public at once: a bot's, or the only ones there were."""

    kind = "play"
    actions: tuple[int, ...]

    def to_data(self) -> Data:
        """Return the actions."""
        return {"actions": list(self.actions)}

    @classmethod
    def from_data(cls, seat: int | None, data: Data) -> Self:
        """Return what `to_data` wrote."""
        return cls(seat, tuple(data["actions"]))


@dataclass(frozen=True, slots=True)
class _ByBot(Entry):
    """A bot plays for a seat from now on."""

    level: str


@dataclass(frozen=True, slots=True)
class Replace(_ByBot):
    """A bot stands in until the person comes back."""

    kind = "replace"


@dataclass(frozen=True, slots=True)
class Return(Entry):
    """The person plays again."""

    kind = "return"


@dataclass(frozen=True, slots=True)
class Resign(_ByBot):
    """A person gave up; a bot plays to the end."""

    kind = "resign"


@dataclass(frozen=True, slots=True)
class Rematch(Entry):
    """Another table was made for the same people."""

    kind = "rematch"
    table: str


_ALL: tuple[type[Entry], ...] = (
    Create,
    Join,
    Nonce,
    Leave,
    Kick,
    Rename,
    Configure,
    Change,
    Start,
    Step,
    Undo,
    Redo,
    Reset,
    Commit,
    Play,
    Replace,
    Return,
    Resign,
    Rematch,
)
KINDS: Mapping[str, type[Entry]] = {entry.kind: entry for entry in _ALL}


def write_seat(seat: Seat) -> Data:
    """Return a seat as plain data: its kind, and what differs from an empty seat."""
    empty = Seat(seat.kind)
    return {
        name: value
        for name, value in asdict(seat).items()
        if name == "kind" or value != getattr(empty, name)
    }


def read_seat(data: Data) -> Seat:
    """Return the seat that `write_seat` wrote."""
    get = data.get
    return Seat(
        kind=data["kind"],
        name=get("name", ""),
        level=get("level", ""),
        taken=get("taken", False),
        was_open=get("was_open", False),
        nonce=get("nonce", ""),
        away=get("away", False),
        resigned=get("resigned", False),
    )


def write_settings(settings: Settings) -> Data:
    """Return settings as plain data; a published seed only if there is one."""
    data = asdict(settings)
    return data if settings.seed else {k: v for k, v in data.items() if k not in ("seed", "day")}


def read_settings(data: Data) -> Settings:
    """Return settings of which all are written down."""
    return Settings(
        game=data["game"],
        options=data["options"],
        name=data["name"],
        help=data["help"],
        pace=data["pace"],
        listed=data["listed"],
        autostart=data["autostart"],
        record=data["record"],
        steps=data["steps"],
        seed=data.get("seed", ""),
        day=data.get("day", ""),
    )
