"""What the terminal says: messages in the reader's language, from the same texts as the browser's.

Texts are Project Fluent files in `src/coatl/locales/LANGUAGE/`; `cli*.ftl` are for the terminal
alone, the others are shared. `say("cli-begins", who="Ana")` formats a message, and `say_text` puts
drawings into it; whatever is drawn again after `choose_language` speaks the new language.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache, reduce
from importlib import resources
from typing import TYPE_CHECKING

from rich.text import Text

from coatl.core.errors import CoatlError, IllegalAction, NotationError, OptionError

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern
    from fluent.runtime.types import FluentNone

LANGUAGES = ("en", "fr", "pt-BR")
_FALLBACK = "en"
_chosen = [_FALLBACK]
_FIRST_MARK = 0xE000
"""Characters from here on, which no text has, hold the places of drawings within a message."""
_MARKS = re.compile("([\ue000-\ue0ff])")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Begins a message or a term; what is indented belongs to it."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A message or a term within another one (or a function, which none of ours is called like)."""


def choose_language(name: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Speak the named language from now on; without a name, the one the environment asks for."""
    if name is None:
        asked = (environment.get(key, "") for key in ("COATL_LANGUAGE", "LC_ALL", "LC_MESSAGES"))
        wanted = [*asked, *environment.get("LANGUAGE", "").split(":"), environment.get("LANG", "")]
        _chosen[0] = detect_language(wanted)
    else:
        found = _find_language(name)
        if found is None:
            raise OptionError(say("cli-no-language", name=name, languages=", ".join(LANGUAGES)))
        _chosen[0] = found
    return _chosen[0]


def current_language() -> str:
    """Return the language that is spoken now."""
    return _chosen[0]


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak another language for a while: what programs read is always in English."""
    before = _chosen[0]
    _chosen[0] = language
    try:
        yield
    finally:
        _chosen[0] = before


def detect_language(wanted: Iterable[str]) -> str:
    """Return the first wanted language that we speak, by its main part; English otherwise."""
    return next((found for tag in wanted if (found := _find_language(tag))), _FALLBACK)


def _find_language(tag: str) -> str | None:
    main = tag.replace("_", "-").partition(".")[0].partition("-")[0].lower()
    return next((name for name in LANGUAGES if name.partition("-")[0] == main), None)


def say(message: str, /, **arguments: str | int) -> str:
    """Return a message in the language that is spoken now."""
    for language in (_chosen[0], _FALLBACK):
        bundle = load_bundle(language)
        if bundle.has_message(message):
            value = bundle.get_message(message).value
            if value is not None:
                text, errors = bundle.format_pattern(value, arguments)
                if errors:
                    raise KeyError(f"{language}: {message}: {errors[0]}")
                return str(text)
    raise KeyError(message)


def say_text(message: str, style: str = "", /, **parts: str | int | Text) -> Text:
    """Return a message with drawings in it, each where the language wants it."""
    drawings = [part for part in parts.values() if isinstance(part, Text)]
    arguments: dict[str, str | int] = {}
    for key, part in parts.items():
        if isinstance(part, Text):
            mark = next(i for i, drawing in enumerate(drawings) if drawing is part)
            arguments[key] = chr(_FIRST_MARK + mark)
        else:
            arguments[key] = part
    text = Text()
    for piece in _MARKS.split(say(message, **arguments)):
        if _MARKS.fullmatch(piece):
            text.append_text(drawings[ord(piece) - _FIRST_MARK])
        else:
            text.append(piece, style=style)
    return text


def join_words(words: Sequence[str], last: str = "and") -> str:
    """Join words as in a sentence: "a, b and c", or "a, b or c"."""
    return join_texts([Text(word) for word in words], last).plain


def join_texts(items: Sequence[Text], last: str = "and") -> Text:
    """Join drawings as a sentence joins words."""
    if not items:
        return Text()
    joined = items[0]
    for item in items[1:-1]:
        joined = say_text("board-sequence", first=joined, next=item)
    if len(items) == 1:
        return joined
    if last == "or":
        return say_text("cli-or", first=joined, second=items[-1])
    return say_text("board-space-pair", first=joined, second=items[-1])


def join_phrases(phrases: Sequence[str]) -> str:
    """Join phrases that have commas of their own: "a, b; c"."""
    return reduce(lambda first, second: say("cli-phrases", first=first, next=second), phrases)


def explain(error: CoatlError, names: Sequence[str] = ()) -> str:
    """Return why something is refused, in the reader's language if there are words for it."""
    details = dict(error.details)
    if not error.why:
        return str(error)
    if isinstance(error, NotationError):
        return _explain_notation(error, details)
    if isinstance(error, IllegalAction):
        if "seat" in details:
            seat = int(details.pop("seat"))
            details["name"] = names[seat] if seat < len(names) else say("board-seat", number=seat)
        return say(f"why-{error.why}", **details)
    return say(f"cli-error-{error.why}", **details)


def rule_of(error: CoatlError) -> str:
    """Return the number of the rule that a refusal cites, or `none`."""
    cited = re.search(r"\(([BC]\d+(?:\.\d+)?)\)", str(error))
    return cited[1] if cited else "none"


def _explain_notation(error: NotationError, details: Mapping[str, str | int]) -> str:
    expected = say(f"cli-expected-{error.why}", **details)
    text = error.text if len(error.text) <= 60 else error.text[:59] + "…"
    column = error.column + 1
    if error.column < len(error.text):
        found = error.text[error.column]
        return say(
            "cli-cannot-read", text=repr(text), found=repr(found), column=column, expected=expected
        )
    return say("cli-cannot-read-end", text=repr(text), column=column, expected=expected)


class Texts:
    """All messages of a language, each parsed when it is first said: all together take as long as
    everything else that a command does to begin.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        from fluent.runtime import FluentBundle  # slow to import, and not always needed

        # Without marks of direction, which terminals show as boxes; our languages run the same way.
        self._parsed = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for source in sources:
            begins = list(_ENTRY.finditer(source))
            ends = [match.start() for match in begins[1:]] + [len(source)]
            for match, end in zip(begins, ends, strict=True):
                self._unparsed[match[1]] = source[match.start() : end]

    def has_message(self, name: str) -> bool:
        """Tell whether there is a message of this name, and one that can be read."""
        self._parse(name)
        return self._parsed.has_message(name)

    def get_message(self, name: str) -> Message:
        """Return a message."""
        self._parse(name)
        return self._parsed.get_message(name)

    def format_pattern(
        self, pattern: Pattern, arguments: dict[str, str | int]
    ) -> tuple[str | FluentNone, list[Exception]]:
        """Put arguments into the value of a message; return what went wrong, too."""
        return self._parsed.format_pattern(pattern, arguments)

    def _parse(self, name: str) -> None:
        source = self._unparsed.get(name)
        if source is None:
            return
        from fluent.runtime import FluentResource

        self._parsed.add_resource(FluentResource(source))
        self._unparsed.pop(name, None)
        for other in _REFERENCE.findall(source):
            self._parse(other)


@lru_cache(maxsize=len(LANGUAGES))
def load_bundle(language: str) -> Texts:
    """Read all texts of a language."""
    folder = resources.files("coatl").joinpath("locales", language)
    files = sorted(folder.iterdir(), key=lambda each: each.name)
    return Texts(
        language, (each.read_text("utf-8") for each in files if each.name.endswith(".ftl"))
    )
