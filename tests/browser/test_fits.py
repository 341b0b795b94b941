"""What is written fits where it stands: small cards, bars, panels; narrow and short windows."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import Crowd
from .looking import SHORT
from .people import Person, Role
from .scenery import SCREENS, Stage
from .tables import Tables

pytestmark = pytest.mark.slow
LANDSCAPE = SHORT[0]
LOWEST: ViewportSize = {"width": 568, "height": 320}
"""The smallest phone on its side."""
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
WINDOW: ViewportSize = {"width": 1366, "height": 657}
"""What a browser leaves of a laptop's screen."""
TABLET: ViewportSize = {"width": 820, "height": 1180}
SQUARE: ViewportSize = {"width": 1024, "height": 768}
"""The narrowest table with three columns."""
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
SMALL: ViewportSize = {"width": 320, "height": 568}
CUT = """(selector) => [...document.querySelectorAll(selector)]
  .filter((e) => e.checkVisibility())
  .filter((e) => e.scrollWidth > e.clientWidth + 1
    || (getComputedStyle(e).overflowY !== 'visible' && e.scrollHeight > e.clientHeight + 1))
  .map((e) => `${e.className}: ${e.textContent.trim()} in ${e.clientWidth} x ${e.clientHeight}`)"""

PARTS = """(all) => all.map((each) =>
  [...each.children].map((part) => part.getBoundingClientRect().toJSON()))"""

HIGHER = """(all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1)
  .map((each) => each.textContent)"""


def cut(person: Person, size: ViewportSize, selector: str) -> list[str]:
    """Return what has more to show than there is room for in a window of a size."""
    person.page.set_viewport_size(size)
    for _ in range(3):
        person.next_frame()
    found: list[str] = person.page.evaluate(CUT, selector)
    return found


def test_small_cards_and_lanes_of_the_board_game(crowd: Crowd, tables: Tables) -> None:
    stage = Stage(crowd, tables, "pt-BR")  # its words are the longest
    person = SCREENS["board, the first turn"](stage)
    for size in (LAPTOP, SQUARE, LANDSCAPE, PHONE, SMALL):
        assert cut(person, size, ".mini .levels") == []
    person.page.set_viewport_size(WINDOW)  # nothing of the supply lies below the fold
    person.next_frame()
    left = person.page.locator("aside.left")
    assert left.evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1
    person = SCREENS["board, a turn"](stage)
    for size in (LAPTOP, SQUARE, LANDSCAPE, TABLET, PHONE, SMALL):
        assert cut(person, size, ".mini .badge > span, .lane .lh, footer .btn") == []
    assert cut(person, PHONE, "main .body") == []  # nor is there anything to scroll


def test_the_bars_of_a_match(crowd: Crowd, tables: Tables) -> None:
    person = SCREENS["match, Prophecies to fulfil"](Stage(crowd, tables, "pt-BR"))
    for size in (LAPTOP, TABLET, PHONE, SMALL_PHONE, SMALL):
        assert cut(person, size, "header, footer, footer .say, footer .keys") == []
    # The round is shown in the smallest window too.
    assert person.page.locator("header .rounds .steps").is_visible()
    person.page.set_viewport_size(WINDOW)  # what can be fulfilled comes before the levels there
    person.next_frame()
    switch = person.page.get_by_role("switch").first.bounding_box()
    hand = person.page.locator(".bottom").bounding_box()
    assert switch is not None
    assert hand is not None
    assert switch["y"] + switch["height"] <= hand["y"]


def test_nothing_lies_over_the_keys_of_a_short_window(crowd: Crowd, tables: Tables) -> None:
    person = SCREENS["cards, Prophecies to fulfil"](Stage(crowd, tables, "pt-BR"))
    assert cut(person, LOWEST, "main, main .panel") == []


def test_a_hint_in_a_short_window(crowd: Crowd, tables: Tables) -> None:
    person = SCREENS["cards, coach"](Stage(crowd, tables, "pt-BR", size=LANDSCAPE))
    assert cut(person, LANDSCAPE, ".hint .telling") == []


def test_a_whole_plan_leaves_the_coatl_whole(crowd: Crowd, tables: Tables) -> None:
    person = SCREENS["board, hint"](Stage(crowd, tables, "fr"))
    person.page.set_viewport_size(LANDSCAPE)
    person.page.locator("#tab-build").click()
    expect(person.page.locator(".hint.open")).to_be_visible()
    bed = person.page.locator("#panel .fill").bounding_box()
    coatl = person.page.locator("#panel .fill svg[role=group], #panel .fill svg[role=img]").last
    drawn = coatl.bounding_box()
    assert bed is not None
    assert drawn is not None
    assert bed["y"] <= drawn["y"]
    assert drawn["y"] + drawn["height"] <= bed["y"] + bed["height"] + 1


def test_the_slider_of_a_replay_is_in_view(crowd: Crowd, tables: Tables) -> None:
    person = SCREENS["replay of a board game"](Stage(crowd, tables, "fr", size=LANDSCAPE))
    for size in SHORT:
        assert cut(person, size, "footer, .page > .time") == []
        slider = person.page.get_by_role("slider").bounding_box()
        assert slider is not None
        assert slider["y"] + slider["height"] <= size["height"]


def test_a_replay_of_the_card_game_shows_the_row_that_grows(crowd: Crowd, tables: Tables) -> None:
    person = SCREENS["replay of a card game"](Stage(crowd, tables, "fr", size=LANDSCAPE))
    row = person.page.locator("article .stage").bounding_box()
    time = person.page.locator(".page > .time").bounding_box()
    assert row is not None
    assert time is not None
    assert row["y"] + row["height"] <= time["y"]


@pytest.mark.parametrize(
    ("name", "way"),
    [("home with a game to go on with", "home-continue"), ("home", "home-first-begin")],
)
def test_the_way_on_is_in_view(crowd: Crowd, tables: Tables, name: str, way: str) -> None:
    person = SCREENS[name](Stage(crowd, tables, "fr"))
    role: Role = "link" if way == "home-continue" else "button"
    found = person.find_start(role, way)
    for size in (*SHORT, PHONE, SMALL_PHONE):
        person.page.set_viewport_size(size)
        for _ in range(3):
            person.next_frame()
        box = found.bounding_box()
        assert box is not None
        tabs = person.page.locator("nav[data-places]").bounding_box() if size != LANDSCAPE else None
        assert box["y"] + box["height"] <= (tabs["y"] if tabs else size["height"])


def test_how_a_complete_coatl_paid_stands_in_one_line(crowd: Crowd, tables: Tables) -> None:
    person = SCREENS["board after the end"](Stage(crowd, tables, "fr"))
    lines = person.page.locator("li .one").evaluate_all(PARTS)
    assert lines
    for numeral, serpent, points in lines:
        assert numeral["width"] < serpent["width"]
        assert points["x"] >= serpent["right"]
        assert points["y"] < serpent["bottom"]


def test_no_sentence_of_a_card_runs_into_its_stairs(crowd: Crowd, tables: Tables) -> None:
    person = SCREENS["rules of the card game"](Stage(crowd, tables, "fr"))  # its words are long
    sentences = person.page.locator(".figure .sentence")
    assert sentences.count() > 3
    assert sentences.evaluate_all(HIGHER) == []


def test_the_title_of_the_first_page_lies_on_the_land(crowd: Crowd, tables: Tables) -> None:
    person = SCREENS["home"](Stage(crowd, tables, "fr"))
    for size in (SHORT[1], SMALL_PHONE):
        person.page.set_viewport_size(size)
        person.next_frame()
        sky = person.page.locator(".sky").bounding_box()
        title = person.page.locator("h1").bounding_box()
        assert sky is not None
        assert title is not None
        assert title["y"] >= sky["y"] + sky["height"]


def test_all_dealt_prophecies_stand_in_one_line(crowd: Crowd, tables: Tables) -> None:
    person = SCREENS["board, choice of cards"](Stage(crowd, tables, "fr", size=SQUARE))
    dealt = person.page.locator(".setup .choice").evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect().toJSON())"
    )
    assert len(dealt) == 3
    assert len({each["y"] for each in dealt}) == 1


def test_what_is_said_of_the_connection_leaves_the_keys_free(crowd: Crowd, tables: Tables) -> None:
    person = SCREENS["board, connection lost"](Stage(crowd, tables, "fr", size=SQUARE))
    note = person.page.locator(".foot .note").bounding_box()
    key = person.page.locator("footer .keys button").first.bounding_box()
    assert note is not None
    assert key is not None
    assert note["x"] + note["width"] <= key["x"]
