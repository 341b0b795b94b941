"""C4: adding a Feather card."""

from __future__ import annotations

import pytest

from .table import (
    Place,
    act,
    feather_names,
    hand,
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

PLACES = ("left", "over left", "over right", "right")


# C4.1


def test_c4_1_a_card_from_hand_in_either_orientation() -> None:
    state = make_state(seats=[Place(row="KG", hand="YR YR YR YR")], supply="C31 C32 C33")
    plays = [f"play {letters} {place}" for letters in ("YR", "RY") for place in PLACES]
    assert texts(state, 0) == [*plays, "discard YR"]
    other = state.clone()
    act(state, 0, "play YR right")
    assert row(state) == "KGYR"
    act(other, 0, "play RY right")
    assert row(other) == "KGRY"
    assert hand(state) == hand(other) == "YR YR YR"


def test_c4_1_only_cards_in_hand() -> None:
    state = make_state(seats=[Place(row="KG", hand="YR YR YR KB")])
    for text in ("play GB right", "play BG over left", "discard GB", "discard YK"):
        assert "C4.1" in refused(state, 0, text)


def test_c4_1_discard_to_reveal_and_play_that_one() -> None:
    state = make_state(seats=[Place(row="KG", hand="YR YR YR KB")], supply="C31 C32 C33")
    events = act(state, 0, "discard KB", "feathers=GB")
    assert phase(state) == "revealed"
    assert dict(named(events, "discarded")[0].data) == {"colours": "KB", "revealed": "GB"}
    assert hand(state) == "YR YR YR"
    assert feather_names(state.feather_discard) == "KB"
    # It must be played, in any legal place; nothing else is possible.
    plays = [f"play {letters} {place}" for letters in ("GB", "BG") for place in PLACES]
    assert texts(state, 0) == plays
    for text in ("play YR right", "discard YR", "done", "fulfil C31", "head Y"):
        assert "C4.1" in refused(state, 0, text)
    act(state, 0, "play BG left")
    assert row(state) == "BGKG"
    assert (hand(state), state.plays_left, phase(state)) == ("YR YR YR", 1, "play")


def test_c4_1_both_plays_of_a_turn_may_be_discards() -> None:
    state = make_state(seats=[Place(row="KG", hand="YR YK YG YB")], supply="C31 C32 C33")
    play(state, "0 discard YR ; feathers=GB", "0 play GB right ; -", "0 discard YK ; feathers=KB")
    assert phase(state) == "revealed"
    act(state, 0, "play KB right", "feathers=YR,YR")
    assert row(state) == "KGGBKB"
    assert hand(state) == "YR YR YG YB"
    assert state.acting == (1,)
    assert feather_names(state.feather_discard) == "YR YK"


@pytest.mark.parametrize("order", ["discard first", "discard second"])
def test_c4_1_either_play_may_be_a_discard(order: str) -> None:
    state = make_state(seats=[Place(row="KG", hand="YR YK YG YB")], supply="C31 C32 C33")
    if order == "discard first":
        play(state, "0 discard YR ; feathers=GB", "0 play GB right", "0 play YK left")
        assert row(state) == "YKKGGB"
    else:
        play(state, "0 play YK left", "0 discard YR ; feathers=GB", "0 play GB right")
        assert row(state) == "YKKGGB"
    assert state.acting == (1,)
    assert state.seats[0].hand_size == 4


def test_c4_1_the_first_card_of_a_serpent_may_be_revealed() -> None:
    state = make_state(seats=[Place(hand="YR YK YG YB")], round=1, supply="C31 C32 C33")
    act(state, 0, "discard YR", "feathers=GB")
    assert texts(state, 0) == ["play GB start", "play BG start"]


def test_c4_1_a_discard_of_the_revealed_kind_is_another_card() -> None:
    state = make_state(seats=[Place(row="KG", hand="YR YR YG YB")], supply="C31 C32 C33")
    play(state, "0 discard YR ; feathers=YR", "0 play YR right")
    assert hand(state) == "YR YG YB"  # the revealed one was played, not one from hand


# C4.2


def test_c4_2_the_first_card_starts_the_serpent() -> None:
    state = make_state(seats=[Place(hand="YR KB KB KB")], round=1, supply="C31 C32 C33")
    assert texts(state, 0) == [
        "play YR start",
        "play RY start",
        "play KB start",
        "play BK start",
        "discard YR",
        "discard KB",
    ]
    for place in PLACES:
        assert "C4.2" in refused(state, 0, f"play YR {place}")
    act(state, 0, "play RY start")
    assert row(state) == "RY"
    assert "C4.2" in refused(state, 0, "play KB start")


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("left", "YRKGBG"),
        ("right", "KGBGYR"),
        ("over left", "YR'GBG"),
        ("over right", "KGBY'R"),
    ],
)
def test_c4_2_four_placements(place: str, expected: str) -> None:
    state = make_state(seats=[Place(row="KGBG", hand="YR YR YR YR")], supply="C18 C19 C20")
    act(state, 0, f"play YR {place}")
    assert row(state) == expected
    assert state.seats[0].serpent.length == (6 if "over" not in place else 5)


@pytest.mark.parametrize("place", PLACES)
def test_c4_2_the_other_orientation_shows_the_colours_reversed(place: str) -> None:
    state = make_state(seats=[Place(row="KGBG", hand="YR YR YR YR")], supply="C18 C19 C20")
    act(state, 0, f"play RY {place}")
    expected = {"left": "RYKGBG", "right": "KGBGRY", "over left": "RY'GBG", "over right": "KGBR'Y"}
    assert row(state) == expected[place]


# C4.3


def test_c4_3_a_covered_segment_no_longer_counts() -> None:
    # K.Y: the K that is covered made it once; the Y over it does not.
    state = make_state(
        seats=[Place(row="KGYG", hand="RB RB RB RB", held="C13@1")], supply="C31 C32"
    )
    act(state, 0, "play RB over left")
    assert row(state) == "RB'GYG"
    assert held(state) == "C13@0"


def test_c4_3_no_place_is_covered_twice() -> None:
    state = make_state(
        seats=[Place(row="KG", hand="YR YR YR YR")], supply="C18 C19 C20", plays_left=2
    )
    play(state, "0 play YR over left", "0 play YR over left")
    assert row(state) == "YR'R'G"
    assert sum(state.seats[0].serpent.stack_list()) == 2
    assert not state.seats[0].serpent.stack_list()[0]


# C4.4


def test_c4_4_drops_come_before_fulfilments_and_these_before_the_next_card() -> None:
    # Covering the right K loses R.K; the new GY makes Y' no, but =Y= no; GR is not there; the
    # pair BY (C06) stands in the new card.
    state = make_state(
        seats=[Place(row="RGKG", hand="YB YB YB YB", held="C09@0 C10@1 C12@1")],
        supply="C06 C31 C32",
    )
    events = act(state, 0, "play BY over right")
    assert row(state) == "RGKB'Y"
    assert [event.name for event in events] == ["placed"]  # GK and R.K are still there
    assert phase(state) == "fulfil"
    state = make_state(
        seats=[Place(row="RGKG", hand="YB YB YB YB", held="C09@1")], supply="C06 C31 C32"
    )
    events = act(state, 0, "play BY over right")
    assert [event.name for event in events] == ["placed", "dropped"]  # KG is covered
    assert held(state) == "C09@0"
    assert texts(state, 0) == ["fulfil C06", "done"]
    for text in ("play YB right", "discard YB"):
        assert "C5.2" in refused(state, 0, text)
    act(state, 0, "done")
    assert (phase(state), state.plays_left) == ("play", 1)


def test_c4_4_without_anything_to_fulfil_the_turn_goes_on() -> None:
    state = make_state(seats=[Place(row="KG", hand="YR YR YR YR")], supply="C18 C19 C20")
    act(state, 0, "play YR right", "-")
    assert (phase(state), state.plays_left) == ("play", 1)
    assert "C4.1" in refused(state, 0, "done")


def test_c4_4_fulfilments_come_after_each_of_the_two_cards() -> None:
    state = make_state(seats=[Place(row="KG", hand="YR YR YB YB")], supply="C04 C05 C33")
    play(state, "0 play YR right", "0 fulfil C04", "0 play YB right")
    assert phase(state) == "fulfil"
    events = act(state, 0, "fulfil C05", "feathers=YR,YR prophecies=C01,C02")
    assert [event.name for event in events] == ["claimed", "drew", "drew", "refilled", "turn"]
    assert held(state) == "C04@1 C05@1"


# C4.5


def test_c4_5_draw_back_to_four_and_refill_at_the_end_of_the_turn_only() -> None:
    state = make_state(seats=[Place(row="KG", hand="YR YR YK YK")], supply="C04 C18 C19")
    play(state, "0 play YR right ; -", "0 fulfil C04 ; -")
    assert supply(state) == "C18 C19"  # not yet
    assert hand(state) == "YR YK YK"
    events = act(state, 0, "play KY right", "feathers=GB,KB prophecies=C40")
    assert supply(state) == "C18 C19 C40"
    assert hand(state) == "YR YK KB GB"
    assert named(events, "refilled")[0].data["cards"] == ("C18", "C19", "C40")
    assert state.acting == (1,)


def test_c4_5_no_draw_in_the_last_feather_round_but_a_refill() -> None:
    state = make_state(seats=[Place(row="KG", hand="YR YR YK YK")], supply="C04 C18 C19", round=4)
    play(state, "0 play YR right ; -", "0 fulfil C04 ; -", "0 play KY right ; prophecies=C40")
    assert hand(state) == "YR YK"
    assert supply(state) == "C18 C19 C40"


@pytest.mark.parametrize("round", [1, 2, 3])
def test_c4_5_draw_in_the_other_feather_rounds(round: int) -> None:
    state = make_state(
        seats=[Place(row="KG", hand="YR YR YK YK")], supply="C16 C18 C19", round=round
    )
    play(state, "0 play YR right ; -", "0 play YR over left ; feathers=GB,GB")
    assert hand(state) == "YK YK GB GB"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c4_5_refill_in_the_final_round_after_everybody(seats: int) -> None:
    full = "C01 C05 C18" if seats == 2 else "C01 C05"
    state = make_state(
        seats, round=5, seats=[Place(row="RK"), *[Place(row="YRKG")] * (seats - 1)], supply=full
    )
    play(state, "0 head G ; -", "0 fulfil C01 ; -")
    assert phase(state) == "tail"
    assert supply(state) == full[4:]
    act(state, 0, "tail G", "prophecies=C40")
    assert supply(state) == f"{full[4:]} C40"
    for seat in range(1, seats):
        assert state.acting == (seat,)
        play(state, f"{seat} head K ; -", f"{seat} tail K ; -")
    assert state.is_over


def test_c4_5_refill_after_the_very_last_turn() -> None:
    state = make_state(
        2,
        round=5,
        turn=1,
        plays_left=1,
        supply="C10 C05 C18",
        seats=[Place(row="<YRKB>", score=(0, 0, 0)), Place(row="<YRG")],
    )
    act(state, 1, "tail K", "-")
    assert phase(state) == "fulfil"
    act(state, 1, "fulfil C10", "prophecies=C40")
    assert state.is_over
    assert supply(state) == "C05 C18 C40"


def test_c4_5_an_empty_deck_is_made_anew_with_the_card_just_discarded() -> None:
    # All five YR are in hands, so the only one that can be revealed is the one discarded.
    state = make_state(
        seats=[Place(row="KG", hand="YR YR YR YR"), Place(hand="YR KB KB KB")],
        supply="C31 C32 C33",
        deck="",
    )
    discarded = state.feather_discard.total
    events = act(state, 0, "discard YR", "feathers=YR")
    assert dict(named(events, "reshuffled")[0].data) == {"cards": discarded + 1}
    assert state.feather_discard.total == 0
    assert state.feathers.total == discarded
    assert [event.name for event in events] == ["reshuffled", "discarded"]


def test_c4_5_the_deck_may_run_out_while_drawing_back() -> None:
    state = make_state(
        seats=[Place(row="KG", hand="YR YR YK YK"), Place(row="KG", hand="KB KB KB KB")],
        supply="C16 C18 C19",
        deck="GB",
        plays_left=2,
    )
    play(state, "0 play YR right ; -")
    events = act(state, 0, "play YR over left", "feathers=GB,KG")
    names = [event.name for event in events]
    assert names == ["placed", "drew", "reshuffled", "drew", "turn"]
    assert hand(state) == "YK YK KG GB"
    assert state.feather_discard.total == 0


def test_c4_5_a_deck_with_cards_is_not_shuffled() -> None:
    state = make_state(seats=[Place(row="KG", hand="YR YR YK YK")], supply="C16 C18 C19", deck="GB")
    discarded = state.feather_discard.total
    events = act(state, 0, "discard YR", "feathers=GB")
    assert not named(events, "reshuffled")
    assert (state.feathers.total, state.feather_discard.total) == (0, discarded + 1)


def test_c4_5_the_supply_stays_short_when_the_prophecy_deck_is_out() -> None:
    state = make_state(
        4, seats=[Place(row="KG", hand="YR YR YK YB")], supply="C04 C05", prophecies="C18"
    )
    play(state, "0 play YR right ; -", "0 fulfil C04 ; -", "0 play YB right ; -")
    events = act(state, 0, "fulfil C05", "feathers=GB,GB prophecies=C18")
    assert named(events, "refilled")[0].data["cards"] == ("C18",)
    assert supply(state) == "C18"
    assert state.prophecies.total == 0
    play(state, f"1 discard {hand(state, 1).split()[0]} ; feathers=GB", "1 play GB start")
    assert supply(state) == "C18"


def test_c4_5_an_empty_supply_stays_empty() -> None:
    state = make_state(
        4, seats=[Place(row="KG", hand="YR YR YK YB")], supply="C04", prophecies="", plays_left=1
    )
    play(state, "0 play YR right")
    events = act(state, 0, "fulfil C04", "feathers=GB")
    assert supply(state) == ""
    assert not named(events, "refilled")
    assert state.acting == (1,)
