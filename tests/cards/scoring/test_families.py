"""What each kind of Prophecy counts, worked out by hand: one table a kind."""

from __future__ import annotations

import pytest

from coatl.cards.analysis.scoring import score_prophecy
from coatl.cards.deck import load_deck
from coatl.cards.notation import parse_serpent

DECK = load_deck()
BY_PATTERN = {card.pattern.text: card for card in DECK.prophecies}

Case = tuple[str, str, int]
"""Pattern, row, times."""

PAIR: list[Case] = [
    ("GR", "G", 0),
    ("GR", "GR", 1),
    ("GR", "RG", 0),
    ("GR", "GRGR", 2),
    ("GR", "GGRR", 1),
    ("GR", "G'R'", 1),
    ("YB", "YKB", 0),
    ("KB", "KBKBKBKB", 4),
]
GAP: list[Case] = [
    ("B.R", "BR", 0),
    ("B.R", "BKR", 1),
    ("B.R", "BBR", 1),
    ("B.R", "BRR", 1),
    ("B.R", "BBRR", 2),  # 1-2-3 and 2-3-4
    ("B.R", "RKB", 0),
    ("B.R", "BKYR", 0),
    ("K.Y", "KK'YY", 2),
    ("G.B", "GGGBBB", 2),
]
MATCH: list[Case] = [
    ("=G=", "KGK", 1),
    ("=G=", "GGG", 1),
    ("=G=", "GGGG", 2),
    ("=G=", "KGR", 0),
    ("=G=", "KG", 0),
    ("=G=", "KGKGK", 2),
    ("=G=", "KRK", 0),
    ("=Y=", "R'YR", 1),
    ("=B=", "YBYBBB", 2),
]
EITHER: list[Case] = [
    ("[GY]B[GY]", "GBY", 1),
    ("[GY]B[GY]", "GBG", 1),
    ("[GY]B[GY]", "YBY", 1),
    ("[GY]B[GY]", "YBG", 1),
    ("[GY]B[GY]", "BBG", 0),
    ("[GY]B[GY]", "GYB", 0),
    ("[GY]B[GY]", "GBYBG", 2),
    ("[GY]B[GY]", "GBRBG", 0),
    ("[KB]R[KB]", "KRB'R'K", 2),
]
NOT: list[Case] = [
    ("B!B", "BYB", 1),
    ("B!B", "BBB", 0),
    ("B!B", "BYYB", 0),
    ("B!B", "BYBRB", 2),
    ("B!B", "BYB'RBB", 2),
    ("Y!Y", "Y", 0),
    ("K!K", "KGKGKGK", 3),
]
STACK: list[Case] = [
    ("Y'", "Y", 0),
    ("Y'", "Y'", 1),
    ("Y'", "R'", 0),
    ("Y'", "RY'Y'Y", 2),
    ("R'", "RR'R'R'R", 3),
]
BEFORE_STACK: list[Case] = [
    ("G!'", "GR'", 1),
    ("G!'", "GG'", 0),
    ("G!'", "GR", 0),
    ("G!'", "R'G", 0),
    ("G!'", "G'R'", 1),
    ("G!'", "GGR'", 1),
    ("G!'", "GR'GK'", 2),
    ("G!'", "GR'K'", 1),
    ("Y!'", "YR'YK'YB'", 3),
]
TABLES = {
    "pair": PAIR,
    "gap": GAP,
    "match": MATCH,
    "either": EITHER,
    "not": NOT,
    "stack": STACK,
    "before stack": BEFORE_STACK,
}


@pytest.mark.parametrize(
    ("pattern", "row", "times"), [case for table in TABLES.values() for case in table]
)
def test_times(pattern: str, row: str, times: int) -> None:
    score = score_prophecy(BY_PATTERN[pattern], parse_serpent(row))
    assert score.times == len(score.pieces) == times
    assert score.level == min(times, 3)
    assert score.points == (0, 2, 5, 6)[min(times, 3)]


def test_every_kind_has_a_table_with_hits_and_misses() -> None:
    assert set(TABLES) == {card.pattern.kind for card in DECK.prophecies}
    for kind, table in TABLES.items():
        assert {BY_PATTERN[pattern].pattern.kind for pattern, _, _ in table} == {kind}
        assert {times > 0 for _, _, times in table} == {True, False}


def test_pieces_name_the_segments() -> None:
    assert score_prophecy(BY_PATTERN["B.R"], parse_serpent("BBRR")).pieces == [[0, 1, 2], [1, 2, 3]]
    assert score_prophecy(BY_PATTERN["R'"], parse_serpent("RR'YR'")).pieces == [[1], [3]]
