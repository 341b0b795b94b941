"""A puzzle in which two Cóatls are completed: the first one is not the end of a try."""

from __future__ import annotations

import random

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
        action = show_action("board", step)
        if action["kind"] == "begin":
            slots = after(found, found["steps"][:number]).seats[found["seat"]].slots
            slot = "B" if slots[0].length else "A"
            table._place(action["args"]["piece"], action["args"]["colours"], slot, "new")
        else:
            table.act(action)
    table.commit()
    expect(person.find("heading", "puzzles-right")).to_be_visible()
