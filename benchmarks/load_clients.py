"""The clients of `load.py`, in a process of their own: many tables, two sockets at each.

They are meant to cost little beside the server they measure: frames are taken apart here without a
library, messages are recognised by how they begin, and of a state only the legal actions are read,
when it is time to act. Reads its task as JSON on stdin, writes one line of JSON for each stage.
"""

from __future__ import annotations

import asyncio
import json
import random
import resource
import sys
import time
from dataclasses import dataclass
from functools import partial
from typing import Any

import httpx
import uvloop
from load_notes import Notes, summarise
from load_socket import Socket
from load_table import Player, Table

MAKING_AT_ONCE = 8
PERSON, BOT = {"kind": "person"}, {"kind": "bot", "level": "high-priest"}


@dataclass
class Task:
    """What is to be done: the server, how many tables, and how fast they play."""

    urls: list[str]
    """The servers; each request and each socket goes to any of them."""
    tables: int
    bots: float
    """The share of tables where the second seat is a bot's."""
    pause: float
    """Seconds between two actions at a table; 0: as fast as possible."""
    seconds: float
    played: int
    """Before measuring, each table plays at random up to so many commands."""


class Crowd:
    """All tables, and the clock that tells them when to act."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.notes = Notes()
        self.tables: list[Table] = []
        self.is_rushing = False
        self.is_closing = False
        self._goals: dict[Table, int] = {}
        self._rng = random.Random(1)
        self._made = 0
        self._background: set[asyncio.Task[None]] = set()
        self._client = httpx.AsyncClient(timeout=60)

    async def open(self, count: int) -> None:
        """Make tables until there are so many, and let each play for a while."""
        limit = asyncio.Semaphore(MAKING_AT_ONCE)

        async def one() -> None:
            async with limit:
                await self.open_one()

        self.is_rushing = self.task.played > 0
        await asyncio.gather(*(one() for _ in range(count - len(self.tables))))
        while self.is_rushing and any(self.may_rush(table) for table in self.tables):
            for table in self.tables:  # the sockets' own news keep them going; bots are waited for
                if self.may_rush(table):
                    table.act_at_once()
            self._skip_waiting()
            await asyncio.sleep(0.2)
        self.is_rushing = False
        await asyncio.sleep(1.0)

    def _skip_waiting(self) -> None:
        """Let tables be where a bot thinks."""
        for table in self.tables:
            if len(table.players) == 1 and table.commands:
                self._goals[table] = 0

    def may_rush(self, table: Table) -> bool:
        return self.task.pause == 0 or table.commands < self._goals.get(table, 0)

    async def open_one(self) -> None:
        """Make one table and take its seats."""
        self._made += 1
        number = self._made
        has_bot = int(number * self.task.bots) > int((number - 1) * self.task.bots)
        game = self._rng.choice(("board", "cards"))
        seats = [PERSON, BOT if has_bot else PERSON]
        made = await self._post("/api/tables", {"game": game, "seats": seats})
        table = Table(self, made["table"], number)
        for seat in range(1 if has_bot else 2):
            nonce = f"{number}-{seat}"
            joining = {"name": f"P{seat}", "nonce": nonce, "seat": seat, "invite": made["invite"]}
            joined = await self._post(f"/api/tables/{table.id}/join", joining)
            table.players.append(Player(table, seat, joined["token"]))
        self._goals[table] = self._rng.randint(0, self.task.played)
        loop = asyncio.get_running_loop()
        for player in table.players:
            url = httpx.URL(self._rng.choice(self.task.urls))
            assert url.port is not None
            await loop.create_connection(partial(_same, player.socket), url.host, url.port)
        self.tables.append(table)

    async def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = await self._client.post(self._rng.choice(self.task.urls) + path, json=body)
        if answer.status_code != 201:
            raise RuntimeError(answer.text)
        return answer.json()

    def replace(self, table: Table) -> None:
        """Go on with a new table after a game is over."""
        table.close()
        if table in self.tables and not self.is_closing:
            self.tables.remove(table)
            task = asyncio.ensure_future(self.open_one())
            self._background.add(task)
            task.add_done_callback(self._note_end)

    def _note_end(self, task: asyncio.Task[None]) -> None:
        """Forget a task; if it could not make its table, that is told."""
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.notes.errors["table not made"] += 1
            print(f"load: a table was not made: {error!r}", file=sys.stderr, flush=True)

    async def run(self) -> dict[str, Any]:
        """Play for the measured time; return the figures."""
        self.notes = Notes()
        cpu, began = _cpu(), time.perf_counter()
        if self.task.pause:
            await self._keep_time(began)
        else:
            self.is_rushing = True
            for table in self.tables:
                table.act_at_once()
            await asyncio.sleep(self.task.seconds)
            self.is_rushing = False
        seconds = time.perf_counter() - began
        notes = self.notes
        figures = {
            "seconds": seconds,
            "commands": len(notes.acks),
            "commits": len(notes.others),
            "client_cpu": (_cpu() - cpu) / seconds,
            "errors": dict(notes.errors),
            "tables": len(self.tables),
        }
        for name in ("acks", "updates", "others", "lateness"):
            figures[name] = summarise(getattr(notes, name))
        return figures

    async def _keep_time(self, began: float) -> None:
        """Let every table act once a pause, at its own moment, whatever the server does."""
        loop = asyncio.get_running_loop()
        pause, end = self.task.pause, began + self.task.seconds

        def plan(number: int, moment: float) -> None:
            due = moment + self._rng.uniform(-0.1, 0.1) * pause
            if due < end:
                loop.call_later(max(due - time.perf_counter(), 0), act, number, moment, due)

        def act(number: int, moment: float, due: float) -> None:
            if number < len(self.tables):
                self.tables[number].tick(due)
            plan(number, moment + pause)

        for number in range(self.task.tables):
            plan(number, began + (0.1 + self._rng.random()) * pause)
        await asyncio.sleep(end - time.perf_counter())

    async def close(self) -> None:
        self.is_closing = True
        await asyncio.gather(*self._background, return_exceptions=True)
        for table in self.tables:
            table.close()
        await self._client.aclose()


def _same(socket: Socket) -> Socket:
    return socket


def _cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def tell(stage: str, **data: Any) -> None:
    """Tell the process that measures how far things are, and wait until it has looked."""
    print(json.dumps({"stage": stage, **data}), flush=True)
    sys.stdin.readline()


async def main() -> None:
    crowd = Crowd(Task(**json.loads(sys.stdin.readline())))
    await crowd.open(max(crowd.task.tables // 10, 1))
    tell("few", tables=len(crowd.tables))
    await crowd.open(crowd.task.tables)
    tell("ready", tables=len(crowd.tables))
    tell("done", **await crowd.run())
    await crowd.close()
    tell("closed")


if __name__ == "__main__":
    uvloop.run(main())
