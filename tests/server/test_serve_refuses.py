"""`coatl serve` with settings that cannot be used: one clear line, exit code 2."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from coatl.core.extras import install_command
from coatl.server.settings import ServerSettings
from coatl.server.storage.store import Store
from tests.patience import PATIENCE
from tests.server.forked import ForkedProcess
from tests.server.serving import MAIN

pytestmark = pytest.mark.slow  # a real server, or a real database

NO_FASTAPI = "import sys; sys.modules['fastapi'] = None; "
Serve = Callable[..., str]


@pytest.fixture
def serve(tmp_path: Path) -> Serve:
    """Start a server that cannot start; return what it says."""

    def start(*options: str, **settings: str) -> str:
        own = {key: value for key, value in os.environ.items() if not key.startswith("COATL_")}
        log = tmp_path / "log"
        process = ForkedProcess(MAIN, ["serve", *options], {**own, **settings}, log)
        assert process.stdout is not None
        with process.stdout as said:
            assert said.read() == ""
        (line,) = log.read_text().splitlines()
        assert process.wait(PATIENCE) == 2
        return line

    return start


@pytest.mark.parametrize(
    ("options", "settings", "words"),
    [
        (["--port", "99999"], {}, "65535"),
        (["--log-level", "loud"], {}, "--log-level or COATL_LOG_LEVEL: Input should be 'debug'"),
        ([], {"COATL_BASE_PATH": "coatl"}, "such as /coatl"),
        (["--host", "x" * 70], {}, "cannot listen at"),
        (["--port", "0", "--database-url", "mysql://me:pass-word@host/x"], {}, "postgresql://"),
        (["--port", "0", "--database-url", "postgresql://me:pass-word@"], {}, ""),
        (["--port", "0"], {"COATL_DATABASE_URL": "postgresql://me:pass-word@[/x"}, ""),
    ],
)
def test_a_setting_is_refused(
    serve: Serve, tmp_path: Path, options: list[str], settings: dict[str, str], words: str
) -> None:
    settings = {"COATL_DATA_DIR": str(tmp_path), **settings}
    line = serve(*options, **settings)
    assert words in line
    assert "pass-word" not in line


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ({"port": "many"}, "valid integer"),
        ({"base_path": "/a/../b?"}, "such as /coatl"),
        ({"base_path": "//a"}, "such as /coatl"),
        ({"allowed_origins": "*"}, "such as https://example.org"),
        ({"allowed_origins": "https://a.example,null"}, "such as https://example.org"),
        ({"allowed_origins": "https://a.example/path"}, "such as https://example.org"),
        ({"allowed_hosts": "https://a.example"}, "such as games.example.org"),
        ({"allowed_hosts": "a.example:80"}, "such as games.example.org"),
        ({"trusted_proxies": "proxy"}, "addresses or networks"),
        ({"bot_workers": "-1"}, "greater than or equal to 0"),
        ({"requests_a_second": "0"}, "greater than or equal to 1"),
    ],
)
def test_a_value_is_refused(setting: dict[str, Any], words: str) -> None:
    with pytest.raises(ValidationError, match=words):
        ServerSettings(**setting)


def test_values_are_tidied_up() -> None:
    settings = ServerSettings(
        base_path=" /a/b/ ",
        allowed_origins="https://A.example/, http://b.example:81",  # type: ignore[arg-type]
        trusted_proxies="10.0.0.1, 192.168.0.0/16,::1",
    )
    assert settings.base_path == "/a/b"
    assert settings.allowed_origins == ("https://a.example", "http://b.example:81")


def test_a_port_that_is_in_use(serve: Serve, tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        line = serve("--port", str(port), "--data-dir", str(tmp_path))
    assert f"cannot listen at 127.0.0.1:{port}" in line


def test_a_folder_that_cannot_be_made(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    line = serve("--port", "0", "--data-dir", str(tmp_path / "file" / "data"))
    assert "cannot make the data folder" in line


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "it is empty (0 bytes)"),
        (b"This is no database. " * 500, "file is not a database"),
    ],
)
def test_a_database_that_is_damaged(
    serve: Serve, tmp_path: Path, content: bytes, words: str
) -> None:
    file = tmp_path / "coatl.sqlite3"
    file.write_bytes(content)
    line = serve("--port", "0", "--data-dir", str(tmp_path))
    assert f"the database is damaged: stop the server and restore a backup ({file}: {words}" in line
    assert "coatl restore" in line
    assert file.read_bytes() == content


def test_a_postgresql_database_that_another_server_uses(serve: Serve, postgres_url: str) -> None:
    with Store.open(postgres_url):
        line = serve("--port", "0", "--database-url", postgres_url)
    assert "is in use: another server on 127.0.0.1 uses it: stop that one first" in line
    assert "--database-url" in line


def test_a_package_that_is_missing() -> None:
    """In a process of its own: what servers are forked from has the package."""
    done = subprocess.run(
        [sys.executable, "-c", NO_FASTAPI + MAIN, "serve"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert install_command("server") in done.stderr
    assert done.stderr.count("\n") == 1
