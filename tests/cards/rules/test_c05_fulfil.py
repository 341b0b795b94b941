"""C5: fulfilling Prophecies."""

from __future__ import annotations

from itertools import permutations

import pytest

from .table import (
    Place,
    act,
    fulfilments,
    held,
    make_state,
    named,
    phase,
    play,
    refused,
    row,
    supply,
    texts,
)

# C01 GR, C02 RG, C04 YR, C05 YB, C13 K.Y, C19 =G=, C26 Y!Y, C31 Y', C33 K', C36 Y!'

# C5.1


def test_c5_1_the_new_card_must_be_part_of_an_occurrence() -> None:
    state = make_state(
        seats=[Place(row="GRKY", hand="YB YB YB YB", held="C01@0"), Place(held="C09@0")],
        supply="C02 C06 C33",
    )
    act(state, 0, "play YB left")  # GR is there, but not through this card
    assert row(state) == "YBGRKY"
    assert (phase(state), state.plays_left) == ("play", 1)
    assert held(state) == "C01@0"


def test_c5_1_refused_when_it_only_stood_there_before() -> None:
    state = make_state(
        seats=[Place(row="GRKY", hand="YB YB YB YB", held="C01@0"), Place(held="C03@0")],
        supply="C05 C33 C34",
    )
    act(state, 0, "play YB left")
    assert texts(state, 0) == ["fulfil C05", "done"]
    assert "C5.1" in refused(state, 0, "fulfil C01")
    assert "C5.1" in refused(state, 0, "fulfil C03")
    assert "C5.1" in refused(state, 0, "fulfil C33")


@pytest.mark.parametrize("place", ["left", "over left", "over right", "right"])
def test_c5_1_one_half_of_the_new_card_is_enough(place: str) -> None:
    # GR (C01) or RG (C02) through one half of the card; the other half is black.
    letters = {"left": "KG", "over left": "KG", "right": "RK", "over right": "RK"}[place]
    rows = {"left": "RYBY", "over left": "YRBY", "right": "YBYG", "over right": "YBGY"}
    state = make_state(
        seats=[Place(row=rows[place], hand=" ".join([letters] * 4))], supply="C01 C34 C35"
    )
    act(state, 0, f"play {letters} {place}")
    assert "C01" in fulfilments(state).split()


def test_c5_1_a_segment_laid_over_another_counts_though_the_total_did_not_rise() -> None:
    state = make_state(seats=[Place(row="KYGR", hand="RB RB RB RB")], supply="C01 C34 C35")
    act(state, 0, "play RB over right")
    assert row(state) == "KYGR'B"  # GR once before, GR once now
    assert fulfilments(state) == "C01"
    act(state, 0, "fulfil C01")
    assert held(state) == "C01@1"


def test_c5_1_an_own_one_is_upgraded_though_the_total_did_not_rise() -> None:
    state = make_state(
        seats=[Place(row="KYGR", hand="RB RB RB RB", held="C01@0")], supply="C33 C34 C35"
    )
    act(state, 0, "play RB over right")
    act(state, 0, "fulfil C01")
    assert held(state) == "C01@1"


def test_c5_1_all_occurrences_count_once_one_is_created() -> None:
    state = make_state(seats=[Place(row="GRYB", hand="RG RG RG RG")], supply="C01 C34 C35")
    play(state, "0 play GR right", "0 fulfil C01")
    assert held(state) == "C01@2"  # the old one too


def test_c5_1_what_this_card_created_may_not_be_fulfilled_after_the_next() -> None:
    state = make_state(seats=[Place(row="YB", hand="RG RG KB KB")], supply="C01 C09 C35")
    play(state, "0 play GR right", "0 done", "0 play KB right")
    assert state.acting == (1,)
    assert held(state) == ""


# C5.2


def test_c5_2_upgrade_only_above_the_present_level() -> None:
    state = make_state(
        seats=[Place(row="GRKY", hand="RG RG RG RG", held="C01@1 C02@0")], supply="C33 C34 C35"
    )
    act(state, 0, "play GR left")
    assert row(state) == "GRGRKY"
    assert texts(state, 0) == ["fulfil C01", "fulfil C02", "done"]
    events = act(state, 0, "fulfil C02")
    assert dict(named(events, "upgraded")[0].data) == {"card": "C02", "level": 1, "secured": False}
    assert "C5.2" in refused(state, 0, "fulfil C02")
    assert texts(state, 0) == ["fulfil C01", "done"]


def test_c5_2_no_upgrade_when_it_occurs_as_often_as_before() -> None:
    state = make_state(
        seats=[Place(row="KYGR", hand="RB RB RB RB", held="C01@1")], supply="C32 C34 C35"
    )
    act(state, 0, "play RB over right")
    assert fulfilments(state) == "C32"
    assert "C5.2" in refused(state, 0, "fulfil C01")


def test_c5_2_claim_as_many_as_qualify_in_any_order() -> None:
    state = make_state(seats=[Place(row="KYGY", hand="YR YR YR YR")], supply="C31 C36 C04")
    # Y R over the right Y: KYGY'R: Y' once, YR once; nothing stands left of the stack but G.
    act(state, 0, "play YR over right")
    assert row(state) == "KYGY'R"
    assert texts(state, 0) == ["fulfil C04", "fulfil C31", "done"]
    events = play(state, "0 fulfil C31", "0 fulfil C04")
    assert held(state) == "C31@1 C04@1"
    assert [event.data["card"] for event in named(events, "claimed")] == ["C31", "C04"]
    assert supply(state) == "C36"
    assert phase(state) == "play"


def test_c5_2_all_three_may_be_claimed() -> None:
    state = make_state(seats=[Place(row="KYGB", hand="YR YR YR YR")], supply="C04 C31 C39")
    play(state, "0 play YR over right", "0 fulfil C39", "0 fulfil C04", "0 fulfil C31")
    assert held(state) == "C39@1 C04@1 C31@1"
    assert supply(state) == ""
    assert phase(state) == "play"


def test_c5_2_everything_is_optional() -> None:
    state = make_state(seats=[Place(row="KYGY", hand="YR YR YR YR")], supply="C31 C36 C04")
    play(state, "0 play YR over right", "0 done")
    assert (held(state), supply(state), phase(state)) == ("", "C31 C36 C04", "play")


def test_c5_2_some_may_be_left() -> None:
    state = make_state(seats=[Place(row="KYGY", hand="YR YR YR YR")], supply="C31 C36 C04")
    play(state, "0 play YR over right", "0 fulfil C31", "0 done")
    assert (held(state), supply(state)) == ("C31@1", "C36 C04")


@pytest.mark.parametrize("order", list(permutations(("C04", "C02", "C14"))))
def test_c5_2_three_ways_in_any_order(order: tuple[str, ...]) -> None:
    state = make_state(
        seats=[Place(row="KBKY", hand="RG RG RG RG", held="C04@0"), Place(held="C02@1")],
        supply="C14 C33 C34",
    )
    act(state, 0, "play RG right")
    assert row(state) == "KBKYRG"
    assert fulfilments(state) == "C02 C04 C14"
    ways = {"C04": "upgraded", "C02": "stole", "C14": "claimed"}
    for card in order:
        events = act(state, 0, f"fulfil {card}")
        assert events[0].name == ways[card]
    assert held(state) == " ".join(f"{card}@1" for card in order)
    assert phase(state) == "play"


def test_c5_2_steal_from_a_neighbour() -> None:
    state = make_state(
        3,
        seats=[
            Place(row="KYGY", hand="YR YR YR YR"),
            Place(held="C31@2 C33@1"),
            Place(held="C04@0"),
        ],
        supply="C01 C02",
    )
    act(state, 0, "play YR over right")
    assert texts(state, 0) == ["fulfil C04", "fulfil C31", "done"]
    events = play(state, "0 fulfil C31", "0 fulfil C04")
    stolen = [dict(event.data) for event in named(events, "stole")]
    assert stolen == [
        {"card": "C31", "level": 1, "secured": False, "victim": 1},
        {"card": "C04", "level": 1, "secured": False, "victim": 2},
    ]
    assert (held(state, 0), held(state, 1), held(state, 2)) == ("C31@1 C04@1", "C33@1", "")


def test_c5_2_level_0_prophecies_of_others_can_be_stolen() -> None:
    state = make_state(
        seats=[Place(row="KYGY", hand="YR YR YR YR"), Place(held="C04@0")], supply="C01 C02 C03"
    )
    play(state, "0 play YR right", "0 fulfil C04")
    assert (held(state, 0), held(state, 1)) == ("C04@1", "")


def test_c5_2_one_theft_from_each_opponent_in_a_round() -> None:
    state = make_state(
        2,
        seats=[Place(row="KYGY", hand="YR YR YR YR"), Place(held="C31@2 C04@0 C03@1")],
        supply="C01 C02 C08",
    )
    act(state, 0, "play YR over right")
    assert fulfilments(state) == "C04 C31"
    act(state, 0, "fulfil C04")
    assert phase(state) == "play"  # with two players one in all
    act(state, 0, "play RY right")
    # KYGY'RRY makes RY, which the same opponent has: no more in this round.
    assert held(state, 1) == "C31@2 C03@1"
    assert state.acting == (1,)


def test_c5_2_the_second_theft_is_refused_with_the_reason() -> None:
    state = make_state(
        2,
        seats=[Place(row="KYGB", hand="YR YR YR YR"), Place(held="C31@2 C04@0")],
        supply="C14 C39 C08",
    )
    play(state, "0 play YR over right", "0 fulfil C04")
    assert fulfilments(state) == "C39"
    assert "C5.2" in refused(state, 0, "fulfil C31")


def test_c5_2_the_limit_counts_for_the_whole_turn_and_ends_with_the_round() -> None:
    state = make_state(
        2,
        seats=[
            Place(row="KYGY", hand="YR YR YR YR", stolen=2),
            Place(row="GB", hand="KB KB KB KB", held="C04@1"),
        ],
        supply="C35 C34 C33",
    )
    act(state, 0, "play YR right")
    assert phase(state) == "play"  # nothing else to fulfil
    play(state, "0 play RY right", "1 play KB right", "1 play KB right")
    assert (state.round, state.acting) == (3, (0,))
    act(state, 0, "play YR right")
    assert "C04" in fulfilments(state).split()


def test_c5_2_stealing_from_one_neighbour_leaves_the_other() -> None:
    state = make_state(
        4,
        turn=1,
        seats=[
            Place(held="C04@1 C36@1"),
            Place(row="KYGB", hand="YR YR YR YR"),
            Place(held="C31@1"),
            Place(held="C39@1"),
        ],
        supply="C01 C02",
    )
    act(state, 1, "play YR over right")
    assert row(state, 1) == "KYGY'R"
    assert fulfilments(state, 1) == "C04 C31"
    assert "C5.2" in refused(state, 1, "fulfil C39")  # the player opposite
    act(state, 1, "fulfil C04")
    assert fulfilments(state, 1) == "C31"
    act(state, 1, "fulfil C31")
    assert held(state, 1) == "C04@1 C31@1"
    assert held(state, 3) == "C39@1"


def test_c5_2_robbing_another_opponent_does_not_make_the_first_theft_forgotten() -> None:
    state = make_state(
        3,
        turn=1,
        seats=[
            Place(held="C04@1 C26@1"),
            Place(row="KYGB", hand="YR YR YR YR"),
            Place(held="C31@1"),
        ],
        supply="C39 C01",
    )
    act(state, 1, "play YR over right")
    assert fulfilments(state, 1) == "C04 C26 C31 C39"
    play(state, "1 fulfil C04", "1 fulfil C31")
    assert fulfilments(state, 1) == "C39"
    assert "C5.2" in refused(state, 1, "fulfil C26")
    assert held(state, 0) == "C26@1"


@pytest.mark.parametrize("turn", range(4))
def test_c5_2_neighbours_with_four_players(turn: int) -> None:
    cards = ["C04@1", "C31@1", "C39@1", "C14@1"]
    seats = [Place(held=cards[number]) for number in range(4)]
    seats[turn] = Place(row="KYGB", hand="YR YR YR YR")
    state = make_state(4, turn=turn, seats=seats, supply="C01 C02")
    act(state, turn, "play YR over right")
    neighbours = {(turn + 1) % 4, (turn + 3) % 4}
    possible = {"C04@1", "C31@1", "C39@1"}
    expected = {cards[n][:3] for n in neighbours if cards[n] in possible}
    assert set(fulfilments(state, turn).split()) == expected
    opposite = cards[(turn + 2) % 4]
    if opposite in possible and expected:
        reason = refused(state, turn, f"fulfil {opposite[:3]}")
        assert "C5.2" in reason
        assert f"seat {(turn + 2) % 4} is no neighbour" in reason


@pytest.mark.parametrize("turn", range(3))
def test_c5_2_with_three_players_all_others_are_neighbours(turn: int) -> None:
    cards = ["C04@1", "C31@1", "C39@1"]
    seats = [Place(held=card) for card in cards]
    seats[turn] = Place(row="KYGB", hand="YR YR YR YR")
    state = make_state(3, turn=turn, seats=seats, supply="C01 C02")
    act(state, turn, "play YR over right")
    assert set(fulfilments(state, turn).split()) == {c[:3] for c in cards} - {cards[turn][:3]}


def test_c5_2_what_was_stolen_can_be_stolen_back_in_the_same_round() -> None:
    state = make_state(
        2,
        seats=[
            Place(row="KYGY", hand="YR YR YR YR"),
            Place(row="BK", hand="YR KB KB KB", held="C04@1"),
        ],
        supply="C35 C34 C33",
    )
    play(state, "0 play YR right", "0 fulfil C04", "0 play RY over left")
    assert state.acting == (1,)
    play(state, "1 play YR right", "1 fulfil C04")
    assert (held(state, 0), held(state, 1)) == ("", "C04@1")


def test_c5_2_only_what_lies_face_up() -> None:
    state = make_state(seats=[Place(row="KYGY", hand="YR YR YR YR")], supply="C31 C36 C33")
    act(state, 0, "play YR over right")
    assert "C5.2" in refused(state, 0, "fulfil C04")  # still in the deck
