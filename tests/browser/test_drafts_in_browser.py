"""A draft through the page: back and forth, through a reload and a restart of the server."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.serving import ServerProcess

from .board_table import BoardTable
from .card_table import CardTable
from .conftest import Crowd
from .hands import Finger
from .people import Person
from .playing import Table, is_over, play, sit_at, take_step
from .screens import Settings
from .tables import Moment, Tables
from .words import words_of

pytestmark = pytest.mark.slow

MOMENTS = {
    "board": Moment("board", "plain-2", "main", nth=12),
    "cards": Moment("cards", "cards-2", "play", nth=2),
    "carl": Moment("carl", "carl-greedy", "play", nth=3),
}
DRAFTED = ("begin", "add", "fulfil", "play", "done")
NOTE_SCROLLS = """() => {
  addEventListener('pointercancel', () => { window.taken = true; });
  addEventListener('scrollend', () => { window.still = true; }, { capture: true });
}"""
LOST_CONNECTION = re.compile(r"WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource")


def open_table(crowd: Crowd, tables: Tables, game: str, hand: str = "mouse", **more: str) -> Table:
    """Sit down in the middle of a game, at one's own turn."""
    target = tables.at(MOMENTS[game], bots=0 if game == "carl" else 1, pace="instant")
    home = more.get("home", tables.server.url)
    person = crowd.enter(hand, home=home, storage_state=tables.device(target, 0, game=game))
    person.visit(f"#/t/{target.table}")
    table = sit_at(person, random.Random(game))
    if isinstance(table, CardTable):
        table.hear_carl()
    return table


def steps_of(person: Person) -> list[str]:
    return [step["text"] for step in person.state["position"]["draft"]["steps"]]


def act(table: Table) -> str:
    """Do the first thing that stays a draft; return what it was."""
    person = table.person
    legal = person.state["position"]["legal"]
    action = next(
        each
        for kind in DRAFTED  # at the board, `done` gives the turn away
        for each in legal
        if each["kind"] == kind and not each["reveals"]
    )
    version = person.state["version"]
    table.act(action)
    person.until_changed(version)
    person.until_still()
    return str(action["text"])


def draft_two(table: Table) -> list[str]:
    """Take two steps that can be taken back."""
    act(table)
    act(table)
    return steps_of(table.person)


@pytest.mark.parametrize("game", ["board", "cards", "carl"])
def test_undo_redo_and_reset(crowd: Crowd, tables: Tables, game: str) -> None:
    table = open_table(crowd, tables, game)
    person = table.person
    expect(table.undo).to_have_attribute("aria-disabled", "true")
    expect(table.redo).to_have_attribute("aria-disabled", "true")
    first = act(table)
    steps = steps_of(person)
    assert steps[0] == first
    for button, expected in (
        (table.undo, steps[:-1]),
        (table.redo, steps),
        (table.reset, []),
    ):
        expect(button).not_to_have_attribute("aria-disabled", "true")
        version = person.state["version"]
        person.hand.press(button)
        person.until_changed(version)
        assert steps_of(person) == expected
    expect(table.undo).to_have_attribute("aria-disabled", "true")


def test_a_finger_that_scrolls_drops_nothing(crowd: Crowd, tables: Tables) -> None:
    table = open_table(crowd, tables, "board", "finger")
    person, page = table.person, table.person.page
    assert isinstance(table, BoardTable)
    assert isinstance(person.hand, Finger)
    person.resize(width=390, height=560)  # so low that there is something to scroll
    pieces = table.tray.get_by_role("button")
    piece = pieces.first
    person.hand.press(piece)
    expect(piece).to_have_attribute("aria-pressed", "true")
    panel = page.get_by_role("tabpanel")
    page.evaluate(NOTE_SCROLLS)
    person.hand.scroll(panel, 150)
    person.until(lambda: panel.evaluate("(e) => window.taken && window.still"), "a scroll")
    assert panel.evaluate("(e) => e.scrollTop") > 0
    expect(piece).to_have_attribute("aria-pressed", "true")
    # Another action is one press away, also on a phone.
    person.press("button", "board-switch", table.bar)
    expect(piece).to_have_attribute("aria-pressed", "false")


def test_nothing_moves_under_a_dragged_feather(crowd: Crowd, tables: Tables) -> None:
    table = open_table(crowd, tables, "cards", "finger")
    person = table.person
    assert isinstance(table, CardTable)
    assert isinstance(person.hand, Finger)
    feather = table.feathers.get_by_role("button").first
    person.hand.press(feather)
    places = table.places.get_by_role("button")
    boxes = [each.bounding_box() for each in places.all()]
    assert len(boxes) > 1
    for _ in person.hand.hover(feather, places.all()):
        person.next_frame()
        assert [each.bounding_box() for each in places.all()] == boxes


@pytest.mark.parametrize("game", ["board", "cards"])
def test_a_draft_outlives_a_reload(crowd: Crowd, tables: Tables, game: str) -> None:
    table = open_table(crowd, tables, game)
    person = table.person
    drafted = draft_two(table)
    # What would reveal something waits for its commit in the page alone: a switch of the card game.
    own = person.page.get_by_role("main")
    if game == "cards":
        own = own.get_by_role("img", name=person.words.start("cards-your-row"))
    row = own.aria_snapshot()
    person.watch.tables.clear()
    person.page.reload()
    person.until_told()
    assert steps_of(person) == drafted
    expect(table.undo).not_to_have_attribute("aria-disabled", "true")
    expect(own).to_match_aria_snapshot(row)
    version = person.state["version"]
    person.hand.press(table.undo)
    person.until_changed(version)
    assert steps_of(person) == drafted[:-1]


@pytest.mark.parametrize("game", ["board", "cards"])
def test_the_page_comes_back_after_a_restart(crowd: Crowd, tmp_path: Path, game: str) -> None:
    crowd.excused = LOST_CONNECTION
    settings = {"COATL_BOT_MILLISECONDS": "10"}
    with (
        ServerProcess(tmp_path / "data", tmp_path / "log", **settings) as server,
        Tables(server) as tables,
    ):
        table = open_table(crowd, tables, game, home=server.url)
        person = table.person
        drafted = draft_two(table)
        notice = person.page.get_by_text(person.words.plain("connection-lost"), exact=True)
        server.kill()
        expect(notice).to_be_visible()
        server.start()
        expect(notice).to_be_hidden()
        person.until_told()
        assert steps_of(person) == drafted
        rng = random.Random("restart")
        version = person.state["version"]
        play(table, rng, lambda: person.state["version"] < version + 4)
        assert is_over(person) or person.state["version"] >= version + 4


def test_a_command_given_while_the_server_is_away_is_carried_out_once(
    crowd: Crowd, tmp_path: Path
) -> None:
    crowd.excused = LOST_CONNECTION
    settings = {"COATL_BOT_MILLISECONDS": "10"}
    with (
        ServerProcess(tmp_path / "data", tmp_path / "log", **settings) as server,
        Tables(server) as tables,
    ):
        table = open_table(crowd, tables, "board", home=server.url)
        person = table.person
        first = act(table)
        server.kill()
        expect(person.page.get_by_text(person.words.plain("connection-lost"))).to_be_visible()
        person.hand.press(table.undo)
        server.start()
        person.until(lambda: not person.seen.is_busy and steps_of(person) == [], "an undo")
        assert first
        assert person.state["position"]["draft"]["redo"] == 1


@pytest.mark.parametrize("game", ["board", "cards", "carl"])
def test_the_language_changes_in_the_middle_of_a_draft(
    crowd: Crowd, tables: Tables, game: str
) -> None:
    table = open_table(crowd, tables, game)
    person = table.person
    act(table)
    steps = steps_of(person)
    for language, name in (("fr", "Français"), ("pt-BR", "Português")):
        settings = Settings(person)
        settings.open_at_table()
        settings.choose_language(name)
        person.words = words_of(language)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        settings.close()
        expect(table.undo).to_be_visible()
        assert steps_of(person) == steps
    take_step(table, random.Random(game))
