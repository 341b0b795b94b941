"""A browser profile that outlives its windows, and may keep the whole game."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, expect

from tests.patience import PATIENCE

from .conftest import HANDS
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

    def __post_init__(self) -> None:
        self.context.set_default_timeout(PATIENCE * 1000)
        self._watch = LocalWatch(self.context)

    def enter(self, script: str | None = None) -> Person:
        """Open a window."""
        page = self.context.new_page()
        # The profile remembers what another test has chosen.
        page.add_init_script(f"localStorage.setItem('coatl.language', '{self.language}')")
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

    def leave(self) -> list[Person]:
        """Close all windows; return who looked at them."""
        people, self.people = self.people, []
        for person in people:
            person.page.close()
        return people

    def close(self) -> None:
        """Close all windows; none of them complained, or asked anybody else for anything."""
        people = self.leave()
        for person in people:
            assert person.watch.faults == []
            assert person.watch.strangers == []


def keep_game(person: Person) -> None:
    """Agree to fetch everything."""
    person.hand.press(person.find_start("button", "offline-get"))
    dialog = person.find("dialog", "offline-get")
    expect(dialog).to_contain_text(re.compile(r"\d\.\d MB"))
    person.hand.press(dialog.locator(".act"))
    expect(dialog.locator("[data-keeping=kept]")).to_be_visible()
    assert person.page.evaluate("navigator.serviceWorker.controller !== null")
