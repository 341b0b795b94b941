"""How often somebody may ask: by address, as a trusted proxy tells it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import RUN, ServerProcess
from tests.server.sockets import connect

pytestmark = pytest.mark.slow  # a real server, or a real database

ENOUGH = 60
TABLE = {"seats": [{"kind": "person"}, {"kind": "person"}]}
SMALL = {
    "COATL_TABLES_A_MINUTE": "2",
    "COATL_REQUESTS_A_SECOND": "1",
    "COATL_SOCKETS_AN_ADDRESS": "2",
}


# Nothing comes back with time: on a busy machine a minute passes between few requests.
TIMELESS = f"""
from types import SimpleNamespace
from coatl.server.live import limits
limits.time = SimpleNamespace(monotonic=lambda: 0.0)
{RUN}
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("limits")
    with ServerProcess(folder / "data", folder / "log", code=TIMELESS, **SMALL) as found:
        yield found


def of(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}


def check_refusal(answer: Any) -> None:
    assert answer.status_code == 429
    assert answer.json()["code"] == "too-many"
    assert int(answer.headers["retry-after"]) == answer.json()["arguments"]["seconds"] >= 1


def test_requests(server: ServerProcess) -> None:
    with server.client() as client:
        answers = [client.get("/api/games", headers=of("192.0.2.1")) for _ in range(ENOUGH)]
        assert [answer.status_code for answer in answers[:4]] == [200] * 4
        check_refusal(next(answer for answer in answers if answer.status_code != 200))
        assert client.get("/api/games", headers=of("192.0.2.2")).status_code == 200
        # What the client itself says stands before what the proxy adds.
        forged = [
            client.get("/api/games", headers=of(f"8.8.{i}.8, 192.0.2.3")) for i in range(ENOUGH)
        ]
        assert 429 in {answer.status_code for answer in forged}
        network = [client.get("/api/games", headers=of(f"2001:db8::{i}")) for i in range(ENOUGH)]
        assert 429 in {answer.status_code for answer in network}


def test_whoever_asks_too_much_may_still_ask_whether_it_lives(server: ServerProcess) -> None:
    """A health check may come from the address that everything comes from."""
    here = of("192.0.2.40")
    with server.client() as client:
        while client.get("/api/games", headers=here).status_code != 429:
            pass
        alive = [client.get("/healthz", headers=here).status_code for _ in range(ENOUGH)]
        assert alive == [200] * ENOUGH
        odd = client.get("/healthz", headers={**here, "host": "checker.example"})
        assert odd.text == "ok\n"


def test_requests_that_never_come_to_an_end_do_not_hide_that_it_lives(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("under-way")
    head = b"POST /api/mine HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n"
    settings = {"COATL_CONNECTIONS_AN_ADDRESS": "1"}
    with (
        ServerProcess(folder / "data", folder / "log", **settings) as server,
        server.client() as client,
        socket.create_connection(("127.0.0.1", server.port)) as waiting,
    ):
        waiting.sendall(head)
        while client.get("/api/games").status_code != 429:
            pass  # until the other request has arrived
        assert client.get("/healthz").status_code == 200


def test_the_word_of_a_stranger_does_not_count(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("stranger")
    settings = {**SMALL, "COATL_TRUSTED_PROXIES": "192.0.2.0/24,10.0.0.1"}
    with (
        ServerProcess(folder / "data", folder / "log", code=TIMELESS, **settings) as server,
        server.client() as client,
    ):
        answers = [client.get("/api/games", headers=of(f"192.0.2.{i}")) for i in range(ENOUGH)]
    assert 429 in {answer.status_code for answer in answers}


def test_new_tables(server: ServerProcess) -> None:
    with server.client() as client:
        answers = [client.post("/api/tables", json=TABLE, headers=of("192.0.2.10")) for _ in "123"]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        check_refusal(answers[-1])
        assert int(answers[-1].headers["retry-after"]) > 1
        other = client.post("/api/tables", json=TABLE, headers=of("192.0.2.11"))
        assert other.status_code == 201


def test_sockets(server: ServerProcess) -> None:
    url = f"{server.live_url}/api/tables/nowhere-at-all/live"

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(2):
                await stack.enter_async_context(connect(url, additional_headers=of("192.0.2.20")))
            with pytest.raises(InvalidStatus) as caught:
                await connect(url, additional_headers=of("192.0.2.20"))
            check_refused_handshake(caught.value)
            await stack.enter_async_context(connect(url, additional_headers=of("192.0.2.21")))
        with pytest.raises(InvalidStatus) as caught:
            await come_and_go(url)
        check_refused_handshake(caught.value)

    asyncio.run(scenario())


async def come_and_go(url: str) -> None:
    """Open sockets one after the other: not too many at once, but too fast."""
    for _ in range(ENOUGH):
        async with connect(url, additional_headers=of("192.0.2.22")):
            pass


def check_refused_handshake(error: InvalidStatus) -> None:
    assert error.response.status_code == 429
    assert int(error.response.headers["retry-after"]) >= 1
    assert json.loads(error.response.body or b"")["code"] == "too-many"


def test_messages(server: ServerProcess) -> None:
    with server.client() as client:
        made = client.post("/api/tables", json=TABLE, headers=of("192.0.2.30")).json()
    url = f"{server.live_url}/api/tables/{made['table']}/live"

    async def scenario() -> list[str]:
        found: list[str] = []
        async with connect(url, additional_headers=of("192.0.2.31")) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": [made["host"]]}))
            with pytest.raises(ConnectionClosed) as caught:
                await asyncio.gather(flood(socket), read_kinds(socket, found))
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1008
        return found

    found = asyncio.run(scenario())
    assert found.count("pong") >= 4
    assert "too-many" in found
    assert set(found) <= {"snapshot", "presence", "pong", "too-many"}


async def flood(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):  # the reader goes on with what came before that
        while True:
            await socket.send('{"type":"ping"}')
            await asyncio.sleep(0)  # let the reader read


async def read_kinds(socket: ClientConnection, found: list[str]) -> None:
    while True:
        message = json.loads(await socket.recv())
        found.append(message.get("code", message["type"]))
