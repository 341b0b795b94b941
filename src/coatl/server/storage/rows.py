"""What goes into the store and comes out of it, as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict

from coatl.server.tokens import hash_token, matches
from coatl.tables.rows import EntryRow

Status = Literal["lobby", "running", "over"]
TokenKind = Literal["seat", "host", "recovery"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """A table to be stored. `secret` is what its fairness is proved with."""

    id: str
    game: str
    rules_version: int
    secret: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    status: Status = "lobby"
    listed: bool = False
    invite_hash: str | None = None
    seats_open: int = 0
    summary: Mapping[str, Any] = field(default_factory=dict)


class TableChanges(TypedDict, total=False):
    """What `append` changes beside the entries; what is not named stays."""

    updated_at: float
    """When something happened last that everybody may see: the lobby shows it."""

    settings: Mapping[str, Any]
    status: Status
    listed: bool
    invite_hash: str | None
    seats_open: int
    summary: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A stored table; times are seconds since 1970 in UTC."""

    id: str
    created_at: float
    updated_at: float
    game: str
    rules_version: int
    settings: dict[str, Any]
    status: Status
    listed: bool
    invite_hash: str | None
    secret: str
    last_seq: int
    seats_open: int
    summary: dict[str, Any]
    door: int
    """How often it has changed who may do what: tokens and the invitation."""


@dataclass(frozen=True, slots=True)
class LobbyTable:
    """A listed table, without its secrets."""

    id: str
    created_at: float
    updated_at: float
    game: str
    rules_version: int
    settings: dict[str, Any]
    status: Status
    seats_open: int
    summary: dict[str, Any]


@dataclass(frozen=True, slots=True)
class StoredEntry(EntryRow):
    """A row of something that has happened at a table, with its number and when that was."""

    seq: int = 0
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class NewToken:
    """The hash of a token that opens a seat, or the table for its host (seat None)."""

    hash: str
    kind: TokenKind
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class StoredToken:
    """The hash of a token at one table; revoked_at is None while it is good."""

    hash: str
    table_id: str
    kind: TokenKind
    seat: int | None
    created_at: float
    revoked_at: float | None

    @property
    def is_good(self) -> bool:
        """Whether it still opens something."""
        return self.revoked_at is None


@dataclass(frozen=True, slots=True)
class Door:
    """What decides who may know that a table exists; nobody else can tell it from none."""

    listed: bool
    invite_hash: str | None
    hashes: frozenset[str]
    """Of all tokens that open something there, or once did."""

    def is_open_to(self, tokens: Iterable[str], invite: str | None) -> bool:
        """Tell whether somebody has, or had, anything to do with the table."""
        given = [*tokens, *([] if invite is None else [invite])]
        known = {*self.hashes, *([self.invite_hash] if self.invite_hash else [])}
        return self.listed or any(matches(hash_token(each), known) for each in given)


@dataclass(frozen=True, slots=True)
class StoredTable:
    """All that is stored of one table."""

    row: TableRow
    entries: list[StoredEntry]
    tokens: list[StoredToken]
