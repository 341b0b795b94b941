"""C10.4: CARL's turn."""

from __future__ import annotations

import pytest

from coatl.cards.codes import CARL_SEAT
from coatl.cards.state import State
from coatl.core.events import Event

from .table import (
    DECK,
    Place,
    act,
    carl_held,
    carl_turn,
    feather_names,
    held,
    make_carl,
    named,
    phase,
    supply,
)

# C01 GR, C02 RG, C03 RY, C05 YB, C07 BK, C09 KG, C11 B.R, C16 =Y=, C17 =R=, C18 =K=, C19 =G=,
# C20 =B=, C31 Y', C32 R', C33 K', C34 G', C35 B'

# C10.4


def test_c10_4_carl_starts_each_round() -> None:
    state, events = carl_turn("KB", "blue", carl="C01@1", supply="C02 C03 C04", refill="C40")
    order = [event.name for event in events]
    assert order[:2] == ["round", "carl began"]
    assert order[-1] == "turn"
    began = named(events, "carl began")[0]
    assert began.seat == CARL_SEAT
    assert dict(began.data) == {"colours": "KB", "god": "blue", "round": 2}
    assert (state.round, state.acting, phase(state)) == (2, (0,), "play")


def test_c10_4_his_feather_card_is_discarded_at_the_end_of_his_turn() -> None:
    state, _ = carl_turn("KB", "blue", carl="C01@1", supply="C02 C03 C04", refill="C40")
    assert feather_names(state.feather_discard) == "KB"


def test_c10_4_his_feather_card_is_not_shuffled_into_the_deck_he_draws_from() -> None:
    state = make_carl(
        player=Place(row="YRKG", hand="YR YK YG YB"),
        carl="C01@1",
        phase="fulfil",
        plays_left=0,
        round=1,
        actions="blue pink",
        deck="",
        supply="C02 C03 C04",
        keep="C40",
    )
    total = state.feather_discard.total
    events = act(state, 0, "done", "feathers=KB actions=blue prophecies=C40")
    assert dict(named(events, "reshuffled")[0].data) == {"cards": total}
    assert feather_names(state.feather_discard) == "KB"
    assert state.feathers.total == total - 1


ORDER = ["carl upgraded", "carl stole", "carl fulfilled"]


@pytest.mark.parametrize("god", ["blue", "yellow", "pink"])
def test_c10_4_upgrade_steal_fulfil_and_the_gods_action_twice(god: str) -> None:
    state, events = carl_turn(
        "KB",
        god,
        carl="C01@1 C02@1",
        player="C05@1 C07@1",
        supply="C08 C33 C18",
        refill="C40,C39" if god == "pink" else "C40",
    )
    twice = {"blue": 0, "yellow": 1, "pink": 2}[god]
    expected = [name for number, name in enumerate(ORDER) for _ in range(1 + (number == twice))]
    assert [event.name for event in events if event.name in ORDER] == expected
    assert all(event.seat == CARL_SEAT for event in events if event.name in ORDER)
    assert len(state.supply_list()) == 3


def test_c10_4_he_looks_afresh_each_time() -> None:
    # Blue: the one he has just raised to 2 is now the highest, and is raised again.
    state, events = carl_turn(
        "KB", "blue", carl="C07@1 C08@1", player="", supply="C01 C02 C03", refill="C40"
    )
    assert carl_held(state) == "C08@1 C07@3 C01@1"
    upgraded = [(e.data["card"], e.data["level"]) for e in named(events, "carl upgraded")]
    assert upgraded == [("C07", 2), ("C07", 3)]
    assert [e.data["secured"] for e in named(events, "carl upgraded")] == [False, True]


# a. upgrade


def test_c10_4_upgrade_the_closest_of_equals_as_in_the_booklet() -> None:
    # Two at level 1 that both show red or black: the one closest to the Fulfilment card.
    state, events = carl_turn(
        "RK", "pink", carl="C12@1 C09@1", supply="C05 C06 C16", refill="C40,C39"
    )
    upgraded = named(events, "carl upgraded")[0].data
    assert (upgraded["card"], upgraded["level"], upgraded["rule"]) == ("C12", 2, "preferred")
    assert upgraded["passed_over"] == ("C09: further out",)
    assert upgraded["decided_by"] == "closest"
    assert carl_held(state).split()[:2] == ["C09@1", "C12@2"]


def test_c10_4_upgrade_preferred_before_a_higher_level() -> None:
    _, events = carl_turn("KB", "pink", carl="C01@2 C07@1", supply="C02 C03 C04", refill="C40,C39")
    upgraded = named(events, "carl upgraded")[0].data
    assert (upgraded["card"], upgraded["level"]) == ("C07", 2)
    assert upgraded["passed_over"] == ("C01: not preferred",)
    assert upgraded["decided_by"] == "preference"


def test_c10_4_the_highest_level_of_the_preferred() -> None:
    _, events = carl_turn(
        "KB", "pink", carl="C07@1 C08@2 C18@3 C01@2", supply="C02 C03 C04", refill="C40,C39"
    )
    upgraded = named(events, "carl upgraded")[0].data
    assert (upgraded["card"], upgraded["level"], upgraded["secured"]) == ("C08", 3, True)
    assert upgraded["passed_over"] == ("C07: lower level", "C18: secured", "C01: not preferred")


def test_c10_4_else_the_highest_level_below_3() -> None:
    _, events = carl_turn(
        "KB", "pink", carl="C01@1 C03@3 C02@2 C04@2", supply="C16 C17 C19", refill="C40,C39"
    )
    upgraded = named(events, "carl upgraded")[0].data
    assert (upgraded["card"], upgraded["level"], upgraded["rule"]) == ("C02", 3, "any")
    assert upgraded["passed_over"] == ("C01: lower level", "C03: secured", "C04: further out")


def test_c10_4_a_secured_preferred_one_does_not_help() -> None:
    _, events = carl_turn("KB", "pink", carl="C07@3 C01@1", supply="C02 C03 C04", refill="C40,C39")
    assert named(events, "carl upgraded")[0].data["card"] == "C01"


@pytest.mark.parametrize("carl", ["", "C01@3 C02@3"])
def test_c10_4_skipped_without_a_target(carl: str) -> None:
    state, events = carl_turn("KB", "blue", carl=carl, supply="C07 C08 C04", refill="C40")
    skipped = [event.data["action"] for event in named(events, "carl skipped")]
    assert skipped == ["upgrade", "upgrade", "steal"]
    for event in named(events, "carl skipped")[:2]:
        assert event.data["rule"] == "no target"
        cards = [word.split("@")[0] for word in carl.split()]
        assert event.data["passed_over"] == tuple(f"{card}: secured" for card in cards)
    assert carl_held(state) == f"{carl} C07@1".strip()


@pytest.mark.parametrize(
    ("card", "shown"),
    [("C11", "BR"), ("C16", "Y"), ("C21", "BGY"), ("C26", "Y"), ("C31", "Y"), ("C36", "Y")],
)
def test_c10_4_any_match_and_stack_signs_show_no_colour(card: str, shown: str) -> None:
    for feather in ("YR", "YK", "YG", "YB", "RK", "RG", "RB", "KG", "KB", "GB"):
        _, events = carl_turn(
            feather, "pink", carl=f"{card}@1", supply="C02 C03 C04", refill="C40,C39"
        )
        rule = named(events, "carl upgraded")[0].data["rule"]
        assert rule == ("preferred" if set(feather) & set(shown) else "any")


def test_c10_4_both_colours_are_not_preferred_to_one() -> None:
    # C20 shows one of black and blue, C07 both: the closest is taken.
    _, events = carl_turn("KB", "pink", carl="C20@1 C07@1", supply="C02 C03 C04", refill="C40,C39")
    assert named(events, "carl upgraded")[0].data["card"] == "C20"


# b. steal


def test_c10_4_steal_the_highest_preferred_at_the_same_level_as_in_the_booklet() -> None:
    state, events = carl_turn(
        "RB",
        "blue",
        carl="C19@2",
        player="C01@1 C02@2 C09@2",
        supply="C33 C34 C31",
        refill="C40",
    )
    stole = named(events, "carl stole")[0].data
    assert (stole["card"], stole["level"], stole["rule"]) == ("C02", 2, "preferred")
    assert stole["passed_over"] == ("C01: lower level", "C09: not preferred")
    assert stole["place"] == 1  # where it lay, so that a retelling can put it back
    assert held(state) == "C01@1 C09@2"
    assert carl_held(state) == "C19@3 C02@2 C33@1"  # at the outer end


def test_c10_4_steal_preferred_before_a_higher_level() -> None:
    state, _ = carl_turn("KB", "blue", player="C01@2 C07@1", supply="C33 C34 C31", refill="C40")
    assert held(state) == "C01@2"


def test_c10_4_else_the_highest_and_closest() -> None:
    state, events = carl_turn(
        "KB", "blue", player="C01@1 C03@3 C02@2 C04@2", supply="C33 C34 C31", refill="C40"
    )
    stole = named(events, "carl stole")[0].data
    assert (stole["card"], stole["rule"]) == ("C02", "any")
    assert stole["passed_over"] == ("C01: lower level", "C03: secured", "C04: further out")
    assert held(state) == "C01@1 C03@3 C04@2"


@pytest.mark.parametrize("player", ["", "C01@3"])
def test_c10_4_skipped_without_a_face_up_prophecy(player: str) -> None:
    state, events = carl_turn(
        "KB", "yellow", carl="C02@1", player=player, supply="C33 C34 C31", refill="C40"
    )
    assert [e.data["action"] for e in named(events, "carl skipped")] == ["steal", "steal"]
    assert held(state) == player


def test_c10_4_twice_in_a_row_with_the_yellow_god() -> None:
    state, _ = carl_turn(
        "KB", "yellow", player="C01@2 C07@1 C08@2", supply="C33 C34 C31", refill="C40"
    )
    assert held(state) == "C01@2"
    assert carl_held(state) == "C08@2 C07@1 C33@1"


def test_c10_4_once_skipped_once_done() -> None:
    state, events = carl_turn("KB", "yellow", player="C01@2", supply="C33 C34 C31", refill="C40")
    assert len(named(events, "carl stole")) == 1
    assert [e.data["action"] for e in named(events, "carl skipped")] == ["upgrade", "steal"]
    assert held(state) == ""


# c. fulfil


def test_c10_4_the_leftmost_that_satisfies_the_preference_at_level_1() -> None:
    state, events = carl_turn("KB", "blue", supply="C01 C07 C08", refill="C40")
    fulfilled = named(events, "carl fulfilled")[0].data
    assert (fulfilled["card"], fulfilled["level"], fulfilled["rule"]) == ("C07", 1, "preferred")
    assert fulfilled["passed_over"] == ("C01: not preferred", "C08: further right")
    assert carl_held(state) == "C07@1"


def test_c10_4_else_the_leftmost() -> None:
    state, events = carl_turn("KB", "blue", supply="C01 C02 C03", refill="C40")
    fulfilled = named(events, "carl fulfilled")[0].data
    assert (fulfilled["card"], fulfilled["rule"]) == ("C01", "any")
    assert fulfilled["passed_over"] == ("C02: further right", "C03: further right")
    assert supply(state) == "C02 C03 C40"


def test_c10_4_twice_as_in_the_booklet() -> None:
    # The leftmost satisfies the preference, then the rightmost does.
    state, events = carl_turn("KB", "pink", supply="C07 C01 C08", refill="C39,C40")
    assert [e.data["card"] for e in named(events, "carl fulfilled")] == ["C07", "C08"]
    assert carl_held(state) == "C07@1 C08@1"
    assert supply(state) == "C01 C39 C40"  # gaps close to the left, new ones come at the right


def last_of_the_deck(left: str) -> tuple[State, list[Event]]:
    """CARL fulfils twice from a supply that cannot be filled up; he holds C01 and prefers black."""
    cards = [card.id for card in DECK.prophecies]
    faces = "C10 C28 C29 C30 C40"
    lost = " ".join(card for card in cards if card not in f"{faces} {left} C01".split())
    state = make_carl(
        player=Place(row="YRKG", hand="YR YK YG YB"),
        carl="C01@1",
        supply=left,
        faces=faces,
        lost=lost,
        phase="fulfil",
        plays_left=0,
        actions="pink",
    )
    return state, act(state, 0, "done", "feathers=KB actions=pink")


def test_c10_4_skipped_when_there_is_nothing_in_the_supply() -> None:
    state, events = last_of_the_deck("")
    skipped = [event.data["action"] for event in named(events, "carl skipped")]
    assert skipped == ["steal", "fulfil", "fulfil"]
    assert carl_held(state) == "C01@2"


def test_c10_4_the_only_card_of_the_supply_is_taken_preferred_or_not() -> None:
    state, events = last_of_the_deck("C02")
    fulfilled = named(events, "carl fulfilled")
    assert [(e.data["card"], e.data["rule"]) for e in fulfilled] == [("C02", "any")]
    skipped = [event.data["action"] for event in named(events, "carl skipped")]
    assert skipped == ["steal", "fulfil"]  # the second time nothing is left
    assert carl_held(state) == "C01@2 C02@1"
    assert supply(state) == ""


def test_c10_4_upgrades_come_before_thefts_and_these_before_the_supply() -> None:
    # What he steals or takes now cannot be upgraded in the same turn.
    state, _ = carl_turn("KB", "blue", player="C07@2", supply="C08 C01 C02", refill="C40")
    assert carl_held(state) == "C07@2 C08@1"
