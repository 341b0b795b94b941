"""Names that a server answers to: its own, and those that whoever runs it allows."""

from __future__ import annotations

import socket

import pytest

from coatl.server.http.hosts import check_host, own_names
from coatl.server.protocol.errors import status_of
from coatl.server.settings import ServerSettings
from coatl.tables.errors import TableError


@pytest.mark.parametrize(
    "header",
    [
        "",  # no browser
        "127.0.0.1",
        "127.0.0.1:8080",
        "192.168.1.7:8080",
        "[::1]",
        "[::1]:8080",
        "[2001:db8::7]:80",
        "localhost",
        "LOCALHOST:8080",
        "localhost.:8080",
        "games.localhost",
        "box",
        "Box.local:8080",
        "box.lan.example",
        "play.example.org:443",
    ],
)
def test_names_that_are_ours(monkeypatch: pytest.MonkeyPatch, header: str) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.lan.example")
    check_host(header, own_names("0.0.0.0") | {"play.example.org"})


@pytest.mark.parametrize(
    "header",
    [
        "evil.example",
        "evil.example:8080",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evil.play.example.org",
        "notlocalhost",
        "box.evil.example",
        "1.2.3",
        "[::1",
        "a b",
        "evil.example:80:80",
        "evil@127.0.0.1",
        "*",
        ":8080",
    ],
)
def test_names_that_are_not(monkeypatch: pytest.MonkeyPatch, header: str) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "box")
    with pytest.raises(TableError, match="COATL_ALLOWED_HOSTS") as caught:
        check_host(header, own_names("127.0.0.1") | {"play.example.org"})
    assert (caught.value.code, status_of(caught.value)) == ("bad-host", 421)


def test_what_is_no_name_is_not_repeated() -> None:
    with pytest.raises(TableError) as caught:
        check_host("<script>", frozenset())
    assert caught.value.arguments == {"host": "?"}
    assert "script" not in caught.value.message


def test_the_name_to_listen_at_and_those_allowed() -> None:
    assert "games.example" in own_names("Games.example")
    settings = ServerSettings(allowed_hosts="A.example, b.example")  # type: ignore[arg-type]
    assert settings.allowed_hosts == ("a.example", "b.example")
    check_host("evil.example", frozenset({"*"}))
