"""The persons of one table in `load.py`: whose turn it is acts when it is time."""

from __future__ import annotations

import json
import random
import re
import time
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from load_socket import Socket

if TYPE_CHECKING:
    from load_clients import Crowd

UNDO_CHANCE = 0.1
STATE = (b'{"type":"update"', b'{"type":"snapshot"')
VERSION = re.compile(rb'"version":(\d+)')


class Player:
    """One socket that holds one seat."""

    def __init__(self, table: Table, number: int, token: str) -> None:
        self.table = table
        self.number = number
        self.state = b""
        self.version = 0
        hello = json.dumps({"type": "hello", "tokens": [token]}).encode()
        path = f"/api/tables/{table.id}/live"
        self.socket = Socket(path, hello, self._take, self._lose)

    def _lose(self) -> None:
        if not self.table.is_closed:
            self.table.crowd.notes.errors["connection lost"] += 1

    def _take(self, payload: bytes, now: float) -> None:
        if payload.startswith(STATE):
            self.state, self.version = payload, _version(payload)
            self.table.take_state(self, now)
        elif payload.startswith(b'{"type":"ack"'):
            self.table.take_ack(now)
        elif payload.startswith(b'{"type":"error"'):
            self.table.take_error(json.loads(payload))

    @property
    def may_act(self) -> bool:
        """Whether it is this seat's turn, as far as it has been told."""
        return b'"draft":{' in self.state

    def choose(self, rng: random.Random) -> tuple[dict[str, Any], bool]:
        """Return what to do next, and whether that becomes public."""
        at = self.state.index(b'"legal":')
        middle = self.state.index(b',"draft":', at)
        draft = json.loads(self.state[middle + 9 : self.state.index(b',"lens":', middle)])
        if draft["steps"] and rng.random() < UNDO_CHANCE:
            return {"type": "undo"}, False
        if draft["ends_turn"]:
            return {"type": "commit"}, True
        chosen = rng.choice(json.loads(self.state[at + 8 : middle]))
        return {"type": "step", "action": chosen["id"]}, chosen["reveals"]


@dataclass(slots=True)
class Pending:
    """A command under way: who sent it, when it was due, what has come back."""

    player: Player
    due: float
    before: int
    is_acked: bool = False
    is_seen: bool = False


class Table:
    """The persons of one table, who act one after the other."""

    def __init__(self, crowd: Crowd, table_id: str, seed: int) -> None:
        self.crowd = crowd
        self.id = table_id
        self.players: list[Player] = []
        self.is_closed = False
        self.commands = 0
        self._rng = random.Random(seed)
        self._pending: Pending | None = None
        self._public: tuple[Player, float] | None = None
        """Who made something public that the other side has not seen yet, and when it was due."""
        self._due: deque[float] = deque()

    def tick(self, due: float) -> None:
        """Act, as planned for this moment; if the last action is not through, right after it."""
        self.crowd.notes.lateness.append(time.perf_counter() - due)
        if self._pending is not None or any(player.may_act for player in self.players):
            self._due.append(due)
            self._act()

    def act_at_once(self) -> None:
        """Act as if it were due now."""
        if self._pending is None and not self._due:
            self._due.append(time.perf_counter())
            self._act()

    def _act(self) -> None:
        if self._pending is not None or not self._due:
            return
        able = [player for player in self.players if player.may_act]
        if not able:
            if self.crowd.is_rushing:
                self._due.clear()
            return
        player = self._rng.choice(able)
        command, is_public = player.choose(self._rng)
        self.commands += 1
        due = self._due.popleft()
        command |= {"key": f"k{self.commands}", "seat": player.number, "version": player.version}
        self._pending = Pending(player, due, player.version)
        if is_public and len(able) == 1 and len(self.players) == 2:
            self._public = player, due
        player.socket.send(json.dumps(command, separators=(",", ":")).encode())

    def take_ack(self, now: float) -> None:
        pending = self._pending
        if pending is not None:
            self.crowd.notes.acks.append(now - pending.due)
            pending.is_acked = True
            self._go_on(pending)

    def take_state(self, player: Player, now: float) -> None:
        pending = self._pending
        if pending is not None and player is pending.player and player.version > pending.before:
            if not pending.is_seen:
                self.crowd.notes.updates.append(now - pending.due)
            pending.is_seen = True
            self._go_on(pending)
        if self._public is not None and player is not self._public[0]:
            self.crowd.notes.others.append(now - self._public[1])
            self._public = None
        if b'"status":"over"' in player.state and not self.is_closed:
            self.crowd.replace(self)
        elif self.crowd.is_rushing and self.crowd.may_rush(self):
            self.act_at_once()

    def take_error(self, message: dict[str, Any]) -> None:
        self.crowd.notes.errors[message["code"]] += 1
        self._pending = self._public = None

    def _go_on(self, pending: Pending) -> None:
        if pending.is_acked and pending.is_seen:
            self._pending = None
            if self.crowd.is_rushing and self.crowd.may_rush(self):
                self.act_at_once()
            else:
                self._act()

    def close(self) -> None:
        self.is_closed = True
        for player in self.players:
            player.socket.close()


def _version(payload: bytes) -> int:
    found = VERSION.search(payload, 0, 200)
    assert found is not None
    return int(found[1])
