"""No prose outside of messages: whole games in a made-up language that puts ⟦ ⟧ around each one.

Whatever letters then stand outside of these brackets were written in the code, where nobody can
translate them. Allowed there are names, ids and notation only.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from coatl.bots import Advice, Fear, Hope, Proposal, Reason
from coatl.cli import common, words
from coatl.cli.commands import replay
from coatl.cli.main import run
from coatl.cli.pictures import board_gallery, cards_gallery
from coatl.cli.terminal import hints, screen
from coatl.cli.terminal import players as players_module
from coatl.cli.terminal.board import card_rows, drawing
from tests.cli.terminal import Script, guesses

GAMES = Path(__file__).resolve().parents[1] / "golden" / "games"
LOCALE = Path(words.__file__).resolve().parents[1] / "locales" / "en"
TYPED = re.compile(
    r"""
    (?<=⟧>\ ).*$                                     # after the prompt
    | ^\ {0,3}\d+\ \ .+?\ \ [a-z]+\b.*$               # a step of a record
    | ^\ \ (take\ RB|play\ RB\ left|[tbuhsq]|c\ [PC]05|lang\ fr)(?=\ )   # a command in the help
    | ^\ \ rules\ [BC]\d\.\d(?=\ )
    | ^\ *[BC]\d+\.\d+\ +…\ .*⟧\ *$                # what was found in the middle of a rule
    | \bplay\ [YRKGB]{2}\ (start|(over\ )?(left|right))\b                # an action in a hint
    """,
    re.MULTILINE | re.VERBOSE,
)
NOTATION = re.compile(r"[PTC]\d\d(\+\d)?|D\d|[BC]\d{1,2}|[YRKGBO'+]+|[AB]|Ana|Bo")

Run = Callable[..., str]


@pytest.fixture(scope="module")
def bundle() -> FluentBundle:
    """All messages, marked."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in sorted(LOCALE.glob("*.ftl")):
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                entry.value.elements.insert(0, ast.TextElement("⟦"))
                entry.value.elements.append(ast.TextElement("⟧"))
        bundle.add_resource(resource)
    return bundle


@pytest.fixture
def marked(
    bundle: FluentBundle,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> Run:
    """Run a command whose messages are marked, on a very wide screen; return what it printed."""
    monkeypatch.setattr(words, "load_bundle", lambda language: bundle)
    for module, name, width in (
        (screen, "WIDEST", 700),
        (replay, "WIDEST", 700),
        (drawing, "LEFT", 350),
        (card_rows, "CARD_WIDTH", 200),
        (card_rows, "LEVEL_WIDTH", 200),
        (board_gallery, "_PANEL_WIDTH", 300),
        (cards_gallery, "_PANEL_WIDTH", 300),
    ):
        monkeypatch.setattr(module, name, width)  # so that no message is wrapped
    monkeypatch.setattr(players_module, "DEFAULT_BOT", "random")
    monkeypatch.setenv("COLUMNS", "700")
    monkeypatch.setattr(common.stdout, "width", 700)  # made before, maybe for a narrow screen
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str, lines: Iterable[str] = ()) -> str:
        monkeypatch.setattr("sys.stdin", Script(lines))
        assert run([*arguments]) == 0
        captured = capsys.readouterr()
        return captured.out + captured.err

    return call


def prose(output: str) -> set[str]:
    """Return the words that stand outside of messages and are no notation."""
    found: list[str] = []
    for line in TYPED.sub("", output).splitlines():
        depth = 0
        outside = []
        for sign in line:
            depth += (sign == "⟦") - (sign == "⟧")
            outside.append(" " if depth or sign == "⟧" else sign)
        assert depth == 0, f"a message was cut: {line}"
        found += re.findall(r"[^\W\d_][\w'+]*", "".join(outside))
    return {word for word in found if not NOTATION.fullmatch(word)}


class Oracle:
    """An adviser with all kinds of hopes and fears."""

    name = "oracle"

    def advise(self, view: object, legal: list[int], rng: object) -> Advice:
        kinds = ("ends", "takes", "steals", "leads")
        return Advice(
            "priest",
            tuple(Proposal((action, action), 3.0) for action in legal[:3]),
            hopes=(Hope("P05", 0.6, 5.0), Hope("C05", 0.001, 5.0)),
            fears=tuple(Fear(kind, 0, 0.2) for kind in kinds[1:]),
            reason=Reason("P05", 5.0, 1.0),
            iterations=12,
        )


COMMANDS = ["?", ""]  # with several people first at the curtain, then at the table
COMMANDS += ["?", "c", "b", "t", "h", "u", "", "999", "dance", "pass", "c X99", "lang xx", "lang"]
COMMANDS += [
    "rules",
    "rules 5",
    "rules b11",
    "rules c9",
    "rules B6.9",
    "rules zzz",
    "rules booklets",
]


def script(seed: int) -> Iterator[str]:
    """A curious player: every command first, then anything."""
    return itertools.chain(COMMANDS, guesses(seed))


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ["--seed", "1", "--options", "sacrifice,feathers,promo"],
        ["--seed", "2", "--players", "Ana,Bo", "--quick"],
        ["--seed", "3", "--seats", "3", "--players", "Ana"],
        ["--game", "cards", "--seed", "1", "--seats", "4"],
        ["--game", "cards", "--seed", "2", "--players", "Ana,Bo"],
        ["--game", "carl", "--seed", "3", "--personality", "greedy"],
        ["--game", "carl", "--seed", "4"],
    ],
    ids=" ".join,
)
def test_a_whole_game(marked: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    monkeypatch.setattr(hints, "load_bot", lambda spec: Oracle())
    output = marked("play", "-t", *arguments, "--save", "game.coatl", lines=script(len(arguments)))
    assert prose(output) == set()
    for extra in ([], ["--at", "9", "--seat", "0"]):
        kept = {"Random", "bot"}  # names in the record
        assert prose(marked("replay", "game.coatl", *extra)) - kept == set()


@pytest.mark.parametrize(
    "arguments",
    [
        ["score", "<BBYRK>"],
        ["score", "BBYRK", "--all", "--promo", "--cards", "P10"],
        ["score", "--game", "cards", "GRY'KGR"],
        ["score", "--game", "cards", "R", "--all"],
        ["cards"],
        ["cards", "--promo"],
        ["cards", "--game", "cards"],
        ["cards", "P01", "P10", "P36", "P45", "T03", "T08", "T16", "P50"],
        ["cards", "--game", "cards", "C01", "C11", "C21", "C31", "C40", "D1", "D2", "D3"],
        ["bots"],
    ],
    ids=" ".join,
)
def test_pictures(marked: Run, arguments: list[str]) -> None:
    allowed = {"novice", "apprentice", "carver", "priest", "high", "random"}
    allowed |= {"ambitious", "imperious", "greedy"}
    assert prose(marked(*arguments)) - allowed == set()


@pytest.mark.parametrize("record", sorted(GAMES.glob("*.coatl")), ids=lambda path: path.stem)
def test_recorded_games(marked: Run, record: Path) -> None:
    assert prose(marked("replay", "--quiet", str(record))) == set()


def test_prose_is_found() -> None:
    assert prose("⟦You take ⟦one⟧⟧ P05 BB and more") == {"and", "more"}
