"""Requests that take a while: until there is news, or while a bot thinks and somebody waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from coatl.server.live.bus import Note
from coatl.server.live.dispatcher import Dispatcher
from coatl.server.live.room import Room

T = TypeVar("T")
MAX_WAIT = 25.0
"""Seconds that a request may wait for news."""
GONE = 499
"""The status of an answer that nobody waits for any more."""


async def wait_for_news(
    dispatcher: Dispatcher, room: Room, reader: int | None, since: int, wait: float
) -> None:
    """Return when a reader's version has changed, or the time is up."""
    news = asyncio.Event()

    def listen(note: Note) -> None:
        if note.is_news:
            news.set()

    cancel = dispatcher.hub.bus.subscribe(room.table.id, listen)
    deadline = time.monotonic() + wait
    if reader is not None:
        room.presence.waiting[reader] += 1
        room.news.follow()
    try:
        while room.table.version_for(reader) == since and not dispatcher.is_closing:
            left = deadline - time.monotonic()
            if left <= 0:
                return
            news.clear()
            try:
                await asyncio.wait_for(news.wait(), left)
            except TimeoutError:
                return
    finally:
        cancel()
        if reader is not None:
            room.presence.waiting[reader] -= 1


async def while_wanted(request: Request, work: Coroutine[Any, Any, T]) -> T | None:
    """Return what work gives; give it up and return None when who has asked is gone."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_leave(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _leave(request: Request) -> None:
    """Return when the other side has closed its connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
