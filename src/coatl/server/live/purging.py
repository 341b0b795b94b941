"""Tables and names that nobody has used for a long time are removed, if the host wants that."""

from __future__ import annotations

import time
from collections.abc import Collection
from functools import partial

import structlog

from coatl.server.live.rooms import Rooms
from coatl.server.storage.housekeeping import DAY, UNSTARTED
from coatl.server.storage.operations import give_space_back, purge
from coatl.server.storage.players import purge_players
from coatl.server.storage.rows import Status
from coatl.server.storage.store import Store

log = structlog.get_logger()
STATUSES: tuple[Status, ...] = ("lobby", "running", "over")
PURGED_AT_ONCE = 50
"""Tables that are removed in one transaction."""


async def keep_tidy(store: Store, rooms: Rooms, unstarted_days: int, purge_days: int) -> int:
    """Remove what is kept no longer: tables that never started and names that were never used for
    anything, and others if the host says so. Return how many tables went.
    """
    now, count = time.time(), 0
    if unstarted_days:
        count += await purge_tables(store, rooms, now - unstarted_days * DAY, UNSTARTED)
        await forget_players(store, now - unstarted_days * DAY, idle=True)
    if purge_days:
        count += await purge_tables(store, rooms, now - purge_days * DAY)
        await forget_players(store, now - purge_days * DAY)
    return count


async def purge_tables(
    store: Store, rooms: Rooms, before: float, statuses: Collection[Status] = STATUSES
) -> int:
    """Remove all tables that nothing has happened at since a time, and give their space back.

    Each transaction does a little, so that nobody waits long for it. Return how many went.
    """
    count = 0
    some = partial(purge, before=before, statuses=statuses, limit=PURGED_AT_ONCE)
    while gone := await store.write(some):
        for table_id in gone:
            rooms.drop(table_id)
        count += len(gone)
    if count:
        while await store.write(give_space_back):
            pass
        log.info("tables purged", count=count)
    return count


async def forget_players(store: Store, before: float, *, idle: bool = False) -> None:
    """Delete who was not seen since a time, with ratings, tries and places on boards of the day."""
    count = 0
    some = partial(purge_players, before=before, idle=idle, limit=PURGED_AT_ONCE)
    while gone := await store.write(some):
        count += gone
    if count:
        log.info("names forgotten", count=count)
