"""`coatl cards --game cards`: the gallery, single cards, JSON, and the words for every card."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from rich.cells import cell_len

from coatl.cards.analysis.scoring import score_prophecy
from coatl.cards.deck import Prophecy, Temple, load_deck
from coatl.cards.notation import parse_serpent
from coatl.cards.shapes import parse_objective, parse_pattern
from coatl.cli.main import run
from coatl.cli.pictures.cards_art import objective_text, pattern_text, row_text
from coatl.cli.pictures.cards_examples import prophecy_example
from coatl.cli.pictures.cards_words import explain_objective, explain_pattern

DECK = load_deck()

Invoke = Callable[..., tuple[int, str, str]]


@pytest.fixture
def invoke(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Invoke:
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str, columns: int = 80) -> tuple[int, str, str]:
        monkeypatch.setenv("COLUMNS", str(columns))
        code = run(["cards", "--game", "cards", *arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


@pytest.mark.parametrize(
    ("pattern", "drawn", "words"),
    [
        ("GR", " G  R ", "green, then red"),
        ("B.R", " B  ·  R ", "blue, any colour, red"),
        ("=Y=", " =  Y  = ", "yellow between two of one colour"),
        ("[KR]Y[KR]", "R/K Y R/K", "yellow between red or black on each side"),
        ("Y!Y", " Y ≠Y  Y ", "two yellow with one of another colour between"),
        ("Y'", " Y'", "a stack that shows yellow"),
        ("Y!'", " Y ≠Y'", "yellow, then a stack of another colour"),
    ],
)
def test_patterns_are_drawn_and_explained(pattern: str, drawn: str, words: str) -> None:
    parsed = parse_pattern(pattern)
    assert pattern_text(parsed).plain == drawn
    assert explain_pattern(parsed) == words


@pytest.mark.parametrize(
    ("objective", "drawn", "words"),
    [
        ("gods:ygp", " Sun   Maize   Flower ", "a Prophecy each of Sun, Maize and Flower"),
        ("lower:g<y", " Maize  <  Sun ", "a Maize Prophecy at a lower level than a Sun one"),
        ("twins", "2 of one god, one level", "two Prophecies of one god at one level"),
        ("length>=16", "16 or more segments", "16 segments or more"),
        ("length<=12", "12 or fewer segments", "12 segments or fewer"),
        ("run>=3", "3 of a colour in a row", "3 of one colour in a row"),
        ("same>=6", "6 of a colour anywhere", "6 of one colour anywhere"),
        ("R=G", " R  =  G ", "as many red segments as green ones"),
    ],
)
def test_objectives_are_drawn_and_explained(objective: str, drawn: str, words: str) -> None:
    parsed = parse_objective(objective)
    assert objective_text(parsed).plain == drawn
    assert words in explain_objective(parsed)


@pytest.mark.parametrize("card", DECK.prophecies, ids=lambda card: card.id)
def test_examples_satisfy_their_card(card: Prophecy) -> None:
    for times in (1, 2, 3):
        example = prophecy_example(card, times)
        assert example is not None
        assert score_prophecy(card, parse_serpent(example)).times == times


def test_rows_show_stacks_and_ends() -> None:
    assert row_text("GY'R").plain == "╌ G  Y' R ╌"
    assert row_text("GY'R", has_head=True, has_tail=True).plain == "◄•G  Y' R ►"
    assert row_text("").plain == "No Feather placed yet"


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_the_gallery_shows_everything(invoke: Invoke, columns: int) -> None:
    code, out, err = invoke(columns=columns)
    assert (code, err) == (0, "")
    cards: list[Prophecy | Temple] = [*DECK.prophecies, *DECK.temples]
    for card in cards:
        mark = "°" if card.is_reconstructed else " "
        assert f"\n{card.id}{mark}" in out
    for word in (
        " Sun ",
        " Maize ",
        " Water ",
        " Flower ",
        "yellow god",
        "feathers",
        "×5",
        "ambitious°",
    ):
        assert word in out
    assert "reconstructed" in out
    assert "src/coatl/cards/cards.json" in " ".join(out.split())
    assert max(map(cell_len, out.splitlines())) <= columns


def test_single_cards(invoke: Invoke) -> None:
    code, out, err = invoke("c23", "D2", "C23")
    assert (code, err) == (0, "")
    assert out.count("C23°") == 1
    assert "╌ R  Y  R ╌" in out
    assert "One met pays 3 points, both 7." in out
    assert "cards.json" in out
    assert "reconstructed" not in invoke("D2")[1]


def test_one_god(invoke: Invoke) -> None:
    _, out, _ = invoke("--family", "Pink")
    assert "C31" in out
    assert "C01" not in out
    assert "D1" not in out


def test_json(invoke: Invoke) -> None:
    code, out, _ = invoke("--json")
    assert (code, out.count("\n")) == (0, 1)
    data = json.loads(out)
    assert data["game"] == "cards"
    assert [card["id"] for card in data["prophecies"]] == [card.id for card in DECK.prophecies]
    assert {card["source"] for card in data["temples"]} == {"booklet"}
    assert sum(card["copies"] for card in data["feathers"]) == 50
    assert [card["name"] for card in data["personalities"]] == ["ambitious", "imperious", "greedy"]
    assert data["personalities"][2]["carl_2"] == {"yellow": 1, "blue": 1, "pink": 4}
    assert "cards.json" in data["reconstructed"]
    single = json.loads(invoke("C01", "--json")[1])
    assert [card["pattern"] for card in single["prophecies"]] == ["GR"]
    assert "feathers" not in single


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["P01"], "no card of the card game has the id 'P01', expected C01 to C40 or D1 to D6"),
        (["--family", "red"], "no god 'red', expected yellow, green, blue or pink"),
        (["--promo"], "--promo: the promo pack belongs to the board game"),
        (["C01", "--family", "pink"], "give either card ids or --family"),
        (["--game", "go"], "no cards for 'go', expected board, cards or carl"),
    ],
)
def test_errors_are_one_line_and_exit_code_2(
    invoke: Invoke, arguments: list[str], problem: str
) -> None:
    code, out, err = invoke(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert problem in err
