"""C9: Prophecy patterns; `tests/cards/scoring` compares them with a brute-force count."""

from __future__ import annotations

import pytest

from coatl.cards.analysis.scoring import score_prophecy
from coatl.cards.patterns import find_pieces

from .table import DECK, Place, act, fulfilments, make_state, read_row

BOOKLET = [
    # The booklet's example of each kind, with rows that do and do not show it.
    ("C01", "GR", True),
    ("C01", "RG", False),
    ("C01", "GKR", False),
    ("C11", "BYR", True),
    ("C11", "BRR", True),
    ("C11", "BR", False),
    ("C11", "RYB", False),
    ("C21", "GBY", True),
    ("C21", "YBG", True),
    ("C21", "GBG", True),
    ("C21", "GBB", False),
    ("C21", "GYG", False),
    ("C30", "BYB", True),
    ("C30", "BBB", False),
    ("C30", "BYYB", False),
    ("C19", "KGK", True),
    ("C19", "GGG", True),
    ("C19", "KGR", False),
    ("C31", "RY'K", True),
    ("C31", "RYK", False),
    ("C31", "YR'Y", False),
    ("C39", "GR'K", True),
    ("C39", "GG'K", False),
    ("C39", "GRK", False),
    ("C39", "KG'R'B", True),  # the G may itself be a stack
]


@pytest.mark.parametrize(("card", "text", "is_there"), BOOKLET)
def test_c9_each_kind_by_the_booklet(card: str, text: str, is_there: bool) -> None:
    score = score_prophecy(DECK.prophecy(card), read_row(text))
    assert (score.times > 0) == is_there


def test_c9_patterns_read_left_to_right() -> None:
    for card in DECK.prophecies:
        if card.pattern.kind == "pair":
            text = card.pattern.text
            assert find_pieces(card.index, read_row(text)) == [[0, 1]]
            assert find_pieces(card.index, read_row(text[::-1])) == []


def test_c9_the_covered_colour_does_not_matter() -> None:
    for below in ("KGBR", "GBRK", "KBRG", "GKRB"):  # the last segment is covered
        state = make_state(seats=[Place(row=below, hand="YR YR YR YR")], supply="C31 C34 C35")
        act(state, 0, "play YR over right")
        assert "C31" in fulfilments(state)


def test_c9_the_top_of_a_stack_counts_for_patterns_without_stacks() -> None:
    assert find_pieces(DECK.prophecy("C01").index, read_row("KG'R'Y")) == [[1, 2]]
