"""Whole games through the page."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from .board_table import BoardTable
from .card_table import CardTable
from .deciding import decide
from .people import Person
from .watching import Message

MOST_STEPS = 600
Table = BoardTable | CardTable


def sit_at(person: Person, rng: random.Random) -> Table:
    """Return the table that somebody has come to, when the game has begun."""
    person.until(lambda: "#/t/" in person.page.url, "a table")
    person.until(
        lambda: person.seen.states and any(map(is_running, person.seen.states.values())), "a game"
    )
    game = next(iter(person.seen.states.values()))["table"]["game"]
    return BoardTable(person, rng) if game == "board" else CardTable(person, rng)


def is_running(state: Message) -> bool:
    return bool(state["table"]["status"] == "running")


def is_turn(person: Person) -> bool:
    """Whether the page waits for its only seat, and knows it."""
    if person.seen.is_busy or not person.seen.states:
        return False
    position = person.state["position"]
    return position is not None and position["draft"] is not None


def is_still_turn(person: Person) -> bool:
    """Whether a seat has something to do, when what the page does by itself is done."""
    person.until_told()
    return is_turn(person)


def is_over(person: Person) -> bool:
    return bool(person.seen.states and person.state["table"]["status"] == "over")


def take_step(table: Table, rng: random.Random) -> None:
    """Do one thing in one's own turn, and wait until it has happened."""
    person = table.person
    version = person.state["version"]
    position = person.state["position"]
    if isinstance(table, CardTable):
        table.hear_carl()
    wanted = "commit"
    if position["draft"]["ends_turn"]:
        table.commit()
    else:
        action = decide(position, person.state["seat"], rng)
        wanted = action["text"]
        table.act(action)
    person.until_changed(version, wanted)
    if isinstance(table, CardTable):
        person.until_still()  # upgrades are chosen by the table


def play(table: Table, rng: random.Random, goes_on: Callable[[], object]) -> int:
    """Play as long as wanted; return how many steps it took."""
    person = table.person
    steps = 0
    while goes_on():
        person.until(lambda: is_turn(person) or is_over(person), "one's turn")
        if is_over(person):
            break
        take_step(table, rng)
        steps += 1
        assert steps < MOST_STEPS, "the game does not end"
    return steps


def play_to_end(table: Table, rng: random.Random) -> int:
    """Play to the end of the game."""
    steps = play(table, rng, lambda: True)
    if isinstance(table, CardTable):
        expect(table.play_to_end).to_be_hidden()
    return steps


def final_points(person: Person) -> list[int]:
    """Return the points at the end, the best first."""
    standings = person.state["position"]["result"]["standings"]
    ranked = sorted(standings, key=lambda each: (each["rank"], each["seat"]))
    carl = person.state["position"]["result"]["scores"].get("carl")
    return [each["score"] for each in ranked] + ([carl["points"]] if carl else [])
