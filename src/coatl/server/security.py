"""What every answer carries and every request must pass: headers, origins, sizes, rates."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import OrderedDict
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coatl.server.answers import answer_error
from coatl.server.errors import TableError
from coatl.server.metrics import Metrics
from coatl.server.settings import ServerSettings

log = structlog.get_logger()

MAX_BODY = 256 * 1024
"""Bytes: the largest thing to send is the record of a game to be continued."""
MAX_MESSAGE = 16 * 1024
"""Bytes of one message on a socket."""
BODY_SECONDS = 30.0
"""A request that has not come as a whole by then is refused."""
MANY = 10_000
"""So many addresses are watched at once."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

CONTENT_SECURITY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Bucket:
    """Tokens that come back with time: a burst is fine, a flood is not."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one; tell whether there was one left."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    @property
    def seconds(self) -> int:
        """How long to wait until there is one again."""
        return max(1, math.ceil((1 - self.level) / self.rate))


class Limiter:
    """A bucket for every address; the ones not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        """Refuse who asks too often."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > MANY:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if not bucket.take():
            seconds = bucket.seconds
            raise TableError("too-many", "Too many requests; wait a moment.", 429, seconds=seconds)


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
        raise TableError("bad-origin", "This page may not use this server.", 403)


class Guard:
    """The outermost layer: it limits what comes in and marks what goes out."""

    def __init__(self, app: ASGIApp, settings: ServerSettings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        rate = settings.requests_a_second
        self.requests = Limiter(rate, 4 * rate)

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
            await send(message)

        try:
            self.requests.check(client_address(scope))
            if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
                check_origin(headers, self.settings.allowed_origins)
            if scope["type"] == "websocket":
                await self.app(scope, receive, mark)
                return
            body = await read_body(headers, receive)
            if body is not None:
                await self.app(scope, replay_body(body, receive), mark)
        except TableError as error:
            await answer_error(error)(scope, receive, mark)
        except Exception:
            log.exception("a request failed")
            if has_begun or scope["type"] == "websocket":
                raise
            failure = TableError("internal", "Something went wrong on the server.", 500)
            await answer_error(failure)(scope, receive, mark)


def client_address(scope: Scope) -> str:
    """Return who asks, as the proxy says if it is trusted; of IPv6 the network (64 bits)."""
    client = scope.get("client")
    if not client:
        return "unknown"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:  # a proxy may say anything
        return str(client[0])[:64]
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), 64), strict=False))


async def read_body(headers: Headers, receive: Receive) -> bytes | None:
    """Return the whole body, None if the sender has gone; refuse what is too large or too slow."""
    length = headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()):
        raise TableError("bad-request", "The content length is no number.", 400)
    if len(length) > 18 or int(length) > MAX_BODY:
        raise TableError("too-large", f"At most {MAX_BODY} bytes.", 413, limit=MAX_BODY)
    try:
        return await asyncio.wait_for(_read_all(receive), BODY_SECONDS)
    except TimeoutError:
        raise TableError("too-slow", "The request did not arrive in time.", 408) from None


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
            raise TableError("too-large", f"At most {MAX_BODY} bytes.", 413, limit=MAX_BODY)
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
