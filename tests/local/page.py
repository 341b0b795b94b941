"""A page around a `Host`, without a browser: it keeps what is stored, and time costs nothing."""

from __future__ import annotations

import itertools
import json
import random
from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter

from coatl.local.host import QUIET_SECONDS, Host
from coatl.server.protocol.messages import ServerMessage

SAID: TypeAdapter[Any] = TypeAdapter(ServerMessage)


class Refused(Exception):
    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]
        self.arguments = error["arguments"]


@dataclass
class Device:
    """What a browser keeps: by table, its head and its rows."""

    heads: dict[str, Any] = field(default_factory=dict)
    rows: dict[str, list[Any]] = field(default_factory=dict)

    def load(self, table: str) -> Any:
        if table not in self.heads and table not in self.rows:
            return None
        kept = {"head": self.heads.get(table), "rows": self.rows.get(table, [])}
        return json.loads(json.dumps(kept))

    def store(self, writes: list[dict[str, Any]]) -> bool:
        if any(len(self.rows.get(each["table"], [])) != each["after"] for each in writes):
            return False
        for each in writes:
            self.rows.setdefault(each["table"], []).extend(each["rows"])
            if each["head"] is not None:
                self.heads[each["table"]] = each["head"]
        return True


class LocalPage:
    """One page: a host, and what it says to each socket."""

    def __init__(self, device: Device | None = None, milliseconds: float = 30) -> None:
        self.device = device or Device()
        self.host = Host(milliseconds)
        self.said: dict[int, list[Any]] = {}
        self.closed: dict[int, int] = {}
        self.waking: list[str] = []
        self.thinking = 0
        """Moments that a review waits for."""
        self._answers: dict[int, Any] = {}
        self._numbers = itertools.count(1)

    def give(self, message: dict[str, Any]) -> None:
        """Say something to the host, and do all it asks for at once."""
        inbox = [message]
        while inbox:
            out = json.loads(self.host.take(json.dumps(inbox.pop(0))))
            for each in out:
                match each["type"]:
                    case "load":
                        value = self.device.load(each["table"])
                        inbox.append({"type": "done", "id": each["id"], "value": value})
                    case "store":
                        stored = self.device.store(each["writes"])
                        inbox.append({"type": "done", "id": each["id"], "value": stored})
                    case "answer":
                        self._answers[each["id"]] = each
                    case "say":
                        SAID.validate_python(each["data"])
                        self.said.setdefault(each["socket"], []).append(each["data"])
                    case "closed":
                        self.closed[each["socket"]] = each["code"]
                    case "wake":
                        self.waking.append(each["table"])
                    case "think":
                        self.thinking += 1

    def think(self, most: int = 10_000) -> None:
        """Let reviews go on for some moments, or to their end."""
        for _ in range(most):
            if not self.thinking:
                return
            self.thinking -= 1
            self.host.asked_at = -QUIET_SECONDS  # as if enough time had passed
            self.give({"type": "think"})

    def wake_bots(self) -> None:
        """Let bots move until somebody else is to."""
        while self.waking:
            table = self.waking.pop(0)
            if table in self.host.rooms:
                self.host.rooms[table].changed_at = 0.0  # as if enough time had passed
            self.give({"type": "wake", "table": table})

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        number = next(self._numbers)
        given = {"method": method, "path": path, "body": body, "token": token}
        self.give({"type": "request", "id": number, **given})
        answer = self._answers.pop(number)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["data"]

    def make(self, game: str = "board", bot: str = "novice", **more: Any) -> tuple[str, list[str]]:
        """Make a table of a person and a bot (two persons without one), and sit down."""
        host = f"host-{random.getrandbits(64):x}"
        plans: list[Any] = [{"kind": "person"}]
        if game != "carl":
            plans.append({"kind": "bot", "level": bot} if bot else {"kind": "person"})
        wanted = {"game": game, "seats": plans, "help": "coach", "pace": "instant", "token": host}
        table = self.ask("POST", "tables", {**wanted, **more})["table"]
        tokens = []
        for seat, plan in enumerate(plans):
            if plan["kind"] == "person":
                token = f"{host}-{seat}"
                body = {"name": f"P{seat}", "nonce": f"n{seat}", "seat": seat, "token": token}
                assert self.ask("POST", f"tables/{table}/join", body, host)["seat"] == seat
                tokens.append(token)
        self.wake_bots()
        return table, [*tokens, host]

    def open(self, table: str, tokens: list[str], **versions: int) -> int:
        number = next(self._numbers)
        self.give({"type": "open", "socket": number, "table": table})
        hello = {"type": "hello", "tokens": tokens, "invite": None, "versions": versions}
        self.give({"type": "hear", "socket": number, "data": hello})
        return number

    def say(self, socket: int, **command: Any) -> list[Any]:
        """Send a command, and return what the socket is told."""
        before = len(self.said.get(socket, []))
        command.setdefault("key", f"k{next(self._numbers)}")
        self.give({"type": "hear", "socket": socket, "data": command})
        return self.said[socket][before:]

    def state(self, table: str, token: str) -> Any:
        return self.ask("GET", f"tables/{table}", token=token)


def play_on(page: LocalPage, table: str, tokens: list[str], rng: random.Random, most: int) -> int:
    """Let people play whatever is legal for so many commands or to the end; returns how many."""
    sockets = {page.state(table, token)["seat"]: page.open(table, [token]) for token in tokens}
    for done in range(most):
        page.wake_bots()
        states = [page.state(table, token) for token in tokens]
        if states[0]["table"]["status"] == "over":
            return done
        mine = next(state for state in states if state["position"]["draft"] is not None)
        legal = mine["position"]["legal"]
        about = {"seat": mine["seat"], "version": mine["version"]}
        if legal:
            step = rng.choice(legal)["id"]
            told = page.say(sockets[mine["seat"]], type="step", action=step, **about)
        else:
            told = page.say(sockets[mine["seat"]], type="commit", **about)
        assert told[0]["type"] == "ack", told
    return most
