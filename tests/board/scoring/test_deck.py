"""The cards that come with the package against the facts (B1.2, B10.2), and errors of card data."""

import json
from collections.abc import Callable
from importlib import resources

import pytest

from coatl.board.deck import FAMILIES, Deck, load_deck, parse_deck, parse_requirement
from coatl.board.patterns import Tables
from coatl.core.errors import CardDataError, NotationError

# The facts, in the order of the ids: what a new row of data says is said here again.
SHAPES = {
    # patterns: family, points by times, copies, promo
    "#Y #R #K #G #B": ("red", {3: 2, 4: 3, 5: 4, 6: 5}, 2, False),
    "~YY~ ~RR~ ~KK~ ~GG~ ~BB~": ("black", {1: 2, 2: 5}, 1, False),
    "YYY RRR KKK GGG BBB": ("black", {1: 3, 2: 7}, 1, False),
    "YG RK YB GB KG YK RB": ("blue", {1: 1, 2: 3, 3: 5}, 1, False),
    "KBKB YRYR RGRG": ("blue", {1: 5}, 1, False),
    "RRRGG KKGGG YYBBB": ("yellow", {1: 6}, 1, False),
    "BBYY RRBB KKYY GGRR": ("yellow", {1: 4}, 1, False),
    "YKRGB RKBYG KGRBY": ("yellow", {1: 7}, 1, False),
    "YK+R GY+K YB+G BG+K RK+B RB+Y GR+K GY+G BG+B": ("green", {1: 2, 2: 6}, 1, False),
    "KY..YK GK..KG KB..BK YR..RY RB..BR": ("green", {1: 4}, 1, False),
    "{YYGGR} {KKBBR} {RRKKG}": ("red", {1: 3}, 1, True),
    "{YYKKRB} {GGBBYK} {YYRRGB}": ("red", {1: 4}, 1, True),
}
PROPHECY_FACTS = [(pattern, *fact) for row, fact in SHAPES.items() for pattern in row.split()]

TEMPLE_FACTS = [
    (("-Y", "=7"), (3, 7), False),
    (("-K", "=8"), (3, 7), False),
    (("-G", "=9"), (3, 7), False),
    (("-B", "=10"), (3, 7), False),
    (("-R", "=11"), (3, 7), False),
    (("R=Y", "=12"), (3, 7), False),
    (("Y=G", "=6"), (3, 7), False),
    (("B=K", "=9"), (3, 7), False),
    (("R=G", "=6"), (3, 7), False),
    (("B=Y", "=12"), (3, 7), False),
    (("-K", "B=R"), (3, 7), False),
    (("-B", "K=R"), (3, 7), False),
    (("-G", "K=Y"), (3, 7), False),
    (("-R", "B=G"), (3, 7), False),
    (("-Y", "K=G"), (3, 7), False),
    (("no blue card", "R=B", "=10"), (3, 6, 10), True),
    (("no red card", "Y=K"), (3, 7), True),
    (("no black card", "=11"), (3, 7), True),
    (("no green card", "=8"), (3, 7), True),
    (("no yellow card", "-G"), (3, 7), True),
]

DECK = load_deck()
SHIPPED = resources.files("coatl.board").joinpath("cards.json").read_text("utf-8")

Row = dict[str, object]
Data = dict[str, list[Row]]


def new_prophecies(count: int) -> list[Row]:
    """Return rows to add after the last Prophecy card."""
    first = len(DECK.prophecies) + 1
    row: Row = {"pattern": "YY", "family": "blue", "points": {"1": 1}, "copies": 1}
    return [{"id": f"P{first + n:02}", **row} for n in range(count)]


def new_temples(count: int) -> list[Row]:
    """Return rows to add after the last Temple card."""
    first = len(DECK.temples) + 1
    row: Row = {"requirements": ["-Y", "=5"], "points": [3, 7]}
    return [{"id": f"T{first + n:02}", **row} for n in range(count)]


def changed(change: Callable[[Data], object]) -> str:
    """Return the text of the shipped cards after a change."""
    data: Data = json.loads(SHIPPED)
    change(data)
    return json.dumps(data)


def with_row(name: str, place: int, **changes: object) -> str:
    """Return the text of the shipped cards with one row changed."""
    return changed(lambda data: data[name][place].update(changes))


def without(name: str, place: int, key: str) -> str:
    """Return the text of the shipped cards with one entry of a row missing."""
    return changed(lambda data: data[name][place].pop(key))


def facts(deck: Deck) -> list[tuple[str, int, bool]]:
    """Return what a card must keep when others are added."""
    prophecies = [(card.id, card.index, card.promo) for card in deck.prophecies]
    return prophecies + [(card.id, card.index, card.promo) for card in deck.temples]


def refusal(text: str) -> str:
    """Return what `parse_deck` says against a text; the message is one line."""
    with pytest.raises(CardDataError) as caught:
        parse_deck(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# The facts


def test_numbers_of_cards() -> None:
    base = [card for card in DECK.prophecies if not card.promo]
    promo = [card for card in DECK.prophecies if card.promo]

    assert len(base) == 49
    assert sum(card.copies for card in base) == 54
    assert [card.id for card in base if card.copies == 2] == ["P01", "P02", "P03", "P04", "P05"]
    assert {card.copies for card in DECK.prophecies} == {1, 2}
    assert (len(promo), sum(card.copies for card in promo)) == (6, 6)
    assert len([card for card in DECK.temples if not card.promo]) == 15
    assert len([card for card in DECK.temples if card.promo]) == 5


def test_every_prophecy_is_as_printed() -> None:
    found = [(c.pattern, c.family, dict(c.points), c.copies, c.promo) for c in DECK.prophecies]

    assert found == PROPHECY_FACTS


def test_every_temple_is_as_printed() -> None:
    assert [(c.requirements, c.points, c.promo) for c in DECK.temples] == TEMPLE_FACTS


def test_all_cards_differ() -> None:
    assert len({card.pattern for card in DECK.prophecies}) == len(DECK.prophecies)
    assert len({card.requirements for card in DECK.temples}) == len(DECK.temples)
    assert {card.family for card in DECK.prophecies} == set(FAMILIES)


def test_ids_and_indices_run_in_order() -> None:
    for letter, cards in (("P", DECK.prophecies), ("T", DECK.temples)):
        assert [card.id for card in cards] == [f"{letter}{n:02}" for n in range(1, len(cards) + 1)]
        assert [card.index for card in cards] == list(range(len(cards)))


def test_cards_are_found_by_id() -> None:
    assert all(DECK.prophecy(card.id) is card for card in DECK.prophecies)
    assert all(DECK.temple(card.id) is card for card in DECK.temples)


@pytest.mark.parametrize("card_id", ["", "P00", "P65", "p05", "P5", "T01"])
def test_an_unknown_prophecy_id(card_id: str) -> None:
    with pytest.raises(
        NotationError, match=f"expected a Prophecy card, P01 to {DECK.prophecies[-1].id}"
    ) as caught:
        DECK.prophecy(card_id)
    assert repr(card_id) in str(caught.value)


@pytest.mark.parametrize("card_id", ["", "T00", "T25", "t05", "T5", "P01"])
def test_an_unknown_temple_id(card_id: str) -> None:
    with pytest.raises(
        NotationError, match=f"expected a Temple card, T01 to {DECK.temples[-1].id}"
    ) as caught:
        DECK.temple(card_id)
    assert repr(card_id) in str(caught.value)


def test_the_shipped_text_gives_the_shipped_deck() -> None:
    assert parse_deck(SHIPPED) == DECK


# New cards


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("prophecies", new_prophecies(1)[0]),
        ("promo_prophecies", new_prophecies(1)[0]),
        ("temples", new_temples(1)[0]),
        ("promo_temples", new_temples(1)[0]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_rows_may_be_added_at_the_end_of_any_list(name: str, row: Row) -> None:
    # So says the file itself ("about"); old cards keep their ids and indices.
    deck = parse_deck(changed(lambda data: data[name].append(row)))

    cards, known = facts(deck), facts(DECK)
    added = [card for card in cards if card not in known]
    assert len(cards) == len(known) + 1
    assert added == [(row["id"], int(str(row["id"])[1:]) - 1, name.startswith("promo"))]


def test_there_is_room_for_64_prophecies_and_24_temples() -> None:
    def fill(data: Data) -> None:
        data["promo_prophecies"] += new_prophecies(64 - len(DECK.prophecies))
        data["promo_temples"] += new_temples(24 - len(DECK.temples))

    deck = parse_deck(changed(fill))

    assert (len(deck.prophecies), len(deck.temples)) == (64, 24)
    assert Tables(deck).prophecy_count == 64


# Errors


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ("{", 1, 2),
        ('{"prophecies": [}', 1, 17),
        ('{"prophecies": [],\n "temples":}', 2, 12),
        (SHIPPED + "]", SHIPPED.count("\n") + 1, 1),
        (SHIPPED.replace('"P03", ', '"P03" ', 1), 6, 16),
    ],
)
def test_bad_json_is_named_by_line_and_column(text: str, line: int, column: int) -> None:
    assert f"line {line}, column {column}:" in refusal(text)


@pytest.mark.parametrize("text", ["[]", "null", "7", '"cards"'])
def test_card_data_must_be_an_object(text: str) -> None:
    assert "expected an object" in refusal(text)


@pytest.mark.parametrize("name", ["prophecies", "promo_prophecies", "temples", "promo_temples"])
@pytest.mark.parametrize("value", [None, {}, "P01", [1], ["P01"], [[]]])
def test_each_list_must_be_a_list_of_cards(name: str, value: object) -> None:
    data: dict[str, object] = json.loads(SHIPPED)

    message = refusal(json.dumps({**data, name: value}))

    assert "expected a list of cards" in message
    assert repr(name) in message


def test_a_missing_list_is_named() -> None:
    message = refusal(changed(lambda data: data.pop("temples")))

    assert "'temples'" in message


@pytest.mark.parametrize("family", ["purple", "Red", "red "])
def test_an_unknown_family(family: str) -> None:
    message = refusal(with_row("prophecies", 5, family=family))

    assert message.startswith("card P06:")
    assert repr(family) in message
    assert all(known in message for known in FAMILIES)


@pytest.mark.parametrize("key", ["family", "pattern"])
@pytest.mark.parametrize("value", [None, "", 5, ["red"]])
def test_a_text_of_a_prophecy_is_no_text(key: str, value: object) -> None:
    message = refusal(with_row("promo_prophecies", 1, **{key: value}))

    assert message == f"card P51: expected a text under {key!r}"


@pytest.mark.parametrize("key", ["family", "pattern", "points", "copies"])
def test_an_entry_of_a_prophecy_is_missing(key: str) -> None:
    message = refusal(without("prophecies", 11, key))

    assert message.startswith("card P12: expected")
    assert key in message


@pytest.mark.parametrize("key", ["requirements", "points"])
def test_an_entry_of_a_temple_is_missing(key: str) -> None:
    message = refusal(without("temples", 11, key))

    assert message.startswith("card T12: expected")
    assert key in message


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([2, 5], "points by number of times"),
        (5, "points by number of times"),
        (None, "points by number of times"),
        ({"once": 2}, "points by number of times"),
        ({"-1": 2}, "points by number of times"),
        ({"1.0": 2}, "points by number of times"),
        ({"": 2}, "points by number of times"),
        ({}, "points"),
        ({"0": 2}, "1 to 6"),
        ({"1": 2, "7": 5}, "1 to 6"),
        ({"1": -2}, "whole numbers under 'points'"),
        ({"1": 2.5}, "whole numbers under 'points'"),
        ({"1": "2"}, "whole numbers under 'points'"),
        ({"1": None}, "whole numbers under 'points'"),
        ({"1": True}, "whole numbers under 'points'"),
        ({"1": 2, "01": 5}, "points"),  # the same level twice
        ({"1": 256}, "points"),  # more than the tables can hold
    ],
    ids=str,
)
def test_wrong_points_of_a_prophecy(points: object, expected: str) -> None:
    message = refusal(with_row("prophecies", 5, points=points))

    assert message.startswith("card P06:")
    assert expected in message


@pytest.mark.parametrize("copies", [-1, 1.5, "2", None, True, [1]])
def test_wrong_copies_of_a_prophecy(copies: object) -> None:
    message = refusal(with_row("prophecies", 5, copies=copies))

    assert message.startswith("card P06:")
    assert "whole number" in message
    assert "'copies'" in message


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([3], "as many points as requirements"),
        ([3, 7, 10], "as many points as requirements"),
        ([], "as many points as requirements"),
        ({"1": 3, "2": 7}, "as many points as requirements"),
        (None, "as many points as requirements"),
        ([3, -7], "whole numbers under 'points'"),
        ([3, 7.5], "whole numbers under 'points'"),
        ([3, "7"], "whole numbers under 'points'"),
        ([3, True], "whole numbers under 'points'"),
        ([3, 256], "points"),  # more than the tables can hold
    ],
    ids=str,
)
def test_wrong_points_of_a_temple(points: object, expected: str) -> None:
    message = refusal(with_row("promo_temples", 4, points=points))

    assert message.startswith("card T20:")
    assert expected in message


@pytest.mark.parametrize(
    ("name", "place", "card_id"),
    [
        ("prophecies", 5, "P01"),
        ("prophecies", 5, "P50"),
        ("promo_prophecies", 0, "P01"),
        ("temples", 1, "T01"),
        ("promo_temples", 4, "T19"),
    ],
)
def test_an_id_used_twice(name: str, place: int, card_id: str) -> None:
    message = refusal(with_row(name, place, id=card_id))

    assert message == f"card {card_id}: this id is used more than once"


@pytest.mark.parametrize(
    ("name", "place", "wrong", "missing"),
    [
        ("prophecies", 5, "P99", "P06"),
        ("prophecies", 48, "P64", "P49"),
        ("promo_temples", 4, "T24", "T20"),
        ("temples", 0, "T25", "T01"),
    ],
)
def test_an_id_left_out(name: str, place: int, wrong: str, missing: str) -> None:
    message = refusal(with_row(name, place, id=wrong))

    assert message.startswith(f"card {wrong}: expected the id {missing}")


@pytest.mark.parametrize(
    ("name", "card_id", "example"),
    [
        ("prophecies", "p06", "P07"),
        ("prophecies", "P6", "P07"),
        ("prophecies", "P006", "P07"),
        ("prophecies", "P00", "P07"),
        ("prophecies", "P", "P07"),
        ("prophecies", "P-1", "P07"),
        ("prophecies", "PXX", "P07"),
        ("prophecies", "T06", "P07"),
        ("promo_prophecies", " P51", "P07"),
        ("temples", "P02", "T07"),
        ("temples", "t02", "T07"),
        ("promo_temples", "T2", "T07"),
    ],
)
def test_an_id_of_another_form(name: str, card_id: str, example: str) -> None:
    message = refusal(with_row(name, 1, id=card_id))

    assert message == f"card {card_id}: expected an id such as {example}"


def test_the_order_of_rows_does_not_matter() -> None:
    def turn_round(data: Data) -> None:
        for name in ("prophecies", "promo_prophecies", "temples", "promo_temples"):
            data[name].reverse()

    assert parse_deck(changed(turn_round)) == DECK


@pytest.mark.parametrize("card_id", [None, "", 5])
@pytest.mark.parametrize("name", ["prophecies", "temples"])
def test_an_id_is_no_text(name: str, card_id: object) -> None:
    assert "expected a text under 'id'" in refusal(with_row(name, 0, id=card_id))


def test_a_missing_id() -> None:
    assert "expected a text under 'id'" in refusal(without("prophecies", 3, "id"))


def test_too_many_prophecies() -> None:
    more = new_prophecies(65 - len(DECK.prophecies))

    message = refusal(changed(lambda data: data["promo_prophecies"].extend(more)))

    assert "65 cards" in message
    assert "room for 64" in message


def test_too_many_temples() -> None:
    more = new_temples(25 - len(DECK.temples))

    message = refusal(changed(lambda data: data["promo_temples"].extend(more)))

    assert "25 cards" in message
    assert "room for 24" in message


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("XY", "a colour letter of YRKGB"),
        ("yy", "a colour letter of YRKGB"),
        ("Y+", "a colour letter"),
        ("#YY", "nothing after the counted colour"),
        ("~YR~", "two equal colour letters"),
        ("{YYR", "'}'"),
        ("YRKGB" * 4, "too long"),
    ],
)
def test_a_bad_pattern_names_the_card(pattern: str, expected: str) -> None:
    message = refusal(with_row("prophecies", 28, pattern=pattern))

    assert "card P29" in message
    assert repr(pattern) in message
    assert expected in message


REQUIREMENTS = "-A, =N, A=B or 'no F card'"


@pytest.mark.parametrize(
    "requirement", ["", "-X", "-", "-YY", "=", "=x", "=-1", "Y=", "Y=X", "Y==R", "no pink card"]
)
def test_a_bad_requirement_names_the_card(requirement: str) -> None:
    message = refusal(with_row("temples", 2, requirements=["-G", requirement]))

    assert "card T03" in message
    assert repr(requirement) in message
    assert REQUIREMENTS in message


def test_a_length_beyond_all_serpents_names_the_card() -> None:
    message = refusal(with_row("temples", 2, requirements=["-G", "=300"]))

    assert "card T03" in message


@pytest.mark.parametrize("requirements", ["-G", None, 5, ["-G", 9], {"-G": 1}])
def test_requirements_are_no_list_of_texts(requirements: object) -> None:
    message = refusal(with_row("temples", 2, requirements=requirements))

    assert message == "card T03: expected a list of texts under 'requirements'"


def test_four_requirements_are_too_many() -> None:
    text = with_row("temples", 2, requirements=["-G", "=9", "-B", "R=Y"], points=[3, 7, 10, 12])

    message = refusal(text)

    assert "card T03" in message
    assert "three requirements" in message


@pytest.mark.parametrize(
    ("requirement", "kind", "argument"),
    [
        ("-Y", "lacks", "Y"),
        ("=7", "length", "7"),
        ("=12", "length", "12"),
        ("R=B", "equal", "RB"),
        ("no blue card", "no family", "blue"),
    ],
)
def test_a_requirement_is_read(requirement: str, kind: str, argument: str) -> None:
    assert parse_requirement(requirement) == (kind, argument)


@pytest.mark.parametrize("requirement", ["", "-X", "=", "=x", "Y=X", "no blue", "no pink card"])
def test_a_bad_requirement_alone(requirement: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_requirement(requirement)

    assert repr(requirement) in str(caught.value)
    assert caught.value.expected == REQUIREMENTS
