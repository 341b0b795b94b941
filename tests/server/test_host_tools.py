"""What hosts run beside a server: tables, bans, the status page, the doctor."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, text

from coatl.cli.main import run
from coatl.core.record_text import parse_record
from coatl.core.registry import get_game
from coatl.server.checks import judge_forwarding
from coatl.server.http.status import is_password
from coatl.server.live.bans import Bans
from coatl.server.storage.bans import Ban, add_ban
from coatl.server.storage.housekeeping import connected
from coatl.server.storage.store import Store
from coatl.tables.errors import TableError
from tests.patience import PATIENCE
from tests.server.serving import ServerProcess

pytestmark = pytest.mark.slow  # a real server, or a real database

PASSWORD = "open sesame"
DAY = 86_400.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("tools")
    settings = {"COATL_STATUS_PASSWORD": PASSWORD, "COATL_BOT_MILLISECONDS": "10"}
    with ServerProcess(folder / "data", folder / "log", **settings) as found:
        yield found


@pytest.fixture
def data(server: ServerProcess) -> Path:
    return server.log.parent / "data"


@pytest.fixture
def client(server: ServerProcess) -> Iterator[httpx.Client]:
    with closing(server.client()) as found:
        yield found


def make(client: httpx.Client, seats: str = "pp", **settings: Any) -> Any:
    kinds = {"p": {"kind": "person"}, "b": {"kind": "bot", "level": "novice"}}
    body = {"game": "cards", "seats": [kinds[each] for each in seats], "pace": "instant"}
    return client.post("/api/tables", json={**body, **settings}).json()


def coatl(capsys: pytest.CaptureFixture[str], data: Path, *words: str) -> tuple[int, str]:
    """Run a command for a data folder; return its exit code and what it says."""
    code = run([*words, "--data-dir", str(data)])
    said = capsys.readouterr()
    return code, said.out + said.err


def test_tables_are_listed_exported_and_deleted_while_the_server_runs(
    server: ServerProcess,
    data: Path,
    client: httpx.Client,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lobby, over = make(client, name="Waiting room"), make(client, "bb")
    path = f"/api/tables/{over['table']}"
    head = {"authorization": f"Bearer {over['host']}"}
    end = time.monotonic() + PATIENCE
    while client.get(path, headers=head).json()["table"]["status"] != "over":
        assert time.monotonic() < end
    while True:  # what the lobby shows follows by itself
        _, shown = coatl(capsys, data, "tables", "list", "--status", "over", "--json")
        if over["table"] in shown:
            break
        assert time.monotonic() < end
    rows = json.loads(coatl(capsys, data, "tables", "list", "--json")[1])
    assert {each["id"]: each["status"] for each in rows} == {
        lobby["table"]: "lobby",
        over["table"]: "over",
    }
    assert not any(word in json.dumps(rows) for word in ("secret", "invite", "token"))
    code, shown = coatl(capsys, data, "tables", "show", lobby["table"])
    assert (code, "Waiting room" in shown, "free, free" in shown) == (0, True, True)

    file = tmp_path / "game.coatl"
    assert coatl(capsys, data, "tables", "export", over["table"], "-o", str(file))[0] == 0
    assert parse_record(get_game("cards"), file.read_text("utf-8")).steps
    assert coatl(capsys, data, "tables", "export", over["table"], "-o", str(file))[0] == 2
    assert coatl(capsys, data, "tables", "export", lobby["table"])[0] == 2

    for unknown, known in (("--game", "board, cards, carl"), ("--status", "lobby, running, over")):
        code, said = coatl(capsys, data, "tables", "list", unknown, "chess")
        assert (code, f"expected {known}" in said) == (2, True)
    assert coatl(capsys, data, "tables", "delete")[0] == 2
    dry = coatl(capsys, data, "tables", "delete", lobby["table"], "--dry-run")[1]
    assert "1 table would be deleted" in dry
    assert coatl(capsys, data, "tables", "delete", lobby["table"], "--yes")[0] == 0
    assert coatl(capsys, data, "tables", "delete", lobby["table"], "--yes")[0] == 2
    joining = {"name": "Ana", "nonce": "n", "invite": lobby["invite"]}
    gone = client.post(f"/api/tables/{lobby['table']}/join", json=joining)
    assert (gone.status_code, gone.json()["code"]) == (404, "no-table")


def insert_table(connection: Connection, name: str, status: str, at: float) -> None:
    connection.execute(
        text(
            "INSERT INTO tables (id, created_at, updated_at, game, rules_version, settings,"
            " status, listed, secret, last_seq, seats_open, summary) VALUES (:id, :at, :at,"
            " 'cards', 1, '{}', :status, false, '', 0, 0, '{}')"
        ),
        {"id": name, "at": at, "status": status},
    )


def test_tables_that_never_started_go_after_thirty_days(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Store.open(tmp_path):
        pass
    now = time.time()
    with connected(tmp_path) as connection:
        for name, status, days in (
            ("young", "lobby", 29),
            ("old", "lobby", 31),
            ("played", "over", 999),
        ):
            insert_table(connection, name, status, now - days * DAY)
    for words in (["--dry-run"], ["--yes"], ["--yes"]):
        code, said = coatl(capsys, tmp_path, "tables", "tidy", *words)
        assert code == 0
    assert "nothing to delete" in said
    rows = json.loads(coatl(capsys, tmp_path, "tables", "list", "--json")[1])
    assert {each["id"] for each in rows} == {"young", "played"}


def test_a_banned_player_is_refused_until_the_ban_is_lifted(
    data: Path, client: httpx.Client, capsys: pytest.CaptureFixture[str]
) -> None:
    made = make(client)
    path = f"/api/tables/{made['table']}"
    joining = {"name": "Mallory", "nonce": "n", "seat": 1, "invite": made["invite"]}
    token = client.post(f"{path}/join", json=joining).json()["token"]
    head = {"authorization": f"Bearer {token}"}

    def wait_for(status: int) -> httpx.Response:
        end = time.monotonic() + PATIENCE
        while (answer := client.get(path, headers=head)).status_code != status:
            assert time.monotonic() < end
            time.sleep(0.05)
        return answer

    words = ["--table", made["table"], "--seat", "2", "--reason", "foul"]
    assert coatl(capsys, data, "bans", "add", *words)[0] == 0
    assert wait_for(403).json()["code"] == "banned"
    host = {"authorization": f"Bearer {made['host']}"}
    assert client.get(path, headers=host).status_code == 200
    (ban,) = json.loads(coatl(capsys, data, "bans", "list", "--json")[1])
    assert (ban["reason"], ban["kind"], token in ban["what"]) == ("foul", "token", False)
    assert coatl(capsys, data, "bans", "lift", ban["id"])[0] == 0
    assert coatl(capsys, data, "bans", "lift", ban["id"])[0] == 2
    wait_for(200)


def test_ranges_of_addresses_are_banned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bans = Bans()
    held = [
        Ban(str(number), "address", network, "", 0.0, 0.0)
        for number, network in enumerate(("203.0.113.0/24", "2001:db8:1::/48"))
    ]
    bans.check_address("203.0.113.7")
    bans.set(held)
    for address in ("203.0.113.7", "2001:db8:1:5::/64"):
        with pytest.raises(TableError) as caught:
            bans.check_address(address)
        assert caught.value.code == "banned"
    for address in ("203.0.114.7", "2001:db8:2::/64", "unknown"):
        bans.check_address(address)
    with Store.open(tmp_path):
        pass
    assert coatl(capsys, tmp_path, "bans", "add", "--address", "203.0.113.7/24")[0] == 0
    assert "203.0.113.0/24" in coatl(capsys, tmp_path, "bans", "list")[1]
    for words in ([], ["--address", "nowhere"], ["--table", "t"], ["--seat", "1"]):
        assert coatl(capsys, tmp_path, "bans", "add", *words)[0] == 2


def test_a_ban_ends_by_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Store.open(tmp_path):
        pass
    with connected(tmp_path) as connection:
        add_ban(connection, "address", "203.0.113.0/24", "", -1.0)
    assert "no bans" in coatl(capsys, tmp_path, "bans", "list")[1]


def test_the_status_page_is_for_who_has_the_password(client: httpx.Client) -> None:
    refused = client.get("/status")
    assert (refused.status_code, "Basic" in refused.headers["www-authenticate"]) == (401, True)
    assert client.get("/status", auth=("host", "wrong")).status_code == 401
    page = client.get("/status", auth=("host", PASSWORD))
    assert (page.status_code, "<h2>Tables</h2>" in page.text) == (200, True)
    given = {"authorization": f"Bearer {PASSWORD}", "accept": "application/json"}
    told = client.get("/status", headers=given).json()
    assert (told["database"], told["your address"]) == ("ok", "127.0.0.1")
    assert told["forwarded for"] == ""
    said = {**given, "x-forwarded-for": "198.51.100.7"}  # this machine is a trusted proxy
    told = client.get("/status", headers=said).json()
    assert (told["your address"], told["forwarded for"]) == ("198.51.100.7", "198.51.100.7")
    assert not is_password("", "")
    assert not is_password("Basic !!", PASSWORD)


def test_the_doctor_finds_a_healthy_server_well(
    server: ServerProcess,
    data: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COATL_STATUS_PASSWORD", PASSWORD)
    found = json.loads(coatl(capsys, data, "doctor", "--url", server.url, "--json")[1])
    by_name = {each["about"]: each for each in found}
    here = {"rules", "page", "database", "migrations", "clock", "disk"}
    there = {"address", "proxy: Host", "proxy: sockets", "proxy: X-Forwarded-For"}
    assert here | there == set(by_name)
    for name in set(by_name) - {"rules", "page", "disk"}:  # those depend on this machine
        assert by_name[name]["ok"], by_name[name]


@pytest.mark.parametrize(
    ("seen", "said", "believed", "words"),
    [
        ("198.51.100.7", "198.51.100.7", "198.51.100.7", ""),
        ("198.51.100.7", "", "198.51.100.7", ""),  # nobody is in between
        ("10.0.0.2", "198.51.100.7", "10.0.0.2", "COATL_TRUSTED_PROXIES=10.0.0.2"),
        ("127.0.0.1", "", "127.0.0.1", "let it send X-Forwarded-For"),
        ("198.51.100.7", "198.51.100.7", "192.0.2.1", "pretend to come from anywhere"),
    ],
)
def test_the_doctor_knows_a_proxy_that_does_not_say_who_asks(
    seen: str, said: str, believed: str, words: str
) -> None:
    ok, text = judge_forwarding("https://203.0.113.9/coatl", seen, said, believed)
    assert (ok, words in text) == (not words, True)


def test_the_doctor_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(tmp_path):
        pass
    (tmp_path / "coatl.sqlite3").write_bytes(b"no database at all" * 1000)
    monkeypatch.setenv("COATL_REDIS_URL", "redis://127.0.0.1:1/0")
    code, said = coatl(capsys, tmp_path, "doctor", "--url", "http://127.0.0.1:1")
    assert code == 1
    for words in ("coatl restore", "COATL_REDIS_URL", "does not answer"):
        assert words in said


def test_the_doctor_notices_a_clock_that_was_set_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Store.open(tmp_path), connected(tmp_path) as connection:
        insert_table(connection, "later", "over", time.time() + DAY)
    code, said = coatl(capsys, tmp_path, "doctor")
    assert code == 1
    assert "in the future" in said
