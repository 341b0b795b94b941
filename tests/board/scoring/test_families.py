"""What each card pays, worked out by hand: one table for each family of cards.

A new card is one row of data (`cards.json`) and at least one row of a table here; the last tests of
this file fail until it has one. (`test_deck.py` pins the data itself, and `action_ids.txt` wants to
be regenerated: see `test_notation.py`.)
"""

import pytest

from coatl.board.analysis.scoring import score_prophecy, score_temple
from coatl.board.deck import load_deck
from coatl.board.notation import parse_serpent

DECK = load_deck()
BY_PATTERN = {card.pattern: card for card in DECK.prophecies}

ProphecyRow = tuple[str, str, int, int]
"""Pattern, serpent, times, points."""

# `#A`, each A piece: 3:2 4:3 5:4 6:5.
RED: list[ProphecyRow] = [
    ("#Y", "RKGB", 0, 0),
    ("#Y", "Y", 1, 0),
    ("#Y", "<YRY", 2, 0),
    ("#Y", "<YRYKY>", 3, 2),  # head and tail count like bodies
    ("#Y", "YYYR", 3, 2),
    ("#R", "RRRR", 4, 3),
    ("#R", "<RGRGRGR>", 4, 3),
    ("#K", "KBKBKBKBK", 5, 4),
    ("#G", "<GGGGGG>", 6, 5),
    ("#G", "GGGGGGGG", 8, 5),  # nothing beyond the highest level
    ("#B", "<BBRBBKKBBYY>", 6, 5),  # B13.3
]

# `~AA~`, exactly two: 1:2 2:5. `AAA`, three in a row: 1:3 2:7.
BLACK: list[ProphecyRow] = [
    ("~YY~", "Y", 0, 0),
    ("~YY~", "YY", 1, 2),  # beyond an end there is no piece
    ("~YY~", "YYY", 0, 0),
    ("~YY~", "YYRYY", 2, 5),
    ("~YY~", "<YYRYYKYY>", 3, 5),
    ("~RR~", "KRRK", 1, 2),
    ("~RR~", "RRRKRR", 1, 2),
    ("~RR~", "<RKR>", 0, 0),
    ("~KK~", "KKKK", 0, 0),  # four in a row are not two pairs
    ("~KK~", "<KKYK>", 1, 2),
    ("~GG~", "GRGRG", 0, 0),
    ("~GG~", "<RGGRGGGRGG>", 2, 5),
    ("~BB~", "BBKBB", 2, 5),  # B11: the K between them is not used up
    ("~BB~", "<BBRBBKKBBYY>", 3, 5),  # B13.3: three times, scored as two
    ("YYY", "YY", 0, 0),
    ("YYY", "YYY", 1, 3),
    ("YYY", "YYYYY", 1, 3),
    ("YYY", "<YYYYYY>", 2, 7),
    ("RRR", "RRKRR", 0, 0),
    ("RRR", "RRRKRRR", 2, 7),
    ("KKK", "RKKKKR", 1, 3),
    ("GGG", "<GGGGGGGGG>", 3, 7),
    ("BBB", "BBBRBB", 1, 3),
]

# `AB`: 1:1 2:3 3:5. `ABAB`: 1:5.
BLUE: list[ProphecyRow] = [
    ("YG", "YG", 1, 1),
    ("YG", "GY", 0, 0),  # read from head to tail
    ("YG", "YRG", 0, 0),  # directly next to each other
    ("YG", "YGYG", 2, 3),
    ("YG", "<YGYGYG>", 3, 5),
    ("YG", "<YGRYGRYGRYG>", 4, 5),
    ("RK", "RRKK", 1, 1),
    ("RK", "<KRKR>", 1, 1),
    ("YB", "YBRYB", 2, 3),
    ("GB", "BGBG", 1, 1),
    ("KG", "<KGKGKGKG>", 4, 5),
    ("YK", "YYKYKK", 2, 3),
    ("RB", "<RBB>", 1, 1),
    ("RB", "BRRB", 1, 1),
    ("KBKB", "KBK", 0, 0),
    ("KBKB", "KBKB", 1, 5),
    ("KBKB", "BKBK", 0, 0),
    ("KBKB", "KBRKB", 0, 0),
    ("KBKB", "KBKBKB", 1, 5),  # the two places overlap
    ("KBKB", "<KBKBKBKB>", 2, 5),
    ("YRYR", "<RYRYRY>", 1, 5),
    ("YRYR", "YRYYR", 0, 0),
    ("RGRG", "RGRRGRG", 1, 5),
]

# `AABB`: 1:4. `AAABB` and `AABBB`: 1:6. `ABCDE`: 1:7.
YELLOW: list[ProphecyRow] = [
    ("RRRGG", "RRRGG", 1, 6),
    ("RRRGG", "RRGG", 0, 0),
    ("RRRGG", "<RRRRGGG>", 1, 6),  # inside longer runs, too
    ("RRRGG", "GGRRR", 0, 0),
    ("KKGGG", "KKGG", 0, 0),
    ("KKGGG", "<KKGGG>", 1, 6),
    ("KKGGG", "KKGGGKKGGG", 2, 6),
    ("YYBBB", "YBBB", 0, 0),
    ("YYBBB", "<YYYBBBB>", 1, 6),
    ("BBYY", "<BBRBBKKBBYY>", 1, 4),  # B13.3
    ("BBYY", "BBYYBBYY", 2, 4),
    ("BBYY", "BBBYYY", 1, 4),
    ("BBYY", "YYBB", 0, 0),
    ("RRBB", "RRBB", 1, 4),
    ("RRBB", "RBRB", 0, 0),
    ("KKYY", "<KKYY>", 1, 4),
    ("KKYY", "KKRYY", 0, 0),
    ("GGRR", "YGGRRY", 1, 4),
    ("GGRR", "GGR", 0, 0),
    ("YKRGB", "YKRGB", 1, 7),
    ("YKRGB", "BGRKY", 0, 0),
    ("YKRGB", "<YKRGBYKRGB>", 2, 7),
    ("RKBYG", "<RKBYG>", 1, 7),
    ("RKBYG", "KRBYG", 0, 0),
    ("KGRBY", "BKGRBYK", 1, 7),
    ("KGRBY", "KGRRBY", 0, 0),
]

# `AC+B`: 1:2 2:6. `AB..BA`: 1:4.
GREEN: list[ProphecyRow] = [
    ("YK+R", "YKR", 1, 2),
    ("YK+R", "YKKKKR", 1, 2),
    ("YK+R", "YR", 0, 0),
    ("YK+R", "YKGKR", 0, 0),
    ("YK+R", "RKY", 0, 0),
    ("YK+R", "<YKRYKKR>", 2, 6),
    ("GY+K", "GGYKK", 1, 2),
    ("GY+K", "GYKGYYK", 2, 6),
    ("YB+G", "YBYBG", 1, 2),
    ("YB+G", "YBGYBGYBG", 3, 6),
    ("BG+K", "BBGGKK", 1, 2),
    ("BG+K", "BGBK", 0, 0),
    ("RK+B", "<RKBRKKKB>", 2, 6),
    ("RB+Y", "<RBBBY>", 1, 2),
    ("RB+Y", "RBRY", 0, 0),
    ("GR+K", "GRR", 0, 0),
    ("GR+K", "GRKBGRRK", 2, 6),
    ("GY+G", "GG", 0, 0),
    ("GY+G", "GYYYG", 1, 2),
    ("GY+G", "GYGYG", 1, 2),  # B11
    ("GY+G", "GYGGYG", 2, 6),  # B11
    ("GY+G", "GYGYGYG", 2, 6),
    ("BG+B", "BGBGB", 1, 2),
    ("BG+B", "<BGGBGB>", 1, 2),
    ("BG+B", "BGBBGGB", 2, 6),
    ("KY..YK", "KYK", 0, 0),
    ("KY..YK", "KYYK", 0, 0),
    ("KY..YK", "KYYYK", 1, 4),
    ("KY..YK", "<KYRGBYK>", 1, 4),
    ("KY..YK", "YKRKY", 0, 0),
    ("GK..KG", "GKKG", 0, 0),  # B11
    ("GK..KG", "GKKKG", 1, 4),  # B11
    ("GK..KG", "<GKKKGGKKKG>", 2, 4),
    ("KB..BK", "KBKBK", 1, 4),
    ("KB..BK", "KBKBKBK", 1, 4),
    ("YR..RY", "<YRRY>", 0, 0),
    ("YR..RY", "YRKKKKKKRY", 1, 4),
    ("YR..RY", "YRGRYYRRRY", 2, 4),
    ("RB..BR", "RRBB", 0, 0),
    ("RB..BR", "RBRBBR", 1, 4),
    ("RB..BR", "RBGBRBGBR", 1, 4),  # the R in the middle cannot be used twice
]

# `{AABBC}`: 1:3. `{AABBCD}`: 1:4.
PROMO: list[ProphecyRow] = [
    ("{YYGGR}", "YYGGR", 1, 3),
    ("{YYGGR}", "<RGYGY>", 1, 3),  # anywhere, in any order
    ("{YYGGR}", "YGGRR", 0, 0),
    ("{YYGGR}", "YYYYGGGGR", 1, 3),
    ("{YYGGR}", "YYYYGGGGRR", 2, 3),
    ("{KKBBR}", "KKBB", 0, 0),
    ("{KKBBR}", "<BKRKBG>", 1, 3),
    ("{RRKKG}", "RRKKK", 0, 0),
    ("{RRKKG}", "GKYRKBR", 1, 3),
    ("{YYKKRB}", "YYKKRR", 0, 0),
    ("{YYKKRB}", "<BRKYKY>", 1, 4),
    ("{GGBBYK}", "GGBBYG", 0, 0),
    ("{GGBBYK}", "KYBGBG", 1, 4),
    ("{GGBBYK}", "GGBBYKGGBBYK", 2, 4),
    ("{YYRRGB}", "YRYRGG", 0, 0),
    ("{YYRRGB}", "<YRGBRY>", 1, 4),
]

FAMILY_TABLES = {
    "red": RED,
    "black": BLACK,
    "blue": BLUE,
    "yellow": YELLOW,
    "green": GREEN,
    "promo": PROMO,
}
PROPHECY_ROWS = [(family, *row) for family, table in FAMILY_TABLES.items() for row in table]

# B11.4, open and closed ends: pattern, serpent, times and points; then the same with strict ends.
ENDS: list[tuple[str, str, int, int, int, int]] = [
    ("~YY~", "YY", 1, 2, 0, 0),
    ("~YY~", "<YY", 1, 2, 0, 0),
    ("~YY~", "YY>", 1, 2, 0, 0),
    ("~YY~", "YYR", 1, 2, 0, 0),
    ("~YY~", "<YYR", 1, 2, 1, 2),
    ("~YY~", "YYR>", 1, 2, 0, 0),
    ("~YY~", "RYY", 1, 2, 0, 0),
    ("~YY~", "<RYY", 1, 2, 0, 0),
    ("~YY~", "RYY>", 1, 2, 1, 2),
    ("~YY~", "RYYR", 1, 2, 1, 2),
    ("~YY~", "YYRYY", 2, 5, 0, 0),
    ("~YY~", "<YYRYY", 2, 5, 1, 2),
    ("~YY~", "YYRYY>", 2, 5, 1, 2),
    ("~YY~", "<YYRYY>", 2, 5, 2, 5),
    ("~YY~", "YYRYYRYY", 3, 5, 1, 2),
    ("~YY~", "YRYYRY", 1, 2, 1, 2),
    ("~YY~", "YYY", 0, 0, 0, 0),
    ("~YY~", "<YYY>", 0, 0, 0, 0),
    # Strict ends are about black pairs only.
    ("#Y", "YYY", 3, 2, 3, 2),
    ("YYY", "YYY", 1, 3, 1, 3),
    ("YG", "YG", 1, 1, 1, 1),
    ("KBKB", "KBKB", 1, 5, 1, 5),
    ("BBYY", "BBYY", 1, 4, 1, 4),
    ("GY+G", "GYG", 1, 2, 1, 2),
    ("KY..YK", "KYRYK", 1, 4, 1, 4),
    ("{YYGGR}", "YYGGR", 1, 3, 1, 3),
]

# B12: Temple card, serpent, Prophecy cards beside it, which requirements are met, points.
TEMPLES: list[tuple[str, str, str, list[bool], int]] = [
    ("T01", "<RKGBRKG>", "", [True, True], 7),  # -Y =7
    ("T01", "RKGBRKG", "", [True, True], 7),  # an unfinished serpent is measured as it is
    ("T01", "<RKG>", "", [True, False], 3),
    ("T01", "<YKGBRKG>", "", [False, True], 3),
    ("T01", "<YKG>", "", [False, False], 0),
    ("T02", "<RGBYRGBY>", "", [True, True], 7),  # -K =8
    ("T02", "<RGBYRGBK>", "", [False, True], 3),
    ("T03", "<BBRBBKKBBYY>", "P29 P10 P05", [True, False], 3),  # -G =9, the example of B13.3
    ("T03", "<BBRBBKKBY>", "", [True, True], 7),
    ("T04", "<YRKGYRKGYR>", "", [True, True], 7),  # -B =10
    ("T04", "<YRKGB>", "", [False, False], 0),
    ("T05", "<YKGBYKGBYKG>", "", [True, True], 7),  # -R =11
    ("T05", "<BBRBBKKBBYY>", "", [False, True], 3),
    ("T06", "<RYRYKKGGBBBB>", "", [True, True], 7),  # R=Y =12
    ("T06", "<KKKK>", "", [False, False], 0),  # none of both is not enough
    ("T06", "<RYK>", "", [True, False], 3),
    ("T06", "<RYYK>", "", [False, False], 0),
    ("T07", "<YGKKBB>", "", [True, True], 7),  # Y=G =6
    ("T07", "<KKKKBB>", "", [False, True], 3),
    ("T08", "<BKBKBKYRG>", "", [True, True], 7),  # B=K =9
    ("T08", "<BBK>", "", [False, False], 0),
    ("T09", "<RRGGYY>", "", [True, True], 7),  # R=G =6
    ("T09", "<RRGG>", "", [True, False], 3),
    ("T10", "<BYBYBYBYBYBY>", "", [True, True], 7),  # B=Y =12
    ("T10", "<BYB>", "", [False, False], 0),
    ("T11", "<BRG>", "", [True, True], 7),  # -K B=R
    ("T11", "<BRK>", "", [False, True], 3),
    ("T11", "<YGY>", "", [True, False], 3),
    ("T11", "<BBK>", "", [False, False], 0),
    ("T12", "<KRY>", "", [True, True], 7),  # -B K=R
    ("T12", "<KRB>", "", [False, True], 3),
    ("T13", "<KYR>", "", [True, True], 7),  # -G K=Y
    ("T13", "<KKY>", "", [True, False], 3),
    ("T14", "<BGK>", "", [True, True], 7),  # -R B=G
    ("T14", "<BGR>", "", [False, True], 3),
    ("T15", "<KGB>", "", [True, True], 7),  # -Y K=G
    ("T15", "<KKY>", "", [False, False], 0),
    ("T16", "<RBYYYYYYYY>", "", [True, True, True], 10),  # no blue card, R=B, =10
    ("T16", "<RBYYYYYYYY>", "P16", [False, True, True], 6),
    ("T16", "<RBY>", "P05 P06", [True, True, False], 6),
    ("T16", "<RBY>", "P05 P23", [False, True, False], 3),
    ("T16", "<RRB>", "P05", [True, False, False], 3),
    ("T16", "<RRB>", "P25", [False, False, False], 0),
    ("T17", "<YKR>", "P06", [True, True], 7),  # no red card, Y=K
    ("T17", "<YKR>", "P06 P01", [False, True], 3),
    ("T17", "<YKR>", "P50", [False, True], 3),  # promo prophecies are red cards
    ("T17", "<YYK>", "P05", [False, False], 0),
    ("T18", "<BBRBBKKBBYY>", "P29 P05", [True, True], 7),  # no black card, =11
    ("T18", "<BBRBBKKBBYY>", "P29 P05 P10", [False, True], 3),
    ("T18", "<BBR>", "P15", [False, False], 0),
    ("T19", "<RGBYRGBY>", "P16 P29", [True, True], 7),  # no green card, =8
    ("T19", "<RGBYRGBY>", "P36", [False, True], 3),
    ("T19", "<RGB>", "P49", [False, False], 0),
    ("T20", "<BBR>", "P05 P10 P16 P36", [True, True], 7),  # no yellow card, -G
    ("T20", "<BBR>", "P29", [False, True], 3),
    ("T20", "<BBG>", "P33", [False, False], 0),
]


@pytest.mark.parametrize(("family", "pattern", "text", "times", "points"), PROPHECY_ROWS)
def test_a_prophecy_pays(family: str, pattern: str, text: str, times: int, points: int) -> None:
    card = BY_PATTERN[pattern]

    score = score_prophecy(card, parse_serpent(text))

    assert (score.times, score.points) == (times, points)
    assert ("promo" if card.promo else card.family) == family


@pytest.mark.parametrize(
    ("pattern", "text", "times", "points", "strict_times", "strict_points"), ENDS
)
def test_open_and_closed_ends(
    pattern: str, text: str, times: int, points: int, strict_times: int, strict_points: int
) -> None:
    card = BY_PATTERN[pattern]
    serpent = parse_serpent(text)

    usual = score_prophecy(card, serpent)
    strict = score_prophecy(card, serpent, strict_ends=True)

    assert (usual.times, usual.points) == (times, points)
    assert (strict.times, strict.points) == (strict_times, strict_points)


def test_a_later_piece_can_undo_a_black_pair() -> None:
    card = BY_PATTERN["~YY~"]

    points = [score_prophecy(card, parse_serpent(text)).points for text in ("YY", "YYY", "YYYRYY")]

    assert points == [2, 0, 2]


@pytest.mark.parametrize(("card_id", "text", "beside", "met", "points"), TEMPLES)
def test_a_temple_pays(card_id: str, text: str, beside: str, met: list[bool], points: int) -> None:
    serpent = parse_serpent(text)
    for prophecy in beside.split():
        serpent.add_card(DECK.prophecy(prophecy).index)

    score = score_temple(DECK.temple(card_id), serpent)

    assert (score.requirements, score.met, score.points) == (met, sum(met), points)


def test_every_prophecy_has_a_row_in_its_family_table() -> None:
    tested = {(family, pattern) for family, pattern, *_ in PROPHECY_ROWS}

    needed = {("promo" if card.promo else card.family, card.pattern) for card in DECK.prophecies}

    assert needed - tested == set()


def test_every_level_of_every_shape_has_a_row() -> None:
    # Cards that differ only in colours pay alike, so a level seen on one of them will do.
    paid = {(BY_PATTERN[p].family, points) for _, p, _, _, points in PROPHECY_ROWS}

    payable = {(c.family, points) for c in DECK.prophecies for points in c.points.values()}

    assert payable - paid == set()


def test_every_temple_has_a_row_that_meets_all_and_one_that_does_not() -> None:
    full = {card_id for card_id, _, _, met, _ in TEMPLES if all(met)}
    partial = {card_id for card_id, _, _, met, _ in TEMPLES if not all(met)}

    assert full == partial == {card.id for card in DECK.temples}
