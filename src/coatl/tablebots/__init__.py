"""Bots at tables: their turns, hints and advice, for whoever hosts a table.

Nothing here thinks or waits: questions come out, and what a bot answers goes in. So a server asks
processes of its own, and a page without a server asks on the spot.
"""
