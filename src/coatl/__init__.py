"""Cóatl and Cóatl: The Card Game: rules, bots and tools (unofficial)."""

__version__ = "0.2.0"
