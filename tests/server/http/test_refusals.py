"""Requests of the wrong person, at the wrong time or once too often: refused, nothing changed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from coatl.board import GAME
from tests.server.hostile import (
    NOVICE,
    PERSON,
    UNKNOWN_TOKEN,
    Scene,
    Target,
    add_target,
    bearer,
    look,
)
from tests.server.sockets import connect

pytestmark = pytest.mark.slow  # a real server, or a real database

Message = dict[str, Any]


def post(client: httpx.Client, target: Target, token: str | None, body: Message) -> httpx.Response:
    headers = {} if token is None else bearer(token)
    return client.post(f"/api/tables/{target.table}/commands", json=body, headers=headers)


def over_socket(scene: Scene, target: Target, token: str, body: Message) -> Message:
    """Return the answer to a command on a socket."""

    async def ask() -> Message:
        url = f"{scene.server.live_url}/api/tables/{target.table}/live"
        async with connect(url, max_size=2**24) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
            await socket.send(json.dumps(body))
            while True:
                message: Message = json.loads(await socket.recv())
                if message["type"] in ("ack", "error"):
                    return message

    return asyncio.run(ask())


def step(state: Message, key: str, **more: Any) -> Message:
    """Return a command that a seat may give now."""
    seat, version = state["seat"], state["version"]
    action = state["position"]["legal"][0]["id"]
    command = {"type": "step", "seat": seat, "key": key, "version": version, "action": action}
    return {**command, **more}


HOST, FIRST, SECOND = "host", "first", "second"
Who = str
TAKE = {"kinds": ["take"], "args": {"piece": "head"}}

# Who asks, at which table, for what; the status and the code of the answer.
REFUSALS: list[tuple[Who, str, Message, int, str]] = [
    (FIRST, "running", {"type": "undo", "seat": 1, "version": 3}, 403, "forbidden"),
    (FIRST, "running", {"type": "resign", "seat": 1}, 403, "forbidden"),
    (FIRST, "running", {"type": "resign", "seat": 3}, 403, "forbidden"),
    (HOST, "running", {"type": "resign", "seat": 0}, 403, "forbidden"),
    (HOST, "running", {"type": "step", "seat": 0, "version": 3, "action": 0}, 403, "forbidden"),
    (HOST, "running", {"type": "react", "seat": 0, "reaction": "oops"}, 403, "forbidden"),
    (HOST, "running", {"type": "hint", "seat": 0, "version": 3}, 403, "forbidden"),
    (HOST, "running", {"type": "why", "seat": 0, "version": 3, **TAKE}, 403, "forbidden"),
    (FIRST, "running", {"type": "kick", "target": 1}, 403, "forbidden"),
    (FIRST, "running", {"type": "kick", "target": 1, "seat": 0}, 403, "forbidden"),
    (FIRST, "running", {"type": "start"}, 403, "forbidden"),
    (FIRST, "running", {"type": "settings", "listed": True}, 403, "forbidden"),
    (FIRST, "running", {"type": "settings"}, 422, "nothing-to-change"),
    (FIRST, "lobby", {"type": "configure", "target": 2, "plan": NOVICE}, 403, "forbidden"),
    (HOST, "lobby", {"type": "configure", "target": 0, "plan": NOVICE}, 409, "taken"),
    (HOST, "lobby", {"type": "configure", "target": 3, "plan": NOVICE}, 422, "no-seat"),
    (HOST, "lobby", {"type": "configure", "target": 2, "plan": {"kind": "bot"}}, 422, "no-level"),
    (HOST, "lobby", {"type": "kick", "target": 3}, 422, "no-seat"),
    (HOST, "lobby", {"type": "kick", "target": 2}, 409, "no-person"),
    (HOST, "lobby", {"type": "start"}, 409, "not-ready"),
    (HOST, "running", {"type": "start"}, 409, "wrong-time"),
    (HOST, "running", {"type": "settings", "help": "off"}, 409, "wrong-time"),
    (HOST, "running", {"type": "return", "target": 0}, 409, "not-away"),
    (HOST, "running", {"type": "return", "target": 3}, 422, "no-seat"),
    (HOST, "running", {"type": "replace", "target": 2}, 422, "no-seat"),
    (HOST, "running", {"type": "rematch"}, 409, "wrong-time"),
    (HOST, "over", {"type": "kick", "target": 0}, 409, "wrong-time"),
    (FIRST, "lobby", {"type": "nonce", "seat": 0, "nonce": "another"}, 409, "has-nonce"),
    (FIRST, "lobby", {"type": "undo", "seat": 0, "version": 3}, 409, "wrong-time"),
    (FIRST, "lobby", {"type": "resign", "seat": 0}, 409, "wrong-time"),
    (FIRST, "lobby", {"type": "hint", "seat": 0, "version": 3}, 409, "wrong-time"),
    (FIRST, "lobby", {"type": "why", "seat": 0, "version": 3, **TAKE}, 409, "wrong-time"),
    (FIRST, "over", {"type": "resign", "seat": 0}, 409, "wrong-time"),
    (FIRST, "over", {"type": "leave", "seat": 0}, 409, "wrong-time"),
    (FIRST, "over", {"type": "commit", "seat": 0, "version": 9}, 409, "wrong-time"),
    (FIRST, "running", {"type": "undo", "seat": 0, "version": 0}, 409, "stale"),
    (FIRST, "running", {"type": "commit", "seat": 0, "version": 2**31}, 409, "stale"),
    (FIRST, "running", {"type": "hint", "seat": 0, "version": 1}, 409, "stale"),
    (FIRST, "running", {"type": "why", "seat": 0, "version": 1, **TAKE}, 409, "stale"),
    (FIRST, "running", {"type": "why", "seat": 0, "version": 3, "kinds": []}, 422, "bad-message"),
]


@pytest.mark.parametrize(("who", "where", "body", "status", "code"), REFUSALS)
def test_a_command_is_refused(
    scene: Scene, who: Who, where: str, body: Message, status: int, code: str
) -> None:
    target: Target = getattr(scene, where)
    token = {HOST: target.host, FIRST: target.tokens[0], SECOND: target.tokens[-1]}[who]
    before = scene.stored()
    body = {"key": "refused", **body}
    with scene.server.client() as client:
        answer = post(client, target, token, body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert over_socket(scene, target, token, body)["code"] == code
    assert scene.stored() == before


@pytest.mark.parametrize(
    "body",
    [
        {"type": "undo"},
        {"type": "redo"},
        {"type": "reset"},
        {"type": "commit"},
        {"type": "step", "action": 100_000},
        {"type": "step", "action": GAME.parse_action("pass")},  # cards are chosen first (B2)
    ],
)
def test_what_the_rules_do_not_allow(scene: Scene, body: Message) -> None:
    before = scene.stored()
    codes = {"illegal"} if "action" in body else {f"nothing-to-{body['type']}", "nothing-to-undo"}
    with scene.server.client() as client:
        state = look(client, scene.running)
        legal = [each["id"] for each in state["position"]["legal"]]
        assert body.get("action") not in legal
        asked = {"key": "rules", "seat": 0, "version": state["version"], **body}
        answer = post(client, scene.running, scene.running.tokens[0], asked)
    assert answer.status_code == 409
    assert answer.json()["code"] in codes
    assert over_socket(scene, scene.running, scene.running.tokens[0], asked)["code"] in codes
    assert scene.stored() == before


@pytest.mark.parametrize(
    ("token", "code"),
    [
        (lambda scene: None, "bad-token"),
        (lambda scene: UNKNOWN_TOKEN, "no-table"),
        (lambda scene: "-", "no-table"),
        (lambda scene: "x" * 9000, "no-table"),
        (lambda scene: scene.lobby.tokens[0], "no-table"),
        (lambda scene: scene.lobby.host, "no-table"),
        (lambda scene: scene.running.invite, "bad-token"),  # who has that knows of the table
        (lambda scene: scene.running.tokens[0][:-1], "no-table"),
    ],
)
def test_a_token_that_holds_nothing_here(
    scene: Scene, token: Callable[[Scene], str | None], code: str
) -> None:
    before = scene.stored()
    given = token(scene)
    table = f"/api/tables/{scene.running.table}"
    headers = {} if given is None else bearer(given)
    with scene.server.client() as client:
        command = {"type": "resign", "key": "stolen", "seat": 0}
        answers = [
            post(client, scene.running, given, command),
            client.post(f"{table}/recovery", headers=headers),
        ]
        if given is not None:
            answers += [
                client.get(table, headers=headers),
                client.get(f"{table}/log", headers=headers),
            ]
    for answer in answers:
        status = 401 if code == "bad-token" else 404
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.headers.get("www-authenticate") == ("Bearer" if status == 401 else None)
    assert scene.stored() == before


@pytest.mark.parametrize("token", [None, UNKNOWN_TOKEN, "-", "x" * 9000, "Basic", ""])
def test_a_private_table_cannot_be_told_from_none(scene: Scene, token: str | None) -> None:
    """Whatever a stranger sends, both answers are the same to the last byte."""
    headers = {} if token is None else bearer(token)
    if token in ("Basic", ""):
        headers = {"authorization": token}
    body: dict[str, Any] = {"type": "resign", "key": "stolen", "seat": 0}
    joining = {"name": "Eve", "nonce": "n", "invite": UNKNOWN_TOKEN}
    told = []
    with scene.server.client() as client:
        for name in (scene.running.table, "nowhere-at-all"):
            table = f"/api/tables/{name}"
            asked = [
                client.get(table, headers=headers),
                client.get(table, headers={**headers, "x-coatl-invite": UNKNOWN_TOKEN}),
                *(
                    client.get(f"{table}/{what}", headers=headers)
                    for what in ("log", "record", "steps", "steps/0", "steps/0/advice")
                ),
                client.get(f"{table}/invitation", headers=headers),
                client.post(f"{table}/commands", json=body, headers=headers),
                client.post(f"{table}/recovery", headers=headers),
                client.post(f"{table}/join", json=joining, headers=headers),
            ]
            told.append([(each.status_code, each.headers, each.content) for each in asked])
    assert told[0] == told[1]
    assert {status for status, _, _ in told[0]} <= {401, 404}


@pytest.mark.parametrize("hello", [{}, {"tokens": [UNKNOWN_TOKEN]}, {"invite": UNKNOWN_TOKEN}])
def test_nor_over_a_socket(scene: Scene, hello: dict[str, Any]) -> None:
    async def greet(table: str) -> str | bytes:
        async with connect(f"{scene.server.live_url}/api/tables/{table}/live") as socket:
            await socket.send(json.dumps({"type": "hello", **hello}))
            return await socket.recv()

    assert asyncio.run(greet(scene.running.table)) == asyncio.run(greet("nowhere-at-all"))


def test_a_private_table_needs_its_invitation(scene: Scene) -> None:
    before = scene.stored()
    joining = {"name": "Eve", "nonce": "n"}
    with scene.server.client() as client:
        for invite in (None, UNKNOWN_TOKEN, scene.running.invite, scene.lobby.tokens[0]):
            headers = {} if invite is None else {"x-coatl-invite": invite}
            table = f"/api/tables/{scene.lobby.table}"
            for path in (table, f"{table}/log", f"{table}/record", f"{table}/steps/0"):
                answer = client.get(path, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (404, "no-table")
            answer = client.post(f"{table}/join", json={**joining, "invite": invite})
            assert (answer.status_code, answer.json()["code"]) == (404, "no-table")
    assert scene.stored() == before


def test_commands_sent_again_do_nothing_more(scene: Scene) -> None:
    with scene.server.client() as client:
        target = add_target(client, [PERSON, PERSON], 2)
        token = target.tokens[0]
        command = step(look(client, target), "once")
        first = post(client, target, token, command)
        assert first.json()["ack"]["repeated"] is False
        before = scene.stored(target)
        version = first.json()["ack"]["version"]
        for _ in range(3):
            again = post(client, target, token, command).json()["ack"]
            assert (again["repeated"], again["version"]) == (True, version)
            again = over_socket(scene, target, token, command)
            assert (again["repeated"], again["version"]) == (True, version)
        assert scene.stored(target) == before
        for other in (
            {**command, "action": command["action"] + 1},
            {**command, "commit": True},
            {**command, "version": version},
            {"type": "undo", "seat": 0, "key": "once", "version": version},
            {"type": "resign", "seat": 0, "key": "once"},
        ):
            answer = post(client, target, token, other)
            assert (answer.status_code, answer.json()["code"]) == (409, "key-reused")
            assert over_socket(scene, target, token, other)["code"] == "key-reused"
        stale = {**command, "key": "late"}
        answer = post(client, target, token, stale)
        assert (answer.status_code, answer.json()["code"]) == (409, "stale")
        assert answer.json()["arguments"] == {"version": version}
        assert over_socket(scene, target, token, stale)["code"] == "stale"
        stranger = post(client, target, target.tokens[1], command)  # replayed by somebody else
        assert (stranger.status_code, stranger.json()["code"]) == (403, "forbidden")
        assert scene.stored(target) == before


@pytest.mark.parametrize(
    "table",
    [
        "abc",
        "a" * 33,
        "a%00aaaaaaaaa",
        "%ff%fe%fd%fc%fb%fa%f9%f8",
        "..%2f..%2fetc%2fpasswd",
        "🐍" * 8,
    ],
)
def test_odd_names_of_tables(scene: Scene, table: str) -> None:
    with scene.server.client() as client:
        for path in ("", "/log", "/record", "/steps/0"):
            answer = client.get(f"/api/tables/{table}{path}")
            assert answer.status_code in (404, 422)
            assert answer.json()["code"] in ("bad-message", "no-page", "no-table")
