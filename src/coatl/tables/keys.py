"""Keys of commands: sent again under its key, a command does nothing more."""

from __future__ import annotations

from coatl.tables.errors import TableError, bad_token
from coatl.tables.planning import Actor
from coatl.tables.table import Table

KEY_FORM = r"[A-Za-z0-9_.:-]{1,64}"
"""What a key looks like, wherever it is read."""


def find_repeated(table: Table, actor: Actor, seat: int | None, key: str, asked: str) -> int | None:
    """Return the version that this very command made when it was carried out before."""
    if seat is not None:
        actor.hold(seat)
    elif not (actor.is_host or actor.seats):
        raise bad_token()
    known = table.keys.get(_full_key(seat, key))
    if known is None:
        return None
    if known[0] != asked:
        raise TableError("key-reused", "This key belongs to another command.", key=key)
    return known[1]


def stored_key(seat: int | None, key: str, asked: str) -> str:
    """Return what is stored with the entry of a command: "sender/key#what was asked for"."""
    return f"{_full_key(seat, key)}#{asked}"


def _full_key(seat: int | None, key: str) -> str:
    return f"{'host' if seat is None else seat}/{key}"
