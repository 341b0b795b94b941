"""Numbers and what they count agree: where a number may be one, there are words for one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tests.locales.test_glossary import LANGUAGES, LOCALES, messages

# Where the thing that is counted ends, and words that only look like a plural.
AFTER = re.compile(
    r"[.,:;()=·+|/%]"
    r"| (?:of|in|for|as|and|but|at|de|d’|du|des|en|pour|sur|et|à|dans|para|em|e|a) "
)
NO_PLURALS = {
    "en": {"becomes", "begins", "counts", "is", "has", "shows", "pts", "less", "pays", "this"},
    "fr": {"fois", "mais", "plus", "moins", "pts", "puis"},
    "pt-BR": {"mais", "menos", "pts", "atrás", "depois"},
}
# Numbers that are never one, and why.
NEVER_ONE = {
    "offline-ask": "more than 5 MB",
    "end-gold": "each golden body segment counts 2 points",
    "board-need-length": "Temples ask for 9 pieces or more",
    "cli-need-length": "Temples ask for 9 pieces or more",
    "cards-objective-least": "16",
    "cards-objective-most": "12",
    "cards-objective-run": "3",
    "cards-objective-same": "6",
    "cli-objective-least": "16",
    "cli-objective-most": "12",
    "cards-passage-note": "CARL 2.0 plays 6 rounds",
    "cli-carl-dealt": "5 rounds",
    "cli-carl-dealt-again": "6 rounds",
    "cli-expected-fewer-bodies": "120",
    "cli-expected-fewer-segments": "22",
    "cli-many-players": "more than there are seats",
    "cli-many-bots": "one bot takes all seats that are left",
    "cli-copies": "said only of several",
    "board-log-added": "what was added to is there, too",
    "lobby-taken": "its words follow how many seats are taken",
    "cli-gain": "its words follow the number without its sign",
    "cli-points-of": "its words follow the number without its colour",
    "cli-long-name": "30",
    "cli-hand-choosing": "3 to 6 cards are dealt",
    "cli-hand": "of 5",
    "cli-hand-title": "of 5",
    "cli-few-kept": "of 3",
    "cli-paying-prophecies": "of all cards",
    "cli-paying-temples": "of all cards",
    "cli-satisfied": "of all cards",
    "cli-satisfied-more": "of all cards",
    "cli-card-number": "one is right",
    "cli-feathers-line": "50",
    "cli-god-line": "10",
    "cli-count-copies": "all cards",
    "helper-cards-of": "of 4",
    "learn-cards-fulfil": "levels count 2, 5 or 6 points",
    "learn-cards-fulfil-on": "levels count 2, 5 or 6 points",
    "learn-cards-claim-on": "levels count 2, 5 or 6 points",
    "learn-cards-steal-on": "levels count 2, 5 or 6 points",
    "learn-carl-steal-on": "levels count 2, 5 or 6 points",
    "board-setup-count": "of 3",
    "board-none-text": "3 to 6 cards are dealt",
    "say-many": "more than one",
}
ONE = {"one", "1"}


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def _selected(expression: ast.SelectExpression) -> str | None:
    selector = expression.selector
    return selector.id.name if isinstance(selector, ast.VariableReference) else None


def _counted(pattern: ast.Pattern, settled: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Give every number that may be one, with what follows it."""
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            name = _selected(inside)
            has_one = any(_key(variant) in ONE for variant in inside.variants)
            for variant in inside.variants:
                is_other = has_one and _key(variant) not in ONE and name is not None
                yield from _counted(
                    variant.value, settled | {name} if is_other and name else settled
                )
        elif isinstance(inside, ast.VariableReference) and inside.id.name not in settled:
            after = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
            if isinstance(after, ast.TextElement):
                yield inside.id.name, after.value


def _is_plural(language: str, text: str) -> bool:
    """Whether the next words, up to the end of the phrase, count more than one."""
    if not text.startswith((" ", "\u00a0")):
        return False
    words = re.findall(r"(?<![\w-])[^\W\d_][\w’']*", AFTER.split(text, maxsplit=1)[0])
    ends = ("s", "x") if language == "fr" else ("s",)
    return any(word.endswith(ends) and word not in NO_PLURALS[language] for word in words)


# Variables that are numbers; the others are names, lists and drawings.
NUMBERS = re.compile(
    r"count|points?|times|turns?|steps?|seats?|taken|links|bots|players|percent|speed|total|most"
    r"|room|actions|rounds?|met|secured|size|left|done|tray|hand|signed|next|lowest|rank|level"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_never_followed_by_a_plural(language: str) -> None:
    found = [
        f"{message}: {{ ${name} }}{after.splitlines()[0]}"
        for message, pattern in messages(language).items()
        if message not in NEVER_ONE
        for name, after in _counted(pattern, frozenset())
        if NUMBERS.fullmatch(name) and _is_plural(language, after)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_one(language: str) -> None:
    """Selectors have a variant for whatever number comes, and none is misspelt."""
    bundle = FluentBundle([language], use_isolating=False)
    text = "\n".join(path.read_text("utf-8") for path in sorted((LOCALES / language).glob("*.ftl")))
    bundle.add_resource(FluentResource(text))
    variables = dict.fromkeys(re.findall(r"\$([\w-]+)", text))
    for name in messages(language):
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        said, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, 1))
        assert said, name
        assert not errors, (name, errors)


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [("fr", "terminé", "terminés"), ("pt-BR", "completo", "completos")],
)
def test_the_total_hoped_for_agrees_with_how_many_are_completed(
    language: str, one: str, several: str
) -> None:
    """The number is not said, only which: the rule above cannot see it."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / language / "board.ftl").read_text("utf-8")))
    pattern = bundle.get_message("board-total-hoped").value
    assert pattern is not None
    for count, word in ((1, one), (2, several)):
        said, _ = bundle.format_pattern(pattern, {"points": 9, "names": "I", "count": count})
        assert str(said).endswith(f" I {word}")
