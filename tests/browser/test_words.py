"""The reader of messages that the browser tests find things by."""

from __future__ import annotations

import re

import pytest

from .words import LANGUAGES, expression, read_messages, words_of

pytestmark = pytest.mark.slow


def test_variables_and_selections_are_read() -> None:
    source = """
# A comment
one = Plain { $name }, yes
two = { $count ->
    [one] one piece
   *[other] { $count } pieces
} of { $who }
three = Yes{ $more ->
    [yes] , more
   *[no] {""}
}
"""
    messages = dict(read_messages(source))
    assert list(messages) == ["one", "two", "three"]
    assert expression(messages["three"], {"more": "no"}) == "Yes(?:)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_are_read(language: str) -> None:
    words = words_of(language)
    assert words.messages.keys() == words_of("en").messages.keys()
    assert words.plain("app-name") == "Cóatl"


def test_a_message_matches_what_it_can_say() -> None:
    words = words_of("en")
    piece = words.plain("board-piece-head", colour="R")
    assert piece == "red head"
    assert words.all("board-tray-piece", name=piece).match("3: red head")
    assert not words.all("board-tray-piece", name=piece).match("3: red header")
    assert words.start("board-deck-name").match("Draw from the deck, one card left")
    assert words.all("board-deck-name", count=7).match("Draw from the deck, 7 cards left")
    assert words.plain("cards-colour", colour="B") == "blue"


def test_a_number_with_its_form_stands_for_anything() -> None:
    source = "won = { $name }: { NUMBER($points, maximumFractionDigits: 1) } more.\n"
    ((name, text),) = read_messages(source)
    assert name == "won"
    assert re.fullmatch(expression(text, {"name": "Ana"}), "Ana: 1,5 more.")
