"""Walks through the screens beside the tables: counting points, cards, replays, a lesson."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from .board_table import BoardTable
from .conftest import LOCALES, Crowd
from .playing import Table, is_turn, sit_at, take_step
from .scenery import LAST_BOARD, MAIN
from .screens import Lesson, Replay
from .tables import Tables

pytestmark = pytest.mark.slow
FIRST_LOAD = 250_000
"""Bytes on the wire, compressed."""
PIECES = ("head B", "body B", "body B", "body R", "body B", "body B", "tail K")


def test_points_are_counted_and_outlive_a_reload(crowd: Crowd) -> None:
    person = crowd.enter()
    person.visit("#/score")
    for piece in PIECES:
        kind, colour = piece.split()
        name = person.words.plain(f"board-piece-{kind}", colour=colour)
        person.press("button", "helper-add", piece=name)
    # The cards are in their order when the whole Cóatl was counted.
    expect(person.page.get_by_text(person.words.all("helper-doubt-no-prophecy"))).to_be_visible()
    picker = person.find("region", "helper-pick")
    card = picker.get_by_role("button", name=re.compile(r"^P\d\d:"), pressed=False).first
    name = (card.get_attribute("aria-label") or "")[:3]
    person.hand.press(card)
    person.page.wait_for_url(re.compile(rf"#/score/board/HBBBRBBKT\.{name}$"))
    total = person.find("table", "helper-totals").get_by_role("row").last
    expect(total).to_have_text(re.compile(r"[1-9]\d*$"))
    points = total.inner_text()
    person.page.reload()
    expect(total).to_have_text(re.compile(rf"{points.split()[-1]}$"))
    laid = picker.get_by_role("button", name=re.compile(rf"^{name}:"))
    expect(laid).to_have_attribute("aria-pressed", "true")


def test_a_card_of_the_gallery_is_tried(crowd: Crowd) -> None:
    person = crowd.enter()
    person.visit("#/cards/board")
    cards = person.find("region", "gallery-cards").get_by_role("link")
    expect(cards.first).to_be_visible()
    every = cards.count()
    filters = person.find("complementary", "gallery-filters")
    temples = person.find_start("button", "gallery-group-temple", filters)
    person.hand.press(temples)
    expect(temples).to_have_attribute("aria-pressed", "true")
    expect(cards).to_have_count(int(temples.inner_text().split()[-1]))
    assert 0 < cards.count() < every
    person.hand.press(cards.nth(2))
    person.page.wait_for_url(re.compile(r"#/cards/board/T\d\d$"))
    person.press("link", "gallery-try")
    person.page.wait_for_url(re.compile(r"#/score/board/.*T\d\d"))
    total = person.find("table", "helper-totals").get_by_role("row").last
    expect(total).to_have_text(re.compile(r"[1-9]\d*$"))


@pytest.mark.parametrize("language", LOCALES)
def test_the_first_screen_is_small(crowd: Crowd, language: str) -> None:
    person = crowd.enter(language=language)
    received: list[float] = []
    tools = person.page.context.new_cdp_session(person.page)
    tools.send("Network.enable")
    tools.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    person.visit()
    expect(person.find_start("button", "home-play-against")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert 50_000 < sum(received) < FIRST_LOAD


@pytest.mark.parametrize("part", ["Gallery", "gallery"], ids=["code", "texts"])
def test_a_screen_that_cannot_be_fetched_can_be_tried_again(crowd: Crowd, part: str) -> None:
    crowd.excused = re.compile("Failed to (load|fetch)")
    person = crowd.enter()
    person.visit("")
    asset = re.compile(rf"/assets/{part}-")
    person.page.route(asset, lambda route: route.abort())
    person.visit("#/cards/board")
    told = person.page.get_by_role("alert").filter(has_text=person.words.plain("app-unreachable"))
    expect(told).to_be_visible()
    person.page.unroute(asset)
    person.press("button", "app-again")
    expect(person.find("region", "gallery-cards").get_by_role("link").first).to_be_visible()


def sit_without_all(crowd: Crowd, tables: Tables) -> Table:
    """Return a board table of which something will not be fetched."""
    crowd.excused = re.compile("Failed to (load|fetch)")
    target = tables.at(MAIN)
    person = crowd.enter(storage_state=tables.device(target, 0))
    person.visit(f"#/t/{target.table}")
    table = sit_at(person, random.Random(0))
    expect(table.undo).to_be_visible()
    return table


def test_a_table_goes_on_without_the_words_for_reasons(crowd: Crowd, tables: Tables) -> None:
    table = sit_without_all(crowd, tables)
    person = table.person
    person.page.route(re.compile("/assets/why-"), lambda route: route.abort())
    with person.page.expect_event("requestfailed", lambda asked: "/assets/why-" in asked.url):
        person.hand.press(person.find_start("button", "board-card-look").first)
    person.next_frame()
    expect(table.undo).to_be_visible()


@pytest.mark.parametrize("part", ["Detail", "gallery"], ids=["code", "texts"])
def test_a_table_goes_on_without_all_about_a_card(crowd: Crowd, tables: Tables, part: str) -> None:
    table = sit_without_all(crowd, tables)
    person = table.person
    asset = re.compile(rf"/assets/{part}-")
    person.page.route(asset, lambda route: route.abort())
    drawer = person.find("dialog", "about-card")
    person.press("button", "about-cards")
    expect(drawer.get_by_role("alert")).to_have_text(person.words.plain("app-unreachable"))
    person.page.unroute(asset)
    person.press("button", "board-close", drawer)
    expect(table.undo).to_be_visible()
    person.press("button", "about-cards")
    expect(drawer.get_by_role("heading", level=2)).to_be_visible()


def test_a_replay_is_looked_through_and_played_on(crowd: Crowd, tables: Tables) -> None:
    target = tables.finished(LAST_BOARD, 1)
    person = crowd.enter(storage_state=tables.device(target, 0))
    replay = Replay(person)
    person.visit(f"#/replay/{target.table}")
    replay.wait()
    person.hand.press(replay.slider)  # in its middle
    middle = replay.step
    person.page.wait_for_url(re.compile(rf"#/replay/{target.table}/{middle}$"))
    assert 0 < middle < int(replay.slider.get_attribute("max") or 0)
    person.page.keyboard.press("ArrowRight")
    expect(replay.slider).to_have_value(str(middle + 1))
    person.page.keyboard.press("PageDown")
    expect(replay.slider).not_to_have_value(str(middle + 1))
    replay.look_as(2)
    expect(person.page.get_by_text(person.words.all("replay-eyes-seat"))).to_be_visible()
    replay.play_on()
    table = sit_at(person, random.Random("replay"))
    person.until(lambda: is_turn(person), "one's turn")
    take_step(table, table.rng)


def test_the_first_steps_of_a_lesson(crowd: Crowd) -> None:
    person = crowd.enter()
    lesson = Lesson(person, "board")
    lesson.begin()
    table = BoardTable(person, random.Random("lesson"))
    lesson.expect_step("goal")
    lesson.go_on()
    # Three are dealt, and all of them start kept.
    lesson.expect_step("keep-done")
    table.commit()
    lesson.expect_step("take")
    act(table, "take", colours="BB")
    lesson.expect_step("commit")
    table.commit()
    expect(lesson.title("commit")).to_be_hidden()
    person.page.reload()
    expect(lesson.title("goal")).to_be_hidden()


def act(table: BoardTable, kind: str, **args: str) -> None:
    """Do the first thing of a kind, and wait until it has happened."""
    person = table.person
    person.until(lambda: is_turn(person), "one's turn")
    state = person.state
    action = next(
        each
        for each in state["position"]["legal"]
        if each["kind"] == kind and each["args"].items() >= args.items()
    )
    table.act(action)
    person.until_changed(state["version"])
