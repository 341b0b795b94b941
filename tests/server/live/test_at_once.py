"""Commands about drafts carried out past tasks: what they do, and what is left to others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from coatl.server.live import at_once
from coatl.server.live.at_once import Outcome
from coatl.server.live.hub import Hub
from coatl.server.live.room import Room
from coatl.server.protocol import commands as c
from coatl.server.storage.errors import Conflict, StorageError
from coatl.server.storage.operations import append
from coatl.tables import entries as e
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor
from coatl.tables.rows import to_row
from tests.patience import PATIENCE
from tests.server.hubs import make_table, open_hub, sit_down
from tests.server.stores import load

SEAT = Actor(frozenset((0,)))


def play(data_dir: Path, scenario: Callable[[Hub, Room], Awaitable[None]]) -> None:
    """Play a scenario at a table of two, where both choose at once."""

    async def run() -> None:
        async with open_hub(data_dir) as hub:
            room = await make_table(hub, "pp")
            await sit_down(room, "Ana", "Bo")
            await asyncio.wait_for(scenario(hub, room), PATIENCE)

    asyncio.run(run())


def step(room: Room, key: str = "k", action: int | None = None) -> c.StepCommand:
    """Return a command for a legal step of the first seat, or for another action."""
    assert room.table.match is not None
    chosen = room.table.match.legal_for(0)[0] if action is None else action
    version = room.table.version_for(0)
    return c.StepCommand(type="step", key=key, seat=0, version=version, action=chosen)


async def finish(room: Room, command: c.SeatCommand, actor: Actor = SEAT) -> Outcome:
    """Begin a command that nothing is in the way of; return what came of it."""
    done: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    assert at_once.begin(room, command, actor, done.set_result)
    return await done


def refuses(room: Room, command: c.SeatCommand, actor: Actor = SEAT) -> bool:
    """Tell whether a command is left to others, without anybody having been told anything."""
    told: list[Outcome] = []
    before = room.table.seq
    begun = at_once.begin(room, command, actor, told.append)
    return not begun and not told and room.table.seq == before and not room.lock.locked()


def test_a_step_is_stored_then_carried_out_then_acknowledged(data_dir: Path) -> None:
    async def scenario(hub: Hub, room: Room) -> None:
        command, before = step(room), room.table.seq
        done: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        assert at_once.begin(room, command, SEAT, done.set_result)
        assert room.table.seq == before
        assert room.is_busy
        acked = await done
        assert isinstance(acked, dict)
        assert (acked["key"], acked["version"]) == ("k", room.table.version_for(0))
        assert not acked["repeated"]
        assert room.table.seq == before + 1
        stored = (await load(hub.store, room.table.id)).entries
        assert (stored[-1].kind, stored[-1].seq) == ("step", before + 1)
        assert not room.lock.locked()
        assert not room.under_way

    play(data_dir, scenario)


def test_sent_again_it_is_left_to_who_knows_what_it_did(data_dir: Path) -> None:
    async def scenario(hub: Hub, room: Room) -> None:
        command = step(room)
        first = await finish(room, command)
        assert isinstance(first, dict)
        assert refuses(room, command)
        again = await room.submit(command, SEAT)
        assert again == {**first, "repeated": True}

    play(data_dir, scenario)


def test_what_would_be_refused_is_left_to_who_says_why(data_dir: Path) -> None:
    async def scenario(hub: Hub, room: Room) -> None:
        assert refuses(room, step(room, action=100_000))
        assert refuses(room, step(room), Actor(frozenset((1,))))
        late = step(room)
        await finish(room, step(room, key="other"))
        assert refuses(room, late)
        with pytest.raises(TableError) as caught:
            await room.submit(late, SEAT)
        assert caught.value.code == "stale"

    play(data_dir, scenario)


def test_nobody_is_overtaken(data_dir: Path) -> None:
    """While somebody is at work at the table, or waits for that, nothing is begun there."""

    async def scenario(hub: Hub, room: Room) -> None:
        command = step(room)
        async with room.lock:
            assert not at_once.begin(room, command, SEAT, lambda _: None)
            waiting = asyncio.ensure_future(room.lock.acquire())
            await asyncio.sleep(0)
        # Released, but whoever waits has not come to it yet.
        assert not at_once.begin(room, command, SEAT, lambda _: None)
        await waiting
        room.lock.release()
        assert isinstance(await finish(room, command), dict)

    play(data_dir, scenario)


def test_who_loses_a_race_submits_as_ever(data_dir: Path) -> None:
    """Another process has stored something meanwhile: nothing is carried out, nobody is told."""

    async def scenario(hub: Hub, room: Room) -> None:
        table, command = room.table, step(room)
        row = to_row(e.Rename(1, "Bea"))
        await hub.store.write(lambda found: append(found, table.id, table.seq, [row], at=1.0))
        before = table.seq
        assert await finish(room, command) is None
        assert table.seq == before
        assert not room.lock.locked()
        assert not room.must_reload

    play(data_dir, scenario)


@pytest.mark.parametrize("is_stored", [False, True])
def test_in_doubt_the_table_is_loaded_again(data_dir: Path, is_stored: bool) -> None:
    async def scenario(hub: Hub, room: Room) -> None:
        works, before, command = hub.store.begin_write, room.table.seq, step(room)

        async def fail(operation: Any) -> Any:
            if is_stored:
                await works(operation)
            raise StorageError("unavailable", ambiguous=True)

        def failing(operation: Any, *, table: str) -> asyncio.Future[Any]:
            return asyncio.ensure_future(fail(operation))

        hub.store.begin_write = failing  # type: ignore[assignment, method-assign]
        refused = await finish(room, command)
        assert isinstance(refused, TableError)
        assert refused.code == "unavailable"
        assert room.must_reload
        assert refuses(room, command)
        hub.store.begin_write = works  # type: ignore[method-assign]
        acked = await room.submit(command, SEAT)
        assert acked["repeated"] == is_stored
        assert room.table.seq == before + 1

    play(data_dir, scenario)


def test_what_follows_by_itself_is_stored_before_the_answer(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(hub: Hub, room: Room) -> None:
        follows = [e.Rename(1, "Bea")]
        found = lambda _table: follows[0] if follows else None  # noqa: E731
        monkeypatch.setattr("coatl.server.live.at_once.find_follow_up", found)
        monkeypatch.setattr(
            "coatl.server.live.room.find_follow_up", lambda _: follows.pop() if follows else None
        )
        assert isinstance(await finish(room, step(room)), dict)
        assert room.table.seats[1].name == "Bea"
        assert not room.lock.locked()

    play(data_dir, scenario)


def test_a_fault_of_ours_is_told_and_blocks_nobody(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(hub: Hub, room: Room) -> None:
        def fail(*_: object, **__: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(room.table, "fold", fail)
        assert isinstance(await finish(room, step(room)), ZeroDivisionError)
        assert not room.lock.locked()

    play(data_dir, scenario)


def test_the_conflict_of_the_storage_is_what_a_race_is(data_dir: Path) -> None:
    async def scenario(hub: Hub, room: Room) -> None:
        assert type(room.failed(Conflict("t", 1))).__name__ == "Moved"
        assert not room.must_reload

    play(data_dir, scenario)
