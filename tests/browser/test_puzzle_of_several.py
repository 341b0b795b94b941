"""A puzzle in which two Cóatls are completed: the first one is not the end of a try."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from coatl.core.plain import show_action
from coatl.puzzles import find_puzzle_by
from coatl.puzzles.trying import after

from .board_table import BoardTable
from .conftest import Crowd
from .scenery import SEVERAL, Stage, puzzle
from .tables import Tables

pytestmark = pytest.mark.slow


def test_a_try_may_go_on_after_the_first_coatl(crowd: Crowd, tables: Tables) -> None:
    found = find_puzzle_by(SEVERAL)
    person = puzzle(SEVERAL, "most")(Stage(crowd, tables, "en"))
    table = BoardTable(person, random.Random(1))
    for number, step in enumerate(found["steps"]):
        action: dict[str, Any] = {**show_action("board", step)}
        # Each step is asked about; the next one waits for the answer.
        with person.page.expect_response(lambda answer: answer.url.endswith("/table")):
            if action["kind"] == "begin":
                slots = after(found, found["steps"][:number]).seats[found["seat"]].slots
                place = "B" if slots[0].length else "A"
                table.begin_at(action["args"]["piece"], action["args"]["colours"], place)
            else:
                table.act(action)
        person.next_frame()
    table.commit()
    expect(person.find("heading", "puzzles-right")).to_be_visible()
