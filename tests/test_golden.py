"""Golden games and perft counts: what the rules did yesterday they do today."""

from __future__ import annotations

from pathlib import Path

import pytest

from coatl.board import GAME
from coatl.core.record import parse_record, replay
from coatl.core.registry import get_game
from coatl.lab.perft import divide, perft, position_after
from tools import golden

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", golden.GAMES)
def test_golden_game(name: str) -> None:
    text = (GOLDEN / "games" / f"{name}.coatl").read_text("utf-8")
    game = golden.game_for(name)
    record = parse_record(game, text)
    assert game.format_options(record.options) == golden.GAMES[name]
    for state, _ in replay(game, record):
        state.check()
    assert state.is_over
    assert golden.golden_game(name) == text


def test_there_is_nothing_golden_that_is_not_tested() -> None:
    assert {path.stem for path in (GOLDEN / "games").iterdir()} == set(golden.GAMES)


def test_golden_games_show_every_kind_of_action() -> None:
    kinds = set()
    for name in golden.GAMES:
        game = golden.game_for(name)
        record = parse_record(game, (GOLDEN / "games" / f"{name}.coatl").read_text("utf-8"))
        kinds |= {game.describe_action(step.action).kind for step in record.steps}
    assert kinds >= {
        *("keep", "take", "choose", "begin", "add", "fulfil", "temple", "discard"),
        *("pick", "future", "commit", "steal", "pass", "done"),
        *("play", "head", "tail"),
    }


@pytest.mark.parametrize("line", (GOLDEN / "perft.txt").read_text("utf-8").splitlines()[1:])
def test_perft(line: str) -> None:
    name, options, skip, counts = line.split(" | ")
    game = get_game(name)
    state, chance = position_after(game, game.parse_options(options), "perft", int(skip))
    expected = [int(count) for count in counts.split()]
    assert [perft(state, chance, depth) for depth in (1, 2, 3)] == expected


def test_divide_adds_up() -> None:
    state, chance = position_after(GAME, GAME.parse_options("seats=3 sacrifice"), 5, 20)
    below = divide(state, chance, 3)
    assert list(below) == state.legal_actions(state.to_act)
    assert sum(below.values()) == perft(state, chance, 3)
