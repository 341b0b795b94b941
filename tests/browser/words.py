"""The words on the screen, from the client's own files: messages as regular expressions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

LOCALES = Path(__file__).resolve().parents[2] / "src" / "coatl" / "locales"
LANGUAGES = ("en", "fr", "pt-BR")
NAME = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
PLACE = re.compile(r"\{\s*\$([a-z_-]+)\s*(->)?")
NUMBER = re.compile(r"\{\s*NUMBER\(\$([a-z_-]+)[^)]*\)\s*\}")
LITERAL = re.compile(r'\{\s*"([^"]*)"\s*\}')
VARIANT = re.compile(r"\*?\[([^]]+)\]")
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True, slots=True)
class Select:
    """Variants of a text by the value of a variable; the last one is the default."""

    variable: str
    variants: tuple[tuple[str, Text], ...]

    def chosen(self, value: object) -> list[Text]:
        """Return the variants that a value may choose."""
        exact = [text for key, text in self.variants if key == str(value)]
        if exact:
            return exact
        if isinstance(value, int):
            return [text for key, text in self.variants if key in PLURALS or self._is_last(text)]
        return [self.variants[-1][1]]

    def _is_last(self, text: Text) -> bool:
        return text is self.variants[-1][1]


@dataclass(frozen=True, slots=True)
class Variable:
    """A place for a value."""

    name: str


Text = tuple[str | Variable | Select, ...]


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages: dict[str, Text] = {}
        for path in sorted((LOCALES / language).glob("*.ftl")):
            self.messages.update(read_messages(path.read_text(encoding="utf-8")))

    def all(self, name: str, /, **values: object) -> re.Pattern[str]:
        """Return what matches a whole text; variables that are not given stand for anything."""
        return re.compile(f"^{expression(self.messages[name], values)}$")

    def start(self, name: str, /, **values: object) -> re.Pattern[str]:
        """Return what matches the beginning of a text."""
        return re.compile(f"^{expression(self.messages[name], values)}")

    def plain(self, name: str, /, **values: object) -> str:
        """Return a text that leaves nothing open."""
        return "".join(_plain(self.messages[name], values))


@cache
def words_of(language: str) -> Words:
    """Return the messages of a language."""
    return Words(language)


def expression(text: Text, values: dict[str, object]) -> str:
    """Return a regular expression for a text."""
    found = ""
    for part in text:
        if isinstance(part, str):
            found += re.escape(part)
        elif isinstance(part, Variable):
            found += re.escape(str(values[part.name])) if part.name in values else ".*"
        else:
            known = part.variable in values
            texts = (
                part.chosen(values[part.variable]) if known else [each for _, each in part.variants]
            )
            found += f"(?:{'|'.join(expression(each, values) for each in texts)})"
    # Some spaces hold what is on both sides of them.
    return found.replace("\\ ", "\\s")


def _plain(text: Text, values: dict[str, object]) -> Iterator[str]:
    for part in text:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Variable):
            yield str(values[part.name])
        else:
            (chosen,) = part.chosen(values[part.variable])
            yield from _plain(chosen, values)


def read_messages(source: str) -> Iterator[tuple[str, Text]]:
    """Return the messages of a file, of which ours use little of what there is."""
    lines = [line for line in source.splitlines() if not line.startswith("#")]
    source = "\n".join(lines)
    starts = list(NAME.finditer(source))
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        body = source[start.end() : following.start() if following else len(source)].strip()
        text, rest = _read_text(body)
        assert rest == "", f"{start[1]}: {rest}"
        yield start[1], text


def _read_text(source: str) -> tuple[Text, str]:
    """Read up to the end, a closing brace or the next variant; return the rest, too."""
    parts: list[str | Variable | Select] = []
    while source and source[0] != "}" and not re.match(r"\n\s*(\*?\[|\})", source):
        place = PLACE.match(source)
        if literal := LITERAL.match(source):
            parts.append(literal[1])
            source = source[literal.end() :]
        elif number := NUMBER.match(source):
            parts.append(Variable(number[1]))
            source = source[number.end() :]
        elif place is None:
            end = re.search(r"[{}]|\n\s*(?:\*?\[|\})", source[1:])
            size = end.start() + 1 if end else len(source)
            parts.append(re.sub(r"\s*\n\s*", " ", source[:size]))
            source = source[size:]
        elif place[2] is None:
            parts.append(Variable(place[1]))
            source = source[place.end() :].lstrip().removeprefix("}")
        else:
            select, source = _read_select(place[1], source[place.end() :])
            parts.append(select)
    return tuple(parts), source


def _read_select(variable: str, source: str) -> tuple[Select, str]:
    variants: list[tuple[str, Text]] = []
    default = 0
    while not (source := source.lstrip()).startswith("}"):
        head = VARIANT.match(source)
        assert head is not None, source
        default = len(variants) if source.startswith("*") else default
        text, source = _read_text(source[head.end() :].lstrip(" "))
        variants.append((head[1].strip(), text))
    variants.append(variants.pop(default))
    return Select(variable, tuple(variants)), source[1:]
