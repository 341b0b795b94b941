"""The page from a folder of files, with the network switched off: everything that needs no server.

One browser profile is shared, as a reader's is: the game is fetched once and kept.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, Route, expect

from tests.amounts import amount
from tests.patience import PATIENCE
from tests.server.serving import ServerProcess

from .chromium import FLAGS, finder_for
from .conftest import DESKTOP, LOCALES, PHONE, ROOT
from .looking import overflow, violations
from .people import Person
from .playing import MOST_STEPS, final_points, is_turn, play, play_to_end, sit_at, take_step
from .profiles import Profile, keep_game
from .scenery import COUNTED
from .screens import GAMES, Curtain, End, Home, Lesson, NewTable
from .static_site import StaticSite
from .test_whole_games_in_browser import begin, steps_left
from .words import words_of

pytestmark = pytest.mark.slow
GOLDEN = ROOT / "tests" / "golden" / "games" / "plain-2.coatl"
FORBID = "Object.defineProperty(window, 'indexedDB', { get() { throw new Error('no'); } })"
FILL = """IDBObjectStore.prototype.add = () => {
  throw new DOMException('no room', 'QuotaExceededError');
}"""
DAMAGE = """async (table) => {
  const open = indexedDB.open('coatl');
  await new Promise((done) => { open.onsuccess = done; });
  const change = open.result.transaction('entries', 'readwrite');
  change.objectStore('entries').delete([table, 2]);
  await new Promise((done) => { change.oncomplete = done; });
  open.result.close();
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[StaticSite]:
    with StaticSite(tmp_path_factory.mktemp("site")) as started:
        yield started


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """A browser for this module alone: its profile lives longer than a test."""
    own = Path(playwright.chromium.executable_path)
    found = finder_for(own, ROOT / "build" / "chromium").find()
    browser = playwright.chromium.launch(
        executable_path=found.path,
        args=list(FLAGS),
        timeout=PATIENCE * 1000,
        env={**os.environ, **found.environment},
    )
    yield browser
    browser.close()


Open = Callable[..., Profile]


@pytest.fixture(scope="module")
def opened() -> list[Profile]:
    return []


@pytest.fixture(autouse=True)
def left(opened: list[Profile]) -> Iterator[None]:
    """What a test that failed has left open is no other test's."""
    yield
    for profile in opened:
        profile.leave()


@pytest.fixture(scope="module")
def profiles(chromium: Browser, site: StaticSite, opened: list[Profile]) -> Iterator[Open]:

    def make(hand: str = "mouse", language: str = "en", home: str = "") -> Profile:
        touch = hand == "finger"
        context = chromium.new_context(
            viewport=PHONE if touch else DESKTOP,
            has_touch=touch,
            is_mobile=touch,
            locale=LOCALES[language],
            reduced_motion="reduce",
        )
        opened.append(Profile(site, context, language, hand, home))
        return opened[-1]

    yield make
    for profile in opened:
        profile.context.close()


@pytest.fixture(scope="module")
def kept(profiles: Open, site: StaticSite) -> Profile:
    """A profile that keeps the game, and whose network is switched off."""
    profile = profiles()
    person = profile.enter()
    Home(person).open()
    keep_game(person)
    profile.close()
    profile.context.set_offline(True)
    site.asked.clear()
    return profile


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network(kept: Profile, game: str) -> None:
    rng = random.Random(game)
    person = kept.enter()
    begin(person, game)
    table = sit_at(person, rng)
    for _ in range(2):
        take_step(table, rng)
    drafted = person.state["position"]["draft"]["steps"]
    person.page.reload()  # in the middle of a draft
    table = sit_at(person, rng)
    assert person.state["position"]["draft"]["steps"] == drafted
    address = person.page.url
    person.page.close()  # and closed and opened again
    person = kept.enter()
    person.page.goto(address)
    table = sit_at(person, rng)
    play_to_end(table, rng)
    End(person).expect_standings(final_points(person))
    assert person.state["table"]["id"].startswith("here-")
    assert kept.fetched() == []
    kept.people = [each for each in kept.people if not each.page.is_closed()]
    kept.close()


def test_a_game_by_touch(profiles: Open) -> None:
    rng = random.Random("touch")
    profile = profiles("finger")
    person = profile.enter()
    begin(person, "board")
    table = sit_at(person, rng)
    assert play(table, rng, steps_left(amount(8, soak=MOST_STEPS))) >= 8
    assert overflow(person.page) == []
    profile.close()


def game_in(record: Path) -> list[str]:
    """Return what was played: all lines from the deal on."""
    lines = record.read_text("utf-8").splitlines()
    return lines[next(at for at, line in enumerate(lines) if line.startswith("deal:")) :]


def has_hint(person: Person) -> bool:
    """Ask by key, as often as it takes: a page that is not drawn yet does not listen."""
    person.page.keyboard.press("h")
    return any('"type":"hint"' in frame for frame in person.watch.frames)


def test_records_in_and_out_points_cards_and_hints(kept: Profile) -> None:
    person = kept.enter()
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
    assert kept.fetched() == []
    kept.close()


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_the_first_screen_speaks_and_can_be_read(kept: Profile, language: str) -> None:
    person = kept.enter(f"localStorage.setItem('coatl.language', '{language}')")
    person.words = words_of(language)
    home = Home(person)
    home.open()
    person.hand.press(person.page.locator("input[value=carver]").locator("xpath=.."))
    expect(person.page.locator("[data-stage=ready]")).to_be_visible()
    expect(person.page.locator("input[value=high-priest]")).to_be_disabled()
    assert violations(person.page) == []
    person.resize(**PHONE)
    assert overflow(person.page) == []
    kept.close()


@pytest.mark.parametrize(
    ("script", "trouble"), [(FORBID, "forbidden"), (FILL, "full")], ids=["forbidden", "full"]
)
def test_a_game_that_cannot_be_kept_goes_on_and_says_so(
    kept: Profile, script: str, trouble: str
) -> None:
    rng = random.Random(trouble)
    person = kept.enter(script)
    begin(person, "cards")
    table = sit_at(person, rng)
    expect(person.page.locator(f"[data-trouble={trouble}]").first).to_be_visible()
    note = person.page.locator(f"[data-trouble={trouble}]").first
    expect(note).to_contain_text(person.words.plain(f"here-{trouble}-title"))
    person.hand.press(note.get_by_role("button"))
    expect(note.get_by_role("button")).to_be_hidden()
    play(table, rng, steps_left(4))
    kept.close()


def test_one_damaged_game_is_told_and_the_others_go_on(kept: Profile) -> None:
    rng = random.Random("damage")
    person = kept.enter()
    begin(person, "carl")
    good = person.page.url
    sit_at(person, rng)
    begin(person, "board")
    sit_at(person, rng)
    person.page.evaluate(DAMAGE, person.table)
    person.page.reload()
    expect(person.page.get_by_text(person.words.plain("error-damaged-here"))).to_be_visible()
    person.page.goto(good)
    take_step(sit_at(person, rng), rng)
    kept.close()


def test_half_an_engine_is_told_and_can_be_fetched_again(profiles: Open) -> None:
    profile = profiles()
    person = profile.enter()

    def cut(route: Route) -> None:
        route.fulfill(status=200, body=b"half", content_type="application/zip")

    person.page.route("**/coatl.zip", cut)
    home = Home(person)
    home.open()
    person.hand.press(home.begin)
    expect(person.page.locator("[data-stage=failed] [role=alert]")).to_be_visible()
    person.page.unroute("**/coatl.zip")
    person.hand.press(person.find("button", "app-again"))
    expect(person.page.locator("[data-stage=ready]")).to_be_visible()
    person.hand.press(home.begin)
    sit_at(person, random.Random(1))
    profile.close()


def test_a_worker_that_is_ended_goes_on_from_what_is_stored(kept: Profile) -> None:
    rng = random.Random("end")
    person = kept.enter(
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
    kept.close()


def test_two_people_with_this_device_and_a_lesson(kept: Profile) -> None:
    rng = random.Random("hot seat")
    person = kept.enter()
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
        while is_turn(person):
            take_step(table, rng)
    expect(curtain.title("Player")).to_be_visible()
    person.seat = None
    lesson = Lesson(person, "board")
    lesson.begin()
    lesson.expect_step("goal")
    lesson.go_on()
    lesson.expect_step("keep-done")
    assert kept.fetched() == []
    kept.close()


def test_when_the_server_goes_away_the_page_plays_here(
    profiles: Open, server: ServerProcess
) -> None:
    rng = random.Random("instead")
    profile = profiles(home=server.url)
    person = profile.enter()
    Home(person).open()
    keep_game(person)
    person.page.reload()
    begin(person, "board")
    sit_at(person, rng)
    assert not person.table.startswith("here-")
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
    kept: Profile, site: StaticSite
) -> None:
    rng = random.Random("update")
    person = kept.enter()
    begin(person, "carl")
    address = person.page.url
    table = sit_at(person, rng)
    take_step(table, rng)
    version = person.state["version"]
    worker = site.folder / "sw.js"
    before = worker.read_text("utf-8")
    kept.context.set_offline(False)
    try:
        worker.write_text(f"{before}\n// a new version", encoding="utf-8")
        second = kept.enter()
        second.visit()
        update = second.find_start("button", "offline-update")
        second.hand.press(update)
        # Another window is open: a game may be going on there.
        expect(update).to_contain_text(second.words.plain("offline-others"))
        take_step(table, rng)
        assert person.state["version"] > version
        kept.people.remove(person)
        person.page.close()
        old = kept.context.service_workers[0]
        second.until(lambda: old.evaluate(WINDOWS) == 1, "the other window to be gone")
        second.hand.press(update)
        expect(update).to_be_hidden()
        second.page.goto(address)
        take_step(sit_at(second, rng), rng)
    finally:
        worker.write_text(before, encoding="utf-8")
        kept.context.set_offline(True)
        site.asked.clear()
    kept.close()
