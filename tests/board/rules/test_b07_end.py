"""B7: how the game ends."""

from __future__ import annotations

import pytest

from coatl.board.state import State

from .look import building, complete, named
from .table import SUPPLY, Place, act, draw_one, make_state, play, refused, texts

TRIGGERS = [(seats, trigger) for seats in (2, 3, 4) for trigger in range(seats)]
EVERY_TRIGGER = pytest.mark.parametrize(("seats", "trigger"), TRIGGERS)
ALMOST_DONE = Place(board="R>", building=["<RR P02"], complete=["<BBB> P05", "<YYY> P01"])
ALSO_ALMOST_DONE = Place(board="K>", building=["<KK P03"], complete=["<GGG> P04", "<RRR> P12"])
NO_TEMPLE = "T08:7 T09"
"""Piles that do not help a serpent of three pieces and one colour."""


def third(seats: int, trigger: int, other: Place | None = None, supply: str = SUPPLY) -> State:
    """Return a game just after a third Cóatl; the next seat has `other`."""
    places = [Place()] * seats
    places[trigger] = ALMOST_DONE
    if other is not None:
        places[(trigger + 1) % seats] = other
    state = make_state(f"seats={seats}", seats=places, turn=trigger, supply=supply, piles=NO_TEMPLE)
    events = play(state, f"{trigger} add R> to A", f"{trigger} done")
    assert [event.seat for event in named(events, "third")] == [trigger]
    return state


def last_pair(seats: int, trigger: int, *places: Place) -> State:
    """Return a game just after the last pair of bodies was taken."""
    given = [*places, *[Place()] * (seats - 1 - len(places))]
    state = make_state(
        f"seats={seats}",
        seats=[*given, None],  # the last seat keeps all bodies
        turn=trigger,
        supply="<Y RB Y>",
        bodies="",
        piles=NO_TEMPLE,
    )
    events = act(state, trigger, "take RB")
    assert [event.seat for event in named(events, "exhausted")] == [trigger]
    return state


# B7.1


@EVERY_TRIGGER
def test_b7_1_every_other_seat_has_one_last_turn_clockwise(seats: int, trigger: int) -> None:
    state = third(seats, trigger)
    order = []
    while not state.is_over:
        seat = state.to_act
        order.append(seat)
        while not state.is_over and state.to_act == seat:
            if state.is_second:
                act(state, seat, "done")
            else:
                draw_one(state)
    assert order == [(trigger + i) % seats for i in range(1, seats)]


@EVERY_TRIGGER
def test_b7_1_two_actions_after_the_trigger_one_before(seats: int, trigger: int) -> None:
    state = third(seats, trigger)
    actions = [0] * seats
    while not state.is_over:
        seat = state.to_act
        actions[seat] += 1
        draw_one(state)
    expected = [2 if seat > trigger else 1 for seat in range(seats)]
    expected[trigger] = 0
    assert actions == expected


@EVERY_TRIGGER
def test_b7_1_the_first_action_is_compulsory_the_second_is_not(seats: int, trigger: int) -> None:
    state = third(seats, trigger)
    while not state.is_over:
        seat = state.to_act
        assert "done" not in texts(state, seat)
        assert "B3.1" in refused(state, seat, "done")
        assert "B3.2" in refused(state, seat, "pass")
        draw_one(state)
        if seat > trigger:
            assert state.to_act == seat
            assert "done" in texts(state, seat)
            assert "B7.1" in refused(state, seat, "pass")
            act(state, seat, "done")
        assert state.is_over or state.to_act != seat


def test_b7_1_a_seat_that_can_do_nothing_passes_its_last_turn() -> None:
    stuck = Place(
        board="<Y <Y <R <K <K <G <G <B", building=["<K", "<R"], hand="P23 P24 P25 P26 P27"
    )
    state = third(3, 0, stuck, supply="YR Y>")
    assert texts(state, 1) == ["pass"]
    act(state, 1, "pass")
    assert state.to_act == 2


def test_b7_1_the_second_action_may_be_impossible() -> None:
    nearly = Place(board="<Y <R <K <K <G <G <B", building=["<K", "<R"], hand="P23 P24 P25 P26 P27")
    state = third(3, 0, nearly, supply="YR YK <Y Y>")
    act(state, 1, "take <Y")
    assert texts(state, 1) == ["done"]
    assert "B7.1" in refused(state, 1, "pass")


@pytest.mark.parametrize(
    "lines",
    [
        ["1 take YR", "1 take YK"],
        ["1 take <Y", "1 take Y>"],
        ["1 choose deck", "1 done", "1 choose deck", "1 done"],
        ["1 begin B", "1 done", "1 begin G>", "1 done"],
        ["1 pick <B", "1 see the future", "1 choose deck", "1 done"],
        ["1 commit T08", "1 pick YY"],
        ["1 steal K from 2", "1 steal KK from 2"],
        ["1 steal K from 2", "1 take YR"],
        ["1 take YR", "1 begin Y", "1 done"],
        ["1 see the future", "1 choose deck", "1 done", "1 choose deck", "1 done"],
    ],
)
def test_b7_1_two_actions_of_any_kinds(lines: list[str]) -> None:
    places = [ALMOST_DONE, Place(board="B G> O O"), Place(board="K K K")]
    state = make_state("seats=3 sacrifice feathers", seats=places, piles=NO_TEMPLE)
    play(state, "0 add R> to A", "0 done")
    for line in lines:
        assert state.to_act == 1
        play(state, line)
    assert state.to_act == 2


def test_b7_1_assembling_twice_is_two_actions() -> None:
    state = third(3, 0, Place(board="B B", building=["B"]))
    play(state, "1 add B left of A", "1 done")
    assert state.to_act == 1
    play(state, "1 add B left of A", "1 done")
    assert building(state, 1)[0] == "BBB"
    assert state.to_act == 2


def test_b7_1_before_the_end_a_turn_has_one_action() -> None:
    state = make_state(seats=[Place(complete=["<BBB> P05", "<YYY> P01"])])
    act(state, 0, "take YR")
    assert state.to_act == 1


def test_b7_1_two_complete_coatls_do_not_end_the_game() -> None:
    place = Place(board="R>", building=["<RR P02"], complete=["<BBB> P05"])
    state = make_state(seats=[place], piles=NO_TEMPLE)
    events = play(state, "0 add R> to A", "0 done", "0 done")
    assert named(events, "third") == []
    assert state.turns_left == -1


# B7.2


def test_b7_2_the_example_of_the_booklet() -> None:
    state = third(4, 1)  # player 2
    for seat, count in ((2, 2), (3, 2), (0, 1)):
        for _ in range(count):
            assert state.to_act == seat
            draw_one(state)
    assert state.is_over
    assert state.acting == ()
    assert state.result().ending == "third"


@EVERY_TRIGGER
def test_b7_2_then_the_game_ends(seats: int, trigger: int) -> None:
    state = third(seats, trigger)
    while not state.is_over:
        draw_one(state)
    assert [texts(state, seat) for seat in range(seats)] == [[]] * seats
    assert "over" in refused(state, trigger, "take YR")
    assert state.result().ending == "third"


# B7.3


@EVERY_TRIGGER
def test_b7_3_finish_the_round_then_one_last_turn_each(seats: int, trigger: int) -> None:
    state = last_pair(seats, trigger)
    order = []
    while not state.is_over:
        order.append(state.to_act)
        draw_one(state)
    rest_of_round = list(range(trigger + 1, seats))
    assert order == [*rest_of_round, *range(seats)]
    assert state.result().ending == "exhausted"


@EVERY_TRIGGER
def test_b7_3_every_turn_has_one_action(seats: int, trigger: int) -> None:
    state = last_pair(seats, trigger)
    while not state.is_over:
        assert state.actions_left == 1
        assert "done" not in texts(state, state.to_act)
        draw_one(state)
        assert not state.is_second


def test_b7_3_the_end_may_come_from_perfect_pick() -> None:
    state = make_state(
        "seats=3 sacrifice", seats=[Place(), Place()], turn=1, supply="<Y Y>", bodies="YK"
    )
    act(state, 1, "pick YK")
    order = []
    while not state.is_over:
        order.append(state.to_act)
        draw_one(state)
    assert order == [2, 0, 1, 2]


def test_b7_3_heads_and_tails_may_still_be_taken() -> None:
    state = last_pair(2, 0)
    play(state, "1 choose deck", "1 done")
    assert texts(state, 0, "take")
    play(state, "0 take <Y")
    assert state.to_act == 1


# B7.4


@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_b7_4_bodies_exhausted_after_a_third_coatl_change_nothing(trigger: int) -> None:
    places: list[Place | None] = [Place(), Place(), Place(), None]
    places[trigger] = ALMOST_DONE
    state = make_state(
        "seats=4", seats=places, turn=trigger, supply="<Y RB Y>", bodies="", piles=NO_TEMPLE
    )
    play(state, f"{trigger} add R> to A", f"{trigger} done")
    actions = [0] * 4
    while not state.is_over:
        seat = state.to_act
        actions[seat] += 1
        if seat == (trigger + 1) % 4 and "take RB" in texts(state, seat):
            events = act(state, seat, "take RB")
            assert named(events, "exhausted") == []
        else:
            draw_one(state)
    expected = [2 if seat > trigger else 1 for seat in range(4)]
    expected[trigger] = 0
    assert actions == expected
    assert state.result().ending == "third"


@EVERY_TRIGGER
def test_b7_4_another_third_coatl_after_the_first_changes_nothing_else(
    seats: int, trigger: int
) -> None:
    state = third(seats, trigger, ALSO_ALMOST_DONE)
    second = (trigger + 1) % seats
    events = play(state, f"{second} add K> to A", f"{second} done")
    assert named(events, "third") == []
    assert len(complete(state, second)) == 3
    order = []
    while not state.is_over:
        order.append(state.to_act)
        draw_one(state)
    expected = [(trigger + i) % seats for i in range(2, seats)]
    assert order == [seat for seat in expected for _ in range(2 if seat > trigger else 1)]


def test_b7_4_a_third_coatl_after_the_bodies_are_gone_ends_that_turn_only() -> None:
    places = [Place(), ALMOST_DONE]
    state = last_pair(3, 0, *places)
    events = play(state, "1 add R> to A", "1 done")
    assert named(events, "third") == []
    order = []
    while not state.is_over:
        order.append(state.to_act)
        assert state.actions_left == 1
        draw_one(state)
    assert order == [2, 0, 1, 2]  # seat 1 still has its last turn
    assert state.result().ending == "exhausted"


def test_b7_4_the_last_turn_of_a_seat_with_three_coatls() -> None:
    mighty = Place(board="R> B K", building=["<RR P02"], complete=ALMOST_DONE.complete)
    state = last_pair(3, 0, Place(), mighty)
    play(state, "1 add R> to A", "1 done", "2 choose deck", "2 done", "0 choose deck", "0 done")
    play(state, "1 begin B", "1 add K right of A", "1 done")
    assert building(state, 1)[0] == "BK"


def test_b7_4_a_third_coatl_in_the_very_last_turn() -> None:
    state = last_pair(2, 0, ALMOST_DONE)
    draw_one(state)
    play(state, "0 add R> to A", "0 done")
    assert state.to_act == 1
    assert state.actions_left == 1
    draw_one(state)
    assert state.is_over
    assert state.result().ending == "exhausted"
