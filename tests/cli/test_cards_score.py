"""`coatl score --game cards`: the picture, JSON, standard input, and what is refused."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable

import pytest
from rich.cells import cell_len

from coatl.cards.analysis.scoring import is_about_row, score_all
from coatl.cards.deck import load_deck
from coatl.cards.notation import parse_serpent
from coatl.cli.main import run

LONGEST = "YRKGBYRKGBYRKGBYRKGBYR"

Invoke = Callable[..., tuple[int, str, str]]


@pytest.fixture
def invoke(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Invoke:
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str, columns: int = 80, lines: str = "") -> tuple[int, str, str]:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        code = run(["score", "--game", "cards", *arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


def random_row(rng: random.Random) -> str:
    letters = (rng.choice("YRKGB") + rng.choice(("", "", "'")) for _ in range(rng.randint(1, 22)))
    return "".join(letters)


def test_json_has_exactly_the_promised_keys(invoke: Invoke) -> None:
    code, out, err = invoke("gry'k", "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    data = json.loads(out)
    assert list(data) == ["serpent", "length", "prophecies", "temples"]
    assert (data["serpent"], data["length"]) == ("GRY'K", 4)
    assert list(data["prophecies"]) == [card.id for card in load_deck().prophecies]
    assert data["prophecies"]["C01"] == {"times": 1, "level": 1, "points": 2, "pieces": [[0, 1]]}
    assert data["prophecies"]["C02"] == {"times": 0, "level": 0, "points": 0, "pieces": []}
    assert data["prophecies"]["C31"]["pieces"] == [[2]]
    assert data["prophecies"]["C37"]["pieces"] == [[1, 2]]
    assert list(data["temples"]) == ["D1", "D2", "D3", "D4", "D5", "D6"]
    assert data["temples"]["D5"] == {
        "objectives": [{"text": "lower:b<p", "met": None}, {"text": "R=G", "met": True}]
    }


def test_json_agrees_with_the_scorer(invoke: Invoke) -> None:
    rng = random.Random(1)
    rows = [random_row(rng) for _ in range(40)]
    code, out, _ = invoke("-", lines="\n".join(rows))
    assert code == 0
    lines = out.splitlines()
    assert len(lines) == 40
    for row, line in zip(rows, lines, strict=True):
        data = json.loads(line)
        serpent = parse_serpent(row)
        assert data["serpent"] == row
        for score in score_all(serpent):
            expected = {"times": score.times, "level": score.level, "points": score.points}
            assert data["prophecies"][score.card.id] == {**expected, "pieces": score.pieces}
        for temple in load_deck().temples:
            for objective, told in zip(
                temple.objectives, data["temples"][temple.id]["objectives"], strict=True
            ):
                assert told["text"] == objective.text
                assert (told["met"] is None) != is_about_row(objective)


def test_the_json_of_one_row_is_that_of_a_line(invoke: Invoke) -> None:
    assert invoke("GRY'K", "--json")[1] == invoke("-", lines="\n GRY'K \n\n")[1]


def test_picture(invoke: Invoke) -> None:
    code, out, err = invoke("GRY'KGR")
    assert (code, err) == (0, "")
    assert "GRY'KGR  6 segments, one of them a stack (')" in out
    assert "╌ G  R  Y' K  G  R ╌" in out
    (line,) = [line for line in out.splitlines() if " C01 " in line]
    assert line.startswith("  1───        2───")
    assert "2×" in line
    assert "●●○" in line
    assert line.rstrip().endswith("5")
    assert " C02 " not in out
    assert " C02 " in invoke("GRY'KGR", "--all")[1]
    assert "✗ 16 or more segments" in out
    assert "✓ 12 or fewer segments" in out


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_nothing_is_wider_than_the_terminal(invoke: Invoke, columns: int) -> None:
    code, out, _ = invoke(LONGEST, "--all", columns=columns)
    assert code == 0
    assert max(map(cell_len, out.splitlines()[1:])) <= columns
    assert "…" not in out


def test_a_match_against_carl_has_the_same_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", "--game", "carl", "GR", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["prophecies"]["C01"]["times"] == 1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["GRX"], "cannot read 'GRX': found 'X' at column 3, expected a colour letter of YRKGB"),
        (["'G"], 'found "\'" at column 1'),
        (["G''"], "at column 3"),
        ([""], "expected at least one colour letter"),
        (["<GR>"], "found '<' at column 1"),
        ([LONGEST + "Y"], "at most 22 segments"),
        (["GR", "--promo"], "--promo is for the board game only"),
        (["GR", "--cards", "C01"], "--cards is for the board game only"),
        (["GR", "--strict-ends"], "--strict-ends is for the board game only"),
    ],
)
def test_errors_are_one_line_and_exit_code_2(
    invoke: Invoke, arguments: list[str], problem: str
) -> None:
    code, out, err = invoke(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert problem in err


def test_an_error_in_a_line_names_it(invoke: Invoke) -> None:
    code, out, err = invoke("-", lines="GR\nGRO\nGR\n")
    assert (code, out.count("\n"), err.count("\n")) == (2, 1, 1)
    assert "standard input, line 2: cannot read 'GRO'" in err


def test_an_unknown_game_names_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", "--game", "go", "GR"]) == 2
    assert "unknown game 'go': expected one of board, cards, carl" in capsys.readouterr().err
