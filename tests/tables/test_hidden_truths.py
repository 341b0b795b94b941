"""What a reader may not know leaves no trace in what it is told: not a byte.

Nothing here trusts views: the truth behind a table is changed where a reader cannot look, and
everything that the server would send to that reader is compared.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from coatl.core.chance import SeededChance
from coatl.core.errors import CoatlError
from coatl.core.registry import get_game
from coatl.tables.entries import Step
from tests.amounts import amount
from tests.server.truths import HIDDEN, Course, Relabelled, other_truth, rename_action

pytestmark = pytest.mark.slow

OFTEN = amount(12, soak=25) / 100
"""In how many positions all readers are compared."""
CASES = [
    ("board", "", 2),
    ("board", "sacrifice feathers promo", 3),
    ("board", "sacrifice", 4),
    ("cards", "", 2),
    ("cards", "", 4),
    ("carl", "greedy", 1),
]


@pytest.mark.parametrize(("game", "options", "seats"), CASES)
def test_other_hidden_cards_change_no_message(game: str, options: str, seats: int) -> None:
    rng = random.Random(f"{game} {options} {seats}")
    differed = compared = 0
    for help in ("match", "coach", "off"):
        course = Course(game, options, seats, help, seed=rng.randrange(10**6))
        course.begin()
        while course.move(rng):
            if course.table.status != "running" or rng.random() > OFTEN:
                continue
            for reader in (None, *range(seats)):
                other = other_truth(course.table, reader, rng)
                assert other.match is not None
                assert course.table.match is not None
                differed += other.match.state.to_bytes() != course.table.match.state.to_bytes()
                compared += 1
                twin = Course(game, options, seats, table=other)
                assert twin.told(reader) == course.told(reader)
    assert compared > 10 * seats
    assert differed > compared // 4 or game == "carl"


def play_course(game: str, options: str, seats: int, rng: random.Random) -> tuple[Course, Any]:
    """Play a game; return it with what every reader was sent after each entry."""
    course = Course(game, options, seats, seed=rng.randrange(10**6))
    course.begin()
    sent = []
    while True:
        sent.append({reader: _sent(course, reader) for reader in (None, *range(seats))})
        if not course.move(rng):
            return course, sent


def _sent(course: Course, reader: int | None) -> tuple[bytes, bytes]:
    """Return the last update for a reader, and now and then a snapshot."""
    version = course.table.version_for(reader)
    snapshot = course.told(reader) if course.table.seq % 10 == 0 else b""
    return course.told(reader, version - 1), snapshot


@pytest.mark.parametrize(("game", "options", "seats"), CASES[:5])
def test_two_hidden_cards_swapped_change_no_stream(
    game: str, options: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(f"swap {game} {options} {seats}")
    rules = get_game(game)
    source_name, hidden = HIDDEN[game]
    source = rules.sources.index(source_name)
    compared: Counter[int | None] = Counter()
    told_apart = 0
    for _ in range(2 if game == "board" else 20):  # Feather cards are soon to be seen
        course, sent = play_course(game, options, seats, rng)
        for _ in range(4):
            pair, readers = choose_pair(course, hidden, rng)
            names = (rules.format_outcome(source, pair[0]), rules.format_outcome(source, pair[1]))

            def swapped(seed: Any, sources: Any, pair: Any = pair) -> Relabelled:
                return Relabelled(SeededChance(seed, sources), source, pair)

            twin = Course(game, options, seats, seed=course.seed)
            with monkeypatch.context() as patch:
                patch.setattr("coatl.tables.folding.SeededChance", swapped)
                twin.begin()
            for number, entry in enumerate(course.entries[len(twin.entries) - 1 :]):
                if number:
                    if isinstance(entry, Step):
                        entry = replace(entry, action=rename_action(game, entry.action, names))
                    try:
                        twin.add(entry)
                    except CoatlError:
                        break  # the other card would not have fitted: nobody gets here
                assert twin.table.match is not None
                state = twin.table.match.state
                for reader in sorted(readers, key=str):
                    now = hidden(state, reader)
                    if any(now[card] != copies for card, copies in readers[reader].items()):
                        del readers[reader]  # it has seen one of them
                        continue
                    told = _sent(twin, reader)
                    assert told == sent[number][reader]
                    compared[reader] += 1
                told_apart += number % 5 == 0 and any(
                    _sent(twin, seat) != sent[number][seat] for seat in range(seats)
                )
                if not readers:
                    break
    assert all(compared[reader] > 20 for reader in (None, *range(seats)))
    assert told_apart > 3


def choose_pair(
    course: Course, hidden: Any, rng: random.Random
) -> tuple[tuple[int, int], dict[int | None, dict[int, int]]]:
    """Return two cards, and from whom all their copies are hidden when the game begins."""
    fresh = Course(course.game, course.options, course.seats, seed=course.seed)
    fresh.begin()
    assert fresh.table.match is not None
    state = fresh.table.match.state
    # At the deal all copies of a card that a spectator cannot see are all there are, or not: a
    # card that lies open has fewer hidden copies than when nobody has drawn.
    everywhere = hidden(state, None)
    open_cards = set(state.open_list()) if course.game == "board" else set()
    while True:
        first, second = rng.sample(sorted(everywhere), 2)
        if everywhere[first] != everywhere[second] or {first, second} & open_cards:
            continue
        copies = {first: everywhere[first], second: everywhere[second]}
        readers: dict[int | None, dict[int, int]] = {}
        for reader in (None, *range(course.seats)):
            now = hidden(state, reader)
            if all(now[card] == count for card, count in copies.items()):
                readers[reader] = copies
        if len(readers) > 1:
            return (first, second), readers
