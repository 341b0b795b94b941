"""How somebody works the page: with a mouse, with a finger, or with keys alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from playwright.sync_api import CDPSession, Locator, Page

MOST_TABS = 200
STEPS = 5
MOST_AIMS = 20
PUSH, REST = 0.05, 2.0
"""Seconds that a finger claims for a step, and until it is lifted: nobody waits for them."""
TAB_DISTANCE = """(goal) => {
  const dialog = document.querySelector('dialog[open]');
  const kinds = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const all = [...(dialog ?? document).querySelectorAll(kinds)];
  const stops = all.filter((e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility()
    && !(e.type === 'radio' && !e.checked && all.some((o) => o.name === e.name && o.checked)));
  const from = stops.findIndex((e) => e === document.activeElement);
  return stops.indexOf(goal) - from;
}"""
"""How many presses of Tab away something is; negative if it comes before."""

AIM = """async (goal, before) => {
  // What is previewed is drawn in the next frame, and may push the goal away.
  for (let frame = 0; frame < 2; frame++)
    await new Promise((go) => { requestAnimationFrame(go); setTimeout(go, 1000); });
  const hits = (point) => goal.contains(document.elementFromPoint(...point));
  if (before && hits(before)) return before;
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  const inside = () => {
    const { left, top, width, height } = goal.getBoundingClientRect();
    return parts.flatMap((y) => parts.map((x) => [left + width * x, top + height * y]));
  };
  const point = inside().find(hits);
  if (point) return point;
  goal.scrollIntoView({ block: 'center', behavior: 'instant' });
  return inside().find(hits) ?? inside()[0];
}"""
"""A point of something that nothing lies over, as near to its middle as can be; the one before if
it still is one. What is wholly hidden is scrolled into view."""


class Hand(Protocol):
    """A way to work the page."""

    keys: bool
    """Whether there are keys instead of a pointer."""

    def press(self, place: Locator) -> None:
        """Press something."""

    def drag(self, start: Locator, goal: Callable[[], Locator]) -> None:
        """Drag something to a place that may appear only while it is dragged."""


class Mouse:
    """A mouse."""

    keys = False

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def press(self, place: Locator) -> None:
        """Click."""
        place.click()

    def drag(self, start: Locator, goal: Callable[[], Locator]) -> None:
        """Drag with the button down."""
        start.scroll_into_view_if_needed()
        x, y = middle(start)
        self._mouse.move(x, y)
        self._mouse.down()
        self._mouse.move(x + 4, y - 14)
        for x, y in aim(goal):
            self._mouse.move(x, y, steps=STEPS)
        self._mouse.up()


class Finger:
    """A finger on a screen."""

    keys = False

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def press(self, place: Locator) -> None:
        """Tap."""
        place.tap()

    def drag(self, start: Locator, goal: Callable[[], Locator]) -> None:
        """Drag without lifting the finger."""
        start.scroll_into_view_if_needed()
        x, y = middle(start)
        self._touch("touchStart", x, y)
        self._touch("touchMove", x + 3, y - 14)
        for to_x, to_y in aim(goal):
            for step in range(1, STEPS + 1):
                part = step / STEPS
                self._touch("touchMove", x + (to_x - x) * part, y + (to_y - y) * part)
            x, y = to_x, to_y
        self._touch("touchEnd")

    def scroll(self, place: Locator, by: float) -> None:
        """Push a place upwards, and rest there: while a page glides on, it takes no tap."""
        x, y = middle(place)
        now = time.time()
        self._touch("touchStart", x, y, at=now)
        for step in range(1, STEPS + 1):
            self._touch("touchMove", x, y - by * step / STEPS, at=now + step * PUSH)
        self._touch("touchMove", x, y - by - 1, at=now + REST)
        self._touch("touchEnd", at=now + REST)

    def hover(self, start: Locator, goals: Iterable[Locator]) -> Iterator[None]:
        """Drag something over several places, and stop on each of them."""
        x, y = middle(start)
        self._touch("touchStart", x, y)
        self._touch("touchMove", x + 3, y - 14)
        for goal in goals:
            self._touch("touchMove", *middle(goal))
            yield
        self._touch("touchCancel")

    def _touch(self, kind: str, *point: float, at: float | None = None) -> None:
        event: dict[str, Any] = {
            "type": kind,
            "touchPoints": [{"x": point[0], "y": point[1]}] if point else [],
        }
        if at is not None:
            event["timestamp"] = at
        self._session.send("Input.dispatchTouchEvent", event)


class Keys:
    """A keyboard, and nothing else."""

    keys = True

    def __init__(self, page: Page) -> None:
        self._keyboard = page.keyboard

    def press(self, place: Locator) -> None:
        """Go to something with Tab, and press Enter."""
        self.go_to(place)
        self._keyboard.press("Enter")

    def go_to(self, place: Locator) -> None:
        """Press Tab until something has the focus."""
        place.wait_for()
        if place.evaluate("() => document.activeElement === document.body"):
            self._keyboard.press("Tab")  # what had the focus is gone: from there to the next one
        distance = place.evaluate(TAB_DISTANCE)
        assert abs(distance) < MOST_TABS, place
        for _ in range(abs(distance)):
            self._keyboard.press("Tab" if distance > 0 else "Shift+Tab")
        assert place.evaluate("(goal) => goal === document.activeElement"), f"no way to {place}"

    def choose(self, radio: Locator) -> None:
        """Go to the group of a radio button with Tab, and to itself with arrows."""
        group = radio.page.locator(f"input[name='{radio.get_attribute('name')}']")
        chosen = radio.page.locator(f"input[name='{radio.get_attribute('name')}']:checked")
        self.go_to(chosen)
        for _ in range(group.count()):
            if radio.is_checked():
                return
            self._keyboard.press("ArrowRight")
        raise AssertionError(f"no way to {radio}")

    def select(self, box: Locator, value: str) -> None:
        """Go to a list with Tab, and through it with arrows."""
        self.go_to(box)
        self._keyboard.press("Home")
        for _ in range(box.get_by_role("option").count()):
            if box.input_value() == value:
                return
            self._keyboard.press("ArrowDown")
        raise AssertionError(f"no {value} in {box}")

    def drag(self, start: Locator, goal: Callable[[], Locator]) -> None:
        """Keys drag nothing."""
        raise NotImplementedError


def middle(place: Locator) -> tuple[float, float]:
    """Return where the middle of something is."""
    place.wait_for()
    box = place.bounding_box()
    assert box is not None, f"{place} cannot be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def aim(goal: Callable[[], Locator]) -> Iterator[tuple[float, float]]:
    """Say where to move to hit a goal, and where to go on as long as previews push it away."""
    before = None
    for _ in range(MOST_AIMS):
        place = goal()
        place.wait_for()
        x, y = place.evaluate(AIM, before)
        if before == [x, y]:
            return
        yield x, y
        before = [x, y]
    raise AssertionError(f"{goal()} does not keep still")
