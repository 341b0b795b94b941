"""C1: components."""

from __future__ import annotations

from collections import Counter

from coatl.cards.codes import GODS, PAIRS
from coatl.cards.options import CardOptions

from .table import DECK, new_game, play_out


def test_c1_fifty_feathers_five_of_each_pair_of_two_colours() -> None:
    assert sum(DECK.feathers) == 50
    assert DECK.feathers == (5,) * 10
    assert len({frozenset(pair) for pair in PAIRS}) == 10
    assert all(a != b for a, b in PAIRS)


def test_c1_forty_different_prophecies_of_four_gods() -> None:
    assert len(DECK.prophecies) == 40
    assert len({card.pattern.text for card in DECK.prophecies}) == 40
    assert len({card.id for card in DECK.prophecies}) == 40
    gods = Counter(GODS[card.god] for card in DECK.prophecies)
    assert gods == {"yellow": 10, "green": 10, "blue": 10, "pink": 10}


def test_c1_all_seven_kinds_of_prophecy_exist() -> None:
    kinds = {card.pattern.kind for card in DECK.prophecies}
    assert kinds == {"pair", "gap", "match", "either", "not", "stack", "before stack"}


def test_c1_six_temple_cards_with_two_objectives_each() -> None:
    objectives = [[objective.text for objective in card.objectives] for card in DECK.temples]
    assert objectives == [
        ["gods:ygp", "length>=16"],
        ["lower:g<y", "run>=3"],
        ["twins", "same>=6"],
        ["gods:ybp", "length<=12"],
        ["lower:b<p", "R=G"],
        ["gods:pbg", "B=Y"],
    ]


def test_c1_says_which_data_are_reconstructed() -> None:
    assert DECK.are_feathers_reconstructed
    assert all(card.is_reconstructed for card in DECK.prophecies)
    assert not any(card.is_reconstructed for card in DECK.temples)
    assert all(card.is_reconstructed for card in DECK.personalities.values())


def test_c1_no_card_is_lost_in_a_game() -> None:
    for seats in (2, 3, 4):
        state = new_game(CardOptions(seats=seats), seats)
        for _ in play_out(state, seats):
            state.check()
        assert state.is_over
