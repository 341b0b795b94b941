"""The page from a folder of files, with the network switched off: a game, and what goes wrong.

Every game by mouse and by touch, all languages, and the rest: test_without_server_at_length.py.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Route, expect

from .playing import final_points, play, play_to_end, sit_at, take_step
from .profiles import Profile, Profiles, offline, profiles, site
from .screens import End, Home
from .test_whole_games_in_browser import begin, steps_left

__all__ = ["offline", "profiles", "site"]
pytestmark = pytest.mark.slow
FORBID = "Object.defineProperty(window, 'indexedDB', { get() { throw new Error('no'); } })"
DAMAGE = """async (table) => {
  const open = indexedDB.open('coatl');
  await new Promise((done) => { open.onsuccess = done; });
  const change = open.result.transaction('entries', 'readwrite');
  change.objectStore('entries').delete([table, 2]);
  await new Promise((done) => { change.oncomplete = done; });
  open.result.close();
}"""


def test_a_whole_game_without_a_network(offline: Profile) -> None:
    play_offline(offline, "carl")


def play_offline(profile: Profile, game: str) -> None:
    """Play a whole game, reload in the middle of a draft, close the window and open it again."""
    rng = random.Random(game)
    person = profile.enter()
    begin(person, game)
    table = sit_at(person, rng)
    for _ in range(2):
        take_step(table, rng)
    drafted = person.state["position"]["draft"]["steps"]
    person.page.reload()
    table = sit_at(person, rng)
    assert person.state["position"]["draft"]["steps"] == drafted
    address = person.page.url
    profile.end_window(person)
    person = profile.enter()
    person.page.goto(address)
    table = sit_at(person, rng)
    play_to_end(table, rng)
    End(person).expect_standings(final_points(person))
    assert person.state["table"]["id"].startswith("here-")
    assert profile.fetched() == []


def test_a_game_that_may_not_be_kept_goes_on_and_says_so(profiles: Profiles) -> None:
    play_unkept(profiles.make(), FORBID, "forbidden")


def play_unkept(profile: Profile, script: str, trouble: str) -> None:
    """Play some steps where nothing can be stored; read what the page says about that."""
    rng = random.Random(trouble)
    person = profile.enter(script)
    begin(person, "cards")
    table = sit_at(person, rng)
    note = person.page.locator(f"[data-trouble={trouble}]").first
    expect(note).to_contain_text(person.words.plain(f"here-{trouble}-title"))
    person.hand.press(note.get_by_role("button"))
    expect(note.get_by_role("button")).to_be_hidden()
    assert play(table, rng, steps_left(4)) == 4


def test_one_damaged_game_is_told_and_the_others_go_on(profiles: Profiles) -> None:
    rng = random.Random("damage")
    person = profiles.make().enter()
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


def test_half_an_engine_is_told_and_can_be_fetched_again(profiles: Profiles) -> None:
    person = profiles.make().enter()

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
