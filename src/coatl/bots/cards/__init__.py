"""Players of the card game and of the solo match, by level."""

from coatl.bots.cards.mind import STYLES, make_mind

__all__ = ["STYLES", "make_mind"]
