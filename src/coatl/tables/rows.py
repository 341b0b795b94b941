"""Entries as rows: a kind, a seat and plain data, in whichever form a release wrote them.

When an entry changes its form, raise its `version` and add to `UPGRADES` a function that brings the
data of the version before up to date. What is stored carries its version as `v`, and has none if it
is the first. So a table that an older release wrote folds as ever, and one of a newer release is
refused in so many words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from coatl.tables.entries import KINDS, Data, Entry
from coatl.tables.errors import newer_release
from coatl.tables.seats import Settings


@dataclass(frozen=True, slots=True)
class EntryRow:
    """What is stored of an entry; `seat` is None for what no seat does."""

    kind: str
    data: Any
    """All that is its own, as plain data."""
    seat: int | None = None
    key: str | None = None
    """Of the command that made it."""


def to_row(entry: Entry, key: str | None = None) -> EntryRow:
    """Return what is stored of an entry."""
    data = entry.to_data()
    if entry.version > 1:
        data["v"] = entry.version
    return EntryRow(entry.kind, data, entry.seat, key)


def from_row(row: EntryRow) -> Entry:
    """Return a stored entry, whichever release wrote it; what a newer one wrote is refused."""
    kind, data = row.kind, row.data
    found = KINDS.get(kind)
    if found is None:
        raise newer_release(f"entry {kind!r}")
    version = data.get("v", 1)
    if version > found.version:
        raise newer_release(f"entry {kind!r}, version {version}")
    for old in range(version, found.version):
        data = UPGRADES[kind, old](data)
    return found.from_data(row.seat, data)


# Older forms


def _complete_settings(data: Data) -> Data:
    """Settings that were not written down had the values that they have by default."""
    usual = {field.name: field.default for field in fields(Settings)}
    return {**data, "settings": {**usual, **data["settings"]}}


def _add_nonce(data: Data) -> Data:
    """Who joined without a nonce named it later."""
    return {"nonce": "", **data}


def _add_shutting_out(data: Data) -> Data:
    """Before invitations were renewed, nobody was kept from coming back."""
    return {"level": "", "invitation": 0, "banned": [], **data}


UPGRADES: Mapping[tuple[str, int], Callable[[Data], Data]] = {
    ("create", 1): _complete_settings,
    ("join", 1): _add_nonce,
    ("kick", 1): _add_shutting_out,
}
"""By kind and version: what makes data of that version data of the next one."""
