"""B6: Assemble."""

from __future__ import annotations

import pytest

from coatl.board.notation import parse_serpent
from coatl.board.state import State
from coatl.core.errors import NotationError

from .alone import one
from .look import board, building, complete, hand, named, serpent_text
from .table import Place, act, make_state, new_game, play, play_randomly, refused, texts

# Steps


def test_b6_any_number_of_steps_in_any_order() -> None:
    state = one(board="<B B B Y Y", hand="P05 P10 P18")
    play(state, "0 begin B", "0 add B right of A", "0 fulfil P10 on A", "0 begin Y")
    play(state, "0 add <B to A", "0 fulfil P05 on A", "0 add Y right of A")
    assert building(state, 0) == ["<BBBY P10 P05", "Y"]
    act(state, 0, "done")
    assert state.to_act == 1


def test_b6_at_least_one_step() -> None:
    assert "B3.1" in refused(one(board="B"), 0, "done")


@pytest.mark.parametrize(
    "step", ["begin B", "add Y left of A", "add Y right of A", "add R> to A", "fulfil P10 on A"]
)
def test_b6_may_stop_after_any_step(step: str) -> None:
    state = one(board="B Y R>", building=["BB"], hand="P10")
    play(state, f"0 {step}", "0 done")
    assert state.to_act == 1


def test_b6_not_inside_a_completion_without_a_card() -> None:
    state = one(board="B>", building=["<BB"], hand="P05")
    act(state, 0, "add B> to A")
    assert texts(state, 0) == ["fulfil P05 on A"]
    assert "B6.5" in refused(state, 0, "done")


def test_b6_may_go_on_until_nothing_is_possible_and_then_say_done() -> None:
    state = one(board="B")
    act(state, 0, "begin B")
    assert texts(state, 0) == ["done"]


# B6.1


@pytest.mark.parametrize("piece", ["<B", "B", "B>"])
def test_b6_1_begin_with_any_piece(piece: str) -> None:
    state = one(board=f"Y {piece}")
    act(state, 0, f"begin {piece}", "-")
    assert building(state, 0) == [piece, ""]
    assert board(state, 0) == "Y"


def test_b6_1_only_with_a_piece_of_the_own_board() -> None:
    state = make_state(seats=[Place(board="Y <B"), Place(board="K")])
    assert texts(state, 0, "begin") == ["begin <B", "begin Y"]
    for text in ("begin K", "begin B", "begin B>", "begin <Y"):
        assert "B6.1" in refused(state, 0, text)


def test_b6_1_not_with_two_incomplete_coatls() -> None:
    state = one(board="Y", building=["<B", "R"])
    assert texts(state, 0, "begin") == []
    assert "B6.1" in refused(state, 0, "begin Y")


def test_b6_1_two_may_be_begun_in_one_action_but_not_three() -> None:
    state = one(board="Y R K")
    play(state, "0 begin Y", "0 begin R")
    assert building(state, 0) == ["Y", "R"]
    assert "B6.1" in refused(state, 0, "begin K")


def test_b6_1_a_completed_coatl_makes_room_for_another() -> None:
    state = one(board="B> Y", building=["<BB P05", "R"])
    play(state, "0 add B> to A", "0 done", "0 begin Y")
    assert building(state, 0) == ["Y", "R"]


def test_b6_1_gold_is_no_piece_to_begin_with() -> None:
    state = make_state("feathers", seats=[Place(board="O")])
    assert texts(state, 0, "begin") == []


# B6.2


def test_b6_2_a_piece_goes_to_either_end() -> None:
    state = one(board="Y K <R G>", building=["B"])
    play(state, "0 add Y left of A", "0 add K right of A")
    assert building(state, 0)[0] == "YBK"
    act(state, 0, "add <R to A")
    assert building(state, 0)[0] == "<RYBK"
    assert board(state, 0) == "G>"


def test_b6_2_heads_only_left_tails_only_right() -> None:
    state = one(board="<Y K>", building=["BR"])
    assert texts(state, 0, "add") == ["add <Y to A", "add K> to A"]
    act(state, 0, "add <Y to A")
    assert building(state, 0)[0] == "<YBR"
    state = one(board="<Y K>", building=["BR"])
    act(state, 0, "add K> to A")
    assert building(state, 0)[0] == "BRK>"


def test_b6_2_the_same_for_the_second_coatl() -> None:
    state = one(board="Y <K R>", building=["<B", "G"])
    assert texts(state, 0, "add") == [
        "add Y right of A",
        "add <K to B",
        "add Y left of B",
        "add Y right of B",
        "add R> to B",
    ]
    play(state, "0 add Y left of B", "0 add R> to B")
    assert building(state, 0) == ["<B", "YGR>"]


def test_b6_2_nothing_goes_beyond_a_head() -> None:
    state = one(board="Y <Y", building=["<BR"])
    assert texts(state, 0, "add") == ["add Y right of A"]
    assert "B6.2" in refused(state, 0, "add Y left of A")
    assert "B6.2" in refused(state, 0, "add <Y to A")


def test_b6_2_nothing_goes_beyond_a_tail() -> None:
    state = one(board="Y Y>", building=["BR>"])
    assert texts(state, 0, "add") == ["add Y left of A"]
    assert "B6.2" in refused(state, 0, "add Y right of A")
    assert "B6.2" in refused(state, 0, "add Y> to A")


def test_b6_2_head_and_tail_are_not_joined_without_a_body() -> None:
    state = one(board="<R B> Y", building=["<R", "B>"], hand="P22")  # <RB> would satisfy RB
    assert "B6.2" in refused(state, 0, "add B> to A")
    assert "B6.2" in refused(state, 0, "add <R to B")
    assert texts(state, 0, "add") == ["add Y right of A", "add Y left of B"]


def test_b6_2_such_a_serpent_cannot_even_be_written() -> None:
    with pytest.raises(NotationError, match=r"B6\.2"):
        parse_serpent("<RB>")


def test_b6_2_with_a_body_between_they_are() -> None:
    state = one(board="B B>", building=["<B"], hand="P05")
    play(state, "0 add B right of A", "0 add B> to A", "0 fulfil P05 on A", "0 done")
    assert complete(state, 0) == ["<BBB> P05"]


def test_b6_2_only_pieces_of_the_own_board_on_an_own_coatl() -> None:
    places = [Place(board="Y", building=["B"]), Place(board="K", building=["R", "G"])]
    state = make_state(seats=places)
    assert texts(state, 0, "add") == ["add Y left of A", "add Y right of A"]
    assert "B6.2" in refused(state, 0, "add K left of A")
    assert "no Cóatl B" in refused(state, 0, "add Y left of B")


def test_b6_2_gold_is_never_added() -> None:
    state = make_state("feathers", seats=[Place(board="O O", building=["B"])])
    assert texts(state, 0, "add") == []


def test_b6_2_a_serpent_is_never_turned_round() -> None:
    state = one(board="R", building=["YB"], hand="P22 P18")  # RB and YB
    assert texts(state, 0, "fulfil") == ["fulfil P18 on A"]
    act(state, 0, "add R left of A")
    assert building(state, 0)[0] == "RYB"
    assert texts(state, 0, "fulfil") == ["fulfil P18 on A"]


# B6.3


def test_b6_3_a_card_needs_its_lowest_level() -> None:
    state = one(board="B", building=["BB"], hand="P05 P15 P10")
    assert texts(state, 0, "fulfil") == ["fulfil P10 on A"]
    assert "B6.3" in refused(state, 0, "fulfil P05 on A")
    assert "B6.3" in refused(state, 0, "fulfil P15 on A")
    act(state, 0, "add B right of A")
    assert texts(state, 0, "fulfil") == ["fulfil P05 on A", "fulfil P15 on A"]


def test_b6_3_a_card_goes_from_hand_to_the_coatl() -> None:
    state = one(building=["BBB", "YBB"], hand="P05 P10")
    assert texts(state, 0, "fulfil") == ["fulfil P05 on A", "fulfil P10 on B"]
    events = act(state, 0, "fulfil P10 on B", "-")
    assert hand(state, 0) == "P05"
    assert building(state, 0) == ["BBB", "YBB P10"]
    assert named(events, "fulfilled")[0].data == {"serpent": "B", "card": "P10"}


def test_b6_3_only_cards_of_the_own_hand() -> None:
    places = [Place(building=["BBB"], hand="P10"), Place(hand="P05")]
    state = make_state(seats=places)
    assert texts(state, 0, "fulfil") == []
    assert "B6.3" in refused(state, 0, "fulfil P05 on A")
    assert "no Cóatl B" in refused(state, 0, "fulfil P10 on B")


def test_b6_3_at_most_four_prophecies_on_a_coatl() -> None:
    state = one(building=["BBBYYB P05 P15 P29", "BBB"], hand="P10 P18 P06")
    assert texts(state, 0, "fulfil") == ["fulfil P06 on A", "fulfil P18 on A"]
    act(state, 0, "fulfil P06 on A")
    assert texts(state, 0, "fulfil") == []
    assert "B6.3" in refused(state, 0, "fulfil P18 on A")


@pytest.mark.parametrize("slot", ["A", "B"])
def test_b6_3_four_are_allowed_and_a_fifth_is_not(slot: str) -> None:
    full = "BBBYYB P05 P15 P29"
    state = one(building=[full] if slot == "A" else ["K", full], hand="P18 P06")
    act(state, 0, f"fulfil P18 on {slot}")
    assert texts(state, 0, "fulfil") == []
    assert "B6.3" in refused(state, 0, f"fulfil P06 on {slot}")


def test_b6_3_never_two_identical_cards_on_one_coatl() -> None:
    state = one(building=["BBB P05", "BBBY"], hand="P05")
    assert texts(state, 0, "fulfil") == ["fulfil P05 on B"]
    assert "B6.3" in refused(state, 0, "fulfil P05 on A")
    act(state, 0, "fulfil P05 on B")
    assert building(state, 0) == ["BBB P05", "BBBY P05"]


def test_b6_3_never_two_identical_cards_in_one_action_either() -> None:
    state = one(building=["BBB"], hand="P05 P05")
    act(state, 0, "fulfil P05 on A")
    assert hand(state, 0) == "P05"
    assert "B6.3" in refused(state, 0, "fulfil P05 on A")


def test_b6_3_different_cards_may_use_the_same_pieces() -> None:
    state = one(building=["RBB"], hand="P10 P22")
    play(state, "0 fulfil P10 on A", "0 fulfil P22 on A")
    assert building(state, 0)[0] == "RBB P10 P22"


def points_after(state: State, *lines: str) -> int:
    events = play(state, *lines)
    points = named(events, "closed")[0].data["points"]
    assert isinstance(points, int)
    return points


def test_b6_3_the_level_may_rise_after_the_card_is_placed() -> None:
    state = one(board="B B>", building=["<BB"], hand="P05")
    play(state, "0 add B right of A", "0 fulfil P05 on A")  # three blue pieces: 2 points
    assert points_after(state, "0 add B> to A", "0 done") == 3


def test_b6_3_the_level_may_fall_after_the_card_is_placed() -> None:
    state = one(board="B B>", building=["<BBYBB P10"])  # two pairs: 5 points
    assert points_after(state, "0 add B right of A", "0 add B> to A", "0 done") == 2


def test_b6_3_a_card_fallen_to_nothing_still_counts_as_placed() -> None:
    state = one(board="B Y>", building=["<BB"], hand="P10")
    play(state, "0 fulfil P10 on A", "0 add B right of A")
    assert points_after(state, "0 add Y> to A", "0 done") == 0  # B6.5: one card is enough
    assert complete(state, 0) == ["<BBBY> P10"]
    result = state.result().standings[0]
    assert (result.score, result.tie_breaks[0]) == (0, 1)


def test_b6_3_not_beside_a_complete_coatl() -> None:
    state = one(complete=["<BBB> P15"], hand="P05")
    assert texts(state, 0, "fulfil") == []
    assert "no Cóatl A" in refused(state, 0, "fulfil P05 on A")


def test_b6_3_strict_ends_delay_a_pair() -> None:
    state = make_state("strict-ends", seats=[Place(board="K", building=["<BB"], hand="P10")])
    assert "B6.3" in refused(state, 0, "fulfil P10 on A")
    act(state, 0, "add K right of A")
    assert texts(state, 0, "fulfil") == ["fulfil P10 on A"]


# B6.4


@pytest.mark.parametrize(
    "options", ["seats=2", "seats=3 sacrifice", "seats=4 sacrifice feathers promo strict-ends"]
)
def test_b6_4_pieces_and_cards_once_placed_stay(options: str) -> None:
    state = new_game(options, 7)
    before = snapshot(state)
    for seat, text in play_randomly(state, 3):
        after = snapshot(state)
        for (slots, done), (new_slots, new_done) in zip(before, after, strict=True):
            assert new_done[: len(done)] == done
            closed = new_done[len(done) :]
            assert len(closed) <= 1, (seat, text)
            for old, new in zip(slots, new_slots, strict=True):
                grown = closed[0] if closed and old and not new else new
                assert stays_in(old, grown), (seat, text)
        before = after


def snapshot(state: State) -> list[tuple[list[str], list[str]]]:
    return [
        (
            [serpent_text(slot) if slot.length else "" for slot in player.slots],
            [serpent_text(serpent) for serpent in player.finished[: player.finished_count]],
        )
        for player in state.seats
    ]


def stays_in(old: str, new: str) -> bool:
    """Tell whether a serpent text has grown by at most one piece or one card."""
    if not old:
        return len(new.strip("<>")) <= 1
    pieces, *cards = old.split()
    new_pieces, *new_cards = new.split()
    added = len(new_pieces.strip("<>")) - len(pieces.strip("<>")) + len(new_cards) - len(cards)
    return pieces in new_pieces and new_cards[: len(cards)] == cards and added in (0, 1)


def test_b6_4_two_coatls_are_never_joined() -> None:
    state = one(board="R", building=["<BB", "YY>"], hand="P05")
    act(state, 0, "add R right of A")
    assert building(state, 0) == ["<BBR", "YY>"]
    assert texts(state, 0) == ["done"]
