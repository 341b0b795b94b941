"""What bots think about for people: one thing at a time."""

from __future__ import annotations

import asyncio

import pytest

from coatl.server.live.questions import Questions, Replaced
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
        questions, begun = Questions(), asyncio.Event()
        first = asyncio.ensure_future(questions.ask("seat 0", 7, for_ever(begun)))
        await begun.wait()
        with pytest.raises(TableError) as caught:
            await questions.ask("seat 0", 7, give("again"))
        assert (caught.value.code, status_of(caught.value)) == ("too-many", 429)
        assert await questions.ask("seat 1", 7, give("other")) == "other"
        first.cancel()
        await asyncio.wait({first})
        assert await questions.ask("seat 0", 7, give("now")) == "now"

    asyncio.run(scenario())


def test_a_question_about_what_came_later_replaces_the_first() -> None:
    async def scenario() -> None:
        questions, begun = Questions(), asyncio.Event()
        first = asyncio.ensure_future(questions.ask("seat 0", 7, for_ever(begun)))
        await begun.wait()
        assert await questions.ask("seat 0", 8, give("later")) == "later"
        with pytest.raises(Replaced):
            await first

    asyncio.run(scenario())
