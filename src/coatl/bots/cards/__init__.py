"""Players of the card game and of the solo match, by level."""

from coatl.bots.cards.mind import make_mind

__all__ = ["make_mind"]
