"""Cóatl, the board game."""

from coatl.board.game import GAME
from coatl.board.options import BoardOptions

__all__ = ["GAME", "BoardOptions"]
