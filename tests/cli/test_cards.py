"""`coatl cards`: the gallery, single cards, examples, and the drawings and words for patterns."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from coatl.board.analysis.scoring import score_prophecy, score_temple
from coatl.board.deck import Prophecy, Temple, load_deck
from coatl.board.notation import parse_serpent
from coatl.cli.main import run
from coatl.cli.pictures import art
from coatl.cli.pictures.board_examples import prophecy_example, temple_example

PROPHECIES = load_deck().prophecies
TEMPLES = load_deck().temples
CARDS: list[Prophecy | Temple] = [*PROPHECIES, *TEMPLES]

Invoke = Callable[..., tuple[int, str, str]]


@pytest.fixture
def invoke(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Invoke:
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str, columns: int = 80) -> tuple[int, str, str]:
        monkeypatch.setenv("COLUMNS", str(columns))
        code = run(["cards", *arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


# Drawings and words


@pytest.mark.parametrize(
    ("pattern", "drawn", "words"),
    [
        ("#B", "# B ", "blue pieces, anywhere"),
        ("~BB~", "≠ B  B ≠", "exactly two blue in a row"),
        ("YYY", " Y  Y  Y ", "three yellow in a row"),
        ("RK", " R  K ", "in this order: red, black"),
        ("KBKB", " K  B  K  B ", "in this order: black, blue, black, blue"),
        ("BBYY", " B  B  Y  Y ", "in this order: blue, blue, yellow, yellow"),
        ("RRRGG", " R  R  R  G  G ", "in this order: red, red, red, green, green"),
        ("YKRGB", " Y  K  R  G  B ", "in this order: yellow, black, red, green, blue"),
        ("YK+R", " Y  K+ R ", "yellow, one or more black, red"),
        ("GY+G", " G  Y+ G ", "green, one or more yellow, green"),
        (
            "GK..KG",
            " G  K  ⋯  K  G ",
            "green black, one or more of any colour, black green",
        ),
        (
            "{YYGGR}",
            "{ Y  Y  G  G  R }",
            "all of these, anywhere: yellow, yellow, green, green, red",
        ),
        (
            "{YYKKRB}",
            "{ Y  Y  K  K  R  B }",
            "all of these, anywhere: yellow, yellow, black, black, red, blue",
        ),
        # Not on a card yet, but a new row of card data may bring it.
        ("{YYGG}", "{ Y  Y  G  G }", "all of these, anywhere: yellow, yellow, green, green"),
        ("YYR", " Y  Y  R ", "in this order: yellow, yellow, red"),
        ("YYK+RR", " Y  Y  K+ R  R ", "YYK+RR"),
    ],
)
def test_patterns_drawn_and_explained(pattern: str, drawn: str, words: str) -> None:
    assert art.pattern_text(pattern).plain == drawn
    assert art.explain_pattern(pattern) == words


@pytest.mark.parametrize(
    ("requirement", "drawn", "words"),
    [
        ("-G", "no  G ", "no green"),
        ("=9", "9 pieces", "exactly 9 pieces"),
        ("R=Y", " R  =  Y ", "as many red as yellow"),
        ("no blue card", "no  blue  card", "no Prophecy card of the blue family beside it"),
    ],
)
def test_requirements_drawn_and_explained(requirement: str, drawn: str, words: str) -> None:
    assert art.requirement_text(requirement).plain == drawn
    assert art.explain_requirement(requirement) == words


def test_every_card_has_words_of_its_own() -> None:
    words = [art.explain_pattern(card.pattern) for card in PROPHECIES]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("pieces", "drawn"),
    [
        ("<BBYR>", "◄•B  B  Y  R ►"),
        ("<BB", "◄•B  B ╌"),
        ("KR>", "╌ K  R ►"),
        ("bby", "╌ B  B  Y ╌"),
    ],
)
def test_serpents_drawn(pieces: str, drawn: str) -> None:
    text = art.serpent_text(pieces)
    assert text.plain == drawn
    assert text.cell_len == art.serpent_width(len(pieces.strip("<>")))


def test_highlighted_pieces_are_marked_without_colour_too() -> None:
    assert art.serpent_text("<BBYR>", {0, 2}).plain == "◄[B] B [Y] R ►"


@pytest.mark.parametrize(
    ("letter", "kind", "drawn"),
    [("B", "head", "◄•B "), ("k", "body", " K "), ("R", "tail", " R ►"), ("O", "body", " O ")],
)
def test_pieces_drawn(letter: str, kind: str, drawn: str) -> None:
    assert art.piece_text(letter, kind).plain == drawn


def test_a_long_serpent_in_rows() -> None:
    rows = art.serpent_rows("<YRKGBYRKGB>", 14)
    assert [(first, row.plain) for first, row in rows] == [
        (0, "◄•Y  R  K  G …"),
        (4, "… B  Y  R  K …"),
        (8, "… G  B ►"),
    ]


def test_staves_stand_under_the_pieces() -> None:
    assert art.numbers_text(9, 3).plain == "  9 10 11  "
    assert art.stave_text([[0], [1, 2]], 3).plain == "  ● ╰────╯ "
    assert art.stave_text([[0, 2], [1, 3]], 4).plain == "  1  2  1  2  "


@pytest.mark.parametrize(
    ("points", "written"),
    [({1: 4}, "1× 4"), ({1: 2, 2: 5}, "1× 2 · 2× 5"), ({3: 2, 4: 3}, "3× 2 · 4× 3")],
)
def test_levels(points: dict[int, int], written: str) -> None:
    assert art.levels_text(points).plain == written
    assert art.levels_text(points, 9).plain == written


# Examples


@pytest.mark.parametrize("card", PROPHECIES, ids=lambda card: card.id)
def test_every_level_of_a_prophecy_has_an_example(card: Prophecy) -> None:
    for times, points in card.points.items():
        example = prophecy_example(card, times)
        assert example is not None
        serpent = parse_serpent(example)
        score = score_prophecy(card, serpent)
        assert serpent.is_complete
        assert (score.times, score.points) == (times, points)


@pytest.mark.parametrize("card", TEMPLES, ids=lambda card: card.id)
def test_every_temple_has_an_example(card: Temple) -> None:
    example = temple_example(card)
    assert example is not None
    serpent = parse_serpent(example)
    assert serpent.is_complete
    assert score_temple(card, serpent).points == card.points[-1]


def test_an_example_the_scorer_refuses_is_not_shown() -> None:
    # The scorer goes by the index, and T01 has other requirements than these.
    assert temple_example(Temple(0, "T01", ("-R", "=8"), (3, 7), False)) is None
    # Two pieces next to each other that satisfy P10 cannot be three pieces of P15.
    assert prophecy_example(Prophecy(14, "P15", "~BB~", "black", {1: 2}, 1, False), 1) is None


# The command


@pytest.mark.parametrize("columns", [80, 120, 160])
def test_the_gallery_shows_the_base_game(invoke: Invoke, columns: int) -> None:
    code, out, err = invoke(columns=columns)
    assert (code, err) == (0, "")
    assert max(map(len, out.splitlines())) <= columns
    for card in CARDS:
        assert (f"{card.id} " in out) is not card.promo
    assert "49 Prophecy cards (54 with second copies) and 15 Temple cards." in out
    assert ("◄" in out) is (columns >= 120)


def test_the_gallery_with_the_promo_pack(invoke: Invoke) -> None:
    out = invoke("--promo", columns=160)[1]
    assert all(f"{card.id} " in out for card in CARDS)
    assert "all of these, anywhere: yellow, yellow, green, green, red (promo)" in out
    assert "one 3 · two 6 · all 10 promo" in out


def test_one_family(invoke: Invoke) -> None:
    out = invoke("--family", "Blue")[1]
    assert "P16" in out
    assert "P25" in out
    assert "P15" not in out
    assert "T01" not in out
    assert "10 Prophecy cards." in out


def test_cards_shown_large(invoke: Invoke) -> None:
    code, out, err = invoke("p10", "T03", "P50", "P10")
    assert (code, err) == (0, "")
    assert [out.count(title) for title in ("P10 · black", "T03 · temple", "P50 · red (promo)")] == [
        1,
        1,
        1,
    ]
    assert "exactly two blue in a row" in out
    assert "◄•B  B  Y  B  B ►  <BBYBB>" in out
    assert "╰────╯   ╰────╯" in out
    assert "both met  7 points" in out
    assert max(map(len, out.splitlines())) <= 80


def test_every_card_can_be_shown_large(invoke: Invoke) -> None:
    ids = [card.id for card in CARDS]
    code, out, _ = invoke(*ids)
    assert code == 0
    assert all(f" {card} · " in out for card in ids)


def test_json(invoke: Invoke) -> None:
    code, out, err = invoke("--json")
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    data = json.loads(out)
    assert data["game"] == "board"
    assert [card["id"] for card in data["prophecies"]] == [f"P{n:02}" for n in range(1, 50)]
    assert data["prophecies"][9] == {
        "id": "P10",
        "family": "black",
        "pattern": "~BB~",
        "points": {"1": 2, "2": 5},
        "copies": 1,
        "promo": False,
        "explanation": "exactly two blue in a row",
        "example": "<BBYBB>",
    }
    assert data["temples"][2]["requirements"] == ["-G", "=9"]
    assert data["temples"][2]["explanations"][0] == "no green"


def test_json_of_some_cards(invoke: Invoke) -> None:
    data = json.loads(invoke("T16", "P01", "--json")[1])
    assert [card["id"] for card in data["prophecies"]] == ["P01"]
    assert [card["promo"] for card in data["temples"]] == [True]
    family = json.loads(invoke("--family", "red", "--promo", "--json")[1])
    assert len(family["prophecies"]) == 11
    assert family["temples"] == []


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("P99",), "no card has the id 'P99', expected P01 to P55 or T01 to T20"),
        (("--family", "pink"), "'pink', expected red, black, blue, yellow or green"),
        (("--game", "chess"), "no cards for 'chess', expected board"),
        (("P10", "--family", "red"), "either card ids or --family"),
    ],
)
def test_refusals(invoke: Invoke, options: tuple[str, ...], said: str) -> None:
    code, out, err = invoke(*options)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert said in err


def test_the_help_has_examples(invoke: Invoke) -> None:
    code, out, _ = invoke("--help")
    assert code == 0
    assert "coatl cards P10 T03" in out
