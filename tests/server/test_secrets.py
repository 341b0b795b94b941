"""Secrets stay where they belong: in no log, metric, error or URL; as hashes in the database."""

from __future__ import annotations

import asyncio
import json
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from coatl.server import tokens
from coatl.server.tokens import hash_token
from tests.patience import PATIENCE
from tests.server.hostile import NOVICE, PERSON, Target, add_target, bearer, finish, look
from tests.server.serving import ServerProcess
from tests.server.sockets import connect

pytestmark = pytest.mark.slow

NONCES = ("nonce-of-0", "nonce-of-1")
SETTINGS = {"COATL_LOG_LEVEL": "debug", "COATL_BOT_MILLISECONDS": "50"}


class Session:
    """Uses every feature once, and remembers every secret it has seen and every URL it asked."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.secrets: list[str] = []
        self.urls: list[str] = []
        self.refusals: list[str] = []
        self.client = httpx.Client(
            base_url=server.url, timeout=PATIENCE, event_hooks={"response": [self._note]}
        )

    def _note(self, answer: httpx.Response) -> None:
        self.urls.append(str(answer.request.url))
        if answer.status_code >= 400:
            answer.read()
            self.refusals.append(answer.text)

    def command(self, target: Target, token: str, **body: Any) -> httpx.Response:
        path = f"/api/tables/{target.table}/commands"
        return self.client.post(path, json=body, headers=bearer(token))

    def run(self) -> str:
        """Play; return the secret of a finished game, which is public by then."""
        running = add_target(self.client, [PERSON, PERSON], 2, help="coach")
        over = add_target(self.client, [PERSON, NOVICE], 1)
        lobby = add_target(self.client, [PERSON, PERSON, PERSON], 2, listed=True)
        own = secrets.token_urlsafe(32)
        self.secrets += [own, *running.secrets, *over.secrets, *lobby.secrets]
        finish(self.client, over)
        first = running.tokens[0]
        self.use_socket(running)
        state = look(self.client, running)
        hint = {"type": "hint", "key": "h", "seat": 0, "version": state["version"]}
        assert self.command(running, first, **hint).status_code == 200
        why = {**hint, "type": "why", "key": "w", "kinds": ["take"]}
        assert self.command(running, first, **why).json()["why"]["reasons"]
        path = f"/api/tables/{running.table}"
        link = self.client.post(f"{path}/recovery", headers=bearer(first)).json()["recovery"]
        body = {"recovery": link, "token": own}
        assert self.client.post("/api/recover", json=body).status_code == 201
        assert self.client.post("/api/mine", json={"tokens": [own, link]}).status_code == 200
        rematch = {"type": "rematch", "key": "r", "seat": 0}
        assert self.command(over, over.tokens[0], **rematch).status_code == 200
        self.secrets.append(link)
        self.be_refused(running, lobby)
        self.use_socket(running, first)
        return str(look(self.client, over)["table"]["fair"]["secret"])

    def be_refused(self, running: Target, lobby: Target) -> None:
        """Put secrets where they do not belong."""
        for secret in [*running.secrets, *lobby.secrets]:
            self.command(running, secret, type=secret, key=secret, seat=secret)
            self.command(running, secret, type="undo", key="k", **{secret: secret})
            self.command(lobby, secret, type="undo", key=secret, seat=0, version=1)
            self.client.post("/api/recover", json={"recovery": secret, secret: 1})
            self.client.post("/api/mine", json={"tokens": [secret + "!", {secret: secret}]})
            self.client.post("/api/tables", json={"seats": [], "token": secret + "!"})
            self.client.post("/api/tables", content=f'{{"token": "{secret}'.encode())
            joining = {"name": secret[:30] + "|", "nonce": secret + "|", "invite": secret}
            self.client.post(f"/api/tables/{lobby.table}/join", json=joining)
            headers = {"x-coatl-invite": secret, "authorization": secret}
            self.client.get(f"/api/tables/{running.table}", headers=headers)

    def use_socket(self, target: Target, *more: str) -> None:
        """Use a socket, also in ways that it refuses."""

        async def use() -> None:
            url = f"{self.server.live_url}/api/tables/{target.table}/live"
            for token in (target.tokens[1], *more):
                async with connect(url, max_size=2**24) as socket:
                    await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
                    if json.loads(await socket.recv())["type"] == "error":
                        continue
                    await socket.send(json.dumps({"type": token, token: token}))
                    await socket.send(b"\xff" + token.encode())
                    await socket.send('{"type":"ping"}')
                    while (message := json.loads(await socket.recv()))["type"] != "pong":
                        if message["type"] == "error":
                            self.refusals.append(json.dumps(message))

        asyncio.run(use())


@pytest.mark.parametrize("form", ["json", "text"])
def test_secrets_are_nowhere(tmp_path: Path, form: str) -> None:
    data, log = tmp_path / "data", tmp_path / "log"
    with ServerProcess(data, log, COATL_LOG_FORMAT=form, **SETTINGS) as server:
        session = Session(server)
        with session.client:
            public = session.run()
            metrics = session.client.get("/metrics").text
        assert server.stop() == 0
    stored = b"".join(path.read_bytes() for path in data.iterdir() if path.is_file())
    assert len(session.secrets) == len(set(session.secrets)) > 10
    logged = log.read_text()
    assert "stopped" in logged
    for secret in session.secrets:
        assert secret[:8] not in logged  # a library may shorten what it logs
        assert secret[-8:] not in logged
        assert secret not in metrics
        assert not any(secret in url for url in session.urls)
        assert not any(secret in refusal for refusal in session.refusals)
        assert secret.encode() not in stored
    assert hash_token(session.secrets[0]).encode() in stored
    assert public.encode() in stored  # a game's secret is kept: nothing else could deal its cards
    for word in (public, *NONCES):
        assert word not in logged
        assert word not in metrics
        assert not any(word in refusal for refusal in session.refusals)


def test_a_game_in_play_keeps_its_secret_and_nonces(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", tmp_path / "log") as server, server.client() as client:
        waiting = add_target(client, [PERSON, PERSON, PERSON], 2)
        running = add_target(client, [PERSON, PERSON], 2)
        fair = look(client, waiting)["table"]["fair"]
        assert (fair["nonces"], fair["secret"]) == ([], None)
        text = json.dumps(look(client, waiting))
        assert not any(nonce in text for nonce in NONCES)
        assert look(client, running)["table"]["fair"]["secret"] is None


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_traceback_shows_no_values(form: str) -> None:
    code = f"""
import structlog
from coatl.server.logs import set_up_logs
set_up_logs("debug", {form!r})
def fail(token):
    cards = [token] * 3
    raise ValueError("trouble")
try:
    fail("very" + "-" + "secret")
except ValueError:
    structlog.get_logger().exception("it failed")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "ValueError: trouble" in done.stderr
    assert "very-secret" not in done.stderr


def test_hashes_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr("coatl.server.tokens.hmac.compare_digest", compare)
    assert tokens.matches("b", ["a", "b", "c"]) == "b"
    assert tokens.matches("x", ["a", "b"]) is None
    assert [one for one, _ in compared] == [b"a", b"b", b"c", b"a", b"b"]  # all, found or not
