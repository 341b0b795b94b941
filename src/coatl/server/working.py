"""Running a worker: a process that thinks for the bots of servers, on any machine."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import structlog

from coatl.core.errors import CoatlError, OptionError
from coatl.server.live.following import STAY_SECONDS
from coatl.server.live.sharing import Sharing
from coatl.server.logs import set_up_logs
from coatl.server.settings import ServerSettings
from coatl.server.storage.database import find_database
from coatl.server.storage.errors import StorageError
from coatl.server.storage.processes import Disagreement, stay
from coatl.server.storage.store import Store
from coatl.server.workers.answering import Answering
from coatl.server.workers.pool import BotPool
from coatl.server.workers.remote import QUESTIONS

log = structlog.get_logger()


def work(settings: ServerSettings, announce: Callable[[str], None]) -> int:
    """Answer questions until told to stop; `announce` is told once that begins."""
    set_up_logs(settings.log_level, settings.log_format)
    if not settings.redis_url or not settings.database_url:
        raise OptionError(
            "a worker needs what its servers have: COATL_DATABASE_URL (PostgreSQL) and "
            "COATL_REDIS_URL"
        )
    if find_database(settings.database_url).file is not None:
        raise OptionError("a worker needs PostgreSQL: SQLite serves one process alone")
    with Store.open(settings.database_url, shared=True) as store:
        try:
            asyncio.run(_work(settings, store, announce))
        except Disagreement as error:
            raise CoatlError(f"the database {store.database} is in use: {error.detail}") from error
    return 0


async def _work(settings: ServerSettings, store: Store, announce: Callable[[str], None]) -> None:
    sharing = Sharing(settings, store, "worker")
    count = max(1, settings.bot_workers)
    pool = BotPool(count, settings.bot_nice, memory_mb=settings.bot_memory)
    answering = Answering(store, pool, sharing.bus.origin, count, sharing.bus.ring)
    sharing.bus.hear(QUESTIONS, answering.note_ring)
    await sharing.enter()
    await pool.start()
    sharing.bus.start()
    tasks = [
        asyncio.create_task(answering.run()),
        asyncio.create_task(_stay(sharing, answering)),
    ]
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    announce(sharing.bus.origin)
    stopping = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait([*tasks, stopping], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (*tasks, stopping):
            task.cancel()
        await asyncio.gather(*tasks, stopping, return_exceptions=True)
        await pool.close()
        with suppress(StorageError):
            await sharing.close()
        log.info("stopped")


async def _stay(sharing: Sharing, answering: Answering) -> None:
    """Say again and again that this worker is there."""
    while True:
        await asyncio.sleep(STAY_SECONDS)
        mine = partial(stay, process_id=answering.name, figures=answering.figures)
        try:
            if not await sharing.store.write(mine):
                await sharing.enter()
        except StorageError as error:
            log.warning("this worker cannot say that it lives", reason=str(error))
