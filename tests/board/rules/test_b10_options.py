"""B10: fewer bodies and the promo pack."""

from __future__ import annotations

from collections import Counter

import pytest

from coatl.board.deck import load_deck

from .look import letters, names, temple_name
from .table import make_state, new_game

PROMO_PROPHECIES = ["P50", "P51", "P52", "P53", "P54", "P55"]
PROMO_TEMPLES = ["T16", "T17", "T18", "T19", "T20"]


@pytest.mark.parametrize(("seats", "count"), [(2, 14), (3, 18), (4, 24)])
def test_b10_1_fewer_bodies(seats: int, count: int) -> None:
    state = make_state(f"seats={seats} fewer-bodies", supply="")
    assert Counter(letters(state.body_bag)) == dict.fromkeys("YRKGB", count)
    assert Counter(letters(state.head_bag)) == dict.fromkeys("YRKGB", 3)
    assert Counter(letters(state.tail_bag)) == dict.fromkeys("YRKGB", 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b10_1_all_bodies_without_the_option(seats: int) -> None:
    state = make_state(f"seats={seats}", supply="")
    assert Counter(letters(state.body_bag)) == dict.fromkeys("YRKGB", 24)


@pytest.mark.parametrize("promo", [False, True])
def test_b10_2_six_more_prophecies_and_five_more_temples(promo: bool) -> None:
    state = new_game("seats=2 promo" if promo else "seats=2")
    cards = state.deck.contents() + state.open_list()
    temples = state.temples.contents() + [top for top, _ in state.pile_list()]
    for player in state.seats:
        cards += player.dealt_list()
        temples.append(player.temple)
    assert len(cards) == (60 if promo else 54)
    assert len(temples) == (20 if promo else 15)
    assert [card for card in PROMO_PROPHECIES if card in names(cards)] == (
        PROMO_PROPHECIES if promo else []
    )
    found = [temple_name(card) for card in temples]
    assert [card for card in PROMO_TEMPLES if card in found] == (PROMO_TEMPLES if promo else [])


def test_b10_2_the_promo_cards() -> None:
    deck = load_deck()
    assert [card.id for card in deck.prophecies if card.promo] == PROMO_PROPHECIES
    assert [card.id for card in deck.temples if card.promo] == PROMO_TEMPLES
    assert {card.family for card in deck.prophecies if card.promo} == {"red"}
