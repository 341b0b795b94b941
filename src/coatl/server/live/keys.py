"""Keys of commands as they are sent: what each of them stands for."""

from __future__ import annotations

import hashlib

from coatl.server.protocol import commands as c
from coatl.tables import keys
from coatl.tables.planning import Actor
from coatl.tables.table import Table


def asked_for(command: c.Command) -> str:
    """Return what a command asks for, as a short hash: its key stands for this and nothing else."""
    return hashlib.sha256(command.model_dump_json(exclude={"key"}).encode()).hexdigest()[:16]


def stored_key(command: c.Command, asked: str) -> str:
    """Return what is stored with the entry of a command."""
    return keys.stored_key(command.seat, command.key, asked)


def find_repeated(table: Table, command: c.Command, actor: Actor, asked: str) -> int | None:
    """Return the version that this very command made when it was carried out before."""
    return keys.find_repeated(table, actor, command.seat, command.key, asked)
