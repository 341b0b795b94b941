"""`coatl rules`, and `rules` during a game: every rule by number and by word, in every language."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from coatl.cli.main import run
from coatl.cli.rulebook import draw_rules, load_chapters
from coatl.cli.words import LANGUAGES, choose_language
from coatl.core.errors import CoatlError
from tests.cli.terminal import Script
from tools import rule_links


def render(wanted: str, letters: str = "BC", width: int = 80) -> str:
    console = Console(width=width, highlight=False)
    with console.capture() as capture:
        console.print(draw_rules(wanted, letters))
    return capture.get()


def joined(wanted: str, letters: str = "BC") -> str:
    return " ".join(render(wanted, letters).split())


def test_there_is_every_rule_of_the_book_and_no_other() -> None:
    book = rule_links.rule_numbers(rule_links.RULES.read_text("utf-8"))
    assert [number for rules in load_chapters().values() for number in rules] == book


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_shown(language: str) -> None:
    choose_language(language)
    for chapter, rules in load_chapters().items():
        whole = render(chapter)
        assert not re.search(r"\*\*|`|[{}]\$", whole)
        for number in rules:
            shown = render(number)
            assert shown.startswith(number)
            assert max(len(line) for line in shown.splitlines()) <= 80
            text = " ".join(shown.split("\n", 1)[1].split())
            assert len(text) > 15
            assert text in " ".join(whole.split())


@pytest.mark.parametrize("typed", ["B6.5", "b6.5", "b 6,5", " B06.05 "])
def test_a_number_is_read_with_patience(typed: str) -> None:
    assert joined(typed).startswith("B6.5 Assemble Complete. A Cóatl with a head, a tail")
    assert "Our ruling: The Temple card is voluntary" in joined(typed)


def test_in_a_game_the_letter_may_be_left_out() -> None:
    assert joined("2.3", "B").startswith("B2.3")
    assert joined("2.3", "C").startswith("C2.3")
    both = render("2.3")
    assert both.index("B2.3") < both.index("C2.3")


def test_without_a_number_all_headings_are_listed() -> None:
    listed = render("")
    assert re.search(r"^  B6 +Assemble *$", listed, re.MULTILINE)
    assert re.search(r"^  C10 +Alone against CARL *$", listed, re.MULTILINE)
    assert "C10" not in render("", "B")
    assert "B6" not in render("", "C")


def test_patterns_are_drawn() -> None:
    assert "╌BBRR╌ has B·R twice" in joined("C5.3")
    assert "G Y+ G The first colour, one or more of the middle one" in joined("B11")
    assert "◄•B B R B B K K B B Y Y ►" in joined("B13.3")


def test_words_are_found_whatever_their_capitals_and_accents() -> None:
    assert joined("RESHUFFLE coatl nobody", "B").startswith("B14.2 Hidden and open")
    found = render("temple")
    assert re.search(r"^B6\.5 +… .*\bone Temple card of which it meets", found, re.MULTILINE)
    assert "14 rules." in found
    assert all(line.startswith("B") for line in render("temple", "B").split("\n\n")[0].split("\n"))
    assert render("golden feathers") == render("B9")
    choose_language("fr")
    assert joined("PROPHETIE cóatl").split() == joined("prophétie coatl").split()


@pytest.mark.parametrize(
    ("wanted", "near"),
    [
        ("B6.9", 'no rule B6.9: the rules about "Assemble" are B6.1 to B6.7'),
        ("C1.3", 'no rule C1.3: the one rule about "Components" is C1'),
        ("B99", "no rules B99: the chapters run from B1 to B14"),
        ("C0", "no rules C0: the chapters run from C1 to C11"),
        ("xyzzy", "no rule has the words 'xyzzy': rules alone lists the chapters"),
    ],
)
def test_what_is_not_there_says_what_is_near(wanted: str, near: str) -> None:
    with pytest.raises(CoatlError) as refused:
        draw_rules(wanted)
    assert near in str(refused.value)


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run(["rules", "b6.5"]) == 0
    assert capsys.readouterr().out.startswith("B6.5  Assemble\n")
    assert run(["rules", "golden", "feathers", "--language", "fr"]) == 2
    assert "aucune règle ne contient 'golden feathers'" in capsys.readouterr().err
    assert run(["rules", "B6.5", "--language", "pt-BR"]) == 0
    assert "Nossa decisão" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "rule"),
    [
        (["--players", "You,bot:random"], "B4.1  Take pieces"),
        (["--game", "carl"], "C4.1  Adding a Feather card"),
    ],
    ids=("board", "carl"),
)
def test_during_a_game(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    rule: str,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = ["rules 4.1", "rules", "rule B99", "?", "q", "y"]
    monkeypatch.setattr("sys.stdin", Script(lines))
    assert run(["play", "-t", *arguments, "--seed", "1"]) == 0
    output = capsys.readouterr().out
    assert rule in output
    assert "there are no rules B99: the chapters run from B1 to B14" in output
    assert "show a rule, or find a word in the rules" in " ".join(output.split())
