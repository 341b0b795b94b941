"""The games by the names users pick them by; each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from coatl.core.errors import OptionError
from coatl.core.game import Game

GAMES = {
    "board": "coatl.board.game:GAME",
    "cards": "coatl.cards.game:GAME",
    "carl": "coatl.cards.game:CARL",
}
"""Where each game is found: module and name."""


def get_game(name: str) -> Game[Any, Any, Any]:
    """Return a game by name."""
    if name not in GAMES:
        expected = " or ".join(GAMES)
        message = f"unknown game {name!r}: expected {expected}"
        raise OptionError(message, why="unknown-game", name=name, games=", ".join(GAMES))
    module, _, attribute = GAMES[name].partition(":")
    game: Game[Any, Any, Any] = getattr(import_module(module), attribute)
    return game
