"""Writes to a store until it is killed, printing what was acknowledged: `table seq` lines."""

from __future__ import annotations

import asyncio
import os
import sys

from coatl.server.storage.store import Store
from tests.server.stores import add_table, step


async def play(store: Store, table: str) -> None:
    seq = 0
    while True:
        seq = await store.write(step(table, seq))
        os.write(1, f"{table} {seq}\n".encode())


async def main() -> None:
    store = Store.open(sys.argv[1])
    tables = [await add_table(store) for _ in range(6)]
    await asyncio.gather(*(play(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main())
