"""What a server needs to share its database with others: the bus, who is here, limits, its name."""

from __future__ import annotations

import socket
from collections.abc import Callable
from functools import partial
from typing import Any

from coatl import __version__
from coatl.core.card_sets import KEYS, cards_label
from coatl.core.registry import GAMES, get_game
from coatl.server.live.following import Following, SharedPresences
from coatl.server.live.hub import Hub
from coatl.server.live.redis_bus import FAILURES, RedisBus
from coatl.server.settings import ServerSettings
from coatl.server.storage.processes import ProcessKind, enter, leave
from coatl.server.storage.store import Store

LIMIT = "coatl:limit:"
TAKE_ONE = """
local rate, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'level', 'at')
local since = now - (tonumber(kept[2]) or now)
local level = math.min(burst, (tonumber(kept[1]) or burst) + since * rate)
local seconds = 0
if level < 1 then
  seconds = math.max(1, math.ceil((1 - level) / rate))
else
  level = level - 1
end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', tostring(now))
redis.call('EXPIRE', KEYS[1], math.ceil(burst / rate) + 1)
return seconds
"""
"""The same bucket as `limits.Bucket`: tokens that come back with time."""


class SharedBuckets:
    """Limits that hold for all processes together, as long as Redis is there."""

    def __init__(self, bus: RedisBus) -> None:
        self.bus = bus
        self._script: Any = bus.redis.register_script(TAKE_ONE)

    async def take(self, name: str, address: str, rate: float, burst: float) -> int | None:
        """Take one; return for how many seconds to wait (0: none), None if Redis is away."""
        if not self.bus.is_up:
            return None
        try:
            key = f"{LIMIT}{name}:{address}"
            return int(await self._script(keys=[key], args=[rate, burst]))
        except FAILURES:
            return None


class Sharing:
    """One process among several."""

    def __init__(self, settings: ServerSettings, store: Store, kind: ProcessKind) -> None:
        assert settings.redis_url is not None
        self.store = store
        self.bus = RedisBus(settings.redis_url)
        self.presences = SharedPresences(self.bus)
        self.buckets = SharedBuckets(self.bus)
        self.following: Following | None = None
        self._entering = partial(
            enter,
            process_id=self.bus.origin,
            kind=kind,
            release=__version__,
            agreed=agreed(settings, kind),
            machine=socket.gethostname(),
        )

    async def enter(self) -> None:
        """Take part, or raise why that cannot be."""
        await self.store.write(self._entering)

    def start(
        self, hub: Hub, figures: Callable[[], dict[str, Any]], on_cut_off: Callable[[], None]
    ) -> None:
        """Begin to keep up with the others."""
        self.bus.start()
        self.following = Following(
            *(hub.saving, hub.rooms, self.bus, self.presences),
            *(self._entering, figures, on_cut_off),
        )
        self.following.start()

    async def close(self) -> None:
        """Say goodbye."""
        if self.following is not None:
            await self.following.close()
        await self.bus.close()
        await self.store.write(partial(leave, process_id=self.bus.origin))


def agreed(settings: ServerSettings, kind: ProcessKind) -> dict[str, Any]:
    """Return what all processes of a database must have alike: workers need the rules alone."""
    rules: dict[str, Any] = {f"rules of {name}": get_game(name).rules_version for name in GAMES}
    rules |= {f"cards of {name}": cards_label(name) for name in KEYS}
    return rules if kind == "worker" else {**settings.agreed, **rules}
