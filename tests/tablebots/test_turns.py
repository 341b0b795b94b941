"""A bot's turn at a table: what is asked, and whether the answer is still wanted."""

from __future__ import annotations

import random

import pytest

from coatl.core.chance import RecordingChance
from coatl.core.turns import goes_on
from coatl.tablebots.turns import PACES, Decision, ask_for_turn, is_still_wanted, pause_of
from coatl.tables import entries as e
from tests.server.folding import SETUPS, Folding, Setup, new_folding


def new_table(setup: Setup, seed: str) -> Folding:
    """Return a game in which a bot plays for the seat that is to act."""
    folding = new_folding(setup, seed)
    for seat in folding.match.state.acting:
        folding.add(e.Replace(seat, "novice"))
    return folding


def think(folding: Folding, seat: int, seed: int = 1) -> tuple[list[int], list[Decision]]:
    """Decide a whole turn at random; return its actions, and what was asked."""
    rng = random.Random(seed)
    asked: list[Decision] = []
    turn = ask_for_turn(folding.table, seat)
    try:
        decision = next(turn)
        while True:
            asked.append(decision)
            decision = turn.send(rng.choice(decision.legal))
    except StopIteration as done:
        return done.value, asked


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_turn_goes_on_until_it_ends_or_reveals_something(setup: Setup) -> None:
    folding = new_table(setup, "turns")
    for number in range(12):
        seat = folding.match.state.to_act
        if seat < 0:
            break
        if not folding.table.seats[seat].is_automatic:
            folding.add(e.Replace(seat, "novice"))
        state = folding.match.state.clone()
        actions, asked = think(folding, seat, number)
        assert folding.match.state.to_bytes() == state.to_bytes()  # nothing has happened yet
        assert all(len(each.legal) > 1 for each in asked)
        before, chance = state.clone(), RecordingChance(folding.match.chance.clone())
        for place, action in enumerate(actions):
            assert not place or goes_on(before, state, seat, chance.outcomes)
            state.apply(seat, action, chance)
        assert not goes_on(before, state, seat, chance.outcomes)
        folding.play(seat, actions)
        assert folding.match.state.to_bytes() == state.to_bytes()


def test_a_turn_that_is_thought_about_twice_has_the_same_luck() -> None:
    folding = new_table(("board", "", 2), "twice")
    seat = folding.match.state.to_act
    actions, asked = think(folding, seat)
    assert think(folding.again(), seat) == (actions, asked)
    assert len({each.seed for each in asked}) == len(asked)
    folding.play(seat, actions)
    other = folding.match.state.to_act
    folding.add(e.Replace(other, "novice"))
    assert {each.seed for each in think(folding, other)[1]}.isdisjoint(each.seed for each in asked)


def test_an_answer_is_not_wanted_after_the_person_is_back_or_the_seat_has_moved() -> None:
    folding = new_table(("cards", "", 2), "wanted")
    seat = folding.match.state.to_act
    actions, _ = think(folding, seat)
    assert is_still_wanted(folding.table, seat, 0)
    assert not is_still_wanted(folding.table, 1 - seat, 0)
    folding.play(seat, actions[:1])
    assert not is_still_wanted(folding.table, seat, 0)
    folding.add(e.Return(seat))
    assert not is_still_wanted(folding.table, seat, 1)


@pytest.mark.parametrize(("pace", "seconds"), PACES.items())
def test_bots_wait_at_the_pace_of_the_table_but_not_while_all_choose(
    pace: str, seconds: float
) -> None:
    assert pause_of(new_folding(("cards", "", 2), "pace", pace=pace).table) == seconds
    choosing = new_folding(("board", "", 2), "pace", pace=pace)
    assert choosing.match.state.is_simultaneous
    assert pause_of(choosing.table) == 0.0
