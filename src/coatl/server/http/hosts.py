"""The names that a server answers to.

A page of another site can have its own name point to this machine (DNS rebinding); the browser then
takes the server for that site and lets the page read what it says. Such a request has that site's
name in its `Host` header, so a name that is not ours is refused. An address in figures is always
fine: nobody else's page has it as its origin.
"""

from __future__ import annotations

import ipaddress
import re
import socket

from coatl.server.settings import ANY, is_name
from coatl.tables.errors import TableError


def own_names(host: str) -> frozenset[str]:
    """Return what this machine is called by itself, and the name it was told to listen at."""
    here = socket.gethostname().lower()
    short = here.partition(".")[0]
    return frozenset({"localhost", here, short, f"{short}.local", host.lower()} - {""})


def check_host(header: str, names: frozenset[str]) -> None:
    """Refuse a request for a host that is not ours; who says none is no browser."""
    if not header or ANY in names:
        return
    host = _without_port(header.strip().lower())
    if host in names or host.endswith(".localhost") or _is_address(host):
        return
    shown = host if is_name(host) else "?"
    message = (
        f"This server does not answer to the name {shown}. Use its address in figures, or let "
        f"whoever runs it allow the name: COATL_ALLOWED_HOSTS={shown}"
    )
    raise TableError("bad-host", message, host=shown)


def _without_port(host: str) -> str:
    """Return the host of a header, without brackets and a dot at the end."""
    found = re.fullmatch(r"(\[[^]]*\]|[^:]*)(:[0-9]*)?", host)
    return found[1].removesuffix(".") if found else ""


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True
