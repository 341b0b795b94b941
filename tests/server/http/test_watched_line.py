"""What a protocol asks of its transport, and what the system is told of it."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from coatl.server.http.watched_line import Passage, WatchedLine


class Transport:
    """Notes what is asked of it."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def pause_reading(self) -> None:
        self.asked.append("pause")

    def resume_reading(self) -> None:
        self.asked.append("resume")


def ask(*turns: str) -> list[str]:
    """Pause and resume, each word in a turn of the event loop; return what the system was told."""

    async def run() -> list[str]:
        transport = Transport()
        passage = Passage(cast(WatchedLine, None), cast(Any, transport))
        for turn in turns:
            for word in turn.split():
                getattr(passage, f"{word}_reading")()
            await asyncio.sleep(0)
        return transport.asked

    return asyncio.run(run())


def test_a_pause_that_ends_at_once_is_none() -> None:
    assert ask("pause resume", "", "") == []


def test_a_pause_holds_until_it_ends() -> None:
    assert ask("pause", "", "", "") == ["pause"]
    assert ask("pause", "pause", "", "resume", "resume") == ["pause", "resume"]


def test_whoever_goes_on_may_pause_again() -> None:
    assert ask("pause resume pause", "", "resume pause", "") == ["pause", "resume", "pause"]
