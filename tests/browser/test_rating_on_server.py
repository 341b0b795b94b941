"""Whoever gives a name on a server has a rating of puzzles there, which outlives the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Crowd
from .people import Person

pytestmark = pytest.mark.slow


def give_up(person: Person, puzzle: str) -> None:
    person.visit(f"#/puzzles/{puzzle}")
    expect(person.page.locator(".stage .table")).to_be_visible()
    person.press("button", "puzzles-answer")
    expect(person.find("heading", "puzzles-shown")).to_be_visible()


def test_a_rating_under_a_name(crowd: Crowd) -> None:
    person = crowd.enter()
    person.visit("#/puzzles/all")
    person.page.locator("#puzzles-name").fill("Ana")
    person.press("button", "puzzles-named-take")
    expect(person.find("button", "puzzles-named-delete")).to_be_visible()
    give_up(person, "8781cfe5")
    # The server has rated it, and tells so whoever asks next.
    person.visit("#/puzzles/all")
    named = person.page.get_by_text(person.words.all("puzzles-rated-as", name="Ana"))
    expect(named).to_be_visible()
    person.page.reload()
    expect(named).to_be_visible()
    # Deleted for good: the name is asked for again, and the device's own rating is left.
    person.press("button", "puzzles-named-delete")
    person.find("dialog", "puzzles-named-delete-title").get_by_role("button").last.click()
    expect(person.page.locator("#puzzles-name")).to_be_visible()
    expect(named).to_be_hidden()
