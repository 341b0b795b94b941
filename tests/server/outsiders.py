"""Outside programs that play whole games by socket or by plain HTTP, all they hear witnessed."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.schemas import Message
from tests.server.sockets import connect
from tests.server.witness import Stream, Witness

LONG_POLL = "20"
WORTH = {"fulfil": 9.0, "temple": 9.0, "begin": 5.0, "add": 4.0, "take": 3.0, "choose": 2.0}
END_WORTH = {"add": 4.5, "take": 0.5}
"""What brings a board game to its end soon: heads and tails above all."""
PASSED_BY = ("stale", "not-your-turn", "turn-over", "away", "wrong-time")
"""Refusals that mean no more than that somebody was faster."""


@dataclass(slots=True)
class Will:
    """How a program decides: at random, more or less in a hurry, now and then in two minds."""

    rng: random.Random
    hurry: float = 0.7
    doubt: float = 0.02

    def choose(self, position: Message) -> Message | None:
        """Return a command about the draft, or None if there is nothing to decide."""
        draft = position["draft"]
        if draft is None:
            return None
        if draft["steps"] and self.rng.random() < self.doubt:
            return {"type": self.rng.choice(["undo", "undo", "reset"])}
        if draft["redo"] and self.rng.random() < 0.5:
            return {"type": "redo"}
        if draft["ends_turn"]:
            return {"type": "commit"}
        legal = position["legal"]
        action = self.rng.choice(legal)
        if self.rng.random() < self.hurry:
            best = max(map(_worth, legal))
            action = self.rng.choice([each for each in legal if _worth(each) == best])
        ends = len(legal) == 1 and action["kind"] in ("done", "pass")
        commit = {"commit": True} if ends or self.rng.random() < 0.5 * _finality(action) else {}
        return {"type": "step", "action": action["id"], **commit}


def _worth(action: Message) -> float:
    is_end = "<" in action["text"] or ">" in action["text"]
    return WORTH.get(action["kind"], 1.0) + (END_WORTH.get(action["kind"], 0.0) if is_end else 0.0)


def _finality(action: Message) -> bool:
    return action["kind"] in ("done", "take", "pass")


@dataclass(slots=True)
class Twist:
    """Something that a seat does once, after so many commands of its own."""

    kind: str
    """`resign`, `leave` (and come back), or `stay-away`."""
    after: int


@dataclass(slots=True)
class Outsider:
    """A program with a few seats of one table, on one socket."""

    url: str
    table: str
    tokens: list[str]
    witness: Witness
    will: Will
    name: str
    invite: str | None = None
    twist: Twist | None = None
    last: dict[int | None, Message] = field(default_factory=dict)
    was_thrown_out: bool = False
    _streams: dict[int | None, Stream] = field(default_factory=dict)
    _needed: dict[int | None, int] = field(default_factory=dict)
    """By seat: the version that was acknowledged; older ones are not worth acting on."""
    _pending: Message | None = None
    _sent: int = 0
    _is_away: bool = False

    async def play(self) -> None:
        """Play to the end of the game, or until the seat is taken away."""
        address = f"{self.url}/api/tables/{self.table}/live"
        async with connect(address, compression=None) as socket:
            hello: Message = {"type": "hello", "tokens": self.tokens}
            if self.invite is not None:
                hello["invite"] = self.invite
            await self._send(socket, hello)
            try:
                while not self.is_over:
                    with suppress(ConnectionClosed):  # why, is among what is left to read
                        await self._act(socket)
                    self._take(await socket.recv(decode=True))
            except ConnectionClosed:
                assert self.was_thrown_out

    @property
    def is_over(self) -> bool:
        """Whether everybody who plays here has seen the end."""
        return bool(self.last) and all(
            state["table"]["status"] == "over" for state in self.last.values()
        )

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        self.witness.say(message)
        await socket.send(json.dumps(message))

    def _take(self, text: str) -> None:
        message: Message = json.loads(text)
        self.witness.hear(message, text)
        match message["type"]:
            case "snapshot" | "update":
                self._see(message)
            case "ack":
                assert self._pending is not None
                assert (message["key"], message["repeated"]) == (self._pending["key"], False)
                self._needed[message["seat"]] = message["version"]
                self._pending = None
            case "error" if message["code"] == "bad-token":
                self.was_thrown_out = True
            case "error":
                assert message["code"] in PASSED_BY, message
                self._pending = None

    def _see(self, message: Message) -> None:
        seat = message["seat"]
        if seat not in self._streams:
            self._streams[seat] = self.witness.open(seat)
        self._streams[seat].states.append(message)
        self.last[seat] = message

    async def _act(self, socket: ClientConnection) -> None:
        """Send the next command, if there is anything to do and nothing under way."""
        if self._pending is not None:
            return
        for seat, state in self.last.items():
            if seat is None or state["version"] < self._needed.get(seat, 0):
                continue
            command = self._decide(seat, state)
            if command is not None:
                self._sent += 1
                self._pending = {**command, "key": f"{self.name}-{self._sent}", "seat": seat}
                await self._send(socket, self._pending)
                return

    def _decide(self, seat: int, state: Message) -> Message | None:
        if state["position"] is None:
            return None
        if self._is_away:
            self._is_away = False
            return {"type": "return", "target": seat}
        if self.twist is not None and self._sent >= self.twist.after:
            kind, self.twist = self.twist.kind, None
            self._is_away = kind == "leave"
            return {"type": "resign" if kind == "resign" else "leave"}
        command = self.will.choose(state["position"])
        return None if command is None else {**command, "version": state["version"]}


@dataclass(slots=True)
class PlainOutsider:
    """A program with one seat that knows nothing of sockets."""

    client: httpx.AsyncClient
    table: str
    token: str
    witness: Witness
    will: Will
    name: str
    was_thrown_out: bool = False

    async def play(self) -> None:
        """Ask, decide, and wait for news, to the end of the game or until thrown out."""
        path = f"/api/tables/{self.table}"
        headers = {"authorization": f"Bearer {self.token}"}
        answer = await self.client.get(path, headers=headers)
        state = self._hear(answer)
        stream = self.witness.open(state["seat"])
        stream.states.append(state)
        sent = 0
        while state["table"]["status"] != "over":
            command = state["position"] and self.will.choose(state["position"])
            if command:
                sent += 1
                command |= {"key": f"{self.name}-{sent}", "seat": state["seat"]}
                command["version"] = state["version"]
                self.witness.say(command)
                answer = await self.client.post(f"{path}/commands", headers=headers, json=command)
                state = self._hear(answer) or state
            if not command or answer.status_code != 200:
                waiting = {"since": str(state["version"]), "wait": LONG_POLL}
                state = self._hear(await self.client.get(path, headers=headers, params=waiting))
            if self.was_thrown_out:
                return
            stream.states.append(state)

    def _hear(self, answer: httpx.Response) -> Message:
        """Return the state in an answer; a refusal has none."""
        found: Any = answer.json()
        if answer.status_code in (401, 409):
            self.was_thrown_out = found["code"] == "bad-token"
            assert self.was_thrown_out or found["code"] in PASSED_BY, found
            self.witness.hear(found, answer.text)
            return {}
        assert answer.status_code == 200, answer.text
        if "ack" in found:
            self.witness.hear(found["ack"], json.dumps(found["ack"]))
            found = found["state"]
        self.witness.hear(found, answer.text)
        return dict(found)
