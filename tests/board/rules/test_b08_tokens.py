"""B8: Sacrifice tokens."""

from __future__ import annotations

import pytest

from coatl.board.codes import TOKENS

from .look import (
    board,
    complete,
    face_down,
    face_up,
    hand,
    letters,
    named,
    names,
    piles,
    supply,
    temple_name,
    views,
)
from .table import Place, act, make_state, play, refused, texts

SIX = "P01 P02 P03 P04 P05 P06"
USES = {"pick": "pick <B", "future": "see the future", "commitment": "commit T01"}


def test_b8_no_tokens_without_the_option() -> None:
    state = make_state(seats=[Place()], piles="T01:7 T02")
    for text in USES.values():
        assert "B8" in refused(state, 0, text)


@pytest.mark.parametrize("token", list(USES))
def test_b8_using_a_token_spends_it(token: str) -> None:
    state = make_state("sacrifice", seats=[Place()], piles="T01:7 T02")
    act(state, 0, USES[token])
    if token == "future":
        play(state, "0 choose deck", "0 done")
    assert state.to_act == 1  # it was the action of this turn
    assert state.seats[0].tokens == 7 - TOKENS[token]
    assert state.seats[1].tokens == 7
    play(state, "1 take YR")
    again = f"commit {piles(state)[0][0]}" if token == "commitment" else USES[token]
    assert "B8" in refused(state, 0, again)


@pytest.mark.parametrize("token", list(USES))
def test_b8_only_the_token_one_has(token: str) -> None:
    state = make_state("sacrifice", seats=[Place(tokens=token)], piles="T01:7 T02")
    for other, text in USES.items():
        if other == token:
            assert text in texts(state, 0)
        else:
            assert "B8" in refused(state, 0, text)


def test_b8_unused_tokens_are_public_and_worth_nothing() -> None:
    state = make_state("sacrifice", seats=[Place(), Place(tokens="pick")])
    assert state.scores() == (0, 0)
    for view in views(state).values():
        assert [seen.tokens for seen in view.seats] == [7, TOKENS["pick"]]


# Perfect Pick


@pytest.mark.parametrize(
    ("text", "taken"),
    [("pick <B", "<B"), ("pick K>", "K>"), ("pick YR", "Y R"), ("pick GG", "G G")],
)
def test_b8_1_a_head_a_tail_or_two_bodies_of_any_colours(text: str, taken: str) -> None:
    state = make_state("sacrifice", seats=[Place()])
    before = [len(letters(bag)) for bag in (state.head_bag, state.body_bag, state.tail_bag)]
    act(state, 0, text, "-")
    assert board(state, 0) == taken
    after = [len(letters(bag)) for bag in (state.head_bag, state.body_bag, state.tail_bag)]
    assert sum(before) - sum(after) == len(taken.replace("<", "").replace(">", "").split())


def test_b8_1_every_colour_and_every_pair() -> None:
    state = make_state("sacrifice", seats=[Place()])
    heads = [f"pick <{c}" for c in "YRKGB"]
    tails = [f"pick {c}>" for c in "YRKGB"]
    pairs = [
        "YY",
        "YR",
        "YK",
        "YG",
        "YB",
        "RR",
        "RK",
        "RG",
        "RB",
        "KK",
        "KG",
        "KB",
        "GG",
        "GB",
        "BB",
    ]
    assert texts(state, 0, "pick") == [*heads, *tails, *(f"pick {pair}" for pair in pairs)]


def test_b8_1_only_colours_the_bag_still_has() -> None:
    state = make_state("seats=4 sacrifice", seats=[Place()], heads="Y", tails="RK", bodies="YKK")
    assert texts(state, 0, "pick") == ["pick <Y", "pick R>", "pick K>", "pick YK", "pick KK"]
    for text in ("pick <R", "pick Y>", "pick YY", "pick RR", "pick YR"):
        assert "B8.1" in refused(state, 0, text)


def test_b8_1_two_bodies_or_none() -> None:
    state = make_state("seats=3 sacrifice feathers", seats=[Place()], bodies="Y")
    assert [text for text in texts(state, 0, "pick") if text[-2:].isalpha()] == []


def test_b8_1_never_golden() -> None:
    state = make_state("seats=2 sacrifice feathers", seats=[Place()], bodies="YOOO")
    assert [text for text in texts(state, 0, "pick") if text[-2:].isalpha()] == []
    state = make_state("seats=2 sacrifice feathers", seats=[Place(tokens="pick")])
    assert len(texts(state, 0, "pick")) == 5 + 5 + 15
    assert {text.split()[0] for text in texts(state, 0)} == {"take", "choose", "pick"}


@pytest.mark.parametrize(
    ("size", "ends", "pairs"), [(6, True, True), (7, True, False), (8, False, False)]
)
def test_b8_1_there_must_be_room(size: int, ends: bool, pairs: bool) -> None:
    state = make_state("sacrifice", seats=[Place(board=" ".join("K" * size))])
    assert ("pick <B" in texts(state, 0)) == ends
    assert ("pick B>" in texts(state, 0)) == ends
    assert ("pick YR" in texts(state, 0)) == pairs
    if not pairs:
        assert "has room for" in refused(state, 0, "pick YR")
    if not ends:
        assert "has room for" in refused(state, 0, "pick <B")


def test_b8_1_a_refusal_for_lack_of_room_names_this_rule() -> None:
    state = make_state("sacrifice", seats=[Place(board="K K K K K K K")])
    assert "B8.1" in refused(state, 0, "pick YR")


def test_b8_1_then_all_empty_spaces_are_filled() -> None:
    state = make_state("sacrifice", seats=[Place()], supply="<Y YR YK R>")
    draws = "heads=B tails=B bodies=B,B,B,B,B,B,B,B"
    act(state, 0, "pick <K", draws)
    assert supply(state) == "<Y <B YR YK BB BB BB BB R> B>"


def test_b8_1_the_picked_piece_does_not_come_again() -> None:
    state = make_state(
        "seats=4 sacrifice", seats=[Place()], supply="<Y RB RK Y>", heads="B", bodies="KKYY"
    )
    act(state, 0, "pick <B", "tails=G bodies=K,K,Y,Y")
    assert supply(state) == "<Y RB RK KK YY Y> G>"


# See the Future


def test_b8_2_face_up_cards_are_discarded_openly_and_six_revealed() -> None:
    state = make_state("sacrifice", seats=[Place()], open=SIX)
    act(state, 0, "see the future", "prophecies=P10,P11,P12,P13,P14,P15")
    assert face_up(state) == "P10 P11 P12 P13 P14 P15"
    assert names(state.discard.contents()) == SIX
    for view in views(state).values():
        assert names(view.discards) == SIX


def test_b8_2_any_number_of_hand_cards_is_discarded_face_down() -> None:
    for count in range(6):
        cards = ["P20", "P21", "P22", "P23", "P24"]
        state = make_state("sacrifice", seats=[Place(hand=" ".join(cards))], open=SIX)
        act(state, 0, "see the future")
        for card in cards[:count]:
            assert f"discard {card}" in texts(state, 0)
            act(state, 0, f"discard {card}", "-")
        assert hand(state, 0).split() == cards[count:]
        assert face_down(state, 0).split() == cards[:count]
        assert names(state.discard.contents()) == SIX


def test_b8_2_only_cards_in_hand_are_discarded() -> None:
    state = make_state("sacrifice", seats=[Place(hand="P20")], open=SIX)
    act(state, 0, "see the future")
    assert texts(state, 0, "discard") == ["discard P20"]
    assert "B8.2" in refused(state, 0, "discard P21")
    act(state, 0, "discard P20")
    assert "B8.2" in refused(state, 0, "discard P20")


def test_b8_2_discarding_needs_the_token() -> None:
    state = make_state("sacrifice", seats=[Place(hand="P20")])
    assert "B8.2" in refused(state, 0, "discard P20")


def test_b8_2_then_cards_are_chosen_as_in_b5() -> None:
    state = make_state("sacrifice", seats=[Place(hand="P20 P21 P22")], open=SIX)
    play(state, "0 see the future ; prophecies=P10,P11,P12,P13,P14,P15", "0 discard P20")
    choices = ["P10", "P11", "P12", "P13", "P14", "P15", "deck"]
    assert texts(state, 0, "choose") == [f"choose {card}" for card in choices]
    play(state, "0 choose P10", "0 choose deck ; prophecies=P30")
    assert state.to_act == 0
    assert "done" in texts(state, 0)
    act(state, 0, "choose P11", "prophecies=P40,P41")  # the hand is full, so the turn ends
    assert hand(state, 0) == "P10 P11 P21 P22 P30"
    assert state.to_act == 1
    assert len(face_up(state).split()) == 6


def test_b8_2_discarding_comes_before_choosing() -> None:
    state = make_state("sacrifice", seats=[Place(hand="P20 P21")], open=SIX)
    play(state, "0 see the future", "0 choose deck")
    assert texts(state, 0, "discard") == []
    assert "B5" in refused(state, 0, "discard P20")


@pytest.mark.parametrize("size", range(5))
def test_b8_2_at_least_one_if_there_is_room(size: int) -> None:
    cards = ["P20", "P21", "P22", "P23"][:size]
    state = make_state("sacrifice", seats=[Place(hand=" ".join(cards))], open=SIX)
    act(state, 0, "see the future")
    assert "B8.2" in refused(state, 0, "done")
    act(state, 0, "choose deck")
    if size < 4:
        act(state, 0, "done")
    assert state.to_act == 1


def test_b8_2_also_after_discarding_from_a_full_hand() -> None:
    state = make_state("sacrifice", seats=[Place(hand="P20 P21 P22 P23 P24")], open=SIX)
    play(state, "0 see the future", "0 discard P20")
    assert "B8.2" in refused(state, 0, "done")


def test_b8_2_none_if_the_hand_is_still_full() -> None:
    state = make_state("sacrifice", seats=[Place(hand="P20 P21 P22 P23 P24")], open=SIX)
    act(state, 0, "see the future")
    assert texts(state, 0, "choose") == []
    assert "B5.1" in refused(state, 0, "choose deck")
    act(state, 0, "done")
    assert hand(state, 0) == "P20 P21 P22 P23 P24"
    assert state.to_act == 1


def test_b8_2_none_if_there_is_no_card_to_be_had() -> None:
    state = make_state("seats=4 sacrifice", seats=[Place()], open="", deck="", discard="")
    act(state, 0, "see the future", "-")
    assert texts(state, 0) == ["done"]
    act(state, 0, "done", "-")
    assert state.to_act == 1


# Priest Commitment


@pytest.mark.parametrize("card", ["T01", "T02"])
def test_b8_3_take_the_top_card_of_a_pile_into_hand(card: str) -> None:
    state = make_state("sacrifice", seats=[Place(temple="T05")], piles="T01:7 T02")
    assert texts(state, 0, "commit") == ["commit T01", "commit T02"]
    assert "B8.3" in refused(state, 0, "commit T03")
    assert "B8.3" in refused(state, 0, "commit T05")
    events = act(state, 0, f"commit {card}")
    assert temple_name(state.seats[0].commitment) == card
    assert temple_name(state.seats[0].temple) == "T05"
    assert card not in [top for top, _ in piles(state)]
    assert named(events, "committed")[0].data == {"card": card}


def test_b8_3_not_from_an_empty_pile() -> None:
    state = make_state("sacrifice", seats=[Place()], piles="-:0 T02")
    assert texts(state, 0, "commit") == ["commit T02"]


def test_b8_3_it_is_fulfilled_like_the_temple_dealt_at_the_start() -> None:
    place = Place(board="B> Y>", building=["<BB P05", "<YY P01"], temple="T03")
    state = make_state("sacrifice", seats=[place], piles="T02:7 T08")
    play(state, "0 commit T02 ; temples=T09", "1 take YR")
    act(state, 0, "add B> to A")
    assert texts(state, 0, "temple") == ["temple T02", "temple T03"]
    act(state, 0, "temple T02", "-")
    act(state, 0, "add Y> to B")
    assert texts(state, 0, "temple") == ["temple T03"]
    act(state, 0, "temple T03", "-")
    assert complete(state, 0) == ["<BBB> P05 T02", "<YYY> P01 T03"]


def test_b8_3_nobody_else_can_use_it() -> None:
    places = [Place(), Place(board="B>", building=["<BB P05"])]
    state = make_state("sacrifice", seats=places, piles="T01:7 T08")
    play(state, "0 commit T01 ; temples=T09", "1 add B> to A")
    assert texts(state, 1, "temple") == []
    assert "B6.5" in refused(state, 1, "temple T01")
