"""Tokens that were moved, taken away, or are to stand for two things at once."""

from __future__ import annotations

import asyncio
import json
import secrets

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server.hostile import PERSON, UNKNOWN_TOKEN, Scene, Target, add_target, bearer
from tests.server.sockets import connect

pytestmark = pytest.mark.slow  # a real server, or a real database


@pytest.fixture
def target(scene: Scene) -> Target:
    with scene.server.client() as client:
        return add_target(client, [PERSON, PERSON, PERSON], 2)


def get(client: httpx.Client, target: Target, token: str) -> httpx.Response:
    return client.get(f"/api/tables/{target.table}", headers=bearer(token))


def recovery(client: httpx.Client, target: Target, seat: int = 0) -> str:
    path = f"/api/tables/{target.table}/recovery"
    answer = client.post(path, headers=bearer(target.tokens[seat]))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["recovery"])


def test_a_recovered_seat_is_held_by_the_new_token_only(scene: Scene, target: Target) -> None:
    with scene.server.client() as client:
        older, link = recovery(client, target), recovery(client, target)
        before = scene.stored(target)
        for secret in (older, UNKNOWN_TOKEN, target.tokens[1], target.host, target.invite):
            answer = client.post("/api/recover", json={"recovery": secret})
            assert (answer.status_code, answer.json()["code"]) == (401, "bad-recovery")
        answer = get(client, target, link)  # a link is no token
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")
        assert scene.stored(target) == before
        moved = client.post("/api/recover", json={"recovery": link}).json()
        assert (moved["table"], moved["seat"]) == (target.table, 0)
        assert get(client, target, moved["token"]).json()["seat"] == 0
        before = scene.stored(target)
        answer = get(client, target, target.tokens[0])
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")
        answer = client.post("/api/recover", json={"recovery": link})
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-recovery")
        assert scene.stored(target) == before


def test_a_device_may_move_its_seat_to_itself(scene: Scene, target: Target) -> None:
    with scene.server.client() as client:
        for token in (target.tokens[0], None):
            link = recovery(client, target)
            body = {"recovery": link, "token": token or link}
            moved = client.post("/api/recover", json=body)
            assert moved.status_code == 201, moved.text
            assert get(client, target, body["token"]).json()["seat"] == 0
            assert client.post("/api/mine", json={"tokens": [body["token"]]}).json() == {
                target.table: [0]
            }


def test_a_token_stands_for_one_thing(scene: Scene, target: Target) -> None:
    with scene.server.client() as client:
        link = recovery(client, target)
        before = scene.stored(target)
        joining = {"name": "Third", "nonce": "n", "invite": target.invite}
        for token in (target.host, link):
            answer = client.post(
                f"/api/tables/{target.table}/join", json={**joining, "token": token}
            )
            assert (answer.status_code, answer.json()["code"]) == (409, "token-used")
        for token in (target.host, target.tokens[1]):
            answer = client.post("/api/recover", json={"recovery": link, "token": token})
            assert (answer.status_code, answer.json()["code"]) == (409, "token-used")
        assert scene.stored(target) == before


async def read_codes(socket: ClientConnection, codes: list[str]) -> None:
    while True:
        message = json.loads(await socket.recv())
        codes.append(message.get("code", message["type"]))


def test_who_was_kicked_is_out_at_once(scene: Scene, target: Target) -> None:
    async def watch(client: httpx.AsyncClient) -> None:
        url = f"{scene.server.live_url}/api/tables/{target.table}/live"
        async with connect(url) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": [target.tokens[1]]}))
            while json.loads(await socket.recv())["type"] != "presence":
                pass
            waiting = asyncio.ensure_future(
                client.get(
                    f"/api/tables/{target.table}",
                    headers=bearer(target.tokens[1]),
                    params={"since": 3, "wait": 25},
                )
            )
            kick = {"type": "kick", "key": "out", "target": 1}
            answer = await client.post(
                f"/api/tables/{target.table}/commands", json=kick, headers=bearer(target.host)
            )
            assert answer.status_code == 200, answer.text
            codes: list[str] = []
            with pytest.raises(ConnectionClosed) as caught:
                await read_codes(socket, codes)
            assert codes[-1] == "bad-token"
            assert "update" not in codes
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1008
            late = await waiting
            assert (late.status_code, late.json()["code"]) == (401, "bad-token")

    async def scenario() -> None:
        async with httpx.AsyncClient(base_url=scene.server.url, timeout=PATIENCE) as client:
            await watch(client)

    asyncio.run(scenario())
    with scene.server.client() as client:
        table = f"/api/tables/{target.table}"
        found = client.get(f"{table}/invitation", headers=bearer(target.host)).json()["invite"]
        own = secrets.token_urlsafe(32)
        for token, invite, status in (
            (target.tokens[1], target.invite, 404),
            (own, target.invite, 404),
            (target.tokens[1], found, 403),
            (own, found, 201),  # whom the host sends the new invitation is welcome
        ):
            joining = {"name": "Back", "nonce": "n", "invite": invite, "token": token}
            answer = client.post(f"{table}/join", json=joining)
            assert answer.status_code == status, answer.text
