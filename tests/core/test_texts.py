"""Names that people type: what others could not read is refused, every language is welcome."""

from __future__ import annotations

import unicodedata

import pytest

from coatl.core.texts import name_problem, text_problem

BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
BLANK_LETTERS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f\u180b\U0001d159\U000e0100\ufe00"


@pytest.mark.parametrize(
    "text",
    [
        "Ana",
        "Zoë & Łukasz",
        "José-María O'Neill",
        "Нина",
        "日本の友",
        "שרה",
        "ไก่",
        "नमस्ते",
        unicodedata.normalize("NFD", "Ệnh"),
        "한국",
        "🐍 Cóatl ❤️",
        "1️⃣ first",
        "-",
        "a | b",
    ],
)
def test_texts_that_can_be_read(text: str) -> None:
    assert text_problem(text) == ""


@pytest.mark.parametrize(
    "sign", [*"\0\x1b\n\r\t\x7f\x85\u2028\u2029\u00ad\u200b\u200d\ufeff", *BIDI]
)
def test_control_characters_are_refused(sign: str) -> None:
    assert text_problem(f"An{sign}a") == name_problem(f"An{sign}a") == "hidden"
    assert text_problem(sign) in ("hidden", "edges")


@pytest.mark.parametrize("sign", [*BLANK_LETTERS, "\ufe0f", "\u00a0", "\u3000", "\ud800"])
def test_blank_letters_are_refused(sign: str) -> None:
    assert text_problem(f"An{sign}a") == "hidden"
    assert text_problem(sign) in ("hidden", "edges", "marks")
    assert text_problem(sign * 3) in ("hidden", "edges", "marks")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "empty"),
        ("   ", "empty"),
        (" Ana", "edges"),
        ("Ana ", "edges"),
        ("\u0301", "marks"),
        ("\u0301a", "marks"),
        ("a" + "\u0301" * 5, "marks"),
        ("a" + "\u0301" * 4, ""),
    ],
)
def test_other_texts(text: str, why: str) -> None:
    assert text_problem(text) == why


def test_names_that_a_record_could_not_hold() -> None:
    assert name_problem("a|b") == "bar"
    assert name_problem("-") == "empty"
    assert name_problem("--") == ""
