"""`coatl score`: pictures, JSON, bulk scoring and refusals."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coatl.board.analysis.scoring import score_all
from coatl.board.deck import load_deck
from coatl.board.notation import parse_serpent
from coatl.cli.commands.score import BulkScorer, parse_cards
from coatl.cli.main import run
from tests.patience import PATIENCE

BOOKLET = "<BBRBBKKBBYY>"  # B13.3
BOOKLET_CARDS = "P29,P10,P05"

Invoke = Callable[..., tuple[int, str, str]]


@pytest.fixture
def invoke(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Invoke:
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str, columns: int = 80) -> tuple[int, str, str]:
        monkeypatch.setenv("COLUMNS", str(columns))
        code = run(["score", *arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


def row_of(output: str, card: str) -> str:
    """Return the one line of a picture that tells about a card."""
    lines = [line for line in output.splitlines() if not line.startswith("Beside")]
    (row,) = [line for line in lines if f" {card} " in line]
    return row


# JSON


def test_json_has_every_card_of_the_base_game(invoke: Invoke) -> None:
    code, out, err = invoke("<bbyrk>", "--json")
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    data = json.loads(out)
    assert list(data) == ["serpent", "length", "complete", "prophecies", "temples"]
    assert (data["serpent"], data["length"], data["complete"]) == ("<BBYRK>", 5, True)
    assert list(data["prophecies"]) == [f"P{n:02}" for n in range(1, 50)]
    assert list(data["temples"]) == [f"T{n:02}" for n in range(1, 16)]
    assert data["prophecies"]["P05"] == {
        "times": 2,
        "level": 0,
        "points": 0,
        "pieces": [[0], [1]],
    }
    assert data["prophecies"]["P10"] == {"times": 1, "level": 1, "points": 2, "pieces": [[0, 1]]}
    assert data["prophecies"]["P49"] == {"times": 0, "level": 0, "points": 0, "pieces": []}
    assert data["temples"]["T13"] == {"met": 2, "points": 7}


def test_promo_cards_only_on_request(invoke: Invoke) -> None:
    data = json.loads(invoke("<YYGGR>", "--json", "--promo")[1])
    assert len(data["prophecies"]) == 55
    assert len(data["temples"]) == 20
    assert data["prophecies"]["P50"]["pieces"] == [[0, 1, 2, 3, 4]]


def test_an_unfinished_serpent_is_scored_as_it_stands(invoke: Invoke) -> None:
    data = json.loads(invoke("BBY", "--json")[1])
    assert data["complete"] is False
    assert data["prophecies"]["P10"]["points"] == 2


def test_strict_ends(invoke: Invoke) -> None:
    def pairs(serpent: str, *options: str) -> int:
        data = json.loads(invoke(serpent, "--json", *options)[1])
        times: int = data["prophecies"]["P10"]["times"]
        return times

    assert pairs("BB") == 1
    assert pairs("BB", "--strict-ends") == 0
    assert pairs("<BBK", "--strict-ends") == 1
    assert pairs("KBB>", "--strict-ends") == 1
    assert "P10" in invoke("BBK")[1]
    assert "P10" not in invoke("BBK", "--strict-ends")[1]


SERPENTS = st.builds(
    lambda colours, head, tail: f"{head}{colours}{tail}",
    st.text("YRKGB", min_size=3, max_size=24),
    st.sampled_from(("", "<")),
    st.sampled_from(("", ">")),
)


@given(serpent=SERPENTS, strict=st.booleans())
def test_json_says_what_the_scorer_says(serpent: str, strict: bool) -> None:
    prophecies, temples = score_all(parse_serpent(serpent), strict_ends=strict, promo=True)
    expected = {
        "serpent": serpent,
        "length": len(serpent.strip("<>")),
        "complete": serpent.startswith("<") and serpent.endswith(">"),
        "prophecies": {
            score.card.id: {
                "times": score.times,
                "level": score.level,
                "points": score.points,
                "pieces": score.pieces,
            }
            for score in prophecies
        },
        "temples": {score.card.id: {"met": score.met, "points": score.points} for score in temples},
    }
    line = BulkScorer((), promo=True, strict_ends=strict).line(serpent)
    assert line == json.dumps(expected, separators=(",", ":"))


# The booklet's example, and cards beside a serpent


def test_the_booklets_example_as_json(invoke: Invoke) -> None:
    data = json.loads(invoke(BOOKLET, "--json", "--cards", BOOKLET_CARDS)[1])
    assert [data["prophecies"][card]["points"] for card in ("P29", "P10", "P05")] == [4, 5, 5]
    assert data["prophecies"]["P10"]["times"] == 3
    assert data["temples"]["T03"] == {"met": 1, "points": 3}
    assert data["cards"] == ["P29", "P10", "P05"]
    assert data["cards_points"] == 14


@pytest.mark.parametrize("columns", [80, 120])
def test_the_booklets_example_as_a_picture(invoke: Invoke, columns: int) -> None:
    code, out, err = invoke(BOOKLET, "--cards", BOOKLET_CARDS, columns=columns)
    assert (code, err) == (0, "")
    assert "11 pieces, complete" in out
    assert "◄•B  B  R  B  B  K  K  B  B  Y  Y ►" in out
    assert row_of(out, "P29").startswith(" " * 22 + "╰──────────╯")
    assert row_of(out, "P10").startswith(" ╰────╯   ╰────╯      ╰────╯ ")
    assert row_of(out, "P05").startswith("  ●  ●     ●  ●        ●  ●  ")
    assert [row_of(out, card).split()[-1] for card in ("P29", "P10", "P05")] == ["4", "5", "5"]
    assert "✓ no  G   ✗ 9 pieces" in out
    assert "Beside it: P29 4 + P10 5 + P05 5 = 14 points" in out


def test_promo_temples_look_at_the_families_of_the_cards(invoke: Invoke) -> None:
    def met(cards: str) -> int:
        options = ("--json", "--promo", "--cards", cards)
        count: int = json.loads(invoke("<RBYKGYKG>", *options)[1])["temples"]["T16"]["met"]
        return count

    assert met("P01") == 2
    assert met("P16") == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--cards", "P99"), "'P99' is no Prophecy card, expected P01 to P49"),
        (("--cards", "P99", "--promo"), "'P99' is no Prophecy card, expected P01 to P55"),
        (("--cards", "T03"), "'T03' is no Prophecy card, expected P01 to P49"),
        (("--cards", "P50"), "P50 is a promo card, expected P01 to P49, or --promo"),
        (("--cards", "P03,P03"), "P03 twice, expected different cards"),
        (("--cards", "P01,P02,P03,P04,P05"), "5 cards, expected 1 to 4"),
        (("--cards", " , "), "0 cards, expected 1 to 4"),
    ],
)
def test_cards_that_are_refused(invoke: Invoke, options: tuple[str, ...], said: str) -> None:
    code, out, err = invoke(BOOKLET, *options)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert said in err


def test_cards_may_be_written_loosely() -> None:
    assert [card.id for card in parse_cards("p03, P17 p50", promo=True)] == ["P03", "P17", "P50"]


# Pictures


def test_only_paying_cards_unless_all_are_asked_for(invoke: Invoke) -> None:
    out = invoke("<BBYRK>")[1]
    assert "P49" not in out
    assert "2 of 49 Prophecy cards pay; 47 pay nothing (--all shows them)." in out
    everything = invoke("<BBYRK>", "--all")[1]
    for card in load_deck().prophecies:
        assert (card.id in everything) is not card.promo
    for temple in load_deck().temples:
        assert (temple.id in everything) is not temple.promo
    assert "pay nothing" not in everything


def test_a_serpent_no_prophecy_pays_for(invoke: Invoke) -> None:
    out = invoke("Y")[1]
    assert "Y  1 piece, incomplete: needs a head and a tail" in out
    assert "╌ Y ╌" in out
    assert "0 of 49 Prophecy cards pay" in out
    assert "pattern" not in out


def test_one_paying_card_is_singular(invoke: Invoke) -> None:
    assert "1 of 49 Prophecy cards pays" in invoke("BBY")[1]


def test_a_long_serpent_goes_over_several_rows(invoke: Invoke) -> None:
    out = invoke(f"<{'BYKRG' * 8}>")[1]
    assert "40 pieces" in out
    assert "…" in out
    assert "1 6 11 16 21 26 31 36" in row_of(out, "P05")


@pytest.mark.parametrize("columns", [40, 60, 80, 100, 120, 200])
@pytest.mark.parametrize("serpent", ["Y", "<BBYRK", BOOKLET, f"<{'BYKKRG' * 8}>"])
def test_a_picture_fits_its_terminal(invoke: Invoke, serpent: str, columns: int) -> None:
    is_complete = serpent.endswith(">")
    code, out, err = invoke(serpent, "--promo", columns=columns)
    assert (code, err) == (0, "")
    title, *lines = out.splitlines()
    assert serpent in title
    assert max(map(len, lines)) <= columns
    assert ("T16" in out) is is_complete


def test_temples_pay_for_a_complete_serpent_only(invoke: Invoke) -> None:
    out = invoke("<BBYRK")[1]
    assert not re.search(r"T\d\d", out)
    assert "Temple cards pay for a complete serpent only (--all shows what it meets so far)." in out
    everything = invoke("<BBYRK", "--all")[1]
    assert re.search(r"T03 +– +✓ no  G  +✗ 9 pieces", everything)
    assert "Temple cards pay for a complete serpent only.\n" in everything
    assert re.search(r"T03 +3 +✓ no  G ", invoke("<BBYRK>")[1])


def test_no_colour_unless_it_can_be_shown(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in invoke(BOOKLET)[1]
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "\x1b[1;38;2;255;244;220;48;2;31;98;184m" in invoke(BOOKLET)[1]
    monkeypatch.setenv("NO_COLOR", "1")
    assert "48;2" not in invoke(BOOKLET)[1]


# Refusals


@pytest.mark.parametrize(
    ("serpent", "said"),
    [
        ("", "the text ends at column 1, expected at least one colour letter of YRKGB"),
        ("<", "column 2, expected at least one colour letter of YRKGB"),
        ("<>", "found '>' at column 2, expected at least one colour letter of YRKGB"),
        ("<BXB>", "found 'X' at column 3, expected a colour letter of YRKGB"),
        ("BB BB", "found ' ' at column 3, expected a colour letter of YRKGB"),
        ("B\nB", "found '\\n' at column 2, expected a colour letter of YRKGB"),
        ("<BOB>", "found 'O' at column 3, expected a colour letter of YRKGB"),
        ("B<B", "found '<' at column 2, expected '<' only before the first piece"),
        ("B>B", "found '>' at column 2, expected '>' only after the last piece"),
        ("<BB>", "column 3, expected a body segment between head and tail"),
        ("B" * 123, "at column 121, expected at most 120 body segments"),
    ],
)
@pytest.mark.parametrize("options", [(), ("--json",)])
def test_malformed_serpents(
    invoke: Invoke, serpent: str, said: str, options: tuple[str, ...]
) -> None:
    code, out, err = invoke(serpent, *options)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert err.startswith("coatl: cannot read ")
    assert said in err


def test_a_missing_serpent(invoke: Invoke) -> None:
    code, out, err = invoke()
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "SERPENT" in err


def test_the_help_has_examples(invoke: Invoke) -> None:
    code, out, _ = invoke("--help")
    assert code == 0
    assert 'coatl score "<BBRBBKKBBYY>" --cards P29,P10,P05' in out
    assert "coatl score - < serpents.txt" in out


# Standard input


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_lines_of_standard_input(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"<BBYRK>\n\n   \n bby \r\n{BOOKLET}"))
    code, out, err = invoke("-", "--cards", BOOKLET_CARDS, *options)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert [json.loads(line)["serpent"] for line in lines] == ["<BBYRK>", "BBY", BOOKLET]
    assert lines[2] + "\n" == invoke(BOOKLET, "--json", "--cards", BOOKLET_CARDS)[1]


def test_a_malformed_line_of_standard_input(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("<BBYRK>\n\nBXB\n<BBYRK>\n"))
    code, out, err = invoke("-")
    assert code == 2
    assert out.count("\n") == 1
    assert err.count("\n") == 1
    assert "standard input, line 3: cannot read 'BXB': found 'X' at column 2" in err


def test_no_standard_input_at_all(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    code, out, err = invoke("-")
    assert (code, out) == (2, "")
    assert err == "coatl: standard input is closed, expected serpents, one a line\n"


def test_as_a_process() -> None:
    command = [sys.executable, "-m", "coatl.cli.main", "score", "-"]
    result = subprocess.run(
        command, input=b"<BBYRK>\nBB\n\xff\n", capture_output=True, timeout=PATIENCE, check=False
    )
    assert result.returncode == 2
    assert [json.loads(line)["length"] for line in result.stdout.splitlines()] == [5, 2]
    (error,) = result.stderr.decode().splitlines()
    assert "line 3" in error
    assert "column 1" in error
