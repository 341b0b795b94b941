"""Commands about drafts, which nearly all are, carried out past tasks and locks that wait.

Such a command is planned when it is heard; when it is stored, it is carried out and answered in one
go. Whatever is not quite usual (somebody else is at work at the table, a command is sent again,
another process was quicker) is left to `Room.submit`, which looks at it from the beginning: until
something is stored, nothing has happened.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

from coatl.server.live.keys import asked_for, find_repeated, stored_key
from coatl.server.live.room import Moved, Room, make_ack
from coatl.server.protocol import commands as c
from coatl.server.protocol.messages import AckMessage
from coatl.server.protocol.plain import to_plain
from coatl.server.storage.errors import StorageError
from coatl.tables import entries as e
from coatl.tables.errors import TableError
from coatl.tables.follow_up import check_length, find_follow_up
from coatl.tables.planning import Actor, plan

Outcome = AckMessage | Exception | None
"""What came of a command that was begun; None: it has to be submitted as ever."""
Then = Callable[[Outcome], None]


def begin(room: Room, command: c.SeatCommand, actor: Actor, then: Then) -> bool:
    """Plan a command here and now and have it stored; `then` is told what came of it.

    Return False if that cannot be done: nothing has happened, and `then` is told nothing.
    """
    if room.must_reload or not _take(room.lock):
        return False
    try:
        asked = asked_for(command)
        if find_repeated(room.table, command, actor, asked) is not None:
            raise Moved
        entry = plan(room.table, actor, to_plain(command), room.presence.is_around)
        check_length(room.table, entry)
        now, key = time.time(), stored_key(command, asked)
        adding = room.services.saving.add(room.table, entry, now, key, door=room.access.number)
    except (Moved, StorageError, TableError):
        room.lock.release()
        return False
    except BaseException:
        room.lock.release()
        raise
    room.under_way.add(adding)
    adding.add_done_callback(partial(_finish, room, command, entry, now, key, then))
    return True


def _finish(
    room: Room,
    command: c.SeatCommand,
    entry: e.Entry,
    at: float,
    key: str,
    then: Then,
    adding: asyncio.Future[None],
) -> None:
    """Carry out what is stored now, or say why it is not."""
    room.under_way.discard(adding)
    outcome: Outcome = None
    try:
        error = adding.exception()
        if error is not None:
            failure = room.failed(error)
            outcome = None if isinstance(failure, Moved) else failure
        else:
            room.carry_out(entry, at, key)
            outcome = make_ack(command, room.table.version_for(command.seat), repeated=False)
            if find_follow_up(room.table) is not None:
                _follow(room, partial(then, outcome))
                return
            room.services.bot_turns.wake(room)
    except Exception as unexpected:
        outcome = unexpected
    room.lock.release()
    then(outcome)


def _follow(room: Room, then: Callable[[], None]) -> None:
    """Store what follows by itself, still in turn, before who has asked is told."""

    async def run() -> None:
        try:
            await room.try_follow_up()
        finally:
            room.lock.release()
            then()

    task = asyncio.create_task(run())
    room.under_way.add(task)
    task.add_done_callback(room.under_way.discard)


def _take(lock: asyncio.Lock) -> bool:
    """Take a lock that nobody has or waits for; tell whether that was so."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # it would have to wait
    return False
