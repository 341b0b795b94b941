"""How the levels think about the board game."""

from coatl.bots.board.mind import STYLES, make_mind

__all__ = ["STYLES", "make_mind"]
