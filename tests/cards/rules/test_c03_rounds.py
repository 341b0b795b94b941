"""C3: rounds."""

from __future__ import annotations

import pytest

from coatl.cards.options import CardOptions

from .table import (
    Place,
    act,
    feather_names,
    make_state,
    named,
    new_game,
    phase,
    play_out,
    refused,
    texts,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c3_five_rounds_of_two_cards_in_turn(seats: int) -> None:
    state = new_game(CardOptions(seats=seats), 7)
    placed: list[tuple[int, str]] = []
    for seat, text, _ in play_out(state, 7):
        if text.split()[0] in ("play", "head", "tail"):
            placed.append((seat, text.split()[0]))
    expected = [(seat, "play") for _ in range(4) for seat in range(seats) for _ in range(2)]
    expected += [(seat, end) for seat in range(seats) for end in ("head", "tail")]
    assert placed == expected
    assert state.round == 5
    for player in state.seats:
        assert player.serpent.has_head
        assert player.serpent.has_tail
        assert 11 <= player.serpent.length <= 18


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c3_rounds_and_turns_are_told(seats: int) -> None:
    state = new_game(CardOptions(seats=seats), 3)
    rounds = []
    turns = 1
    for _, _, events in play_out(state, 3):
        rounds += [(event.data["round"], event.data["last"]) for event in named(events, "round")]
        turns += len(named(events, "turn"))
    assert rounds == [(2, False), (3, False), (4, False), (5, True)]
    assert turns == 5 * seats


def test_c3_hands_are_discarded_before_the_final_round() -> None:
    state = make_state(
        2,
        round=4,
        turn=1,
        phase="fulfil",
        plays_left=0,
        seats=[Place(row="YRKG", hand="YR GB"), Place(row="YRKG", hand="KB KB")],
    )
    act(state, 1, "done", "-")
    assert (state.round, phase(state), state.acting) == (5, "head", (0,))
    assert [player.hand_size for player in state.seats] == [0, 0]
    assert feather_names(state.feather_discard) == "YR KB KB GB"


def test_c3_hands_are_kept_before_the_other_rounds() -> None:
    state = make_state(
        2,
        round=3,
        turn=1,
        phase="fulfil",
        plays_left=0,
        seats=[Place(hand="YR GB KB KG"), Place(hand="YK YK YK YK")],
    )
    act(state, 1, "done", "-")
    assert (state.round, phase(state), state.acting) == (4, "play", (0,))
    assert [player.hand_size for player in state.seats] == [4, 4]
    assert state.feather_discard.total == 0


def test_c3_others_wait() -> None:
    state = make_state(3, turn=1)
    assert state.acting == (1,)
    for seat in (0, 2):
        assert texts(state, seat) == []
        for text in ("play YR start", "discard YR", "done", "fulfil C01", "head Y"):
            assert "turn of seat 1" in refused(state, seat, text)
