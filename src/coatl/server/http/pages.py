"""The browser client: the files that `make client` has built, as they lie in the package.

All files are read once, at the start, and each gets a route of its own: no path of a request is
ever looked up in a folder, so none can lead out of it.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from coatl.server.http.card_page import add_card_set

FOLDER = Path(__file__).resolve().parents[2] / "web"
"""Where the built client lies."""
ABOUT = """This is a Cóatl table server. Programs play here by /api: see docs/api.md of the project,
/api/openapi.json and /api/schema.

The page to play at was not built: run `make client` (it needs Node.js) and start the server again,
or install a package that has it (docs/install.md).
"""
TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""Anything else is left out: it is no part of a client."""
SQUEEZED = {
    TYPES[suffix]
    for suffix in (".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest")
}
ASK_AGAIN = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"
"""Names in `assets/` hold a hash of what is in them."""


@dataclass(frozen=True)
class Page:
    """A file of the client, ready to be sent."""

    body: bytes
    kind: str
    caching: str
    tag: str

    @cached_property
    def squeezed(self) -> bytes | None:
        """The same for browsers that take gzip, where that saves something; made when asked for."""
        if self.kind not in SQUEEZED:
            return None
        small = gzip.compress(self.body, mtime=0)
        return small if len(small) < len(self.body) else None

    def answer(self, request: Request) -> Response:
        """Return the file, or that the browser has it already."""
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "accept-encoding"}
        known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known or f"W/{self.tag}" in known:
            return Response(status_code=304, headers=headers)
        body = self.body
        if _takes_gzip(request) and self.squeezed is not None:
            body = self.squeezed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=self.kind, headers=headers)


def load_pages(folder: Path) -> dict[str, Page]:
    """Read the built client: by the path below the server's own, `""` for its first page."""
    found: dict[str, Page] = {}
    for path in sorted(folder.rglob("*")) if (folder / "index.html").is_file() else ():
        if path.suffix not in TYPES or not path.is_file() or path.is_symlink():
            continue
        name = path.relative_to(folder).as_posix()
        body = path.read_bytes()
        if name == "index.html":
            body = add_card_set(body)
        found["" if name == "index.html" else name] = Page(
            body=body,
            kind=TYPES[path.suffix],
            caching=FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
            tag=f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        )
    return found


def make_pages(folder: Path = FOLDER) -> APIRouter:
    """Return a route for each file of the client, or for a text that says how to get one."""
    routes = APIRouter(include_in_schema=False)

    def add(name: str, answer: Callable[[Request], Response]) -> None:
        async def send(request: Request) -> Response:
            return answer(request)

        routes.add_route(f"/{name}", send, methods=["GET", "HEAD"])

    pages = load_pages(folder)
    for name, page in pages.items():
        add(name, page.answer)
    if pages:
        add("index.html", pages[""].answer)  # by this name a browser fetches it to keep it
    else:
        add("", lambda _request: PlainTextResponse(ABOUT))
    return routes


class BelowItsPath:
    """Sends who asks for `/coatl` to `/coatl/`: the addresses in the page are relative to that."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it."""
        base = scope.get("root_path", "")
        if scope["type"] == "http" and base and scope["path"] == base and _is_reading(scope):
            # Relative too, so that it repeats nothing of what the client says is the host.
            away = Response(status_code=308, headers={"location": f"{base.rpartition('/')[2]}/"})
            await away(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def _is_reading(scope: Scope) -> bool:
    return scope["method"] in ("GET", "HEAD")


def _takes_gzip(request: Request) -> bool:
    """Tell whether a browser takes gzip; `q=0` would be a no."""
    for part in request.headers.get("accept-encoding", "").split(","):
        coding, _, weight = part.partition(";")
        if coding.strip().lower() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
