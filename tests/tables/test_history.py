"""Looking back at a finished game: its course, its figures, moments laid open."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic import TypeAdapter

from coatl.core.chance import SeededChance
from coatl.core.events import Event
from coatl.core.record import Recorder
from coatl.core.registry import get_game
from coatl.tables.drafts import Match
from coatl.tables.errors import TableError
from coatl.tables.history import HistoryReader, find_moment, follow, show_step
from coatl.tables.history_data import CourseData, StepData
from coatl.tables.seats import OVER, Seat, Settings
from coatl.tables.table import Table

GAMES = [("board", "seats=3 sacrifice feathers"), ("cards", "seats=3"), ("carl", "greedy")]
EVERY_GAME = pytest.mark.parametrize(("name", "options"), GAMES)
STEP = TypeAdapter(StepData)
LIKED = ("begin", "add", "fulfil", "temple", "steal")


def finished(name: str, options: str, seed: int = 3) -> tuple[Table, list[Event]]:
    """Return a table with a game that was played at random, and all that happened."""
    game = get_game(name)
    rng = random.Random(seed)
    chance = SeededChance(f"review-{seed}", game.sources)
    events: list[Event] = []
    recorder = Recorder(game, game.parse_options(options), chance, events)
    state: Any = recorder.state
    while not state.is_over:
        seat = state.acting[0]
        legal = state.legal_actions(seat)
        liked = [each for each in legal if game.describe_action(each).kind in LIKED]
        recorder.apply(seat, rng.choice(liked or legal), events)
    table = Table("review", "00" * 32)
    table.settings = Settings(name, options)
    table.seats = [Seat("bot", f"B{seat}", "novice") for seat in range(state.seat_count)]
    table.match = Match(game, recorder, chance)
    table.status = OVER
    return table, events


@EVERY_GAME
def test_the_course_tells_every_step_and_ends_with_the_scores(name: str, options: str) -> None:
    table, events = finished(name, options)
    course = follow(table, HistoryReader(None, is_open=True))
    TypeAdapter(CourseData).validate_python(course, strict=True)
    record = table.record()
    assert len(course["steps"]) == len(record.steps) + 1
    assert course["steps"][0]["seat"] is None
    for told, step in zip(course["steps"][1:], record.steps, strict=True):
        assert told["action"] is not None
        assert (told["seat"], told["action"]["id"]) == (step.seat, step.action)
    assert course["steps"][-1]["points"] == list(record.scores or ())
    assert (course["steps"][-1]["carl"] is None) == (name != "carl")
    assert course["turns"] == show_step(table, 0, HistoryReader())["turns"]
    assert sum(len(step["events"]) for step in course["steps"]) == len(events)


@EVERY_GAME
def test_a_reader_is_told_what_it_could_know(name: str, options: str) -> None:
    table, events = finished(name, options)
    for seat in (None, 0):
        steps = follow(table, HistoryReader(seat))["steps"]
        told = [each for step in steps for each in step["events"]]
        assert len(told) == sum(event.seen_by(seat) is not None for event in events)


@EVERY_GAME
def test_everything_laid_open_shows_every_hand(name: str, options: str) -> None:
    table, _ = finished(name, options)
    steps = len(table.record().steps)
    for step in range(0, steps + 1, max(1, steps // 9)):
        shown = show_step(table, step, HistoryReader(0, is_open=True))
        STEP.validate_python(shown, strict=True)
        assert shown["lens"] is not None
        hands = [seat["hand"] for seat in shown["view"]["seats"]]
        assert all(hand is not None for hand in hands)
        for seat in range(len(table.seats)):
            own = show_step(table, step, HistoryReader(seat))["view"]["seats"]
            assert own[seat] == shown["view"]["seats"][seat]
            assert [each["hand"] is None for each in own].count(True) == len(own) - 1


def test_what_cannot_be_looked_at_is_refused() -> None:
    table, _ = finished("cards", "seats=2")
    for look, code in (
        (lambda: show_step(table, 10_000, HistoryReader()), "no-step"),
        (lambda: find_moment(table, 10_000), "no-step"),
        (lambda: follow(table, HistoryReader(3)), "no-seat"),
    ):
        with pytest.raises(TableError) as refused:
            look()
        assert refused.value.code == code
    state, step = find_moment(table, len(table.record().steps))
    assert state.is_over
    assert step is None
    table.status = "running"
    with pytest.raises(TableError):
        follow(table, HistoryReader())


def figures_of(table: Table) -> dict[str, list[int]]:
    """Return the figures of a game by name."""
    return {each["name"]: each["values"] for each in follow(table, HistoryReader())["figures"]}


def test_figures_of_the_board_game_add_up() -> None:
    table, events = finished("board", "seats=3 sacrifice feathers")
    figures = figures_of(table)
    scores = table.record().scores or ()
    parts = ("prophecy-points", "temple-points", "gold-points")
    sums = zip(*(figures[f"board-{part}"] for part in parts), strict=True)
    assert [sum(each) for each in sums] == list(scores)
    assert table.match is not None
    seats = table.game.analysis.explain_scores(table.match.state)["seats"]
    assert figures["board-paying"] == [
        sum(card["paid"]["points"] > 0 for one in seat["serpents"] for card in one["prophecies"])
        for seat in seats
    ]
    assert sum(figures["board-paying"]) > 0
    actions = [table.game.describe_action(step.action) for step in table.record().steps]
    placed = sum(action.kind in ("begin", "add") for action in actions)
    assert sum(figures["board-placed"]) == placed > 0
    assert sum(figures["board-complete"]) == sum(event.name == "closed" for event in events)
    turns = [turn["seat"] for turn in follow(table, HistoryReader())["turns"]]
    assert figures["board-turns"] == [turns.count(seat) for seat in range(3)]
    for spent, whole in zip(figures["board-assembling"], figures["board-turns"], strict=True):
        assert 0 <= spent <= whole


def test_figures_of_the_card_game_add_up() -> None:
    table, events = finished("cards", "seats=3", seed=5)
    figures = figures_of(table)
    both = zip(figures["cards-prophecy-points"], figures["cards-temple-points"], strict=True)
    assert [sum(each) for each in both] == list(table.record().scores or ())
    assert sum(figures["cards-stolen"]) == sum(figures["cards-lost"])
    assert sum(figures["cards-placed"]) == sum(event.name == "placed" for event in events)
    for over, placed in zip(figures["cards-covering"], figures["cards-placed"], strict=True):
        assert 0 <= over <= placed


def test_figures_against_carl_have_his_own() -> None:
    table, events = finished("carl", "greedy")
    course = follow(table, HistoryReader())
    figures = {each["name"]: (each["values"][0], each["carl"]) for each in course["figures"]}
    stolen, lost = figures["cards-stolen"], figures["cards-lost"]
    assert stolen == (lost[1], lost[0])
    assert stolen[1] == sum(event.name == "carl stole" for event in events)
    assert figures["cards-prophecy-points"][1] == course["steps"][-1]["carl"]
    assert figures["cards-placed"][1] is None
    assert table.match is not None
    assert get_game("carl").analysis.count_points(table.match.state)["carl"] is not None
