"""What every request must pass and every answer carries, at a server behind a reverse proxy."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus

from coatl.server.http import security
from coatl.server.http.security import HEADERS, MAX_BODY, Guard, read_body
from coatl.server.live.limits import client_address
from coatl.server.metrics import Metrics
from coatl.server.protocol.errors import status_of
from coatl.server.settings import ServerSettings
from coatl.tables.errors import TableError
from tests.patience import PATIENCE
from tests.server.hostile import PERSON, UNKNOWN_TOKEN, add_target, bearer
from tests.server.serving import ServerProcess
from tests.server.sockets import connect

pytestmark = pytest.mark.slow  # a real server, or a real database

PAGE = "https://games.example.org"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("guard")
    settings = {
        "COATL_BASE_PATH": "/coatl/",
        "COATL_ALLOWED_HOSTS": "play.example.org",
        "COATL_ALLOWED_ORIGINS": f"{PAGE}/, http://Other.example:81",
    }
    with ServerProcess(folder / "data", folder / "log", **settings) as found:
        yield found


def raw(server: ServerProcess, request: bytes) -> bytes:
    """Send bytes and return all that comes back until the server closes."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(request)
        answer = b""
        while part := connection.recv(65536):
            answer += part
        return answer


def check_headers(headers: httpx.Headers) -> None:
    for name, value in HEADERS.items():
        assert headers[name] == value
    assert headers["cache-control"] == "no-store"
    assert "server" not in headers
    assert "x-powered-by" not in headers


@pytest.mark.parametrize("prefix", ["/coatl", ""], ids=["whole path", "prefix cut off"])
def test_everything_works_under_a_base_path(server: ServerProcess, prefix: str) -> None:
    with httpx.Client(base_url=f"{server.url}{prefix}", timeout=PATIENCE) as client:
        for path in ("/healthz", "/readyz"):
            assert client.get(path).text == "ok\n"
            assert client.head(path).status_code == 200
        assert b"coatl_requests_total" in client.get("/metrics").content
        assert client.get("/api/openapi.json").json()["servers"] == [{"url": "/coatl"}]
        target = add_target(client, [PERSON, PERSON], 2)
        seen = client.get(f"/api/tables/{target.table}", headers=bearer(target.tokens[0]))
        assert seen.json()["table"]["status"] == "running"

    async def listen() -> Any:
        url = f"{server.live_url}{prefix}/api/tables/{target.table}/live"
        async with connect(url, max_size=2**24) as live:
            await live.send(json.dumps({"type": "hello", "tokens": [target.tokens[0]]}))
            return json.loads(await live.recv())

    assert asyncio.run(listen())["type"] == "snapshot"


def test_other_paths_are_not_the_base_path(server: ServerProcess) -> None:
    with server.client() as client:
        for path in ("/coatlapi/games", "/coatl/x", "/other/api/games", "/api/games/"):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-page")
            assert "location" not in answer.headers


def test_every_answer_has_its_headers(server: ServerProcess) -> None:
    with server.client() as client:
        target = add_target(client, [PERSON, PERSON], 1)
        table = f"/api/tables/{target.table}"
        token, origin = bearer(target.tokens[0]), {"origin": "https://evil.example"}
        answers = {
            client.get("/healthz"): 200,
            client.get("/metrics"): 200,
            client.get("/api/openapi.json"): 200,
            client.get("/api/games"): 200,
            client.get("/nowhere"): 404,
            client.get("/api/tables/nowhere-at-all"): 404,
            client.get("/api/tables/x"): 422,
            client.get(table, headers=bearer(UNKNOWN_TOKEN)): 404,
            client.get(table, headers=bearer(target.invite)): 401,
            client.get(table, headers=token): 200,
            client.get(f"{table}/record", headers=token): 409,
            client.request("OPTIONS", "/api/tables"): 405,
            client.delete(table): 405,
            client.put("/api/games"): 405,
            client.request("TRACE", "/api/games"): 405,
            client.request("NONSENSE", "/api/games"): 405,
            client.post("/api/tables", content=b"{"): 422,
            client.post("/api/tables", content=b"\xff", headers=JSON): 400,
            client.post("/api/tables", content=b"[" * 100_000, headers=JSON): 400,
            client.post("/api/tables", content=bytes(MAX_BODY + 1)): 413,
            client.post("/api/tables", json={}, headers=origin): 403,
        }
    for answer, status in answers.items():
        assert answer.status_code == status, answer.text
        check_headers(answer.headers)
        if status >= 400:
            assert answer.headers["content-type"] == "application/json"
            assert answer.json()["type"] == "error"
        if status == 405:
            assert answer.headers["allow"]


JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("origin", "is_allowed"),
    [
        (None, True),
        ("http://127.0.0.1:{port}", True),
        (PAGE, True),
        ("http://other.example:81", True),
        ("null", False),
        ("", False),
        ("http://", False),
        ("http://[", False),
        ("http://127.0.0.1", False),
        ("http://127.0.0.1:{port}.evil.example", False),
        ("http://evil@127.0.0.1:{port}", False),
        ("https://games.example.org.evil.example", False),
        ("http://other.example", False),
        ("*", False),
    ],
)
def test_pages_of_other_sites_are_refused(
    server: ServerProcess, origin: str | None, is_allowed: bool
) -> None:
    headers = {} if origin is None else {"origin": origin.format(port=server.port)}
    with server.client() as client:
        answer = client.post("/api/mine", json={"tokens": []}, headers=headers)
        assert client.get("/api/games", headers=headers).status_code == 200
    assert answer.status_code == (200 if is_allowed else 403)
    if not is_allowed:
        assert answer.json()["code"] == "bad-origin"

    async def shake_hands() -> None:
        async with connect(
            f"{server.live_url}/api/tables/nowhere-at-all/live", additional_headers=headers
        ) as live:
            await live.send('{"type":"hello"}')
            assert json.loads(await live.recv())["code"] == "no-table"

    if is_allowed:
        asyncio.run(shake_hands())
        return
    with pytest.raises(InvalidStatus) as caught:
        asyncio.run(shake_hands())
    assert caught.value.response.status_code == 403
    assert json.loads(caught.value.response.body or b"")["code"] == "bad-origin"
    check_headers(httpx.Headers(list(caught.value.response.headers.raw_items())))


def test_a_refused_page_costs_one_line_of_the_log(server: ServerProcess) -> None:
    """A page that tries again and again is no error of ours."""
    before = server.log.read_text()
    headers = {"origin": "https://evil.example"}

    async def shake_hands() -> None:
        async with connect(f"{server.live_url}/api/tables/x/live", additional_headers=headers):
            pass

    with pytest.raises(InvalidStatus):
        asyncio.run(shake_hands())
    with server.client() as client:
        client.post("/api/mine", json={"tokens": []}, headers=headers)
    lines = server.log.read_text().removeprefix(before).splitlines()
    assert [json.loads(line)["level"] for line in lines] == ["info", "info"]
    assert all(json.loads(line)["origin"] == "https://evil.example" for line in lines)


def test_a_name_that_is_not_the_servers_is_refused(server: ServerProcess) -> None:
    """A page that has its own name point here does not get through (DNS rebinding)."""
    evil = {"host": f"evil.example:{server.port}", "origin": f"http://evil.example:{server.port}"}
    with server.client() as client:
        for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/mine")):
            answer = client.request(method, path, headers=evil, json={"tokens": []})
            assert (answer.status_code, answer.json()["code"]) == (421, "bad-host")
            assert "COATL_ALLOWED_HOSTS=evil.example" in answer.json()["message"]
        allowed = {"host": "play.example.org", "origin": "http://play.example.org"}
        assert client.post("/api/mine", headers=allowed, json={"tokens": []}).status_code == 200

    async def shake_hands() -> None:
        async with connect(f"ws://evil.example:{server.port}/api/tables/x/live", host="127.0.0.1"):
            pass

    with pytest.raises(InvalidStatus) as caught:
        asyncio.run(shake_hands())
    assert caught.value.response.status_code == 421


def test_a_body_without_a_length_is_limited_too(server: ServerProcess) -> None:
    with server.client() as client:
        for size, status in ((MAX_BODY, 422), (MAX_BODY + 1, 413)):
            parts = iter([b" " * (size - 4096), b" " * 4096])
            answer = client.post("/api/mine", content=parts, headers=JSON)
            assert answer.request.headers["transfer-encoding"] == "chunked"
            assert answer.status_code == status
    assert answer.json()["arguments"] == {"limit": MAX_BODY}


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"content-length: 1000000000", b"413"),
        (b"content-length: 262145", b"413"),
        (b"content-length: -1", b"400"),
        (b"content-length: \xb2", b"400"),
        (b"content-length: " + b"9" * 5000, b"400"),
        (b"no header at all", b"400"),
    ],
    ids=lambda value: value[:30].decode("latin-1"),
)
def test_heads_that_promise_or_hold_too_much(
    server: ServerProcess, head: bytes, status: bytes
) -> None:
    request = (
        b"POST /api/mine HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n" + head + b"\r\n\r\n"
    )
    assert raw(server, request).split(b" ")[1] == status
    with server.client() as client:
        assert client.get("/healthz").status_code == 200


def test_a_head_without_end_is_cut_off(server: ServerProcess) -> None:
    sent = 0
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-long: ")
        with contextlib.suppress(ConnectionError):
            while sent < 100_000_000:
                sent += connection.send(b"a" * 65536)
    assert sent < 100_000_000
    with server.client() as client:
        assert client.get("/healthz").status_code == 200


@pytest.mark.parametrize("length", ["²", "-1", "1e3", "", "0x10"])
def test_a_length_that_is_no_number(length: str) -> None:
    async def never() -> Any:
        raise AssertionError("nothing is to be read")

    headers = Headers({"content-length": length})
    with pytest.raises(TableError, match="no number") as caught:
        asyncio.run(read_body(headers, never))
    assert status_of(caught.value) == 400


def test_a_body_that_does_not_come_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never() -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(security, "BODY_SECONDS", 0.0)
    with pytest.raises(TableError) as caught:
        asyncio.run(read_body(Headers({}), never))
    assert (caught.value.code, status_of(caught.value)) == ("too-slow", 408)


def ask(app: Any, messages: list[Any]) -> list[Any]:
    """Send a request through a guard; return what it answers."""
    sent: list[Any] = []

    async def receive() -> Any:
        return messages.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    scope: dict[str, Any] = {
        "type": "http",
        "method": "POST",
        "path": "/",
        "headers": [],
        "client": None,
    }
    guard = Guard(app, ServerSettings(), Metrics())
    asyncio.run(guard(scope, receive, send))
    return sent


def test_half_a_request_is_none() -> None:
    async def app(*_: Any) -> None:
        raise AssertionError("this is not to be reached")

    body = {"type": "http.request", "body": b"{}", "more_body": True}
    assert ask(app, [body, {"type": "http.disconnect"}]) == []


def test_a_failure_says_nothing_about_itself() -> None:
    async def app(*_: Any) -> None:
        raise RuntimeError("a secret")

    start, body = ask(app, [{"type": "http.request", "body": b""}])
    assert start["status"] == 500
    check_headers(httpx.Headers(start["headers"]))
    assert json.loads(body["body"])["code"] == "internal"
    assert b"secret" not in body["body"]


@pytest.mark.parametrize(
    ("said", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("x" * 9000, "x" * 64),
    ],
)
def test_who_asks(said: str, address: str) -> None:
    assert client_address({"client": (said, 1)}) == address
