"""Outside players: programs that hold seats by socket, reconnect, and send again what may be lost.

A player remembers every command that was acknowledged. Whatever happens to the server, each of them
must be in the table exactly once.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.patience import PATIENCE
from tests.server.sockets import connect

Message = dict[str, Any]
RETRY_SECONDS = 0.05
NOBODY_THERE = (502, 504)
"""What a proxy answers for a server that has gone."""
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
TROUBLES = ("unavailable", "locked", "disk-full", "closing", "closed")
"""Codes of errors after which the same command is sent again."""
DRAFTING = ("step", "undo", "redo", "reset", "commit")


@dataclass(slots=True)
class Player:
    """One device that holds one or more seats of a table and plays at random."""

    live_url: str
    table: str
    tokens: list[str]
    seed: int
    undo_chance: float = 0.15
    invite: str | None = None
    on_message: Callable[[Message, str], None] | None = None
    """Sees every message from the server, with its text."""
    on_event: Callable[[], None] | None = None
    """Is told of every command that was sent, and of every acknowledgement."""
    on_trouble: Callable[[str], None] | None = None
    """Is told the code of every error that is nobody's fault at the table."""
    opening: list[Message] = field(default_factory=list)
    """Commands to send before the first move, for the first seat."""
    acknowledged: list[tuple[int, str, str]] = field(default_factory=list)
    """Seat, kind and key of every command that was acknowledged."""
    reconnects: int = 0
    goodbyes: Counter[str] = field(default_factory=Counter)
    """How the server let go: `closing`, or the code of a closed socket."""
    final: dict[int | None, Message] = field(default_factory=dict)
    _states: dict[int | None, Message] = field(default_factory=dict)
    _versions: dict[int | None, int] = field(default_factory=dict)
    """The newest that each seat has seen."""
    _pending: Message | None = None
    _number: int = 0
    _rng: random.Random = field(default_factory=random.Random)

    async def play(self) -> None:
        """Play until the game is over, whatever happens to the connection."""
        self._rng = random.Random(self.seed)
        while not self._is_over():
            try:
                async with connect(f"{self.live_url}/api/tables/{self.table}/live") as socket:
                    await self._hello(socket)
                    while not self._is_over():
                        await self._act(socket)
                        await self._take(socket)
            except LOST as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None:
                    self.goodbyes[str(error.rcvd.code)] += 1
                self.reconnects += 1
                await asyncio.sleep(RETRY_SECONDS)
        self.final = dict(self._states)

    async def _hello(self, socket: ClientConnection) -> None:
        names = {seat: "spectator" if seat is None else str(seat) for seat in self._states}
        hello: Message = {
            "type": "hello",
            "tokens": self.tokens,
            "versions": {names[seat]: state["version"] for seat, state in self._states.items()},
        }
        if self.invite is not None:
            hello["invite"] = self.invite
        await socket.send(json.dumps(hello))
        if self._pending is not None:  # it may have been stored or not: the key tells
            await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps(self._pending))
        self._tell()

    def _tell(self) -> None:
        if self.on_event is not None:
            self.on_event()

    async def _take(self, socket: ClientConnection) -> None:
        text = await socket.recv(decode=True)
        message: Message = json.loads(text)
        if self.on_message is not None:
            self.on_message(message, str(text))
        match message["type"]:
            case "snapshot" | "update":
                self._see(message)
            case "ack":
                self._note(message)
            case "error":
                self._refused(message)
            case "closing":
                self.goodbyes["closing"] += 1

    def _see(self, state: Message) -> None:
        """Look at a new state; whichever server it comes from, it never goes back."""
        seat, version = state["seat"], state["version"]
        assert version >= self._versions.get(seat, 0), f"version {version} after a later one"
        self._versions[seat] = version
        self._states[seat] = state

    def _note(self, ack: Message) -> None:
        if self._pending is not None and ack["key"] == self._pending["key"]:
            kind, seat = self._pending["type"], self._pending["seat"]
            self.acknowledged.append((seat, kind, ack["key"]))
            self._pending = None
            self._tell()

    def _refused(self, message: Message) -> None:
        """Try again with something else after a stale command, and with the same after a fault."""
        if message["code"] in ("stale", "not-your-turn", "turn-over", "away", "wrong-time"):
            self._pending = None
        elif message["code"] in TROUBLES:
            if self.on_trouble is not None:
                self.on_trouble(message["code"])
            raise TimeoutError(message["code"])
        else:
            raise AssertionError(f"refused: {message}")

    async def _act(self, socket: ClientConnection) -> None:
        if self._pending is None and self._decide():
            await self._send(socket)

    def _decide(self) -> bool:
        """Make up the next command, if there is anything to do."""
        for seat, state in sorted(self._states.items(), key=lambda item: str(item[0])):
            if seat is None:
                continue
            command = self.opening.pop(0) if self.opening else self._choose(state)
            if command is not None:
                self._number += 1
                key = f"{self.seed}-{seat}-{self._number}"
                self._pending = {**command, "seat": seat, "key": key}
                if command["type"] in DRAFTING:
                    self._pending["version"] = state["version"]
                return True
        return False

    def _choose(self, state: Message) -> Message | None:
        position = state["position"]
        if position is None or position["draft"] is None:
            return None
        draft = position["draft"]
        if draft["steps"] and self._rng.random() < self.undo_chance:
            return {"type": self._rng.choice(["undo", "undo", "reset"])}
        if draft["redo"] and self._rng.random() < 0.5:
            return {"type": "redo"}
        if draft["ends_turn"]:
            return {"type": "commit"}
        if not position["legal"]:
            return None
        return {"type": "step", "action": self._rng.choice(position["legal"])["id"]}

    def _is_over(self) -> bool:
        if self._pending is not None or not self._states:
            return False
        return all(state["table"]["status"] == "over" for state in self._states.values())


@dataclass(slots=True)
class HttpPlayer(Player):
    """A program that holds one seat and has no socket; `live_url` is where the API is."""

    async def play(self) -> None:
        """Play until the game is over, whatever happens to the requests."""
        self._rng = random.Random(self.seed)
        headers = {"authorization": f"Bearer {self.tokens[0]}"}
        async with httpx.AsyncClient(
            base_url=self.live_url, headers=headers, timeout=PATIENCE
        ) as client:
            while not self._is_over():
                try:
                    await self._exchange(client)
                except (httpx.TransportError, TimeoutError):
                    self.reconnects += 1
                    await asyncio.sleep(RETRY_SECONDS)
        self.final = dict(self._states)

    async def _exchange(self, client: httpx.AsyncClient) -> None:
        """Ask for news if there is nothing to do, otherwise do it."""
        path = f"/api/tables/{self.table}"
        if self._pending is None and not self._decide():
            news = {}
            for state in self._states.values():
                news = {"since": state["version"], "wait": 20}
            answer = await client.get(path, params=news)
        else:
            self._tell()
            answer = await client.post(f"{path}/commands", json=self._pending)
        if answer.status_code in NOBODY_THERE:
            raise TimeoutError
        body = answer.json()
        if answer.status_code != 200:
            self._refused(body)
            self._states.clear()  # look afresh
        elif "ack" in body:
            self._note(body["ack"])
            self._see(body["state"])
        else:
            self._see(body)


@dataclass(frozen=True, slots=True)
class Made:
    """A table that was made, with everything its host knows."""

    table: str
    host: str
    invite: str
    tokens: list[str]
    """By seat of a person, in order."""


async def make_table(
    client: httpx.AsyncClient, seats: list[Message], game: str = "board", **settings: Any
) -> Made:
    """Make a table and take all seats that are for persons."""
    settings.setdefault("pace", "instant")
    body = {"game": game, "seats": seats, **settings}
    answer = await client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    tokens = []
    for number, seat in enumerate(seats):
        if seat["kind"] != "bot":
            joining = {"name": f"P{number}", "nonce": f"nonce-{number}", "seat": number}
            answer = await client.post(
                f"/api/tables/{made['table']}/join", json={**joining, "invite": made["invite"]}
            )
            assert answer.status_code == 201, answer.text
            tokens.append(answer.json()["token"])
    return Made(made["table"], made["host"], made["invite"], tokens)
