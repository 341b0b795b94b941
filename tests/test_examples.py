"""The frozen yardsticks in `examples/`: unchanged, legal, repeatable and honest."""

from __future__ import annotations

import hashlib
import importlib.util
import itertools
import random
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from coatl.board.codes import BODY, HEAD, TAIL
from coatl.core.chance import SeededChance
from coatl.core.registry import get_game
from coatl.lab.runner import play_game

EXAMPLES = Path(__file__).parent.parent / "examples"

PINS = {
    "greedy": "9c1ee113a82c1f717498cee638520c77bb90e258883bf9b77809d879a60caf37",
    "planner": "935577ee77ebf658b3ee4a91b460382da44cd5f0580b89ab3eeb2e73a6337679",
}

ALL = "sacrifice feathers fewer-bodies promo strict-ends"
GAMES = [  # those of two seats are played twice below
    ("board", "seats=3 sacrifice"),
    ("board", "seats=4 promo"),
    ("board", f"seats=2 {ALL}"),
    ("board", f"seats=3 {ALL}"),
    ("cards", "seats=3"),
    ("cards", "seats=4"),
    ("carl", "ambitious"),
    ("carl", "imperious"),
    ("carl", "greedy"),
]


def load(name: str) -> ModuleType:
    module_name = f"examples_{name}"
    if module_name not in sys.modules:
        spec = importlib.util.spec_from_file_location(module_name, EXAMPLES / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        sys.modules[module_name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[module_name])
    return sys.modules[module_name]


def make(name: str) -> Any:
    return getattr(load(name), name.capitalize())()


@pytest.mark.parametrize("name", PINS)
def test_yardsticks_are_frozen(name: str) -> None:
    text = (EXAMPLES / f"{name}.py").read_bytes().replace(b"\r\n", b"\n")
    assert hashlib.sha256(text).hexdigest() == PINS[name], (
        f"examples/{name}.py is a frozen yardstick: leave it as it is; a change needs a new file"
    )


@pytest.mark.parametrize(("game_name", "words"), GAMES)
def test_yardsticks_play_to_the_end(game_name: str, words: str) -> None:
    game = get_game(game_name)
    options = game.parse_options(words)
    bots = [make(name) for name in ("planner", "greedy", "greedy", "greedy")]
    assert play_game(game, options, bots[: game.seat_count(options)], "yardstick").decisions > 0


@pytest.mark.parametrize("game_name", ["board", "cards", "carl"])
def test_yardsticks_repeat_themselves(game_name: str) -> None:
    game = get_game(game_name)
    options = game.parse_options("")
    names = ["planner", "greedy"][: game.seat_count(options)]
    first = play_game(game, options, [make(name) for name in names], "again")
    again = play_game(game, options, [make(name) for name in names], "again")
    assert first.digest == again.digest


@pytest.mark.parametrize("words", ["seats=4", f"seats=4 {ALL}"])
def test_greedy_plays_any_board_game_to_the_end(words: str) -> None:
    game = get_game("board")
    bots = [make("greedy") for _ in range(4)]
    for seed in range(3):
        assert play_game(game, game.parse_options(words), bots, seed).decisions > 0


@pytest.mark.parametrize("name", PINS)
@pytest.mark.parametrize(
    ("game_name", "words"), [("board", f"seats=2 {ALL}"), ("cards", "seats=3")]
)
def test_hidden_information_does_not_matter(name: str, game_name: str, words: str) -> None:
    """The choice is the same whatever the others hold: it follows from view and seed alone."""
    game = get_game(game_name)
    options = game.parse_options(words)
    chance = SeededChance("hidden", game.sources)
    state = game.new(options, chance)
    rng = random.Random(5)
    looks = 0
    while not state.is_over and looks < 12:
        seat = state.to_act
        legal = state.legal_actions(seat)
        view = game.observe(state, seat)
        if len(legal) > 2 and rng.random() < 0.2:
            looks += 1
            other = game.sample_state(view, rng)
            chosen = make(name).decide(view, legal, random.Random(looks))
            assert chosen in legal
            twin = game.observe(other, seat)
            same = make(name).decide(twin, other.legal_actions(seat), random.Random(looks))
            assert same == chosen
        state.apply(seat, rng.choice(legal), chance)
    assert looks > 5


def board_of(heads: str, bodies: str, tails: str) -> tuple[int, ...]:
    board = [0] * 16
    for first, letters in ((HEAD, heads), (BODY, bodies), (TAIL, tails)):
        for letter in letters:
            board[first + "YRKGB".index(letter)] += 1
    return tuple(board)


@pytest.mark.parametrize(
    ("core", "has_head", "has_tail", "heads", "bodies", "tails"),
    [
        ("", False, False, "YR", "BBKG", "R"),
        ("BY", False, False, "Y", "BYG", "RG"),
        ("RB", True, False, "", "BBY", "K"),
        ("G", False, True, "YK", "GGR", ""),
        ("B", False, False, "Y", "", "R"),
        ("", False, False, "Y", "", "R"),
        ("", False, False, "", "BB", "R"),
    ],
)
def test_planner_finds_every_completion(
    core: str, has_head: bool, has_tail: bool, heads: str, bodies: str, tails: str
) -> None:
    """Its search for complete serpents equals the brute force of trying all orders of bodies."""
    planner = load("planner")
    row = bytes("YRKGB".index(letter) for letter in core)
    found = planner.complete_rows(
        planner.Core(row, has_head, has_tail, ()), board_of(heads, bodies, tails), 100_000
    )
    expected = set()
    for size in range(len(bodies) + 1):
        for order in itertools.permutations(bodies, size):
            for split in range(size + 1):
                left, right = "".join(order[:split]), "".join(order[split:])
                if (has_head and left) or (has_tail and right):
                    continue
                if len(core) + size <= has_head + has_tail:
                    continue
                for head in [""] if has_head else heads:
                    for tail in [""] if has_tail else tails:
                        expected.add(head + left + core + right + tail)
    letters = ["".join("YRKGB"[colour] for colour in found_row) for found_row in found]
    assert len(letters) == len(set(letters))
    assert set(letters) == expected
