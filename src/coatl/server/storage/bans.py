"""Bans in the store: addresses and tokens that a host wants nothing of for a time."""

from __future__ import annotations

import ipaddress
import secrets
from dataclasses import dataclass, fields
from typing import Literal

from sqlalchemy import Connection, delete, insert, select

from coatl.core.errors import OptionError
from coatl.server.storage.clock import database_now
from coatl.server.storage.schema import bans

BanKind = Literal["address", "token"]


@dataclass(frozen=True, slots=True)
class Ban:
    """Something that is refused until a time; a token by its hash, addresses by their network."""

    id: str
    kind: BanKind
    what: str
    reason: str
    created_at: float
    until: float


_BAN = [bans.c[field.name] for field in fields(Ban)]


def add_ban(connection: Connection, kind: BanKind, what: str, reason: str, seconds: float) -> str:
    """Refuse something for some seconds from now on; return the ban's id."""
    now = database_now(connection.dialect.name)
    ban_id = secrets.token_hex(4)
    row = {"id": ban_id, "kind": kind, "what": what, "reason": reason, "created_at": now}
    connection.execute(insert(bans).values(**row, until=now + seconds))
    return ban_id


def lift_ban(connection: Connection, ban_id: str) -> bool:
    """End a ban; tell whether there was one."""
    return connection.execute(delete(bans).where(bans.c.id == ban_id)).rowcount > 0


def list_bans(connection: Connection) -> list[Ban]:
    """Return the bans that hold, those that end first first."""
    now = database_now(connection.dialect.name)
    found = connection.execute(
        select(*_BAN).where(bans.c.until > now).order_by(bans.c.until, bans.c.id)
    )
    return [Ban(*row) for row in found]


def drop_old_bans(connection: Connection) -> None:
    """Forget bans that are over."""
    connection.execute(delete(bans).where(bans.c.until <= database_now(connection.dialect.name)))


def read_network(text: str) -> str:
    """Return an address or a range of them as it is kept, or say what is wrong with it."""
    try:
        return str(ipaddress.ip_network(text.strip(), strict=False))
    except ValueError:
        raise OptionError(
            f"{text!r} is no address: expected one such as 203.0.113.7, or a range such as "
            "203.0.113.0/24"
        ) from None
