"""Records: text that reads back, replays, and errors that point at the place."""

from __future__ import annotations

import random

import pytest

from coatl.board import GAME, BoardOptions
from coatl.core.chance import SeededChance
from coatl.core.errors import RecordError
from coatl.core.record import (
    Record,
    Recorder,
    Step,
    format_record,
    game_of,
    parse_record,
    replay_to_end,
)
from coatl.core.registry import get_game


def a_record(seed: int = 1) -> Record[BoardOptions]:
    rng = random.Random(seed)
    options = BoardOptions(seats=3, sacrifice=True)
    recorder = Recorder(GAME, options, SeededChance(seed, GAME.sources))
    while (seat := recorder.state.to_act) >= 0:
        recorder.apply(seat, rng.choice(recorder.state.legal_actions(seat)))
    return recorder.record(players=("Ana", "Bo", "Cy"), commitment="c0ffee")


TEXT = format_record(GAME, a_record())
LINES = TEXT.splitlines()


def test_round_trip() -> None:
    assert parse_record(GAME, TEXT) == a_record()
    assert game_of(TEXT) == "board"
    assert replay_to_end(GAME, a_record()).scores() == a_record().scores


def test_an_unfinished_game_can_be_recorded() -> None:
    recorder = Recorder(GAME, BoardOptions(), SeededChance(1, GAME.sources))
    recorder.apply(0, recorder.state.legal_actions(0)[0])
    record = recorder.record()
    assert record.scores is None
    assert parse_record(GAME, format_record(GAME, record)) == record
    assert replay_to_end(GAME, record).to_bytes() == recorder.state.to_bytes()


def test_order_of_simultaneous_choices_does_not_show() -> None:
    texts, ends = set(), set()
    for order in ((0, 0, 1, 1, 2, 2), (2, 1, 0, 2, 1, 0), (1, 2, 2, 0, 1, 0)):
        recorder = Recorder(GAME, BoardOptions(seats=3), SeededChance(6, GAME.sources))
        begun: set[int] = set()
        for seat in order:
            legal = recorder.state.legal_actions(seat)
            recorder.apply(seat, legal[-1] if seat in begun else legal[0])
            begun.add(seat)
        assert not recorder.state.is_simultaneous
        texts.add(format_record(GAME, recorder.record()))
        ends.add(recorder.state.to_bytes())
    assert len(texts) == len(ends) == 1


def changed(number: int, line: str | None) -> str:
    """The good record with one line (from 1) replaced or left out."""
    lines = list(LINES)
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("text", "line", "column", "problem"),
    [
        ("", 1, 1, "ends here"),
        ("hello\n", 1, 1, "this is no record"),
        (changed(2, "game: chess"), 2, 7, "game 'chess', not 'board'"),
        (changed(3, "rules: one"), 3, 8, "whole number"),
        (changed(4, "options: seats=9"), 4, 10, "2, 3 or 4 seats"),
        (changed(4, "options: seats=3 speed"), 4, 10, "unknown option 'speed'"),
        (changed(5, None), 5, 1, "expected 'commitment: …'"),
        (changed(7, "deal: heads=Y,X"), 7, 15, "one colour letter"),
        (changed(7, "deal: heads=Y wings=R"), 7, 15, "found 'wings=R'"),
        (changed(7, "deal: prophecies=P99"), 7, 18, "a Prophecy card"),
        (changed(8, "x keep P01"), 8, 1, "a seat and an action"),
        (changed(8, "0 jump P01"), 8, 3, "'jump P01' is no action"),
        (changed(8, "0 keep P01 ; bodies=Z"), 8, 21, "one colour letter"),
        (TEXT + "0 done\n", len(LINES) + 1, 1, "nothing after the scores"),
        (changed(len(LINES), "scores: 1 2"), len(LINES), 9, "3 whole numbers"),
    ],
)
def test_malformed_text_is_refused_at_its_place(
    text: str, line: int, column: int, problem: str
) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(GAME, text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert problem in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        (changed(3, "rules: 99"), 3, "rules version 99"),
        (changed(7, "deal: heads=Y"), 7, "the deal does not fit"),
        (changed(8, "0 done ; heads=Y"), 8, "outcomes more"),
        (changed(8, "0 pass"), 8, "may not 'pass'"),
        (changed(8, "7 done"), 8, "no seat 7"),
        (changed(len(LINES), "scores: 99 0 0"), len(LINES), "the scores of this game are"),
        (changed(len(LINES) - 1, None), len(LINES) - 1, "the game is not over"),
    ],
)
def test_a_record_that_breaks_the_rules_is_refused_at_its_line(
    text: str, line: int, problem: str
) -> None:
    record = parse_record(GAME, text)
    with pytest.raises(RecordError, match=problem) as caught:
        replay_to_end(GAME, record)
    assert caught.value.line == line


def test_games_are_found_by_name() -> None:
    assert get_game("board") is GAME
    with pytest.raises(Exception, match="unknown game 'go': expected board"):
        get_game("go")


def test_recording_without_outcomes_is_plain() -> None:
    assert Step(0, 1) == Step(0, 1, ())
