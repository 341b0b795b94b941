"""C10: what lies before CARL, and what may be stolen from him."""

from __future__ import annotations

from coatl.cards.codes import CARL_SEAT
from coatl.cards.options import CarlOptions

from .table import (
    Place,
    act,
    carl_held,
    carl_turn,
    fulfilments,
    held,
    make_carl,
    named,
    names,
    new_game,
    phase,
    play,
    play_out,
    refused,
    row,
    texts,
)

# C01 GR, C02 RG, C03 RY, C05 YB, C07 BK, C09 KG, C11 B.R, C16 =Y=, C17 =R=, C18 =K=, C19 =G=,
# C20 =B=, C31 Y', C32 R', C33 K', C34 G', C35 B'

# C10.3


def test_c10_3_an_upgraded_one_goes_to_the_outer_end_of_its_new_level() -> None:
    state = make_carl(
        player=Place(row="GRKB", hand="RG RG RG RG", held="C01@1 C40@2 C39@1"),
        supply="C33 C34 C35",
    )
    play(state, "0 play GR right", "0 fulfil C01")
    assert held(state) == "C40@2 C39@1 C01@2"  # at level 2: C40 is the closest


def test_c10_3_carls_cards_arrive_at_the_outer_end() -> None:
    # GB preferred: C20 (=B=) is upgraded to level 2, behind C19 which is there already.
    state, _ = carl_turn(
        "YB", "pink", carl="C20@1 C19@2 C05@1", player="", supply="C01 C02 C03", refill="C40,C39"
    )
    assert carl_held(state) == "C19@2 C05@1 C20@2 C03@1 C01@1"


def test_c10_3_from_above_too() -> None:
    # C01 drops from 2 to 1 and lies behind C40, which has been at 1 before.
    state = make_carl(
        player=Place(row="GRBGGR", hand="KB KB KB KB", held="C01@2 C40@1"),
        supply="C31 C32 C04",
    )
    act(state, 0, "play KB over right")
    assert held(state) == "C40@1 C01@1"


def drops() -> list[str]:
    """Two Prophecies that fall to level 1 at once: BY twice and [GY]B[GY] twice, then once."""
    state = make_carl(
        player=Place(row="GBYGBY", hand="RG RG KB KB", held="C06@2 C21@2 C40@1"),
        supply="C31 C33 C04",
    )
    act(state, 0, "play RG over right")
    assert row(state) == "GBYGBR'G"
    assert phase(state) == "drop"
    return texts(state, 0)


def test_c10_3_the_player_orders_several_that_drop_to_one_level() -> None:
    assert drops() == ["drop C06", "drop C21"]
    for first, second in (("C06", "C21"), ("C21", "C06")):
        state = make_carl(
            player=Place(row="GBYGBY", hand="RG RG KB KB", held="C06@2 C21@2 C40@1"),
            supply="C31 C33 C04",
        )
        events = act(state, 0, "play RG over right")
        assert not named(events, "dropped")
        for text in ("done", "fulfil C31", "play RG left", "discard RG"):
            assert "C10.3" in refused(state, 0, text)
        assert "C5.5" in refused(state, 0, "drop C40")
        events = act(state, 0, f"drop {first}")
        dropped = [(event.data["card"], event.data["level"]) for event in named(events, "dropped")]
        assert dropped == [(first, 1), (second, 1)]  # the last one needs no choice
        assert held(state) == f"C40@1 {first}@1 {second}@1"
        assert (phase(state), state.plays_left) == ("play", 1)


def test_c10_3_no_question_when_they_fall_to_different_levels() -> None:
    state = make_carl(
        player=Place(row="KBYGBY", hand="RG RG KB KB", held="C06@2 C21@1 C40@1"),
        supply="C31 C33 C04",
    )
    events = act(state, 0, "play RG over right")
    # BY falls to 1, [GY]B[GY] to 0 and leaves the game.
    dropped = {event.data["card"]: event.data["level"] for event in named(events, "dropped")}
    assert dropped == {"C06": 1, "C21": 0}
    assert phase(state) == "play"
    assert held(state) == "C40@1 C06@1"
    assert names(state.lost.contents()) == "C21"


def test_c10_3_two_that_leave_the_game_need_no_order() -> None:
    state = make_carl(
        player=Place(row="KGBY", hand="RG RG KB KB", held="C06@1 C21@1 C40@1"),
        supply="C31 C33 C04",
    )
    act(state, 0, "play RG over right")
    assert phase(state) == "play"
    assert held(state) == "C40@1"
    assert names(state.lost.contents()) == "C06 C21"


# C10.5


def test_c10_5_two_thefts_from_carl_a_turn() -> None:
    state = make_carl(
        player=Place(row="KYGB", hand="YR YR YR YR"),
        carl="C04@1 C31@2 C39@1",
        supply="C33 C34 C35",
    )
    act(state, 0, "play YR over right")
    assert row(state) == "KYGY'R"
    assert fulfilments(state) == "C04 C31 C39"
    events = play(state, "0 fulfil C31", "0 fulfil C04")
    assert [event.data["victim"] for event in named(events, "stole")] == [CARL_SEAT, CARL_SEAT]
    assert held(state) == "C31@1 C04@1"
    assert carl_held(state) == "C39@1"
    assert phase(state) == "play"


def test_c10_5_a_third_theft_is_refused() -> None:
    state = make_carl(
        player=Place(row="KYGB", hand="YR YR YR YR", stolen=2),
        carl="C04@1 C31@2",
        supply="C39 C34 C35",
    )
    act(state, 0, "play YR over right")
    assert fulfilments(state) == "C39"
    assert "C10.5" in refused(state, 0, "fulfil C31")


def test_c10_5_the_limit_is_for_both_cards_of_a_turn() -> None:
    state = make_carl(
        player=Place(row="KYGB", hand="YR YR YR YR"),
        carl="C04@1 C31@2 C03@1",
        supply="C33 C34 C35",
    )
    play(state, "0 play YR over right", "0 fulfil C04", "0 done", "0 play RY right")
    assert row(state) == "KYGY'RRY"
    assert fulfilments(state) == "C03"
    act(state, 0, "fulfil C03")
    assert state.round == 3


def test_c10_5_the_limit_is_anew_in_the_next_turn() -> None:
    state = make_carl(
        player=Place(row="YRKG", hand="YR YK YG YB", stolen=2), phase="fulfil", plays_left=0
    )
    act(state, 0, "done")
    assert state.seats[0].stolen_from == 0


def test_c10_5_secured_ones_of_carl_are_safe() -> None:
    state = make_carl(
        player=Place(row="KYGB", hand="YR YR YR YR"), carl="C04@3", supply="C39 C34 C35"
    )
    act(state, 0, "play YR over right")
    assert "C5.4" in refused(state, 0, "fulfil C04")


def test_c10_5_a_stolen_one_gets_the_level_of_the_players_serpent() -> None:
    state = make_carl(
        player=Place(row="KYGB", hand="YR YR YR YR"), carl="C04@2", supply="C33 C34 C35"
    )
    play(state, "0 play YR right", "0 fulfil C04")
    assert held(state) == "C04@1"


def test_c10_5_what_drops_to_0_is_discarded() -> None:
    state = make_carl(
        player=Place(row="YBGR", hand="KB KB KB KB", held="C01@1"), supply="C31 C32 C04"
    )
    events = act(state, 0, "play KB over right")
    assert dict(named(events, "dropped")[0].data) == {"card": "C01", "level": 0}
    assert held(state) == ""
    assert names(state.lost.contents()) == "C01"
    state.check()


def test_c10_5_the_one_from_set_up_stays_at_level_1_until_lowered() -> None:
    state = make_carl(
        player=Place(row="YBGK", hand="KB KB KB KB", held="C01@1"), supply="C31 C32 C04"
    )
    act(state, 0, "play KB over right")  # GR was not there before
    assert held(state) == "C01@1"
    assert state.scores() == (2,)


def test_c10_5_the_one_from_set_up_needs_two_occurrences_to_rise() -> None:
    state = make_carl(
        player=Place(row="YBKB", hand="RG RG RG RG", held="C01@1"), supply="C31 C32 C04"
    )
    act(state, 0, "play GR right")
    assert phase(state) == "play"  # once is level 1, where it is
    act(state, 0, "play GR right")
    assert fulfilments(state).split() == ["C01"]
    act(state, 0, "fulfil C01", None)
    assert "C01@2" in held(state) + carl_held(state)


def test_c10_5_no_level_0_is_ever_held() -> None:
    for seed in range(15):
        state = new_game(CarlOptions(), seed)
        for _ in play_out(state, seed):
            assert all(level > 0 for _, level in state.seats[0].held.pairs())
            assert all(level > 0 for _, level in state.carl.pairs())
