"""Commands in whatever pieces they come: each carried out once, and answered in order."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.patience import PATIENCE
from tests.server.serving import ServerProcess

pytestmark = pytest.mark.slow  # a real server


class Device:
    """A device with both seats of a table, that chooses how its messages travel."""

    def __init__(self, server: ServerProcess) -> None:
        with server.client() as client:
            table, tokens = _sit_down(client)
        self.live = ClientProtocol(
            parse_uri(f"{server.live_url}/api/tables/{table}/live"), max_size=None
        )
        self.line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.live.send_request(self.live.connect())
        self.flush()
        while self.live.state is not State.OPEN:
            self.live.receive_data(self.line.recv(1))
        self.live.events_received()
        self.live.send_text(json.dumps({"type": "hello", "tokens": tokens}).encode())
        self.flush()
        self.heard = self._messages()
        states = [next(self.heard) for _ in tokens]
        self.mine = next(each for each in states if each["position"]["legal"])
        self.seat, self.version = self.mine["seat"], self.mine["version"]
        action = next(a["id"] for a in self.mine["position"]["legal"] if not a["reveals"])
        self.script = [{"type": "step", "action": action}, {"type": "undo"}]
        self.sent = 0

    def _messages(self) -> Iterator[dict[str, Any]]:
        """Read what comes."""
        while True:
            for frame in self.live.events_received():
                assert isinstance(frame, Frame)
                if frame.opcode is Opcode.BINARY:
                    yield json.loads(bytes(frame.data))
            self.live.receive_data(self.line.recv(65536))

    def next_command(self) -> bytes:
        """Return a step, or its undoing: by turns, each for the version after the one before."""
        command = self.script[self.sent % 2]
        key, version = f"k{self.sent}", self.version + self.sent
        self.sent += 1
        return json.dumps({**command, "key": key, "seat": self.seat, "version": version}).encode()

    def frame(self, data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
        """Return a frame."""
        return bytes(Frame(opcode, data, fin=fin).serialize(mask=True))

    def flush(self) -> None:
        """Send what the library has made."""
        self.line.sendall(b"".join(self.live.data_to_send()))

    def acknowledged(self) -> list[tuple[str, int]]:
        """Read until everything sent is acknowledged; return keys and versions in their order."""
        found: list[tuple[str, int]] = []
        for message in self.heard:
            assert message["type"] in ("ack", "update", "pong", "presence"), message
            if message["type"] == "ack":
                found.append((message["key"], message["version"]))
                if message["key"] == f"k{self.sent - 1}":
                    break
        return found


def _sit_down(client: httpx.Client) -> tuple[str, list[str]]:
    seats = [{"kind": "person"}, {"kind": "person"}]
    made = client.post("/api/tables", json={"game": "cards", "seats": seats}).json()
    tokens = []
    for seat in range(2):
        joining = {"name": f"P{seat}", "nonce": "n", "seat": seat, "invite": made["invite"]}
        joined = client.post(f"/api/tables/{made['table']}/join", json=joining).json()
        tokens.append(joined["token"])
    return made["table"], tokens


def test_commands_come_in_any_pieces(data_dir: Path, tmp_path: Path) -> None:
    with ServerProcess(data_dir, tmp_path / "log") as server:
        device = Device(server)
        heard: list[tuple[str, int]] = []

        def send(*pieces: bytes) -> None:
            for piece in pieces:
                device.line.sendall(piece)
            heard.extend(device.acknowledged())

        for _ in range(2):
            send(device.frame(device.next_command()))  # as nearly always
            send(device.frame(device.next_command()), device.frame(b"", Opcode.PONG))
            # many at once, without waiting for answers
            send(*(device.frame(device.next_command()) for _ in range(6)))
            send(b"".join(device.frame(device.next_command()) for _ in range(6)))
            # something that is no command in between
            ping = device.frame(b'{"type": "ping"}')
            send(device.frame(device.next_command()) + ping + device.frame(device.next_command()))
            # a message in two frames, with a command behind it
            text = device.next_command()
            parts = device.frame(text[:9], fin=False), device.frame(text[9:], Opcode.CONT)
            send(*parts, device.frame(device.next_command()))
            # each byte by itself, then as ever
            whole = device.frame(device.next_command())
            send(*(whole[place : place + 1] for place in range(len(whole))))
            send(device.frame(device.next_command()))
        assert heard == [(f"k{n}", device.version + n + 1) for n in range(device.sent)]
        device.line.close()
        assert server.stop() == 0
