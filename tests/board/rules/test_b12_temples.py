"""B12: what meets a Temple card, and what it pays."""

from __future__ import annotations

import pytest

from coatl.board.analysis.scoring import score_temple
from coatl.board.deck import load_deck
from coatl.board.notation import parse_serpent

from .table import Place, make_state, play, prophecy, texts

TEMPLES = load_deck().temples


def score(card: str, serpent: str, *prophecies: str) -> tuple[list[bool], int]:
    built = parse_serpent(serpent)
    for beside in prophecies:
        built.add_card(prophecy(beside))
    found = score_temple(load_deck().temple(card), built)
    return found.requirements, found.points


def test_b12_two_requirements_one_promo_card_has_three() -> None:
    counts = {card.id: len(card.requirements) for card in TEMPLES}
    assert [card for card, count in counts.items() if count != 2] == ["T16"]
    assert counts["T16"] == 3
    assert load_deck().temple("T16").promo


def test_b12_points() -> None:
    for card in TEMPLES:
        assert card.points == ((3, 6, 10) if card.id == "T16" else (3, 7))


@pytest.mark.parametrize(
    ("card", "serpent", "met", "points"),
    [
        ("T01", "<YBBBB>", [False, False], 0),
        ("T01", "<BBBBB>", [True, False], 3),
        ("T01", "<YBBBBBB>", [False, True], 3),
        ("T01", "<BBBBBBB>", [True, True], 7),
    ],
)
def test_b12_one_met_three_both_met_seven(
    card: str, serpent: str, met: list[bool], points: int
) -> None:
    assert score(card, serpent) == (met, points)


@pytest.mark.parametrize(
    ("card", "colour"), [("T01", "Y"), ("T02", "K"), ("T03", "G"), ("T04", "B"), ("T05", "R")]
)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_b12_no_piece_of_a_colour_be_it_head_body_or_tail(
    card: str, colour: str, place: int
) -> None:
    other = "R" if colour != "R" else "Y"
    row = [other] * 3
    assert score(card, f"<{''.join(row)}>")[0][0]
    row[place] = colour
    assert not score(card, f"<{''.join(row)}>")[0][0]


@pytest.mark.parametrize(
    ("card", "length"),
    [("T01", 7), ("T02", 8), ("T03", 9), ("T04", 10), ("T05", 11), ("T06", 12), ("T07", 6)],
)
def test_b12_exactly_n_pieces_head_and_tail_included(card: str, length: int) -> None:
    for pieces in range(3, 14):
        assert score(card, f"<{'K' * pieces}>")[0][1] == (pieces == length)


@pytest.mark.parametrize(
    ("serpent", "met"),
    [
        ("<RKY>", True),
        ("<YRRY>", True),
        ("<RRY>", False),
        ("<RYY>", False),
        ("<KKK>", False),  # none of either is not enough
        ("<RKK>", False),
    ],
)
def test_b12_as_many_of_one_colour_as_of_another_at_least_one(serpent: str, met: bool) -> None:
    assert score("T06", serpent)[0][0] == met


@pytest.mark.parametrize(
    ("card", "family", "beside"),
    [
        ("T16", "blue", "P22"),
        ("T17", "red", "P05"),
        ("T18", "black", "P10"),
        ("T19", "green", "P43"),
        ("T20", "yellow", "P29"),
    ],
)
def test_b12_no_card_of_a_family_beside_this_coatl(card: str, family: str, beside: str) -> None:
    assert load_deck().prophecy(beside).family == family
    others = [other for other in ("P22", "P05", "P10", "P43", "P29") if other != beside]
    assert score(card, "<GGG>", *others)[0][0]
    assert not score(card, "<GGG>", others[0], beside)[0][0]


def test_b12_promo_prophecies_are_red_cards() -> None:
    assert score("T17", "<GGG>", "P50")[0][0] is False


def test_b12_cards_beside_another_coatl_do_not_matter() -> None:
    place = Place(board="B>", building=["<BB"], hand="P15", temple="T17", complete=["<YYY> P01"])
    state = make_state("promo", seats=[place], piles="T07:7 T08")
    play(state, "0 add B> to A", "0 fulfil P15 on A")
    assert texts(state, 0, "temple") == ["temple T17"]


@pytest.mark.parametrize(
    ("serpent", "prophecies", "points"),
    [
        ("<RRRRRRRRRB>", ["P22"], 3),  # ten pieces only
        ("<RRRRRRRRRB>", ["P02"], 6),
        ("<RRRRRBBBBB>", ["P02"], 10),
        ("<RRRRRBBBBB>", ["P22"], 6),
        ("<KKK>", ["P22"], 0),
        ("<RBK>", ["P22"], 3),
    ],
)
def test_b12_the_promo_card_of_three(serpent: str, prophecies: list[str], points: int) -> None:
    assert score("T16", serpent, *prophecies)[1] == points
