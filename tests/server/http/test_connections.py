"""How many connections there may be, and how long one may keep the server waiting."""

from __future__ import annotations

import asyncio
import errno
import json
import resource
import select
import socket
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidStatus
from websockets.protocol import State
from websockets.uri import parse_uri

from coatl.server.http import file_limit
from coatl.server.http.connections import SLOWEST, SPARE, Connections, Entry, Fault, Limits, trusts
from tests.patience import PATIENCE
from tests.server.serving import RUN, ServerProcess
from tests.server.sockets import connect

ME, YOU, PROXY = "192.0.2.1", "192.0.2.2", "10.0.0.1"


@dataclass(eq=False)
class FakeLine:
    unsent: int = 0
    sent: int = 0
    is_closed: bool = False
    is_aborted: bool = False

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_aborted = True


@dataclass
class House:
    """A server's door, with a clock that stands still."""

    most: int = 4
    most_an_address: int = 3
    now: float = 0.0
    faults: list[Fault] = field(default_factory=list)

    def __post_init__(self) -> None:
        limits = Limits(self.most, self.most_an_address, 10.0, 30.0, 20.0)
        self.connections = Connections(limits, self.faults.append, lambda: self.now)

    def knock(self, address: str = ME, *, is_busy: bool = False) -> Entry | None:
        self.now += 0.001
        entry = self.connections.admit(FakeLine(), address, is_proxy=address == PROXY)
        if entry is not None and is_busy:
            self.connections.begin(entry)
        return entry

    def enter(self, address: str = ME, *, is_busy: bool = False) -> Entry:
        entry = self.knock(address, is_busy=is_busy)
        assert entry is not None
        return entry

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        self.connections.sweep()


def line_of(entry: Entry) -> FakeLine:
    assert isinstance(entry.line, FakeLine)
    return entry.line


def test_who_has_waited_longest_makes_place() -> None:
    house = House()
    first, busy, third = house.enter(), house.enter(is_busy=True), house.enter()
    house.enter(YOU)
    new = house.enter(YOU)
    assert line_of(first).is_aborted
    assert not new.is_extra
    assert len(house.connections) == house.most
    house.connections.leave(first)  # when the system says so, that is known already
    assert len(house.connections) == house.most
    house.enter(YOU)
    assert line_of(third).is_aborted
    assert not line_of(busy).is_aborted
    assert house.faults == ["full", "full"]


def test_when_all_are_at_work_a_few_more_are_told_so() -> None:
    house = House()
    working = [house.enter(str(number), is_busy=True) for number in range(house.most)]
    extra = [house.enter(YOU) for _ in range(3)]
    assert all(entry.is_extra for entry in extra)
    house = House(most_an_address=1000)
    working = [house.enter(is_busy=True) for _ in range(house.most)]
    extra = [house.enter(is_busy=True) for _ in range(SPARE)]
    assert house.knock() is None
    assert house.faults == ["full"]
    house.connections.finish(extra[0])
    house.connections.leave(extra[0])
    again = house.enter()
    assert again.is_extra
    another = house.enter()  # takes the place of the one that has not asked yet
    assert another.is_extra
    assert line_of(again).is_aborted
    assert not any(line_of(entry).is_aborted for entry in working)


def test_an_address_has_its_share_and_a_proxy_is_none() -> None:
    house = House(most=100)
    mine = [house.enter(is_busy=True) for _ in range(2)]
    silent = house.enter()
    house.enter(is_busy=True)
    assert line_of(silent).is_aborted
    assert house.knock() is None
    assert house.faults == ["address", "address"]
    house.enter(YOU)
    for _ in range(20):
        house.enter(PROXY, is_busy=True)
    house.connections.finish(mine[0])
    house.enter()
    assert line_of(mine[0]).is_aborted


def test_a_request_must_come_in_time() -> None:
    house = House()
    silent, slow, busy = house.enter(), house.enter(), house.enter(is_busy=True)
    house.pass_time(9)
    house.connections.hear(slow)
    house.connections.hear(slow)
    house.pass_time(2)
    assert line_of(silent).is_aborted
    assert not line_of(slow).is_aborted
    for _ in range(4):  # one byte now and then does not help
        house.connections.hear(slow)
        house.pass_time(2)
    assert line_of(slow).is_aborted
    house.pass_time(1000)
    assert not line_of(busy).is_aborted
    assert house.faults == ["late", "late"]
    assert len(house.connections) == 1


def test_after_an_answer_a_connection_may_rest_for_a_while() -> None:
    house = House()
    entry = house.enter(is_busy=True)
    house.pass_time(100)
    house.connections.finish(entry)
    house.pass_time(29)
    assert not line_of(entry).is_closed
    house.pass_time(2)
    assert line_of(entry).is_closed
    slow = house.enter(is_busy=True)
    house.connections.finish(slow)
    house.connections.hear(slow)
    house.pass_time(11)
    assert line_of(slow).is_aborted
    assert house.faults == ["late"]


def test_a_body_that_does_not_come_makes_place() -> None:
    house = House()
    sending = [house.enter(str(number), is_busy=True) for number in range(house.most)]
    bodies = [house.connections.reading(entry) for entry in sending]
    for body in bodies:
        body.__enter__()
    house.pass_time(1000)  # whoever reads it ends that
    assert not any(line_of(entry).is_aborted for entry in sending)
    new = house.enter(YOU, is_busy=True)
    assert not new.is_extra
    assert [line_of(entry).is_aborted for entry in sending] == [True, False, False, False]
    for entry, body in zip(sending, bodies, strict=True):  # the others' have come in the end
        body.__exit__(None, None, None)
        assert entry.requests == 1
    assert house.enter(YOU).is_extra
    assert [line_of(entry).is_aborted for entry in sending] == [True, False, False, False]
    for entry in sending:
        house.connections.finish(entry)
    house.pass_time(1000)
    assert not line_of(sending[0]).is_closed
    assert all(line_of(entry).is_closed for entry in sending[1:])
    assert house.faults == ["full", "late"]  # the last one had been let in and asked nothing


def test_a_reader_must_read() -> None:
    house = House()
    entry = house.enter(is_busy=True)
    line = line_of(entry)
    line.unsent = 1_000_000
    for _ in range(10):  # slowly, but it reads
        house.pass_time(19)
        line.sent += SLOWEST
    house.pass_time(1)
    line.sent += SLOWEST - 1
    house.pass_time(19)
    assert not line.is_aborted
    house.pass_time(1)
    assert line.is_aborted
    assert house.faults == ["slow"]


def test_a_reader_that_has_read_all_may_wait_for_ever() -> None:
    house = House()
    entry = house.enter(is_busy=True)
    for unsent in (10, 0, 10, 0):
        line_of(entry).unsent = unsent
        house.pass_time(19)
    assert not line_of(entry).is_aborted


@pytest.mark.parametrize(
    ("proxies", "address", "is_proxy"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "::ffff:127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("10.0.0.0/8, ::1", "10.1.2.3", True),
        ("10.0.0.0/8, ::1", "::1", True),
        ("10.0.0.0/8, ::1", "somewhere", False),
        ("", "127.0.0.1", False),
        ("*", "192.0.2.1", True),
    ],
)
def test_who_is_a_proxy(proxies: str, address: str, is_proxy: bool) -> None:
    assert trusts(proxies)(address) is is_proxy


@pytest.mark.parametrize(
    ("soft", "hard", "possible", "asked"),
    [
        (100_000, 100_000, 2000, None),
        (1024, 4096, 2000, 2000 + file_limit.OTHERS),
        (1024, 1024, 1024 - file_limit.OTHERS, 1024),
        (64, 64, file_limit.FEWEST, 64),
    ],
)
def test_there_are_fewer_connections_than_files(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, possible: int, asked: int | None
) -> None:
    wanted: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: wanted.append(pair))
    assert file_limit.count_connections(2000) == possible
    assert wanted == ([] if asked is None else [(asked, hard)])


# With a real server


def is_ended(line: socket.socket) -> bool:
    """Wait for the other side to end a connection."""
    line.settimeout(PATIENCE)
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.slow
def test_silent_connections_keep_nobody_out(tmp_path: Path) -> None:
    settings = {"COATL_CONNECTIONS": "4", "COATL_HEADER_SECONDS": "3600"}
    with ServerProcess(tmp_path / "data", tmp_path / "log", **settings) as server:
        silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(6)]
        for path in ("/healthz", "/readyz", "/api/tables"):
            assert httpx.get(f"{server.url}{path}", timeout=PATIENCE).status_code == 200
        assert all(is_ended(line) for line in silent[:3])
        for line in silent:
            line.close()


HALF = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 99\r\n"


@pytest.mark.slow
def test_bodies_that_never_come_keep_nobody_out(tmp_path: Path) -> None:
    with (
        ServerProcess(tmp_path / "data", tmp_path / "log", COATL_CONNECTIONS="3") as server,
        ExitStack() as stack,
    ):
        sending = []
        for _ in range(3):
            line = socket.create_connection(("127.0.0.1", server.port))
            sending.append(stack.enter_context(line))
            line.sendall(HALF + b"expect: 100-continue\r\n\r\n")
            line.settimeout(PATIENCE)
            assert line.recv(100).startswith(b"HTTP/1.1 100")  # it waits for the body
        assert httpx.get(f"{server.url}/api/tables", timeout=PATIENCE).status_code == 200
        assert is_ended(sending[0])


@pytest.mark.slow
def test_a_full_server_says_so_and_that_it_is_well(tmp_path: Path) -> None:
    table = {"seats": [{"kind": "person"}, {"kind": "person"}]}

    async def scenario(server: ServerProcess) -> None:
        made = httpx.post(f"{server.url}/api/tables", json=table, timeout=PATIENCE).json()
        async with AsyncExitStack() as stack:
            url = f"{server.live_url}/api/tables/{made['table']}/live"
            for _ in range(2):
                live = await stack.enter_async_context(connect(url))
                await live.send(json.dumps({"type": "hello", "tokens": [made["host"]]}))
                assert json.loads(await live.recv())["type"] == "snapshot"
            refused = httpx.get(f"{server.url}/api/tables", timeout=PATIENCE)
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            assert refused.headers["connection"] == "close"
            with pytest.raises(InvalidStatus) as caught:
                await connect(url)
            assert caught.value.response.status_code == 503
            assert json.loads(caught.value.response.body or b"")["code"] == "busy"
            for path in ("/healthz", "/readyz", "/metrics"):
                assert httpx.get(f"{server.url}{path}", timeout=PATIENCE).status_code == 200

    with ServerProcess(tmp_path / "data", tmp_path / "log", COATL_CONNECTIONS="2") as server:
        asyncio.run(scenario(server))


@pytest.mark.slow
def test_who_does_not_ask_is_let_go(tmp_path: Path) -> None:
    settings = {"COATL_HEADER_SECONDS": "0.5"}
    with ServerProcess(tmp_path / "data", tmp_path / "log", **settings) as server:
        here = "127.0.0.1", server.port
        with socket.create_connection(here) as silent, socket.create_connection(here) as half:
            half.sendall(b"GET /healthz HTTP/1.1\r\nhost: ")
            assert is_ended(silent)
            assert is_ended(half)


# The system keeps some megabytes for who does not read: here less, but more than other answers.
# That many messages wait for it must not be a reason to let it go before.
LITTLE_ROOM = f"""
import socket
from coatl.server import running
from coatl.server.live import connection
connection.MOST_WAITING = 1_000_000

def listen(host, port, listen=running.listen):
    found = listen(host, port)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 32 * 1024)
    return found

running.listen = listen
{RUN}
"""


def call(server: ServerProcess) -> socket.socket:
    """Return a connection that has little room for what it is sent, too."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    return line


def ask_for_much(line: socket.socket) -> None:
    """Send requests and do not read the answers."""
    line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 60)


def talk_without_listening(line: socket.socket, url: str, token: str) -> None:
    """Open a WebSocket, then send messages and do not read the answers."""
    live = ClientProtocol(parse_uri(url))
    live.send_request(live.connect())
    line.sendall(b"".join(live.data_to_send()))
    while live.state is not State.OPEN:  # so far it must read
        live.receive_data(line.recv(1))
    live.send_text(json.dumps({"type": "hello", "tokens": [token]}).encode())
    for _ in range(2000):  # the answers are several times what there is room for
        live.send_text(json.dumps({"type": "nonsense"}).encode())
    line.sendall(b"".join(live.data_to_send()))


def is_reset(line: socket.socket) -> bool:
    """Wait for the other side to drop a connection, without reading."""
    ended = select.poll()
    ended.register(line, 0)  # errors and the end are always told
    ended.poll(PATIENCE * 1000)
    return line.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) == errno.ECONNRESET


@pytest.mark.slow
def test_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    table = {"seats": [{"kind": "person"}, {"kind": "person"}]}
    settings = {"COATL_READER_SECONDS": "0.5"}
    with (
        ServerProcess(tmp_path / "data", tmp_path / "log", code=LITTLE_ROOM, **settings) as server,
        server.client() as client,
    ):
        made = client.post("/api/tables", json=table).json()
        with call(server) as plain, call(server) as live:
            ask_for_much(plain)
            url = f"{server.live_url}/api/tables/{made['table']}/live"
            talk_without_listening(live, url, made["host"])
            assert is_reset(plain)
            assert is_reset(live)
            while "\ncoatl_sockets 0.0\n" not in (figures := client.get("/metrics").text):
                pass  # the table hears of it a moment later
        assert '\ncoatl_connections_dropped_total{why="slow"} 2.0\n' in figures
