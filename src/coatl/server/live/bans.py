"""Who is refused for a time: the host's bans, as this process knows them."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Sequence

import structlog

from coatl.server.storage.bans import Ban, drop_old_bans, list_bans
from coatl.server.storage.errors import StorageError
from coatl.server.storage.store import Store
from coatl.server.tokens import hash_token
from coatl.tables.errors import TableError

log = structlog.get_logger()
RENEW_SECONDS = 5.0
"""How soon a ban holds."""
_Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """The bans that hold now; nearly always none."""

    def __init__(self) -> None:
        self._networks: list[_Network] = []
        self._tokens: frozenset[str] = frozenset()

    def set(self, bans: Sequence[Ban]) -> None:
        """Take over what the host has said."""
        self._networks = [
            ipaddress.ip_network(each.what) for each in bans if each.kind == "address"
        ]
        self._tokens = frozenset(each.what for each in bans if each.kind == "token")

    def check_address(self, address: str) -> None:
        """Refuse who asks from a banned address (of IPv6: a network of 64 bits)."""
        if self._networks:
            try:
                found = ipaddress.ip_network(address)
            except ValueError:
                return
            for each in self._networks:
                if each.version == found.version and (
                    found.subnet_of(each) or each.subnet_of(found)  # type: ignore[arg-type]
                ):
                    raise banned()

    def check_tokens(self, tokens: Sequence[str]) -> None:
        """Refuse who holds a banned token."""
        if self._tokens and any(hash_token(token) in self._tokens for token in tokens):
            raise banned()

    async def renew_on(self, store: Store) -> None:
        """Ask the database again and again."""
        while True:
            try:
                self.set(await store.read(list_bans))
                await asyncio.sleep(RENEW_SECONDS)
                if self._networks or self._tokens:
                    await store.write(drop_old_bans)
            except StorageError as error:
                log.warning("bans cannot be read", reason=str(error))
                await asyncio.sleep(RENEW_SECONDS)


def banned() -> TableError:
    """The host wants nothing of them for a time."""
    return TableError("banned", "Whoever runs this server has banned you for a time.")
