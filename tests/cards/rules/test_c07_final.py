"""C7: the final round."""

from __future__ import annotations

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
    texts,
)

HEADS = [f"head {letter}" for letter in "YRKGB"]
TAILS = [f"tail {letter}" for letter in "YRKGB"]


def test_c7_a_head_for_the_left_end_then_a_tail_for_the_right_end() -> None:
    state = make_state(2, round=5, seats=[Place(row="YRKG"), Place(row="YRKG")], supply="C34")
    assert (texts(state, 0), phase(state)) == (HEADS, "head")
    assert "C7" in refused(state, 0, "tail Y")
    events = act(state, 0, "head K", "-")
    assert dict(named(events, "head")[0].data) == {"colours": "K", "row": "KYRKG"}
    assert texts(state, 0) == TAILS
    assert "C7" in refused(state, 0, "head Y")
    events = act(state, 0, "tail K")
    assert dict(named(events, "tail")[0].data) == {"colours": "K", "row": "KYRKGK"}
    assert row(state) == "KYRKGK"
    assert state.seats[0].serpent.has_head
    assert state.seats[0].serpent.has_tail
    assert state.acting == (1,)


def test_c7_no_feather_cards_any_more() -> None:
    state = make_state(2, round=5, seats=[Place(row="YRKG"), Place(row="YRKG")])
    for text in ("play YR right", "play YR over left", "discard YR", "done"):
        assert "C7" in refused(state, 0, text)


def test_c7_heads_and_tails_never_overlap() -> None:
    state = make_state(2, round=5, seats=[Place(row="YR'K"), Place(row="YRKG")], supply="C34")
    play(state, "0 head G", "0 tail G")
    assert row(state) == "GYR'KG"
    assert state.seats[0].serpent.stack_list() == [False, False, True, False, False]


def test_c7_they_count_as_segments() -> None:
    state = make_state(
        2, round=5, supply="C01 C18 C10", seats=[Place(row="RYBK"), Place(row="YRKG")]
    )
    act(state, 0, "head G")
    assert fulfilments(state) == "C01"
    play(state, "0 fulfil C01", "0 tail B")
    assert row(state) == "GRYBKB"
    assert fulfilments(state) == "C18"  # B K B
    act(state, 0, "fulfil C18")
    assert held(state) == "C01@1 C18@1"


def test_c7_a_head_may_be_part_of_a_before_stack() -> None:
    state = make_state(
        2, round=5, supply="C40", seats=[Place(row="YR'K", held="C36@1"), Place(row="YRKG")]
    )
    act(state, 0, "head B")  # B stands before Y, not before the stack
    assert phase(state) == "tail"


def test_c7_upgrade_claim_and_steal_as_usual() -> None:
    state = make_state(
        2,
        round=5,
        supply="C17 C33",
        seats=[Place(row="RYGR", held="C01@1"), Place(row="YRKG", held="C29@1")],
    )
    act(state, 0, "head G")
    assert row(state) == "GRYGR"
    assert fulfilments(state) == "C01"
    events = act(state, 0, "fulfil C01")
    assert named(events, "upgraded")[0].data["level"] == 2
    act(state, 0, "tail G")
    assert fulfilments(state) == "C17 C29"
    events = act(state, 0, "fulfil C29")
    assert named(events, "stole")[0].data["victim"] == 1


def test_c7_one_theft_from_an_opponent_in_both_steps_together() -> None:
    state = make_state(
        2,
        round=5,
        supply="C33",
        seats=[Place(row="RYBK"), Place(row="YRKG", held="C01@1 C18@1")],
    )
    play(state, "0 head G", "0 fulfil C01")
    events = act(state, 0, "tail B")
    assert named(events, "scored")
    assert (held(state, 0), held(state, 1)) == ("C01@1", "C18@1")


def test_c7_the_theft_may_wait_for_the_tail() -> None:
    state = make_state(
        2,
        round=5,
        supply="C33",
        seats=[Place(row="RYBK"), Place(row="YRKG", held="C01@1 C18@1")],
    )
    play(state, "0 head G", "0 done", "0 tail B", "0 fulfil C18")
    assert (held(state, 0), held(state, 1)) == ("C18@1", "C01@1")


def test_c7_another_opponent_may_be_robbed_at_the_tail() -> None:
    state = make_state(
        3,
        round=5,
        supply="C33",
        seats=[Place(row="RYBK"), Place(row="YRKG", held="C01@1"), Place(row="YRKG", held="C18@1")],
    )
    play(state, "0 head G", "0 fulfil C01", "0 tail B", "0 fulfil C18")
    assert held(state, 0) == "C01@1 C18@1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c7_everybody_takes_one_final_turn(seats: int) -> None:
    state = make_state(seats, round=5, seats=[Place(row="YRKG")] * seats, supply="C34")
    for seat in range(seats):
        play(state, f"{seat} head K", f"{seat} tail K")
    assert state.is_over
    assert state.acting == ()
    assert state.to_act == -1
    assert "over" in refused(state, 0, "head Y")
