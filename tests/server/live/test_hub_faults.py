"""Races and half-failures inside one server: what a table must be after each."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, select

from coatl.server.http.app import Server
from coatl.server.live import mending
from coatl.server.live.hub import Hub
from coatl.server.live.joining import join
from coatl.server.live.room import Room
from coatl.server.protocol import commands as c
from coatl.server.protocol.messages import CreatedData
from coatl.server.settings import ServerSettings
from coatl.server.storage import schema
from coatl.server.storage.errors import StorageError
from coatl.server.storage.operations import load_table, purge
from coatl.server.storage.rows import StoredTable
from coatl.server.storage.store import Store
from coatl.tables.errors import TableError
from coatl.tables.seats import LOBBY, OVER, RUNNING
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow  # a real server, or a real database

T = TypeVar("T")
PERSON = c.SeatPlan(kind="person")
BOT = c.SeatPlan(kind="bot", level="novice")
HOST = "h" * 40
SAVE, TELL, CREATE, CLAIM = "write", "update_table", "create_once", "claim_bot_turn"


class FlakyStore(Store):
    """A store that fails as it is told: before anything is stored, or after it was."""

    def fail(self, kind: str, *outcomes: str) -> None:
        """Let the next writes of a kind end so: `ok`, `lost` or `ambiguous`."""
        self._outcomes()[kind] += outcomes

    def begin_write(
        self, operation: Callable[[Connection], T], *, table: str = ""
    ) -> asyncio.Future[T]:
        begin = partial(super().begin_write, table=table)
        return asyncio.ensure_future(self._write(operation, begin))

    async def _write(
        self,
        operation: Callable[[Connection], T],
        begin_write: Callable[[Callable[[Connection], T]], asyncio.Future[T]],
    ) -> T:
        name: str = getattr(operation, "func", operation).__name__
        queue = self._outcomes()[name]
        outcome = queue.pop(0) if queue else "ok"
        if outcome == "lost":
            raise StorageError("unavailable")
        value = await begin_write(operation)
        if outcome == "ambiguous":
            raise StorageError("unavailable", ambiguous=True)
        return value

    def _outcomes(self) -> defaultdict[str, list[str]]:
        found: defaultdict[str, list[str]] = self.__dict__.setdefault("outcomes", defaultdict(list))
        return found


@asynccontextmanager
async def serving(data: Path, **settings: Any) -> AsyncIterator[tuple[Hub, FlakyStore]]:
    """A server without sockets and without bot workers: bots make fallback moves."""
    store = FlakyStore.open(data)
    assert isinstance(store, FlakyStore)
    hub = Server(ServerSettings(**settings), store).hub
    try:
        yield hub, store
    finally:
        await hub.close()
        await store.aclose()


@pytest.fixture(autouse=True)
def _quick_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mending, "RETRY_SECONDS", (0.01,))


async def create(hub: Hub, *seats: c.SeatPlan, game: str = "board") -> CreatedData:
    wanted = c.NewTable.model_validate(
        {"game": game, "seats": list(seats), "pace": "instant", "token": HOST}
    )
    return await hub.creation.create(wanted)


def joining(seat: int, invite: str | None) -> c.JoinTable:
    name = f"P{seat}"
    return c.JoinTable(name=name, nonce=name, seat=seat, invite=invite, token=str(seat) * 40)


async def sit_down(hub: Hub, made: CreatedData, *seats: int) -> Room:
    room = await hub.rooms.find(made["table"])
    for seat in seats:
        await join(room, joining(seat, made["invite"]), room.access.actor([]))
    return room


async def until(hub: Hub, room: Room, is_so: Callable[[], bool]) -> None:
    """Wait for a change of the table after which something holds."""
    changed = asyncio.Event()
    cancel = hub.bus.subscribe(room.table.id, lambda note: changed.set())
    try:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await changed.wait()
                changed.clear()
    finally:
        cancel()


async def stored(store: Store, table: str) -> StoredTable:
    found = await store.read(lambda connection: load_table(connection, table))
    assert found is not None
    return found


async def table_ids(store: Store) -> list[str]:
    found = await store.read(lambda c: c.scalars(select(schema.tables.c.id)).all())
    return list(found)


@pytest.mark.parametrize("outcome", ["lost", "ambiguous"])
def test_a_follow_up_that_fails_is_made_up_for(data_dir: Path, outcome: str) -> None:
    async def scenario() -> None:
        async with serving(data_dir) as (hub, store):
            made = await create(hub, PERSON, PERSON)
            room = await sit_down(hub, made, 0)
            store.fail(SAVE, "ok", outcome)  # the second is the start that follows from joining
            seat, _ = await join(room, joining(1, made["invite"]), room.access.actor([]))
            assert seat == 1
            await until(hub, room, lambda: room.table.status == RUNNING)
            kinds = [entry.kind for entry in (await stored(store, made["table"])).entries]
            assert kinds == ["create", "join", "join", "start"]

    asyncio.run(scenario())


def test_a_change_stored_without_an_answer_is_noticed_by_itself(data_dir: Path) -> None:
    async def scenario() -> None:
        async with serving(data_dir) as (hub, store):
            made = await create(hub, PERSON, BOT)
            room = await hub.rooms.find(made["table"])
            store.fail(SAVE, "ambiguous")
            with pytest.raises(TableError, match="cannot be reached"):
                await join(room, joining(0, made["invite"]), room.access.actor([]))
            await until(hub, room, lambda: room.table.status == RUNNING)
            again = await join(room, joining(0, made["invite"]), room.access.actor([]))
            assert again == (0, "0" * 40)
            kinds = [entry.kind for entry in (await stored(store, made["table"])).entries]
            assert kinds[:3] == ["create", "join", "start"]
            assert kinds.count("join") == 1

    asyncio.run(scenario())


@pytest.mark.parametrize("outcome", ["lost", "ambiguous"])
def test_bots_play_on_through_failures(data_dir: Path, outcome: str) -> None:
    async def scenario() -> None:
        async with serving(data_dir) as (hub, store):
            store.fail(SAVE, *["ok", outcome] * 5)
            store.fail(CLAIM, *["ok", outcome] * 5)
            made = await create(hub, BOT, BOT, game="cards")
            room = await hub.rooms.find(made["table"])
            await until(hub, room, lambda: room.table.status == OVER)
            assert not store._outcomes()[SAVE]
            found = await stored(store, made["table"])
            assert found.row.last_seq == room.table.seq

    asyncio.run(scenario())


def test_a_turn_that_is_over_when_it_was_claimed_is_not_taken_again(data_dir: Path) -> None:
    async def scenario() -> None:
        async with serving(data_dir) as (hub, _store):
            bot_turns = hub.bot_turns
            claim, take_turn = bot_turns._claim, bot_turns._take_turn

            async def claim_late(room: Room, seat: int) -> bool:
                claimed = await claim(room, seat)
                await take_turn(room, seat)  # as if a table loaded anew already held the turn
                return claimed

            bot_turns._claim = claim_late  # type: ignore[method-assign]
            made = await create(hub, BOT, BOT, game="cards")
            room = await hub.rooms.find(made["table"])
            await until(hub, room, lambda: room.table.status == OVER)

    asyncio.run(scenario())


def test_what_the_lobby_shows_catches_up(data_dir: Path) -> None:
    async def scenario() -> None:
        async with serving(data_dir) as (hub, store):
            made = await create(hub, PERSON, PERSON)
            store.fail(TELL, "lost", "lost", "lost")
            await sit_down(hub, made, 0, 1)
            async with asyncio.timeout(PATIENCE):
                while (await stored(store, made["table"])).row.status == LOBBY:
                    await asyncio.sleep(0.01)
            assert not store._outcomes()[TELL]

    asyncio.run(scenario())


def test_a_table_is_made_once_however_often_it_is_asked_for(data_dir: Path) -> None:
    async def scenario() -> None:
        async with serving(data_dir) as (hub, store):
            several = await asyncio.gather(*(create(hub, PERSON, PERSON) for _ in range(3)))
            several.append(await create(hub, PERSON, PERSON))
            assert [several[0]] * 4 == several
            assert several[0]["invite"] is not None
            assert await table_ids(store) == [several[0]["table"]]
            await sit_down(hub, several[-1], 0, 1)

    asyncio.run(scenario())


@pytest.mark.parametrize("outcome", ["lost", "ambiguous"])
def test_a_table_whose_making_was_not_answered_is_found_again(data_dir: Path, outcome: str) -> None:
    async def scenario() -> None:
        async with serving(data_dir) as (hub, store):
            store.fail(CREATE, outcome)
            with pytest.raises(TableError, match="cannot be reached"):
                await create(hub, PERSON, PERSON)
            made = await create(hub, PERSON, PERSON)
            assert await table_ids(store) == [made["table"]]
            await sit_down(hub, made, 0, 1)  # the invitation is good

    asyncio.run(scenario())


@pytest.mark.parametrize("outcome", ["lost", "ambiguous"])
def test_a_rematch_is_made_once(data_dir: Path, outcome: str) -> None:
    async def scenario() -> None:
        async with serving(data_dir) as (hub, store):
            made = await create(hub, PERSON, BOT, game="cards")
            room = await sit_down(hub, made, 0)
            actor = room.access.actor(["0" * 40])
            await room.submit(c.ResignCommand(type="resign", key="r", seat=0), actor)
            await until(hub, room, lambda: room.table.status == OVER)
            rematch = c.RematchCommand(type="rematch", key="again", seat=0)
            store.fail(SAVE, outcome)
            with pytest.raises(TableError, match="cannot be reached"):
                await room.submit(rematch, actor)
            ack = await room.submit(rematch, actor)
            assert ack["repeated"] is (outcome == "ambiguous")
            assert sorted(await table_ids(store)) == sorted([made["table"], room.table.rematch])

    asyncio.run(scenario())


def test_a_table_in_use_stays_in_memory(data_dir: Path) -> None:
    async def scenario() -> None:
        async with serving(data_dir) as (hub, _):
            made = await create(hub, PERSON, PERSON)
            room = await hub.rooms.find(made["table"])
            waiting = asyncio.ensure_future(
                join(room, joining(0, made["invite"]), room.access.actor([]))
            )
            while not waiting.done():
                await asyncio.sleep(0)
                hub.rooms.forget_idle(0.0)
                if not room.table.seats[0].taken:
                    assert hub.rooms[made["table"]] is room

    asyncio.run(scenario())


def test_nobody_is_given_a_table_that_was_dropped(data_dir: Path) -> None:
    async def scenario() -> None:
        async with serving(data_dir) as (hub, _):
            made = await create(hub, PERSON, PERSON)
            for _ in range(20):
                while made["table"] in hub.rooms:
                    await asyncio.sleep(0)
                    hub.rooms.forget_idle(0.0)
                asking = asyncio.ensure_future(hub.rooms.find(made["table"]))
                while made["table"] not in hub.rooms:
                    await asyncio.sleep(0)
                del hub.rooms[made["table"]]  # as if memory had become short just now
                room = await asking
                assert hub.rooms[made["table"]] is room

    asyncio.run(scenario())


def test_bots_of_a_removed_table_rest(data_dir: Path) -> None:
    async def scenario() -> None:
        async with serving(data_dir) as (hub, store):
            made = await create(hub, PERSON, BOT)
            room = await sit_down(hub, made, 0)
            table = room.table
            await store.write(lambda connection: purge(connection, before=1e12))
            table.seats[0] = replace(table.seats[0], away=True)  # a bot is to move, whoever begins
            hub.bot_turns.wake(room)
            async with asyncio.timeout(PATIENCE):
                while hub.bot_turns.is_busy(table.id):
                    await asyncio.sleep(0)
                for _ in range(10):
                    await asyncio.sleep(0)
            assert not hub.bot_turns.is_busy(table.id)
            assert table.id not in hub.rooms

    asyncio.run(scenario())
