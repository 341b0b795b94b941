"""Somebody in front of a browser: a page, a hand, a language, and what the page was told."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, ViewportSize

from tests.patience import PATIENCE

from .hands import Hand
from .watching import Message, Seen, Watch
from .words import Words

# A page that is not drawn at the moment has no frames, and must not stop the test for ever.
NEXT_FRAMES = """async (count) => {
  for (let frame = 0; frame < count; frame++)
    await new Promise((go) => { requestAnimationFrame(go); setTimeout(go, 1000); });
}"""
MOST_FRAMES = 8
"""Between two looks at what somebody waits for: each look keeps three processes busy."""
Role = Literal[
    "button",
    "complementary",
    "dialog",
    "group",
    "heading",
    "img",
    "link",
    "list",
    "navigation",
    "radio",
    "region",
    "slider",
    "tab",
    "table",
]


class Person:
    """Somebody who uses the page."""

    def __init__(self, page: Page, hand: Hand, words: Words, home: str) -> None:
        self.page = page
        self.hand = hand
        self.words = words
        self.home = home
        self.watch = Watch(page, home)
        self.seat: int | None = None
        """The seat that the page shows, where it holds several."""
        self.is_disturbed = False
        """Whether the page was tampered with, and is of no use to others."""
        self.set_size: Callable[[ViewportSize], None] = page.set_viewport_size

    def visit(self, path: str = "") -> None:
        """Go to an address of the client."""
        self.page.goto(f"{self.home}/{path}")

    def find(
        self, role: Role, name: str, /, within: Locator | None = None, **values: object
    ) -> Locator:
        """Return what has a role and the whole of a message as its name."""
        place = within or self.page.locator("body")
        return place.get_by_role(role, name=self.words.all(name, **values))

    def find_start(
        self, role: Role, name: str, /, within: Locator | None = None, **values: object
    ) -> Locator:
        """Return what has a role and a name that begins with a message."""
        place = within or self.page.locator("body")
        return place.get_by_role(role, name=self.words.start(name, **values))

    def press(
        self, role: Role, name: str, /, within: Locator | None = None, **values: object
    ) -> None:
        """Press what `find` finds."""
        self.hand.press(self.find(role, name, within, **values))

    @property
    def table(self) -> str:
        """The table that the page shows."""
        return self.page.url.split("#/t/")[1].split("/")[0]

    @property
    def seen(self) -> Seen:
        """What the page knows of its table."""
        return self.watch.tables.get(self.table, Seen())

    @property
    def state(self) -> Message:
        """The table as the seat that is shown sees it, or as a spectator does."""
        if self.seat is not None:
            return self.seen.states[self.seat]
        (state,) = self.seen.states.values()
        return state

    def next_frame(self, count: int = 1) -> None:
        """Let the page draw what it knows."""
        self.page.evaluate(NEXT_FRAMES, count)

    def resize(self, width: int, height: int) -> None:
        """Give the page another size, and let it settle."""
        self.set_size({"width": width, "height": height})
        self.next_frame(2)

    def disturb(self, script: str) -> None:
        """Load the page anew with a disturbance built in."""
        self.is_disturbed = True
        self.page.add_init_script(script)
        self.page.reload()

    def until(self, condition: Callable[[], object], what: str) -> None:
        """Wait for something, and look again when the next frame is drawn, then ever less often."""
        end = time.monotonic() + PATIENCE
        frames = 1
        while not condition():
            assert time.monotonic() < end, f"waited in vain for {what}; {self.watch.latest()}"
            self.next_frame(frames)
            frames = min(2 * frames, MOST_FRAMES)

    def until_told(self) -> None:
        """Wait until the page knows what became of all it sent."""
        self.until(lambda: self.seen.states and not self.seen.is_busy, "an answer")

    def until_changed(self, version: int, wanted: str = "another version") -> None:
        """Wait until the seat knows more than a version."""
        self.until(lambda: not self.seen.is_busy and self.state["version"] != version, wanted)

    def until_still(self) -> None:
        """Wait until the page does nothing more by itself: some steps follow others."""
        version = None
        while version != self.state["version"]:
            version = self.state["version"]
            self.next_frame(2)
            self.until_told()
