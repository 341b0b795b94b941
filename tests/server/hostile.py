"""Tables for hostile requests: one that waits, one that is played, one that is over."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from coatl.server.storage.data_folder import DATABASE_NAME
from tests.patience import PATIENCE
from tests.server.serving import ServerProcess

PERSON = {"kind": "person"}
NOVICE = {"kind": "bot", "level": "novice"}
UNKNOWN_TOKEN = "A" * 43


@dataclass(frozen=True, slots=True)
class Target:
    """A table with all its secrets."""

    table: str
    host: str
    invite: str
    tokens: tuple[str, ...]

    @property
    def secrets(self) -> list[str]:
        """Everything that opens something here."""
        return [self.host, self.invite, *self.tokens]


@dataclass(frozen=True, slots=True)
class Scene:
    """A server with tables at every stage."""

    server: ServerProcess
    data: Path
    lobby: Target
    running: Target
    over: Target

    @property
    def targets(self) -> list[Target]:
        return [self.lobby, self.running, self.over]

    def stored(self, *targets: Target) -> list[tuple[Any, ...]]:
        """Return what is stored of tables, without what bots do by themselves."""
        return dump(self.data, [target.table for target in targets or self.targets])


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def dump(data: Path, tables: list[str]) -> list[tuple[Any, ...]]:
    """Return the entries and tokens of tables, except the moves of bots."""
    found: list[tuple[Any, ...]] = []
    with closing(sqlite3.connect(f"file:{data / DATABASE_NAME}?mode=ro", uri=True)) as connection:
        for table in tables:
            found += connection.execute(
                "SELECT kind, seat, key, data FROM entries WHERE table_id = ? AND kind <> 'play'"
                " ORDER BY seq",
                [table],
            )
            found += connection.execute(
                "SELECT hash, kind, seat, revoked_at FROM tokens WHERE table_id = ?"
                " ORDER BY hash, kind",
                [table],
            )
    return found


def add_target(
    client: httpx.Client, seats: list[dict[str, str]], taken: int, **more: Any
) -> Target:
    """Make a table and let some people sit down."""
    made = client.post("/api/tables", json={"seats": seats, "pace": "instant", **more})
    assert made.status_code == 201, made.text
    table, invite = made.json()["table"], made.json()["invite"]
    tokens = []
    for seat in range(taken):
        body = {"name": f"P{seat}", "nonce": f"nonce-of-{seat}", "seat": seat, "invite": invite}
        joined = client.post(f"/api/tables/{table}/join", json=body)
        assert joined.status_code == 201, joined.text
        tokens.append(joined.json()["token"])
    return Target(table, made.json()["host"], invite, tuple(tokens))


def look(client: httpx.Client, target: Target, seat: int = 0, **query: Any) -> Any:
    """Return a table as one of its seats sees it."""
    answer = client.get(
        f"/api/tables/{target.table}", headers=bearer(target.tokens[seat]), params=query
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def finish(client: httpx.Client, target: Target) -> None:
    """Let bots play a game to its end."""
    for seat, token in enumerate(target.tokens):
        body = {"type": "resign", "key": f"resign-{seat}", "seat": seat, "level": "novice"}
        answer = client.post(
            f"/api/tables/{target.table}/commands", json=body, headers=bearer(token)
        )
        assert answer.status_code == 200, answer.text
    version = 0
    while (state := news(client, target, version))["table"]["status"] != "over":
        version = state["version"]


def news(client: httpx.Client, target: Target, since: int) -> Any:
    """Wait until a table has moved on; return it as its first seat sees it then."""
    end = time.monotonic() + PATIENCE
    while (state := look(client, target, since=since, wait=20))["version"] <= since:
        assert time.monotonic() < end, f"nothing happens any more: {state}"
    return state


@contextmanager
def open_scene(folder: Path) -> Iterator[Scene]:
    """Start a server and make the tables."""
    data = folder / "data"
    settings = {"COATL_LOG_LEVEL": "debug", "COATL_BOT_MILLISECONDS": "10"}
    with ServerProcess(data, folder / "log", **settings) as server:
        yield _set_scene(server, data)


def _set_scene(server: ServerProcess, data: Path) -> Scene:
    with server.client() as client:
        lobby = add_target(client, [PERSON, PERSON, PERSON], 2, name="waiting")
        running = add_target(client, [PERSON, PERSON], 2, help="coach", options="sacrifice")
        over = add_target(client, [PERSON, NOVICE], 1)
        finish(client, over)
    return Scene(server, data, lobby, running, over)
