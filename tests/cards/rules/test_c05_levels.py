"""C5: levels of fulfilled Prophecies: which they get, when they are secured, when they drop."""

from __future__ import annotations

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
    texts,
)

# C01 GR, C02 RG, C04 YR, C05 YB, C13 K.Y, C19 =G=, C26 Y!Y, C31 Y', C33 K', C36 Y!'

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
