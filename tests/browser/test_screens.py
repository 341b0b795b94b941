"""Every screen: axe finds nothing, nothing scrolls sideways, and all of it is in one's language."""

from __future__ import annotations

import re

import pytest

from .conftest import DESKTOP, PHONE, Crowd
from .looking import WIDTHS, left_over, overflow, raw_names, texts, violations
from .people import Person
from .scenery import SCREENS, Stage
from .tables import Tables

pytestmark = pytest.mark.slow
NAMES = {
    *("Cóatl", "CARL", "English", "Français", "Português", "Tlaloc", "Novice", "novice"),
    *("Ctrl", "Esc", "Enter", "Tab", "Ana", "Ben"),
}
NO_TABLE = re.compile(r"status of 40[14]")


def shrink(person: Person, width: int) -> None:
    """Give the page another width, and let it settle."""
    height = PHONE["height"] if width < 700 else DESKTOP["height"]
    person.page.set_viewport_size({"width": width, "height": height})
    for _ in range(2):
        person.page.evaluate("() => new Promise(requestAnimationFrame)")


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


@pytest.mark.parametrize("name", SCREENS)
def test_everybody_can_use_a_screen(crowd: Crowd, tables: Tables, name: str) -> None:
    crowd.excused = NO_TABLE if name == "no such table" else None
    stage = Stage(crowd, tables)
    person = SCREENS[name](stage)
    english = texts(person.page)
    found = faults(person) + raw_names(english)
    for language in ("fr", "pt-BR"):
        stage.language = language
        person = SCREENS[name](stage)
        said = texts(person.page)
        left = raw_names(said) + left_over(english, said, language, NAMES)
        shrink(person, WIDTHS[0])
        found += [f"{language}: {text}" for text in left + overflow(person.page)]
    assert found == [], name + ":\n" + "\n".join(found)
