"""Every screen: axe finds nothing, nothing scrolls sideways, a finger hits, in one's language."""

from __future__ import annotations

import os
import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, Crowd
from .looking import WIDTHS, left_over, overflow, raw_names, small_targets, texts, violations
from .people import Person
from .scenery import SCREENS, Stage
from .screens import Settings, choose_radio
from .tables import Tables

pytestmark = pytest.mark.slow
NAMES = {
    *("Cóatl", "CARL", "English", "Français", "Português", "Tlaloc", "Novice", "novice"),
    *("Ctrl", "Esc", "Enter", "Tab", "Ana", "Ben"),
}
OTHERS = ("fr", "pt-BR")
TOUCHED = (PHONE["width"], 820)
KEYS_ONLY = {"cards, keys"}
"""Screens that nobody comes to by touch."""
NO_TABLE = re.compile(r"status of 40[14]")


def shrink(person: Person, width: int) -> None:
    """Give the page another width, and let it settle."""
    height = PHONE["height"] if width < 700 else DESKTOP["height"]
    person.page.set_viewport_size({"width": width, "height": height})
    for _ in range(2):
        person.next_frame()


def faults(person: Person) -> list[str]:
    """Return what is wrong at any width and in either theme."""
    found: dict[str, list[str]] = {}
    for width in WIDTHS:
        shrink(person, width)
        found[f"{width} px"] = overflow(person.page)
        if width in (PHONE["width"], DESKTOP["width"]):
            person.page.emulate_media(color_scheme="light")
            found[f"{width} px, light"] = violations(person.page)
            person.page.emulate_media(color_scheme="dark")
            # A theme changes nothing but colours.
            found[f"{width} px, dark"] = violations(person.page, "color-contrast")
    return [f"{where}: {fault}" for where, each in found.items() for fault in each]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_more_contrast(crowd: Crowd, tables: Tables, theme: Literal["light", "dark"]) -> None:
    person = SCREENS["board, a turn"](Stage(crowd, tables))
    person.page.emulate_media(color_scheme=theme, contrast="more")
    root = person.page.locator("html")
    expect(root).to_have_attribute("data-contrast", "on")
    # What AA asks of small text is not enough here.
    assert violations(person.page, "color-contrast", "color-contrast-enhanced") == []
    settings = Settings(person)
    settings.open_at_table()
    choose_radio(person, "settings-contrast", "settings-contrast-off")
    expect(root).not_to_have_attribute("data-contrast", "on")


def narrow_places(person: Person) -> list[str]:
    """Return what a finger would miss on a phone or a tablet."""
    found = []
    for width in TOUCHED:
        shrink(person, width)
        found += [f"{width} px, by touch: {each}" for each in small_targets(person.page)]
    return found


def languages_of(name: str) -> tuple[str, ...]:
    """Return in what language besides English a screen is looked at: in turns, or in all."""
    if "COATL_ALL_LANGUAGES" in os.environ:
        return OTHERS
    return (OTHERS[list(SCREENS).index(name) % len(OTHERS)],)


@pytest.mark.parametrize("name", SCREENS)
def test_everybody_can_use_a_screen(crowd: Crowd, tables: Tables, name: str) -> None:
    crowd.excused = NO_TABLE if name == "no such table" else None
    stage = Stage(crowd, tables)
    person = SCREENS[name](stage)
    english = texts(person.page)
    found = faults(person) + raw_names(english)
    for language in languages_of(name):
        stage.language = language
        touch = name not in KEYS_ONLY
        stage.hand, stage.size = ("finger", DESKTOP) if touch else ("mouse", None)
        person = SCREENS[name](stage)
        said = texts(person.page)
        left = raw_names(said) + left_over(english, said, language, NAMES)
        if touch:
            found += narrow_places(person)
        shrink(person, WIDTHS[0])
        found += [f"{language}: {text}" for text in left + overflow(person.page)]
    assert found == [], name + ":\n" + "\n".join(found)
