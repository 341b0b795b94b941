"""B11: what satisfies a Prophecy card, and what it pays."""

from __future__ import annotations

import re

import pytest

from coatl.board.analysis.scoring import score_prophecy
from coatl.board.deck import Prophecy, load_deck
from coatl.board.notation import parse_serpent

from .look import complete
from .table import Place, make_state, play, refused, texts

CARDS = load_deck().prophecies
IDS = [card.id for card in CARDS]
KINDS = {
    r"#(.)": ("red", {3: 2, 4: 3, 5: 4, 6: 5}),
    r"~(.)\1~": ("black", {1: 2, 2: 5}),
    r"(.)\1\1": ("black", {1: 3, 2: 7}),
    r"(\w)(?!\1)(.)": ("blue", {1: 1, 2: 3, 3: 5}),
    r"(.)(?!\1)(.)\1\2": ("blue", {1: 5}),
    r"(.)\1(?!\1)(.)\2": ("yellow", {1: 4}),
    r"(.)\1\1(?!\1)(.)\2": ("yellow", {1: 6}),
    r"(.)\1(?!\1)(.)\2\2": ("yellow", {1: 6}),
    r"(?=.*Y)(?=.*R)(?=.*K)(?=.*G)(?=.*B)[YRKGB]{5}": ("yellow", {1: 7}),
    r"(.)(?!\1)(.)\+(?!\2)(.)": ("green", {1: 2, 2: 6}),
    r"(.)(?!\1)(.)\.\.\2\1": ("green", {1: 4}),
    r"\{(.)\1(.)\2.\}": ("red", {1: 3}),
    r"\{(.)\1(.)\2..\}": ("red", {1: 4}),
}
"""The rows of the table in B11: the form of a pattern, its family and its points."""


def times(card: str, serpent: str, *, strict_ends: bool = False) -> int:
    found = score_prophecy(
        load_deck().prophecy(card), parse_serpent(serpent), strict_ends=strict_ends
    )
    assert len(found.pieces) == found.times
    used = [piece for pieces in found.pieces for piece in pieces]
    assert len(set(used)) == len(used)  # B11.2: each piece once
    return found.times


def points(card: str, serpent: str) -> int:
    return score_prophecy(load_deck().prophecy(card), parse_serpent(serpent)).points


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_b11_1_family_and_points_follow_from_the_pattern(card: Prophecy) -> None:
    rows = [row for form, row in KINDS.items() if re.fullmatch(form, card.pattern)]
    assert rows == [(card.family, dict(card.points))]
    assert card.promo == card.pattern.startswith("{")


def once(pattern: str) -> str:
    """Return the shortest row of pieces that satisfies a pattern."""
    return pattern.strip("#~{}").replace("+", "").replace("..", "R")


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_b11_1_only_the_best_level_counts(card: Prophecy) -> None:
    # A piece between keeps pairs apart, and makes no satisfaction of its own.
    apart = next(c for c in "YRKGB" if c not in card.pattern) if card.pattern[0] == "~" else ""
    for count in range(1, 8):
        serpent = apart.join([once(card.pattern)] * count)
        reached = [card.points[need] for need in card.points if need <= count]
        assert points(card.id, serpent) == max(reached, default=0), serpent


@pytest.mark.parametrize("serpent", ["BBB", "<BBB", "BBB>", "<BBB>", "<BYBYB>"])
def test_b11_1_pieces_of_any_kind_count(serpent: str) -> None:
    assert times("P05", serpent) == 3


def test_b11_1_only_colour_matters() -> None:
    assert times("P22", "<RB") == 1
    assert times("P22", "RB>") == 1
    assert times("P22", "RB") == 1
    assert times("P33", "<YKRGB>") == 1


@pytest.mark.parametrize(
    ("count", "paid"), [(2, 0), (3, 2), (4, 3), (5, 4), (6, 5), (7, 5), (12, 5)]
)
def test_b11_1_levels_of_a_count_card(count: int, paid: int) -> None:
    assert points("P01", "Y" * count) == paid
    assert points("P01", "YK" * count) == paid


@pytest.mark.parametrize(
    ("card", "serpent", "expected"),
    [
        ("P15", "BBBBB", 1),  # BBB
        ("P15", "BBBBBB", 2),
        ("P15", "BBBYBBB", 2),
        ("P43", "GYG", 1),  # GY+G
        ("P43", "GYGYG", 1),
        ("P43", "GYGGYG", 2),
        ("P43", "GYGYGYG", 2),
        ("P43", "GYYYGKGYG", 2),
        ("P44", "BGBGGB", 1),  # BG+B
        ("P44", "BGBBGGB", 2),
        ("P36", "YKRYKR", 2),  # YK+R
        ("P36", "YYKKRR", 1),
        ("P23", "KBKBKB", 1),  # KBKB
        ("P24", "YRYRYRYR", 2),
        ("P22", "RBRBRB", 3),  # RB
        ("P50", "YYGGRYYGGR", 2),  # {YYGGR}
        ("P50", "YYYYGGGGR", 1),
    ],
)
def test_b11_2_each_piece_is_used_once_and_the_number_is_the_largest(
    card: str, serpent: str, expected: int
) -> None:
    assert times(card, serpent) == expected


def test_b11_2_a_long_satisfaction_does_not_hide_two_short_ones() -> None:
    assert times("P43", "GYYYYGYGGYG") == 2
    assert times("P46", "GKKKGKKKG") == 1  # one that ends early leaves no room for a second
    assert times("P46", "GKYKGGKYKG") == 2


def test_b11_2_different_cards_may_use_the_same_pieces() -> None:
    serpent = "<RBBB>"
    assert [times(card, serpent) for card in ("P05", "P15", "P22")] == [3, 1, 1]


@pytest.mark.parametrize(
    ("card", "yes", "no"),
    [
        ("P22", "<RB", "<BR"),
        ("P29", "BBYY", "YYBB"),
        ("P26", "RRRGG", "GGRRR"),
        ("P33", "YKRGB", "BGRKY"),
        ("P37", "GYK", "KYG"),
        ("P23", "KBKB", "BKBK"),
    ],
)
def test_b11_3_patterns_are_read_from_head_to_tail(card: str, yes: str, no: str) -> None:
    assert times(card, yes) == 1
    assert times(card, no) == 0


@pytest.mark.parametrize(
    ("card", "apart"),
    [
        ("P15", "BBYB"),
        ("P22", "RYB"),
        ("P23", "KBYKB"),
        ("P29", "BBRYY"),
        ("P26", "RRRBGG"),
        ("P33", "YKRRGB"),
        ("P36", "YKGR"),
        ("P36", "YGKR"),
        ("P46", "GYKKYKG"),
    ],
)
def test_b11_3_sequences_are_of_pieces_next_to_each_other(card: str, apart: str) -> None:
    assert times(card, apart) == 0


@pytest.mark.parametrize(
    ("card", "serpent", "expected"),
    [
        ("P05", "BYBYB", 3),
        ("P10", "BB", 1),
        ("P10", "BBB", 0),
        ("P10", "BBKBB", 2),
        ("P10", "BBBB", 0),
        ("P10", "BBBKBB", 1),
        ("P10", "KBBK", 1),
        ("P10", "BBKBBKBB", 3),
        ("P15", "BBB", 1),
        ("P15", "BBBB", 1),
        ("P29", "BBBYYY", 1),
        ("P28", "YYYBBBB", 1),
        ("P27", "KKKGGGG", 1),
        ("P26", "RRRRGGG", 1),
        ("P36", "YKR", 1),
        ("P36", "YKKKKR", 1),
        ("P36", "YR", 0),
        ("P46", "GKKG", 0),
        ("P46", "GKKKG", 1),
        ("P46", "GKYKG", 1),
        ("P46", "GKGKG", 1),
        ("P46", "GKYRBYKG", 1),
        ("P46", "GKG", 0),
        ("P46", "KGYGK", 0),
        ("P50", "RGYGY", 1),
        ("P50", "RGYGB", 0),
        ("P53", "BRKKYY", 1),
        ("P53", "BRKKY", 0),
    ],
)
def test_b11_3_examples_of_every_row(card: str, serpent: str, expected: int) -> None:
    assert times(card, serpent) == expected


def test_b11_4_an_open_end_counts_as_no_piece() -> None:
    for serpent in ("BB", "<YBB", "BBY>", "YBB", "BBY"):
        assert times("P10", serpent) == 1
    state = make_state(seats=[Place(building=["YBB"], hand="P10")])
    assert texts(state, 0, "fulfil") == ["fulfil P10 on A"]


def test_b11_4_a_later_piece_can_undo_it() -> None:
    place = Place(board="B B>", building=["<YBB"], hand="P10")
    state = make_state(seats=[place], piles="T08:7 T09")
    play(state, "0 fulfil P10 on A", "0 add B right of A", "0 add B> to A", "0 done")
    assert complete(state, 0) == ["<YBBBB> P10"]
    assert state.scores() == (0, 0)


@pytest.mark.parametrize(
    ("serpent", "expected"),
    [
        ("BB", 0),
        ("<BB", 0),
        ("BB>", 0),
        ("YBB", 0),
        ("BBY", 0),
        ("YBBY", 1),
        ("<BBY", 1),
        ("YBB>", 1),
        ("<YBB", 0),
        ("BBY>", 0),
        ("BBYBB", 0),
        ("BBYBBYBB", 1),
        ("<BBYBB", 1),
        ("<BBYBB>", 2),
    ],
)
def test_b11_4_strict_ends_an_open_end_does_not_count(serpent: str, expected: int) -> None:
    assert times("P10", serpent, strict_ends=True) == expected


def test_b11_4_strict_ends_in_play() -> None:
    place = Place(board="Y", building=["BBY"], hand="P10")
    state = make_state("strict-ends", seats=[place])
    assert "B6.3" in refused(state, 0, "fulfil P10 on A")
    play(state, "0 add Y left of A")
    assert texts(state, 0, "fulfil") == ["fulfil P10 on A"]


@pytest.mark.parametrize(
    ("building", "last", "whole"),
    [("BK>", "<B", "<BBK>"), ("<KB", "B>", "<KBB>")],
)
def test_b11_4_strict_ends_the_closing_piece_may_belong_to_the_pair(
    building: str, last: str, whole: str
) -> None:
    place = Place(board=last, building=[building], hand="P10")
    state = make_state("strict-ends", seats=[place], piles="T08:7 T09")
    assert "B6.3" in refused(state, 0, "fulfil P10 on A")
    play(state, f"0 add {last} to A", "0 fulfil P10 on A", "0 done")
    assert complete(state, 0) == [f"{whole} P10"]
    assert state.scores() == (2, 0)


def test_b11_4_strict_ends_change_no_other_card() -> None:
    for card in CARDS:
        if not card.pattern.startswith("~"):
            row = once(card.pattern) * max(1, min(card.points))
            assert times(card.id, row, strict_ends=True) == times(card.id, row) > 0
