"""Running the server: it opens the data, listens, and stops without losing anything."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

import uvicorn

from coatl.core.errors import CoatlError, OptionError
from coatl.server.http.app import Server
from coatl.server.http.connections import trusts
from coatl.server.http.file_limit import count_connections
from coatl.server.http.watched_line import make_protocol
from coatl.server.live.limits import MAX_MESSAGE
from coatl.server.logs import set_up_logs
from coatl.server.settings import ServerSettings
from coatl.server.storage.database import find_database
from coatl.server.storage.processes import Disagreement
from coatl.server.storage.store import Store

if TYPE_CHECKING:
    from coatl.server.live.sharing import Sharing

DRAIN_SECONDS = 10
PING_SECONDS = 20.0
COLLECT_AFTER = (5_000, 1, 2_500)
"""New objects before a look at the youngest; looks before one at the older, and at the oldest."""


class CannotListen(CoatlError):
    """An address that cannot be listened at."""


class _Runner(uvicorn.Server):
    """Uvicorn, which lets people know before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say so once requests are answered."""
        await super().startup(sockets)
        if self.started:
            spare_collector()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain first."""
        await self._server.drain()
        await super().shutdown(sockets)


def serve(
    settings: ServerSettings,
    announce: Callable[[str], None],
    *,
    any_port: bool = False,
    listener: socket.socket | None = None,
) -> int:
    """Serve until told to stop; `announce` is given the address. Return an exit code.

    With `any_port` a port that is taken is no obstacle: a free one will do. `listener` is a
    socket that listens already.
    """
    set_up_logs(settings.log_level, settings.log_format)
    if listener is None:
        listener = listen_somewhere(settings.host, settings.port, any_port=any_port)
    try:
        store = open_store(settings)
    except BaseException:
        listener.close()
        raise
    address = address_of(listener, settings.base_path)
    store.announce(address)
    server = Server(settings, store, count_connections(settings.connections))
    try:
        if server.sharing is not None:
            take_part(server.sharing, store)
    except BaseException:
        store.close()
        listener.close()
        raise
    config = uvicorn.Config(
        server.app,
        http=make_protocol(server.connections, trusts(settings.trusted_proxies)),
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=DRAIN_SECONDS,
        timeout_keep_alive=settings.keep_alive_seconds,
        ws_max_size=2 * MAX_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=64 * 1024,
    )
    runner = _Runner(config, server, lambda: announce(address))
    # Uvicorn stops on SIGTERM, then sends the signal once more to whom it took it from.
    signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        runner.run(sockets=[listener])
    finally:
        store.close()
        listener.close()
    return 0 if runner.started else 1


def open_store(settings: ServerSettings) -> Store:
    """Open the database: alone, or with others if there is a bus between them."""
    target = settings.database_url or settings.data_dir
    if settings.redis_url and find_database(target).file is not None:
        raise OptionError(
            "COATL_REDIS_URL is for servers that share a PostgreSQL database: set "
            "COATL_DATABASE_URL, too, or leave it out"
        )
    return Store.open(target, shared=settings.redis_url is not None)


def take_part(sharing: Sharing, store: Store) -> None:
    """Enter the processes of a database, or say what keeps this one out."""
    try:
        asyncio.run(sharing.enter())
    except Disagreement as error:
        raise CoatlError(f"the database {store.database} is in use: {error.detail}") from error


def spare_collector() -> None:
    """Keep Python's garbage collector from stopping everything for a quarter of a second.

    What was loaded at start is never garbage, and rendering makes none that needs the collector:
    it need not look at the one at all, and not often for the other.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def listen_somewhere(host: str, port: int, *, any_port: bool) -> socket.socket:
    """Return a socket that listens at a port or, if that is allowed, at a free one."""
    try:
        return listen(host, port)
    except CannotListen:
        if not any_port:
            raise
        return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens, or say why there cannot be one."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(address)
            listener.listen(2048)
        except OSError:
            listener.close()
            raise
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "this is no address"
        raise CannotListen(
            f"cannot listen at {host}:{port}: {reason}; choose another address with "
            "--host and --port"
        ) from error
    return listener


def address_of(listener: socket.socket, base_path: str) -> str:
    """Return the address that a browser on this machine would open."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    elif ":" in host:
        host = f"[{host}]"
    return f"http://{host}:{port}{base_path}/"
