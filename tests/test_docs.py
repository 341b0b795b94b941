"""What documents have from the code is complete and fresh: rules' links, fields, the version."""

from __future__ import annotations

import json
import re
from importlib import resources

from coatl import __version__
from tools import encoding_tables, rule_links

TEXT = rule_links.RULES.read_text("utf-8")
CHANGES = (rule_links.ROOT / "CHANGELOG.md").read_text("utf-8")


def test_every_rule_has_a_test_and_code() -> None:
    assert len(rule_links.rule_numbers(TEXT)) == 79
    assert rule_links.problems() == []


def test_links_are_up_to_date() -> None:
    assert rule_links.with_links(TEXT) == TEXT, "run make docs"


def test_all_cards_are_listed() -> None:
    for package in ("coatl.board", "coatl.cards"):
        cards = json.loads(resources.files(package).joinpath("cards.json").read_text("utf-8"))
        rows = [row for group in cards.values() if isinstance(group, list) for row in group]
        for row in rows:
            assert row.get("id", "") in TEXT


def test_every_field_of_an_encoding_is_listed() -> None:
    assert encoding_tables.PAGE.read_text("utf-8") == encoding_tables.make_page(), "run make docs"


def test_what_is_reconstructed_is_said() -> None:
    assert "[reconstructed]" in TEXT


def test_the_newest_release_of_the_changelog_is_this_version() -> None:
    first, *releases = re.findall(r"(?m)^## (.+)$", CHANGES)
    assert first == "Unreleased"
    dated = [re.fullmatch(r"(\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)", each) for each in releases]
    assert all(dated), releases
    assert next(each and each[1] for each in dated) == __version__
    assert sorted(releases, key=lambda each: each[-10:], reverse=True) == releases


def test_the_changelog_has_the_headings_that_people_know() -> None:
    known = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert set(re.findall(r"(?m)^### (.+)$", CHANGES)) <= known
