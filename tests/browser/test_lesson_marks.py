"""The mark of a lesson lies beside what it speaks of, in every kind of window."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import ViewportSize

from .board_table import BoardTable
from .conftest import DESKTOP, PHONE, Crowd
from .looking import SHORT
from .people import Person
from .screens import Lesson

pytestmark = pytest.mark.slow
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
COVERED = """(is_roomy) => {
  const box = (element) => element.getBoundingClientRect();
  const mark = box(document.querySelector('.place:has(.mark)'));
  const covers = (one) => Math.min(mark.right, one.right) - Math.max(mark.left, one.left) > 2
    && Math.min(mark.bottom, one.bottom) - Math.max(mark.top, one.top) > 2;
  // What is pointed at without its frame, the bars, the tabs, the places.
  const inside = ({ left, right, top, bottom }) =>
    ({ left: left + 6, right: right - 6, top: top + 6, bottom: bottom - 6 });
  const bars = ['footer', '[role=tablist]'];
  const kinds = is_roomy ? [...bars, 'header', '.ghosts button', '[data-socket]'] : bars;
  const all = (kind) => [...document.querySelectorAll(kind)].map(box);
  const lines = is_roomy ? all('.scrim .line').map(inside) : [];
  return [...kinds.filter((kind) => all(kind).some(covers)),
    ...lines.filter(covers).map(() => 'what is pointed at')];
}"""


def show(person: Person) -> None:
    """Let the lesson show what to press, and press it."""
    person.press("button", "learn-show")
    person.page.keyboard.press("Enter")


@pytest.mark.parametrize(("size", "language"), [(SHORT[0], "fr"), (PHONE, "pt-BR")])
def test_a_mark_covers_neither_places_nor_the_round(
    crowd: Crowd, size: ViewportSize, language: str
) -> None:
    person = crowd.enter(size=size, language=language)
    lesson = Lesson(person, "cards")
    lesson.begin()
    for step, go_on in (
        ("goal", lesson.go_on),
        ("own", lesson.go_on),
        ("lift", lambda: show(person)),
        ("flip", lambda: show(person)),
        ("place", lambda: show(person)),
    ):
        lesson.expect_step(step)
        # A lifted Feather, praise and long words leave a short window no room beside everything:
        # the keys and the tabs stay free there.
        free = size == PHONE or step in ("goal", "own", "lift")
        # It moves when it has looked where everything is.
        person.until(lambda: person.page.evaluate(COVERED, free) == [], f"room at “{step}”")  # noqa: B023
        go_on()


SAID = """() => document.querySelector('#mark-text')
  && ['#mark-title', '#mark-text'].map((each) => document.querySelector(each).textContent)"""
COMMITS = ("keep-done", "commit", "choose-done")
"""Steps of the board lesson that end with its largest button."""
WALK = (
    *("keep-done", "take", "commit", "choose", "choose-done"),
    *("begin", "begin", "add", "add"),  # a piece is lifted, then laid
)


def test_a_mark_leaves_tabs_and_empty_places_of_a_small_phone_free(crowd: Crowd) -> None:
    person = crowd.enter(size=SMALL_PHONE, language="fr")  # its words need three lines
    lesson = Lesson(person, "board")
    lesson.begin()
    table = BoardTable(person, random.Random("lesson"))
    lesson.expect_step("goal")
    lesson.go_on()
    for step in WALK:
        lesson.expect_step(step)
        roomy = step in ("begin", "add")  # the others have no places yet
        person.until(lambda: person.page.evaluate(COVERED, roomy) == [], f"room at “{step}”")  # noqa: B023
        said = [None, person.page.evaluate(SAID)]
        if step in COMMITS:
            table.commit()
        else:
            show(person)
        person.until(lambda: person.page.evaluate(SAID) not in said, "the next words")  # noqa: B023


BRIGHT = """() => {
  const box = (element) => element.getBoundingClientRect();
  const told = [...document.querySelectorAll('aside.left .rest, .told section')]
    .find((element) => box(element).height > 0);
  if (!told) return 'nothing is told';
  const { left, right, top, bottom } = box(told);
  const x = (left + right) / 2, y = (top + bottom) / 2;
  const holes = [...document.querySelectorAll('.scrim .line')].map(box);
  return holes.some((hole) =>
    hole.left <= x && x <= hole.right && hole.top <= y && y <= hole.bottom);
}"""


def test_why_carl_does_something_is_not_in_the_shade(crowd: Crowd) -> None:
    person = crowd.enter(language="fr")
    lesson = Lesson(person, "carl")
    lesson.begin()
    for step in ("goal", "wants"):
        lesson.expect_step(step)
        lesson.go_on()
    lesson.expect_step("watch")
    for size in (DESKTOP, PHONE, *SHORT):
        person.page.set_viewport_size(size)
        person.until(lambda: person.page.evaluate(BRIGHT) is True, f"a bright reason at {size}")


SEEN = """() => {
  const { left, top, width, height } =
    document.querySelector('.place:has(.mark)').getBoundingClientRect();
  const px = (value) => `${value}px`;
  Object.assign(document.querySelector('[data-news]').style, { pointerEvents: 'auto',
    inset: 'auto', left: px(left), top: px(top), width: px(width), height: px(height) });
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen.closest('.mark') !== null;
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SHORT[0]])
def test_news_of_a_theft_lie_below_what_a_lesson_says(crowd: Crowd, size: ViewportSize) -> None:
    person = crowd.enter(size=size)
    lesson = Lesson(person, "cards")
    lesson.begin()
    lesson.expect_step("goal")
    assert person.page.evaluate(SEEN)  # the news are laid where the words are
