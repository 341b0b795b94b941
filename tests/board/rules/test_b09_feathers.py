"""B9: Golden Feathers."""

from __future__ import annotations

from collections import Counter

import pytest

from .look import board, letters, named, supply, views
from .table import Place, act, make_state, new_game, play, refused, texts


@pytest.mark.parametrize("words", ["feathers", "feathers fewer-bodies"])
@pytest.mark.parametrize(("seats", "plain", "golden"), [(2, 14, 4), (3, 18, 5), (4, 24, 6)])
def test_b9_1_the_body_bag(seats: int, plain: int, golden: int, words: str) -> None:
    state = new_game(f"seats={seats} {words}")
    bodies = letters(state.body_bag) + "".join(w for w in supply(state).split() if w.isalpha())
    assert Counter(bodies) == {**dict.fromkeys("YRKGB", plain), "O": golden}


def test_b9_1_no_gold_without_the_option() -> None:
    state = make_state(supply="")
    assert "O" not in letters(state.body_bag)


@pytest.mark.parametrize("pair", ["YO", "BO", "OO"])
def test_b9_2_gold_is_laid_out_and_taken_like_a_body(pair: str) -> None:
    state = make_state("feathers", seats=[Place()], supply=f"<Y RK R> {pair}")
    assert f"take {pair}" in texts(state, 0)
    act(state, 0, f"take {pair}", "-")
    assert sorted(board(state, 0).split()) == sorted(pair)


def test_b9_2_gold_is_drawn_like_a_body() -> None:
    state = make_state("feathers", seats=[Place()], supply="<Y RK R>")
    act(state, 0, "take RK", "heads=R tails=R bodies=O,O,O,Y,Y,Y,Y,Y,Y,Y,Y,Y")
    assert supply(state) == "<Y <R OO YO YY YY YY YY R> R>"


def test_b9_2_gold_counts_as_a_body_for_the_refill() -> None:
    state = make_state("feathers", seats=[Place()], supply="<Y RK OO R>", bodies="")
    events = act(state, 0, "take RK", "-")  # OO is still there: no refill, no end
    assert supply(state) == "<Y OO R>"
    assert named(events, "exhausted") == []
    events = act(state, 1, "take OO", "heads=R tails=R")
    assert len(named(events, "exhausted")) == 1


def test_b9_2_gold_in_the_bag_counts_for_the_end() -> None:
    state = make_state("feathers", seats=[Place()], supply="<Y RK R>", bodies="OO")
    events = act(state, 0, "take RK", "heads=R tails=R bodies=O,O")
    assert supply(state) == "<Y <R OO R> R>"
    assert named(events, "exhausted") == []


def test_b9_2_gold_fills_a_space() -> None:
    state = make_state("feathers", seats=[Place(board="O O O K K K K")], supply="<Y RK R>")
    assert texts(state, 0, "take") == ["take <Y", "take R>"]
    assert "B4.1" in refused(state, 0, "take RK")


def test_b9_2_gold_is_never_built_with() -> None:
    state = make_state("feathers", seats=[Place(board="O O", building=["B"])])
    assert texts(state, 0, "begin") == []
    assert texts(state, 0, "add") == []


def test_b9_2_gold_on_a_player_board_is_worth_nothing() -> None:
    state = make_state("feathers", seats=[Place(board="O O O")])
    assert state.scores() == (0, 0)
    assert state.result().standings[0].score == 0


def steals(state_board: str, victim: str) -> list[str]:
    state = make_state("feathers", seats=[Place(board=state_board), Place(board=victim)])
    return texts(state, 0, "steal")


def test_b9_3_give_gold_and_take_one_or_two_bodies() -> None:
    for loot, left in (("R", "R K"), ("RK", "R"), ("RR", "K")):
        state = make_state("feathers", seats=[Place(board="O O"), Place(board="R R K")])
        act(state, 0, f"steal {loot} from 1", "-")
        assert sorted(board(state, 0).split()) == sorted([*loot, "O"])
        assert board(state, 1) == left
        assert state.seats[1].gold == 1
        assert state.to_act == 1  # an action


def test_b9_3_the_choice_is_free_among_the_opponents_bodies() -> None:
    assert steals("O", "R R K") == [
        "steal R from 1",
        "steal K from 1",
        "steal RR from 1",
        "steal RK from 1",
    ]


def test_b9_3_no_head_tail_or_gold() -> None:
    assert steals("O", "<R R> O O") == []
    assert steals("O", "<R R> O K") == ["steal K from 1"]


def test_b9_3_the_opponent_must_have_one() -> None:
    state = make_state("feathers", seats=[Place(board="O"), Place(board="<R K")])
    assert "B9.3" in refused(state, 0, "steal R from 1")
    assert "B9.3" in refused(state, 0, "steal KK from 1")
    assert "B9.3" in refused(state, 0, "steal RK from 1")


def test_b9_3_needs_gold_on_the_own_player_board() -> None:
    places = [Place(board="K", gold=2), Place(board="R O")]
    state = make_state("feathers", seats=places)
    assert "B9.3" in refused(state, 0, "steal R from 1")


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ("O B B B B B B", ["steal K from 1", "steal KK from 1"]),
        ("O B B B B B B B", ["steal K from 1"]),
    ],
)
def test_b9_3_room_the_spent_space_is_free(own: str, expected: list[str]) -> None:
    state = make_state("feathers", seats=[Place(board=own), Place(board="K K")])
    assert texts(state, 0, "steal") == expected
    if len(expected) == 1:
        assert "B9.3" in refused(state, 0, "steal KK from 1")
    act(state, 0, expected[-1])
    assert len(board(state, 0).split()) == 8


def test_b9_3_from_any_opponent_but_not_from_oneself() -> None:
    places = [Place(board="Y"), Place(board="O R"), Place(board="K"), Place(board="<B")]
    state = make_state("seats=4 feathers", seats=places, turn=1)
    assert texts(state, 1, "steal") == ["steal Y from 0", "steal K from 2"]
    assert "B9.3" in refused(state, 1, "steal R from 1")
    assert "B9.3" in refused(state, 1, "steal B from 3")
    act(state, 1, "steal K from 2")
    assert [player.gold for player in state.seats] == [0, 0, 1, 0]


def test_b9_3_no_such_opponent() -> None:
    state = make_state("feathers", seats=[Place(board="O")])
    assert "no seat 3" in refused(state, 0, "steal R from 3")


def test_b9_3_no_steals_without_the_option() -> None:
    state = make_state(seats=[Place(), Place(board="R")])
    assert "B9" in refused(state, 0, "steal R from 1")


def test_b9_3_only_one_opponent_a_steal() -> None:
    places = [Place(board="O"), Place(board="R"), Place(board="K")]
    state = make_state("seats=3 feathers", seats=places)
    assert texts(state, 0, "steal") == ["steal R from 1", "steal K from 2"]


def test_b9_4_gold_received_is_worth_two_points_each() -> None:
    places = [Place(board="O"), Place(board="R K", gold=1)]
    state = make_state("feathers", seats=places)
    assert state.scores() == (0, 2)
    act(state, 0, "steal R from 1")
    assert state.scores() == (0, 4)
    for view in views(state).values():
        assert [seen.gold for seen in view.seats] == [0, 2]


def test_b9_4_gold_received_lies_off_the_player_board() -> None:
    places = [Place(board="O"), Place(board="R K K K K K K K")]
    state = make_state("feathers", seats=places, supply="<Y RK R>")
    act(state, 0, "steal R from 1")
    assert board(state, 1) == "K K K K K K K"
    assert "take <Y" in texts(state, 1)


def test_b9_4_gold_received_is_out_of_play() -> None:
    places = [Place(board="O"), Place(board="R K")]
    state = make_state("feathers", seats=places)
    play(state, "0 steal R from 1")
    assert texts(state, 1, "steal") == []
    assert "B9.3" in refused(state, 1, "steal R from 0")
