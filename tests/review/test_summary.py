"""A review adds up, is the same every time, and can be taken up again where it stopped."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice

import pytest

from coatl.core.errors import OptionError
from coatl.core.record import format_record, parse_record
from coatl.review import count_turns, find_depth, judge_turns, review_game
from coatl.review.data import GameReviewData, JudgedTurnData
from coatl.review.summary import find_ends
from tests.review.played import TINY, play

TABLES = [
    ("board", "seats=2", ["novice", "priest"], 1),
    ("board", "seats=3 sacrifice feathers", ["novice", "carver", "apprentice"], 2),
    ("cards", "seats=2", ["novice", "priest"], 3),
    ("cards", "seats=4", ["novice", "carver", "apprentice", "novice"], 4),
    ("carl", "greedy", ["novice"], 5),
]


def check(found: GameReviewData) -> None:
    """Check that every sum of a review comes out exactly."""
    turns = found["turns"]
    for each in found["seats"]:
        seat, done = each["seat"], 0
        assert len(each["curve"]) == len(turns) + 1
        assert len(each["luck"]) == len(turns) == sum(each["parts"])
        for part, sums in enumerate(each["sums"]):
            assert (
                sums["start"] + sums["luck"] + sums["rivals"] - sums["slips"] + sums["rest"]
                == (sums["end"])
            )
            assert sums["end"] == round(found["ends"][part][seat] / 10)
            assert sums["slips"] >= 0
            here = slice(done, done + each["parts"][part])
            alone = len(found["seats"]) == 1  # against CARL, what the deal gives is the start
            total = each["curve"][done] if alone else round(1000 / len(found["seats"]))
            total += each["deal"][part]
            total += sum(each["luck"][here]) + sum(each["rest"][here])
            total += sum(t["effects"][seat] for t in turns[here])
            assert total == found["ends"][part][seat]
            done += each["parts"][part]
        own = [turn for turn in turns if turn["seat"] == seat]
        assert sum(each["verdicts"].values()) == len(own)
        assert sum(phase["turns"] for phase in each["phases"]) == len(own)
        losses = [turns[number]["loss"] for number in each["costliest"]]
        assert losses == sorted((turn["loss"] for turn in own if turn["loss"]), reverse=True)[:3]
        assert 0 <= each["accuracy"] <= 100
    for turn in turns:
        check_turn(turn, len(found["seats"]))


def check_turn(turn: JudgedTurnData, seats: int) -> None:
    assert turn["effects"][turn["seat"]] == -turn["loss"] <= 0
    assert (turn["loss"] >= 20) == (turn["verdict"] in ("slip", "mistake", "blunder"))
    assert len(turn["chances"]) == seats
    assert all(0 <= chance <= 1000 for chance in turn["chances"])
    if turn["loss"]:
        assert turn["loss"] >= turn["loss_error"]
        assert turn["best"]["steps"] != turn["played"]["steps"]


@pytest.mark.parametrize(("name", "words", "bots", "seed"), TABLES)
def test_luck_and_slips_add_up_to_the_result(
    name: str, words: str, bots: list[str], seed: int
) -> None:
    game, record = play(name, words, bots, seed)
    told: list[tuple[int, int]] = []
    found = review_game(game, record, TINY, progress=lambda *how_far: told.append(how_far))
    count = count_turns(game, record)
    assert told == [(number + 1, count) for number in range(count)]
    check(found)
    assert json.loads(json.dumps(found)) == found
    taken = [step["id"] for turn in found["turns"] for step in turn["played"]["steps"]]
    assert taken == [step.action for step in record.steps]


def test_both_competitions_with_carl_are_told_apart() -> None:
    matches = (play("carl", "ambitious", ["priest"], seed) for seed in range(60))
    game, record = next(match for match in matches if len(find_ends(*match)) == 2)
    found = review_game(game, record, TINY)
    check(found)
    assert found["ends"][0] == [1000]
    assert {turn["part"] for turn in found["turns"]} == {0, 1}


def test_a_review_that_was_left_comes_to_the_same() -> None:
    game, record = play("cards", "seats=2", ["novice", "carver"], 6)
    whole = review_game(game, record, TINY)
    begun = list(islice(judge_turns(game, record, TINY), 4))
    assert begun == whole["turns"][:4]
    kept = json.loads(json.dumps(begun))
    other = replace(record, players=("Ana", "Bo"))  # whoever played it
    again = review_game(game, other, TINY, kept)
    assert again == {**whole, "players": ["Ana", "Bo"]}


def test_only_finished_games_are_reviewed() -> None:
    game, record = play("cards", "seats=2", ["random", "random"], 8)
    lines = format_record(game, record).splitlines()
    begun = parse_record(game, "\n".join(lines[:12]) + "\n")
    with pytest.raises(OptionError, match="only a finished game"):
        list(judge_turns(game, begun, TINY))
    with pytest.raises(OptionError, match="unknown depth"):
        find_depth("bottomless")
