"""Every screen: axe finds nothing, nothing scrolls sideways, a finger hits, in one's language.

In `make test` sizes and languages take turns from screen to screen; `make soak` looks at each in
all of them.
"""

from __future__ import annotations

import re
from typing import Literal, TypeVar

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.amounts import SOAK

from .conftest import DESKTOP, PHONE, Crowd
from .devices import Devices
from .looking import (
    CONTRAST,
    NARROWEST,
    SHORT,
    Contrasts,
    left_over,
    overflow,
    page_scroll,
    raw_names,
    small_targets,
    texts,
    violations,
)
from .people import Person
from .scenery import SCREENS, Stage
from .screens import Settings, choose_radio
from .tables import Tables

pytestmark = pytest.mark.slow
NAMES = {
    *("Cóatl", "CARL", "English", "Français", "Português", "Tlaloc", "Novice", "novice"),
    *("Ctrl", "Esc", "Enter", "Tab", "Ana", "Ben", "II", "III", "IV"),
}
OTHERS = ("fr", "pt-BR")
BETWEEN: tuple[ViewportSize, ...] = ({"width": 1024, "height": 900}, {"width": 768, "height": 900})
T = TypeVar("T")
Theme = Literal["light", "dark"]
TOUCHED: tuple[ViewportSize, ...] = (PHONE, {"width": 820, "height": 900})
KEYS_ONLY = {"cards, keys"}
"""Screens that nobody comes to by touch."""
NO_TABLE = re.compile(r"status of 40[14]")


TABLES = ("board, ", "cards, ", "match, ")
"""How the names of screens begin that fit into a window: what is longer scrolls inside it."""


@pytest.fixture(scope="module")
def contrasts() -> Contrasts:
    return Contrasts()


def look_at_colours(person: Person, contrasts: Contrasts, theme: Theme, *rules: str) -> list[str]:
    """Return what axe finds in a theme, which changes nothing but colours."""
    person.page.emulate_media(color_scheme=theme)
    expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
    return contrasts.faults(person.page, *rules)


def in_turns(name: str, *given: T) -> tuple[T, ...]:
    """Return one of several for a screen, the next one for the next screen; in soak all."""
    return given if SOAK else (given[list(SCREENS).index(name) % len(given)],)


def faults(person: Person, name: str, contrasts: Contrasts) -> list[str]:
    """Return what is wrong at any size and in either theme."""
    is_table = name.startswith(TABLES)
    sizes = [DESKTOP, PHONE, *in_turns(name, *BETWEEN, *(SHORT if is_table else ()))]
    sizes += [NARROWEST] * SOAK  # another language shows it as narrow
    closely = in_turns(name, DESKTOP, PHONE)  # at the other size in the dark alone
    found: dict[str, list[str]] = {}
    for size in sizes:
        where = f"{size['width']} x {size['height']}"
        person.resize(**size)
        found[where] = (page_scroll if is_table else overflow)(person.page)
        if size in closely:
            found[f"{where}, light"] = look_at_colours(person, contrasts, "light")
        if size in (PHONE, DESKTOP):
            found[f"{where}, dark"] = look_at_colours(person, contrasts, "dark", CONTRAST)
    return [f"{where}: {fault}" for where, each in found.items() for fault in each]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_more_contrast(crowd: Crowd, tables: Tables, theme: Theme) -> None:
    person = SCREENS["board, a turn"](Stage(crowd, tables))
    person.page.emulate_media(color_scheme=theme, contrast="more")
    root = person.page.locator("html")
    expect(root).to_have_attribute("data-contrast", "on")
    expect(root).to_have_attribute("data-theme", theme)
    # What AA asks of small text is not enough here.
    assert violations(person.page, "color-contrast", "color-contrast-enhanced") == []
    settings = Settings(person)
    settings.open_at_table()
    choose_radio(person, "settings-contrast", "settings-contrast-off")
    expect(root).not_to_have_attribute("data-contrast", "on")


def narrow_places(person: Person, name: str) -> list[str]:
    """Return what a finger would miss on a phone or a tablet."""
    found = []
    for size in in_turns(name, *TOUCHED):
        person.resize(**size)
        missed = small_targets(person.page)
        found += [f"{size['width']} px, by touch: {each}" for each in missed]
    return found


def languages_of(name: str) -> tuple[str, ...]:
    """Return in what language besides English a screen is looked at: in turns, or in all."""
    return in_turns(name, *OTHERS)


@pytest.mark.parametrize("name", SCREENS)
def test_everybody_can_use_a_screen(
    crowd: Crowd, tables: Tables, devices: Devices, contrasts: Contrasts, name: str
) -> None:
    crowd.excused = NO_TABLE if name == "no such table" else None
    stage = Stage(crowd, tables, devices=devices)
    person = SCREENS[name](stage)
    english = texts(person.page)
    found = raw_names(english) + faults(person, name, contrasts)
    for language in languages_of(name):
        stage.language = language
        stage.hand = "finger" if name not in KEYS_ONLY else "mouse"
        person = SCREENS[name](stage)
        said = texts(person.page)
        left = raw_names(said) + left_over(english, said, language, NAMES)
        if stage.hand == "finger":
            found += narrow_places(person, name)
        person.resize(**NARROWEST)
        found += [f"{language}: {text}" for text in left + overflow(person.page)]
    assert found == [], name + ":\n" + "\n".join(found)
