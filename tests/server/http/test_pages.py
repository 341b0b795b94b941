"""The browser client as the server sends it."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from coatl.server.http.pages import ABOUT, BelowItsPath, load_pages, make_pages
from coatl.server.http.security import CONTENT_SECURITY, Guard
from coatl.server.metrics import Metrics
from coatl.server.settings import ServerSettings

INDEX = b"<!doctype html><title>C\xc3\xb3atl</title>"
SCRIPT = b"export const words = 'a long line, again and again';\n" * 50


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "web"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_bytes(INDEX)
    (built / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (built / "assets" / "font-3c.woff2").write_bytes(b"wOF2")
    (built / "favicon.svg").write_bytes(b"<svg/>")
    (built / "left-over.map").write_bytes(b"{}")
    (tmp_path / "secret.txt").write_text("not for you")
    (built / "link.txt").symlink_to(tmp_path / "secret.txt")
    return built


class Client:
    """Asks the application itself, one thing after the other."""

    def __init__(self, app: FastAPI) -> None:
        self._transport = httpx.ASGITransport(app)

    async def _ask(self, method: str, path: str, headers: dict[str, str]) -> httpx.Response:
        async with httpx.AsyncClient(
            transport=self._transport, base_url="http://localhost"
        ) as client:
            request = client.build_request(method, path, headers=headers)
            answer = await client.send(request, stream=True)
            raw = b"".join([part async for part in answer.aiter_raw()])
            head = {name: v for name, v in answer.headers.items() if name != "content-encoding"}
            plain = httpx.Response(answer.status_code, headers=head, content=raw)
            plain.headers.update(answer.headers)
            return plain

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Return the answer as it was sent: what was squeezed stays so."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return asyncio.run(self._ask("GET", path, {"accept-encoding": "identity", **named}))

    def head(self, path: str) -> httpx.Response:
        return asyncio.run(self._ask("HEAD", path, {"accept-encoding": "identity"}))

    def post(self, path: str) -> httpx.Response:
        return asyncio.run(self._ask("POST", path, {}))


def serve(folder: Path, base_path: str = "") -> Client:
    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None, redirect_slashes=False)

    @app.post("/api/tables")
    async def make() -> str:
        return "made"

    app.include_router(make_pages(folder))
    app.add_middleware(BelowItsPath)
    app.add_middleware(Guard, settings=ServerSettings(base_path=base_path), metrics=Metrics())
    return Client(app)


def test_the_first_page_is_asked_for_again_each_time(folder: Path) -> None:
    answer = serve(folder).get("/")
    assert answer.content == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY
    again = serve(folder).get("/", if_none_match=f'"x", {answer.headers["etag"]}')
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]


def test_files_with_a_hash_in_their_name_are_kept_for_ever(folder: Path) -> None:
    client = serve(folder)
    for name, kind in (("index-1a2b.js", "text/javascript"), ("font-3c.woff2", "font/woff2")):
        answer = client.get(f"/assets/{name}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert client.get("/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "is_squeezed"),
    [("gzip, br", True), ("GZIP;q=0.5", True), ("identity", False), ("gzip;q=0", False)],
)
def test_texts_are_squeezed_for_who_takes_that(
    folder: Path, accepted: str, is_squeezed: bool
) -> None:
    answer = serve(folder).get("/assets/index-1a2b.js", accept_encoding=accepted)
    sent = answer.content
    assert (answer.headers.get("content-encoding") == "gzip") is is_squeezed
    assert answer.headers["vary"] == "accept-encoding"
    assert (gzip.decompress(sent) if is_squeezed else sent) == SCRIPT


def test_head_says_the_same_without_the_page(folder: Path) -> None:
    client = serve(folder)
    for path in ("/", "/index.html", "/assets/index-1a2b.js"):
        head, got = client.head(path), client.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers == got.headers


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/assets/",
        "/assets/other.js",
        "/left-over.map",
        "/link.txt",
        "/secret.txt",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets%2findex-1a2b.js%00",
        "//etc/passwd",
    ],
)
def test_nothing_else_is_sent(folder: Path, path: str) -> None:
    answer = serve(folder).get(path)
    assert answer.status_code == 404
    assert b"not for you" not in answer.content


def test_pages_are_only_for_reading_and_hide_no_other_route(folder: Path) -> None:
    client = serve(folder)
    assert client.post("/").status_code == 405
    assert client.get("/api/tables").status_code == 405
    assert client.post("/api/tables").json() == "made"


@pytest.mark.parametrize("prefix", ["/games/coatl", ""], ids=["whole path", "prefix cut off"])
def test_it_works_under_a_base_path(folder: Path, prefix: str) -> None:
    client = serve(folder, "/games/coatl")
    assert client.get(f"{prefix}/").content == INDEX
    script = client.get(f"{prefix}/assets/index-1a2b.js")
    assert script.content == SCRIPT
    assert "immutable" in script.headers["cache-control"]


def test_without_the_last_slash_it_sends_there(folder: Path) -> None:
    client = serve(folder, "/games/coatl")
    answer = client.get("/games/coatl")
    assert (answer.status_code, answer.headers["location"]) == (308, "coatl/")
    assert client.post("/games/coatl").status_code == 404


def test_without_a_built_client_a_text_says_so(tmp_path: Path) -> None:
    client = serve(tmp_path / "missing")
    assert client.get("/").text == ABOUT
    assert "make client" in ABOUT
    assert client.head("/").status_code == 200
    assert client.get("/assets/index-1a2b.js").status_code == 404
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "half.js").write_text("built halfway")
    assert load_pages(tmp_path) == {}
