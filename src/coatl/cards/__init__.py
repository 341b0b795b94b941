"""Cóatl: The Card Game, with the solo matches against CARL."""

from coatl.cards.game import CARL, GAME
from coatl.cards.options import CardOptions, CarlOptions

__all__ = ["CARL", "GAME", "CardOptions", "CarlOptions"]
