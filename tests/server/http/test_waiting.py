"""A request is worked on while somebody waits for its answer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastapi import Request

from coatl.server.http.waiting import while_wanted
from coatl.tables.errors import TableError
from tests.server.live.test_questions import for_ever, give


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
