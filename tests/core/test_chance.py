"""Chance sources: outcomes that follow from the seed, and records of them."""

from __future__ import annotations

from collections import Counter

import pytest

from coatl.core.bag import Bag
from coatl.core.chance import QuickChance, RecordingChance, ScriptedChance, SeededChance
from coatl.core.errors import ChanceError

SOURCES = ("heads", "tails")


def draws(chance: SeededChance, source: int, count: int) -> list[int]:
    bag = Bag([9] * 20)
    return [chance.draw(source, bag) for _ in range(count)]


def test_outcomes_are_a_function_of_seed_source_and_number() -> None:
    mixed = SeededChance("s", SOURCES)
    bag = Bag([9] * 20)
    interleaved = [(i % 2, mixed.draw(i % 2, bag)) for i in range(60)]
    for source in (0, 1):
        alone = draws(SeededChance("s", SOURCES), source, 30)
        assert [content for s, content in interleaved if s == source] == alone


def test_a_source_can_be_continued_from_its_counters() -> None:
    first = SeededChance(7, SOURCES)
    whole = draws(first, 0, 25)
    again = SeededChance(7, SOURCES)
    draws(again, 0, 11)
    resumed = SeededChance(7, SOURCES, again.drawn)
    assert draws(resumed, 0, 14) == whole[11:]
    assert draws(again.clone(), 0, 14) == whole[11:]


def test_seeds_and_source_names_matter() -> None:
    assert draws(SeededChance(1, SOURCES), 0, 20) != draws(SeededChance(2, SOURCES), 0, 20)
    assert draws(SeededChance(1, SOURCES), 0, 20) != draws(SeededChance(1, SOURCES), 1, 20)
    assert draws(SeededChance(1, SOURCES), 0, 20) == draws(SeededChance("1", SOURCES), 0, 20)


def test_known_outcomes_stay() -> None:
    """Pins the stream: records of fair games depend on it."""
    expected = [16, 7, 2, 2, 6, 19, 17, 18, 18, 12, 16, 14]
    assert draws(SeededChance("golden", SOURCES), 0, 12) == expected
    quick = QuickChance(42)
    assert [quick.below(100) for _ in range(10)] == [84, 72, 11, 58, 15, 49, 13, 59, 85, 11]


@pytest.mark.parametrize("limit", [2, 5, 7])
def test_quick_chance_is_even(limit: int) -> None:
    quick = QuickChance(3)
    found = Counter(quick.below(limit) for _ in range(7000 * limit))
    assert sum((found[i] - 7000) ** 2 / 7000 for i in range(limit)) < 30


def test_draws_follow_the_contents() -> None:
    bag = Bag([1, 0, 3])
    chance = SeededChance("weights", SOURCES)
    found = Counter(chance.draw(0, bag) for _ in range(8000))
    assert found[1] == 0
    assert abs(found[0] - 2000) < 200


def test_recording_and_scripted_chance_repeat_a_game_of_draws() -> None:
    bag = Bag([2, 2, 2])
    recording = RecordingChance(SeededChance(1, SOURCES))
    first = [recording.draw(0, bag) for _ in range(5)]
    outcomes = recording.take()
    assert recording.take() == ()
    script = ScriptedChance(outcomes)
    assert [script.draw(0, bag) for _ in range(5)] == first
    assert script.left == 0


@pytest.mark.parametrize(
    ("outcomes", "problem"),
    [
        ([], "missing"),
        ([(1, 0)], "expected source 0 here, not source 1"),
        ([(0, 1)], "not among"),
        ([(0, 99)], "not among"),
    ],
)
def test_scripted_chance_refuses_what_cannot_happen(
    outcomes: list[tuple[int, int]], problem: str
) -> None:
    with pytest.raises(ChanceError, match=problem):
        ScriptedChance(outcomes).draw(0, Bag([1, 0]))
