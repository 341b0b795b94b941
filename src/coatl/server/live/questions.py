"""What bots think about for people: one thing at a time for each, and only while somebody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Hashable
from typing import Any, TypeVar

from coatl.tables.errors import TableError

T = TypeVar("T")


class Replaced(Exception):
    """A question that was given up for another one of the same person."""


class Questions:
    """The questions of people that are being thought about."""

    def __init__(self) -> None:
        self._asked: dict[Hashable, tuple[Hashable, asyncio.Task[Any]]] = {}

    async def ask(self, who: Hashable, what: Hashable, work: Coroutine[Any, Any, T]) -> T:
        """Return what work gives; the same question again is refused, another one replaces it."""
        before = self._asked.get(who)
        if before is not None and before[0] == what:
            work.close()
            raise TableError("too-many", "A hint is being thought about already.", seconds=1)
        if before is not None:
            before[1].cancel()
        mine = what, asyncio.ensure_future(work)
        self._asked[who] = mine
        try:
            return await mine[1]
        except asyncio.CancelledError:
            if self._asked.get(who) is not mine:
                raise Replaced from None
            raise
        finally:
            mine[1].cancel()
            if self._asked.get(who) is mine:
                del self._asked[who]
