"""In a simultaneous choice a draft tells nothing about the others, whatever they have done."""

from __future__ import annotations

import pytest

from coatl.board import GAME, BoardOptions
from coatl.core.chance import SeededChance
from coatl.core.record import Recorder
from coatl.tables.drafts import Match

DONE = GAME.parse_action("done")


def new_match() -> Match:
    chance = SeededChance("hidden", GAME.sources)
    return Match(GAME, Recorder(GAME, BoardOptions(), chance), chance)


@pytest.mark.parametrize("keeps", [0, 3])
def test_nobody_sees_what_others_keep_before_they_have_chosen_themselves(keeps: int) -> None:
    before, after = new_match(), new_match()
    kept = after.legal_for(1)[:keeps]
    after.play(1, [action for action in kept if action != DONE] + [DONE])
    for match in (before, after):
        match.step(0, match.legal_for(0)[0])
    assert before.legal_for(0) == after.legal_for(0)
    views = [GAME.observe(match.state_for(0), 0) for match in (before, after)]
    assert views[0] == views[1]


def test_the_last_to_choose_may_still_take_it_back() -> None:
    match = new_match()
    match.play(1, [DONE])
    before = GAME.observe(match.state_for(0), 0)
    assert match.step(0, DONE) is None
    assert match.drafts[0].ends_turn
    assert not match.legal_for(0)
    match.undo(0)
    assert GAME.observe(match.state_for(0), 0) == before
