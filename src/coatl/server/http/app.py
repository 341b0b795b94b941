"""The application: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket

from coatl.core.errors import OptionError
from coatl.server.http.connections import Connections, Limits
from coatl.server.http.description import load_description
from coatl.server.http.health import make_health_routes
from coatl.server.http.pages import BelowItsPath, make_pages
from coatl.server.http.routes import make_routes
from coatl.server.http.security import Guard
from coatl.server.http.status import make_status_routes
from coatl.server.live.background import cancel_all
from coatl.server.live.bus import LocalBus, Note
from coatl.server.live.dispatcher import Dispatcher
from coatl.server.live.hub import Hub
from coatl.server.live.purging import keep_tidy
from coatl.server.live.sockets import Sockets
from coatl.server.metrics import Metrics
from coatl.server.protocol.responses import bad_form, error_response
from coatl.server.settings import ServerSettings
from coatl.server.storage.bots import release_all_bot_turns, tables_waiting_for_bots
from coatl.server.storage.errors import StorageError
from coatl.server.storage.reviews import release_all_reviews, reviews_under_way
from coatl.server.storage.store import Store
from coatl.server.workers.asking import Pool
from coatl.server.workers.pool import BotPool
from coatl.server.workers.remote import QUESTIONS, RemotePool
from coatl.tables.errors import TableError

if TYPE_CHECKING:
    from coatl.server.live.sharing import Sharing

log = structlog.get_logger()

TIDY_SECONDS = 30.0
SWEEP_SECONDS = 1.0
PLAIN_CODES = {404: "no-page", 405: "bad-method"}
"""What the framework refuses by itself; all else is `bad-request`."""


class Server:
    """A server with its parts; `app` is what an ASGI server runs."""

    def __init__(
        self, settings: ServerSettings, store: Store, most_connections: int | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        limits = Limits(
            most_connections or settings.connections,
            settings.connections_an_address,
            settings.header_seconds,
            settings.keep_alive_seconds,
            settings.reader_seconds,
        )
        self.connections = Connections(limits, lambda why: self.metrics.dropped.labels(why).inc())
        self.sharing = make_sharing(settings, store)
        self.pool = self._make_pool()
        if self.sharing is None:
            self.hub = Hub(store, LocalBus(), self.pool, settings, self.metrics)
        else:
            bus, presences = self.sharing.bus, self.sharing.presences
            self.hub = Hub(store, bus, self.pool, settings, self.metrics, presences=presences)
        self.bans = self.hub.rooms.bans
        self._across = None if self.sharing is None else self.sharing.buckets
        self.dispatcher = Dispatcher(self.hub, self.pool, settings, self._across)
        self.sockets = Sockets(self.dispatcher)
        self._description = load_description(settings.base_path)
        self.app = self._make_app()

    def _make_pool(self) -> Pool:
        settings, sharing = self.settings, self.sharing
        if settings.bot_workers:
            return BotPool(settings.bot_workers, settings.bot_nice, memory_mb=settings.bot_memory)
        if sharing is None:
            raise OptionError(
                "without bot workers of its own a server needs others: set COATL_REDIS_URL and "
                "COATL_DATABASE_URL, and start coatl worker with the same"
            )
        pool = RemotePool(self.store, sharing.bus.origin, partial(sharing.bus.ring, QUESTIONS))
        sharing.bus.hear(sharing.bus.origin, pool.note_ring)
        return pool

    async def drain(self) -> None:
        """Take no more commands and let everybody know; what was acknowledged is stored."""
        if not self.dispatcher.is_closing:
            self.dispatcher.is_closing = True
            log.info("stopping", sockets=len(self.sockets.open))
            for table_id in list(self.hub.rooms):
                self.hub.bus.tell(table_id, Note())  # who waits for news need not wait on
            await self.sockets.close()

    @asynccontextmanager
    async def _live(self, _app: FastAPI) -> AsyncIterator[None]:
        await self.pool.start()
        waiting = await self.store.read(tables_waiting_for_bots)
        if self.store.database.file is not None:  # this process has the database to itself
            await self.store.write(release_all_bot_turns)
            await self.store.write(release_all_reviews)
        left = await self.store.read(reviews_under_way)
        if self.sharing is not None:
            self.sharing.start(self.hub, self._figures, self.sockets.let_go)
        tidying = asyncio.ensure_future(self._tidy())
        sweeping = asyncio.ensure_future(self._sweep())
        banning = asyncio.ensure_future(self.bans.renew_on(self.store))
        resuming = asyncio.ensure_future(self.hub.rooms.load_all(waiting))
        reviewing = asyncio.ensure_future(self.hub.reviews.take_up(left))
        try:
            yield
        finally:
            await self.drain()
            await cancel_all([tidying, sweeping, banning, resuming, reviewing])
            await self.hub.close()
            await self.pool.close()
            if self.sharing is not None:
                await self.sharing.close()
            await self.store.aclose()
            log.info("stopped")

    def _figures(self) -> dict[str, Any]:
        """Return what the host's status page shows of this process."""
        return {
            "tables": len(self.hub.rooms),
            "sockets": len(self.sockets.open),
            "connections": len(self.connections),
            "bots_waiting": self.pool.stats.waiting,
        }

    async def _tidy(self) -> None:
        """Drop idle tables from memory, and old ones from the database if the host wants that."""
        while True:
            await asyncio.sleep(min(TIDY_SECONDS, self.settings.idle_seconds))
            self.hub.rooms.forget_idle(self.settings.idle_seconds)
            days = self.settings.unstarted_days, self.settings.purge_days
            try:
                await keep_tidy(self.store, self.hub.rooms, *days)
            except StorageError as error:
                log.warning("cannot purge", reason=str(error))

    async def _sweep(self) -> None:
        """End connections that keep the server waiting."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.connections.sweep()

    def _make_app(self) -> FastAPI:
        app = FastAPI(
            lifespan=self._live,
            openapi_url=None,
            docs_url=None,
            redoc_url=None,
            redirect_slashes=False,  # a redirect would repeat what the client says is the host
        )
        app.include_router(make_routes(self.dispatcher))
        app.add_middleware(BelowItsPath)
        app.add_middleware(Guard, settings=self.settings, metrics=self.metrics, across=self._across)
        app.add_exception_handler(TableError, _refuse)
        app.add_exception_handler(RequestValidationError, _refuse_form)
        app.add_exception_handler(HTTPException, _refuse_plain)

        @app.websocket("/api/tables/{table}/live")
        async def live(socket: WebSocket, table: str) -> None:
            # In a task of its own: each message wakes that, not all layers it came through.
            await asyncio.ensure_future(self.sockets.serve(socket, table))

        @app.get("/api/openapi.json")
        async def description() -> Response:
            return Response(self._description, media_type="application/json")

        app.include_router(
            make_health_routes(self.dispatcher, self.store, self.connections, self.sharing)
        )
        if self.settings.status_password:
            app.include_router(make_status_routes(self.settings, self.store, self._figures))
        app.include_router(make_pages())
        return app


def make_sharing(settings: ServerSettings, store: Store) -> Sharing | None:
    """Return what a process needs among several; Redis is loaded for that alone."""
    if not settings.redis_url:
        return None
    from coatl.server.live.sharing import Sharing

    return Sharing(settings, store, "server")


async def _refuse(_request: Request, error: Exception) -> Response:
    assert isinstance(error, TableError)
    return error_response(error)


async def _refuse_form(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    refusal = bad_form("request", error.errors())
    if request.method == "POST" and "json" not in request.headers.get("content-type", ""):
        refusal.message = "Send JSON, and say so in the header: content-type: application/json."
    return error_response(refusal)


async def _refuse_plain(_request: Request, error: Exception) -> Response:
    """Answer what the framework refuses in the same form as everything else."""
    assert isinstance(error, HTTPException)
    code = PLAIN_CODES.get(error.status_code, "bad-request")
    response = error_response(TableError(code, str(error.detail)))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response
