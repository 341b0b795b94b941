"""One socket without a network: what is answered at once, and who is asked again who they are."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from coatl.server.live.bus import Note
from coatl.server.live.connection import Connection
from coatl.server.live.dispatcher import Dispatcher
from coatl.server.live.hub import Hub
from coatl.server.live.room import Room
from coatl.server.live.sockets import Sockets
from coatl.server.protocol import commands as c
from coatl.server.storage.operations import purge
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor
from tests.server.hubs import make_table, open_hub, sit_down


class Line:
    """What a device says, and what it hears."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []

    def say(self, **message: Any) -> None:
        self.said.append({"type": "websocket.receive", "text": json.dumps(message)})

    async def receive(self) -> dict[str, Any]:
        return self.said.pop(0)

    async def send(self, message: dict[str, Any]) -> None:
        self.heard.append(json.loads(message["bytes"]))


class Entered(Connection):
    """A socket that sits at a table; nothing is sent by itself."""

    line: Line

    async def take(self, **message: Any) -> list[str]:
        """Let a message come; return what would be answered: kinds, and codes of refusals."""
        self._waiting.clear()
        self.line.say(**message)
        await self._receive()
        return [each.get("code", each["type"]) for each in self._waiting]


def enter(
    data_dir: Path, scenario: Callable[[Hub, Room, Entered, list[str]], Awaitable[None]]
) -> None:
    """Sit down at a table of two, with a socket for the first seat."""

    async def run() -> None:
        async with open_hub(data_dir) as hub:
            room = await make_table(hub, "pp", game="cards")
            tokens = await sit_down(room, "Ana", "Bo")
            line = Line()
            dispatcher = Dispatcher(hub, cast(Any, None), hub.settings)
            connection = Entered(Sockets(dispatcher), cast(WebSocket, line), "here")
            connection.line = line
            await connection._enter(room.table.id, c.Hello(type="hello", tokens=tokens[:1]))
            await scenario(hub, room, connection, tokens)

    asyncio.run(run())


def test_a_ping_is_answered_and_no_command(data_dir: Path) -> None:
    async def scenario(hub: Hub, room: Room, connection: Entered, tokens: list[str]) -> None:
        before = room.table.seq
        assert await connection.take(type="ping") == ["pong"]
        assert room.table.seq == before

    enter(data_dir, scenario)


def test_a_command_changes_the_table_once(data_dir: Path) -> None:
    async def scenario(hub: Hub, room: Room, connection: Entered, tokens: list[str]) -> None:
        command = {"type": "settings", "key": "k", "seat": 0, "pace": "slow"}
        assert await connection.take(**command) == ["ack"]
        assert room.table.settings.pace == "slow"
        before = room.table.seq
        assert await connection.take(**command) == ["ack"]
        assert room.table.seq == before

    enter(data_dir, scenario)


def test_who_has_lost_the_seat_is_refused_with_the_next_message(data_dir: Path) -> None:
    """Only a look at the tokens tells: a reaction would be none of the table's business."""

    async def scenario(hub: Hub, room: Room, connection: Entered, tokens: list[str]) -> None:
        assert await connection.take(type="react", key="r", seat=0, reaction="hello") == [
            "reaction",
            "ack",
        ]
        room.access.tokens = [each for each in room.access.tokens if each.seat != 0]
        again = await connection.take(type="react", key="s", seat=0, reaction="hello")
        assert again == ["bad-token"]

    enter(data_dir, scenario)


def test_a_table_that_somebody_removed_is_unknown(data_dir: Path) -> None:
    async def scenario(hub: Hub, room: Room, connection: Entered, tokens: list[str]) -> None:
        await hub.store.write(lambda found: purge(found, 10.0**12))
        command = c.SettingsCommand(type="settings", key="k", seat=0, pace="slow")
        with pytest.raises(TableError) as caught:
            await room.submit(command, Actor(frozenset((0,))))
        assert caught.value.code == "no-table"

    enter(data_dir, scenario)


def test_a_step_of_a_draft_wakes_nobody_who_cannot_see_it(data_dir: Path) -> None:
    async def scenario(hub: Hub, room: Room, connection: Entered, tokens: list[str]) -> None:
        assert set(connection.sent) == {0}
        for note, is_woken in (
            (Note(seq=9, seat=1), False),
            (Note(seq=9, seat=0), True),
            (Note(seq=9), True),
        ):
            connection._is_dirty = False
            connection._listen(note)
            assert connection._is_dirty == is_woken

    enter(data_dir, scenario)


def test_an_answer_and_the_state_go_out_together(data_dir: Path) -> None:
    """Without waking a task for it; what comes while another is being sent waits behind it."""

    async def scenario(hub: Hub, room: Room, connection: Entered, tokens: list[str]) -> None:
        sent: list[str] = []
        wire: Any = SimpleNamespace(
            is_ready=True, send_now=lambda data: sent.append(json.loads(data)["type"])
        )
        connection.wire = wire
        wire.receive = partial(answer, connection.line)
        assert await connection.take(type="settings", key="k", seat=0, pace="slow") == []
        assert sent == ["ack", "update"]
        connection._is_sending = True
        assert await connection.take(type="settings", key="l", seat=0, pace="fast") == ["ack"]
        assert sent == ["ack", "update"]

    async def answer(line: Line) -> bytes:
        return str(line.said.pop(0)["text"]).encode()

    enter(data_dir, scenario)
