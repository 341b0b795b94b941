"""C5: fulfilling Prophecies."""

from __future__ import annotations

from itertools import permutations

import pytest

from .table import (
    Place,
    act,
    fulfilments,
    held,
    make_carl,
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


# C5.3


def test_c5_3_level_is_exactly_the_number_of_occurrences() -> None:
    for start, level in (("KBKB", 1), ("GRKB", 2)):
        state = make_state(seats=[Place(row=start, hand="RG RG RG RG")], supply="C01 C34 C35")
        play(state, "0 play GR right", "0 fulfil C01")
        assert held(state) == f"C01@{level}"


def test_c5_3_an_upgrade_may_skip_levels() -> None:
    state = make_state(
        seats=[Place(row="GRKB", hand="RG RG RG RG", held="C01@0")], supply="C33 C34 C35"
    )
    play(state, "0 play GR right", "0 fulfil C01")
    assert held(state) == "C01@2"


def test_c5_3_stolen_it_may_be_lower_than_before() -> None:
    state = make_state(
        seats=[Place(row="KYKB", hand="RG RG RG RG"), Place(held="C01@2")], supply="C33 C34 C35"
    )
    play(state, "0 play GR right", "0 fulfil C01")
    assert (held(state, 0), held(state, 1)) == ("C01@1", "")


def test_c5_3_stolen_it_may_be_higher_than_before() -> None:
    state = make_state(
        seats=[Place(row="GRKB", hand="RG RG RG RG"), Place(held="C01@1")], supply="C33 C34 C35"
    )
    play(state, "0 play GR right", "0 fulfil C01")
    assert held(state, 0) == "C01@2"


def test_c5_3_occurrences_may_overlap() -> None:
    # K.Y by segments 1-2-3 and 2-3-4, as in the booklet's example.
    state = make_state(seats=[Place(row="BK", hand="YB YK YK YK")], supply="C13 C34 C35")
    act(state, 0, "play KY right")
    act(state, 0, "done")
    act(state, 0, "play YB right")
    assert row(state) == "BKKYYB"
    act(state, 0, "fulfil C13")
    assert held(state) == "C13@2"


def test_c5_3_once_fulfilled_it_goes_to_the_end_of_the_row_of_prophecies() -> None:
    state = make_state(
        seats=[Place(row="GRKB", hand="RG RG RG RG", held="C01@1 C40@1")], supply="C33 C34 C35"
    )
    play(state, "0 play GR right", "0 fulfil C01")
    assert held(state) == "C40@1 C01@2"


# C5.4


def secure(owner: str) -> str:
    """Fulfil GR three times at once, from where it lies, and return what seat 0 holds then."""
    own = "C01@1" if owner == "own" else ""
    other = "C01@2" if owner == "other" else ""
    state = make_state(
        seats=[Place(row="GRGR", hand="RG KB KB KB", held=own), Place(held=other)],
        supply="C01 C34 C35" if owner == "supply" else "C33 C34 C35",
    )
    act(state, 0, "play GR right")
    events = act(state, 0, "fulfil C01")
    assert events[0].data["secured"] is True
    assert phase(state) == "play"
    return held(state)


@pytest.mark.parametrize("owner", ["own", "supply", "other"])
def test_c5_4_at_level_3_it_is_secured(owner: str) -> None:
    assert secure(owner) == "C01@3"


def test_c5_4_more_than_three_times_is_level_3() -> None:
    state = make_state(seats=[Place(row="GRGRGR", hand="RG RG KB KB")], supply="C01 C34 C35")
    play(state, "0 play GR left", "0 fulfil C01")
    assert held(state) == "C01@3"


def test_c5_4_secured_ones_are_never_stolen() -> None:
    state = make_state(
        seats=[Place(row="KYGB", hand="RG RG RG RG"), Place(held="C01@3")], supply="C34 C40 C07"
    )
    act(state, 0, "play GR over right")
    assert fulfilments(state) == "C34"
    assert "C5.4" in refused(state, 0, "fulfil C01")


def test_c5_4_secured_ones_are_never_fulfilled_again() -> None:
    state = make_state(
        seats=[Place(row="KYGB", hand="RG RG RG RG", held="C01@3")], supply="C34 C40 C07"
    )
    act(state, 0, "play GR over right")
    assert "C5.4" in refused(state, 0, "fulfil C01")


def test_c5_4_secured_ones_are_never_downgraded() -> None:
    state = make_state(
        seats=[Place(row="YBGR", hand="KB KB KB KB", held="C01@3 C06@0")], supply="C31 C32 C04"
    )
    events = act(state, 0, "play KB over right")
    assert row(state) == "YBGK'B"  # no GR at all
    assert held(state) == "C01@3 C06@0"
    assert not named(events, "dropped")


# C5.5


def test_c5_5_a_covered_occurrence_lowers_the_level() -> None:
    state = make_state(
        seats=[Place(row="GRBGGR", hand="KB KB KB KB", held="C01@2")],
        supply="C31 C32 C04",
    )
    events = act(state, 0, "play KB over right")
    assert row(state) == "GRBGGK'B"
    assert held(state) == "C01@1"
    assert dict(named(events, "dropped")[0].data) == {"card": "C01", "level": 1}


def test_c5_5_level_0_is_possible_and_the_card_stays() -> None:
    state = make_state(
        seats=[Place(row="YBGR", hand="KB KB KB KB", held="C01@1")], supply="C31 C32 C04"
    )
    act(state, 0, "play KB over right")
    assert held(state) == "C01@0"
    state.check()


def test_c5_5_it_is_not_optional() -> None:
    state = make_state(
        seats=[Place(row="YBGR", hand="KB KB KB KB", held="C01@1")], supply="C33 C32 C04"
    )
    act(state, 0, "play KB over right")
    assert held(state) == "C01@0"  # before anything is chosen
    assert texts(state, 0) == ["fulfil C33", "done"]


def test_c5_5_lowered_but_not_below_the_level() -> None:
    state = make_state(
        seats=[Place(row="GRBYGR", hand="KB KB KB KB", held="C01@1")], supply="C31 C32 C04"
    )
    events = act(state, 0, "play KB over right")
    assert held(state) == "C01@1"
    assert not named(events, "dropped")


def test_c5_5_below_the_level_but_not_lowered_by_this_placement() -> None:
    # Only the card a solo player holds from set-up is ever in this situation.
    state = make_state(
        seats=[Place(row="YBGK", hand="KB KB KB KB", held="C01@1")], supply="C31 C32 C04"
    )
    events = act(state, 0, "play KB over right")
    assert held(state) == "C01@1"
    assert not named(events, "dropped")


def test_c5_5_lost_and_made_again_is_not_lowered() -> None:
    state = make_state(
        seats=[Place(row="YBGR", hand="RB RB RB RB", held="C01@1")], supply="C31 C34 C04"
    )
    events = act(state, 0, "play RB over right")
    assert row(state) == "YBGR'B"
    assert held(state) == "C01@1"
    assert not named(events, "dropped")


def test_c5_5_at_the_left_end_too() -> None:
    state = make_state(
        seats=[Place(row="GRYB", hand="KB KB KB KB", held="C01@1")], supply="C31 C32 C04"
    )
    act(state, 0, "play BK over left")
    assert row(state) == "BK'RYB"
    assert held(state) == "C01@0"


@pytest.mark.parametrize("place", ["left", "right"])
def test_c5_5_a_card_beside_the_serpent_lowers_nothing(place: str) -> None:
    state = make_state(
        seats=[Place(row="GRGR", hand="KB KB KB KB", held="C01@2 C02@1 C27@1 C29@1")],
        supply="C31 C32 C04",
    )
    events = act(state, 0, f"play KB {place}")
    assert not named(events, "dropped")
    assert held(state) == "C01@2 C02@1 C27@1 C29@1"


def test_c5_5_a_head_or_tail_lowers_nothing() -> None:
    # A state is used again, as search does: what it counted before an overlap is of no importance.
    state = make_carl(player=Place(row="YBGRGR", hand="KB KB KB KB", held="C01@2"))
    events = act(state, 0, "play KB over right")
    assert len(named(events, "dropped")) == 1
    final = make_carl(
        player=Place(row="YBKY", held="C01@1"), round=5, supply="C34 C35 C33", actions=""
    )
    state.copy_from(final)
    for line in ("head K", "tail K"):
        assert not named(act(state, 0, line), "dropped")
    assert state.first_points == 2  # the Prophecy of the set-up was never lowered


def test_c5_5_several_drop_at_once() -> None:
    state = make_state(
        seats=[Place(row="RGRY", hand="KB KB KB KB", held="C03@1 C40@0 C01@1")],
        supply="C31 C32 C04",
    )
    act(state, 0, "play KB over right")
    assert row(state) == "RGRK'B"
    assert held(state) == "C40@0 C01@1 C03@0"
    state = make_state(
        seats=[Place(row="KGRY", hand="KB KB KB KB", held="C03@1 C17@0 C26@0 C11@0")],
        supply="C31 C32 C04",
    )
    # Covering Y loses RY; nothing else changes.
    events = act(state, 0, "play KB over right")
    assert [event.data["card"] for event in named(events, "dropped")] == ["C03"]
    state = make_state(
        seats=[Place(row="YGBY", hand="RG RG RG RG", held="C06@1 C21@1")], supply="C31 C33 C04"
    )
    events = act(state, 0, "play RG over right")
    assert {event.data["card"] for event in named(events, "dropped")} == {"C06", "C21"}
    assert set(held(state).split()) == {"C06@0", "C21@0"}


def test_c5_5_what_dropped_may_be_upgraded_when_it_was_created_elsewhere() -> None:
    # Twice GR at level 0... covering loses one; the other was not created now: no upgrade.
    state = make_state(
        seats=[Place(row="GRYBGR", hand="KB KB KB KB", held="C01@0")], supply="C31 C32 C34"
    )
    act(state, 0, "play KB over right")
    assert phase(state) == "play"
    assert held(state) == "C01@0"


def test_c5_5_others_prophecies_do_not_drop() -> None:
    state = make_state(
        seats=[Place(row="YBGR", hand="KB KB KB KB"), Place(row="YBGR", held="C01@1")],
        supply="C31 C32 C04",
    )
    act(state, 0, "play KB over right")
    assert held(state, 1) == "C01@1"


def test_c5_5_a_stack_is_never_covered_so_stacks_never_drop() -> None:
    state = make_state(
        seats=[Place(row="YB'K", hand="RG RG RG RG", held="C35@1 C36@1")], supply="C31 C33 C04"
    )
    events = act(state, 0, "play RG over left")
    # The Y before the stack is covered, the stack is not.
    assert row(state) == "RG'B'K"
    assert [event.data["card"] for event in named(events, "dropped")] == ["C36"]
    assert held(state) == "C35@1 C36@0"
