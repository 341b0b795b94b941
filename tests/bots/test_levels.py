"""What every level keeps in every game: legal play, fairness, budgets, advice."""

from __future__ import annotations

import json
import random
import time
from math import inf
from typing import Any

import pytest

from coatl.bots import LEVELS, Budget, LevelBot, bot_names, make_bot, parse_budget
from coatl.bots.base import Meter
from coatl.core.chance import SeededChance
from coatl.core.errors import OptionError
from coatl.core.game import Game
from coatl.core.registry import get_game
from coatl.lab.runner import play_game

NAMES = [level.name for level in LEVELS]
SMALL = Budget(iterations=12)
TABLES = [
    ("board", "seats=2"),
    ("board", "seats=3 sacrifice feathers"),
    ("board", "seats=4 promo strict-ends fewer-bodies sacrifice feathers"),
    ("cards", "seats=2"),
    ("cards", "seats=3"),
    ("cards", "seats=4"),
    ("carl", "ambitious"),
    ("carl", "imperious"),
    ("carl", "greedy"),
]


def small_bot(name: str) -> LevelBot:
    bot = make_bot(f"{name}@{SMALL}")
    assert isinstance(bot, LevelBot)
    return bot


def positions(game: Game[Any, Any, Any], words: str, seed: int, count: int) -> list[Any]:
    """Return states from a game of apprentices, spread over its whole course."""
    options = game.parse_options(words)
    chance = SeededChance(seed, game.sources)
    state = game.new(options, chance)
    bots = [make_bot("apprentice") for _ in range(game.seat_count(options))]
    rng = random.Random(seed)
    seen = []
    while (seat := state.to_act) >= 0:
        seen.append(state.clone())
        legal = state.legal_actions(seat)
        action = bots[seat].decide(game.observe(state, seat), legal, rng)
        state.apply(seat, action, chance)
    return seen[:: max(1, len(seen) // count)]


@pytest.mark.parametrize(("name", "words"), TABLES)
@pytest.mark.parametrize("level", NAMES)
def test_every_action_is_legal_to_the_end(name: str, words: str, level: str) -> None:
    game = get_game(name)
    options = game.parse_options(words)
    bots = [small_bot(level) for _ in range(game.seat_count(options))]
    summary = play_game(game, options, bots, f"legal/{level}")  # refuses anything illegal
    assert summary.decisions > 0


@pytest.mark.parametrize("name", ["board", "cards", "carl"])
@pytest.mark.parametrize("level", NAMES)
def test_the_same_seed_and_iterations_give_the_same_game(name: str, level: str) -> None:
    game = get_game(name)
    options = game.parse_options("")
    games = [
        play_game(game, options, [small_bot(level) for _ in range(game.seat_count(options))], "x")
        for _ in range(2)
    ]
    assert games[0].digest == games[1].digest


@pytest.mark.parametrize("name", ["board", "cards", "carl"])
@pytest.mark.parametrize("level", NAMES)
def test_hidden_information_changes_nothing(name: str, level: str) -> None:
    game = get_game(name)
    for state in positions(game, "", 5, 8):
        seat = state.to_act
        view = game.observe(state, seat)
        other = game.sample_state(view, random.Random(9))
        assert other.legal_actions(seat) == state.legal_actions(seat)
        chosen = [
            small_bot(level).decide(
                game.observe(truth, seat), truth.legal_actions(seat), random.Random(3)
            )
            for truth in (state, other)
        ]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", ["board", "cards", "carl"])
@pytest.mark.parametrize("level", NAMES)
def test_advice_is_legal_and_plain_data(name: str, level: str) -> None:
    game = get_game(name)
    for state in positions(game, "", 11, 6):
        seat = state.to_act
        view, legal = game.observe(state, seat), state.legal_actions(seat)
        advice = small_bot(level).advise(view, legal, random.Random(4))
        assert {each.action for each in advice.proposals} <= set(legal)
        assert all(0.0 <= each.value <= 1.0 <= each.points for each in advice.proposals)
        assert all(0.0 <= fear.chance <= 1.0 for fear in advice.fears)
        assert all(0 < hope.chance <= 1 and hope.points > 0 for hope in advice.hopes)
        assert advice.hopes
        assert json.loads(json.dumps(advice.to_data()))["level"] == level


@pytest.mark.parametrize(
    ("name", "words"),
    [("board", "seats=2 sacrifice feathers"), ("cards", "seats=2"), ("carl", "greedy")],
)
def test_iterations_are_a_limit_for_the_whole_turn(
    name: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that is granted while a seat makes one step after another stays within one budget."""
    granted = 0
    grant = Meter.grant

    def count(meter: Meter, batch: int) -> int:
        nonlocal granted
        amount = grant(meter, batch)
        granted += amount
        return amount

    monkeypatch.setattr(Meter, "grant", count)
    game = get_game(name)
    options = game.parse_options(words)
    chance = SeededChance(77, game.sources)
    state = game.new(options, chance)
    bots = [make_bot("high-priest@40it") for _ in range(game.seat_count(options))]
    rng = random.Random(1)
    last = (-1, -1)
    turns = 0
    while (seat := state.to_act) >= 0:
        turn = (seat, int(getattr(state, "round", 0)))
        if turn != last:
            granted = 0
            turns += 1
        last = turn
        action = bots[seat].decide(game.observe(state, seat), state.legal_actions(seat), rng)
        assert granted <= 40
        state.apply(seat, action, chance)
    assert turns > 4


@pytest.mark.parametrize("name", ["board", "cards", "carl"])
def test_a_bot_stops_when_told(name: str) -> None:
    game = get_game(name)
    state = positions(game, "", 31, 3)[1]
    seat = state.to_act
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    bot = make_bot("high-priest")
    legal = state.legal_actions(seat)
    budget = Budget(milliseconds=3_600_000, stop=stop)
    assert bot.decide(game.observe(state, seat), legal, random.Random(1), budget) in legal


def test_a_stopped_bot_answers_even_without_a_single_iteration() -> None:
    for name in ("board", "cards", "carl"):
        game = get_game(name)
        state = positions(game, "", 41, 2)[1]
        seat = state.to_act
        legal = state.legal_actions(seat)
        budget = Budget(iterations=1000, stop=lambda: True)
        bot = make_bot("high-priest")
        assert bot.decide(game.observe(state, seat), legal, random.Random(1), budget) in legal


def test_a_meter_grants_exactly_its_iterations() -> None:
    meter = Meter(Budget(iterations=50))
    granted = []
    while amount := meter.grant(16):
        granted.append(amount)
    assert granted == [16, 16, 16, 2]


def test_a_meter_begins_nothing_after_its_time() -> None:
    meter = Meter(Budget(milliseconds=1000))
    assert meter.grant(16) == 16
    meter.started -= 2.0
    assert meter.grant(16) == 0


def test_a_search_begins_nothing_that_somebody_would_wait_in_vain_for() -> None:
    meter = Meter(Budget(iterations=1000, ends=time.monotonic() + 3600))
    assert meter.grant(8) == 8
    meter.started -= 3600  # so it took an hour: there is time for eight more, about
    assert 0 < meter.grant(100) <= 9
    late = Meter(Budget(iterations=1000, ends=-inf))
    assert late.grant(1) == 1  # something has to be said
    assert late.grant(1) == 0


def test_shares_of_a_budget() -> None:
    assert Budget(iterations=100).share(0.25).iterations == 25
    assert Budget(iterations=1).share(0.1).iterations == 1
    assert Budget(milliseconds=2000).share(0.5).milliseconds == 1000


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2s", Budget(milliseconds=2000)),
        ("0.5s", Budget(milliseconds=500)),
        ("200ms", Budget(milliseconds=200)),
        ("500it", Budget(iterations=500)),
        ("500", Budget(iterations=500)),
    ],
)
def test_budgets_in_words(text: str, expected: Budget) -> None:
    assert parse_budget(text) == expected
    assert parse_budget(str(expected)) == expected


@pytest.mark.parametrize("text", ["", "fast", "-5", "0", "0ms", "5 minutes"])
def test_unreadable_budgets_are_refused(text: str) -> None:
    with pytest.raises(OptionError):
        parse_budget(text)


def test_names_and_errors() -> None:
    assert bot_names() == ["random", *NAMES]
    assert make_bot("priest@500it").name == "priest@500it"
    with pytest.raises(OptionError, match="expected random or novice"):
        make_bot("wizard")
    with pytest.raises(OptionError, match="unreadable budget"):
        make_bot("priest@")
    with pytest.raises(OptionError, match="no budget"):
        make_bot("random@5s")


@pytest.mark.parametrize("name", ["board", "cards"])
def test_a_bot_decides_only_for_the_seat_whose_turn_it_is(name: str) -> None:
    game = get_game(name)
    state = positions(game, "", 61, 3)[1]
    legal = state.legal_actions(state.to_act)
    for seat in (None, 1 - state.to_act):
        with pytest.raises(OptionError, match="whose turn it is"):
            small_bot("priest").decide(game.observe(state, seat), legal, random.Random(1))


def test_a_new_sample_is_not_needed_to_repeat_a_choice() -> None:
    """A bot asked twice about one view, with equal chance, answers alike."""
    game = get_game("board")
    state = positions(game, "", 51, 3)[1]
    seat = state.to_act
    bot = small_bot("priest")
    view, legal = game.observe(state, seat), state.legal_actions(seat)
    assert len({bot.decide(view, legal, random.Random(2)) for _ in range(3)}) == 1
