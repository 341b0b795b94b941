"""Tables that nobody has used for a long time are removed, if the host wants that."""

from __future__ import annotations

from collections.abc import MutableMapping
from functools import partial
from typing import Any

import structlog

from coatl.server.storage.operations import give_space_back, purge
from coatl.server.storage.store import Store

log = structlog.get_logger()
PURGED_AT_ONCE = 50
"""Tables that are removed in one transaction."""


async def purge_tables(store: Store, rooms: MutableMapping[str, Any], before: float) -> int:
    """Remove all tables that nothing has happened at since a time, and give their space back.

    Each transaction does a little, so that nobody waits long for it. Return how many went.
    """
    count = 0
    while gone := await store.write(partial(purge, before=before, limit=PURGED_AT_ONCE)):
        for table_id in gone:
            rooms.pop(table_id, None)
        count += len(gone)
    if count:
        while await store.write(give_space_back):
            pass
        log.info("tables purged", count=count)
    return count
