"""Pairings and rotations are complete, and nothing is played twice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from coatl.core.errors import OptionError
from coatl.lab.schedule import (
    count_groups,
    name_entrants,
    plan_fixtures,
    plan_meetings,
    rotate,
)

NAMES = ("a", "b", "c", "d", "e")


def test_two_seats_are_a_round_robin() -> None:
    meetings = plan_meetings(NAMES, 2, ["x"])
    assert [meeting.names for meeting in meetings] == list(combinations(NAMES, 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_of_a_group_sits_once_on_every_seat(seats: int) -> None:
    meetings = plan_meetings(NAMES, seats, ["x"])
    assert len(meetings) == len(list(combinations(NAMES, seats)))
    fixtures = plan_fixtures(meetings, 0, 3)
    assert len({fixture.key for fixture in fixtures}) == len(fixtures) == len(meetings) * 3 * seats
    places = Counter(
        (fixture.group, frozenset(fixture.seating), seat, name)
        for fixture in fixtures
        for seat, name in enumerate(fixture.seating)
    )
    assert set(places.values()) == {1}
    assert len(places) == len(meetings) * 3 * seats * seats


def test_one_seat_is_each_bot_alone_under_each_set_of_options() -> None:
    meetings = plan_meetings(("a", "b"), 1, ["x", "y"])
    assert [(m.options, m.names) for m in meetings] == [
        ("x", ("a",)),
        ("x", ("b",)),
        ("y", ("a",)),
        ("y", ("b",)),
    ]


def test_groups_come_by_turns_so_that_a_part_is_balanced() -> None:
    fixtures = plan_fixtures(plan_meetings(NAMES, 2, ["x"]), 0, 2)
    assert [fixture.group for fixture in fixtures] == [0] * 20 + [1] * 20
    assert plan_fixtures(plan_meetings(NAMES, 2, ["x"]), 1, 2) == fixtures[20:]


def test_rotations_keep_the_circle() -> None:
    assert rotate("abc") == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


@pytest.mark.parametrize(
    ("games", "seats", "groups"), [(200, 2, 100), (41, 2, 21), (1, 4, 1), (9, 3, 3), (5, 1, 5)]
)
def test_games_are_rounded_up_to_whole_groups(games: int, seats: int, groups: int) -> None:
    assert count_groups(games, seats) == groups


def test_too_few_bots() -> None:
    with pytest.raises(OptionError, match=r"1 bot for 2 seats: name at least 2 \(a bot may"):
        plan_meetings(["a"], 2, ["x"])
    with pytest.raises(OptionError, match="2 bots for 4 seats"):
        plan_meetings(["a", "b"], 4, ["x"])


def test_a_bot_named_twice_gets_a_number() -> None:
    assert name_entrants(["x", "y", "x", "x"]) == ["x", "y", "x#2", "x#3"]
    assert name_entrants(["x", "x#2", "x"]) == ["x", "x#2", "x#3"]
