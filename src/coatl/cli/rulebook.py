"""The rules to read, by number or by word: the same texts that the browser shows.

They are the messages of `rules.ftl`, so they speak every language; `rules-b6-5` is rule B6.5,
`rules-b6` the heading of its chapter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coatl.board.deck import load_deck
from coatl.cards.deck import load_deck as load_card_deck
from coatl.cards.shapes import parse_pattern
from coatl.cli.pictures import art, cards_art
from coatl.cli.pictures.art import ACCENT, FAINT
from coatl.cli.words import say, say_text
from coatl.core.errors import CoatlError

BOOKS = {"B": "board", "C": "cards"}
"""The rules of which game begin with which letter."""
_NUMBER = re.compile(r"([bc]?)\s*(\d{1,4})(?:[.,](\d{1,4}))?", re.IGNORECASE)
_NAME = re.compile(r"^rules-([bc])(\d+)(?:-(\d+))?(-[a-z-]+)? =", re.MULTILINE)
_MARKUP = re.compile(r"\*\*(.+?)\*\*|`([srp]):([^`]+)`")
_WHOLE = 3
"""So many rules with a word are shown whole; of more, one line each."""
_BEFORE = 24
"""About so many letters stand before a word that was found."""
_FIGURES = {"B13.3": "<BBRBBKKBBYY>"}
"""Serpents that a rule speaks of."""
_KINDS = {
    "B11": ("count P05", "exact P10", "three P15", "pair P22", "turns P25", "blocks P30")
    + ("five P34", "stretch P43", "mirror P46", "set P50"),
    "C9": ("pair C01", "gap C11", "match C19", "either C21", "not C30", "stack C31")
    + ("before-stack C39",),
}
"""Kinds of patterns after the rules of a chapter, each with a card that asks for it."""


@lru_cache(maxsize=1)
def load_chapters() -> dict[str, list[str]]:
    """Return the numbers of the rules by chapter; a chapter of one rule has that rule's number."""
    folder = resources.files("coatl").joinpath("locales", "en", "rules.ftl")
    chapters: dict[str, list[str]] = {}
    for letter, chapter, rule, rest in _NAME.findall(folder.read_text("utf-8")):
        number = f"{letter.upper()}{chapter}"
        rules = chapters.setdefault(number, [])
        if rule and not rest:
            rules.append(number if rule == "0" else f"{number}.{rule}")
    return chapters


@lru_cache(maxsize=1)
def _message_names() -> frozenset[str]:
    text = resources.files("coatl").joinpath("locales", "en", "rules.ftl").read_text("utf-8")
    return frozenset(re.findall(r"^(rules-[a-z0-9-]+) =", text, re.MULTILINE))


def draw_rules(wanted: str, letters: str = "BC") -> RenderableType:
    """Draw the rule or chapter with a number, the rules with some words, or all headings.

    `letters` are the rules to look in, and those meant by a number without its letter.
    """
    wanted = " ".join(wanted.split())
    if not wanted:
        return _draw_headings(letters)
    number = _NUMBER.fullmatch(wanted)
    if number:
        return _draw_number(number[1].upper() or letters, number[2], number[3])
    for chapter in load_chapters():
        if chapter[0] in letters and _plain(_heading(chapter)) == _plain(wanted):
            return _draw_chapter(chapter)
    return _draw_found(wanted, letters)


def _draw_headings(letters: str) -> RenderableType:
    parts: list[RenderableType] = []
    for letter in letters:
        parts.append(Text(say(f"rules-title-{BOOKS[letter]}"), style="bold"))
        rows = Table.grid(padding=(0, 2, 0, 0))
        for chapter in load_chapters():
            if chapter.startswith(letter):
                rows.add_row(Text(f"  {chapter}", style=ACCENT), _heading(chapter))
        parts += [rows, Text()]
    return Group(*parts, Text(say("cli-rules-how", example=_example(letters)), style=FAINT))


def _example(letters: str) -> str:
    return "B6.5" if "B" in letters else "C5.2"


def _draw_number(letters: str, chapter: str, rule: str | None) -> RenderableType:
    chapters = load_chapters()
    numbers = [f"{letter}{int(chapter)}" for letter in letters]
    found: list[RenderableType] = []
    for number in numbers:
        whole = f"{number}.{int(rule)}" if rule else number
        if rule is None and number in chapters:
            found.append(_draw_chapter(number))
        elif whole in chapters.get(number, ()):
            found.append(_draw_rule(whole))
    if found:
        return Group(*found)
    raise CoatlError(_say_near(numbers, rule))


def _say_near(numbers: Sequence[str], rule: str | None) -> str:
    """Say which rules there are near a number that no rule has."""
    chapters = load_chapters()
    for number in numbers:
        if number in chapters:
            heading, rules = _heading(number), chapters[number]
            wanted = f"{number}.{rule}"
            if rules == [number]:
                return say("cli-no-rule-alone", number=wanted, chapter=number, heading=heading)
            ends = {"first": rules[0], "last": rules[-1]}
            return say("cli-no-rule", number=wanted, heading=heading, **ends)
    letter = numbers[0][0]
    known = [chapter for chapter in chapters if chapter.startswith(letter)]
    return say("cli-no-chapter", number=numbers[0], first=known[0], last=known[-1])


def _draw_chapter(chapter: str) -> RenderableType:
    parts: list[RenderableType] = [_title(chapter, chapter)]
    intro = f"rules-{chapter.lower()}-intro"
    if intro in _message_names():
        parts += _draw_texts(intro, chapter)
    for number in load_chapters()[chapter]:
        if number != chapter:
            parts += [Text(), Text(number, style=ACCENT)]
        parts += _draw_texts(_message(number), number)
    return Group(*parts, *_draw_kinds(chapter))


def _draw_rule(number: str) -> RenderableType:
    return Group(_title(number, number.partition(".")[0]), *_draw_texts(_message(number), number))


def _title(number: str, chapter: str) -> Text:
    return Text.assemble((number, ACCENT), "  ", (_heading(chapter), "bold"))


def _draw_texts(message: str, number: str) -> list[RenderableType]:
    """Draw a rule, what we ruled about it, and what of it is reconstructed."""
    texts = [read_markup(say(message), number)]
    for kind in ("ruling", "rebuilt"):
        if f"{message}-{kind}" in _message_names():
            words = read_markup(say(f"{message}-{kind}"), number)
            label = Text(say(f"rules-{kind}"), style="italic")
            texts.append(say_text("cli-rule-note", FAINT, kind=label, text=words))
    parts: list[RenderableType] = [Padding(text, (0, 0, 0, 2)) for text in texts]
    if number in _FIGURES:
        parts.append(Padding(art.serpent_text(_FIGURES[number]), (0, 0, 0, 2)))
    return parts


def _draw_kinds(chapter: str) -> list[RenderableType]:
    rows = Table.grid(padding=(0, 2, 0, 0))
    for entry in _KINDS.get(chapter, ()):
        kind, card = entry.split()
        words = read_markup(say(_kind_message(chapter, kind)), chapter)
        rows.add_row(Text("  ").append_text(_sample(card)), words)
    return [Text(), rows] if rows.row_count else []


def _kind_message(chapter: str, kind: str) -> str:
    return f"rules-kind-{kind}" if chapter.startswith("B") else f"rules-card-kind-{kind}"


def _sample(card: str) -> Text:
    if card.startswith("C"):
        return cards_art.pattern_text(load_card_deck().prophecy(card).pattern)
    return art.pattern_text(load_deck().prophecy(card).pattern)


def read_markup(text: str, number: str) -> Text:
    """Draw a rule's text: **strong** words, serpents `s:<BBY`, rows `r:GR'B`, patterns `p:GY`."""
    drawn = Text()
    end = 0
    for found in _MARKUP.finditer(text):
        drawn.append(text[end : found.start()])
        end = found.end()
        if found[1]:
            drawn.append(found[1], style="bold")
        else:
            drawn.append_text(_draw(found[2], found[3], number))
    return drawn.append(text[end:])


def _draw(kind: str, notation: str, number: str) -> Text:
    """Draw something within a sentence: without blanks, at which a line might break."""
    if kind == "s":
        drawn = art.serpent_text(notation)
    elif kind == "r":
        drawn = cards_art.row_text(notation)
    elif number.startswith("C"):
        drawn = cards_art.pattern_text(parse_pattern(notation))
    else:
        drawn = art.pattern_text(notation)
    return Text().join(sign for sign in drawn.divide(range(1, len(drawn))) if sign.plain != " ")


# Words


def _draw_found(words: str, letters: str) -> RenderableType:
    """Draw the rules that have all these words."""
    wanted = _plain(words).split()
    rules = (number for rules in load_chapters().values() for number in rules)
    found = [number for number in rules if number[0] in letters and _has_words(number, wanted)]
    if not found:
        raise CoatlError(say("cli-no-rule-words", words=words))
    count = Text(say("rules-found", count=len(found)), style=FAINT)
    if len(found) <= _WHOLE:
        return Group(*(part for number in found for part in (_draw_rule(number), Text())), count)
    rows = Table.grid(padding=(0, 2, 0, 0))
    for number in found:
        rows.add_row(Text(number, style=ACCENT), _excerpt(number, wanted[0]))
    how = Text(say("cli-rules-how", example=found[0]), style=FAINT)
    return Group(rows, Text(), count, how)


def _has_words(number: str, wanted: Sequence[str]) -> bool:
    text = _plain(_text_of(number))
    return all(word in text for word in wanted)


def _text_of(number: str) -> str:
    """Return all words about a rule, without markup."""
    message = _message(number)
    names = [message, f"{message}-ruling", f"{message}-rebuilt"]
    said = (say(name) for name in names if name in _message_names())
    return " ".join(read_markup(text, number).plain for text in said)


def _excerpt(number: str, word: str) -> Text:
    """Return a line with the first place where a rule has a word, which is marked."""
    text = _text_of(number)
    place = _plain(text).find(word)
    start = max(text.rfind(" ", 0, max(place - _BEFORE, 0)) + 1, 0)
    cut = Text(("… " if start else "") + text[start:], no_wrap=True, overflow="ellipsis")
    first = place - start + (2 if start else 0)
    cut.stylize("bold", first, first + len(word))
    return cut


def _heading(chapter: str) -> str:
    return say(f"rules-{chapter.lower()}")


def _message(number: str) -> str:
    chapter, _, rule = number.lower().partition(".")
    return f"rules-{chapter}-{rule or 0}"


def _plain(text: str) -> str:
    """Return a text in small letters and without accents, letter for letter."""
    return "".join(unicodedata.normalize("NFD", sign)[0] for sign in text.lower())
