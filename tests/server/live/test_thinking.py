"""What bots think about for people: one thing at a time, and only while somebody waits."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastapi import Request

from coatl.server.live.thinking import Replaced, Thinking, while_wanted
from coatl.server.protocol.errors import status_of
from coatl.tables.errors import TableError


async def for_ever(begun: asyncio.Event) -> str:
    begun.set()
    await asyncio.Event().wait()
    return "never"


async def give(value: str) -> str:
    return value


def test_the_same_question_is_refused_until_the_first_is_answered() -> None:
    async def scenario() -> None:
        thinking, begun = Thinking(), asyncio.Event()
        first = asyncio.ensure_future(thinking.ask("seat 0", 7, for_ever(begun)))
        await begun.wait()
        with pytest.raises(TableError) as caught:
            await thinking.ask("seat 0", 7, give("again"))
        assert (caught.value.code, status_of(caught.value)) == ("too-many", 429)
        assert await thinking.ask("seat 1", 7, give("other")) == "other"
        first.cancel()
        await asyncio.wait({first})
        assert await thinking.ask("seat 0", 7, give("now")) == "now"

    asyncio.run(scenario())


def test_a_question_about_what_came_later_replaces_the_first() -> None:
    async def scenario() -> None:
        thinking, begun = Thinking(), asyncio.Event()
        first = asyncio.ensure_future(thinking.ask("seat 0", 7, for_ever(begun)))
        await begun.wait()
        assert await thinking.ask("seat 0", 8, give("later")) == "later"
        with pytest.raises(Replaced):
            await first

    asyncio.run(scenario())


def test_work_is_given_up_when_the_asker_goes() -> None:
    async def scenario() -> None:
        messages: asyncio.Queue[Any] = asyncio.Queue()
        request = Request({"type": "http"}, messages.get)
        assert await while_wanted(request, give("here")) == "here"
        begun = asyncio.Event()
        waiting = asyncio.ensure_future(while_wanted(request, for_ever(begun)))
        await begun.wait()
        messages.put_nowait({"type": "http.request", "body": b""})
        messages.put_nowait({"type": "http.disconnect"})
        assert await waiting is None

    asyncio.run(scenario())


def test_a_refusal_reaches_the_asker() -> None:
    async def refuse() -> None:
        raise TableError("no-hint", "not now")

    async def scenario() -> None:
        request = Request({"type": "http"}, asyncio.Queue[Any]().get)
        with pytest.raises(TableError, match="not now"):
            await while_wanted(request, refuse())

    asyncio.run(scenario())
