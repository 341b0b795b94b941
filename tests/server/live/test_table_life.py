"""What happens around a game: who may do what, and what everybody else sees of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coatl.core.fair import verify_record
from coatl.core.record_text import parse_record
from coatl.core.registry import get_game
from tests.server.devices import ApiClient, Device, Seated, refused
from tests.server.serving import ServerProcess

pytestmark = pytest.mark.slow  # a real server, or a real database


def play_out(table: Seated, token: str, seat: int) -> None:
    """Resign, and wait until the bots have finished."""
    table.command(token, type="resign", seat=seat, level="novice")
    with table.device(seat) as device:
        if device.states[seat]["table"]["status"] != "over":
            device.until_state(lambda state: state["table"]["status"] == "over")


def fetch_record(table: Seated) -> Any:
    path = f"/api/tables/{table.id}/record"
    answer = table.api.client.get(path, headers={"authorization": f"Bearer {table.host}"})
    assert answer.status_code == 200, answer.text
    return parse_record(get_game("board"), answer.text)


# Being there


def test_presence_and_reactions(api: ApiClient) -> None:
    table = api.table("person", "person")
    with table.device(0) as device:
        with table.device() as watcher:
            seen = device.until(lambda m: m["type"] == "presence" and m["spectators"] == 1)
            assert seen["here"][0]
            refused(watcher.ask("react", seat=0, reaction="hello"), "forbidden")
            refused(device.ask("react", seat=1, reaction="hello"), "forbidden")
            assert device.ask("react", seat=0, reaction="well-played")["type"] == "ack"
            heard = watcher.until(lambda m: m["type"] == "reaction")
            assert heard == {"type": "reaction", "seat": 0, "reaction": "well-played"}
        device.until(lambda m: m["type"] == "presence" and m["spectators"] == 0)
        device.send({"type": "ping"})
        device.until(lambda m: m["type"] == "pong")


def test_a_person_gets_up_and_returns(api: ApiClient) -> None:
    table = api.table("person", "person", "person")
    with table.device(0) as device, table.device(1) as other:
        refused(device.ask("return", target=0, seat=0), "not-away")
        assert device.ask("leave", seat=0)["type"] == "ack"
        away = other.until_state(lambda s: s["table"]["seats"][0]["away"])
        assert away["log"][-1]["event"]["name"] == "replaced"
        refused(device.step(0, 0), "away")
        refused(device.ask("leave", seat=0), "away")
        refused(other.ask("return", target=0, seat=1), "forbidden")
        assert device.ask("return", target=0, seat=0)["type"] == "ack"
        back = other.until_state(lambda s: not s["table"]["seats"][0]["away"])
        assert back["log"][-1]["event"]["name"] == "returned"
        assert device.ask("leave", seat=0)["type"] == "ack"
        with table.host_device() as host:
            assert host.ask("return", target=0)["type"] == "ack"


def test_who_is_here_is_not_replaced(api: ApiClient) -> None:
    table = api.table("person", "person")
    with table.device(0) as device, table.device(1) as other, table.device() as watcher:
        refused(other.ask("replace", target=0, seat=1), "present")
        refused(watcher.ask("replace", target=0), "bad-token")
        refused(device.ask("replace", target=3, seat=0), "no-seat")


def test_who_is_gone_is_replaced(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", tmp_path / "log") as server:
        table = ApiClient(server).table("person", "person", "novice")
        table.api.client.close()
        server.stop()
        server.start()  # nobody has been here since
        table.api = ApiClient(server)
        with table.device(0) as device:
            answer = device.ask("replace", target=1, seat=0, level="novice")
            assert answer["type"] == "ack"
            seat = device.until_state(lambda s: s["table"]["seats"][1]["away"])
            assert seat["table"]["seats"][1]["level"] == "novice"
            refused(device.ask("replace", target=1, seat=0), "away")
            refused(device.ask("replace", target=2, seat=0), "no-person")
        table.api.client.close()


def test_a_seat_moves_to_another_device(api: ApiClient) -> None:
    table = api.table("person", "person")
    path = f"/api/tables/{table.id}/recovery"
    api.post(path, {}, status=401)
    api.post(path, {}, table.host, status=401)
    first = api.post(path, {}, table.tokens[0], status=201)["recovery"]
    second = api.post(path, {}, table.tokens[0], status=201)["recovery"]
    with table.device(0) as old:
        api.post("/api/recover", {"recovery": first}, status=401)
        mine = "t" * 40
        found = api.post("/api/recover", {"recovery": second, "token": mine}, status=201)
        assert found == {"table": table.id, "seat": 0, "token": mine}
        said = old.is_let_go()
        refused(said[-1], "bad-token")
    again = api.post("/api/recover", {"recovery": second, "token": mine}, status=201)
    assert again == found
    api.post("/api/recover", {"recovery": second}, status=401)
    api.get(f"/api/tables/{table.id}", table.tokens[0], status=401)
    table.tokens[0] = mine
    with table.device(0) as new:
        assert new.step(0, new.states[0]["position"]["legal"][0]["id"])["type"] == "ack"
    with Device(api, table.id, "x" * 40) as stranger:
        refused(stranger.heard[0], "no-table")


# The table


def test_private_tables_need_the_invitation(api: ApiClient) -> None:
    table = api.table("person", "novice", name="Hidden", sit=False)
    listed = api.table("open", "novice", name="Open", listed=True, sit=False)
    names = {each["id"] for each in api.get("/api/tables")}
    assert listed.id in names
    assert table.id not in names
    path = f"/api/tables/{table.id}"
    api.get(path, status=404)
    assert api.get(path, invite=table.invite)["seat"] is None
    api.get(path, status=404, invite=listed.invite)
    api.get(f"/api/tables/{listed.id}")
    with Device(api, table.id) as stranger:
        refused(stranger.heard[0], "no-table")
    joining = {"name": "Ana", "nonce": "n"}
    api.post(f"{path}/join", joining, status=404)
    assert api.post(f"/api/tables/{listed.id}/join", joining, status=201)["seat"] == 0
    api.post(f"/api/tables/{listed.id}/join", {**joining, "name": "Bo"}, status=409)


def test_settings(api: ApiClient) -> None:
    table = api.table("person", "person", sit=False, autostart=False)
    table.join(0)
    table.join(1)
    with table.device(0) as device, table.host_device() as host:
        assert device.ask("settings", seat=0, pace="fast")["type"] == "ack"
        for change in ({"name": "Mine"}, {"listed": True}, {"help": "coach"}):
            refused(device.ask("settings", seat=0, **change), "forbidden")
        refused(host.ask("settings"), "nothing-to-change")
        wanted: dict[str, Any] = {"name": "Ours", "listed": True, "help": "coach", "pace": "slow"}
        assert host.ask("settings", **wanted)["type"] == "ack"
        seen = device.until_state(lambda s: s["table"]["name"] == "Ours")["table"]
        assert {key: seen[key] for key in wanted} == wanted
        refused(device.ask("start", seat=0), "forbidden")
        assert host.ask("start")["type"] == "ack"
        refused(host.ask("settings", help="off"), "wrong-time")
        refused(host.ask("start"), "wrong-time")
        assert host.ask("settings", listed=False)["type"] == "ack"


def test_settings_change_for_all_while_cards_are_chosen(api: ApiClient) -> None:
    table = api.table("person", "person")
    with table.device(1) as other, table.host_device() as host:
        assert host.ask("settings", pace="slow")["type"] == "ack"
        other.until_state(lambda s: bool(s["table"]["pace"] == "slow"))


def test_names_are_changed_and_stay_different(api: ApiClient) -> None:
    table = api.table("person", "person")
    with table.device(0) as device, table.device(1) as other:
        assert device.ask("rename", seat=0, name="Ana")["type"] == "ack"
        told = other.until_state(lambda s: s["table"]["seats"][0]["name"] == "Ana")
        assert told["log"][-1]["event"] == {
            "name": "renamed",
            "seat": 0,
            "data": {"name": "Ana", "before": "P0"},
        }
        refused(other.ask("rename", seat=1, name="Ana"), "name-taken")
        refused(other.ask("rename", seat=0, name="Bo"), "forbidden")
        assert device.ask("rename", seat=0, name="Ana")["type"] == "ack"


def test_seats_are_configured_before_the_game(api: ApiClient) -> None:
    table = api.table("person", "person", sit=False)
    table.join(0)
    with table.device(0) as device, table.host_device() as host:
        bot = {"kind": "bot", "level": "novice"}
        refused(device.ask("configure", seat=0, target=1, plan=bot), "forbidden")
        refused(host.ask("configure", target=0, plan=bot), "taken")
        refused(host.ask("configure", target=1, plan={"kind": "bot"}), "no-level")
        refused(host.ask("configure", target=1, plan={**bot, "name": "P0"}), "name-taken")
        assert host.ask("configure", target=1, plan=bot)["type"] == "ack"
        device.until_state(lambda s: s["table"]["status"] == "running")
        refused(host.ask("configure", target=1, plan=bot), "wrong-time")


def test_leaving_and_kicking_before_the_game(api: ApiClient) -> None:
    table = api.table("person", "person", "person", sit=False)
    table.join(0)
    table.join(1)
    with table.device(0) as device, table.device(1) as other, table.host_device() as host:
        refused(host.ask("start"), "not-ready")
        refused(device.ask("kick", seat=0, target=1), "forbidden")
        refused(host.ask("kick", target=2), "no-person")
        assert host.ask("kick", target=1)["type"] == "ack"
        refused(other.is_let_go()[-1], "bad-token")
        device.until_state(lambda s: not s["table"]["seats"][1]["taken"])
        refused(device.ask("resign", seat=0), "wrong-time")
        assert device.ask("leave", seat=0)["type"] == "ack"
        refused(device.is_let_go()[-1], "bad-token")
    api.get(f"/api/tables/{table.id}", table.tokens[0], status=401)
    path = f"/api/tables/{table.id}/invitation"
    table.invite = api.get(path, table.host)["invite"]
    table.join(0)
    table.join(1)


def join_as(table: Seated, status: int, **wanted: Any) -> str:
    """Try to sit down; return the code of the refusal, or the token."""
    body = {"name": "Mallory", "nonce": "n", **wanted}
    answer = table.api.post(f"/api/tables/{table.id}/join", body, status=status)
    return str(answer.get("code") or answer["token"])


def test_who_was_kicked_before_the_game_does_not_come_back(api: ApiClient) -> None:
    table = api.table("person", "person", "open", sit=False, autostart=False)
    path = f"/api/tables/{table.id}"
    first = table.invite
    assert api.get(f"{path}/invitation", table.host) == {"invite": first, "number": 0}
    table.join(0)
    assert api.get(f"{path}/invitation", table.tokens[0]) == {"invite": None, "number": 0}
    mallory = join_as(table, 201, invite=first, token="m" * 40)
    with table.device(0) as device, table.device() as watcher, table.host_device() as host:
        host.ask("kick", target=1)
        told = device.until_state(lambda s: not s["table"]["seats"][1]["taken"])
        assert told["table"]["invitation"] == 1
        assert [seat["kind"] for seat in told["table"]["seats"]] == ["person"] * 3
        refused(watcher.is_let_go()[-1], "no-table")  # it may be Mallory's
    found = api.get(f"{path}/invitation", table.tokens[0])
    assert found == api.get(f"{path}/invitation", table.host)
    assert found["number"] == 1
    assert found["invite"] != first
    for token in (mallory, "n" * 40):
        assert join_as(table, 404, invite=first, token=token) == "no-table"
    api.get(path, status=404, invite=first)
    assert join_as(table, 403, invite=found["invite"], token=mallory) == "kicked"
    assert api.get(path, invite=found["invite"])["seat"] is None
    table.invite = found["invite"]
    table.join(1)
    table.command(table.host, type="settings", listed=True)
    assert join_as(table, 409, token="n" * 40) == "full"  # seats are open no more
    plan = {"kind": "open"}
    table.command(table.host, type="configure", target=2, plan=plan)
    assert join_as(table, 403, token=mallory) == "kicked"
    table.command(table.host, type="kick", target=1)
    again = api.get(f"{path}/invitation", table.host)
    assert again["number"] == 2
    assert again["invite"] not in (first, found["invite"])


def test_kicking_in_a_running_game(api: ApiClient) -> None:
    table = api.table("person", "person", "person")
    with table.device(0) as device, table.device(1) as other, table.host_device() as host:
        refused(device.ask("kick", seat=0, target=1), "forbidden")
        assert host.ask("kick", target=1, level="novice")["type"] == "ack"
        refused(other.is_let_go()[-1], "bad-token")
        told = device.until_state(lambda s: s["table"]["seats"][1]["kind"] == "bot")
        assert told["log"][-1]["event"]["name"] == "kicked"
        refused(host.ask("return", target=1), "not-away")
        refused(host.ask("kick", target=1), "no-person")
    assert verify_kicked(table)


def verify_kicked(table: Seated) -> bool:
    """Finish the game of a table; its record must prove its chance."""
    for seat in (0, 2):
        table.command(table.tokens[seat], type="resign", seat=seat, level="novice")
    with table.device(0) as device:
        if device.states[0]["table"]["status"] != "over":
            device.until_state(lambda state: state["table"]["status"] == "over")
        assert device.states[0]["table"]["fair"]["secret"]
    record = fetch_record(table)
    report = verify_record(get_game("board"), record)
    assert record.resigned == (0, 2)
    assert [each.rank for each in report.result.standings] == [3, 1, 2]
    return True


# The end, and after it


def test_resigning_playing_again_and_playing_on(api: ApiClient) -> None:
    table = api.table("person", "novice", "novice")
    token = table.tokens[0]
    api.get(f"/api/tables/{table.id}/record", token, status=409)
    api.get(f"/api/tables/{table.id}/steps/0", token, status=409)
    table.command(token, 409, type="rematch", seat=0)
    play_out(table, token, 0)
    table.command(token, 409, type="resign", seat=0)
    table.command(token, 409, type="leave", seat=0)
    table.command(token, 409, type="return", target=0)
    record = fetch_record(table)
    assert verify_record(get_game("board"), record).result.standings[0].rank == 3
    with table.device() as watcher:
        refused(watcher.ask("rematch"), "bad-token")
    again = table.command(token, type="rematch", seat=0, key="again")
    same = table.command(token, type="rematch", seat=0, key="again")
    assert same["ack"]["repeated"]
    other = again["state"]["table"]["rematch"]
    assert table.command(token, 409, type="rematch", seat=0)["arguments"] == {"table": other}
    new = Seated(api, other, table.host, table.invite, {1: token})
    with new.device(1) as device:
        seats = device.states[1]["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["bot", "person", "bot"]
        assert seats[1]["name"] == "P0"
        assert device.ask("nonce", seat=1, nonce="another")["type"] == "ack"
        device.until_state(lambda s: s["table"]["status"] == "running")
        refused(device.ask("nonce", seat=1, nonce="a third"), "wrong-time")
    assert api.post("/api/mine", {"tokens": [token]}) == {table.id: [0], other: [1]}
    play_on(api, table)


def play_on(api: ApiClient, table: Seated) -> None:
    """Go on from a turn of a finished game, as a new one."""
    turns = api.get(f"/api/tables/{table.id}/steps/0", table.host)["turns"]
    text = api.client.get(
        f"/api/tables/{table.id}/record", headers={"authorization": f"Bearer {table.host}"}
    ).text
    step = turns[len(turns) // 2]["step"]
    new = api.table("person", "novice", "novice", record=text, steps=step)
    assert new.state(new.tokens[0])["table"]["continued"] == step
    play_out(new, new.tokens[0], 0)
    record = fetch_record(new)
    assert record.continued == step
    assert record.steps[:step] == fetch_record(table).steps[:step]
    assert verify_record(get_game("board"), record).taken_over > 0
    view = api.get(f"/api/tables/{new.id}/steps/{step}?seat=0", new.host)["view"]
    assert view == api.get(f"/api/tables/{table.id}/steps/{step}?seat=0", table.host)["view"]
