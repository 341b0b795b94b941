"""Browser profiles that outlive their windows, and may keep the whole game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.patience import PATIENCE

from .conftest import DESKTOP, HANDS, LOCALES, PHONE, watch
from .people import Person
from .static_site import LocalWatch, StaticSite
from .words import words_of


@dataclass
class Profile:
    """A browser profile: pages come and go, what is kept stays."""

    site: StaticSite
    context: BrowserContext
    language: str = "en"
    hand: str = "mouse"
    home: str = ""
    """Where the page is, if not on that site."""
    people: list[Person] = field(default_factory=list)
    is_excused: bool = False
    """Whether its pages may complain: the test has cut a line."""

    def __post_init__(self) -> None:
        self.context.set_default_timeout(PATIENCE * 1000)
        self._watch = LocalWatch(self.context)

    def enter(self, script: str | None = None) -> Person:
        """Open a window."""
        page = self.context.new_page()
        if script:
            page.add_init_script(script)
        hand = HANDS[self.hand](page)
        person = Person(page, hand, words_of(self.language), self.home or self.site.url)
        self._watch.watches[page] = person.watch
        self.people.append(person)
        return person

    def fetched(self) -> list[str]:
        """Return what the host was asked for; the browser itself looks for a new version."""
        return [path for path in self.site.asked if not path.endswith("/sw.js")]

    def end_window(self, person: Person) -> None:
        """Close a window before the test ends; it had nothing to complain of."""
        self.people.remove(person)
        person.page.close()
        expect_content(person)

    def go_offline(self) -> None:
        """Keep the game, then switch the network off."""
        person = self.enter()
        person.visit()
        keep_game(person)
        self.end_window(person)
        self.context.set_offline(True)
        self.site.asked.clear()


def expect_content(person: Person) -> None:
    """Nothing went wrong in a page, and it asked nobody else for anything."""
    assert person.watch.faults == []
    assert person.watch.strangers == []


@dataclass
class Profiles:
    """The profiles of one test."""

    browser: Browser
    site: StaticSite
    made: list[Profile] = field(default_factory=list)

    def make(self, hand: str = "mouse", language: str = "en", home: str = "") -> Profile:
        """Return an empty profile."""
        touch = hand == "finger"
        context = self.browser.new_context(
            viewport=PHONE if touch else DESKTOP,
            has_touch=touch,
            is_mobile=touch,
            locale=LOCALES[language],
            reduced_motion="reduce",
        )
        self.made.append(Profile(self.site, context, language, hand, home))
        return self.made[-1]

    def check(self) -> None:
        """Nobody's page complained."""
        for profile in self.made:
            for person in profile.people if not profile.is_excused else ():
                expect_content(person)

    def leave(self, keep: Path | None) -> None:
        """Throw everything away; keep what the windows looked like."""
        people = [person for profile in self.made for person in profile.people]
        for number, person in enumerate(people):
            if keep is not None and not person.page.is_closed():
                keep.mkdir(parents=True, exist_ok=True)
                person.page.screenshot(path=keep / f"{number}.png")
        for profile in self.made:
            profile.context.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[StaticSite]:
    with StaticSite(tmp_path_factory.mktemp("site")) as started:
        yield started


@pytest.fixture
def profiles(
    browser: Browser, site: StaticSite, request: pytest.FixtureRequest
) -> Iterator[Profiles]:
    """Profiles for a test, which nobody has used before."""
    yield from watch(Profiles(browser, site), request)


@pytest.fixture
def offline(profiles: Profiles) -> Profile:
    """A profile that keeps the game, and whose network is switched off."""
    profile = profiles.make()
    profile.go_offline()
    return profile


def keep_game(person: Person) -> None:
    """Agree to fetch everything."""
    person.hand.press(person.find_start("button", "offline-get"))
    dialog = person.find("dialog", "offline-get")
    expect(dialog).to_contain_text(re.compile(r"\d[.,]\d\sM[Bo]"))
    person.hand.press(dialog.locator(".act"))
    expect(dialog.locator("[data-keeping=kept]")).to_be_visible()
    assert person.page.evaluate("navigator.serviceWorker.controller !== null")
