"""`coatl sim`, `coatl perft` and `coatl replay` with the card game and the match against CARL."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from coatl.cards.game import CARL, GAME
from coatl.cli.commands.sim import ENDINGS, SOLO_ENDINGS
from coatl.cli.main import run
from coatl.core.chance import QuickChance, SeededChance
from coatl.core.game import Game
from coatl.core.record import Recorder, format_record


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sim_of_the_card_game(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", "--game", "cards", "--seats", str(seats), "--games", "20", "--json"]
    assert run(arguments) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["options"] == f"seats={seats}"
    assert data["endings"] == {"played": 20}
    assert len(data["scores"]) == seats
    assert sum(seat["win_rate"] for seat in data["scores"]) == pytest.approx(1.0)


@pytest.mark.parametrize("personality", ["ambitious", "imperious", "greedy"])
def test_sim_against_carl(personality: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", "--game", "carl", "--games", "20", "--personality", personality]
    assert run([*arguments, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["options"] == f"personality={personality}"
    assert set(data["endings"]) <= set(SOLO_ENDINGS)
    (scores,) = data["scores"]
    assert scores["win_rate"] == pytest.approx(data["endings"].get("won", 0) / 20)
    words = [*arguments[:-2], "--options", f"personality={personality}", "--json"]
    assert run(words) == 0
    assert json.loads(capsys.readouterr().out)["fingerprint"] == data["fingerprint"]
    assert run(arguments) == 0
    printed = capsys.readouterr().out
    for ending in SOLO_ENDINGS:
        assert f"%  {ENDINGS[ending]}" in printed


def test_sim_table_of_the_card_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["sim", "--game", "cards", "--games", "3"]) == 0
    printed = capsys.readouterr().out
    assert "Cóatl: The Card Game: 3 games, seats=2, seed 1" in printed
    assert "100.0%  ended after the final round (C3)" in printed


@pytest.mark.parametrize(
    ("game", "options"), [("cards", []), ("carl", ["--personality", "imperious"])]
)
def test_perft(game: str, options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["perft", "--game", game, "--depth", "2", "--skip", "3", *options]
    assert run([*arguments, "--divide", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == game
    assert sum(data["divide"].values()) == data["counts"]["2"]
    assert run(arguments) == 0
    assert "The Card Game" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "words"), [(GAME, "seats=3"), (CARL, "greedy")])
def test_replay(
    game: Game[Any, Any, Any],
    words: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    chance = SeededChance("replay", game.sources)
    recorder = Recorder(game, game.parse_options(words), chance)
    quick = QuickChance(5)
    while not recorder.state.is_over:
        legal = recorder.state.legal_actions(recorder.state.to_act)
        recorder.apply(recorder.state.to_act, legal[quick.below(len(legal))])
    path = tmp_path / "game.coatl"
    path.write_text(format_record(game, recorder.record(())), "utf-8")
    assert run(["replay", str(path)]) == 0
    printed = capsys.readouterr().out
    assert "the game is over" in printed
    assert ("CARL: " in printed) == (game is CARL)
    assert run(["replay", str(path), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == game.name
    assert data["scores"] == list(recorder.state.scores())
    assert run(["replay", str(path), "--at", "2", "--seat", "0", "--quiet"]) == 0
    assert "seen by seat 0" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--game", "go"], "unknown game 'go': expected one of board, cards, carl"),
        (["--game", "carl", "--seats", "2"], "a match against CARL has one seat"),
        (["--game", "carl", "--personality", "mad"], "unknown personality 'mad': expected one of"),
        (["--game", "cards", "--personality", "greedy"], "only --game carl has one"),
        (["--game", "cards", "--seats", "1"], "the card game takes 2, 3 or 4 seats"),
        (["--game", "cards", "--options", "promo"], "unknown option 'promo'"),
    ],
)
@pytest.mark.parametrize("command", ["sim", "perft"])
def test_errors_are_one_line_and_exit_code_2(
    command: str, arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command, *arguments]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert problem in captured.err


def test_sim_says_how_to_compare_bots_against_carl(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["sim", "--game", "carl", "--bots", "carver,priest"]) == 2
    problem = capsys.readouterr().err
    assert "--bots names 2 bots, but a match against CARL has one seat: name one, or" in problem
    assert "coatl arena --game carl --bots carver,priest" in problem
