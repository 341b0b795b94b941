"""Several people at one table: two browsers, and two people with one device."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.server.hostile import Target, bearer

from .conftest import Crowd
from .people import Person
from .playing import is_over, is_still_turn, is_turn, sit_at, take_step
from .screens import Curtain, End, Home, Lobby, NewTable
from .tables import Tables
from .watching import Message

pytestmark = pytest.mark.slow
TURNS = 3


def test_two_browsers_at_one_table(crowd: Crowd) -> None:
    rng = random.Random("two")
    ana, ben = crowd.enter(), crowd.enter("finger", language="fr")
    making = NewTable(ana)
    making.open()
    making.choose_game("cards")
    making.hurry()
    making.make()
    link = Lobby(ana).link
    home = Home(ben)
    home.open()
    home.join(link)
    Lobby(ben).sit_down("Ben")
    expect(ana.page.get_by_text("Ben", exact=True)).to_be_visible()
    ana.hand.press(Lobby(ana).start)
    tables = [sit_at(person, rng) for person in (ana, ben)]
    assert {ana.state["seat"], ben.state["seat"]} == {0, 1}
    while not all(map(is_over, (ana, ben))):
        ana.until(lambda: is_turn(ana) or is_turn(ben) or (is_over(ana) and is_over(ben)), "a turn")
        for table in tables:
            if is_turn(table.person):
                take_step(table, rng)
    assert ana.state["position"]["result"] == ben.state["position"]["result"]
    expect(End(ana).title).to_be_visible()
    expect(End(ben).title).to_be_visible()
    ana.press("button", "end-rematch")
    ben.press("button", "end-rematch-join")
    for person in (ana, ben):
        person.until(lambda: person.seen.states, "another game")  # noqa: B023
    assert ana.table == ben.table


def secrets_of(state: Message) -> list[str]:
    """Return how the Prophecies of a seat are called that nobody else may see."""
    own = state["position"]["view"]["seats"][state["seat"]]
    return [f"Prophecy {card}:" for card in [*own["hand"], *(own.get("dealt") or [])]]


def test_two_people_with_one_device(crowd: Crowd) -> None:
    rng = random.Random("hot seat")
    person = crowd.enter("finger")
    making = NewTable(person)
    making.open()
    making.give_seat(2, "here")
    making.make()
    table = sit_at(person, rng)
    person.until(lambda: len(person.seen.states) == 2, "both seats")
    curtain = Curtain(person)
    for seat in (0, 1) * TURNS:
        name = ("Player", "Player 2")[seat]
        person.seat = seat
        person.until(lambda: is_turn(person), "the turn of the other")
        expect(curtain.title(name).or_(table.commit_button)).to_be_visible()
        if curtain.title(name).is_visible():
            assert_hidden(person)
            curtain.lift(name)
        while is_still_turn(person):
            take_step(table, rng)
    expect(curtain.title("Player")).to_be_visible()
    assert_hidden(person)


def assert_hidden(person: Person) -> None:
    """Behind the curtain nothing is left of either hand."""
    shown = person.page.content()
    for state in person.seen.states.values():
        secrets = secrets_of(state)
        assert secrets
        assert not [secret for secret in secrets if secret in shown]


def recovery_of(tables: Tables, target: Target, seat: int) -> str:
    """Return the secret of a link that moves a seat."""
    answer = tables.client.post(
        f"/api/tables/{target.table}/recovery", headers=bearer(target.tokens[seat])
    )
    return str(answer.json()["recovery"])


def test_a_seat_that_moves_takes_no_other_with_it(crowd: Crowd, tables: Tables) -> None:
    target = tables.make("board", 2)
    ana = crowd.enter(storage_state=tables.device(target, 0, 1))
    ana.visit(f"#/t/{target.table}")
    ana.until(lambda: len(ana.seen.states) == 2, "both seats")
    Curtain(ana).lift("P0")
    ben = crowd.enter("finger")
    ben.visit(f"#/r/{recovery_of(tables, target, 1)}")
    ben.press("button", "recover-yes")
    expect(ben.find("button", "app-menu")).to_be_visible()
    assert ben.state["seat"] == 1
    expect(ana.page.get_by_role("alert").first).to_contain_text(ana.words.plain("error-seat-gone"))
    ana.press("button", "app-menu")
    expect(ana.find("button", "menu-kick", name="P1")).to_be_visible()  # still the host
    ana.page.reload()
    expect(ana.find("button", "app-menu")).to_be_visible()


def test_ones_own_recovery_link_loses_nothing(crowd: Crowd, tables: Tables) -> None:
    target = tables.make("cards", 2)
    person = crowd.enter(storage_state=tables.device(target, 0, game="cards"))
    person.visit(f"#/r/{recovery_of(tables, target, 0)}")
    person.press("button", "recover-yes")
    expect(person.find("button", "app-menu")).to_be_visible()
    assert person.state["seat"] == 0
    person.press("button", "app-menu")
    expect(person.find("button", "menu-kick", name="P1")).to_be_visible()
