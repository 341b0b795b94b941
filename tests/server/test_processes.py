"""`coatl serve --processes`: several behind one port, started again when they die."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from coatl.cli.main import run
from coatl.server.processes import BOOT
from coatl.server.settings import ServerSettings
from tests.server.redis_server import RedisServer
from tests.server.serving import ServerProcess, free_port

pytestmark = pytest.mark.slow  # a real server and a real database


def test_a_process_that_dies_is_replaced_and_all_end_together(
    postgres_url: str, tmp_path: Path
) -> None:
    redis = RedisServer()
    settings = {"COATL_PROCESSES": "2", "COATL_BOT_WORKERS": "1"}
    try:
        redis.start()
        settings["COATL_REDIS_URL"] = redis.url
        with ServerProcess(postgres_url, tmp_path / "log", **settings) as server:
            with server.client() as client:
                body = {"game": "cards", "seats": [{"kind": "person"}] * 2}
                made = client.post("/api/tables", json=body).json()
                victim = min(find_settled(server))
                os.kill(victim, signal.SIGKILL)
                while victim in server.workers or len(server.workers) < 2:
                    time.sleep(0.05)
                headers = {"authorization": f"Bearer {made['host']}"}
                found = client.get(f"/api/tables/{made['table']}", headers=headers)
                assert found.json()["table"]["status"] == "lobby"
            assert server.stop() == 0
    finally:
        redis.remove()


def test_a_process_that_cannot_start_says_why_and_ends(tmp_path: Path) -> None:
    nowhere = f"127.0.0.1:{free_port()}"
    settings = ServerSettings(
        database_url=f"postgresql://coatl@{nowhere}/coatl", redis_url=f"redis://{nowhere}/0"
    )
    with socket.create_server(("127.0.0.1", 0)) as listener:
        setup = {
            "path": [os.path.abspath(entry) for entry in sys.path],
            "settings": settings.model_dump(mode="json"),
            "listener": listener.fileno(),
            "ready": 2,
        }
        process = subprocess.Popen(
            [sys.executable, "-c", BOOT, json.dumps({"path": setup["path"]})],
            stdin=subprocess.PIPE,  # it stays open, as long as the parent lives
            stderr=subprocess.PIPE,
            pass_fds=(listener.fileno(),),
        )
        assert process.stdin is not None
        assert process.stderr is not None
        with process:
            process.stdin.write(json.dumps(setup).encode() + b"\n")
            process.stdin.flush()
            said = process.stderr.read().decode()
            assert process.wait() == 1
    assert said.startswith("coatl: the database cannot be reached")
    assert len(said.splitlines()) == 1


def find_settled(server: ServerProcess) -> set[int]:
    """Return the two processes of a server: one may answer before the other starts, and while they
    start there are others that end at once.
    """
    looks: list[set[int]] = []
    while len(looks) < 10:
        found = set(server.workers)
        looks = [*looks, found] if len(found) == 2 and found in (looks or [found]) else []
        time.sleep(0.05)
    return looks[0]


@pytest.mark.parametrize("command", [["serve", "--processes", "2"], ["worker"]])
def test_sqlite_serves_one_process(
    command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("COATL_DATABASE_URL", "COATL_REDIS_URL"):
        monkeypatch.delenv(name, raising=False)
    assert run(command) == 2
    assert "COATL_REDIS_URL" in capsys.readouterr().err
