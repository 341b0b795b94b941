"""Nobody is told what is not theirs to know: neither on the page nor on the wire."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from coatl.board.deck import load_deck
from tests.server.hostile import Target

from .conftest import Crowd
from .people import Person
from .tables import Tables

pytestmark = pytest.mark.slow
MOST_TURNS = 4
TWINS = {card.id for card in load_deck().prophecies if card.copies > 1}


def hidden_cards(state: Any) -> set[str]:
    """Return the Prophecies and the Temple that only a seat itself has seen.

    Of a card that exists twice, everybody may see the other one.
    """
    own = state["position"]["view"]["seats"][state["seat"]]
    return {*own["dealt"], *own["hand"], own["temple"]} - TWINS


def choose_and_draw(tables: Tables, target: Target) -> dict[int, set[str]]:
    """Choose cards and draw from the deck; return what each seat has seen alone."""
    seats = range(len(target.tokens))
    secrets = {seat: hidden_cards(tables.look(target, seat)) for seat in seats}
    for seat in seats:
        while (draft := tables.look(target, seat)["position"]["draft"]) is not None:
            legal = tables.look(target, seat)["position"]["legal"]
            more = {} if draft["ends_turn"] else {"action": legal[0]["id"]}
            tables.command(target, seat, "commit" if draft["ends_turn"] else "step", **more)
            if tables.look(target, seat)["position"]["view"]["phase"] != "setup":
                break
    for _ in range(MOST_TURNS):
        (seat,) = tables.look(target)["position"]["acting"]
        before = hidden_cards(tables.look(target, seat))
        legal = tables.look(target, seat)["position"]["legal"]
        action = next(
            (each for each in legal if each["args"].get("card") == "deck"),
            next(each for each in legal if each["kind"] == "take"),
        )
        state = tables.command(target, seat, "step", action=action["id"])
        secrets[seat] |= hidden_cards(state) - before if "card" in action["args"] else set()
        while (draft := tables.look(target, seat)["position"]["draft"]) is not None:
            legal = tables.look(target, seat)["position"]["legal"]
            done = next((each["id"] for each in legal if each["kind"] == "done"), None)
            more = {} if draft["ends_turn"] else {"action": done}
            tables.command(target, seat, "commit" if draft["ends_turn"] else "step", **more)
    return secrets


def watch(crowd: Crowd, tables: Tables, target: Target, *seats: int, game: str) -> Person:
    person = crowd.enter(storage_state=tables.device(target, *seats, game=game, is_host=False))
    person.visit(f"#/t/{target.table}")
    person.until_told()
    expect(person.page.get_by_role("contentinfo")).to_be_visible()
    return person


def test_only_ones_own_cards_reach_a_page(crowd: Crowd, tables: Tables) -> None:
    target = tables.make("board", 3)
    people = {
        None: watch(crowd, tables, target, game="board"),
        0: watch(crowd, tables, target, 0, game="board"),
        1: watch(crowd, tables, target, 1, game="board"),
    }
    secrets = choose_and_draw(tables, target)
    final = {seat: tables.version(target, seat) for seat in people}
    for reader, person in people.items():
        person.until(lambda: person.state["version"] >= final[reader], "the last move")  # noqa: B023
        told, shown = "".join(person.watch.told()), person.page.content()
        for seat, cards in secrets.items():
            for card in cards:
                is_own = seat == reader
                assert (f'"{card}"' in told) == is_own, (reader, seat, card)
                assert is_own or f" {card}:" not in shown, (reader, seat, card)
        check_words(person, target)


def check_words(person: Person, target: Target) -> None:
    """No token, no invitation, and no secret of the shuffle is told while the game runs."""
    told = "".join(person.watch.told())
    assert not [secret for secret in target.secrets if secret in told]
    for frame in person.watch.frames:
        table = json.loads(frame).get("table")
        assert table is None or table["fair"]["secret"] is None


@pytest.mark.parametrize("game", ["board", "cards"])
def test_a_spectator_is_shown_backs(crowd: Crowd, tables: Tables, game: str) -> None:
    target = tables.make(game, 2)
    person = watch(crowd, tables, target, game=game)
    tables.command(
        target, 0, "step", action=tables.look(target)["position"]["legal"][0]["id"]
    )  # a draft is nobody else's business
    states = [json.loads(frame) for frame in person.watch.frames]
    views = [each["position"] for each in states if each.get("position")]
    assert views
    for position in views:
        assert position["draft"] is None
        assert position["legal"] == []
        assert position["lens"] is None
        assert all(seat["hand"] is None for seat in position["view"]["seats"])
    check_words(person, target)
    assert person.page.get_by_role("contentinfo").get_by_role("button").count() <= 4
