"""Whole games with every set of options play out as they did: what `coatl sim` prints is kept.

The golden games (`test_golden.py`) show what is in a game, these that nothing in it has moved; that
the interpreted build plays the same is for `test_builds.py`.
"""

from __future__ import annotations

import pytest

from coatl.board.options import FLAGS
from coatl.cards.options import PERSONALITIES
from tools import golden

LINES = (golden.GOLDEN / "fingerprints.txt").read_text("utf-8").splitlines()[1:]
KEPT = [line.split(" | ") for line in LINES]


def test_every_set_of_options_is_kept() -> None:
    assert [(name, words) for name, words, _ in KEPT] == list(golden.option_sets())
    assert {flag.replace("_", "-") for flag in FLAGS} == set(golden.BOARD_WORDS)
    assert {words for name, words, _ in KEPT if name == "carl"} == {
        f"personality={name}" for name in PERSONALITIES
    }


@pytest.mark.parametrize("first", ["board | seats=2", "board | seats=3", "board | seats=4", "ca"])
def test_games_play_out_as_they_did(first: str) -> None:
    kept = [line for line in LINES if line.startswith(first)]
    assert kept
    assert [golden.fingerprint_line(*line.split(" | ")[:2]) for line in kept] == kept
