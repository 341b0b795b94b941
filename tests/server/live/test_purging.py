"""Old tables are removed, all of them, and the space they took is given back."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path

from coatl.server.live.purging import PURGED_AT_ONCE, purge_tables
from coatl.server.storage import operations as ops
from coatl.server.storage.data_folder import DATABASE_NAME
from coatl.server.storage.migrate import INCREMENTAL
from coatl.server.storage.store import Store
from coatl.tables.rows import EntryRow
from tests.server.hubs import make_table, new_table, open_hub, sit_down, take_step
from tests.server.stores import new_table as stored_table


async def add_old(store: Store, count: int, size: int = 0) -> None:
    entry = EntryRow("chat", "x" * size)
    for _ in range(count):
        table = stored_table()
        await store.write(partial(ops.create_table, table=table, at=1.0, entries=[entry]))


def test_a_round_removes_all_that_is_due(data_dir: Path) -> None:
    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            await add_old(hub.store, 2 * PURGED_AT_ONCE + 3)
            made = await hub.creation.create(new_table("pp"))
            begun = hub.store.commits
            assert await purge_tables(hub.store, hub.rooms, 1000.0) == 2 * PURGED_AT_ONCE + 3
            assert hub.store.commits - begun > 3  # little by little: others write in between
            assert await purge_tables(hub.store, hub.rooms, 1000.0) == 0
            assert (await hub.rooms.find(made["table"])).table.id == made["table"]
            assert await purge_tables(hub.store, hub.rooms, time.time() + 1) == 1
            assert not hub.rooms

    asyncio.run(scenario())


def test_a_draft_keeps_its_table(data_dir: Path) -> None:
    """What only one seat sees does not show in the lobby, but somebody is there."""

    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            room = await make_table(hub, "pp", listed=True)
            await sit_down(room, "Ana", "Bo")
            shown = time.time()
            await take_step(room, 0)
            assert await purge_tables(hub.store, hub.rooms, shown) == 0
            assert await purge_tables(hub.store, hub.rooms, time.time() + 1) == 1

    asyncio.run(scenario())


def test_the_file_becomes_smaller(data_dir: Path) -> None:
    file = data_dir / DATABASE_NAME

    async def scenario() -> None:
        async with open_hub(data_dir) as hub:
            await add_old(hub.store, 30, size=100_000)
            await hub.creation.create(new_table("pp"))
            assert await purge_tables(hub.store, hub.rooms, 1000.0) == 30

    asyncio.run(scenario())
    assert file.stat().st_size < 500_000
    with closing(sqlite3.connect(file)) as raw:
        assert raw.execute("PRAGMA freelist_count").fetchone() == (0,)


def test_a_file_of_an_older_version_learns_to_shrink(data_dir: Path) -> None:
    file = data_dir / DATABASE_NAME
    with Store.open(data_dir) as store:
        asyncio.run(add_old(store, 3))
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        raw.execute("PRAGMA auto_vacuum=NONE")
        raw.execute("VACUUM")
        assert raw.execute("PRAGMA auto_vacuum").fetchone() == (0,)
    Store.open(data_dir).close()
    with closing(sqlite3.connect(file)) as raw:
        assert raw.execute("PRAGMA auto_vacuum").fetchone() == (INCREMENTAL,)
        assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert raw.execute("SELECT count(*) FROM tables").fetchone() == (3,)
    assert file.stat().st_mode & 0o777 == 0o600
