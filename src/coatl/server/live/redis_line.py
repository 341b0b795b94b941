"""A line to Redis for what passes all the time: nothing waits for answers here.

redis-py opens it (names, passwords, TLS). What its client does around each command is there for
commands that are answered: for a note it costs several times as much as the note itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

FAILURES = (RedisError, OSError, TimeoutError)


class RedisLine:
    """One connection; it is opened once, and closed when anything goes wrong."""

    def __init__(self, redis: Redis) -> None:
        pool: Any = redis.connection_pool
        self._connection: Any = pool.make_connection()
        self._connection.socket_timeout = None  # it may be silent for as long as it likes

    async def open(self) -> None:
        """Connect."""
        await self._connection.connect()

    async def send(self, commands: Iterable[tuple[Any, ...]]) -> None:
        """Send some commands, all in one go."""
        packed = self._connection.pack_commands(commands)
        await self._connection.send_packed_command(packed, check_health=False)

    async def receive(self) -> list[Any]:
        """Wait for what comes next; who sends commands that are answered gets the answers here."""
        found: list[Any] = await self._connection.read_response(
            disable_decoding=True, push_request=True
        )
        return found

    async def close(self) -> None:
        """End it."""
        with suppress(*FAILURES):
            await self._connection.disconnect(nowait=True)
