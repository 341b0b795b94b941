"""Tests of the patterns of the card game, of its card data and of its notations."""
