"""Reviews in a page without a server: turn by turn, kept on the device, after whoever plays."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from pydantic import TypeAdapter

from coatl.core.record import format_record
from coatl.local.reviews import name_review
from coatl.review import ReviewStateData, find_depth, review_game
from coatl.review.depth import SKETCH
from tests.local.page import Device, LocalPage, Refused
from tests.review.played import TINY, play

HOST = "h" * 40
TOLD: TypeAdapter[Any] = TypeAdapter(ReviewStateData)


@cache
def played() -> Any:
    return play("carl", "greedy", ["novice"], 8)


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge by a few games: what is told of them does not matter here."""
    monkeypatch.setattr("coatl.review.depth.DEPTHS", [replace(TINY, name=SKETCH)])


def lay_out(page: LocalPage, token: str = HOST) -> str:
    """Make a table at which the game is over."""
    game, record = played()
    laid = {"game": "carl", "record": format_record(game, record), "steps": len(record.steps)}
    seats = [{"kind": "bot", "level": "novice"}]
    table: str = page.ask("POST", "tables", {**laid, "seats": seats, "token": token})["table"]
    return table


def expected() -> Any:
    game, record = played()
    return review_game(game, record, find_depth(SKETCH))


def ask(page: LocalPage, table: str, method: str = "GET", since: int = 0, **body: Any) -> Any:
    path = f"tables/{table}/review?since={since}"
    return TOLD.validate_python(page.ask(method, path, body, HOST))


def test_a_review_goes_on_by_itself_and_comes_to_what_the_library_says() -> None:
    page = LocalPage()
    table = lay_out(page)
    with pytest.raises(Refused, match="no-review"):
        ask(page, table)
    begun = ask(page, table, "POST", depth=SKETCH)
    assert (begun["status"], begun["judged"], begun["depth"]) == ("running", 0, SKETCH)
    page.think(2)
    known = ask(page, table)
    assert (known["judged"], len(known["turns"])) == (2, 2)
    page.think(1)
    assert len(ask(page, table, since=2)["turns"]) == 1
    page.think()
    done = ask(page, table)
    assert (done["status"], done["judged"]) == ("done", begun["count"])
    assert done["review"] == expected()
    assert not page.thinking


def test_a_review_that_was_left_is_found_again_where_it_was() -> None:
    device = Device()
    page = LocalPage(device)
    table = lay_out(page)
    ask(page, table, "POST")
    page.think(3)
    page = LocalPage(device)
    assert not page.thinking
    assert ask(page, table)["judged"] == 3
    page.think()
    assert ask(page, table)["review"] == expected()
    assert len(device.rows[name_review(table)]) == ask(LocalPage(device), table)["count"]


def test_whoever_plays_goes_first() -> None:
    page = LocalPage()
    table = lay_out(page)
    ask(page, table, "POST")
    other, [person, _] = page.make("cards")
    screen = page.open(other, [person])
    page.think(5)
    assert ask(page, table)["judged"] == 0
    page.give({"type": "close", "socket": screen})
    page.think(1)
    assert ask(page, table)["judged"] == 1
    page.ask("POST", "puzzles/next", {})
    page.give({"type": "think"})  # a solver has asked for something just now
    assert ask(page, table)["judged"] == 1


def test_two_windows_at_one_review_judge_each_turn_once() -> None:
    device = Device()
    one, other = LocalPage(device), LocalPage(device)
    table = lay_out(one)
    ask(one, table, "POST")
    assert ask(other, table)["judged"] == 0
    one.think(2)
    other.think(1)  # its first turn is there already
    assert ask(other, table)["judged"] == 2
    other.think()
    assert ask(other, table)["status"] == "done"
    one.think()
    assert ask(one, table)["review"] == ask(other, table)["review"]


def test_a_second_review_waits_and_a_failed_one_can_be_taken_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = LocalPage()
    first, second = lay_out(page), lay_out(page, "s" * 40)
    ask(page, first, "POST")
    path = f"tables/{second}/review"
    assert page.ask("POST", path, {}, "s" * 40)["status"] == "waiting"
    with monkeypatch.context() as patch:
        patch.setattr("coatl.local.reviews.Review.judge_next", lambda _: 1 / 0)
        page.think(1)
    assert ask(page, first)["status"] == "failed"
    assert page.ask("GET", path, {}, "s" * 40)["status"] == "running"
    assert ask(page, first, "POST")["status"] == "running"


def test_what_cannot_be_reviewed_here_is_refused_with_a_reason() -> None:
    page = LocalPage()
    table = lay_out(page)
    for code, body, token in [("needs-server", {"depth": "deep"}, HOST), ("forbidden", {}, None)]:
        with pytest.raises(Refused, match=code):
            page.ask("POST", f"tables/{table}/review", body, token)
    running, [person, _] = page.make("carl", "")
    with pytest.raises(Refused, match="wrong-time"):
        page.ask("POST", f"tables/{running}/review", {}, person)
