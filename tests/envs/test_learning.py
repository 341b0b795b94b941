"""The example that learns: it learns something, and what it has kept plays well."""

from __future__ import annotations

import itertools
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from coatl.bots.loading import load_bot
from coatl.core.chance import QuickChance
from coatl.core.registry import get_game
from coatl.envs.batch import BatchEnv
from coatl.lab.runner import play_game

EXAMPLES = Path(__file__).parents[2] / "examples"
LEARNED = f"{EXAMPLES / 'learned_bot.py'}:Learned"


@pytest.fixture(scope="module")
def learn() -> Iterator[ModuleType]:
    sys.path.insert(0, str(EXAMPLES))
    try:
        import learn

        yield learn
    finally:
        sys.path.remove(str(EXAMPLES))


def start(learn: ModuleType, size: int) -> Any:
    return learn.make_network(size, 1, np.random.default_rng(3))


def test_slopes_are_those_of_the_error(learn: ModuleType) -> None:
    network = start(learn, 12)
    rng = np.random.default_rng(1)
    rows = rng.random((40, 12), dtype=np.float32)
    targets = rng.random(40, dtype=np.float32)
    teacher = learn.Teacher(network)
    teacher.teach(rows, targets, 0.0)  # changes nothing, but notes a tenth of each slope

    def error() -> float:
        return float(((network.judge(rows).astype(np.float64) - targets) ** 2).mean())

    for layer, noted in zip(network.layers, teacher.means, strict=True):
        at = np.unravel_index(int(np.abs(noted).argmax()), noted.shape)
        kept = layer[at].copy()
        layer[at] = kept + 1e-2
        above = error()
        layer[at] = kept - 1e-2
        below = error()
        layer[at] = kept
        assert (above - below) / 2e-2 == pytest.approx(10 * noted[at], rel=0.05, abs=1e-3)


def test_it_learns_from_games_against_itself(learn: ModuleType, tmp_path: Path) -> None:
    games = BatchEnv("cards", 4, rewards="margin", seed=5)
    network = learn.make_network(games.encoding.size, 1, np.random.default_rng(3))
    gathering = learn.Gathering(games, learn.Player(games, network, np.random.default_rng(4)))
    rows, targets = gathering.gather(150, 0.1)
    assert rows.shape == (len(targets), games.encoding.size)
    assert gathering.finished >= 4
    assert abs(targets).max() > 2 / learn.POINTS  # somebody has won by some points
    teacher = learn.Teacher(network)
    errors = [teacher.teach(rows, targets, learn.RATE) for _ in range(30)]
    assert errors[-1] < errors[0] / 2

    network.save(tmp_path / "kept.npz")
    again = learn.Network.load(tmp_path / "kept.npz")
    assert again.judge(rows) == pytest.approx(network.judge(rows), abs=0.02)


def test_targets_mix_what_came_later(learn: ModuleType) -> None:
    rows: list[object] = []
    targets: list[float] = []
    learn._settle([("a", 0.1), ("b", 0.3), ("c", 0.5)], 1.0, rows, targets)
    keep = learn.LAMBDA
    last, before = 1.0, (1 - keep) * 0.5 + keep
    assert rows == ["c", "b", "a"]
    assert targets == pytest.approx([last, before, (1 - keep) * 0.3 + keep * before])


def test_the_command_learns_and_keeps(
    learn: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.npz"
    monkeypatch.setattr(learn, "GATHERED", 40)
    for more in ([], ["--resume"]):
        arguments = ["--minutes", "0.0001", "--games", "4", "--check", "0", "--output", str(kept)]
        monkeypatch.setattr(sys, "argv", ["learn.py", *arguments, *more])
        learn.main()
    assert learn.Network.load(kept).version == 1


def test_what_it_has_kept_beats_random() -> None:
    game = get_game("cards")
    options = game.parse_options("")
    won = 0
    for number, seat in itertools.product(range(3), range(2)):
        bots = [load_bot("random"), load_bot("random")]
        bots[seat] = load_bot(LEARNED)
        played = play_game(game, options, bots, f"learned {number}")
        won += played.result.standings[seat].rank == 1
    assert won >= 5


@pytest.mark.parametrize(("name", "words"), [("board", ""), ("cards", "seats=3")])
def test_it_says_what_it_has_not_learned(name: str, words: str) -> None:
    game = get_game(name)
    state = game.new(game.parse_options(words), QuickChance(1))
    view = game.observe(state, 0)
    with pytest.raises(ValueError, match="card game of two"):
        load_bot(LEARNED).decide(view, state.legal_actions(0), random.Random(1))
