"""Looking back at a finished game over the network, and advice about it."""

from __future__ import annotations

from pydantic import TypeAdapter

from coatl.tablebots.hint_data import AdviceData
from tests.server.devices import ApiClient, Seated


def play_out(table: Seated) -> None:
    """Give up, so that a bot plays to the end."""
    token = table.tokens[0]
    table.command(token, type="resign", seat=0, level="novice")
    with table.device(0) as device:
        if device.states[0]["table"]["status"] != "over":
            device.until_state(lambda state: state["table"]["status"] == "over")


def test_looking_back_by_http(api: ApiClient) -> None:
    table = api.table("person", "novice")
    path = f"/api/tables/{table.id}/steps"
    api.get(path, table.tokens[0], status=409)
    api.get(f"{path}/0/advice", table.tokens[0], status=409)
    play_out(table)
    course = api.get(f"{path}?seat=0", table.tokens[0])
    assert course["steps"][-1]["points"]
    step = course["turns"][0]["step"]
    shown = api.get(f"{path}/{step}?seat=1&open=true", table.tokens[0])
    assert shown["acting"] == [course["turns"][0]["seat"]]
    assert all(seat["hand"] is not None for seat in shown["view"]["seats"])
    api.get(f"{path}/{step}/advice", status=401)
    advice = api.get(f"{path}/{step}/advice", table.tokens[0])
    TypeAdapter(AdviceData).validate_python(advice, strict=True)
    assert advice["seat"] == course["steps"][step]["seat"]
    assert advice["played"]["steps"][0] == course["steps"][step]["action"]
    last = len(course["steps"]) - 1
    advice = api.get(f"{path}/{last}/advice", table.tokens[0])
    assert advice["seat"] == course["steps"][last]["seat"]
    assert [each["id"] for each in advice["played"]["steps"]][-1:] == [
        course["steps"][last]["action"]["id"]
    ]
    for wrong in (0, last + 1):
        api.get(f"{path}/{wrong}/advice", table.tokens[0], status=422)
