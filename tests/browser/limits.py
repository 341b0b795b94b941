"""Every call to the browser ends by itself, and says which one it was.

Playwright limits what waits for something on a page, but neither scripts nor opening and closing:
those wait for an answer without end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest
from playwright._impl._sync_base import SyncBase  # all calls of the synchronous API go through it

from tests.patience import PATIENCE

LONGEST_CALL = PATIENCE + 60
"""Seconds: more than any wait with a limit of its own, which tells more; less than a test has."""


async def _at_most(answer: Awaitable[Any], seconds: float, whose: str) -> Any:
    try:
        async with asyncio.timeout(seconds) as limit:
            return await answer
    except TimeoutError as late:
        if not limit.expired():
            raise
        raise AssertionError(f"{whose}: no answer of the browser for {seconds:g} s") from late


def limit_calls(patch: pytest.MonkeyPatch, seconds: float = LONGEST_CALL) -> None:
    """Let calls to the browser fail that nobody answers."""
    unlimited = SyncBase._sync

    def limited(self: SyncBase, answer: Awaitable[Any]) -> Any:
        return unlimited(self, _at_most(answer, seconds, type(self).__name__))

    patch.setattr(SyncBase, "_sync", limited)
