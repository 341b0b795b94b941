"""B6: completing a Cóatl."""

from __future__ import annotations

from coatl.board.state import State
from coatl.core.events import Event

from .alone import TWO, one
from .look import board, building, complete, hand, named, piles
from .table import Place, act, make_state, play, refused, texts

# B6.5


def test_b6_5_complete_is_a_head_a_tail_and_a_body_between() -> None:
    state = one(board="B>", building=["<BB P05"])
    act(state, 0, "add B> to A")
    act(state, 0, "done")
    assert complete(state, 0) == ["<BBB> P05"]
    state = one(board="<B", building=["BB> P05"])
    play(state, "0 add <B to A", "0 done")
    assert complete(state, 0) == ["<BBB> P05"]


def test_b6_5_completing_needs_a_card() -> None:
    state = one(board="R> B>", building=["<BB"], hand="P15 P01")
    assert texts(state, 0, "add") == ["add B> to A"]  # with P15, BBB
    assert "B6.5" in refused(state, 0, "add R> to A")


def test_b6_5_the_head_may_be_the_completing_piece() -> None:
    state = one(board="<R <B", building=["BB>"], hand="P15")
    assert texts(state, 0, "add") == ["add <B to A"]
    assert "B6.5" in refused(state, 0, "add <R to A")


def test_b6_5_a_card_already_beside_it_is_enough() -> None:
    state = one(board="R>", building=["<BBB P05"])
    play(state, "0 add R> to A", "0 done")
    assert complete(state, 0) == ["<BBBR> P05"]


def test_b6_5_a_card_satisfied_now_but_not_then_is_not_enough() -> None:
    state = one(board="B>", building=["<RBB"], hand="P10")
    assert texts(state, 0, "fulfil") == ["fulfil P10 on A"]
    assert "B6.5" in refused(state, 0, "add B> to A")
    act(state, 0, "fulfil P10 on A")  # placed before, it counts
    play(state, "0 add B> to A", "0 done")
    assert complete(state, 0) == ["<RBBB> P10"]


def test_b6_5_strict_ends_a_pair_closed_by_its_own_tail_is_enough() -> None:
    state = make_state("strict-ends", seats=[Place(board="B>", building=["<RB"], hand="P10")])
    play(state, "0 add B> to A", "0 fulfil P10 on A", "0 done")
    assert complete(state, 0) == ["<RBB> P10"]


def test_b6_5_the_completing_piece_may_also_satisfy_a_promo_card() -> None:
    state = make_state("promo", seats=[Place(board="R> B>", building=["<YYGG"], hand="P50")])
    assert texts(state, 0, "add") == ["add R> to A"]


def test_b6_5_at_once_before_anything_else() -> None:
    place = Place(board="B> Y", building=["<BB", "YYY"], hand="P01 P05 P15")
    state = make_state("sacrifice", seats=[place], piles="T08:7 T09")
    act(state, 0, "add B> to A")
    assert texts(state, 0) == ["fulfil P05 on A", "fulfil P15 on A"]
    for text in ("begin Y", "add Y left of B", "fulfil P01 on B", "take YR", "pick <Y"):
        assert "B6.5" in refused(state, 0, text)


def test_b6_5_any_number_of_further_prophecies_four_in_all() -> None:
    state = one(board="B>", building=["<BBBYYBB P05 P15"], hand="P10 P18 P29 P06")
    act(state, 0, "add B> to A")  # <BBBYYBBB>
    assert texts(state, 0) == ["fulfil P06 on A", "fulfil P18 on A", "fulfil P29 on A", "done"]
    act(state, 0, "fulfil P29 on A")
    act(state, 0, "fulfil P18 on A")
    assert texts(state, 0, "fulfil") == []
    assert "B6.3" in refused(state, 0, "fulfil P06 on A")
    act(state, 0, "done")
    assert complete(state, 0) == ["<BBBYYBBB> P05 P15 P29 P18"]


def test_b6_5_further_prophecies_are_optional() -> None:
    state = one(board="B>", building=["<BB P05"], hand="P15")
    play(state, "0 add B> to A", "0 done")
    assert complete(state, 0) == ["<BBB> P05"]
    assert hand(state, 0) == "P15"


def test_b6_5_only_satisfied_and_different_prophecies() -> None:
    state = one(board="B>", building=["<BB P05"], hand="P05 P10 P15")
    act(state, 0, "add B> to A")
    assert texts(state, 0, "fulfil") == ["fulfil P15 on A"]
    assert "B6.3" in refused(state, 0, "fulfil P05 on A")
    assert "B6.3" in refused(state, 0, "fulfil P10 on A")


def temple_table(place: Place) -> State:
    """Piles whose tops are T03 (no green) and T07, for a blue Cóatl of three."""
    return make_state(seats=[place], piles="T03:7 T07")


def test_b6_5_a_temple_from_hand_from_the_commitment_or_from_a_pile() -> None:
    place = Place(board="B>", building=["<BB P05"], temple="T01", commitment="T02")
    for card in ("T01", "T02", "T03"):
        state = temple_table(place)
        act(state, 0, "add B> to A")
        assert texts(state, 0, "temple") == ["temple T01", "temple T02", "temple T03"]
        act(state, 0, f"temple {card}")
        assert complete(state, 0) == [f"<BBB> P05 {card}"]
        assert state.seats[0].points == 2 + 3


def test_b6_5_a_temple_leaves_where_it_came_from() -> None:
    place = Place(board="B>", building=["<BB P05"], temple="T01", commitment="T02")
    left = {"T01": (255, 1), "T02": (0, 255), "T03": (0, 1)}
    for card, (dealt, committed) in left.items():
        state = temple_table(place)
        play(state, "0 add B> to A", f"0 temple {card}")
        assert (state.seats[0].temple, state.seats[0].commitment) == (dealt, committed)
        assert (piles(state)[0] == ("T03", 7)) == (card != "T03")


def test_b6_5_the_temple_needs_at_least_one_requirement() -> None:
    place = Place(board="B>", building=["<BB P05"], temple="T04", commitment="T08")
    state = temple_table(place)
    act(state, 0, "add B> to A")
    assert texts(state, 0, "temple") == ["temple T03"]
    for card in ("T04", "T07", "T08"):
        assert "no requirement" in refused(state, 0, f"temple {card}")
        assert "B6.5" in refused(state, 0, f"temple {card}")


def test_b6_5_not_the_temple_of_another_hand() -> None:
    places = [Place(board="B>", building=["<BB P05"]), Place(temple="T01")]
    state = make_state(seats=places, piles="T03:7 T07")
    act(state, 0, "add B> to A")
    assert "B6.5" in refused(state, 0, "temple T01")


def test_b6_5_the_temple_is_optional() -> None:
    state = temple_table(Place(board="B>", building=["<BB P05"], temple="T01"))
    play(state, "0 add B> to A", "0 done")
    assert complete(state, 0) == ["<BBB> P05"]


def test_b6_5_the_temple_comes_after_the_prophecies() -> None:
    state = temple_table(Place(board="B>", building=["<BB"], hand="P05 P15", temple="T01"))
    act(state, 0, "add B> to A")
    assert texts(state, 0) == ["fulfil P05 on A", "fulfil P15 on A"]
    assert "B6.5" in refused(state, 0, "temple T01")
    act(state, 0, "fulfil P05 on A")
    assert texts(state, 0) == ["fulfil P15 on A", "temple T01", "temple T03", "done"]
    act(state, 0, "temple T01")
    assert complete(state, 0) == ["<BBB> P05 T01"]
    assert hand(state, 0) == "P15"
    assert texts(state, 0) == ["done"]  # no further card


def test_b6_5_one_temple_at_most() -> None:
    state = temple_table(Place(board="B>", building=["<BB P05"], temple="T01"))
    play(state, "0 add B> to A", "0 temple T01")
    assert texts(state, 0, "temple") == []
    assert refused(state, 0, "temple T03")


def test_b6_5_no_temple_before_a_coatl_is_complete() -> None:
    state = temple_table(Place(board="B", building=["<BB P05"], temple="T01"))
    assert "B6.5" in refused(state, 0, "temple T01")
    act(state, 0, "add B right of A")
    assert refused(state, 0, "temple T01")


def test_b6_5_a_promo_temple_looks_at_the_cards_then_beside_it() -> None:
    place = Place(board="B>", building=["<BB"], hand="P05 P15", temple="T17", commitment="T18")
    state = make_state("promo", seats=[place], piles="T07:7 T08")
    act(state, 0, "add B> to A")
    act(state, 0, "fulfil P05 on A")  # a red card
    assert texts(state, 0, "temple") == ["temple T18"]  # no black card
    act(state, 0, "fulfil P15 on A")
    assert texts(state, 0, "temple") == []


def test_b6_5_its_cards_are_closed_for_good() -> None:
    state = temple_table(Place(board="B> Y", building=["<BB P05"], hand="P15", temple="T01"))
    play(state, "0 add B> to A", "0 done")
    assert texts(state, 0) == ["begin Y", "done"]
    play(state, "0 done", "1 take YR")
    assert texts(state, 0, "fulfil") == []
    assert refused(state, 0, "temple T01")


def closing(*lines: str) -> Event:
    state = temple_table(Place(board="B>", building=["<BB"], hand="P05 P15", temple="T01"))
    return named(play(state, *lines), "closed")[0]


def test_b6_5_its_points_are_announced_to_all() -> None:
    event = closing("0 add B> to A", "0 fulfil P05 on A", "0 fulfil P15 on A", "0 temple T01")
    assert event.data["points"] == 2 + 3 + 3
    assert event.data["pieces"] == "<BBB>"
    assert event.data["cards"] == ("P05", "P15")
    assert event.data["temple"] == "T01"
    assert event.seen_by(1) == event
    assert event.seen_by(None) == event


# B6.6 and B6.7


def test_b6_6_the_turn_goes_on_after_a_completion() -> None:
    place = Place(board="B> Y Y>", building=["<BB P05", "<YY P01"])
    state = make_state(seats=[place], piles="T08:7 T09")
    play(state, "0 add B> to A", "0 done")
    assert texts(state, 0) == ["begin Y", "begin Y>", "add Y right of B", "add Y> to B", "done"]
    play(state, "0 add Y right of B", "0 add Y> to B", "0 done", "0 done")
    assert complete(state, 0) == ["<BBB> P05", "<YYYY> P01"]
    assert state.to_act == 1


def test_b6_6_the_third_complete_coatl_ends_the_turn() -> None:
    place = Place(board="R> Y", building=["<RR P02"], complete=TWO)
    state = make_state(seats=[place], piles="T08:7 T09")
    play(state, "0 add R> to A", "0 done")
    assert state.to_act == 1
    assert board(state, 0) == "Y"


def test_b6_6_also_when_a_temple_closes_it() -> None:
    place = Place(board="R> Y", building=["<RR P02"], complete=TWO)
    state = make_state(seats=[place], piles="T01:7 T09")
    play(state, "0 add R> to A", "0 temple T01")
    assert state.to_act == 1


def test_b6_6_three_may_be_completed_in_one_turn_from_one() -> None:
    place = Place(board="R> Y> B", building=["<RR P02", "<YY P01"], complete=["<BBB> P05"])
    state = make_state(seats=[place], piles="T08:7 T09")
    play(state, "0 add R> to A", "0 done", "0 add Y> to B", "0 done")
    assert len(complete(state, 0)) == 3
    assert state.to_act == 1


def test_b6_6_an_unused_second_action_is_lost() -> None:
    first = Place(board="R>", building=["<RR P02"], complete=TWO)
    second = Place(board="K> B", building=["<KK P03"], complete=["<GGG> P04", "<RRR> P12"])
    state = make_state("seats=3", seats=[first, second], piles="T08:7 T09")
    play(state, "0 add R> to A", "0 done")
    assert state.actions_left == 2
    play(state, "1 add K> to A", "1 done")
    assert state.to_act == 2


def test_b6_6_a_third_coatl_as_the_second_action_ends_the_turn_too() -> None:
    first = Place(board="R>", building=["<RR P02"], complete=TWO)
    second = Place(board="K> B", building=["<KK P03"], complete=["<GGG> P04", "<RRR> P12"])
    state = make_state("seats=3", seats=[first, second], piles="T08:7 T09")
    play(state, "0 add R> to A", "0 done", "1 take YR", "1 add K> to A", "1 done")
    assert state.to_act == 2


def test_b6_6_nobody_has_more_than_three_complete_coatls() -> None:
    place = Place(board="K> <G", building=["<KK P03", "GG> P04"], complete=[*TWO, "<RRR> P02"])
    state = make_state(seats=[place], supply="<Y Y>", ending="exhausted", turns_left=2)
    assert texts(state, 0, "add") == []
    assert "B6.6" in refused(state, 0, "add K> to A")
    assert "B6.6" in refused(state, 0, "add <G to B")


def test_b6_6_other_steps_stay_possible_with_three() -> None:
    place = Place(board="K K>", building=["<KK", "G"], hand="P03", complete=[*TWO, "<RRR> P02"])
    state = make_state(seats=[place], supply="<Y Y>", ending="exhausted", turns_left=2)
    play(state, "0 add K right of A", "0 fulfil P03 on A", "0 add K> to B", "0 done")
    assert building(state, 0) == ["<KKK P03", "GK>"]


def test_b6_7_two_incomplete_coatls_even_with_two_complete_ones() -> None:
    state = make_state(seats=[Place(board="K G R", complete=TWO)])
    play(state, "0 begin K", "0 begin G")
    assert building(state, 0) == ["K", "G"]
    assert "B6.1" in refused(state, 0, "begin R")
