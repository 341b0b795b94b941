"""In a simultaneous choice a draft tells nothing about the others, whatever they have done."""

from __future__ import annotations

import pytest

from coatl.board import GAME, BoardOptions
from coatl.core.chance import SeededChance
from coatl.core.record import Recorder
from coatl.server.match import Match, ends_choice

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


@pytest.mark.parametrize("others_are_done", [False, True])
def test_who_ends_a_choice_cannot_take_it_back(others_are_done: bool) -> None:
    match = new_match()
    if others_are_done:
        match.play(1, [DONE])
    trial = match.state.clone()
    trial.apply(0, DONE, match.chance.clone())
    assert ends_choice(match.state, trial, 0)
    match.step(0, match.legal_for(0)[0])
    assert match.step(0, DONE) is not None
    assert not match.drafts[0].steps
    assert not match.drafts[0].undone
    assert match.count_steps(0) == 2
