"""Whole games through the page: by mouse, by keys alone, by touch."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from .people import Person
from .playing import final_points, play_to_end, sit_at
from .screens import GAMES, End, NewTable

pytestmark = pytest.mark.slow
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


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_mouse(enter: Enter, game: str) -> None:
    rng = random.Random(game)
    person = enter()
    begin(person, game)
    table = sit_at(person, rng)
    play_to_end(table, rng)
    assert table.drags > 0
    End(person).expect_standings(final_points(person))


def test_a_game_by_keys_alone(enter: Enter) -> None:
    rng = random.Random("keys")
    person = enter("keys")
    begin(person, "board")
    table = sit_at(person, rng)
    play_to_end(table, rng)
    End(person).expect_standings(final_points(person))


def test_a_game_by_touch(enter: Enter) -> None:
    rng = random.Random("touch")
    person = enter("finger")
    begin(person, "board")
    table = sit_at(person, rng)
    play_to_end(table, rng)
    assert table.drags > 0
    End(person).expect_standings(final_points(person))
