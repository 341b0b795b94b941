"""The page from a folder of files, with the network switched off: everything that needs no server.

Minutes long, so `make soak` has it; `make test` has test_without_server.py.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.serving import ServerProcess

from .conftest import PHONE, ROOT
from .looking import overflow, violations
from .people import Person
from .playing import is_still_turn, is_turn, sit_at, take_step
from .profiles import Profile, Profiles, keep_game, offline, profiles, site
from .scenery import COUNTED
from .screens import GAMES, Curtain, Home, Lesson, NewTable
from .static_site import StaticSite
from .test_whole_games_in_browser import begin
from .test_without_server import play_offline, play_unkept

__all__ = ["offline", "profiles", "site"]
pytestmark = pytest.mark.slow
GOLDEN = ROOT / "tests" / "golden" / "games" / "plain-2.coatl"
FILL = """IDBObjectStore.prototype.add = () => {
  throw new DOMException('no room', 'QuotaExceededError');
}"""


@pytest.mark.parametrize("hand", ["mouse", "finger"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_without_a_network(profiles: Profiles, game: str, hand: str) -> None:
    profile = profiles.make(hand)
    profile.go_offline()
    play_offline(profile, game)
    assert overflow(profile.people[0].page) == []


def game_in(record: Path) -> list[str]:
    """Return what was played: all lines from the deal on."""
    lines = record.read_text("utf-8").splitlines()
    return lines[next(at for at, line in enumerate(lines) if line.startswith("deal:")) :]


def has_hint(person: Person) -> bool:
    """Ask by key, as often as it takes: a page that is not drawn yet does not listen."""
    person.page.keyboard.press("h")
    return any('"type":"hint"' in frame for frame in person.watch.frames)


def test_records_in_and_out_points_cards_and_hints(offline: Profile) -> None:
    person = offline.enter()
    Home(person).open()
    person.page.locator("input[type=file]").set_input_files(GOLDEN)
    person.page.wait_for_url(re.compile("#/replay/here-"))
    expect(person.page.locator("input[type=range]").first).to_be_visible()
    with person.page.expect_download() as saved:
        person.press("button", "end-record")
    assert saved.value.suggested_filename.endswith(".coatl")
    wanted = game_in(GOLDEN)
    assert game_in(saved.value.path())[: len(wanted)] == wanted  # then, that it goes on from there
    other = "coatl record 1\ngame: board\nrules: 99\nscores: 1 2\n0 take B\n"
    Home(person).open()
    person.page.locator("input[type=file]").set_input_files(
        {"name": "b.coatl", "mimeType": "text/plain", "buffer": other.encode()}
    )
    expect(person.page.get_by_role("alert").first).to_contain_text(re.compile(r"\w"))
    assert "#/replay" not in person.page.url
    person.visit(f"#/{COUNTED}")
    total = person.find("table", "helper-totals").get_by_role("row").last
    expect(total).to_have_text(re.compile(r"[1-9]\d*$"))
    person.visit("#/cards")
    expect(person.page.locator("main svg").first).to_be_visible()
    Home(person).open()
    person.hand.press(Home(person).begin)
    person.page.wait_for_url(re.compile("#/t/here-"))
    sit_at(person, random.Random(1))
    person.until(lambda: has_hint(person), "a hint")
    assert offline.fetched() == []


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_the_first_screen_speaks_and_can_be_read(profiles: Profiles, language: str) -> None:
    profile = profiles.make(language=language)
    profile.go_offline()
    person = profile.enter()
    Home(person).open()
    person.hand.press(person.page.locator("input[value=carver]").locator("xpath=.."))
    expect(person.page.locator("[data-stage=ready]")).to_be_visible()
    expect(person.page.locator("input[value=high-priest]")).to_be_disabled()
    assert violations(person.page) == []
    person.resize(**PHONE)
    assert overflow(person.page) == []


def test_a_game_that_finds_no_room_goes_on_and_says_so(offline: Profile) -> None:
    play_unkept(offline, FILL, "full")


def test_a_worker_that_is_ended_goes_on_from_what_is_stored(offline: Profile) -> None:
    rng = random.Random("end")
    person = offline.enter(
        "const Real = Worker; Worker = class extends Real {"
        " constructor(...all) { super(...all); window.ended = () => this.dispatchEvent("
        "new ErrorEvent('error', { message: 'ended', cancelable: true })); } }"
    )
    begin(person, "board")
    table = sit_at(person, rng)
    take_step(table, rng)
    version = person.state["version"]
    person.page.evaluate("window.ended()")
    person.press("button", "app-again")
    table = sit_at(person, rng)
    assert person.state["version"] == version
    take_step(table, rng)


def test_two_people_with_this_device_and_a_lesson(offline: Profile) -> None:
    rng = random.Random("hot seat")
    person = offline.enter()
    making = NewTable(person)
    making.open()
    making.choose_game("cards")
    making.give_seat(2, "here")
    making.make()
    table = sit_at(person, rng)
    person.until(lambda: len(person.seen.states) == 2, "both seats")
    curtain = Curtain(person)
    for seat in (0, 1):
        name = ("Player", "Player 2")[seat]
        person.seat = seat
        person.until(lambda: is_turn(person), "the turn of the other")
        expect(curtain.title(name).or_(table.commit_button)).to_be_visible()
        if curtain.title(name).is_visible():
            curtain.lift(name)
        while is_still_turn(person):
            take_step(table, rng)
    expect(curtain.title("Player")).to_be_visible()
    person.seat = None
    lesson = Lesson(person, "board")
    lesson.begin()
    lesson.expect_step("goal")
    lesson.go_on()
    lesson.expect_step("keep-done")
    assert offline.fetched() == []


def test_when_the_server_goes_away_the_page_plays_here(
    profiles: Profiles, server: ServerProcess
) -> None:
    rng = random.Random("instead")
    profile = profiles.make(home=server.url)
    person = profile.enter()
    Home(person).open()
    keep_game(person)
    person.page.reload()
    begin(person, "board")
    sit_at(person, rng)
    assert not person.table.startswith("here-")
    profile.is_excused = True
    profile.context.set_offline(True)
    person.page.reload()
    person.press("button", "here-instead")
    person.hand.press(Home(person).begin)
    person.page.wait_for_url(re.compile("#/t/here-"))
    take_step(sit_at(person, rng), rng)


WINDOWS = """async () => (
  await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
).length"""


def test_a_new_version_waits_for_the_reader_and_running_games_go_on(
    offline: Profile, site: StaticSite
) -> None:
    rng = random.Random("update")
    person = offline.enter()
    begin(person, "carl")
    address = person.page.url
    table = sit_at(person, rng)
    take_step(table, rng)
    version = person.state["version"]
    worker = site.folder / "sw.js"
    before = worker.read_text("utf-8")
    offline.context.set_offline(False)
    try:
        worker.write_text(f"{before}\n// a new version", encoding="utf-8")
        second = offline.enter()
        second.visit()
        update = second.find_start("button", "offline-update")
        second.hand.press(update)
        # Another window is open: a game may be going on there.
        expect(update).to_contain_text(second.words.plain("offline-others"))
        take_step(table, rng)
        assert person.state["version"] > version
        offline.end_window(person)
        old = offline.context.service_workers[0]
        second.until(lambda: old.evaluate(WINDOWS) == 1, "the other window to be gone")
        second.hand.press(update)
        expect(update).to_be_hidden()
        second.page.goto(address)
        take_step(sit_at(second, rng), rng)
    finally:
        worker.write_text(before, encoding="utf-8")
        offline.context.set_offline(True)
        site.asked.clear()
