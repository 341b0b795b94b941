"""The host's status page: read-only, behind a password, with nothing about players or games."""

from __future__ import annotations

import base64
import binascii
import hmac
import time
from collections.abc import Callable
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from sqlalchemy import Connection

from coatl import __version__
from coatl.core.build import describe_build
from coatl.server.live.limits import client_address
from coatl.server.protocol.responses import json_response
from coatl.server.settings import ServerSettings
from coatl.server.storage.bans import list_bans
from coatl.server.storage.errors import StorageError
from coatl.server.storage.housekeeping import count_tables
from coatl.server.storage.processes import list_processes
from coatl.server.storage.store import Store

ASK = {"www-authenticate": 'Basic realm="status", charset="UTF-8"'}
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse;margin:0 0 1.5rem}"
    "td,th{border:1px solid #999;padding:.2rem .6rem;text-align:left}"
)
Row = dict[str, Any]


def make_status_routes(
    settings: ServerSettings, store: Store, figures: Callable[[], Row]
) -> APIRouter:
    """Return the page; browsers ask for its password by themselves (any name will do)."""
    routes = APIRouter(include_in_schema=False)
    started = time.time()

    @routes.get("/status")
    async def status(request: Request) -> Response:
        given = request.headers.get("authorization", "")
        if not is_password(given, settings.status_password or ""):
            return Response("The status page needs its password.\n", 401, ASK)
        data = await collect(store, figures(), started, client_address(request.scope))
        data["forwarded for"] = ", ".join(request.headers.getlist("x-forwarded-for"))
        if "application/json" in request.headers.get("accept", ""):
            return json_response(data)
        return HTMLResponse(draw(data))

    return routes


def is_password(header: str, password: str) -> bool:
    """Tell whether a header (Basic or Bearer) has the password."""
    kind, _, given = header.partition(" ")
    if kind.lower() == "basic":
        try:
            given = base64.b64decode(given, validate=True).decode().partition(":")[2]
        except (binascii.Error, UnicodeDecodeError):
            return False
    elif kind.lower() != "bearer":
        return False
    return hmac.compare_digest(given.encode(), password.encode())


async def collect(store: Store, figures: Row, started: float, address: str) -> Row:
    """Return what the page shows, as plain data."""
    now = time.time()

    def ask(connection: Connection) -> Row:
        return {
            "tables": count_tables(connection),
            "bans": len(list_bans(connection)),
            "processes": [
                {
                    "kind": each.kind,
                    "name": each.id,
                    "machine": each.machine,
                    "release": each.release,
                    "minutes": round((each.seen_at - each.started_at) / 60, 1),
                    "silent seconds": round(max(0.0, now - each.seen_at), 1),
                    **each.figures,
                }
                for each in list_processes(connection)
            ],
        }

    try:
        found, database = await store.read(ask), "ok"
    except StorageError as error:
        found, database = {"tables": {}, "bans": 0, "processes": []}, error.code
    this = {"release": __version__, "build": describe_build(), **figures}
    this |= {"minutes": round((now - started) / 60, 1), "changes waiting": store.waiting}
    return {"database": database, "your address": address, "this process": this, **found}


def draw(data: Row) -> str:
    """Return the page."""
    parts = [
        f"<p>Database: {escape(data['database'])}. Bans: {data['bans']}. "
        f"You come from {escape(data['your address'])}.</p>",
        "<h2>Tables</h2>",
        _rows([data["tables"]]),
        "<h2>This process</h2>",
        _rows([data["this process"]]),
    ]
    if data["processes"]:
        servers = [each for each in data["processes"] if each["kind"] == "server"]
        workers = [each for each in data["processes"] if each["kind"] == "worker"]
        parts += ["<h2>All servers</h2>", _rows(servers), "<h2>Workers</h2>", _rows(workers)]
    body = "\n".join(parts)
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Cóatl: status</title>'
        f"<style>{STYLE}</style><h1>Cóatl table server</h1>{body}</html>"
    )


def _rows(rows: list[Row]) -> str:
    names = list(dict.fromkeys(name for row in rows for name in row))
    if not names:
        return "<p>None.</p>"
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    lines = [
        "".join(f"<td>{escape(str(row.get(name, '')))}</td>" for name in names) for row in rows
    ]
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"
