"""A device at a table, one message after the other: for tests about what happens around a game."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.server.schemas import Message, Schemas
from tests.server.serving import ServerProcess

FAREWELLS = ("leave",)
"""After these there may be no further state."""


class Device:
    """A socket with some seats of a table, or of a spectator; every message is checked."""

    def __init__(self, api: ApiClient, table: str, *tokens: str, **hello: Any) -> None:
        self.schemas = api.schemas
        self._url = f"{api.server.live_url}/api/tables/{table}/live"
        self._hello = {"type": "hello", "tokens": list(tokens), **hello}
        self._stack = ExitStack()
        self.states: dict[int | None, Message] = {}
        self.heard: list[Message] = []
        self._keys = 0

    def send(self, message: Message) -> None:
        """Send a message that is as published."""
        self.schemas.check_client(message)
        self._socket.send(json.dumps(message))

    def take(self) -> Message:
        """Return the next message."""
        message: Message = json.loads(self._socket.recv(PATIENCE))
        self.schemas.check_server(message)
        self.heard.append(message)
        if message["type"] in ("snapshot", "update"):
            self.states[message["seat"]] = message
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Return the first message that is wanted."""
        while not wanted(message := self.take()):
            pass
        return message

    def until_state(self, wanted: Callable[[Message], bool]) -> Message:
        """Return a state that is wanted: the one known, or the next one."""
        for state in self.states.values():
            if wanted(state):
                return state
        return self.until(lambda m: m["type"] in ("snapshot", "update") and wanted(m))

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a command; return the ack or the error, after the state that belongs to it."""
        self._keys += 1
        command = {"type": kind, "key": f"{id(self)}.{self._keys}", **fields}
        self.send(command)
        answer = self.until(lambda m: m["type"] in ("ack", "error") and m["key"] == command["key"])
        if answer["type"] == "ack" and answer["seat"] in self.states and kind not in FAREWELLS:
            while self.states[answer["seat"]]["version"] < answer["version"]:
                self.take()
        return answer

    def step(self, seat: int, action: int, **fields: Any) -> Message:
        """Take a step in a draft."""
        version = self.states[seat]["version"]
        return self.ask("step", seat=seat, action=action, version=version, **fields)

    def draft(self, seat: int, kind: str) -> Message:
        """Undo, redo, reset or commit."""
        return self.ask(kind, seat=seat, version=self.states[seat]["version"])

    def choose_cards(self, seat: int) -> None:
        """Finish the choice of cards at the beginning, the first ones that there are."""
        while not self.states[seat]["position"]["draft"]["ends_turn"]:
            self.step(seat, self.states[seat]["position"]["legal"][0]["id"])
        assert self.draft(seat, "commit")["type"] == "ack"

    def is_let_go(self) -> list[Message]:
        """Read to the end of the socket, which the server closes; return what it said."""
        said = []
        try:
            while True:
                said.append(self.take())
        except ConnectionClosed:
            return said

    def __enter__(self) -> Self:
        self._socket: ClientConnection = self._stack.enter_context(
            connect(self._url, compression=None, open_timeout=PATIENCE)
        )
        self.send(self._hello)
        first = self.take()
        if first["type"] == "snapshot":
            self.until(lambda message: message["type"] == "presence")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()


@dataclass(slots=True)
class Seated:
    """A table whose seats for persons are all taken."""

    api: ApiClient
    id: str
    host: str
    invite: str
    tokens: dict[int, str] = field(default_factory=dict)

    def device(self, *seats: int) -> Device:
        """Return a device with some seats, or a spectator with the invitation."""
        tokens = [self.tokens[seat] for seat in seats]
        return Device(self.api, self.id, *tokens, **({} if seats else {"invite": self.invite}))

    def host_device(self) -> Device:
        """Return a device of the host, who holds no seat."""
        return Device(self.api, self.id, self.host)

    def join(self, seat: int) -> None:
        """Take a seat."""
        body = {"name": f"P{seat}", "nonce": f"nonce-{seat}", "seat": seat, "invite": self.invite}
        joined = self.api.post(f"/api/tables/{self.id}/join", body, status=201)
        self.tokens[seat] = joined["token"]

    def command(self, token: str, status: int = 200, **command: Any) -> Any:
        """Send a command by HTTP."""
        command.setdefault("key", f"http.{self.api.next_key()}")
        return self.api.post(f"/api/tables/{self.id}/commands", command, token, status)

    def state(self, token: str) -> Any:
        """Ask for the table."""
        return self.api.get(f"/api/tables/{self.id}", token)


class ApiClient:
    """A program that makes tables on a server and asks about them by HTTP."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.url, timeout=PATIENCE)
        self.schemas = Schemas(self.client.get("/api/schema").json())
        self._keys = 0

    def next_key(self) -> int:
        """Return a number that was not used before."""
        self._keys += 1
        return self._keys

    def table(self, *kinds: str, sit: bool = True, game: str = "board", **more: Any) -> Seated:
        """Make a table; `person`, `open` or a bot's level for each seat."""
        plans = [
            {"kind": kind} if kind in ("person", "open") else {"kind": "bot", "level": kind}
            for kind in kinds
        ]
        body = {"game": game, "seats": plans, "pace": "instant", **more}
        made = self.post("/api/tables", body, status=201)
        table = Seated(self, made["table"], made["host"], made["invite"])
        for seat, kind in enumerate(kinds):
            if sit and kind in ("person", "open"):
                table.join(seat)
        return table

    def post(self, path: str, body: Any, token: str = "", status: int = 200) -> Any:
        """Send something and expect a status."""
        answer = self.client.post(path, json=body, headers=_headers(token))
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, token: str = "", status: int = 200, invite: str = "") -> Any:
        """Ask for something and expect a status."""
        headers = _headers(token) | ({"x-coatl-invite": invite} if invite else {})
        answer = self.client.get(path, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()


def _headers(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def refused(answer: Message, code: str) -> None:
    """The answer is a refusal, for this reason."""
    assert (answer["type"], answer["code"]) == ("error", code)
