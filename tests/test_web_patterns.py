"""The patterns that the browser client draws are those that the engine reads."""

from __future__ import annotations

import pytest

from coatl.board.shapes import parse_pattern
from coatl.core.errors import CardDataError
from coatl.server.http.card_page import _kind_of, read_patterns, read_requirements
from tools.web_patterns import PATH, text


def test_the_file_is_current() -> None:
    assert PATH.read_text("utf-8") == text(), "out of date: run `npm run types` in web/"


@pytest.mark.parametrize(
    ("pattern", "kind", "colours"),
    [
        ("#Y", "count", "Y"),
        ("~BB~", "exact", "BB"),
        ("KKK", "run", "KKK"),
        ("GY+K", "stretch", "GYK"),
        ("GK..KG", "mirror", "GKKG"),
        ("{KKBBR}", "set", "KKBBR"),
        ("RG", "run", "RG"),
        ("K.Y", "gap", "KY"),
        ("[GY]B[GY]", "either", "GYBGY"),
        ("Y!'", "before-stack", "Y"),
    ],
)
def test_patterns_are_told_by_kind_and_colours(pattern: str, kind: str, colours: str) -> None:
    assert read_patterns()[pattern] == {"kind": kind, "colours": list(colours)}


def test_requirements_are_told_by_kind() -> None:
    told = read_requirements()
    assert told["-Y"] == {"kind": "without", "colour": "Y"}
    assert told["gods:ygp"] == {"kind": "gods", "gods": ["yellow", "green", "pink"]}


@pytest.mark.parametrize("pattern", ["YB+R+G", "YB..YB", "Y..Y"])
def test_a_pattern_without_a_drawing_is_refused(pattern: str) -> None:
    with pytest.raises(CardDataError, match="no drawing"):
        _kind_of(parse_pattern(pattern))
