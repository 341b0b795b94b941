"""The notations of rows, patterns, objectives and actions: round trips, and what errors say."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coatl.cards.actions import ACTION_COUNT, ACTIONS, describe_action, parse_action
from coatl.cards.codes import SOURCES
from coatl.cards.game import CARL, GAME
from coatl.cards.notation import MAX_SEGMENTS, format_serpent, parse_serpent
from coatl.cards.shapes import parse_objective, parse_pattern
from coatl.core.errors import InvalidAction, NotationError

GOLDEN = Path(__file__).parent / "action_ids.txt"

segments = st.sampled_from([colour + stack for colour in "YRKGB" for stack in ("", "'")])
rows = st.lists(segments, min_size=1, max_size=22).map("".join)


def check_place(error: NotationError, column: int) -> None:
    """Make sure that the message names the place, counted from 1, and what stands there."""
    assert error.column == column
    assert error.expected
    assert error.expected in str(error)
    assert f"column {column + 1}" in str(error)
    if column < len(error.text):
        assert f"found {error.text[column]!r}" in str(error)
    else:
        assert "the text ends" in str(error)
    assert "\n" not in str(error)


# Rows


@given(row=rows)
def test_a_row_reads_back_as_written(row: str) -> None:
    serpent = parse_serpent(row)
    assert format_serpent(serpent) == row
    assert len(serpent.colour_list()) == serpent.length == len(row.replace("'", ""))
    assert sum(serpent.stack_list()) == row.count("'")


@given(row=rows, left=st.text(" \t\n", max_size=3), right=st.text(" \t\n", max_size=3))
def test_small_letters_and_spaces_around_do_not_matter(row: str, left: str, right: str) -> None:
    assert format_serpent(parse_serpent(left + row.lower() + right)) == row


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 0),
        ("   ", 0),
        ("X", 0),
        ("'", 0),
        ("'Y", 0),
        ("YX", 1),
        ("Y R", 1),
        ("Y''", 2),
        ("GRY''K", 4),
        ("GR<", 2),
        ("GR>", 2),
        ("YRO", 2),
        ("Y1", 1),
        ("ß", 0),
        ("YR" * 11 + "Y", 22),
        ("Y'" * 22 + "R", 44),
    ],
)
def test_errors_of_rows_name_the_column(text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_serpent(text)
    check_place(caught.value, column)


@given(row=rows, bad=st.characters(exclude_characters="YRKGBykrgb' \t\n\r\x0b\x0c"), data=st.data())
def test_any_other_letter_is_named_where_it_stands(row: str, bad: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(row)))
    text = row[:place] + bad + row[place:]
    if text.strip() != text or row.replace("'", "")[21:]:
        return
    with pytest.raises(NotationError) as caught:
        parse_serpent(text)
    check_place(caught.value, place)


def test_the_longest_row() -> None:
    assert MAX_SEGMENTS == 22  # ten cards, head and tail
    assert parse_serpent("Y'" * 22).length == 22


# Patterns and objectives


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("XR", 0),
        ("GX", 1),
        ("X'", 0),
        ("X!'", 0),
        ("B!R", 2),
        ("X!X", 0),
        ("X.R", 0),
        ("B.X", 2),
        ("=X=", 1),
        ("[XY]B[XY]", 1),
        ("[GX]B[GX]", 2),
        ("[GY]X[GY]", 4),
        ("[GY]B[YG]", 0),
        ("[GG]B[GG]", 2),
        ("", 0),
        ("G", 0),
        ("GRK", 0),
        ("'Y", 0),
    ],
)
def test_errors_of_patterns_name_the_column(text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_pattern(text)
    check_place(caught.value, column)


@pytest.mark.parametrize(
    ("text", "kind", "shows"),
    [
        ("GR", "pair", "GR"),
        ("B.R", "gap", "BR"),
        ("=G=", "match", "G"),
        ("[GY]B[GY]", "either", "GYB"),
        ("B!B", "not", "B"),
        ("Y'", "stack", "Y"),
        ("G!'", "before stack", "G"),
    ],
)
def test_patterns_and_the_colours_they_show(text: str, kind: str, shows: str) -> None:
    pattern = parse_pattern(text)
    assert (pattern.text, pattern.kind) == (text, kind)
    assert {c for number, c in enumerate("YRKGB") if pattern.shows >> number & 1} == set(shows)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "twin",
        "gods:",
        "gods:r",
        "lower:g>y",
        "length=3",
        "length>=",
        "run<=3",
        "same>=x",
        "R=Z",
    ],
)
def test_bad_objectives(text: str) -> None:
    with pytest.raises(NotationError, match="cannot read"):
        parse_objective(text)


# Actions


def test_action_texts_are_unique_and_read_back() -> None:
    texts = [action.text for action in ACTIONS.values()]
    assert len(texts) == len(set(texts)) == 100 + 10 + 40 + 5 + 5 + 40 + 1
    for action in ACTIONS.values():
        assert describe_action(action.id) == action
        assert parse_action(action.text) == action.id
        assert parse_action(f"  {action.text.replace(' ', '   ')} ") == action.id
        assert GAME.parse_action(action.text) == CARL.parse_action(action.text) == action.id
        assert "\n" not in action.text


def test_actions_are_listed_by_ascending_id() -> None:
    ids = list(ACTIONS)
    assert ids == sorted(ids)
    assert ids[0] == 0
    assert ids[-1] == ACTION_COUNT - 1
    assert all(action.id == number for number, action in ACTIONS.items())


def test_action_ids_are_pinned() -> None:
    # Records name actions by these ids and texts, so they must never change. A new card adds
    # lines; COATL_REGENERATE=1 writes the file anew, and the difference should show nothing else.
    found = "".join(f"{action.id} {action.text}\n" for action in ACTIONS.values())
    if os.environ.get("COATL_REGENERATE") == "1":
        GOLDEN.write_text(found, "utf-8")

    assert found == GOLDEN.read_text("utf-8")


@pytest.mark.parametrize("action", [150, 173, 224, 247, 249, -1, 10_000])
def test_ids_that_are_kept_free_or_do_not_exist(action: int) -> None:
    with pytest.raises(InvalidAction, match=f"{action} is no action of the card game"):
        describe_action(action)


@pytest.mark.parametrize(
    "text", ["", "play", "play YY left", "play YR under", "fulfil C41", "jump", "head X", "DONE"]
)
def test_texts_that_are_no_action(text: str) -> None:
    with pytest.raises(InvalidAction, match="expected") as caught:
        parse_action(text)
    assert "\n" not in str(caught.value)


# Outcomes


@pytest.mark.parametrize(("source", "count"), [(0, 10), (1, 40), (2, 6), (3, 4)])
def test_outcomes_read_back(source: int, count: int) -> None:
    assert len(SOURCES) == 4
    texts = [GAME.format_outcome(source, content) for content in range(count)]
    assert len(set(texts)) == count
    assert [GAME.parse_outcome(source, text) for text in texts] == list(range(count))
    with pytest.raises(NotationError, match="expected"):
        GAME.parse_outcome(source, "nothing")
