"""Secrets that devices hold, how the server recognises them without keeping them, and table ids."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable

_TOKEN = re.compile(r"[A-Za-z0-9_-]{32,128}")


def new_token() -> str:
    """Return a new secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    """Tell whether something is as long as a secret that nobody can guess."""
    return _TOKEN.fullmatch(text) is not None


def new_table_id() -> str:
    """Return 16 random characters that are safe in a URL and no option on a command line."""
    while (name := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return name


def hash_token(token: str) -> str:
    """Return what is stored of a token; tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def invite_of(host: str) -> str:
    """Return the invitation to a host's table: who makes it again gets the same one."""
    digest = hashlib.sha256(f"coatl invitation {host}".encode()).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def renewed_invite(secret: str, number: int) -> str:
    """Return a later invitation to a table, by its number from 1; none tells of another.

    It follows from the table's secret, so that everybody who sits there can be told what it is.
    """
    words = f"coatl invitation {number}".encode()
    digest = hmac.digest(bytes.fromhex(secret), words, "sha256")
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def matches(token_hash: str, known: Iterable[str]) -> str | None:
    """Return the known hash that equals this one, looking at all of them in constant time."""
    found = None
    for each in known:
        if hmac.compare_digest(each.encode(), token_hash.encode()):
            found = each
    return found
