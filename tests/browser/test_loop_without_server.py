"""Besides games, a page without a server has reviews, puzzles and the deal of the day."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import FilePayload, expect

from coatl.core.record import format_record
from tests.review.played import play

from .playing import sit_at, take_step
from .profiles import Profiles, profiles, site
from .screens import Home, Replay

__all__ = ["profiles", "site"]
pytestmark = pytest.mark.slow
JUDGED = """(least) =>
  document.querySelector('progress')?.value >= least || document.querySelector('main .sums')"""


def test_a_review_a_puzzle_and_the_deal_of_the_day(profiles: Profiles) -> None:
    person = profiles.make().enter()
    page = person.page
    Home(person).open()
    record = format_record(*play("carl", "greedy", ["novice"], 8)).encode()
    chosen: FilePayload = {"name": "match.coatl", "mimeType": "text/plain", "buffer": record}
    page.locator("input[type=file]").set_input_files(chosen)
    Replay(person).wait()
    person.press("button", "replay-review")
    # It goes on by itself; left and opened again, it is where it was.
    page.wait_for_function(JUDGED, arg=1)
    page.reload()
    page.wait_for_function(JUDGED, arg=1)
    # A puzzle: a table, its answer, and the next one.
    person.visit("#/puzzles/8781cfe5")
    expect(person.find("heading", "puzzles-ask-complete")).to_be_visible()
    person.press("button", "puzzles-answer")
    expect(person.find("heading", "puzzles-shown")).to_be_visible()
    person.press("button", "puzzles-next")
    expect(person.find("button", "puzzles-answer")).to_be_visible()
    # The deal of the day is a table like any other.
    person.visit("#/daily/board")
    person.press("button", "daily-play")
    rng = random.Random("day")
    take_step(sit_at(person, rng), rng)
    assert person.state["table"]["day"]
