"""Puzzles and the deal of the day in a page without a server: as on one, but for the board."""

from __future__ import annotations

import random
from datetime import date

import pytest

from coatl.core.record import parse_record
from coatl.core.registry import get_game
from coatl.daily import find_deal, verify
from coatl.puzzles import load_puzzles
from tests.local.page import LocalPage, Refused, play_on

DAY = "2026-11-18"


@pytest.mark.parametrize("game", ["board", "cards"])
def test_the_deal_of_the_day_is_played_like_any_table_and_its_record_counts(game: str) -> None:
    deal = find_deal(game, date.fromisoformat(DAY))
    page, host = LocalPage(), f"host-{game}"
    told = page.ask("GET", f"daily/{game}/{DAY}")
    assert (told["seat"], told["number"]) == (deal.seat, 18)
    assert len(told["par"]["points"]) == 5
    wanted = {"game": game, "day": DAY, "seats": [{"kind": "person"}], "pace": "instant"}
    table = page.ask("POST", "tables", {**wanted, "token": host})["table"]
    body = {"name": "Ana", "nonce": "n", "seat": deal.seat, "token": "me"}
    page.ask("POST", f"tables/{table}/join", body, host)
    shown = page.state(table, "me")["table"]
    assert shown["day"] == DAY
    assert [seat["level"] for seat in shown["seats"]][1 - deal.seat] == "priest"
    # Closed and opened again in the middle: the rival keeps no plan, so nothing changes.
    play_on(page, table, ["me"], random.Random(5), 9)
    page = LocalPage(page.device)
    page.waking = [table]
    page.state(table, "me")
    play_on(page, table, ["me"], random.Random(6), 2000)
    text = page.ask("GET", f"tables/{table}/record", token="me")
    entry = verify(deal, parse_record(get_game(game), text))
    result = page.ask("POST", f"daily/{game}/{DAY}/result", {"record": text})
    assert result["points"] == entry["points"]
    assert result["rival"] == entry["rival"]
    assert result["beaten"] == sum(entry["points"] > each for each in told["par"]["points"])
    assert len(result["text"].splitlines()) == 5


def test_a_rematch_of_a_day_is_an_ordinary_game() -> None:
    page = LocalPage()
    wanted = {"game": "cards", "day": DAY, "seats": [{"kind": "person"}], "pace": "instant"}
    table = page.ask("POST", "tables", {**wanted, "token": "host"})["table"]
    seat = find_deal("cards", date.fromisoformat(DAY)).seat
    body = {"name": "Ana", "nonce": "n", "seat": seat, "token": "me"}
    page.ask("POST", f"tables/{table}/join", body, "host")
    play_on(page, table, ["me"], random.Random(5), 2000)
    page.say(page.open(table, ["me"]), type="rematch", seat=seat)
    rematch = page.state(table, "me")["table"]["rematch"]
    assert "day" not in page.state(rematch, "me")["table"]


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "daily/carl/2026-11-18", None, "no-deal"),
        ("GET", "daily/board/2026-02-30", None, "no-deal"),
        ("GET", "daily/board/2026-10-31", None, "no-deal"),
        ("GET", "daily/board/2026-11-18/entries", None, "needs-server"),
        ("POST", "daily/board/2026-11-18/result", {"record": "coatl"}, "bad-record"),
        ("POST", "daily/board/2026-11-18/result", {}, "bad-message"),
        ("POST", "puzzles/ffffffff/table", {"steps": []}, "no-puzzle"),
        ("POST", "puzzles/next", {"met": 3}, "bad-message"),
        ("POST", "puzzles/next", {"rating": "high"}, "bad-message"),
    ],
)
def test_what_makes_no_sense_is_refused(method: str, path: str, body: object, code: str) -> None:
    with pytest.raises(Refused) as refused:
        LocalPage().ask(method, path, body)
    assert refused.value.code == code


@pytest.mark.parametrize("kind", ["complete", "win", "turn", "carl", "beat"])
def test_a_puzzle_is_solved_step_by_step(kind: str) -> None:
    puzzle = next(each for each in load_puzzles() if each["kind"] == kind)
    page, at = LocalPage(), f"puzzles/{puzzle['id']}"
    for number, step in enumerate(puzzle["steps"]):
        shown = page.ask("POST", f"{at}/table", {"steps": puzzle["steps"][:number]})
        assert not shown["is_over"]
        assert shown["state"]["seat"] == puzzle["seat"]
        position = shown["state"]["position"]
        assert position["lens"] is None, "aids are off"
        assert step in [each["id"] for each in position["legal"]]
    shown = page.ask("POST", f"{at}/table", {"steps": puzzle["steps"]})
    assert shown["is_over"]
    assert shown["state"]["position"]["draft"]["ends_turn"]
    assert shown["state"]["position"]["legal"] == []
    told = page.ask("POST", f"{at}/try", {"steps": puzzle["steps"]})
    assert (told["value"], told["is_right"]) == (puzzle["goal"], True)
    assert told["strength"]["rating"] >= 1200
    missed = page.ask("POST", f"{at}/try", {"steps": []})
    assert not missed["is_right"]
    assert missed["strength"]["rating"] < 1200


def test_hints_come_in_steps_and_the_answer_tells_where_it_scores_more() -> None:
    puzzle = next(each for each in load_puzzles() if each["kind"] == "complete")
    page, at = LocalPage(), f"puzzles/{puzzle['id']}"
    first, second = (page.ask("POST", f"{at}/hint", {"number": number}) for number in (1, 2))
    assert first["cards"] == second["cards"] != []
    assert first["step"] is None
    assert second["step"]["id"] == puzzle["steps"][0]
    assert first["cost"] < second["cost"]
    answer = page.ask("POST", f"{at}/answer", {"steps": []})
    (complete,) = answer["best"]["serpents"]
    assert answer["goal"] == answer["best"]["value"] == complete["points"]
    assert sum(each["best"] - each["tried"] for each in answer["pays"]) == answer["goal"]
    assert all(each["name"] is not None for each in answer["tried"]["serpents"])
    with pytest.raises(Refused, match="illegal"):
        page.ask("POST", f"{at}/table", {"steps": [99_999]})


def test_the_next_puzzle_is_near_and_new() -> None:
    page = LocalPage()
    first = page.ask("POST", "puzzles/next", {"rating": 1500, "met": []})
    assert abs(first["puzzle"]["rating"] - 1500) < 30
    wanted = {"rating": 1500, "met": [first["puzzle"]["id"]], "game": "carl"}
    second = page.ask("POST", "puzzles/next", wanted)["puzzle"]
    assert second["game"] == "carl"
    everything = [each["id"] for each in load_puzzles()]
    assert page.ask("POST", "puzzles/next", {"rating": 1500, "met": everything})["puzzle"] is None


def test_the_list_tells_all_puzzles_but_no_answer() -> None:
    told = LocalPage().ask("GET", "puzzles")["puzzles"]
    assert [each["id"] for each in told] == [puzzle["id"] for puzzle in load_puzzles()]
    assert set(told[0]) == {"id", "kind", "game", "seat", "marks", "rating"}


def test_of_several_coatls_all_are_drawn_with_what_they_pay() -> None:
    puzzle = next(each for each in load_puzzles() if each["kind"] == "most")
    page, at = LocalPage(), f"puzzles/{puzzle['id']}"
    answer = page.ask("POST", f"{at}/answer", {"steps": puzzle["steps"]})
    serpents = answer["best"]["serpents"]
    assert len(serpents) > 1
    assert sum(each["points"] for each in serpents) == puzzle["goal"] == answer["best"]["value"]
    assert answer["tried"]["serpents"] == serpents
