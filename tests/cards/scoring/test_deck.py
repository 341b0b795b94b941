"""The card data of the card game: the loader, and what it says about bad rows."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from coatl.cards.deck import Deck, load_deck, parse_deck
from coatl.core.errors import CardDataError, NotationError

Data = dict[str, Any]
TEXT = resources.files("coatl.cards").joinpath("cards.json").read_text("utf-8")


def data() -> Data:
    loaded: Data = json.loads(TEXT)
    return loaded


def refused(change: Callable[[Data], object]) -> str:
    """Change the card data and return what the loader says about it, in one line."""
    changed = data()
    change(changed)
    with pytest.raises(CardDataError) as caught:
        parse_deck(json.dumps(changed))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_the_data_load() -> None:
    deck = parse_deck(TEXT)
    assert deck.feathers == load_deck().feathers
    assert deck.prophecies == load_deck().prophecies
    assert deck.temples == load_deck().temples
    assert load_deck() is load_deck()


def test_the_data_say_that_they_are_reconstructed() -> None:
    assert "reconstructed" in str(data()["about"])


@pytest.mark.parametrize("text", ["", "{", "[1,]", '{"a": }'])
def test_no_json_names_line_and_column(text: str) -> None:
    with pytest.raises(CardDataError, match=r"line 1, column \d+"):
        parse_deck(text)


def test_the_line_of_a_mistake_is_named() -> None:
    lines = TEXT.split("\n")
    lines[16] = lines[16].replace('"god"', "god")
    with pytest.raises(CardDataError, match="line 17, column"):
        parse_deck("\n".join(lines))


@pytest.mark.parametrize("text", ["[]", "1", '"x"', "null"])
def test_another_json_value(text: str) -> None:
    with pytest.raises(CardDataError, match="expected an object"):
        parse_deck(text)


@pytest.mark.parametrize("name", ["feathers", "prophecies", "temples", "personalities"])
def test_each_list_must_be_there(name: str) -> None:
    assert name in refused(lambda d: d.pop(name))
    assert name in refused(lambda d: d.update({name: {}}))
    assert name in refused(lambda d: d.update({name: [1]}))


Row = tuple[str, int, str, object, str]
BAD_ROWS: list[Row] = [
    # list, number, key, bad value, what the message must contain
    ("feathers", 0, "colours", "YY", "feather YY"),
    ("feathers", 0, "colours", "YX", "feather YX"),
    ("feathers", 0, "colours", "Y", "feather Y"),
    ("feathers", 0, "colours", "YRK", "feather YRK"),
    ("feathers", 0, "colours", 7, "feathers"),
    ("feathers", 3, "copies", "5", "feather YB"),
    ("feathers", 3, "copies", -1, "feather YB"),
    ("feathers", 3, "copies", 5.0, "feather YB"),
    ("feathers", 3, "copies", True, "feather YB"),
    ("feathers", 3, "copies", 4, "49 Feather cards, expected 50 (C1)"),
    ("feathers", 3, "source", "hearsay", "feather YB"),
    ("prophecies", 4, "id", "C06", "expected the id C05"),
    ("prophecies", 4, "id", "X", "card X"),
    ("prophecies", 4, "id", None, "prophecies"),
    ("prophecies", 4, "god", "red", "card C05"),
    ("prophecies", 4, "god", None, "card C05"),
    ("prophecies", 4, "pattern", "YX", "card C05"),
    ("prophecies", 4, "pattern", "", "card C05"),
    ("prophecies", 4, "pattern", "YRKG", "card C05"),
    ("prophecies", 4, "pattern", 3, "card C05"),
    ("prophecies", 4, "kind", "gap", "card C05"),
    ("prophecies", 4, "kind", None, "card C05"),
    ("prophecies", 4, "shows", "Y", "card C05"),
    ("prophecies", 4, "shows", "YBR", "card C05"),
    ("prophecies", 4, "source", "", "card C05"),
    ("prophecies", 4, "source", "guess", "card C05"),
    ("temples", 1, "id", "D1", "expected the id D2"),
    ("temples", 1, "objectives", ["run>=3"], "card D2"),
    ("temples", 1, "objectives", ["run>=3", 4], "card D2"),
    ("temples", 1, "objectives", "run>=3", "card D2"),
    ("temples", 1, "objectives", ["run>=3", "walk>=3"], "card D2"),
    ("temples", 1, "objectives", ["run>=x", "twins"], "card D2"),
    ("temples", 1, "objectives", ["gods:yx", "twins"], "card D2"),
    ("temples", 1, "objectives", ["gods:", "twins"], "card D2"),
    ("temples", 1, "objectives", ["lower:g<r", "twins"], "card D2"),
    ("temples", 1, "objectives", ["R=X", "twins"], "card D2"),
    ("temples", 1, "source", None, "card D2"),
    ("personalities", 0, "name", "lazy", "personality lazy"),
    ("personalities", 0, "name", None, "personalities"),
    ("personalities", 0, "carl", {"blue": 4, "yellow": 1, "pink": 1}, "personality ambitious"),
    ("personalities", 0, "carl", {"blue": 3, "yellow": 2}, "personality ambitious"),
    ("personalities", 0, "carl", {"blue": "3", "yellow": 1, "pink": 1}, "personality ambitious"),
    ("personalities", 0, "carl", {"blue": 6, "yellow": -1}, "personality ambitious"),
    ("personalities", 0, "carl", {"red": 5}, "personality ambitious"),
    ("personalities", 0, "carl", {"green": 5}, "green"),
    ("personalities", 0, "carl", [5], "personality ambitious"),
    ("personalities", 0, "carl_2", {"blue": 3, "yellow": 1, "pink": 1}, "personality ambitious"),
    ("personalities", 0, "carl_2", {"blue": 2, "yellow": 2, "pink": 2}, "personality ambitious"),
    ("personalities", 0, "source", "x", "personality ambitious"),
]


@pytest.mark.parametrize(("name", "number", "key", "value", "expected"), BAD_ROWS)
def test_a_bad_row_is_named(name: str, number: int, key: str, value: object, expected: str) -> None:
    assert expected in refused(lambda d: d[name][number].update({key: value}))


KEYS = {
    "feathers": ["colours", "copies", "source"],
    "prophecies": ["id", "god", "kind", "pattern", "shows", "source"],
    "temples": ["id", "objectives", "source"],
    "personalities": ["name", "carl", "carl_2", "source"],
}


@pytest.mark.parametrize(("name", "key"), [(name, key) for name in KEYS for key in KEYS[name]])
def test_every_key_is_needed(name: str, key: str) -> None:
    message = refused(lambda d: d[name][1].pop(key))
    row = data()[name][1]
    who = str(row.get("id") or row.get("name") or row.get("colours"))
    assert (name if key in ("id", "name", "colours") else who) in message


@pytest.mark.parametrize(("name", "expected"), [("prophecies", "40"), ("temples", "6")])
def test_a_missing_card_is_noticed(name: str, expected: str) -> None:
    message = refused(lambda d: d[name].pop())
    assert f"expected {expected} (C1)" in message


def test_a_missing_personality_is_noticed() -> None:
    assert "greedy" in refused(lambda d: d["personalities"].pop())


def test_two_cards_with_one_pattern_are_refused() -> None:
    # C1: forty Prophecy cards, all different.
    def copy_pattern(changed: Data) -> None:
        for key in ("pattern", "kind", "shows", "god"):
            changed["prophecies"][1][key] = changed["prophecies"][0][key]

    assert "C02" in refused(copy_pattern)


def test_a_personality_that_comes_twice_is_refused() -> None:
    def repeat(changed: Data) -> None:
        changed["personalities"].append(
            {**changed["personalities"][0], "carl": {"pink": 5}, "carl_2": {"pink": 6}}
        )

    assert "ambitious" in refused(repeat)


def test_too_many_action_cards_of_a_god_are_noticed() -> None:
    def take_all_pink(changed: Data) -> None:
        for row in changed["prophecies"]:
            if row["god"] == "pink":
                row["god"] = "green"

    assert "too many pink cards" in refused(take_all_pink)


def test_cards_by_id() -> None:
    deck: Deck = load_deck()
    assert deck.prophecy("C21").pattern.text == "[GY]B[GY]"
    assert deck.temple("D6").index == 5
    for find, bad in ((deck.prophecy, "C41"), (deck.prophecy, "c01"), (deck.temple, "D7")):
        with pytest.raises(NotationError, match=bad):
            find(bad)
