"""The tools that tune bots find the same numbers in one process and in several."""

from __future__ import annotations

import pytest

from coatl.bots.board.weights import load_weights
from coatl.bots.cards.weights import load_weights as load_card_weights
from tools import tune_bots, tune_cards


@pytest.mark.slow
def test_any_number_of_processes_tunes_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune_bots, "PART", 1)
    monkeypatch.setattr(tune_cards, "PART", 2)
    here, there = (1, "processes"), (2, "processes")
    rules = [tune_bots.learn_rules(load_weights(), 2, 2, 1, where) for where in (here, there)]
    assert rules[0] == rules[1]
    weights = [tune_bots.tune_weights(0, 1, 1, 1, where) for where in (here, there)]
    assert weights[0] == weights[1]
    tracks = [
        tune_cards.play_games("two", load_card_weights("two"), 4, "x", *where)
        for where in (here, there)
    ]
    leads = [[track.lead for track in some] for some in tracks]
    assert leads[0] == leads[1]
    assert len(leads[0]) == 8
