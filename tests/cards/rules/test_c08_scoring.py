"""C8: scoring."""

from __future__ import annotations

import pytest

from coatl.cards.analysis.scoring import score_temple
from coatl.cards.analysis.worth import points_now
from coatl.cards.codes import ENDINGS
from coatl.cards.holder import Holder
from coatl.cards.objectives import count_objectives, is_met
from coatl.cards.view import observe

from .table import (
    DECK,
    Place,
    act,
    finish,
    held,
    make_state,
    named,
    play,
    read_row,
    row,
)

LONG = "YRKGYRKGYRKGYR"
"""Fourteen body segments; with head and tail 16."""


def end_with(text: str, prophecies: str, temple: str) -> tuple[int, int]:
    """Place the tail of a row, fulfil nothing, and return points and objectives."""
    state = make_state(
        2,
        round=5,
        plays_left=1,
        temple=temple,
        seats=[Place(row=text[:-2], held=prophecies), Place(row="YRKG")],
        supply="",
    )
    finish(state, 0, f"tail {text[-2]}")
    player = state.seats[0]
    assert player.is_scored
    return player.points, player.objectives


# C8.1


def test_c8_1_the_score_is_counted_at_the_end_of_the_final_turn() -> None:
    state = make_state(
        2,
        round=5,
        temple="D4",
        seats=[Place(row="YRKG", held="C01@2 C02@0"), Place(row="YRKG", held="C40@1")],
        supply="C34",
    )
    assert state.scores() == (5 + 3, 2 + 3)  # as if it ended now: both have at most 12 segments
    assert not state.seats[0].is_scored
    act(state, 0, "head B")
    assert not state.seats[0].is_scored
    events = act(state, 0, "tail B")
    assert dict(named(events, "scored")[0].data) == {"points": 8, "objectives": 1, "secured": 0}
    assert state.seats[0].is_scored
    assert not state.seats[1].is_scored
    assert state.scores() == (8, 5)


def test_c8_1_one_objective_3_points_both_7() -> None:
    short = "<YRKGYB>"
    gods = "C01@1 C21@1 C31@1"
    assert end_with(short, gods, "D4") == (6 + 7, 2)
    assert end_with(short, "C01@1 C21@1", "D4") == (4 + 3, 1)
    assert end_with(short, gods, "D1") == (6, 0)


def test_c8_1_the_score_is_fixed_though_later_players_steal() -> None:
    state = make_state(
        2,
        round=5,
        temple="D1",
        seats=[Place(row="YBKG", held="C01@2"), Place(row="RYBK")],
        supply="C34",
    )
    play(state, "0 head B", "0 tail B")
    assert state.scores() == (5, 0)
    play(state, "1 head G", "1 fulfil C01", "1 tail K")
    assert state.is_over
    assert (held(state, 0), held(state, 1)) == ("", "C01@1")
    assert state.scores() == (5, 2)  # it counts for both
    assert [standing.score for standing in state.result().standings] == [5, 2]


def test_c8_1_objectives_and_secured_are_fixed_too() -> None:
    state = make_state(
        2,
        round=5,
        temple="D4",
        seats=[Place(row="YBKG", held="C01@2 C21@1 C31@3"), Place(row="RYBK")],
        supply="C34",
    )
    play(state, "0 head B", "0 tail B")
    assert state.scores() == (2 + 5 + 6 + 7, 3)
    play(state, "1 head G", "1 fulfil C01", "1 tail K")
    standing = state.result().standings[0]
    assert (standing.score, standing.tie_breaks) == (20, (2, 1))


def test_c8_1_what_is_fulfilled_by_the_tail_still_counts() -> None:
    state = make_state(
        2,
        round=5,
        temple="D1",
        plays_left=1,
        seats=[Place(row="<YRG"), Place(row="YRKG")],
        supply="C10",
    )
    act(state, 0, "tail K")
    assert not state.seats[0].is_scored
    act(state, 0, "fulfil C10")
    assert state.scores()[0] == 2


# C8.2

GODS_ROWS = [
    # temple, Prophecies, whether its first objective is met
    ("D1", "C01@1 C11@1 C31@1", True),  # yellow, green, pink
    ("D1", "C01@1 C11@2 C31@3", True),  # secured ones count
    ("D1", "C01@3 C11@3 C31@3", True),
    ("D1", "C01@1 C11@1 C31@0", False),  # level 0 never counts
    ("D1", "C01@0 C11@1 C31@1", False),
    ("D1", "C01@1 C11@0 C31@1", False),
    ("D1", "C01@1 C11@1 C21@1", False),
    ("D1", "C01@0 C02@1 C11@1 C31@1", True),
    ("D1", "", False),
    ("D4", "C01@1 C21@1 C31@1", True),  # yellow, blue, pink
    ("D4", "C01@3 C21@3 C31@3", True),
    ("D4", "C01@1 C21@0 C31@1", False),
    ("D4", "C01@1 C11@1 C31@1", False),
    ("D6", "C11@1 C21@1 C31@1", True),  # pink, blue, green
    ("D6", "C11@3 C21@2 C31@1", True),
    ("D6", "C11@0 C21@1 C31@1", False),
    ("D6", "C01@1 C21@1 C31@1", False),
    ("D2", "C11@1 C01@2", True),  # green lower than yellow
    ("D2", "C11@1 C01@3", True),
    ("D2", "C11@2 C01@3", True),
    ("D2", "C11@2 C01@2", False),
    ("D2", "C11@2 C01@1", False),
    ("D2", "C11@3 C01@3", False),  # two secured ones are equal
    ("D2", "C11@0 C01@1", False),
    ("D2", "C11@0 C01@3", False),
    ("D2", "C11@2 C12@1 C01@2", True),  # one of several is enough
    ("D2", "C11@2 C01@1 C02@3", True),
    ("D2", "C11@0 C12@2 C01@2", False),
    ("D2", "C21@1 C01@3", False),
    ("D2", "C11@1", False),
    ("D2", "C01@2", False),
    ("D5", "C21@1 C31@2", True),  # blue lower than pink
    ("D5", "C21@2 C31@3", True),
    ("D5", "C21@2 C31@1", False),
    ("D5", "C21@3 C31@3", False),
    ("D5", "C21@0 C31@1", False),
    ("D5", "C31@1 C32@2", False),
    ("D3", "C01@1 C02@1", True),  # two of one god at one level
    ("D3", "C11@2 C12@2", True),
    ("D3", "C31@3 C32@3", True),
    ("D3", "C01@1 C02@2 C03@2", True),
    ("D3", "C01@0 C02@0", False),
    ("D3", "C01@0 C02@1", False),
    ("D3", "C01@1 C02@2 C03@3", False),
    ("D3", "C01@1 C11@1 C21@1 C31@1", False),
    ("D3", "C01@1", False),
]


@pytest.mark.parametrize(("temple", "prophecies", "met"), GODS_ROWS)
def test_c8_2_objectives_about_prophecies(temple: str, prophecies: str, met: bool) -> None:
    # This row meets none of the objectives about segments.
    text = {"D4": "<KYRKGYRKGYR'KK>", "D5": "<RKRKYR>", "D6": "<RKRKYR>"}.get(temple, "<KYRKRG>")
    points = 0
    holder = Holder()
    for word in prophecies.split():
        card, _, level = word.partition("@")
        holder.add(DECK.prophecy(card).index, int(level))
        points += (0, 2, 5, 6)[int(level)]
    serpent = read_row(text)
    number = DECK.temple(temple).index
    assert [is_met(2 * number, serpent, holder), is_met(2 * number + 1, serpent, holder)] == [
        met,
        False,
    ]
    assert score_temple(DECK.temples[number], serpent, holder).met == [met, False]
    assert end_with(text, prophecies, temple) == (points + 3 * met, int(met))


SEGMENT_ROWS = [
    # temple, row, whether its second objective is met
    ("D1", f"<K{LONG}K>", True),  # 16 with head and tail
    ("D1", f"<K{LONG}GBK>", True),
    ("D1", "<KYRKGYRKGYRKG'YK>", False),  # 15
    ("D1", "<KYRK>", False),
    ("D4", "<KYRKGYRKGYRK>", True),  # 12
    ("D4", "<KYRK>", True),
    ("D4", "<KYRKGYRKGYR'KK>", False),  # 13
    ("D4", f"<K{LONG}K>", False),
    ("D2", "<YKR'RR>", True),  # with the tail
    ("D2", "<RRR'KG>", True),  # with the head
    ("D2", "<YKR'RG>", False),
    ("D2", "<KRYYRY>", False),
    ("D2", "<RRY'RR>", False),  # not next to each other
    ("D3", "<YYRYRYRYRY>", True),  # six yellow ones with head and tail
    ("D3", "<YYRYRYRYRK>", False),
    ("D5", "<RYGKBY>", True),
    ("D5", "<RYGKBR>", False),
    ("D5", "<YYKBKB>", True),  # none and none
    ("D5", "<YYKBKG>", False),
    ("D5", "<RRGGRG>", True),
    ("D6", "<BKRKRY>", True),
    ("D6", "<BKRKRB>", False),
    ("D6", "<GKRKRK>", True),  # none and none
    ("D6", "<GYRKRK>", False),
]


@pytest.mark.parametrize(("temple", "text", "met"), SEGMENT_ROWS)
def test_c8_2_objectives_about_segments(temple: str, text: str, met: bool) -> None:
    assert end_with(text, "", temple) == (3 * met, int(met))


def test_c8_2_only_top_colours_count() -> None:
    # The only yellow segment is covered.
    state = make_state(
        2,
        round=4,
        temple="D6",
        seats=[Place(row="GRKY", hand="RG RG"), Place(row="YRKG")],
        plays_left=1,
        supply="C31",
    )
    act(state, 0, "play RG over right")
    assert row(state) == "GRKR'G"
    player = state.seats[0]
    assert count_objectives(state.temple, player.serpent, player.held) == 1  # no blue, no yellow


# C8.3


def last_turn(
    others: list[tuple[int, int, int]], prophecies: str, text: str = "<KRYB>"
) -> tuple[list[int], tuple[int, ...]]:
    """Return all ranks and the winners when the last seat ends with temple D4."""
    scored = [Place(row="<YRKB>", score=score) for score in others]
    state = make_state(
        len(others) + 1,
        round=5,
        turn=len(others),
        plays_left=1,
        temple="D4",
        seats=[*scored, Place(row=text[:-2], held=prophecies)],
        supply="",
    )
    events = finish(state, len(others), f"tail {text[-2]}")
    assert state.is_over
    assert named(events, "over")[0].data["ending"] == "played"
    result = state.result()
    assert result.ending == ENDINGS[1] == "played"
    return [standing.rank for standing in result.standings], result.winners


def test_c8_3_most_points_win() -> None:
    # The last seat has 6 + 3 points, one objective and one secured Prophecy.
    assert last_turn([(8, 2, 5)], "C01@3") == ([2, 1], (1,))
    assert last_turn([(10, 0, 0)], "C01@3") == ([1, 2], (0,))


def test_c8_3_then_most_objectives() -> None:
    assert last_turn([(9, 0, 5)], "C01@3") == ([2, 1], (1,))
    assert last_turn([(9, 2, 0)], "C01@3") == ([1, 2], (0,))


def test_c8_3_then_most_secured_prophecies() -> None:
    assert last_turn([(9, 1, 0)], "C01@3") == ([2, 1], (1,))
    assert last_turn([(9, 1, 2)], "C01@3") == ([1, 2], (0,))


def test_c8_3_then_the_victory_is_shared() -> None:
    assert last_turn([(9, 1, 1)], "C01@3") == ([1, 1], (0, 1))
    assert last_turn([(9, 1, 1), (9, 1, 0), (9, 1, 1)], "C01@3") == ([1, 4, 1, 1], (0, 2, 3))


def test_c8_3_ranks_of_four_seats() -> None:
    assert last_turn([(9, 1, 0), (12, 0, 0), (9, 0, 7)], "C01@3") == ([3, 1, 4, 2], (1,))


def test_c8_3_the_result_names_the_tie_breaks() -> None:
    state = make_state(2)
    assert state.result().tie_break_names == ("Temple objectives", "secured Prophecies")


def test_c8_3_while_the_game_runs_the_result_is_as_if_it_ended_now() -> None:
    # The contract of `core.game`: secured Prophecies break the tie of points now as well.
    state = make_state(2, seats=[Place(held="C01@1 C02@1 C03@1"), Place(held="C04@3")])
    assert state.scores()[:2] == (6, 6)
    assert state.result().winners == (1,)


@pytest.mark.parametrize(
    ("temple", "place", "expected"),
    [
        ("D4", Place(row="YRKG", held="C01@1"), (5, 1, 0)),  # at most 12 segments
        ("D4", Place(row="YRKG", held="C01@1 C21@2 C31@3"), (20, 2, 1)),  # and three gods
        ("D1", Place(row="YRKG", held="C01@1"), (2, 0, 0)),
        ("D4", Place(row="YRKG", held="C01@1", score=(9, 0, 0)), (9, 0, 0)),  # fixed
    ],
)
def test_c8_1_a_running_game_counts_temple_points_as_if_it_ended_now(
    temple: str, place: Place, expected: tuple[int, int, int]
) -> None:
    state = make_state(2, temple=temple, seats=[place, Place(row=LONG)])
    points, objectives, secured = expected
    assert state.scores()[0] == points
    (standing, _) = state.result().standings
    assert (standing.score, standing.tie_breaks) == (points, (objectives, secured))
    view = observe(state, None)
    assert points_now(view, view.seats[0]) == points


# C8.4


def test_c8_4_the_example_of_27_points() -> None:
    # 1-2-3 and 2-3-4 make K.Y (C13), 5-6 and 14-15 make YB (C05), 10-11 makes GR (C01).
    state = make_state(
        2,
        round=5,
        plays_left=1,
        temple="D1",
        seats=[
            Place(row="<KKY'Y'Y'BRBKGRBRY", held="C01@1 C05@1 C13@2 C31@3 C30@3"),
            Place(row="YRKG"),
        ],
        supply="",
    )
    act(state, 0, "tail B")
    assert row(state) == "KKY'Y'Y'BRBKGRBRYB"
    events = act(state, 0, "fulfil C05")
    levels = sorted(level for _, level in state.seats[0].held.pairs())
    assert levels == [1, 2, 2, 3, 3]
    scored = named(events, "scored")[0]
    assert dict(scored.data) == {"points": 27, "objectives": 1, "secured": 2}
    assert state.scores()[0] == 2 + 5 + 5 + 12 + 3
