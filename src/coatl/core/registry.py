"""The games by the names users pick them by; each is imported when it is first asked for.

A package of somebody else adds a game by an entry point of the group `coatl.games`, so that it is
found in every process; who has only a module calls `register_game`.
"""

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
ENTRY_POINTS = "coatl.games"


def register_game(name: str, place: str) -> None:
    """Add a game; `place` is its module and its name there, such as `pebbles.rules:GAME`."""
    if GAMES.get(name, place) != place:
        raise OptionError(f"there is a game {name!r} already, in {GAMES[name]}")
    GAMES[name] = place


def get_game(name: str) -> Game[Any, Any, Any]:
    """Return a game by name."""
    if name not in GAMES:
        _find_installed()
    if name not in GAMES:
        expected = " or ".join(GAMES)
        message = f"unknown game {name!r}: expected {expected}"
        raise OptionError(message, why="unknown-game", name=name, games=", ".join(GAMES))
    module, _, attribute = GAMES[name].partition(":")
    game: Game[Any, Any, Any] = getattr(import_module(module), attribute)
    return game


def _find_installed() -> None:
    """Add the games of installed packages; no game of ours is replaced."""
    from importlib.metadata import entry_points

    for point in entry_points(group=ENTRY_POINTS):
        GAMES.setdefault(point.name, point.value)
