"""How the server does, for who runs it: whether it lives, whether it can write, figures."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response

from coatl.server.http.connections import Connections
from coatl.server.live.dispatcher import Dispatcher
from coatl.server.storage.errors import StorageError
from coatl.server.storage.operations import ping_writable
from coatl.server.storage.store import Store

if TYPE_CHECKING:
    from coatl.server.live.sharing import Sharing


def make_health_routes(
    dispatcher: Dispatcher,
    store: Store,
    connections: Connections,
    sharing: Sharing | None = None,
) -> APIRouter:
    """Return what is asked by programs that look after servers."""
    routes = APIRouter()

    @routes.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
    async def healthz() -> Response:
        return PlainTextResponse("ok\n")

    @routes.api_route("/readyz", methods=["GET", "HEAD"], include_in_schema=False)
    async def readyz() -> Response:
        if dispatcher.is_closing:
            return PlainTextResponse("stopping\n", 503)
        try:
            await store.write(partial(ping_writable, now=time.time()))
        except StorageError as error:
            return PlainTextResponse(f"{error.code}\n", 503)
        if sharing is not None and not sharing.bus.is_up:  # slower, but nothing is lost
            return PlainTextResponse("ok\nredis-unavailable\n")
        return PlainTextResponse("ok\n")

    @routes.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        found = dispatcher.hub.metrics
        found.connections.set(len(connections))
        found.bot_queue.set(dispatcher.pool.stats.waiting)
        found.redis_up.set(1 if sharing is not None and sharing.bus.is_up else 0)
        found.storage_operations.set(store.operations)
        found.storage_commits.set(store.commits)
        return Response(found.text(), media_type="text/plain; version=0.0.4")

    return routes
