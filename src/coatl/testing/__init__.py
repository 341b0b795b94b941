"""A kit of checks that every game of the contract must pass."""

from coatl.testing.analysis import check_analysis
from coatl.testing.conformance import check_game

__all__ = ["check_analysis", "check_game"]
