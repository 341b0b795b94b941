"""The application: everything put together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket

from coatl import __version__
from coatl.server.answers import answer, answer_error, bad_form
from coatl.server.bus import LocalBus, Note
from coatl.server.desk import Desk
from coatl.server.errors import TableError
from coatl.server.hub import Hub
from coatl.server.live import Sockets
from coatl.server.metrics import Metrics
from coatl.server.pages import BelowItsPath, make_pages
from coatl.server.pool import BotPool
from coatl.server.routes import make_routes
from coatl.server.security import Guard
from coatl.server.settings import ServerSettings
from coatl.server.steward import Steward
from coatl.server.storage_errors import StorageError
from coatl.server.store import Store
from coatl.server.store_bots import release_all_bot_turns, tables_waiting_for_bots
from coatl.server.store_operations import ping_writable, purge

log = structlog.get_logger()

TIDY_SECONDS = 30.0
DAY = 86_400.0
PLAIN_CODES = {404: "no-page", 405: "bad-method"}
"""What the framework refuses by itself; all else is `bad-request`."""


class Server:
    """A server with its parts; `app` is what an ASGI server runs."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.pool = BotPool(settings.bot_workers, settings.bot_nice, memory_mb=settings.bot_memory)
        steward = Steward(self.pool, settings.bot_milliseconds, self.metrics)
        self.hub = Hub(store, LocalBus(), steward, settings, self.metrics)
        self.desk = Desk(self.hub, self.pool, settings)
        self.sockets = Sockets(self.desk)
        self._description: dict[str, Any] | None = None
        self.app = self._make_app()

    async def drain(self) -> None:
        """Take no more commands and let everybody know; what was acknowledged is stored."""
        if not self.desk.is_closing:
            self.desk.is_closing = True
            log.info("stopping", sockets=len(self.sockets.open))
            for table_id in list(self.hub.rooms):
                self.hub.bus.publish(table_id, Note())  # who waits for news need not wait on
            await self.sockets.close()

    @asynccontextmanager
    async def _live(self, _app: FastAPI) -> AsyncIterator[None]:
        await self.pool.start()
        waiting = await self.store.read(tables_waiting_for_bots)
        if self.store.database.file is not None:  # this process has the database to itself
            await self.store.write(release_all_bot_turns)
        tidying = asyncio.ensure_future(self._tidy())
        resuming = asyncio.ensure_future(self.hub.resume_bots(waiting))
        try:
            yield
        finally:
            await self.drain()
            for task in (tidying, resuming):
                task.cancel()
            await asyncio.gather(tidying, resuming, return_exceptions=True)
            await self.hub.close()
            await self.pool.close()
            await self.store.aclose()
            log.info("stopped")

    async def _tidy(self) -> None:
        """Drop idle tables from memory, and old ones from the database if the host wants that."""
        while True:
            await asyncio.sleep(min(TIDY_SECONDS, self.settings.idle_seconds))
            self.hub.forget_idle(self.settings.idle_seconds)
            if self.settings.purge_days:
                before = time.time() - self.settings.purge_days * DAY
                try:
                    for table_id in await self.store.write(partial(purge, before=before)):
                        self.hub.rooms.pop(table_id, None)
                        log.info("table purged", table=table_id)
                except StorageError as error:
                    log.warning("cannot purge", reason=str(error))

    def describe(self) -> dict[str, Any]:
        """Return the API's description (OpenAPI); that takes a while, the first time."""
        if self._description is None:
            whole = FastAPI(
                title="Cóatl table server",
                version=__version__,
                servers=[{"url": self.settings.base_path or "/"}],
            )
            whole.include_router(make_routes(self.desk, described=True))
            self._description = whole.openapi()
        return self._description

    def _make_app(self) -> FastAPI:
        app = FastAPI(
            lifespan=self._live,
            openapi_url=None,
            docs_url=None,
            redoc_url=None,
            redirect_slashes=False,  # a redirect would repeat what the client says is the host
        )
        app.include_router(make_routes(self.desk))
        app.add_middleware(BelowItsPath)
        app.add_middleware(Guard, settings=self.settings, metrics=self.metrics)
        app.add_exception_handler(TableError, _refuse)
        app.add_exception_handler(RequestValidationError, _refuse_form)
        app.add_exception_handler(HTTPException, _refuse_plain)

        @app.websocket("/api/tables/{table}/live")
        async def live(socket: WebSocket, table: str) -> None:
            await self.sockets.serve(socket, table)

        @app.get("/api/openapi.json")
        async def description() -> Response:
            return answer(await asyncio.to_thread(self.describe))

        @app.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
        async def healthz() -> Response:
            return PlainTextResponse("ok\n")

        @app.api_route("/readyz", methods=["GET", "HEAD"], include_in_schema=False)
        async def readyz() -> Response:
            if self.desk.is_closing:
                return PlainTextResponse("stopping\n", 503)
            try:
                await self.store.write(partial(ping_writable, now=time.time()))
            except StorageError as error:
                return PlainTextResponse(f"{error.code}\n", 503)
            return PlainTextResponse("ok\n")

        @app.get("/metrics", include_in_schema=False)
        async def metrics() -> Response:
            self.metrics.bot_queue.set(self.pool.stats.waiting)
            self.metrics.storage_operations.set(self.store.operations)
            self.metrics.storage_commits.set(self.store.commits)
            return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

        app.include_router(make_pages())
        return app


async def _refuse(_request: Request, error: Exception) -> Response:
    assert isinstance(error, TableError)
    return answer_error(error)


async def _refuse_form(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    refusal = bad_form("request", error.errors())
    if request.method == "POST" and "json" not in request.headers.get("content-type", ""):
        refusal.message = "Send JSON, and say so in the header: content-type: application/json."
    return answer_error(refusal)


async def _refuse_plain(_request: Request, error: Exception) -> Response:
    """Answer what the framework refuses in the same form as everything else."""
    assert isinstance(error, HTTPException)
    code = PLAIN_CODES.get(error.status_code, "bad-request")
    response = answer_error(TableError(code, str(error.detail), error.status_code))
    response.headers.update(error.headers or {})
    return response
