"""Whole games through the page: by mouse, by keys alone, by touch.

Of the board game `make test` plays the beginning and the end; `make soak` all of it.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.amounts import amount

from .conftest import Crowd
from .people import Person
from .playing import MOST_STEPS, final_points, is_over, play, play_to_end, sit_at
from .screens import End, NewTable
from .tables import Moment, Tables

pytestmark = pytest.mark.slow
LATE = Moment("board", "plain-2", "main", nth=-8)
Enter = Callable[..., Person]


def begin(person: Person, game: str) -> None:
    """Make a table against the weakest bot, which does not keep one waiting."""
    making = NewTable(person)
    making.open()
    making.choose_game(game)
    if game != "carl":
        making.give_seat(2, "bot")
        making.choose_level("novice")
    making.hurry()
    making.make()


@pytest.mark.parametrize("game", ["cards", "carl"])
def test_a_game_by_mouse(enter: Enter, game: str) -> None:
    rng = random.Random(game)
    person = enter()
    begin(person, game)
    table = sit_at(person, rng)
    play_to_end(table, rng)
    assert table.drags > 0
    End(person).expect_standings(final_points(person))


@pytest.mark.parametrize("hand", ["mouse", "keys", "finger"])
def test_a_board_game_by_any_hand(crowd: Crowd, tables: Tables, hand: str) -> None:
    rng = random.Random(hand)
    person = crowd.enter(hand)
    begin(person, "board")
    table = sit_at(person, rng)
    opening = play(table, rng, steps_left(amount(20, soak=MOST_STEPS)))
    if not is_over(person):
        target = tables.at(LATE, pace="instant")
        person = crowd.enter(hand, storage_state=tables.device(target, 0, game="board"))
        person.visit(f"#/t/{target.table}")
        table = sit_at(person, rng)
        play_to_end(table, rng)
    assert opening >= 20
    assert (table.drags > 0) == (hand != "keys")
    End(person).expect_standings(final_points(person))


def steps_left(count: int) -> Callable[[], bool]:
    """Return what says yes a number of times."""
    left = iter(range(count))
    return lambda: next(left, None) is not None
