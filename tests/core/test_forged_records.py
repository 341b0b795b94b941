"""Forged records: `verify` refuses what was changed, or names it as something it does not prove."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coatl.cli.main import run
from coatl.core.errors import RecordError
from coatl.core.fair import FairReport, verify_record
from coatl.core.record import check_exact, format_record, parse_record
from tests.core.fair_games import CASES, AnyGame, AnyRecord, fair_game

NAMES = ("Ana", "Bo", "Cy", "Di")
LINES = [
    "resigned: 0",
    "continued: 0",
    "continued: 5",
    "players: -",
    "0 done",
    "scores: 1 2",
    "",
    "rules: 01",
]


def named_game(case: str, seed: int = 2) -> tuple[AnyGame, AnyRecord]:
    """A fair game with names, in which somebody resigned if that can be."""
    game, record = fair_game(case, seed)
    seats = game.seat_count(record.options)
    resigned = (1,) if seats > 1 else ()
    return game, replace(record, players=NAMES[:seats], resigned=resigned)


GAMES = {case: named_game(case) for case in CASES}


def check(game: AnyGame, text: str) -> tuple[AnyRecord, FairReport]:
    """Do what `coatl verify` does with a text."""
    record = parse_record(game, text)
    check_exact(game, record, text)
    return record, verify_record(game, record)


def differences(game: AnyGame, one: AnyRecord, other: AnyRecord) -> set[str]:
    """Return what two records do not agree on, in the words of a report."""
    found = {
        name
        for name in ("options", "players", "resigned", "continued")
        if getattr(one, name) != getattr(other, name)
    }
    if [(s.seat, s.action) for s in one.steps] != [(s.seat, s.action) for s in other.steps]:
        return {*found, "actions"}  # outcomes and scores follow from those
    for name in ("game", "rules_version", "deal", "steps", "scores", "nonces", "secret"):
        assert getattr(one, name) == getattr(other, name), name
    assert one.commitment == other.commitment
    return found


def refused_or_named(case: str, text: str) -> None:
    game, record = GAMES[case]
    try:
        read, report = check(game, text)
    except RecordError:
        return
    changed = differences(game, record, read)
    assert changed or text.rstrip("\n") == format_record(game, record).rstrip("\n")
    assert changed <= set(report.unproven)


@pytest.mark.parametrize("case", CASES)
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_any_other_character(case: str, data: st.DataObject) -> None:
    text = format_record(*GAMES[case])
    place = data.draw(st.integers(0, len(text)))
    new = data.draw(
        st.sampled_from("0123456789abRYKPT;=,|: -\n\r\t") | st.characters() | st.just("")
    )
    gone = data.draw(st.integers(0, 1))
    refused_or_named(case, text[:place] + new + text[place + gone :])


@pytest.mark.parametrize("case", CASES)
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_any_other_line(case: str, data: st.DataObject) -> None:
    lines = format_record(*GAMES[case]).splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(["without", "twice", "swap", "insert", "replace"]))
    new = data.draw(st.sampled_from([*LINES, *lines]))
    if how == "without":
        del lines[place]
    elif how == "twice":
        lines.insert(place, lines[place])
    elif how == "swap":
        lines[place - 1], lines[place] = lines[place], lines[place - 1]
    elif how == "insert":
        lines.insert(place, new)
    else:
        lines[place] = new
    refused_or_named(case, "\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("players: Ana | Bo", "players: Bo | Ana", "players"),
        ("resigned: 1\n", "", "resigned"),
        ("resigned: 1\n", "resigned: 0\n", "resigned"),
    ],
)
def test_what_can_be_changed_unnoticed_is_named(
    old: str, new: str, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, record = GAMES["plain"]
    text = format_record(game, record)
    assert old in text
    true, forged = tmp_path / "true.coatl", tmp_path / "forged.coatl"
    true.write_text(text, "utf-8")
    forged.write_text(text.replace(old, new), "utf-8")
    assert run(["verify", "--json", str(true), str(forged)]) == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert what in second["not_proven"]
    assert first["sha256"] != second["sha256"]  # who has another copy sees it
    assert run(["verify", str(forged)]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert (
        "not proven the options, the names, what each seat did and who resigned: taken from the "
        "record as it stands result if that is true, the game is over"
    ) in printed
    assert f"fingerprint {second['sha256']}" in printed


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("rules: 1\n", "rules: 01\n", (3, 8)),
        ("coatl record 1\n", "coatl record 1 \n", (1, 15)),
        ("game: board\n", "game: board \n", (2, 12)),
        ("options: seats=2\n", "options:  seats=2\n", (4, 10)),
        ("\n0 ", "\n00 ", (8, 1)),
        ("scores: ", "scores: 0", None),
        ("resigned: 1\n", "resigned: 1\n\n", None),
        ("\nplayers", "\x0bplayers", None),
        ("\nplayers", "\u2028players", None),
    ],
)
def test_a_record_has_one_form(old: str, new: str, place: tuple[int, int] | None) -> None:
    game, record = GAMES["plain"]
    text = format_record(game, record)
    assert old in text
    with pytest.raises(RecordError) as caught:
        check(game, text.replace(old, new, 1))
    assert place is None or (caught.value.line, caught.value.column) == place


def test_the_last_line_break_may_be_missing() -> None:
    game, record = GAMES["plain"]
    assert check(game, format_record(game, record).removesuffix("\n"))[0] == record
