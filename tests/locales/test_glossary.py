"""One word for each thing: the terms of the booklets in every language, and no others."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src/coatl/locales"
LANGUAGES = ("en", "fr", "pt-BR")

# The card game calls every place of a row a segment, head and tail included.
OF_THE_CARD_GAME = re.compile(
    r"cards-|cli-cards-|end-segments$|cli-objective-|rules-c|learn-cards-|learn-carl-|figure-cards-"
    r"|gallery-rule-(pair|gap|match|either|not|feather|head|tail|temple-cards)$|gallery-note-overlap$"
    r"|cli-(head-segments|segments|feathers-line|pattern-signs|expected-fewer-segments)$"
)
# What players may type has room for other words too.
TYPED = re.compile(r"(board|cards)-say-(?!note|example)|say-word-")

# What things are called: a message, and what it says in each language.
TERMS = [
    ("board-token-pick", "Perfect Pick", "Choix parfait", "Escolha Perfeita"),
    ("board-token-future", "See the Future", "Voir le Futur", "Visão do Futuro"),
    (
        "board-token-commitment",
        "Priest Commitment",
        "Engagement des prêtres",
        "Promessa do Sacerdote",
    ),
    ("board-tokens", "Sacrifice tokens", "Jetons Sacrifice", "Fichas de Sacrifício"),
    ("board-supply", "Supply", "Réserve", "Estoque"),
    ("board-deck", "Deck", "Pioche", "Baralho"),
    ("board-pick-bodies", "Two body segments", "Deux segments", "Dois corpos"),
    ("helper-body", "Body segment", "Segment", "Corpo"),
    ("helper-unfinished", "incomplete", "incomplet", "incompleto"),
    ("level-high-priest", "high priest", "grand prêtre", "alto sacerdote"),
    ("cards-fulfil", "Fulfil", "Réaliser", "Cumprir"),
]

# Words that are not used, in either game or in the board game alone, and the term instead.
NEVER = [
    ("en", r"\bunfinished (Cóatl|serpent)", "incomplete"),
    ("en", r"\bconditions?\b", "requirement"),
    ("en", r"\b(bodies|body parts?)\b", "body segments"),
    ("fr", r"\bavenir (?!imaginé)", "Voir le Futur"),
    ("fr", r"[Ee]ngagement du prêtre", "Engagement des prêtres"),
    ("fr", r"\b(Cóatls?|serpents?) inachevé", "incomplet"),
    ("fr", r"\b[Aa]ccompli", "réaliser"),
    ("pt-BR", r"\bCóatls\b", "Coameh"),
    ("pt-BR", r"\b[Rr]eserva\b", "estoque"),
    ("pt-BR", r"\b[Ss]acos?\b", "sacola"),
    ("pt-BR", r"\bVer o Futuro\b|\bvê o Futuro\b", "Visão do Futuro"),
    ("pt-BR", r"\bCompromisso do Sacerdote\b", "Promessa do Sacerdote"),
    ("pt-BR", r"\bsumo sacerdote\b", "alto sacerdote"),
    ("pt-BR", r"\b[Rr]ealiz(ar|e|a)\b", "cumprir"),
    ("pt-BR", r"\bcondiç(ão|ões)\b", "requisito"),
]
NEVER_ON_THE_BOARD = [
    ("en", r"(?<![Bb]ody )\b[Ss]egments?\b", "body segment"),
    ("en", r"\b[Bb]ody\b(?! segment)", "body segment"),
    ("pt-BR", r"\b[Ss]egmentos?\b", "corpo"),
]


class _Words(Visitor):
    """Collects the words of a pattern, without names of variables and variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(node.value)


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """Return every message of a language, by its name."""
    texts = [path.read_text(encoding="utf-8") for path in (LOCALES / language).glob("*.ftl")]
    entries = [entry for text in texts for entry in parse(text).body]
    return {
        entry.id.name: entry.value
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value is not None
    }


@cache
def texts(language: str) -> dict[str, str]:
    """Return the words of every message, of all its variants."""
    found = {}
    for name, pattern in messages(language).items():
        words = _Words()
        words.visit(pattern)
        found[name] = "\n".join(words.found)
    return found


@pytest.mark.parametrize(("name", "english", "french", "portuguese"), TERMS)
def test_things_are_called_as_in_the_booklets(
    name: str, english: str, french: str, portuguese: str
) -> None:
    said = [texts(language)[name] for language in LANGUAGES]
    assert said == [english, french, portuguese]


@pytest.mark.parametrize(("language", "pattern", "term"), NEVER)
def test_no_other_word_is_used(language: str, pattern: str, term: str) -> None:
    found = [
        name
        for name, text in texts(language).items()
        if re.search(pattern, text) and not TYPED.match(name)
    ]
    assert not found, f"say “{term}”"


@pytest.mark.parametrize(("language", "pattern", "term"), NEVER_ON_THE_BOARD)
def test_no_other_word_is_used_in_the_board_game(language: str, pattern: str, term: str) -> None:
    found = [
        name
        for name, text in texts(language).items()
        if re.search(pattern, text) and not OF_THE_CARD_GAME.match(name) and not TYPED.match(name)
    ]
    assert not found, f"say “{term}”"


@pytest.mark.parametrize("page", ["README.md", "docs/rules.md"])
def test_pages_for_players_say_body_segment(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8").partition("# The card game")[0]
    assert not re.findall(r"\bgolden segments?\b|(?<![-,=])\bbodies\b(?!=)", text)


@pytest.mark.parametrize(
    ("language", "full", "short"),
    [
        ("en", "one or more of any colour", "one or more pieces"),
        ("fr", "une ou plusieurs pièces quelconques", "une ou plusieurs pièces"),
        ("pt-BR", "uma ou mais peças quaisquer", "uma ou mais peças"),
    ],
)
def test_between_a_pair_and_its_mirror_is_at_least_one_piece(
    language: str, full: str, short: str
) -> None:
    assert full in texts(language)["board-pattern-mirror"]
    assert short in texts(language)["board-pattern-mirror-short"]
