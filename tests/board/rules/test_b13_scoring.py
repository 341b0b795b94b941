"""B13: scoring, ties and the booklet's example."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from coatl.board.state import State
from coatl.core.results import Result

from .look import complete, named
from .table import Place, act, make_state, play


def ended(places: Sequence[Place], options: str = "") -> State:
    """Return a finished game: the last seat has taken its last turn."""
    seats = len(places)
    state = make_state(
        f"seats={seats} {options}",
        seats=places,
        turn=seats - 1,
        ending="exhausted",
        turns_left=1,
    )
    act(state, seats - 1, "take <Y")
    assert state.is_over
    return state


def result(*places: Place) -> Result:
    return ended(places).result()


def ranks(found: Result) -> list[int]:
    return [standing.rank for standing in found.standings]


def test_b13_1_a_complete_coatl_scores_its_prophecies_and_its_temple() -> None:
    state = ended([Place(complete=["<BBBR> P05 P15 T03"]), Place()])
    assert state.scores() == (2 + 3 + 3, 0)


def test_b13_1_all_complete_coatls_count() -> None:
    cards = ["<BBB> P05", "<YYYY> P01 P11", "<RRR> P12 T02"]
    assert ended([Place(complete=cards), Place()]).scores() == (2 + (3 + 3) + (3 + 3), 0)


def test_b13_1_incomplete_coatls_score_nothing() -> None:
    place = Place(building=["<BBBB P05 P15", "YYY> P11"])
    assert ended([place, Place()]).scores() == (0, 0)


def test_b13_1_cards_in_hand_and_pieces_score_nothing() -> None:
    place = Place(hand="P05 P15", temple="T03", board="<B B B B>")
    assert ended([place, Place()]).scores() == (0, 0)


def test_b13_1_golden_segments_received_are_two_each() -> None:
    places = [Place(gold=3, complete=["<BBB> P15"]), Place(gold=1)]
    assert ended(places, "feathers").scores() == (6 + 3, 2)


def test_b13_1_the_level_at_completion_is_the_level_at_the_end() -> None:
    place = Place(board="B B> Y", building=["<BBB P05"])
    state = make_state(seats=[place], piles="T08:7 T09")
    events = play(state, "0 add B right of A", "0 add B> to A", "0 done", "0 begin Y", "0 done")
    assert named(events, "closed")[0].data["points"] == 4
    assert state.scores() == (4, 0)


def test_b13_1_the_end_of_the_game_announces_the_scores() -> None:
    state = make_state(
        seats=[Place(complete=["<BBB> P15"])], turn=1, ending="exhausted", turns_left=1
    )
    events = act(state, 1, "take <Y")
    assert named(events, "over")[0].data == {"ending": "exhausted", "scores": (3, 0)}


def test_b13_2_most_points_wins() -> None:
    found = result(Place(complete=["<BBB> P05"]), Place(complete=["<YYY> P11"]))
    assert [standing.score for standing in found.standings] == [2, 3]
    assert found.winners == (1,)
    assert ranks(found) == [2, 1]


def test_b13_2_more_cards_or_better_coatls_do_not_help_with_fewer_points() -> None:
    many = Place(complete=["<YGKB> P16", "<RKYB> P17"])  # 2 points, 2 cards
    found = result(many, Place(complete=["<YYY> P11"]))  # 3 points, 1 card
    assert found.winners == (1,)


def test_b13_2_tie_most_prophecy_and_temple_cards() -> None:
    one_card = Place(complete=["<BBKBB> P10"])  # 5 points
    with_temple = Place(complete=["<YYY> P01 T02"])  # 2 + 3 points
    found = result(one_card, with_temple)
    assert [standing.score for standing in found.standings] == [5, 5]
    assert [standing.tie_breaks[0] for standing in found.standings] == [1, 2]
    assert found.winners == (1,)


def test_b13_2_cards_beside_incomplete_coatls_do_not_break_the_tie() -> None:
    first = Place(complete=["<RRR> P12"], building=["<YYY P01 P11", "BBB P05 P15"])
    second = Place(complete=["<YGYB> P16 P06"], building=[])  # YG 1 point, ~YY~ fallen to 0
    third = Place(complete=["<KKK> P13"])
    found = result(first, second, third)
    assert [standing.score for standing in found.standings] == [3, 1, 3]
    assert [standing.tie_breaks[0] for standing in found.standings] == [1, 2, 1]
    assert found.winners == (0, 2)


def test_b13_2_a_card_fallen_to_nothing_breaks_the_tie() -> None:
    first = Place(complete=["<RRR> P12"])
    second = Place(complete=["<KKK> P13 P08"])  # ~KK~ is worth nothing any more
    found = result(first, second)
    assert [standing.score for standing in found.standings] == [3, 3]
    assert found.winners == (1,)


def test_b13_2_still_tied_the_single_best_coatl() -> None:
    uneven = Place(complete=["<BBYY> P29", "<YYY> P01"])  # 4 + 2
    even = Place(complete=["<RRR> P12", "<KKK> P13"])  # 3 + 3
    found = result(even, uneven)
    assert [standing.score for standing in found.standings] == [6, 6]
    assert [standing.tie_breaks for standing in found.standings] == [(2, 3), (2, 4)]
    assert found.winners == (1,)


def test_b13_2_golden_segments_are_no_coatl() -> None:
    golden = Place(gold=2, complete=["<YYY> P01"])  # 4 + 2 points, best 2, one card
    single = Place(complete=["<BBKBB> P10", "<YGK> P16"])  # 5 + 1 points, two cards
    found = ended([golden, single], "feathers").result()
    assert [standing.score for standing in found.standings] == [6, 6]
    assert [standing.tie_breaks for standing in found.standings] == [(1, 2), (2, 5)]
    assert found.winners == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b13_2_still_tied_shared_victory(seats: int) -> None:
    equal = ["<RRR> P12", "<KKK> P13", "<GGG> P14", "<YYY> P11"]
    found = result(*(Place(complete=[coatl]) for coatl in equal[:seats]))
    assert found.winners == tuple(range(seats))
    assert ranks(found) == [1] * seats


def test_b13_2_a_shared_first_place_is_followed_by_the_third() -> None:
    places = [Place(), Place(complete=["<RRR> P12"]), Place(complete=["<KKK> P13"])]
    assert ranks(result(*places)) == [3, 1, 1]


def test_b13_2_nobody_scored_anything() -> None:
    assert result(Place(), Place()).winners == (0, 1)


def test_b13_3_the_example_of_the_booklet() -> None:
    coatl = "<BBRBBKKBBYY> P29 P10 P05 T03"
    state = ended([Place(complete=[coatl]), Place()])
    assert state.scores() == (17, 0)


def test_b13_3_the_example_played_out() -> None:
    place = Place(board="Y>", building=["<BBRBBKKBBY"], hand="P29 P10 P05", temple="T03")
    state = make_state(seats=[place], piles="T08:7 T09")
    play(state, "0 fulfil P10 on A", "0 fulfil P05 on A", "0 add Y> to A", "0 fulfil P29 on A")
    events = act(state, 0, "temple T03")
    assert named(events, "closed")[0].data["points"] == 4 + 5 + 5 + 3
    assert complete(state, 0) == ["<BBRBBKKBBYY> P10 P05 P29 T03"]
    assert state.scores() == (17, 0)
