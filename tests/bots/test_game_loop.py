"""The one loop that plays a game between bots."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from coatl.bots import BotError, load_bot
from coatl.bots.game_loop import Player, play_out
from coatl.core.chance import SeededChance
from coatl.core.game import State
from coatl.core.registry import get_game
from coatl.lab.runner import play_game

TOYS = Path(__file__).resolve().parents[1] / "toy_bots.py"


def test_who_watches_hears_of_every_decision_before_it_is_carried_out() -> None:
    game = get_game("cards")
    heard: list[tuple[int, bytes]] = []

    def watch(state: State, seat: int, ms: float) -> None:
        assert seat == state.to_act
        assert ms >= 0
        heard.append((seat, state.to_bytes()))

    def play(watcher: bool) -> list[int]:
        players = [Player("any", load_bot("random"), random.Random(seat)) for seat in range(2)]
        chance = SeededChance("loop", game.sources)
        state = game.new(game.parse_options("seats=2"), chance)
        actions = play_out(game, state, players, chance, "loop", watch if watcher else None)
        assert state.is_over
        return actions

    actions = play(watcher=True)
    assert actions == play(watcher=False)
    chance = SeededChance("loop", game.sources)
    state = game.new(game.parse_options("seats=2"), chance)
    for (seat, before), action in zip(heard, actions, strict=True):
        assert state.to_bytes() == before
        state.apply(seat, action, chance)


@pytest.mark.parametrize(
    ("toy", "words"),
    [
        ("Crashing", r"failed: ValueError: out of ideas \(toy_bots.py, line \d+\)"),
        ("Cheating", "chose 0, which is not legal here"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_game_and_seat(toy: str, words: str) -> None:
    game = get_game("cards")
    bots = [load_bot("random"), load_bot(f"{TOYS}:{toy}")]
    with pytest.raises(BotError, match=rf"^bot '{toy}' {words}; game 's/0', seat 1$"):
        play_game(game, game.parse_options("seats=2"), bots, "s/0")
