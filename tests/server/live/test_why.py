"""Devices ask why something cannot be done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.devices import ApiClient, refused


@pytest.mark.slow
def test_devices_ask_and_nothing_changes(api: ApiClient) -> None:
    table = api.table("person", "person")
    question: dict[str, Any] = {"kinds": ["take"], "args": {"piece": "head", "colours": "R"}}
    with table.device(0) as device, table.device(1) as other, table.device() as watcher:
        version = device.states[0]["version"]
        answer = device.ask("why", seat=0, version=version, **question)
        assert answer["type"] == "ack"
        why = device.until(lambda m: m["type"] == "why")
        assert (why["seat"], why["version"]) == (0, version)
        assert [reason["code"] for reason in why["reasons"]] == ["setup"]
        refused(device.ask("why", seat=0, version=version + 1, **question), "stale")
        refused(device.ask("why", seat=1, version=version, **question), "forbidden")
        refused(watcher.ask("why", seat=0, version=version, **question), "forbidden")
        refused(device.ask("undo", seat=0, version=version), "nothing-to-undo")
        assert device.states[0]["version"] == version
        for each in (other, watcher):
            assert not any(message["type"] == "why" for message in each.heard)
