"""How long claims hold: short enough for whoever waits, long enough for whoever is at work."""

from __future__ import annotations

from coatl.server.live import bot_turns, following
from coatl.server.workers import answering

TAKEN_OVER_SECONDS = 3.0
"""A dead process's turn is somebody else's by then; `benchmarks/takeover.py` measures it."""


def test_what_a_dead_process_has_claimed_is_free_in_time() -> None:
    question = answering.LEASE_SECONDS + answering.LOOK_SECONDS
    assert question < TAKEN_OVER_SECONDS
    in_memory = bot_turns.SHARED_LEASE_SECONDS + bot_turns.ASK_AGAIN_SECONDS
    in_nobodys = bot_turns.SHARED_LEASE_SECONDS + following.ABANDONED_SECONDS
    assert max(in_memory, in_nobodys) < TAKEN_OVER_SECONDS


def test_who_is_at_work_prolongs_a_claim_twice_before_it_ends() -> None:
    assert 2 * answering.PROLONG_SECONDS < answering.LEASE_SECONDS
    assert 2 * bot_turns.PROLONG_SECONDS < bot_turns.SHARED_LEASE_SECONDS
