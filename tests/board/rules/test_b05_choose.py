"""B5: choosing Prophecy cards."""

from __future__ import annotations

import pytest

from .look import face_up, hand, named
from .table import Place, act, make_state, play, refused, texts

SIX = "P01 P02 P03 P04 P05 P06"


def test_b5_1_one_or_more_cards_one_after_another() -> None:
    state = make_state(seats=[Place()], open=SIX)
    act(state, 0, "choose P03", "-")
    assert hand(state, 0) == "P03"
    assert state.to_act == 0
    act(state, 0, "choose deck", "prophecies=P20")
    act(state, 0, "choose P06", "-")
    assert hand(state, 0) == "P03 P06 P20"
    act(state, 0, "done")
    assert state.to_act == 1


def test_b5_1_one_card_is_enough() -> None:
    state = make_state(seats=[Place()], open=SIX)
    play(state, "0 choose P03", "0 done ; prophecies=P20")
    assert hand(state, 0) == "P03"
    assert state.to_act == 1


def test_b5_1_at_least_one() -> None:
    state = make_state(seats=[Place()], open=SIX)
    assert "B3.1" in refused(state, 0, "done")


def test_b5_1_face_up_cards_or_the_top_of_the_deck() -> None:
    state = make_state(seats=[Place()], open=SIX)
    expected = [*(f"choose {card}" for card in SIX.split()), "choose deck"]
    assert texts(state, 0, "choose") == expected
    assert "B5.1" in refused(state, 0, "choose P20")
    act(state, 0, "choose P03")
    assert "choose P03" not in texts(state, 0)
    assert "B5.1" in refused(state, 0, "choose P03")


def test_b5_1_two_equal_face_up_cards_can_both_be_taken() -> None:
    state = make_state(seats=[Place()], open="P01 P01 P03 P04 P05 P06")
    assert texts(state, 0, "choose").count("choose P01") == 1
    play(state, "0 choose P01", "0 choose P01")
    assert hand(state, 0) == "P01 P01"
    assert face_up(state) == "P03 P04 P05 P06"


@pytest.mark.parametrize("size", range(6))
def test_b5_1_up_to_five_in_hand(size: int) -> None:
    cards = ["P20", "P21", "P22", "P23", "P24"][:size]
    state = make_state(seats=[Place(hand=" ".join(cards))], open=SIX)
    for card in SIX.split()[: 5 - size]:
        assert state.to_act == 0
        act(state, 0, f"choose {card}")
    if size < 5:
        assert state.to_act == 1  # a full hand ends the action
        assert len(hand(state, 0).split()) == 5
    else:
        assert texts(state, 0, "choose") == []
        assert "B5.1" in refused(state, 0, "choose P01")
        assert "B5.1" in refused(state, 0, "choose deck")


def test_b5_1_temple_cards_do_not_count() -> None:
    place = Place(hand="P20 P21 P22 P23", temple="T01", commitment="T02")
    state = make_state(seats=[place], open=SIX)
    act(state, 0, "choose P01")
    assert hand(state, 0) == "P01 P20 P21 P22 P23"


def test_b5_1_temple_cards_have_no_limit() -> None:
    place = Place(hand="P20 P21 P22 P23 P24", temple="T01")
    state = make_state("sacrifice", seats=[place], piles="T02:7 T03")
    act(state, 0, "commit T02")
    assert state.seats[0].temple != state.seats[0].commitment != 255


def test_b5_1_a_card_from_the_deck_is_seen_before_the_next_choice() -> None:
    state = make_state(seats=[Place()], open=SIX)
    events = act(state, 0, "choose deck", "prophecies=P33")
    seen = named(events, "drew")[0].seen_by(0)
    assert seen is not None
    assert seen.secret == {"card": "P33"}
    assert hand(state, 0) == "P33"
    assert "choose deck" in texts(state, 0)
    assert "choose P01" in texts(state, 0)


def test_b5_1_nothing_else_while_choosing() -> None:
    state = make_state("sacrifice", seats=[Place(board="B")], open=SIX)
    act(state, 0, "choose P01")
    assert {text.split()[0] for text in texts(state, 0)} == {"choose", "done"}


def test_b5_2_face_up_cards_are_replaced_when_the_turn_ends() -> None:
    state = make_state(seats=[Place()], open=SIX)
    play(state, "0 choose P01 ; -", "0 choose P02 ; -", "0 choose deck ; prophecies=P20")
    assert face_up(state) == "P03 P04 P05 P06"
    act(state, 0, "done", "prophecies=P30,P31")
    assert sorted(face_up(state).split()) == ["P03", "P04", "P05", "P06", "P30", "P31"]


def test_b5_2_also_when_a_full_hand_ends_the_turn() -> None:
    state = make_state(seats=[Place(hand="P20 P21 P22 P23")], open=SIX)
    act(state, 0, "choose P01", "prophecies=P30")
    assert sorted(face_up(state).split()) == ["P02", "P03", "P04", "P05", "P06", "P30"]


def test_b5_2_nothing_is_replaced_if_nothing_was_taken_face_up() -> None:
    state = make_state(seats=[Place()], open=SIX)
    play(state, "0 choose deck ; prophecies=P20", "0 done ; -")
    assert face_up(state) == SIX


def test_b5_2_a_refill_may_follow_any_action() -> None:
    state = make_state(seats=[Place()], open="P01 P02 P03 P04")
    act(state, 0, "take YR", "prophecies=P10,P11")
    assert len(face_up(state).split()) == 6


def test_b5_2_not_between_the_two_actions_of_a_last_turn() -> None:
    first = Place(board="R>", building=["<RR"], hand="P02", complete=["<BBB> P05", "<YYY> P01"])
    state = make_state(seats=[first, Place()], open="P03 P04 P06 P07 P08 P09")
    play(state, "0 add R> to A", "0 fulfil P02 on A", "0 done ; -")
    play(state, "1 choose P03 ; -", "1 choose P04 ; -", "1 done ; -")
    assert state.to_act == 1
    assert face_up(state) == "P06 P07 P08 P09"
    assert texts(state, 1, "choose") == [
        "choose P06",
        "choose P07",
        "choose P08",
        "choose P09",
        "choose deck",
    ]
    play(state, "1 choose P06 ; -", "1 done ; prophecies=P30,P31,P32")
    assert state.is_over


def test_b5_2_filled_at_the_end_of_a_last_turn_of_two_actions() -> None:
    first = Place(board="R>", building=["<RR"], hand="P02", complete=["<BBB> P05", "<YYY> P01"])
    state = make_state("seats=3", seats=[first, Place()], open="P03 P04 P06 P07 P08 P09")
    play(state, "0 add R> to A", "0 fulfil P02 on A", "0 done")
    play(state, "1 choose P03 ; -", "1 done ; -", "1 take YR ; prophecies=P30")
    assert state.to_act == 2
    assert sorted(face_up(state).split()) == ["P04", "P06", "P07", "P08", "P09", "P30"]
