"""Tests of what cards pay, of the card data and of the notations.

This is a package only so that pytest puts `tests/`, where `oracle.py` lives, on the import path.
"""
