"""A package that brings bots, to be installed into a folder."""

from __future__ import annotations

from pathlib import Path

MODULE = '''
class Oracle:
    """Takes the first thing that it may.

    More about it.
    """

    needs_view = False

    def decide(self, view, legal, rng):
        return legal[0]


class Dealer(Oracle):
    games = ("cards",)


class Broken:
    def __init__(self):
        raise RuntimeError("no battery")
'''
POINTS = """[coatl.bots]
Oracle = oracle_bot:Oracle
broken = oracle_bot:Broken
dealer = oracle_bot:Dealer
priest = oracle_bot:Oracle
"""


def install(place: Path) -> None:
    """Lay the package into a folder as installers do."""
    (place / "oracle_bot.py").write_text(MODULE)
    about = place / "oracle_bot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: oracle-bot\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(POINTS)
