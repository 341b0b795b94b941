"""Tests of what cards pay, of the card data and of the notations."""
