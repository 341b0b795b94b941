"""The rules document is complete and its links to code and tests are fresh."""

from __future__ import annotations

import json
from importlib import resources

from tools import rule_links

TEXT = rule_links.RULES.read_text("utf-8")


def test_every_rule_has_a_test_and_code() -> None:
    assert len(rule_links.rule_numbers(TEXT)) == 47
    assert rule_links.problems() == []


def test_links_are_up_to_date() -> None:
    assert rule_links.with_links(TEXT) == TEXT, "run make docs"


def test_all_cards_are_listed() -> None:
    cards = json.loads(resources.files("coatl.board").joinpath("cards.json").read_text("utf-8"))
    for group in ("prophecies", "temples", "promo_prophecies", "promo_temples"):
        for card in cards[group]:
            assert card["id"] in TEXT
