"""Words that people type for others to read: names of players and of tables.

One place decides what may be in them: nothing that moves, hides or overwrites other text, and
nothing that looks like an empty name. Names that were stored or recorded before are not asked.
"""

from __future__ import annotations

from unicodedata import category

MOST_MARKS = 4
"""Accents on one letter: no language needs more, and more would cover the lines above."""

_BLANK = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159",
    *map(chr, range(0xFE00, 0xFE0E)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Letters and marks that show nothing, though Python calls them printable."""
_STYLES = "\ufe0e\ufe0f"
"""Whether the sign before is drawn as text or as a picture; after a letter they show nothing."""


def text_problem(text: str) -> str:
    """Return what is wrong with a text in one word; nothing if it is fine.

    `hidden` for signs that cannot be seen (control characters, signs that turn the direction of
    writing, blank letters), `marks` for accents without a letter or too many of them, `edges` for
    blanks before or after it, `empty` if nothing is there to be read.
    """
    if not text.strip(" "):
        return "empty"
    if text != text.strip():
        return "edges"
    if not text.isprintable() or not _BLANK.isdisjoint(text):
        return "hidden"
    kinds = [category(sign) for sign in text]
    marks = 0
    for place, sign in enumerate(text):
        if sign in _STYLES:
            if place == 0 or kinds[place - 1][0] not in "SNP":
                return "hidden"
        elif kinds[place][0] == "M":
            marks += 1
            if marks > MOST_MARKS or marks > place:
                return "marks"
        else:
            marks = 0
    return ""


def name_problem(name: str) -> str:
    """Return what is wrong with a player's name in one word; nothing if it is fine.

    Beside what `text_problem` says: `bar` for a '|', which separates the names in a record, and
    `empty` for '-', which stands for no names there.
    """
    if "|" in name:
        return "bar"
    return "empty" if name == "-" else text_problem(name)
