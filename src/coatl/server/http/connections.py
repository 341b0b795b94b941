"""Connections: how many there may be, and how long one may keep the server waiting.

A connection waits until a request of it has come, with its body (see `Guard`), and again after the
answer. If there are too many, the one that has waited longest makes place for a new one: so silent
connections and bodies that never come keep nobody out. If all are at work, a few more are let in to
be told so, and to ask whether the server is well.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal, Protocol

STATE = "connection"
"""Where the scope of a request has the connection that it came by: in its `state`."""
SPARE = 32
"""So many connections beyond the limit are told that there are too many."""
SLOWEST = 16 * 1024
"""Bytes that a reader must take in the time it has, if so many wait for it."""

Fault = Literal["full", "address", "late", "slow"]
"""Why a connection is dropped: too many in all or of one address, no request, no reading."""


class Line(Protocol):
    """What is asked of a connection."""

    @property
    def unsent(self) -> int:
        """Bytes that wait to be sent."""

    @property
    def sent(self) -> int:
        """Bytes that were sent."""

    def close(self) -> None:
        """End the connection, after what waits to be sent."""

    def abort(self) -> None:
        """End the connection at once."""


@dataclass(frozen=True)
class Limits:
    """How many connections, and how many seconds."""

    most: int
    most_an_address: int
    header_seconds: float
    idle_seconds: float
    reader_seconds: float


@dataclass(eq=False, slots=True)
class Entry:
    """A connection that was let in."""

    line: Line
    address: str
    since: float
    """Since when it waits for a request, or for the rest of one that has begun."""
    is_extra: bool
    """Whether it came when there was no place left: then it gets no more than one answer."""
    has_asked: bool = False
    has_begun: bool = False
    """Whether something of the next request has come."""
    requests: int = 0
    """How many are under way."""
    is_sending: bool = False
    """Whether the body of a request is on its way; whoever reads it has a limit of its own."""
    stuck: tuple[int, float] | None = None
    """What was sent when the reader was last seen to read, and when that was."""


class Connections:
    """All connections of a server. Nothing in here waits: `sweep` is called again and again."""

    def __init__(
        self,
        limits: Limits,
        on_drop: Callable[[Fault], None] = lambda _: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits
        self._on_drop = on_drop
        self._clock = clock
        self._open: dict[str, dict[Entry, None]] = {}
        """By address."""
        self._waiting: OrderedDict[Entry, None] = OrderedDict()
        """Without a request, the one that has waited longest first."""
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def admit(self, line: Line, address: str, *, is_proxy: bool) -> Entry | None:
        """Let a connection in, or return None; a proxy may have any number of them."""
        mine = self._open.get(address, {})
        if not is_proxy and len(mine) >= self.limits.most_an_address:
            oldest = min(
                (entry for entry in mine if not entry.requests),
                key=lambda entry: entry.since,
                default=None,
            )
            if not self._replace(oldest, "address"):
                return None
        if self._count >= self.limits.most:
            oldest = next(iter(self._waiting), None)
            has_spare = self._count < self.limits.most + SPARE
            may_stay = has_spare and (oldest is None or oldest.is_extra)
            if not may_stay and not self._replace(oldest, "full"):
                return None
        entry = Entry(line, address, self._clock(), is_extra=self._count >= self.limits.most)
        self._open.setdefault(address, {})[entry] = None
        self._waiting[entry] = None
        self._count += 1
        return entry

    def hear(self, entry: Entry) -> None:
        """Note that something has come: the rest of the request must follow in time."""
        if not entry.requests and not entry.has_begun:
            entry.has_begun, entry.since = True, self._clock()

    def begin(self, entry: Entry) -> None:
        """Note that a request is under way."""
        entry.requests += 1
        self._waiting.pop(entry, None)

    @contextmanager
    def reading(self, entry: Entry) -> Iterator[None]:
        """Let a connection wait again until the body of its request has come."""
        entry.requests, entry.is_sending = entry.requests - 1, True
        if entry in self._open.get(entry.address, ()):
            self._waiting[entry] = None
        try:
            yield
        finally:
            entry.is_sending = False
            self.begin(entry)

    def finish(self, entry: Entry) -> None:
        """Note that a request was answered."""
        entry.requests -= 1
        if not entry.requests and entry in self._open.get(entry.address, ()):
            entry.has_asked, entry.has_begun, entry.since = True, False, self._clock()
            self._waiting[entry] = None

    def leave(self, entry: Entry) -> None:
        """Forget a connection that has ended."""
        mine = self._open.get(entry.address, {})
        if entry in mine:
            del mine[entry]
            self._count -= 1
            self._waiting.pop(entry, None)
            if not mine:
                del self._open[entry.address]

    def sweep(self) -> None:
        """End the connections that have kept the server waiting for too long."""
        now = self._clock()
        for entry in [entry for mine in self._open.values() for entry in mine]:
            if self._is_slow(entry, now):
                self._drop(entry, "slow")
            elif entry.requests or entry.is_sending:
                continue
            elif now - entry.since >= self._patience(entry):
                if entry.has_asked and not entry.has_begun:
                    entry.line.close()  # nothing wrong with it: it is just not needed any more
                else:
                    self._drop(entry, "late")

    def _patience(self, entry: Entry) -> float:
        is_idle = entry.has_asked and not entry.has_begun
        return self.limits.idle_seconds if is_idle else self.limits.header_seconds

    def _is_slow(self, entry: Entry, now: float) -> bool:
        """Tell whether a reader takes nothing, or next to nothing, of what waits for it."""
        if not entry.line.unsent:
            entry.stuck = None
        elif entry.stuck is None or entry.line.sent - entry.stuck[0] >= SLOWEST:
            entry.stuck = entry.line.sent, now
        else:
            return now - entry.stuck[1] >= self.limits.reader_seconds
        return False

    def _replace(self, oldest: Entry | None, fault: Fault) -> bool:
        """Drop a connection for a new one, which is dropped itself if there is none to drop."""
        if oldest is None:
            self._on_drop(fault)
            return False
        self._drop(oldest, fault)
        return True

    def _drop(self, entry: Entry, fault: Fault) -> None:
        self.leave(entry)
        self._on_drop(fault)
        entry.line.abort()


def trusts(proxies: str) -> Callable[[str], bool]:
    """Return what tells whether an address is a proxy's, as the setting `trusted_proxies` says."""
    text = proxies.strip()
    if text == "*":
        return lambda _: True
    networks = [ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip()]

    def is_proxy(address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        plain = getattr(found, "ipv4_mapped", None) or found
        return any(plain in network or found in network for network in networks)

    return is_proxy
