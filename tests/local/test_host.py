"""Tables that a page hosts itself: the same messages as the server's, stored before they count."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from coatl.core.fair import verify_record
from coatl.core.record_text import parse_record
from coatl.core.registry import get_game
from coatl.local.host import Host
from tests.local.page import Device, LocalPage, Refused, play_on
from tests.patience import PATIENCE

MOST = 2000
HOST = "h" * 40


@pytest.mark.parametrize(("game", "bot"), [("board", "novice"), ("cards", "carver"), ("carl", "")])
def test_a_whole_game_is_played_and_stored_and_can_be_looked_back_at(game: str, bot: str) -> None:
    page = LocalPage()
    table, [*people, host] = page.make(game, bot)
    assert play_on(page, table, people, random.Random(7), MOST) < MOST
    state = page.state(table, people[0])
    text = page.ask("GET", f"tables/{table}/record", token=host)
    record = parse_record(get_game(game), text)
    assert verify_record(get_game(game), record)
    course = page.ask("GET", f"tables/{table}/steps?open=true", token=people[0])
    assert len(course["steps"]) == len(record.steps) + 1
    assert page.ask("GET", f"tables/{table}/steps/3?open=false&seat=0", token=host)["step"] == 3
    advice = page.ask("GET", f"tables/{table}/steps/3/advice", token=people[0])
    assert advice["level"] == "priest"
    assert page.device.heads[table]["record"] == text
    # Closed and opened again, it is as it was; and its record makes a table elsewhere.
    again = LocalPage(page.device)
    assert again.state(table, people[0]) == state
    other = LocalPage()
    seats = [{"kind": "bot", "level": "novice"} for _ in state["table"]["seats"]]
    laid = {"game": game, "record": text, "steps": len(record.steps), "seats": seats}
    made = other.ask("POST", "tables", {**laid, "token": HOST})
    seen = other.state(made["table"], HOST)
    assert seen["position"]["result"]["scores"] == state["position"]["result"]["scores"]


def test_people_share_a_device_and_a_rematch_seats_them_one_further() -> None:
    page = LocalPage()
    table, tokens = page.make("cards", bot="")
    screen = page.open(table, tokens)
    assert [each["seat"] for each in page.said[screen] if each["type"] == "snapshot"] == [0, 1]
    play_on(page, table, tokens[:-1], random.Random(3), MOST)
    told = page.say(screen, type="rematch", seat=0)
    assert told[0]["type"] == "ack"
    rematch = page.state(table, tokens[0])["table"]["rematch"]
    assert rematch.startswith("here-")
    assert page.state(rematch, tokens[0])["seat"] == 1
    second = page.open(rematch, tokens)
    for seat in (0, 1):
        page.say(second, type="nonce", seat=seat, nonce=f"again{seat}")
    assert page.state(rematch, tokens[0])["table"]["status"] == "running"


def test_a_draft_survives_the_page_and_a_command_sent_again_counts_once() -> None:
    page = LocalPage()
    table, [person, _] = page.make("board")
    screen = page.open(table, [person])
    state = page.state(table, person)
    action = state["position"]["legal"][0]["id"]
    step = {"type": "step", "seat": 0, "version": state["version"], "action": action, "key": "k"}
    assert page.say(screen, **step)[0]["repeated"] is False
    after = page.state(table, person)
    page = LocalPage(page.device)
    assert page.state(table, person) == after
    screen = page.open(table, [person], **{"0": after["version"]})
    assert page.said[screen][0]["type"] == "update"
    ack, *rest = page.say(screen, **step)
    assert (ack["repeated"], ack["version"], rest) == (True, after["version"], [])
    assert page.say(screen, **{**step, "action": action + 1})[0]["code"] == "key-reused"
    undone = page.say(screen, type="undo", seat=0, version=after["version"])
    assert undone[1]["position"]["draft"]["steps"] == []


def test_a_bot_takes_its_turn_after_the_page_was_closed_in_the_middle_of_it() -> None:
    page = LocalPage()
    table, [person, _] = page.make("cards")
    screen = page.open(table, [person])
    rng = random.Random(2)
    while not page.waking:
        state = page.state(table, person)
        about = {"seat": 0, "version": state["version"]}
        legal = state["position"]["legal"]
        command: dict[str, Any] = {"type": "commit"}
        if legal:
            command = {"type": "step", "action": rng.choice(legal)["id"]}
        page.say(screen, **command, **about)
    before = len(page.device.rows[table])
    page = LocalPage(page.device)
    page.open(table, [person])
    page.wake_bots()
    assert page.device.rows[table][before]["kind"] == "play"


def test_hints_and_reasons_are_given_as_by_the_server() -> None:
    page = LocalPage()
    table, [person, _] = page.make("board")
    screen = page.open(table, [person])
    about = {"seat": 0, "version": page.state(table, person)["version"]}
    ack, hint = page.say(screen, type="hint", **about)
    assert (ack["type"], hint["type"], hint["level"]) == ("ack", "hint", "priest")
    _, why = page.say(screen, type="why", kinds=["take"], args={}, **about)
    assert why["reasons"][0]["message"]
    said = page.say(screen, type="react", seat=0, reaction="hello")
    assert [each["type"] for each in said] == ["reaction", "ack"]
    assert page.say(screen, type="hint", seat=0, version=0)[0]["code"] == "stale"


def test_another_page_of_the_device_may_be_faster_and_both_see_the_same_in_the_end() -> None:
    device = Device()
    page = LocalPage(device)
    table, [person, _] = page.make("board")
    other = LocalPage(device)
    screens = [each.open(table, [person]) for each in (page, other)]
    state = page.state(table, person)
    about = {"seat": 0, "version": state["version"], "type": "step"}
    first, second = (each["id"] for each in state["position"]["legal"][:2])
    page.say(screens[0], action=first, **about)
    refused, snapshot = other.say(screens[1], action=second, **about)
    assert (refused["code"], snapshot["type"]) == ("stale", "snapshot")
    assert other.state(table, person) == page.state(table, person)
    version = snapshot["version"]
    page.say(screens[0], type="undo", seat=0, version=version)
    other.give({"type": "changed", "table": table})
    assert other.said[screens[1]][-1]["version"] == version + 1


def test_asked_again_with_the_same_secret_a_table_is_made_once() -> None:
    page = LocalPage()
    wanted = {"game": "carl", "seats": [{"kind": "person"}], "token": HOST}
    made = page.ask("POST", "tables", wanted)
    assert LocalPage(page.device).ask("POST", "tables", wanted) == made
    assert list(page.device.heads) == [made["table"]]
    assert len(made["table"]) > 16, "a server's tables have 16 characters"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": [{"kind": "bot", "level": "high-priest"}]}, "needs-server"),
        ({"seats": [{"kind": "bot", "level": "god"}]}, "bad-message"),
        ({"seats": []}, "bad-message"),
        ({"game": "chess"}, "bad-message"),
        ({"options": 7}, "bad-message"),
        ({"options": "feathers"}, "bad-options"),
        ({"record": "no record"}, "bad-options"),
        ({"record": "coatl record 1\ngame: carl\nrules: 99\n"}, "bad-options"),
        ({"steps": 3}, "no-record"),
        ({"name": "a\u202eb"}, "bad-text"),
        ({"token": None}, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(change: Any, code: str) -> None:
    wanted = {"game": "carl", "seats": [{"kind": "person"}], "token": HOST}
    page = LocalPage()
    with pytest.raises(Refused) as refused:
        page.ask("POST", "tables", {**wanted, **change})
    assert refused.value.code == code
    assert not page.device.heads


@pytest.mark.parametrize(
    "command",
    [
        {"type": "fly"},
        {"type": "step", "seat": 0},
        {"type": "step", "seat": 9, "version": 1, "action": 1},
        {"type": "step", "seat": 0, "version": 1, "action": "1"},
        {"type": "step", "seat": 0, "version": 1, "action": -1},
        {"type": "rename", "seat": 0, "name": ""},
        {"type": "resign", "seat": 0, "level": "high-priest"},
        {"type": "settings", "seat": 0, "pace": "never"},
        {"type": "why", "seat": 0, "version": 1},
        {"type": "react", "seat": 0, "reaction": "boo"},
        {"type": "undo", "seat": 0, "version": 1, "key": "a/b"},
    ],
)
def test_a_command_of_no_good_form_changes_nothing(command: Any) -> None:
    page = LocalPage()
    table, tokens = page.make("board")
    screen = page.open(table, tokens)
    before = page.state(table, tokens[0])
    told = page.say(screen, **command)
    assert told[0]["type"] == "error"
    assert page.state(table, tokens[0]) == before


def test_damage_to_one_game_leaves_the_others_alone() -> None:
    page = LocalPage()
    good, [mine, _] = page.make("board")
    damages: tuple[Callable[[Any, Any], Any], ...] = (
        lambda head, rows: rows.pop(1),
        lambda head, rows: rows.clear(),
        lambda head, rows: rows[0].update(data={}),
        lambda head, rows: rows[-1].update(kind="step", data={"action": 99}, seat=0),
        lambda head, rows: rows[0].update(at="now"),
        lambda head, rows: head.pop("secret"),
        lambda head, rows: head.update(tokens=3),
    )
    for damage in damages:
        bad, [person, _] = page.make("board")
        damage(page.device.heads[bad], page.device.rows[bad])
        again = LocalPage(page.device)
        screen = again.open(bad, [person])
        assert again.said[screen][0]["code"] == "damaged-here", damage
        assert again.closed[screen] == 1008
        assert again.state(good, mine)["table"]["status"] == "running"


def test_games_of_newer_releases_and_other_rules_say_so() -> None:
    page = LocalPage()
    table, [person, _] = page.make("board")
    page.device.rows[table].append({"kind": "dance", "data": {}, "seat": 0, "key": None, "at": 1.0})
    with pytest.raises(Refused, match="newer-release"):
        LocalPage(page.device).state(table, person)
    page.device.rows[table].pop()
    page.device.heads[table]["version"] += 1
    with pytest.raises(Refused, match="newer-release"):
        LocalPage(page.device).state(table, person)
    page.device.heads[table]["version"] -= 1
    page.device.heads[table]["rules"] += 1
    with pytest.raises(Refused, match="other-rules"):
        LocalPage(page.device).state(table, person)


def test_who_holds_nothing_gets_nothing() -> None:
    page = LocalPage()
    table, _ = page.make("board")
    with pytest.raises(Refused, match="bad-token"):
        page.state(table, "x" * 32)
    with pytest.raises(Refused, match="no-table"):
        page.state("here-nothing", "x" * 32)
    with pytest.raises(Refused, match="needs-server"):
        page.ask("POST", "recover", {"recovery": "x" * 32})
    screen = page.open("here-nothing", [])
    assert (page.said[screen][0]["code"], page.closed[screen]) == ("no-table", 1008)


def test_points_of_a_real_table_are_counted() -> None:
    page = LocalPage()
    board = {"players": [{"serpents": [{"pieces": "<BBYR>", "prophecies": ["P10"]}]}]}
    counted = page.ask("POST", "score", {"game": "board", **board})
    assert counted["game"] == "board"
    cards = {"players": [{"row": "<GRYK>", "held": [{"card": "C01"}]}], "look": {"player": 0}}
    assert page.ask("POST", "score", {"game": "cards", **cards})["game"] == "cards"
    for bad in ({}, {"game": "board", "players": [3]}, {"game": "cards", "players": [{"row": 1}]}):
        with pytest.raises(Refused, match="bad-message"):
            page.ask("POST", "score", bad)
    twice = {"players": [{"serpents": [{"prophecies": ["P99"]}]}]}
    with pytest.raises(Refused, match="no-card"):
        page.ask("POST", "score", {"game": "board", **twice})


def test_many_tables_do_not_pile_up_in_memory() -> None:
    page = LocalPage()
    tables = [page.make("carl") for _ in range(20)]
    assert len(page.host.rooms) <= 14
    for table, [person, _] in tables:
        assert page.state(table, person)["table"]["id"] == table


def test_a_mistake_of_ours_is_told_and_the_table_read_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = LocalPage()
    table, [person, _] = page.make("carl")
    screen = page.open(table, [person])

    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr("coatl.local.room.plan", fail)
        told = page.say(screen, type="rename", seat=0, name="Bo")
    assert told[0]["code"] == "internal-here"
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert page.say(screen, type="rename", seat=0, name="Bo")[0]["type"] == "ack"


def test_the_host_needs_the_standard_library_only() -> None:
    code = """
import sys
for name in ("pydantic", "asyncio", "concurrent", "sqlite3", "typer"):
    sys.modules[name] = None
from coatl.local.host import Host
import json
host = Host()
wanted = {"game": "carl", "seats": [{"kind": "person"}], "token": "t" * 40}
message = {"type": "request", "id": 1, "method": "POST", "path": "tables", "body": wanted}
print(host.take(json.dumps(message)))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)[0]["type"] == "load"


def test_what_is_no_message_at_all_is_an_error() -> None:
    with pytest.raises(ValueError, match="no message"):
        Host().take('{"type": "dance"}')
