"""Keys of commands: sent again under its key, a command does nothing more."""

from __future__ import annotations

import hashlib

from coatl.server.protocol import commands as c
from coatl.server.protocol.errors import bad_token
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor
from coatl.tables.table import Table


def asked_for(command: c.Command) -> str:
    """Return what a command asks for, as a short hash: its key stands for this and nothing else."""
    return hashlib.sha256(command.model_dump_json(exclude={"key"}).encode()).hexdigest()[:16]


def stored_key(command: c.Command, asked: str) -> str:
    """Return what is stored with the entry of a command: "sender/key#what was asked for"."""
    return f"{_full_key(command)}#{asked}"


def find_repeated(table: Table, command: c.Command, actor: Actor, asked: str) -> int | None:
    """Return the version that this very command made when it was carried out before."""
    if command.seat is not None:
        actor.hold(command.seat)
    elif not (actor.is_host or actor.seats):
        raise bad_token()
    known = table.keys.get(_full_key(command))
    if known is None:
        return None
    if known[0] != asked:
        raise TableError("key-reused", "This key belongs to another command.", key=command.key)
    return known[1]


def _full_key(command: c.Command) -> str:
    return f"{'host' if command.seat is None else command.seat}/{command.key}"
