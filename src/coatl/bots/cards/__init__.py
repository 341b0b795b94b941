"""Players of the card game and of the solo match, by level."""

from coatl.bots.cards.mind import LADDER_ITERATIONS, CardMind, make_mind

__all__ = ["LADDER_ITERATIONS", "CardMind", "make_mind"]
