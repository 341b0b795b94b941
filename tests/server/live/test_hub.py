"""The tables of a server: made once, found again, forgotten when idle, played on elsewhere."""

from __future__ import annotations

import asyncio
import itertools
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from coatl.server.live.hub import Hub
from coatl.server.live.joining import join
from coatl.server.live.room import Room
from coatl.server.protocol import commands as c
from coatl.server.protocol.errors import status_of
from coatl.server.storage.errors import StorageError
from coatl.server.storage.operations import purge
from coatl.server.tokens import hash_token, new_token
from coatl.tables.errors import TableError
from coatl.tables.follow_up import MOST_ENTRIES
from coatl.tables.planning import Actor
from coatl.tables.presenting import present, show_table
from tests.server.hubs import (
    bot_turns_of,
    make_table,
    new_table,
    open_hub,
    play_on,
    sit_down,
    take_step,
)
from tests.server.stores import load

HOST = Actor(is_host=True)

SECRET = "2" * 64


def seat(number: int) -> Actor:
    return Actor(frozenset((number,)))


def test_asking_again_makes_no_second_table(data_dir: Path) -> None:
    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            wanted = new_table("po", token=new_token())
            made = await asyncio.gather(hub.creation.create(wanted), hub.creation.create(wanted))
            assert made[0] == made[1]
            hub.rooms.clear()
            assert await hub.creation.create(wanted) == made[0]
            room = await hub.rooms.find(made[0]["table"])
            assert room.access.is_invited(made[0]["invite"])
            assert room.access.actor([made[0]["host"]]).is_host
            other = await hub.creation.create(new_table("po", token=new_token()))
            assert other["table"] != made[0]["table"]
            assert not room.access.is_invited(other["invite"])

    asyncio.run(scenario())


def test_nothing_is_loaded_for_strangers(data_dir: Path) -> None:
    """To load a table takes longer than to find none: that would tell that it is there."""

    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            made = await hub.creation.create(new_table("pp"))
            hub.rooms.clear()
            for tokens, invite in (([], None), ([new_token()], None), ([], new_token())):
                with pytest.raises(TableError) as refused:
                    await hub.rooms.enter(made["table"], tokens, invite)
                assert refused.value.code == "no-table"
                assert not hub.rooms
            await hub.rooms.enter(made["table"], [], made["invite"])
            assert made["table"] in hub.rooms

    asyncio.run(scenario())


def test_the_game_begins_when_all_are_ready(data_dir: Path) -> None:
    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            room = await make_table(hub, "pbp")
            await sit_down(room, "Ana")
            assert room.table.status == "lobby"
            await sit_down(room, "Bo")
            assert room.table.status == "running"
            waiting = await make_table(hub, "bb", game="cards", autostart=False)
            await waiting.settle()
            assert waiting.table.status == "lobby"
            start = c.StartCommand(type="start", key="k")
            await waiting.submit(start, HOST)
            await bot_turns_of(hub).rest()
            assert waiting.table.status == "over"

    asyncio.run(scenario())


def test_a_rematch_moves_everybody_one_seat_on(data_dir: Path) -> None:
    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            made = await hub.creation.create(new_table("pbp", game="cards", token=new_token()))
            room = await hub.rooms.find(made["table"])
            ana, bo = await sit_down(room, "Ana", "Bo")
            command = c.RematchCommand(type="rematch", key="again", seat=0)
            with pytest.raises(TableError, match="has already begun"):
                await room.submit(command, seat(0))
            await play_on(hub, room)
            await room.submit(command, seat(0))
            again = await hub.rooms.find(room.table.rematch)
            assert [s.name for s in again.table.seats] == ["Bo", "Ana", "novice"]
            assert again.access.actor([ana]).seats == {1}
            assert again.access.actor([bo]).seats == {0}
            assert again.access.actor([made["host"]]).is_host
            assert again.access.is_invited(made["invite"])
            assert again.table.status == "lobby"
            assert again.table.secret != room.table.secret
            assert (await room.submit(command, seat(0)))["repeated"]
            assert await hub.creation.create(new_table("pbp", token=made["host"])) == made
            for number in (0, 1):
                nonce = c.NonceCommand(type="nonce", key=f"n{number}", seat=number, nonce="x")
                await again.submit(nonce, seat(number))
            assert again.table.status == "running"

    asyncio.run(scenario())


def test_a_renewed_invitation_lasts_and_is_new_again_for_a_rematch(data_dir: Path) -> None:
    """It follows from a secret that everybody knows after the game."""

    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            made = await hub.creation.create(new_table("pp", game="cards", token=new_token()))
            room = await hub.rooms.find(made["table"])
            (mallory,) = await sit_down(room, "Mallory")
            assert "invitation" not in show_table(room.table, lambda seat: True)
            await room.submit(c.KickCommand(type="kick", key="k", target=0), HOST)
            assert show_table(room.table, lambda seat: True)["invitation"] == 1
            renewed = room.invitation()
            assert renewed is not None
            for _ in range(2):
                assert room.access.is_invited(renewed)
                assert not room.access.is_invited(made["invite"])
                assert hash_token(mallory) in room.table.banned
                with pytest.raises(TableError) as caught:
                    await hub.rooms.enter(room.table.id, [], made["invite"])
                assert caught.value.code == "no-table"
                await hub.rooms.enter(room.table.id, [], renewed)
                hub.rooms.clear()
                room = await hub.rooms.find(room.table.id)
            again = await hub.creation.create(new_table("pp", game="cards", token=made["host"]))
            assert again["invite"] == renewed
            await sit_down(room, "Ana", "Bo")
            await play_on(hub, room)
            rematch = c.RematchCommand(type="rematch", key="again", seat=0)
            await room.submit(rematch, seat(0))
            other = await hub.rooms.find(room.table.rematch)
            fresh = other.invitation()
            assert fresh is not None
            assert other.access.is_invited(fresh)
            assert not other.access.is_invited(renewed)
            assert not other.access.is_invited(made["invite"])

    asyncio.run(scenario())


def test_idle_tables_leave_memory_and_come_back_as_they_were(data_dir: Path) -> None:
    async def scenario() -> None:
        async with open_hub(data_dir, max_tables=1) as hub:
            room = await make_table(hub, "pp")
            await sit_down(room, "Ana", "Bo")
            await take_step(room, 0)
            socket = object()
            room.presence.holders[socket] = frozenset((0,))
            hub.rooms.forget_idle(0.0)
            assert hub.rooms == {room.table.id: room}
            with pytest.raises(TableError, match="Too many tables"):
                await hub.creation.create(new_table("pp"))
            del room.presence.holders[socket]
            hub.rooms.forget_idle(1000.0)
            assert hub.rooms
            hub.rooms.forget_idle(0.0)
            assert not hub.rooms
            again = await hub.rooms.find(room.table.id)
            assert again is not room
            for reader in (None, 0, 1):
                assert shown(again, reader) == shown(room, reader)
            assert again.table.keys == room.table.keys

    asyncio.run(scenario())


def shown(room: Room, reader: int | None) -> Any:
    return present(room.table, reader, lambda _: True)


def test_a_purged_table_is_gone(data_dir: Path) -> None:
    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            room = await make_table(hub, "pp")
            await sit_down(room, "Ana", "Bo")
            assert await hub.store.write(partial(purge, before=2e10)) == [room.table.id]
            with pytest.raises(TableError, match="no such table"):
                await take_step(room, 0)
            hub.rooms.forget_idle(0.0)
            with pytest.raises(TableError, match="no such table"):
                await hub.rooms.find(room.table.id)

    asyncio.run(scenario())


def test_idle_tables_make_place_for_one_that_is_asked_for(data_dir: Path) -> None:
    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            rooms = [await make_table(hub, "pp") for _ in range(2)]
            await hub.background.rest()
            hub.rooms.most = 2
            third = await make_table(hub, "pp")
            assert list(hub.rooms) == [third.table.id]
            again = await hub.rooms.find(rooms[0].table.id)
            assert again is not rooms[0]

    asyncio.run(scenario())


async def lobby_time(hub: Hub) -> float:
    """Return when the one listed table changed, as the lobby says once all is written."""
    await hub.background.rest()
    (listed,) = await hub.lobby.list()
    return listed["updated"]


def test_the_lobby_does_not_tell_of_drafts(data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of the last change moves with what everybody may see, and with nothing else."""
    clock = itertools.count(1000)
    monkeypatch.setattr("coatl.server.live.new_tables.time.time", lambda: float(next(clock)))

    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            room = await make_table(hub, "pp", listed=True)
            made = await lobby_time(hub)
            await sit_down(room, "Ana")
            joined = await lobby_time(hub)
            assert joined > made
            await sit_down(room, "Bo")
            begun = await lobby_time(hub)
            assert begun > joined
            while room.table.is_hidden:  # nobody may learn who has chosen
                assert await lobby_time(hub) == begun
                match = room.table.match
                assert match is not None
                await take_step(room, match.state.acting[0], commit=True)
            chosen = await lobby_time(hub)
            assert chosen > begun
            assert match is not None
            player = match.state.acting[0]
            await take_step(room, player)
            undo = {"key": "u", "seat": player, "version": room.table.version_for(player)}
            await room.submit(c.UndoCommand(type="undo", **undo), seat(player))
            assert await lobby_time(hub) == chosen
            hub.rooms.clear()
            room = await hub.rooms.find(room.table.id)
            assert await lobby_time(hub) == chosen
            rename = c.RenameCommand(type="rename", key="r", seat=0, name="Eva")
            await room.submit(rename, seat(0))
            assert await lobby_time(hub) > chosen

    asyncio.run(scenario())


def test_who_cannot_act_passes_by_itself(data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No person is ever asked to pass: what is forced has happened when it is their turn."""
    # A game with a pass.
    monkeypatch.setattr("coatl.server.live.new_tables.make_secret", lambda: SECRET)

    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            rng = random.Random(2)
            room = await make_table(hub, "pp", help="off")
            await sit_down(room, "Ana", "Bo")
            while room.table.status == "running":
                assert room.table.forced_pass() is None
                assert room.table.match is not None
                await take_step(room, room.table.match.state.acting[0], commit=True, rng=rng)
            entries = (await load(hub.store, room.table.id)).entries
            assert any(entry.kind == "play" for entry in entries)

    asyncio.run(scenario())


def test_failed_storage_tells_clients_no_more_than_what_to_do(data_dir: Path) -> None:
    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            room = await make_table(hub, "pp")
            await sit_down(room, "Ana", "Bo")
            version = room.table.version_for(0)
            works = hub.store.begin_write
            hub.store.begin_write = failing  # type: ignore[assignment, method-assign]
            with pytest.raises(TableError) as caught:
                await take_step(room, 0)
            assert (caught.value.code, status_of(caught.value)) == ("unavailable", 503)
            assert "10.0.0.5" not in caught.value.message
            hub.store.begin_write = works  # type: ignore[method-assign]
            assert await take_step(room, 0) == version + 1

    asyncio.run(scenario())


def failing(_operation: object, *, table: str) -> asyncio.Future[Any]:
    failed: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    failed.set_exception(StorageError("unavailable", 'no connection to "10.0.0.5"', ambiguous=True))
    return failed


def test_what_was_stored_without_an_answer_is_followed_up(data_dir: Path) -> None:
    """The last join was stored, its answer lost: asking again begins the game."""

    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            room = await make_table(hub, "pp")
            await sit_down(room, "Ana")
            works = hub.store.begin_write

            async def lose(operation: Any, table: str) -> Any:
                await works(operation, table=table)
                return await failing(operation, table=table)

            def lose_the_answer(operation: Any, *, table: str) -> asyncio.Future[Any]:
                return asyncio.ensure_future(lose(operation, table))

            hub.store.begin_write = lose_the_answer  # type: ignore[assignment, method-assign]
            wanted = c.JoinTable(name="Bo", nonce="b", token=new_token())
            with pytest.raises(TableError, match="cannot be reached"):
                await join(room, wanted, HOST)
            hub.store.begin_write = works  # type: ignore[method-assign]
            assert await join(room, wanted, HOST) == (1, wanted.token)
            assert room.table.status == "running"

    asyncio.run(scenario())


def test_a_table_that_is_too_long_can_still_be_finished(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            room = await make_table(hub, "pb", game="cards")
            await sit_down(room, "Ana")
            await bot_turns_of(hub).rest()
            monkeypatch.setattr("coatl.tables.follow_up.MOST_ENTRIES", room.table.seq)
            rename = c.RenameCommand(type="rename", key="r", seat=0, name="Bea")
            with pytest.raises(TableError, match="Too much"):
                await room.submit(rename, seat(0))
            await play_on(hub, room)
            assert room.table.status == "over"

    assert MOST_ENTRIES > 10_000
    asyncio.run(scenario())


def test_a_broken_connection_is_no_absence(data_dir: Path) -> None:
    """A seat is not given to a bot while its device may be back at once."""

    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            room = await make_table(hub, "pp")
            await sit_down(room, "Ana", "Bo")
            assert not room.presence.is_around(1)
            room.presence.note_left(seat(1))
            assert not room.presence.is_here(1)
            command = c.ReplaceCommand(type="replace", key="k", seat=0, target=1)
            with pytest.raises(TableError, match="a moment ago"):
                await room.submit(command, seat(0))

    asyncio.run(scenario())
