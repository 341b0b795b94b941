"""The patterns of Prophecy cards and the objectives of Temple cards: their notation (C9, C8)."""

from __future__ import annotations

from dataclasses import dataclass

from coatl.cards.codes import GODS
from coatl.core.colours import COLOURS
from coatl.core.errors import NotationError

ANY = 0b11111
GOD_LETTERS = {god[0]: number for number, god in enumerate(GODS)}


@dataclass(frozen=True, slots=True)
class Element:
    """One segment of a pattern: which colours fit, one bit each, and whether it must be a stack."""

    colours: int
    is_stack: bool = False


@dataclass(frozen=True, slots=True)
class Pattern:
    """A parsed pattern: adjacent segments from left to right."""

    text: str
    kind: str
    elements: tuple[Element, ...]
    has_equal_ends: bool
    """Whether the first and the last segment must have one colour."""
    shows: int
    """The colours printed on the card, one bit each; CARL looks at these."""


def parse_pattern(text: str) -> Pattern:
    """Read the notation of C9: `AB`, `A.B`, `=A=`, `[AC]B[AC]`, `A!A`, `A'` or `A!'`."""
    if len(text) == 2 and text[1] == "'":
        a = _bit(text, 0)
        return Pattern(text, "stack", (Element(a, True),), False, a)
    if len(text) == 3 and text[1:] == "!'":
        a = _bit(text, 0)
        return Pattern(text, "before stack", (Element(a), Element(ANY & ~a, True)), False, a)
    if len(text) == 3 and text[1] == "!":
        a = _bit(text, 0)
        if text[2] != text[0]:
            raise NotationError(text, 2, f"{text[0]!r} again")
        return Pattern(text, "not", (Element(a), Element(ANY & ~a), Element(a)), False, a)
    if len(text) == 3 and text[1] == ".":
        a, b = _bit(text, 0), _bit(text, 2)
        return Pattern(text, "gap", (Element(a), Element(ANY), Element(b)), False, a | b)
    if len(text) == 3 and text[0] == "=" and text[2] == "=":
        a = _bit(text, 1)
        return Pattern(text, "match", (Element(ANY), Element(a), Element(ANY)), True, a)
    if len(text) == 9 and text[0] == "[" and text[3] == "]" and text[5:] == text[:4]:
        either = _bit(text, 1) | _bit(text, 2)
        if text[1] == text[2]:
            raise NotationError(text, 2, "another colour than before")
        b = _bit(text, 4)
        return Pattern(
            text, "either", (Element(either), Element(b), Element(either)), False, either | b
        )
    if len(text) == 2:
        a, b = _bit(text, 0), _bit(text, 1)
        return Pattern(text, "pair", (Element(a), Element(b)), False, a | b)
    raise NotationError(text, 0, "AB, A.B, =A=, [AC]B[AC], A!A, A' or A!'")


def _bit(text: str, place: int) -> int:
    if text[place] not in COLOURS:
        raise NotationError(text, place, f"a colour letter of {COLOURS}")
    return 1 << COLOURS.index(text[place])


@dataclass(frozen=True, slots=True)
class Objective:
    """A parsed objective: a kind and up to three numbers."""

    text: str
    kind: str
    values: tuple[int, ...]


def parse_objective(text: str) -> Objective:
    """Read an objective (C8): `gods:ygp`, `lower:g<y`, `twins`, `length>=16`, `run>=3`, `R=G`..."""
    if text == "twins":
        return Objective(text, "twins", ())
    gods = text.removeprefix("gods:")
    if gods != text and gods and set(gods) <= set(GOD_LETTERS) and len(set(gods)) == len(gods):
        return Objective(text, "gods", tuple(GOD_LETTERS[g] for g in gods))
    if len(text) == 9 and text.startswith("lower:") and text[7] == "<":
        if text[6] in GOD_LETTERS and text[8] in GOD_LETTERS and text[6] != text[8]:
            return Objective(text, "lower", (GOD_LETTERS[text[6]], GOD_LETTERS[text[8]]))
    for sign, name in ((">=", "length"), ("<=", "length"), (">=", "run"), (">=", "same")):
        value = text.removeprefix(name + sign)
        if value != text and value.isdecimal() and len(value) <= 2:
            return Objective(text, name + sign, (int(value),))
    is_equation = len(text) == 3 and text[1] == "=" and text[0] != text[2]
    if is_equation and text[0] in COLOURS and text[2] in COLOURS:
        return Objective(text, "equal", (COLOURS.index(text[0]), COLOURS.index(text[2])))
    expected = "gods:ygp, lower:g<y, twins, length>=N, length<=N, run>=N, same>=N or A=B"
    raise NotationError(text, 0, expected)
