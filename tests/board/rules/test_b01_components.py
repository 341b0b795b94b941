"""B1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from coatl.board.codes import EMPTY
from coatl.board.deck import load_deck

from .look import board, letters, names, supply
from .table import ALL_TOKENS, Place, act, make_state, new_game, refused, texts

PROPHECIES = [card for card in load_deck().prophecies if not card.promo]
TEMPLES = [card for card in load_deck().temples if not card.promo]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b1_1_three_heads_three_tails_and_24_bodies_of_each_colour(seats: int) -> None:
    state = new_game(f"seats={seats}")
    laid = supply(state).split()
    heads = letters(state.head_bag) + "".join(w[1] for w in laid if w.startswith("<"))
    tails = letters(state.tail_bag) + "".join(w[0] for w in laid if w.endswith(">"))
    bodies = letters(state.body_bag) + "".join(w for w in laid if w.isalpha())
    assert Counter(heads) == dict.fromkeys("YRKGB", 3)
    assert Counter(tails) == dict.fromkeys("YRKGB", 3)
    assert Counter(bodies) == dict.fromkeys("YRKGB", 24)
    assert len(heads + tails + bodies) == 150


def test_b1_1_each_kind_of_piece_has_its_own_bag() -> None:
    state = make_state("seats=3", seats=[Place()], supply="<Y YR", heads="")
    act(state, 0, "take YR", "tails=G,B bodies=Y,Y,Y,Y,Y,Y,Y,Y,Y,Y,Y,Y")
    assert supply(state) == "<Y YY YY YY YY YY YY G> B>"


def test_b1_2_54_prophecy_cards_49_of_them_different() -> None:
    assert len(PROPHECIES) == 49
    assert sum(card.copies for card in PROPHECIES) == 54
    assert len({card.pattern for card in PROPHECIES}) == 49
    twice = [card.pattern for card in PROPHECIES if card.copies == 2]
    assert sorted(twice) == sorted(f"#{colour}" for colour in "YRKGB")
    assert all(card.copies in (1, 2) for card in PROPHECIES)


def test_b1_2_five_families() -> None:
    assert {card.family for card in PROPHECIES} == {"red", "black", "blue", "yellow", "green"}


def test_b1_2_all_54_are_in_the_game() -> None:
    state = new_game("seats=4")
    cards = state.deck.contents() + state.open_list()
    for player in state.seats:
        cards += player.dealt_list()
    assert len(cards) == 54
    counts = Counter(names(cards).split())
    assert counts == {card.id: card.copies for card in PROPHECIES}


def test_b1_2_15_temple_cards_all_different() -> None:
    assert len(TEMPLES) == 15
    assert len({card.requirements for card in TEMPLES}) == 15
    state = new_game("seats=3")
    cards = [top for top, _ in state.pile_list()] + state.temples.contents()
    cards += [player.temple for player in state.seats]
    assert sorted(cards) == [card.index for card in TEMPLES]


def test_b1_3_a_player_board_has_eight_spaces() -> None:
    state = make_state(seats=[Place(board="<B <B K K K K R>")])
    assert texts(state, 0, "take") == ["take <Y", "take <R", "take Y>", "take R>"]
    assert "B4.1" in refused(state, 0, "take YR")
    act(state, 0, "take <Y")
    assert len(board(state, 0).split()) == 8
    act(state, 1, "take <R")
    assert texts(state, 0, "take") == []
    assert "B4.1" in refused(state, 0, "take Y>")


def test_b1_3_a_golden_segment_needs_a_space_of_its_own() -> None:
    state = make_state("feathers", seats=[Place(board="<B K K K O O R>")], supply="<Y YO")
    assert texts(state, 0, "take") == ["take <Y"]
    assert "B4.1" in refused(state, 0, "take YO")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b1_3_three_sacrifice_tokens_one_of_each_kind(seats: int) -> None:
    state = new_game(f"seats={seats} sacrifice")
    expected = make_state("sacrifice", seats=[Place(tokens=ALL_TOKENS)]).seats[0].tokens
    assert [player.tokens for player in state.seats] == [expected] * seats
    assert bin(expected).count("1") == 3


def test_b1_3_no_tokens_without_the_option() -> None:
    assert [player.tokens for player in new_game().seats] == [0, 0]


@pytest.mark.parametrize("options", ["seats=2", "seats=3 feathers", "seats=4 fewer-bodies promo"])
def test_b1_4_six_spaces_of_two_bodies_two_of_a_head_two_of_a_tail(options: str) -> None:
    heads, bodies, tails = new_game(options).supply_lists()
    assert (len(heads), len(bodies), len(tails)) == (2, 6, 2)
    assert EMPTY not in heads + bodies + tails
