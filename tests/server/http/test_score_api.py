"""The score helper's request: the same points as the engine, refusals that say why, and doubts."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from coatl.board.analysis.scoring import score_all
from coatl.board.analysis.serpents import build_serpent
from coatl.server.http.score import count_points
from coatl.server.protocol.errors import status_of
from coatl.server.protocol.score import AnyCount, AnyScoring
from coatl.tables.errors import TableError
from tests.server.hostile import Scene

ASKED: TypeAdapter[AnyScoring] = TypeAdapter(AnyScoring)
TOLD: TypeAdapter[AnyCount] = TypeAdapter(AnyCount)


def count(**wanted: Any) -> Any:
    """Count a game; what is told has the published form."""
    told = count_points(ASKED.validate_python(wanted))
    TOLD.validate_python(told, strict=True)
    return told


def serpent(pieces: str, *cards: str, temple: str | None = None) -> dict[str, Any]:
    return {"pieces": pieces, "prophecies": list(cards), "temple": temple}


BOOKLET = serpent("<BBRBBKKBBYY>", "P29", "P10", "P05", temple="T03")


def test_the_example_of_the_booklet_is_worth_17() -> None:  # B13.3
    told = count(game="board", players=[{"serpents": [BOOKLET], "gold": 1}])
    (player,) = told["players"]
    (found,) = player["serpents"]
    assert [each["paid"]["points"] for each in found["prophecies"]] == [4, 5, 5]
    assert found["prophecies"][1]["paid"]["surplus"] == [[7, 8]]
    assert found["temple"]["paid"]["points"] == 3
    assert found["worth"] == found["points"] == 17
    assert (player["points"], player["gold_points"]) == (19, 2)
    assert told["doubts"] == []
    assert told["sight"] is None


def test_an_unfinished_serpent_is_shown_but_counts_nothing() -> None:  # B13.1
    told = count(game="board", players=[{"serpents": [serpent("BBYY", "P29")]}])
    (found,) = told["players"][0]["serpents"]
    assert (found["is_complete"], found["worth"], found["points"]) == (False, 4, 0)


@pytest.mark.parametrize("pieces", ["", "<BY>", "<B", "Y>"])
def test_a_serpent_that_has_hardly_begun_is_no_error(pieces: str) -> None:
    told = count(
        game="board",
        players=[{"serpents": [serpent(pieces, "P10")]}],
        look={"player": 0, "serpent": 0},
    )
    assert told["players"][0]["serpents"][0]["is_complete"] is False
    assert told["sight"]["prophecies"]["P10"]["times"] == 0


def test_every_card_is_tried_on_the_serpent_looked_at() -> None:
    told = count(
        game="board",
        players=[{}, {"serpents": [serpent(""), BOOKLET]}],
        look={"player": 1, "serpent": 1},
    )
    laid = build_serpent("<BBRBBKKBBYY>", [28, 9, 4])
    prophecies, temples = score_all(laid, promo=True)
    sight = told["sight"]
    assert {card: paid["points"] for card, paid in sight["prophecies"].items()} == {
        score.card.id: score.points for score in prophecies
    }
    assert {card: paid["points"] for card, paid in sight["temples"].items()} == {
        score.card.id: score.points for score in temples
    }


def test_strict_ends_are_an_option() -> None:  # B11.4
    players = [{"serpents": [serpent("BBY", "P10")]}]
    loose, strict = (
        count(game="board", players=players, strict_ends=option)["players"][0]["serpents"][0]
        for option in (False, True)
    )
    assert (loose["worth"], strict["worth"]) == (2, 0)


def test_ties_are_decided_by_cards_then_by_the_best_serpent() -> None:  # B13.2
    four = serpent("<RBBYYR>", "P29")
    split = [serpent("<YBBYYBBY>", "P10"), serpent("<BGGRK>", "P09")]  # 5 and 2 points
    told = count(
        game="board", players=[{"serpents": [four]}, {"gold": 2}, {"serpents": split}, {"gold": 2}]
    )
    assert [player["points"] for player in told["players"]] == [4, 4, 7, 4]
    assert [player["rank"] for player in told["players"]] == [2, 3, 1, 3]


def test_what_cannot_be_is_doubted_and_counted() -> None:
    told = count(
        game="board",
        players=[
            {"serpents": [serpent("<BYR>"), serpent("BYR", temple="T01")]},
            {"serpents": [serpent("<BYR>", "P18", temple="T01"), serpent("<YBG>", "P18")]},
        ],
    )
    assert [(each["code"], each["player"], each["serpent"]) for each in told["doubts"]] == [
        ("no-prophecy", 0, 0),
        ("temple-early", 0, 1),
        ("temple-unmet", 1, 0),
        ("copies", 1, None),
        ("copies", 1, None),
    ]


def test_the_example_of_the_card_game_is_worth_27() -> None:  # C8.4
    held = [
        {"card": card, "level": level}
        for card, level in (("C01", 1), ("C11", 2), ("C12", 2), ("C31", 3), ("C32", 3))
    ]
    told = count(game="cards", players=[{"row": "<GRYKBGRYKBGR>", "held": held}], temple="D4")
    (player,) = told["players"]
    assert player["held_points"] == 24
    assert player["temple"]["points"] == 3
    assert player["points"] == 27
    assert {each["card"] for each in told["doubts"]} <= {"C01", "C11", "C12"}


def test_a_level_is_read_off_the_row_unless_it_is_told() -> None:
    held = [{"card": "C02"}, {"card": "C31", "level": 0}]
    told = count(game="cards", players=[{"row": "RGRGY'", "held": held}], look={"player": 0})
    found = told["players"][0]["held"]
    assert [(each["level"], each["points"]) for each in found] == [(2, 5), (0, 0)]
    assert told["sight"]["prophecies"]["C31"]["pieces"] == [[4]]
    assert told["players"][0]["temple"] is None


def test_levels_above_what_the_row_shows_are_doubted_unless_secured() -> None:
    held = [{"card": "C01", "level": 2}, {"card": "C02", "level": 3}]
    told = count(game="cards", players=[{"row": "GR", "held": held}, {"held": held[1:]}])
    assert [(each["code"], each["card"]) for each in told["doubts"]] == [
        ("level", "C01"),
        ("copies", "C02"),
    ]


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("no-card", {"game": "board", "players": [{"serpents": [serpent("BY", "P99")]}]}),
        ("no-card", {"game": "board", "players": [{"serpents": [serpent("BY", temple="T99")]}]}),
        ("no-card", {"game": "cards", "players": [{"held": [{"card": "C41"}]}]}),
        ("no-card", {"game": "cards", "players": [{}], "temple": "D7"}),
        ("card-twice", {"game": "board", "players": [{"serpents": [serpent("B", "P01", "P01")]}]}),
        ("card-twice", {"game": "cards", "players": [{"held": [{"card": "C01"}] * 2}]}),
        ("no-look", {"game": "board", "players": [{}], "look": {"player": 0, "serpent": 0}}),
        ("no-look", {"game": "cards", "players": [{}], "look": {"player": 1}}),
    ],
)
def test_what_is_not_there_is_refused_by_code(code: str, wanted: dict[str, Any]) -> None:
    with pytest.raises(TableError) as refused:
        count(**wanted)
    assert (refused.value.code, status_of(refused.value)) == (code, 422)


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess", "players": [{}]},
        {"game": "board", "players": []},
        {"game": "board", "players": [{}] * 5},
        {"game": "board", "players": [{"gold": 7}]},
        {"game": "board", "players": [{"gold": "1"}]},
        {"game": "board", "players": [{"serpents": [serpent("B")] * 4}]},
        {"game": "board", "players": [{"serpents": [serpent("B", *["P01"] * 5)]}]},
        {"game": "board", "players": [{"serpents": [serpent("B" * 121)]}]},
        {"game": "board", "players": [{"serpents": [serpent("<B>")]}]},
        {"game": "board", "players": [{"serpents": [serpent("<O>")]}]},
        {"game": "board", "players": [{"serpents": [serpent("b")]}]},
        {"game": "board", "players": [{"serpents": [serpent("B\n")]}]},
        {"game": "cards", "players": [{"row": "Y''"}]},
        {"game": "cards", "players": [{"row": "<Y'B"}]},
        {"game": "cards", "players": [{"row": "Y" * 23}]},
        {"game": "cards", "players": [{"held": [{"card": "C01", "level": 4}]}]},
        {"game": "cards", "players": [{}], "strict_ends": True},
    ],
)
def test_the_wrong_form_is_refused(wanted: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        ASKED.validate_python(wanted)


@pytest.mark.slow
def test_by_http(scene: Scene) -> None:
    body = {"game": "board", "players": [{"serpents": [BOOKLET]}]}
    with scene.server.client() as client:
        told = client.post("/api/score", json=body)
        assert (told.status_code, told.json()["players"][0]["points"]) == (200, 17)
        body["players"][0]["serpents"][0]["prophecies"] = ["P99"]  # type: ignore[index]
        refused = client.post("/api/score", json=body)
        assert (refused.status_code, refused.json()["code"]) == (422, "no-card")
        wrong = client.post("/api/score", json={"game": "board"})
        assert (wrong.status_code, wrong.json()["code"]) == (422, "bad-message")
