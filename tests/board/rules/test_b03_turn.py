"""B3: one action a turn, and passing."""

from __future__ import annotations

import pytest

from coatl.board.state import State

from .look import building, named
from .table import Place, act, make_state, play, refused, texts

HEADS_A = "<Y <Y <R <R <K <K <G <G"
TAILS_A = "Y> Y> R> R> K> K> G> G>"
NO_USE = "P23 P24 P25 P26 P27"
"""Cards that no serpent of a few heads or tails satisfies."""


def stuck(state: State, seat: int) -> bool:
    return texts(state, seat) == ["pass"]


def two_stuck_seats(options: str = "") -> State:
    """Full boards of heads or tails, two serpents that take neither, and full hands."""
    first = Place(board=HEADS_A, building=["<Y", "<R"], hand=NO_USE)
    second = Place(board=TAILS_A, building=["Y>", "R>"], hand="P28 P29 P30 P31 P32")
    supply = "<K <B YR YK YG YB RK RG K> B>"
    return make_state(options, seats=[first, second], supply=supply, piles="T01:7 T02")


@pytest.mark.parametrize(
    "lines",
    [
        ["0 take YR"],
        ["0 take <Y"],
        ["0 choose deck", "0 done"],
        ["0 begin B", "0 done"],
        ["0 pick <B"],
        ["0 see the future", "0 choose deck", "0 done"],
        ["0 commit T01"],
        ["0 steal K from 1"],
    ],
)
def test_b3_1_a_turn_is_one_action(lines: list[str]) -> None:
    places = [Place(board="B O"), Place(board="K")]
    state = make_state("sacrifice feathers", seats=places, piles="T01:7 T02")
    play(state, *lines[:-1])
    assert state.to_act == 0
    play(state, lines[-1])
    assert state.acting == (1,)
    assert texts(state, 0) == []
    assert "turn of seat 1" in refused(state, 0, "take RK")


def test_b3_1_all_kinds_of_action_are_open() -> None:
    places = [Place(board="B O"), Place(board="K")]
    state = make_state("sacrifice feathers", seats=places)
    verbs = {text.split()[0] for text in texts(state, 0)}
    assert verbs == {"take", "choose", "begin", "pick", "see", "commit", "steal"}


def test_b3_1_a_turn_needs_an_action() -> None:
    assert "B3.1" in refused(make_state(), 0, "done")


def test_b3_1_kinds_are_not_mixed_in_one_action() -> None:
    state = make_state(seats=[Place(board="B")])
    act(state, 0, "begin B")
    assert "B6" in refused(state, 0, "take YR")
    assert "B6" in refused(state, 0, "choose deck")
    state = make_state(seats=[Place(board="B")])
    act(state, 0, "choose deck")
    assert "B5" in refused(state, 0, "take YR")
    assert "B5" in refused(state, 0, "begin B")


@pytest.mark.parametrize(
    "place",
    [
        Place(board=HEADS_A, building=["<Y", "<R"]),  # cards can be chosen
        Place(board=HEADS_A, building=["<Y"], hand=NO_USE),  # a Cóatl can be begun
        Place(board=HEADS_A, building=["<Y", "KBKB"], hand=NO_USE),  # a head can be added
        Place(board=HEADS_A, building=["<Y", "<KBKB"], hand=NO_USE),  # P23 can be fulfilled
        Place(board="<Y <Y <R <R <K <K <G", building=["<Y", "<R"], hand=NO_USE),  # room for one
    ],
)
def test_b3_2_no_passing_while_b4_to_b6_are_possible(place: Place) -> None:
    state = make_state(seats=[place], supply="<B <B YR YK B>")
    assert "pass" not in texts(state, 0)
    assert "B3.2" in refused(state, 0, "pass")


def test_b3_2_who_can_do_nothing_passes() -> None:
    state = two_stuck_seats()
    assert stuck(state, 0)
    events = act(state, 0, "pass", "-")
    assert [event.name for event in events] == ["passed", "turn"]
    assert state.to_act == 1


def test_b3_2_an_empty_supply_leaves_nothing_to_take() -> None:
    place = Place(hand=NO_USE)
    state = make_state(
        "seats=4",
        seats=[place],
        supply="",
        bodies="",
        heads="",
        tails="",
        ending="exhausted",
        turns_left=8,
    )
    assert stuck(state, 0)


def test_b3_2_may_pass_even_if_a_token_or_a_steal_is_possible() -> None:
    first = Place(board="<Y <Y <R <R <K <K <G O", building=["<Y", "<R"], hand=NO_USE)
    options = "sacrifice feathers"
    state = make_state(options, seats=[first, Place(board="K")], supply="YR <B", piles="T01:7 T02")
    assert texts(state, 0) == [
        "see the future",
        "commit T01",
        "commit T02",
        "steal K from 1",
        "pass",
    ]
    act(state, 0, "pass")
    assert state.to_act == 1


def test_b3_2_the_token_may_be_used_instead() -> None:
    state = two_stuck_seats("sacrifice")
    act(state, 0, "see the future")
    assert "discard P23" in texts(state, 0)


def test_b3_2_the_game_ends_when_all_pass_one_after_another() -> None:
    state = two_stuck_seats()
    act(state, 0, "pass")
    assert not state.is_over
    assert stuck(state, 1)
    events = act(state, 1, "pass")
    assert state.is_over
    assert state.acting == ()
    assert named(events, "over")[0].data["ending"] == "passes"
    assert state.result().ending == "passes"


def test_b3_2_three_passes_end_a_game_of_three() -> None:
    cards = ["P23 P24 P25 P26 P27", "P28 P29 P30 P31 P32", "P33 P34 P35 P36 P37"]
    ends = "<Y <R <K Y> R> K> G> B>"  # a head and a tail are never joined directly (B6.2)
    places = [Place(board=ends, building=["<G", "<B"], hand=hand) for hand in cards]
    state = make_state("seats=3", seats=places, supply="YR YK")
    for seat in range(3):
        assert not state.is_over
        assert stuck(state, seat)
        act(state, seat, "pass")
    assert state.is_over
    assert state.result().ending == "passes"


def four_stuck_seats() -> State:
    """No piece to take, none to build with, and full hands without a use."""
    cards = ["P23 P24 P25 P26 P27", "P28 P29 P30 P31 P32", "P33 P34 P35 P36 P37"]
    places = [Place(hand=hand) for hand in [*cards, "P38 P39 P40 P41 P42"]]
    return make_state("seats=4", seats=places, supply="", ending="exhausted", turns_left=8)


def test_b3_2_four_passes_end_a_game_of_four() -> None:
    state = four_stuck_seats()
    for seat in range(4):
        assert not state.is_over
        assert stuck(state, seat)
        act(state, seat, "pass")
    assert state.is_over
    assert state.result().ending == "exhausted"  # the ending that governed already (B7.4)


def test_b3_2_three_passes_do_not_end_a_game_of_four() -> None:
    places = [Place(hand=f"P{n}3 P{n}4 P{n}5 P{n}6 P{n}7") for n in (1, 2, 3)]
    state = make_state("seats=4", seats=places, supply="", ending="exhausted", turns_left=8)
    play(state, "0 pass", "1 pass", "2 pass", "3 choose deck", "3 done")
    play(state, "0 pass", "1 pass", "2 pass")
    assert state.to_act == 3


def test_b3_2_an_action_in_between_starts_the_count_again() -> None:
    state = two_stuck_seats("sacrifice")
    act(state, 0, "pass")
    play(state, "1 commit T01")
    act(state, 0, "pass")
    assert not state.is_over
    act(state, 1, "pass")
    assert state.is_over


def test_b3_2_a_turn_ended_by_a_third_coatl_starts_the_count_again() -> None:
    second = Place(
        board="K>", building=["<KG P20"], complete=["<BBB> P15", "<YYY> P11"], hand="P28"
    )
    places = [Place(hand=NO_USE), second]
    state = make_state(seats=places, supply="", ending="exhausted", turns_left=4)
    play(state, "0 pass", "1 add K> to A", "1 done", "0 pass")
    assert state.to_act == 1  # the last turn is still to come (B7.4)
    play(state, "1 choose deck", "1 done")
    assert state.is_over


def test_b3_2_a_game_ended_by_passes_is_scored() -> None:
    first = Place(board=HEADS_A, building=["<Y", "<R"], hand=NO_USE, complete=["<BBB> P15"])
    second = Place(board=TAILS_A, building=["Y>", "R>"], hand="P28 P29 P30 P31 P32")
    state = make_state(seats=[first, second], supply="<K YR B>")
    play(state, "0 pass", "1 pass")
    assert state.is_over
    assert state.scores() == (3, 0)
    assert state.result().winners == (0,)
    assert building(state, 0) == ["<Y", "<R"]
