"""Hints: one plan and one number while the player follows it, for who has to decide."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from coatl.server.live.hints import give_hint
from coatl.server.protocol.commands import HintCommand
from coatl.server.workers.messages import Question
from coatl.server.workers.pool import BotPool
from coatl.server.workers.types import PoolError
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor
from tests.server.devices import ApiClient, Device
from tests.server.hubs import FakePool, make_table, open_hub, sit_down


def ask(device: Device) -> dict[str, Any]:
    """Ask for a hint and return it."""
    device.send(
        {
            "type": "hint",
            "key": f"hint-{len(device.heard)}",
            "seat": 0,
            "version": device.states[0]["version"],
        }
    )
    return device.until(lambda message: message["type"] == "hint")


@pytest.mark.slow  # a real server
def test_a_hint_holds_while_it_is_followed(api: ApiClient) -> None:
    table = api.table("person", "novice", help="coach")
    with table.device(0) as device:
        first = ask(device)
        for done, step in enumerate(first["plan"]):
            now = ask(device)
            assert now["points"] == first["points"]
            assert now["done"] == done
            assert [each["action"] for each in now["plan"]] == [
                each["action"] for each in first["plan"]
            ]
            device.step(0, step["action"]["id"])
        device.draft(0, "undo")
        assert ask(device)["points"] == first["points"]


class Asked(FakePool):
    """A pool that tells what it was asked, and thinks about nothing."""

    async def advise(self, question: Question) -> dict[str, Any]:
        self.questions.append(question)
        raise PoolError("nobody thinks here")


def test_only_who_has_to_decide_gets_a_hint(data_dir: Path) -> None:
    async def scenario() -> None:
        pool = Asked()
        async with open_hub(data_dir) as hub:
            room = await make_table(hub, "pp", game="cards", help="coach")
            await sit_down(room, "Ana", "Bo")
            for seat, code in ((0, "no-hint"), (1, "not-your-turn")):
                version = room.table.version_for(seat)
                command = HintCommand(type="hint", key="h", seat=seat, version=version)
                actor = Actor(frozenset((seat,)))
                with pytest.raises(TableError) as caught:
                    await give_hint(room, cast(BotPool, pool), 10, command, actor)
                assert caught.value.code == code
            assert [question.seat for question in pool.questions] == [0]

    asyncio.run(scenario())
