"""Two servers at one table: what one does holds on the other, whether it has heard of it or not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from coatl.core.turns import find_revealing
from coatl.server.live.bus import LocalBus, Note
from coatl.server.live.hub import Hub
from coatl.server.live.joining import make_recovery, recover
from coatl.server.live.presence import Presence
from coatl.server.live.room import Room
from coatl.server.protocol import commands as c
from coatl.server.storage.processes import Disagreement, enter, leave, list_processes, stay
from coatl.server.storage.store import Store
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor
from tests.server.hubs import make_table, new_table, open_hub, sit_down, take_step

pytestmark = pytest.mark.slow  # a real database


class DeafBus(LocalBus):
    """A bus between processes that carries nothing: as if every note were lost."""

    is_shared = True


class JoinedBus(LocalBus):
    """A bus that tells another one in this process."""

    is_shared = True

    def __init__(self, other: JoinedBus | None = None) -> None:
        super().__init__()
        self.other = other
        if other is not None:
            other.other = self

    def publish(self, table: str, note: Note) -> None:
        self.tell(table, note)
        if self.other is not None:
            self.other.tell(table, note)


@asynccontextmanager
async def two_hubs(url: str, *, is_deaf: bool = True) -> AsyncIterator[tuple[Hub, Hub]]:
    first = JoinedBus()
    buses = (DeafBus(), DeafBus()) if is_deaf else (first, JoinedBus(first))
    async with open_hub(url, bus=buses[0]) as one, open_hub(url, bus=buses[1]) as other:
        yield one, other


async def meet(one: Hub, other: Hub) -> tuple[Room, Room, list[str]]:
    """Return a table of two persons in the memory of both servers, and their tokens."""
    here = await make_table(one, "pp", game="cards", help="off")
    tokens = await sit_down(here, "Ana", "Bo")
    return here, await other.rooms.find(here.table.id), tokens


def mover_of(room: Room) -> int:
    assert room.table.match is not None
    return int(room.table.match.state.acting[0])


def next_step(room: Room, seat: int, key: str) -> c.StepCommand:
    assert room.table.match is not None
    action = room.table.match.legal_for(seat)[0]
    version = room.table.version_for(seat)
    return c.StepCommand(type="step", key=key, seat=seat, version=version, action=action)


def unseen_step(room: Room, seat: int) -> c.StepCommand:
    """Return a step that its own seat alone can see."""
    match = room.table.match
    assert match is not None
    legal = match.legal_for(seat)
    hidden = find_revealing(match.state_for(seat), seat, legal).index(False)
    version = room.table.version_for(seat)
    key = f"unseen-{room.table.seq}"
    action = legal[hidden]
    return c.StepCommand(type="step", key=key, seat=seat, version=version, action=action)


def told_of(hub: Hub, there: Room, here: Room) -> asyncio.Event:
    """Return what is set when a room is told that it has come as far as another."""
    told = asyncio.Event()

    def listen(_note: Note) -> None:
        if there.table.seq == here.table.seq:
            told.set()

    hub.bus.subscribe(there.table.id, listen)
    return told


def test_a_command_made_for_what_one_server_shows_is_right_on_the_other(postgres_url: str) -> None:
    async def scenario() -> None:
        async with two_hubs(postgres_url) as (one, other):
            here, there, _ = await meet(one, other)
            seat = mover_of(here)
            actor = Actor(frozenset((seat,)))
            await take_step(here, seat)
            command = next_step(here, seat, "second")
            assert there.table.seq < here.table.seq
            ack = await there.submit(command, actor)
            assert not ack["repeated"]
            again = await here.submit(command, actor)  # the answer was lost: it is asked again
            assert (again["version"], again["repeated"]) == (ack["version"], True)
            assert here.table.seq == there.table.seq
            old = command.model_copy(update={"key": "third"})
            with pytest.raises(TableError) as caught:
                await here.submit(old, actor)
            assert caught.value.code == "stale"

    asyncio.run(scenario())


def test_commands_of_two_seats_at_once_on_two_servers_all_count(postgres_url: str) -> None:
    async def scenario() -> None:
        async with two_hubs(postgres_url) as (one, other):
            here, there, _ = await meet(one, other)

            def rename(seat: int, number: int) -> c.RenameCommand:
                name = f"{'AB'[seat]}{number}"
                return c.RenameCommand(type="rename", key=f"{number}", seat=seat, name=name)

            for number in range(6):
                await asyncio.gather(
                    here.submit(rename(0, number), Actor(frozenset((0,)))),
                    there.submit(rename(1, number), Actor(frozenset((1,)))),
                )
            await here.look()
            await there.look()
            for room in (here, there):
                assert [seat.name for seat in room.table.seats] == ["A5", "B5"]
                assert len(room.table.keys) == 12

    asyncio.run(scenario())


def test_a_seat_that_was_moved_is_moved_everywhere_at_once(postgres_url: str) -> None:
    async def scenario() -> None:
        async with two_hubs(postgres_url) as (one, other):
            here, there, tokens = await meet(one, other)
            seat = mover_of(here)
            secret = await make_recovery(here, tokens[seat])
            wanted = c.Recover(recovery=secret)
            both = await asyncio.gather(
                recover(here, wanted), recover(there, wanted), return_exceptions=True
            )
            moved = [each for each in both if isinstance(each, tuple)]
            refused = [each for each in both if isinstance(each, TableError)]
            assert [error.code for error in refused] == ["bad-recovery"]
            ((_, new),) = moved
            for hub, room in ((one, here), (other, there)):
                _, actor = await hub.rooms.enter(room.table.id, [new], None)
                assert actor.seats == {seat}
                with pytest.raises(TableError) as caught:
                    await hub.rooms.enter(room.table.id, [tokens[seat]], None)
                assert caught.value.code == "bad-token"

    asyncio.run(scenario())


def test_who_was_let_in_before_a_kick_is_refused_after_it(postgres_url: str) -> None:
    async def scenario() -> None:
        async with two_hubs(postgres_url) as (one, other):
            here = await make_table(one, "ppp", autostart=False)
            tokens = await sit_down(here, "Ana", "Bo")
            there, actor = await other.rooms.enter(here.table.id, [tokens[1]], None)
            kick = c.KickCommand(type="kick", key="k", target=1)
            await here.submit(kick, Actor(is_host=True))
            rename = c.RenameCommand(type="rename", key="r", seat=1, name="Still here")
            with pytest.raises(TableError) as caught:
                await there.submit(rename, actor, partial(there.admit, [tokens[1]], None))
            assert caught.value.code in ("bad-token", "no-table")
            assert there.table.seats[1].name == ""

    asyncio.run(scenario())


def test_a_note_brings_the_other_server_up_to_date(postgres_url: str) -> None:
    async def scenario() -> None:
        async with two_hubs(postgres_url, is_deaf=False) as (one, other):
            here, there, _ = await meet(one, other)
            seat = mover_of(here)
            there.presence.holders["socket"] = frozenset((seat,))
            told = told_of(other, there, here)
            await take_step(here, seat)
            await told.wait()
            assert there.present(seat)["position"] == here.present(seat)["position"]

    asyncio.run(scenario())


def test_what_nobody_here_can_see_is_read_with_what_comes_next(postgres_url: str) -> None:
    async def scenario() -> None:
        async with two_hubs(postgres_url, is_deaf=False) as (one, other):
            here, there, _ = await meet(one, other)
            seat = mover_of(here)
            actor = Actor(frozenset((seat,)))
            known = there.table.seq
            told = told_of(other, there, here)
            await here.submit(unseen_step(here, seat), actor)
            there.hear_of(here.table.seq, here.access.number)  # as numbers are compared
            assert not there.news.is_reading
            assert there.table.seq == known < here.table.seq
            version = here.table.version_for(seat)
            commit = c.CommitCommand(type="commit", key="c", seat=seat, version=version)
            await here.submit(commit, actor)
            await told.wait()
            assert there.present(None)["position"] == here.present(None)["position"]

    asyncio.run(scenario())


def test_who_comes_gets_what_nobody_here_could_see_before(postgres_url: str) -> None:
    async def scenario() -> None:
        async with two_hubs(postgres_url, is_deaf=False) as (one, other):
            here, there, tokens = await meet(one, other)
            seat = mover_of(here)
            await here.submit(unseen_step(here, seat), Actor(frozenset((seat,))))
            assert there.table.seq < here.table.seq
            told = told_of(other, there, here)
            there.presence.holders["socket"] = frozenset((seat,))
            there.news.follow()
            await told.wait()
            assert there.present(seat)["position"] == here.present(seat)["position"]
            version = here.table.version_for(seat)
            undo = c.UndoCommand(type="undo", key="u", seat=seat, version=version)
            await here.submit(undo, Actor(frozenset((seat,))))
            _, actor = await other.rooms.enter(there.table.id, [tokens[seat]], None)
            assert actor.seats == {seat}
            assert there.table.seq == here.table.seq

    asyncio.run(scenario())


def test_what_happens_elsewhere_keeps_no_table_in_memory(postgres_url: str) -> None:
    async def scenario() -> None:
        async with two_hubs(postgres_url, is_deaf=False) as (one, other):
            here, there, _ = await meet(one, other)
            seat = mover_of(here)
            there.used_at = 0.0
            there.presence.waiting[seat] += 1  # as long as somebody waits for news it is needed
            told = told_of(other, there, here)
            await take_step(here, seat)
            await told.wait()
            other.rooms.forget_idle(300.0)
            assert there.table.id in other.rooms
            there.presence.waiting[seat] -= 1
            await asyncio.gather(*there.under_way)
            other.rooms.forget_idle(300.0)
            one.rooms.forget_idle(300.0)
            assert (there.table.id in other.rooms, here.table.id in one.rooms) == (False, True)

    asyncio.run(scenario())


def test_who_is_elsewhere_is_told_here_when_that_changes_and_no_more(postgres_url: str) -> None:
    async def scenario() -> None:
        async with two_hubs(postgres_url) as (one, _):
            room = await make_table(one, "pp")
            told: list[Note] = []
            one.bus.subscribe(room.table.id, told.append)
            for here in ([1], [1], [], []):
                says = {"here": here, "left": {}, "watching": 0}
                room.news.hear(Note(presence=says, origin="elsewhere"))
            said = [each.message["here"] for each in told if each.message is not None]
            assert said == [[False, True], [False, False]]

    asyncio.run(scenario())


def test_a_table_is_made_once_wherever_that_is_asked(postgres_url: str) -> None:
    async def scenario() -> None:
        async with two_hubs(postgres_url) as (one, other):
            wanted = new_table("pp", token="a" * 43)
            made = await asyncio.gather(*(hub.creation.create(wanted) for hub in (one, other)))
            assert made[0] == made[1]

    asyncio.run(scenario())


def test_who_is_elsewhere_is_here_until_nothing_is_heard_any_more() -> None:
    now = 1000.0
    ours, theirs = (Presence(20.0, lambda: now) for _ in range(2))
    theirs.holders["socket"] = frozenset((1,))
    theirs.holders["watcher"] = frozenset()
    ours.learn("other", theirs.to_share(2), 40.0)
    assert [ours.is_here(seat) for seat in range(2)] == [False, True]
    assert ours.watching == 1
    del theirs.holders["socket"]
    theirs.note_left(Actor(frozenset((1,))))
    ours.learn("other", theirs.to_share(2), 40.0)
    assert not ours.is_here(1)
    assert ours.is_around(1)
    now += 20.0
    assert not ours.is_around(1)
    assert not ours.forget_late()
    now += 20.0
    assert ours.forget_late()
    assert ours.watching == 0
    assert theirs.to_share(2)["left"] == {}, "who left long ago is told no more"


def test_nobody_has_just_been_here_when_a_clock_begins() -> None:
    presence = Presence(20.0, lambda: 5.0)
    assert not presence.is_here(0)
    assert not presence.is_around(0)


def test_processes_of_another_release_or_with_other_settings_are_refused(
    postgres_url: str,
) -> None:
    async def scenario() -> None:
        with Store.open(postgres_url, shared=True) as store:

            async def come(name: str, release: str, **agreed: object) -> None:
                await store.write(
                    lambda connection: enter(connection, name, "server", release, agreed, "here")
                )

            await come("a", "1.2.3", base_path="", absence_seconds=20.0)
            await come("b", "1.2.4", base_path="")  # a rolling restart
            with pytest.raises(Disagreement, match=r"is coatl 1\.2\.3, while this is 1\.3\.0"):
                await come("c", "1.3.0", base_path="")
            with pytest.raises(Disagreement, match=r"absence_seconds = 20\.0, while .* 5\.0"):
                await come("c", "1.2.3", absence_seconds=5.0)
            assert await store.write(partial(stay, process_id="a", figures={"tables": 3}))
            await store.write(partial(leave, process_id="b"))
            (left,) = await store.read(list_processes)
            assert (left.id, left.figures) == ("a", {"tables": 3})

    asyncio.run(scenario())
