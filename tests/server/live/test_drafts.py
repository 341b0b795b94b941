"""Drafts, versions, keys and help as devices see them: who is told what, and when."""

from __future__ import annotations

import pytest

from tests.server.devices import ApiClient, refused

pytestmark = pytest.mark.slow  # a real server, or a real database


def test_all_choose_at_once_and_unseen(api: ApiClient) -> None:
    table = api.table("person", "person", "person")
    with table.device(0) as first, table.device(1) as second, table.device() as watcher:
        heard, version = len(second.heard), second.states[1]["version"]
        first.choose_cards(0)
        assert first.states[0]["position"]["draft"] is None
        with table.device(1) as again, table.device() as another:
            fresh = again.states[1]
            assert fresh["version"] == version
            assert fresh["position"] == second.states[1]["position"]
            assert fresh["position"]["acting"] == [0, 1, 2]
            assert another.states[None]["position"] == watcher.states[None]["position"]
        second.choose_cards(1)
        assert {m["type"] for m in second.heard[heard:]} <= {"update", "ack", "presence"}
        assert all(
            [line["event"]["seat"] for line in m["log"]] in ([], [1] * len(m["log"]))
            for m in second.heard[heard:]
            if m["type"] == "update"
        )


def test_the_last_to_choose_learns_nothing_before_it_commits(api: ApiClient) -> None:
    positions = []
    for others_choose in (False, True):
        table = api.table("person", "person")
        with table.device(0) as first, table.device(1) as second:
            if others_choose:
                second.choose_cards(1)
            while not first.states[0]["position"]["draft"]["ends_turn"]:
                first.step(0, first.states[0]["position"]["legal"][0]["id"])
            position = first.states[0]["position"]
            positions.append(position)
            assert position["view"]["phase"] == "setup"
            assert (position["acting"], position["legal"]) == ([0, 1], [])
            assert position["draft"]["events"] == [
                event for event in position["draft"]["events"] if event["seat"] == 0
            ]
    hidden = [each["view"]["seats"][1] for each in positions]
    assert hidden[0]["hand_size"] == hidden[1]["hand_size"]
    assert hidden[0].keys() == hidden[1].keys()


def test_undo_redo_and_reset(api: ApiClient) -> None:
    table = api.table("person", "person")
    with table.device(0) as device, table.device(1) as other:
        before = other.states[1]
        empty = device.states[0]["position"]
        refused(device.draft(0, "undo"), "nothing-to-undo")
        refused(device.draft(0, "redo"), "nothing-to-redo")
        refused(device.draft(0, "commit"), "nothing-to-commit")
        first = empty["legal"][0]["id"]
        device.step(0, first)
        one = device.states[0]["position"]
        assert [step["id"] for step in one["draft"]["steps"]] == [first]
        device.step(0, one["legal"][0]["id"])
        two = device.states[0]["position"]
        device.draft(0, "undo")
        assert device.states[0]["position"]["view"] == one["view"]
        assert device.states[0]["position"]["draft"]["redo"] == 1
        device.draft(0, "redo")
        assert device.states[0]["position"] == two
        device.draft(0, "reset")
        assert device.states[0]["position"]["view"] == empty["view"]
        assert device.states[0]["position"]["draft"]["redo"] == 2
        assert table.state(table.tokens[1])["position"] == before["position"]
        assert table.state(table.tokens[1])["version"] == before["version"]


def test_a_stale_command_gets_an_error_and_a_fresh_snapshot(api: ApiClient) -> None:
    table = api.table("person", "person")
    with table.device(0) as device:
        version = device.states[0]["version"]
        action = device.states[0]["position"]["legal"][0]["id"]
        device.step(0, action)
        answer = device.ask("step", seat=0, action=action, version=version)
        refused(answer, "stale")
        assert answer["arguments"] == {"version": version + 1}
        fresh = device.until(lambda message: message["type"] == "snapshot")
        assert (fresh["type"], fresh["version"]) == ("snapshot", version + 1)
        refused(device.step(0, 99_999), "illegal")


def test_a_key_is_for_one_command(api: ApiClient) -> None:
    table = api.table("person", "person")
    with table.device(0) as device:
        version = device.states[0]["version"]
        action = device.states[0]["position"]["legal"][0]["id"]
        same = {"key": "mine", "seat": 0, "action": action, "version": version}
        first = device.ask("step", **same)
        again = device.ask("step", **same)
        assert (first["repeated"], again["repeated"]) == (False, True)
        assert first["version"] == again["version"] == version + 1
        refused(device.ask("step", **{**same, "version": version + 1}), "key-reused")
        assert table.state(table.tokens[0])["version"] == version + 1


def test_a_seat_is_moved_by_its_holder_only(api: ApiClient) -> None:
    table = api.table("person", "person")
    with table.device(0) as device, table.device() as watcher, table.host_device() as host:
        action = device.states[0]["position"]["legal"][0]["id"]
        refused(device.ask("step", seat=1, action=action, version=6), "forbidden")
        refused(watcher.ask("step", seat=0, action=action, version=6), "forbidden")
        refused(watcher.ask("settings", pace="slow"), "bad-token")
        refused(host.ask("resign", seat=0), "forbidden")
        refused(host.ask("leave", seat=0), "forbidden")
        refused(device.ask("resign", seat=3), "forbidden")


def test_two_seats_on_one_socket(api: ApiClient) -> None:
    table = api.table("person", "person")
    with table.device(0, 1) as device:
        device.choose_cards(1)
        device.choose_cards(0)
        for seat in (0, 1):
            while device.states[seat]["position"]["view"]["phase"] == "setup":
                device.take()
        assert device.states[0]["position"]["draft"] is not None
        assert device.states[1]["position"]["draft"] is None


def test_a_table_without_help_has_no_lens(api: ApiClient) -> None:
    for help in ("off", "match", "coach"):
        table = api.table("person", "novice", help=help)
        with table.device(0) as device, table.device() as watcher:
            lens = device.states[0]["position"]["lens"]
            assert (lens is None) == (help == "off")
            assert watcher.states[None]["position"]["lens"] is None
            answer = device.ask("hint", seat=0, version=device.states[0]["version"])
            if help != "coach":
                refused(answer, "no-coach")
                continue
            hint = device.until(lambda m: m["type"] == "hint")
            legal = {each["id"] for each in device.states[0]["position"]["legal"]}
            assert hint["plan"][0]["action"]["id"] in legal
            assert all(each["points"] <= hint["points"] for each in hint["others"])
            refused(device.ask("hint", seat=0, version=0), "stale")
            refused(device.ask("hint", seat=1, version=1), "forbidden")
            refused(watcher.ask("hint", seat=0, version=1), "forbidden")
            assert not any(message["type"] == "hint" for message in watcher.heard)
