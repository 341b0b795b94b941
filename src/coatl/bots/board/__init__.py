"""How the levels think about the board game."""

from coatl.bots.board.mind import make_mind

__all__ = ["make_mind"]
