"""B4: taking pieces, refilling the supply, and when the bodies are exhausted."""

from __future__ import annotations

import pytest

from .look import board, letters, named, supply
from .table import Place, act, make_state, refused, texts

FULL = "<Y <R YR YK YG YB RK RG Y> R>"


@pytest.mark.parametrize(
    ("text", "taken", "left"),
    [
        ("take <R", "<R", "<Y YR YK YG YB RK RG Y> R>"),
        ("take Y>", "Y>", "<Y <R YR YK YG YB RK RG R>"),
        ("take YG", "Y G", "<Y <R YR YK YB RK RG Y> R>"),
    ],
)
def test_b4_1_all_pieces_of_one_space_are_taken(text: str, taken: str, left: str) -> None:
    state = make_state(seats=[Place()], supply=FULL)
    events = act(state, 0, text, "-")
    assert board(state, 0) == taken
    assert supply(state) == left
    assert named(events, "took")[0].data["colours"] == taken.strip("<>").replace(" ", "")


def test_b4_1_two_segments_of_one_colour() -> None:
    state = make_state(seats=[Place()], supply="<Y BB RK")
    act(state, 0, "take BB", "-")
    assert board(state, 0) == "B B"


def test_b4_1_of_two_equal_spaces_one_is_taken() -> None:
    state = make_state(seats=[Place()], supply="<Y <Y RB RB Y>")
    assert texts(state, 0, "take") == ["take <Y", "take Y>", "take RB"]
    act(state, 0, "take RB", "-")
    assert supply(state) == "<Y <Y RB Y>"
    act(state, 1, "take <Y", "-")
    assert supply(state) == "<Y RB Y>"


def test_b4_1_only_what_lies_there_is_taken() -> None:
    state = make_state(supply="<Y RB Y>")
    assert texts(state, 0, "take") == ["take <Y", "take Y>", "take RB"]
    for text in ("take <R", "take R>", "take RR", "take RK", "take RO"):
        assert "B4.1" in refused(state, 0, text)


@pytest.mark.parametrize(
    ("pieces", "allowed"),
    [
        ("", ["take <Y", "take Y>", "take RB"]),
        ("K K K K K K", ["take <Y", "take Y>", "take RB"]),
        ("K K K K K K K", ["take <Y", "take Y>"]),
        ("K K K K K K K K", []),
    ],
)
def test_b4_1_there_must_be_room_for_all_of_them(pieces: str, allowed: list[str]) -> None:
    state = make_state(seats=[Place(board=pieces)], supply="<Y RB Y>")
    assert texts(state, 0, "take") == allowed
    for text in {"take <Y", "take Y>", "take RB"} - set(allowed):
        assert "B4.1" in refused(state, 0, text)


def test_b4_2_every_space_is_filled_when_the_last_body_is_taken() -> None:
    state = make_state(seats=[Place()], supply="<Y RB R>")
    draws = "heads=K tails=G bodies=Y,Y,R,Y,K,Y,G,Y,B,Y,B,B"
    events = act(state, 0, "take RB", draws)
    assert supply(state) == "<Y <K YY YR YK YG YB BB R> G>"
    assert board(state, 0) == "R B"
    assert len(named(events, "filled")) == 1


@pytest.mark.parametrize(("text", "end"), [("take <Y", "<Y"), ("take Y>", "Y>")])
def test_b4_2_every_space_is_filled_when_the_last_end_is_taken(text: str, end: str) -> None:
    state = make_state(seats=[Place()], supply=f"{end} RB RK")
    act(state, 0, text, "heads=K,G tails=G,R bodies=Y,Y,R,Y,K,Y,G,Y")
    assert supply(state) == "<K <G RB RK YY YR YK YG G> R>"


@pytest.mark.parametrize(
    ("before", "text", "after"),
    [
        ("<Y RB RK", "take RB", "<Y RK"),
        ("R> RB RK", "take RB", "RK R>"),
        ("<Y R> RB", "take <Y", "RB R>"),
        ("<Y R> RB", "take R>", "<Y RB"),
        ("<Y <R RB", "take <Y", "<R RB"),
    ],
)
def test_b4_2_nothing_is_filled_before_that(before: str, text: str, after: str) -> None:
    state = make_state(seats=[Place()], supply=before)
    events = act(state, 0, text, "-")
    assert supply(state) == after
    assert named(events, "filled") == []


def test_b4_2_a_body_space_is_filled_with_two_or_not_at_all() -> None:
    state = make_state("seats=3 feathers", seats=[Place()], supply="<Y RB Y>", bodies="YYYKKKK")
    act(state, 0, "take RB", "heads=R tails=R bodies=K,K,K,K,Y,Y")
    assert supply(state) == "<Y <R KK KK YY Y> R>"
    assert letters(state.body_bag) == "Y"


def test_b4_2_as_many_spaces_as_the_bags_allow() -> None:
    state = make_state(
        "seats=4", seats=[Place()], supply="<Y RB", heads="", tails="K", bodies="YYYKKK"
    )
    act(state, 0, "take RB", "tails=K bodies=K,K,Y,K,Y,Y")
    assert supply(state) == "<Y KK YK YY K>"


def test_b4_2_one_of_two_head_spaces_when_one_head_is_left() -> None:
    state = make_state("seats=4", seats=[Place()], supply="RB RK <Y", heads="K", tails="")
    bodies = "bodies=Y,Y,Y,Y,Y,Y,Y,Y"
    act(state, 0, "take <Y", f"heads=K {bodies}")
    assert supply(state) == "<K RB RK YY YY YY YY"


def test_b4_2_when_heads_and_tails_are_gone_bodies_are_refilled_after_every_take() -> None:
    state = make_state("seats=4", seats=[Place()], supply="RB RK RG RR KK BB", heads="", tails="")
    act(state, 0, "take RK", "bodies=Y,G")
    assert supply(state) == "RB YG RG RR KK BB"
    state = make_state("seats=4", seats=[Place()], supply="RB RK", heads="", tails="", bodies="YG")
    act(state, 0, "take RK", "bodies=Y,G")
    assert supply(state) == "RB YG"


def test_b4_2_heads_and_tails_come_back_while_the_bags_have_any() -> None:
    state = make_state("seats=4", seats=[Place()], supply="RB RK <Y", heads="", tails="B")
    act(state, 0, "take <Y", "tails=B bodies=Y,Y,Y,Y,Y,Y,Y,Y")
    assert supply(state) == "RB RK YY YY YY YY B>"


def test_b4_3_the_last_pair_taken_from_an_empty_bag_exhausts_the_bodies() -> None:
    state = make_state(seats=[Place()], supply="<Y RB Y>", bodies="")
    events = act(state, 0, "take RB", "heads=R tails=R")
    assert [event.seat for event in named(events, "exhausted")] == [0]
    assert state.turns_left >= 0


def test_b4_3_not_while_a_pair_lies_on_the_board() -> None:
    state = make_state(seats=[Place()], supply="<Y RB RK Y>", bodies="")
    events = act(state, 0, "take RB", "-")
    assert named(events, "exhausted") == []
    assert state.turns_left == -1


def test_b4_3_not_while_the_bag_fills_a_space() -> None:
    state = make_state(seats=[Place()], supply="<Y RB Y>", bodies="KG")
    events = act(state, 0, "take RB", "heads=R tails=R bodies=K,G")
    assert supply(state) == "<Y <R KG Y> R>"
    assert named(events, "exhausted") == []
    assert state.turns_left == -1


def test_b4_3_taking_an_end_may_leave_the_bodies_to_the_next() -> None:
    state = make_state(seats=[Place()], supply="<Y RB", bodies="")
    events = act(state, 0, "take <Y", "heads=R,R tails=R,R")
    assert named(events, "exhausted") == []
    assert named(act(state, 1, "choose deck"), "exhausted") == []


def test_b4_3_a_single_odd_segment_counts_as_none() -> None:
    state = make_state("seats=3 feathers", seats=[Place()], supply="<Y RB Y>", bodies="K")
    events = act(state, 0, "take RB", "heads=R tails=R")
    assert len(named(events, "exhausted")) == 1
    assert letters(state.body_bag) == "K"
    assert supply(state) == "<Y <R Y> R>"


def test_b4_3_an_odd_number_of_segments_needs_three_seats_and_feathers() -> None:
    odd = []
    for seats in (2, 3, 4):
        for words in ("", " fewer-bodies", " feathers", " feathers fewer-bodies"):
            state = make_state(f"seats={seats}{words}", supply="")
            if state.body_bag.total % 2:
                odd.append(f"{seats}{words}")
    assert odd == ["3 feathers", "3 feathers fewer-bodies"]


def test_b4_3_after_perfect_pick_too() -> None:
    state = make_state("sacrifice", seats=[Place()], supply="<Y Y>", bodies="YK")
    events = act(state, 0, "pick YK", "heads=R tails=R")
    assert [event.seat for event in named(events, "exhausted")] == [0]
    state = make_state("sacrifice", seats=[Place()], supply="<Y Y>", bodies="YKGG")
    events = act(state, 0, "pick YK", "heads=R tails=R bodies=G,G")
    assert named(events, "exhausted") == []
    state = make_state("sacrifice", seats=[Place()], supply="<Y Y> RB", bodies="YK")
    assert named(act(state, 0, "pick YK", "heads=R tails=R"), "exhausted") == []
