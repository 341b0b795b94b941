"""What `coatl doctor` looks at: each check gives a finding that says what to do."""

from __future__ import annotations

import base64
import ipaddress
import json
import secrets
import shutil
import socket
import ssl
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from sqlalchemy import Connection, func, select

from coatl.core.build import describe_build
from coatl.server.http.pages import FOLDER, load_pages
from coatl.server.live.limits import client_address
from coatl.server.live.offered import find_installed
from coatl.server.settings import ServerSettings
from coatl.server.storage.clock import database_now
from coatl.server.storage.damage import check_sqlite
from coatl.server.storage.database import Database, find_database, make_engine
from coatl.server.storage.errors import StorageError, explain
from coatl.server.storage.housekeeping import count_tables
from coatl.server.storage.migrate import find_revision, is_known, newest_revision
from coatl.server.storage.processes import list_processes
from coatl.server.storage.schema import tables

LEAST_SPACE = 512 << 20
"""Bytes that a disk should have free."""
MOST_SKEW = 2.0
"""Seconds that clocks may differ."""
ASK_SECONDS = 10.0
NOBODYS_ADDRESS = "192.0.2.1"
"""Kept for documentation (RFC 5737): nobody asks from there."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out about something."""

    about: str
    ok: bool
    text: str


def check_all(target: str | Path, settings: ServerSettings, url: str | None) -> list[Finding]:
    """Look at everything; nothing is changed."""
    database = find_database(target)
    found = [_build(), _page(), *_database(database, settings), *_redis(settings)]
    if settings.plugin_bots:
        found.append(_plugin_bots())
    if database.file is not None:
        found.append(_disk(database.file.parent))
    if url is not None:
        found += _proxy(url.rstrip("/"), settings)
    return found


def _build() -> Finding:
    build = describe_build()
    if build == "interpreted":
        return Finding(
            "rules",
            False,
            "interpreted: bots think many times more slowly; install a C compiler "
            "and the Python headers, then install coatl again",
        )
    return Finding("rules", True, build)


def _page() -> Finding:
    pages = load_pages(FOLDER)
    if not pages:
        return Finding("page", False, "not built: run make client (it needs Node.js)")
    return Finding("page", True, f"{len(pages)} files")


def _plugin_bots() -> Finding:
    bots, problems = find_installed()
    if problems:
        return Finding("plug-in bots", False, f"left out: {'; '.join(problems)}")
    told = "; ".join(f"{bot.name} ({', '.join(bot.games)})" for bot in bots)
    return Finding(
        "plug-in bots", True, told or "none is installed: COATL_PLUGIN_BOTS does nothing"
    )


def _database(database: Database, settings: ServerSettings) -> Iterator[Finding]:
    if database.file is not None and not database.file.exists():
        yield Finding("database", True, f"{database} does not exist yet: the first start makes it")
        return
    try:
        if database.file is not None:
            check_sqlite(database.file, newest_revision())
        engine = make_engine(database, "tool")
        try:
            with engine.connect() as connection, connection.begin():
                yield from _look(connection, database, settings)
        finally:
            engine.dispose()
    except Exception as error:
        failure = explain(error)
        if failure is None:
            raise
        yield Finding("database", False, str(failure))


def _look(
    connection: Connection, database: Database, settings: ServerSettings
) -> Iterator[Finding]:
    revision, newest = find_revision(connection), newest_revision()
    if revision is None:
        yield Finding("database", True, f"{database} is empty: the first start makes its tables")
        return
    if not is_known(revision):
        raise StorageError("newer-schema", f"its form is {revision}")
    yield Finding("database", True, f"{database} can be written")
    if revision != newest:
        text = f"form {revision}, {newest} is today's: make a backup, then start the server"
        yield Finding("migrations", False, text)
        return
    counts = count_tables(connection)
    told = ", ".join(f"{count} {status}" for status, count in sorted(counts.items())) or "none"
    yield Finding("migrations", True, f"form {revision}; tables: {told}")
    yield _clock(connection, has_own=database.file is None)
    if database.file is None:
        yield from _processes(connection, settings)


def _clock(connection: Connection, *, has_own: bool) -> Finding:
    """Compare this machine's clock with the database's, if it has one, and with what is stored."""
    if has_own:
        before = time.time()
        theirs = float(connection.scalar(select(database_now("postgresql"))) or 0.0)
        skew = max(before - theirs, theirs - time.time(), 0.0)
        if skew > MOST_SKEW:
            text = f"this machine and the database differ by {skew:.1f} s: let NTP set both"
            return Finding("clock", False, text)
    ahead = float(connection.scalar(select(func.max(tables.c.updated_at))) or 0.0) - time.time()
    if ahead > MOST_SKEW:
        text = f"the last change is {ahead:.0f} s in the future: let NTP set this machine's clock"
        return Finding("clock", False, text)
    told = "agrees with the database's" if has_own else "nothing stored is later than now"
    return Finding("clock", True, told)


def _processes(connection: Connection, settings: ServerSettings) -> Iterator[Finding]:
    found = list_processes(connection)
    servers = [each for each in found if each.kind == "server"]
    workers = [each for each in found if each.kind == "worker"]
    if not settings.redis_url:
        return
    yield Finding("servers", True, f"{len(servers)} at work")
    if not workers and not settings.bot_workers:
        text = "none is at work, and servers have none of their own: start coatl worker"
        yield Finding("workers", False, text)
    else:
        yield Finding("workers", True, f"{len(workers)} at work")


def _redis(settings: ServerSettings) -> Iterator[Finding]:
    if not settings.redis_url:
        return
    from redis import Redis
    from redis.exceptions import RedisError

    try:
        with Redis.from_url(settings.redis_url, socket_timeout=5, socket_connect_timeout=5) as link:
            link.ping()
    except (RedisError, OSError) as error:
        yield Finding("redis", False, f"{error}: see that it runs, and COATL_REDIS_URL")
    else:
        yield Finding("redis", True, "answers")


def _disk(folder: Path) -> Finding:
    with suppress(OSError):
        free = shutil.disk_usage(folder).free
        if free < LEAST_SPACE:
            text = f"{free >> 20} MB are free in {folder}: make room, or coatl tables tidy"
            return Finding("disk", False, text)
        return Finding("disk", True, f"{free >> 30} GB are free")
    return Finding("disk", True, f"{folder} does not exist yet")


def _proxy(url: str, settings: ServerSettings) -> Iterator[Finding]:
    """Ask the server as people do."""
    try:
        status, text = _get(f"{url}/readyz")
    except (URLError, OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        yield Finding("address", False, f"{url} does not answer: {reason}")
        return
    if status == 421:
        name = urlsplit(url).hostname
        yield Finding("address", False, f"the name is refused: set COATL_ALLOWED_HOSTS={name}")
        return
    if status != 200:
        yield Finding("address", False, f"{url}/readyz says {status} {text.strip()[:80]}")
        return
    slower = "redis-unavailable" in text
    yield Finding("address", not slower, "Redis is away" if slower else f"{url} is ready")
    yield _origin(url)
    yield _sockets(url)
    yield _headers(url, settings)


def _origin(url: str) -> Finding:
    """Find out whether the proxy passes `Host` on: a page's own requests need that."""
    parts = urlsplit(url)
    origin = f"{parts.scheme}://{parts.netloc}"
    try:
        status, text = _get(f"{url}/api/mine", {"origin": origin}, b'{"tokens":[]}')
    except (URLError, OSError) as error:
        return Finding("proxy: Host", False, str(error))
    if status == 403 and "bad-origin" in text:
        return Finding("proxy: Host", False, "the proxy changes the Host header: pass it on")
    return Finding("proxy: Host", status == 200, "is passed on" if status == 200 else text[:80])


def _sockets(url: str) -> Finding:
    """Find out whether WebSockets pass."""
    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    asked = (
        f"GET {parts.path}/api/tables/AAAAAAAAAAAAAAAA/live HTTP/1.1\r\nHost: {parts.netloc}\r\n"
        f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n"
    )
    try:
        raw = socket.create_connection((parts.hostname or "", port), ASK_SECONDS)
        if parts.scheme == "https":
            raw = ssl.create_default_context().wrap_socket(raw, server_hostname=parts.hostname)
        with raw:
            raw.sendall(asked.encode())
            line = raw.recv(4096).split(b"\r\n")[0].decode("latin-1")
    except OSError as error:
        return Finding("proxy: sockets", False, str(error))
    if " 101 " in f"{line} ":
        return Finding("proxy: sockets", True, "pass")
    return Finding(
        "proxy: sockets", False, f"{line}: the proxy must pass Upgrade and Connection on"
    )


def _headers(url: str, settings: ServerSettings) -> Finding:
    """Find out whether the server knows who asks; its status page tells."""
    about = "proxy: X-Forwarded-For"
    if not settings.status_password:
        text = "not checked: set COATL_STATUS_PASSWORD, and the server's status page tells"
        return Finding(about, True, text)
    given = {"authorization": f"Bearer {settings.status_password}", "accept": "application/json"}
    try:
        (status, text), (_, claimed) = (
            _get(f"{url}/status", {**given, **more})
            for more in ({}, {"x-forwarded-for": NOBODYS_ADDRESS})
        )
        if status != 200:
            return Finding(about, True, f"not checked: /status says {status}")
        told = json.loads(text)
        believed = json.loads(claimed)["your address"]
        seen, said = str(told["your address"]), str(told.get("forwarded for", ""))
    except (URLError, OSError, ValueError, KeyError) as error:
        return Finding(about, False, str(error))
    return Finding(about, *judge_forwarding(url, seen, said, str(believed)))


def judge_forwarding(url: str, seen: str, said: str, believed: str) -> tuple[bool, str]:
    """Tell whether who asks is known: as whom the server sees us, and what the proxy has said.

    `believed` is as whom it sees us if we say that we are somebody else.
    """
    clients = {client_address({"client": (each.strip(), 0)}) for each in said.split(",")}
    if said and seen not in clients:
        return False, (
            f"{seen} says who asks, and is not believed: set COATL_TRUSTED_PROXIES={seen} "
            "if that is the proxy"
        )
    if _is_loopback(urlsplit(url).hostname or ""):
        return True, f"you come from {seen}"
    if believed == NOBODYS_ADDRESS:
        return False, (
            "whoever asks can pretend to come from anywhere: let the proxy set the header to the "
            "address that asks it, and trust nobody else (COATL_TRUSTED_PROXIES)"
        )
    if not said and _is_loopback(seen):
        return False, "the proxy does not say who asks: let it send X-Forwarded-For"
    return True, f"you come from {seen}; if that is the proxy, let it send X-Forwarded-For"


def _is_loopback(host: str) -> bool:
    """Tell whether an address or a name stands for this machine alone."""
    with suppress(OSError, ValueError):
        found = {each[4][0] for each in socket.getaddrinfo(host, None)}
        return all(ipaddress.ip_address(each).is_loopback for each in found)
    return False


def _get(url: str, headers: dict[str, str] | None = None, body: bytes | None = None) -> Any:
    """Return the status and the text of an answer."""
    if urlsplit(url).scheme not in ("http", "https"):
        raise ValueError("expected http://… or https://…")
    given = {"content-type": "application/json", **(headers or {})}
    try:
        with urlopen(Request(url, body, given), timeout=ASK_SECONDS) as answer:
            return answer.status, answer.read(65536).decode("utf-8", "replace")
    except HTTPError as error:
        return error.code, error.read(65536).decode("utf-8", "replace")
