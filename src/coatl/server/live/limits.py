"""How much and how often one address may ask, and which address that is."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from typing import Protocol

from starlette.types import Scope

from coatl.tables.errors import TableError

MAX_MESSAGE = 16 * 1024
"""Bytes of one message on a socket."""
MANY = 10_000
"""So many addresses are watched at once."""


class Bucket:
    """Tokens that come back with time: a burst is fine, a flood is not."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one; tell whether there was one left."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def give_back(self) -> None:
        """Put one back that was not needed."""
        self.level += 1

    @property
    def seconds(self) -> int:
        """How long to wait until there is one again."""
        return max(1, math.ceil((1 - self.level) / self.rate))


class Across(Protocol):
    """Buckets that several processes share."""

    async def take(self, name: str, address: str, rate: float, burst: float) -> int | None:
        """Take one; return for how many seconds to wait (0: none), None if that is unknown."""


class Limiter:
    """A bucket for every address; the ones not seen for longest are forgotten."""

    def __init__(self, name: str, rate: float, burst: float, across: Across | None = None) -> None:
        self.name = name
        self.rate = rate
        self.burst = burst
        self.across = across
        """Where the buckets of all processes are; if there is nothing, each has its own."""
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def check(self, address: str) -> None:
        """Refuse who asks too often."""
        seconds = None
        if self.across is not None:
            seconds = await self.across.take(self.name, address, self.rate, self.burst)
        if seconds is None:
            seconds = self._take(address)
        if seconds:
            raise TableError("too-many", "Too many requests; wait a moment.", seconds=seconds)

    def _take(self, address: str) -> int:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > MANY:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return 0 if bucket.take() else bucket.seconds


def client_address(scope: Scope) -> str:
    """Return who asks, as the proxy says if it is trusted; of IPv6 the network (64 bits)."""
    client = scope.get("client")
    if not client:
        return "unknown"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:  # a proxy may say anything
        return str(client[0])[:64]
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), 64), strict=False))
