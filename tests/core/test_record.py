"""Records: text that reads back, replays, and errors that point at the place."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coatl.board import GAME, BoardOptions
from coatl.core.chance import SeededChance
from coatl.core.errors import OptionError, RecordError
from coatl.core.fair import commit
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
from coatl.core.results import Result, rank_seats, rank_with_resigned


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


SECRET = "5ec2e7" * 10 + "5ec2"
NONCE = st.text(
    st.characters(exclude_characters="|", exclude_categories=["C", "Zl", "Zp"]), max_size=64
).map(lambda text: "".join(filter(str.isprintable, text)).strip() or "-")
TRAILERS = st.fixed_dictionaries(
    {},
    optional={
        "resigned": st.permutations(range(3)).flatmap(
            lambda seats: st.integers(0, 3).map(lambda size: tuple(seats[:size]))
        ),
        "continued": st.none() | st.integers(0, len(a_record().steps)),
        "nonces": st.tuples(NONCE, NONCE, NONCE),
        "secret": st.binary(min_size=32, max_size=32).map(bytes.hex),
        "players": st.sampled_from([(), ("Ana", "Bo", "Cy")]),
    },
)


@given(TRAILERS, st.booleans(), st.integers(0, len(a_record().steps)))
@settings(deadline=None)
def test_lines_after_the_scores_read_back(
    fields: dict[str, object], is_over: bool, steps: int
) -> None:
    secret = str(fields.get("secret", ""))
    record = replace(a_record(), commitment=commit(secret) if secret else "", **fields)  # type: ignore[arg-type]
    if not is_over:
        record = replace(record, steps=record.steps[:steps], scores=None, secret="")
        record = replace(record, continued=record.continued and min(record.continued, steps))
    text = format_record(GAME, record)
    assert parse_record(GAME, text) == record
    assert format_record(GAME, parse_record(GAME, text)) == text
    assert replay_to_end(GAME, record).is_over >= is_over


def test_lines_after_the_scores_come_in_one_order() -> None:
    record = replace(a_record(), commitment=commit(SECRET), resigned=(2, 0), continued=0)
    text = format_record(GAME, replace(record, nonces=("a", "b b", "🐍"), secret=SECRET))
    assert text.splitlines()[-5:] == [
        LINES[-1],
        "resigned: 2 0",
        "continued: 0",
        "nonces: a | b b | 🐍",
        f"secret: {SECRET}",
    ]
    running = replace(record, steps=record.steps[:2], scores=None)
    assert format_record(GAME, running).splitlines()[-3:] == [
        LINES[8],
        "resigned: 2 0",
        "continued: 0",
    ]


END = len(LINES)
BOUND = changed(5, f"commitment: {commit(SECRET)}")
UNBOUND = changed(5, "commitment: -")


@pytest.mark.parametrize(
    ("text", "line", "column", "problem"),
    [
        (TEXT + "resigned: 1 3\n", END + 1, 13, "seat 3 cannot resign: the seats are 0 to 2"),
        (TEXT + "resigned: 1 0 1\n", END + 1, 15, "seat 1 cannot resign twice"),
        (TEXT + "resigned: 1  0\n", END + 1, 13, "expected a whole number, found ''"),
        (TEXT + "resigned: \n", END + 1, 11, "expected a whole number, found ''"),
        (TEXT + "resigned: Bo\n", END + 1, 11, "expected a whole number, found 'Bo'"),
        (TEXT + "continued: 99999\n", END + 1, 12, f"there are {END - 8} steps"),
        (TEXT + "continued: 007\n", END + 1, 12, "expected a whole number"),
        (TEXT + "continued: -1\n", END + 1, 12, "expected a whole number"),
        (TEXT + "resigned: 1\nnonces: a | b\n", END + 2, 9, "2 nonces for 3 seats"),
        (TEXT + "nonces: a | b | c | d\n", END + 1, 9, "4 nonces for 3 seats"),
        (TEXT + "nonces: a | b|c | d\n", END + 1, 13, "'|' separates nonces"),
        (TEXT + "nonces: a | b |  c\n", END + 1, 17, "leave out the blanks"),
        (TEXT + "nonces: a |  | c\n", END + 1, 13, "a nonce is empty"),
        (TEXT + f"nonces: a | b | {'c' * 65}\n", END + 1, 17, "65 characters, at most 64"),
        (UNBOUND + "secret: c0ffee\n", END + 1, 9, "a secret of 64 hex digits"),
        (UNBOUND + f"secret: {SECRET.upper()}\n", END + 1, 9, "a secret of 64 hex digits"),
        (TEXT + f"secret: {SECRET}\n", END + 1, 9, "does not hash to the commitment of line 5"),
        (BOUND + f"secret: {'0' * 64}\n", END + 1, 9, "does not hash to the commitment"),
        (changed(END, f"secret: {SECRET}"), END, 9, "the game is not over"),
        (TEXT + "resigned: 1\nresigned: 1\n", END + 2, 1, "nothing after the resigned but"),
        (TEXT + "continued: 1\nresigned: 1\n", END + 2, 1, "but nonces, secret"),
        (TEXT + "resigned: 1\n0 done\n", END + 2, 1, "nothing after the resigned"),
        (BOUND + f"secret: {SECRET}\nmore\n", END + 2, 1, "expected nothing after the secret"),
        (TEXT + "scores: 1 2 3\n", END + 1, 1, "nothing after the scores but resigned,"),
    ],
)
def test_lines_after_the_scores_are_refused_at_their_place(
    text: str, line: int, column: int, problem: str
) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(GAME, text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert problem in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_replay_checks_the_lines_after_the_scores() -> None:
    with pytest.raises(RecordError, match="cannot resign twice") as caught:
        replay_to_end(GAME, replace(a_record(), resigned=(1, 1)))
    assert (caught.value.line, caught.value.column) == (END + 1, 13)


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"resigned": (4,)}, "resigned: seat 4 cannot resign"),
        ({"continued": 1}, "continued: expected 0 to 0"),
        ({"nonces": ("a",)}, "nonces: 1 nonces for 2 seats"),
        ({"nonces": ("a", "")}, "nonces: a nonce is empty"),
        ({"secret": SECRET}, "secret: the game is not over"),
    ],
)
def test_a_recorder_refuses_what_a_record_cannot_say(
    fields: dict[str, object], problem: str
) -> None:
    recorder = Recorder(GAME, BoardOptions(), SeededChance(1, GAME.sources))
    with pytest.raises(OptionError, match=problem):
        recorder.record(**fields)  # type: ignore[arg-type]


def result_of(*keys: int) -> Result:
    return rank_seats([(key,) for key in keys], (), "end")


@pytest.mark.parametrize(
    ("points", "resigned", "ranks"),
    [
        ((5, 9, 7), (), [3, 1, 2]),
        ((5, 9, 7), (1,), [2, 3, 1]),
        ((5, 9, 7), (1, 2), [1, 3, 2]),
        ((5, 9, 7), (2, 1), [1, 2, 3]),
        ((5, 5, 5), (0,), [3, 1, 1]),
        ((9, 5, 5, 7), (0,), [4, 2, 2, 1]),
        ((9, 5, 5, 7), (0, 3), [4, 1, 1, 3]),
        ((9, 7), (0, 1), [2, 1]),
        ((40,), (0,), [2]),
    ],
)
def test_seats_that_resigned_rank_last(
    points: tuple[int, ...], resigned: tuple[int, ...], ranks: list[int]
) -> None:
    result = result_of(*points)
    ranked = rank_with_resigned(result, resigned)
    assert [standing.rank for standing in ranked.standings] == ranks
    assert [standing.score for standing in ranked.standings] == list(points)
    assert ranked.ending == result.ending


def test_only_seats_resign_and_only_once() -> None:
    with pytest.raises(OptionError, match="seat 2 cannot resign: the seats are 0 to 1"):
        rank_with_resigned(result_of(1, 2), (2,))
    with pytest.raises(OptionError, match="twice"):
        rank_with_resigned(result_of(1, 2), (0, 0))


def test_games_are_found_by_name() -> None:
    assert get_game("board") is GAME
    with pytest.raises(Exception, match="unknown game 'go': expected board"):
        get_game("go")


def test_recording_without_outcomes_is_plain() -> None:
    assert Step(0, 1) == Step(0, 1, ())
