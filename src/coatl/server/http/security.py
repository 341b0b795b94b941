"""What every answer carries and every request must pass: headers, origins, sizes, rates."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coatl.core.page_policy import PAGE_POLICY
from coatl.server.http.connections import STATE
from coatl.server.http.hosts import check_host, own_names
from coatl.server.live.bans import Bans
from coatl.server.live.limits import Across, Limiter, client_address
from coatl.server.live.wire import with_direct
from coatl.server.metrics import Metrics
from coatl.server.protocol.responses import error_response
from coatl.server.settings import ServerSettings
from coatl.tables.errors import TableError

if TYPE_CHECKING:
    from coatl.server.http.watched_line import WatchedLine

log = structlog.get_logger()

MAX_BODY = 256 * 1024
"""Bytes: the largest thing to send is the record of a game to be continued."""
BODY_SECONDS = 30.0
"""A request that has not come as a whole by then is refused."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEALTH = ("/healthz", "/readyz", "/metrics")
"""What is answered even if there are too many connections."""
ALIVE = "/healthz"
"""What is answered to anybody at any time: it tells nothing, and a refusal would cost as much."""

CONTENT_SECURITY = f"{PAGE_POLICY}; frame-ancestors 'none'"
"""The last of it counts in a header only."""
HEADERS = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def check_origin(headers: Headers, allowed: tuple[str, ...]) -> None:
    """Refuse a page of another site; programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return
    if origin.rstrip("/").lower() in allowed:
        return
    try:
        host = urlsplit(origin).netloc.lower()
    except ValueError:  # no address at all
        host = ""
    if not host or host != headers.get("host", "").lower():  # `null` has no host
        raise TableError("bad-origin", "This page may not use this server.")


class Guard:
    """The outermost layer: it limits what comes in and marks what goes out."""

    def __init__(
        self,
        app: ASGIApp,
        settings: ServerSettings,
        metrics: Metrics,
        across: Across | None = None,
        bans: Bans | None = None,
    ) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        rate = settings.requests_a_second
        self.requests = Limiter("requests", rate, 4 * rate, across)
        self.bans = bans or Bans()
        self.names = own_names(settings.host).union(settings.allowed_hosts)
        self._under_way: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        base = self.settings.base_path
        if base and (scope["path"] == base or scope["path"].startswith(base + "/")):
            scope = {**scope, "root_path": base}
        elif base:  # the proxy has cut the path off already
            scope = {**scope, "path": base + scope["path"], "root_path": base}
        line: WatchedLine | None = scope.get("state", {}).get(STATE)
        if line is None or line.entry is None:
            await self._pass_on(scope, receive, send)
            return
        line.connections.begin(line.entry)
        try:
            await self._pass_on(scope, receive, send, line)
        finally:
            line.connections.finish(line.entry)

    async def _pass_on(
        self, scope: Scope, receive: Receive, send: Send, line: WatchedLine | None = None
    ) -> None:
        is_extra = line is not None and line.entry is not None and line.entry.is_extra
        headers = Headers(scope=scope)
        has_begun = False

        async def mark(message: Message) -> None:
            nonlocal has_begun
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                has_begun = True
                self.metrics.requests.labels(str(message["status"])).inc()
                marked = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    marked.setdefault(name, value)
                if not scope["path"].startswith(f"{self.settings.base_path}/assets/"):
                    marked.setdefault("cache-control", "no-store")
                if is_extra:
                    marked["connection"] = "close"
            await send(message)

        path = scope["path"].removeprefix(self.settings.base_path)
        try:
            if is_extra and path not in HEALTH:
                raise TableError("busy", "Too many connections are in use; try again later.")
            if path == ALIVE and scope["type"] == "http":
                await self.app(scope, receive, mark)
                return
            address = client_address(scope)
            self.bans.check_address(address)
            await self.requests.check(address)
            self._check_site(scope, headers)
            if scope["type"] == "websocket":
                listen = None if line is None else line.listen
                await self.app(with_direct(scope, receive, send, listen), receive, mark)
                return
            with self._one_more(address):
                with reading(line, headers):
                    body = await read_body(headers, receive)
                if body is not None:
                    await self.app(scope, replay_body(body, receive), mark)
        except TableError as error:
            await error_response(error)(scope, receive, mark)
        except Exception:
            log.exception("a request failed")
            if has_begun or scope["type"] == "websocket":
                raise
            failure = TableError("internal", "Something went wrong on the server.")
            await error_response(failure)(scope, receive, mark)

    def _check_site(self, scope: Scope, headers: Headers) -> None:
        """Refuse what a page of another site asks for; one line in the log says so."""
        try:
            check_host(headers.get("host", ""), self.names)
            if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
                check_origin(headers, self.settings.allowed_origins)
        except TableError as error:
            said = {name: headers.get(name, "")[:100] for name in ("host", "origin")}
            log.info("a request was refused", code=error.code, **said)
            raise

    @contextmanager
    def _one_more(self, address: str) -> Iterator[None]:
        """Count the requests of an address that are under way: behind a proxy, too."""
        if self._under_way[address] >= self.settings.connections_an_address:
            raise TableError("too-many", "Too many requests at once; wait a moment.")
        self._under_way[address] += 1
        try:
            yield
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]


def reading(line: WatchedLine | None, headers: Headers) -> AbstractContextManager[None]:
    """Let a connection of which a body is still to come make place for others."""
    has_body = "content-length" in headers or "transfer-encoding" in headers
    if line is None or line.entry is None or not has_body:
        return nullcontext()
    return line.connections.reading(line.entry)


async def read_body(headers: Headers, receive: Receive) -> bytes | None:
    """Return the whole body, None if the sender has gone; refuse what is too large or too slow."""
    length = headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()):
        raise TableError("bad-request", "The content length is no number.")
    if len(length) > 18 or int(length) > MAX_BODY:
        raise TableError("too-large", f"At most {MAX_BODY} bytes.", limit=MAX_BODY)
    try:
        return await asyncio.wait_for(_read_all(receive), BODY_SECONDS)
    except TimeoutError:
        raise TableError("too-slow", "The request did not arrive in time.") from None


async def _read_all(receive: Receive) -> bytes | None:
    """Return the whole body, whatever its header says about its size."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None  # half a request is none
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > MAX_BODY:
            raise TableError("too-large", f"At most {MAX_BODY} bytes.", limit=MAX_BODY)
        if not message.get("more_body"):
            return b"".join(parts)


def replay_body(body: bytes, receive: Receive) -> Receive:
    """Return a channel that gives a body that was read already."""
    is_sent = False

    async def again() -> Message:
        nonlocal is_sent
        if is_sent:
            return await receive()
        is_sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
