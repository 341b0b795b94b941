"""C10: the solo match against CARL and CARL 2.0."""

from __future__ import annotations

from collections import Counter

import pytest

from coatl.cards.codes import CARL_SEAT, EMPTY, GODS
from coatl.cards.game import CARL
from coatl.cards.options import CarlOptions
from coatl.cards.state import State
from coatl.core.chance import ScriptedChance
from coatl.core.errors import OptionError
from coatl.core.events import Event

from .table import (
    DECK,
    PERSONALITIES,
    Place,
    act,
    carl_held,
    carl_turn,
    feather_names,
    fulfilments,
    hand,
    held,
    make_carl,
    named,
    names,
    new_game,
    outcomes,
    phase,
    play,
    play_out,
    refused,
    row,
    supply,
    texts,
)

# C01 GR, C02 RG, C03 RY, C05 YB, C07 BK, C09 KG, C11 B.R, C16 =Y=, C17 =R=, C18 =K=, C19 =G=,
# C20 =B=, C31 Y', C32 R', C33 K', C34 G', C35 B'


# C10.1


def test_c10_1_a_win_leads_to_carl_2_with_six_rounds() -> None:
    state = make_carl(
        player=Place(row="<YRK", held="C01@2"),
        round=5,
        plays_left=1,
        carl_points=4,
        supply="C34 C35 C33",
        actions="",
    )
    assert not state.is_over
    events = act(state, 0, "tail G")
    assert not state.is_over
    assert (state.competition, state.round, state.last_round) == (2, 1, 6)
    assert (state.first_points, state.first_carl_points) == (5, 4)
    assert [event.name for event in events][:4] == ["tail", "scored", "dealt", "round"]
    assert dict(named(events, "dealt")[0].data)["rounds"] == 6


@pytest.mark.parametrize("carl_points", [5, 6, 30])
def test_c10_1_a_loss_or_a_tie_ends_the_match(carl_points: int) -> None:
    state = make_carl(
        player=Place(row="<YRK", held="C01@2"),
        round=5,
        plays_left=1,
        carl_points=carl_points,
        supply="C34 C35 C33",
        actions="",
    )
    events = act(state, 0, "tail G", "-")
    assert state.is_over
    assert state.result().ending == "lost to CARL"
    assert state.result().winners == ()
    over = named(events, "over")[0].data
    assert (over["ending"], over["scores"], over["carl"]) == ("lost to CARL", (5,), carl_points)


@pytest.mark.parametrize(
    ("carl_points", "ending"),
    [(4, "won"), (5, "lost to CARL 2.0"), (6, "lost to CARL 2.0")],
)
def test_c10_1_the_second_competition_decides_the_match(carl_points: int, ending: str) -> None:
    state = make_carl(
        player=Place(row="<YRK", held="C01@2"),
        round=6,
        competition=2,
        plays_left=1,
        carl_points=carl_points,
        first=(30, 20),
        supply="C34 C35 C33",
        actions="",
    )
    act(state, 0, "tail G", "-")
    assert state.is_over
    result = state.result()
    assert result.ending == ending
    assert result.winners == ((0,) if ending == "won" else ())
    assert (result.standings[0].score, result.standings[0].tie_breaks) == (5, (carl_points,))


def test_c10_1_while_the_match_runs_the_result_is_as_if_it_ended_now() -> None:
    # The contract of `core.game`: CARL's Prophecies count now, though his score is not fixed yet.
    state = make_carl(player=Place(held="C01@1"), carl="C02@3")
    assert state.result().winners == ()


def test_c10_1_everything_else_is_reset() -> None:
    state = make_carl(
        "greedy",
        player=Place(row="<YRK", held="C01@3 C02@3"),
        carl="C03@1 C04@2",
        lost="C05 C06",
        round=5,
        plays_left=1,
        carl_points=7,
        supply="C34 C35 C33",
        actions="",
        deck="GB",
        keep="C32",
    )
    faces = names(state.faces.contents())
    draws = (
        "prophecies=C32 feathers=YR,YR,YR,YR prophecies=C01,C02,C05,C03,C06 "
        "feathers=KB actions=blue prophecies=C04"
    )
    script = ScriptedChance(outcomes(draws))
    events: list[Event] = []
    state.apply(0, CARL.parse_action("tail G"), script, events)
    assert script.left == 0
    assert (held(state), carl_held(state)) == ("", "C02@3 C01@1 C05@1")
    assert supply(state) == "C03 C06 C04"
    assert (row(state), hand(state)) == ("", "YR YR YR YR")
    player = state.seats[0]
    assert (player.is_scored, player.points, player.secured) == (False, 0, 0)
    assert not player.serpent.has_head
    assert not player.serpent.has_tail
    assert state.lost.total == 0
    assert state.carl_points == 0
    assert state.placed.total == 0
    assert feather_names(state.feather_discard) == "KB"
    assert set(faces.split()) < set(names(state.faces.contents()).split())
    assert "C32" in names(state.faces.contents()).split()  # the new one: greedy gets a pink card
    assert state.options == CarlOptions(personality="greedy")


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_c10_1_five_rounds_then_six(personality: str) -> None:
    first = new_game(CarlOptions(personality=personality), 1)
    second = make_carl(
        personality,
        player=Place(row="<YRK", held="C01@2"),
        round=5,
        plays_left=1,
        supply="C34 C35 C33",
        actions="",
    )
    act(second, 0, "tail G")
    for state, cards in ((first, 8), (second, 10)):
        placed: list[str] = []
        for _, text, _ in play_out(state, 2):
            state.check()
            if text.split()[0] in ("play", "head", "tail"):
                placed.append(text.split()[0])
        assert placed == ["play"] * cards + ["head", "tail"]
        assert state.is_over
    assert first.result().ending == "lost to CARL"
    assert second.result().ending in ("won", "lost to CARL 2.0")


# C10.2


@pytest.mark.parametrize(
    ("personality", "counts"),
    [
        ("ambitious", {"blue": 3, "yellow": 1, "pink": 1}),
        ("imperious", {"blue": 1, "yellow": 3, "pink": 1}),
        ("greedy", {"blue": 1, "yellow": 1, "pink": 3}),
    ],
)
def test_c10_2_the_action_deck_of_each_personality(
    personality: str, counts: dict[str, int]
) -> None:
    seen: set[int] = set()
    for seed in range(20):
        state = new_game(CarlOptions(personality=personality), seed)
        faces = state.faces.contents()
        seen.update(faces)
        assert Counter(GODS[DECK.prophecies[card].god] for card in faces) == counts
        # The faces are out of the deck and nowhere else.
        assert not set(faces) & set(state.prophecies.contents())
        assert not set(faces) & set(state.supply_list())
        # CARL has shown one of them already.
        assert state.actions.total == 4
        for god, count in zip(GODS, state.actions.tally(4), strict=True):
            assert count <= counts.get(god, 0)
        state.check()
    assert len(seen) > 15  # taken at random


@pytest.mark.parametrize(
    ("personality", "more"), [("ambitious", "blue"), ("imperious", "yellow"), ("greedy", "pink")]
)
def test_c10_2_carl_2_gets_one_more_card_of_his_colour(personality: str, more: str) -> None:
    state = make_carl(
        personality,
        player=Place(row="<YRK", held="C01@2"),
        round=5,
        plays_left=1,
        supply="C34 C35 C33",
        actions="",
    )
    before = set(state.faces.contents())
    act(state, 0, "tail G")
    new = set(state.faces.contents()) - before
    assert before < set(state.faces.contents())
    assert [GODS[DECK.prophecies[card].god] for card in new] == [more]
    assert state.faces.total == 6
    assert state.actions.total == 5  # all six shuffled, one shown


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_c10_2_every_action_card_is_shown_once(personality: str) -> None:
    told: list[Event] = []
    state = new_game(CarlOptions(personality=personality), 5, told)
    for _, _, events in play_out(state, 5):
        told += events
    assert state.competition == 1  # random play loses
    gods = [event.data["god"] for event in named(told, "carl began")]
    wanted = dict(zip(GODS, DECK.personalities[personality].carl, strict=True))
    assert Counter(gods) == Counter({god: count for god, count in wanted.items() if count})
    assert state.actions.total == 0


def test_c10_2_deal_in_order_and_the_first_turn_is_told() -> None:
    script = ScriptedChance(
        outcomes(
            "prophecies=C09,C21,C22,C23,C31 feathers=YR,YR,YR,YR prophecies=C01,C02 "
            "prophecies=C03,C07,C08 feathers=KB actions=blue prophecies=C40"
        )
    )
    events: list[Event] = []
    state = CARL.new(CarlOptions(), script, events)
    assert script.left == 0
    assert [event.name for event in events] == [
        "dealt",
        "round",
        "carl began",
        "carl upgraded",
        "carl upgraded",
        "carl stole",
        "carl fulfilled",
        "refilled",
        "turn",
    ]
    dealt = dict(events[0].data)
    assert dealt == {
        "competition": 1,
        "rounds": 5,
        "player": "C01",
        "carl": "C02",
        "supply": ("C03", "C07", "C08"),
    }
    assert names(state.faces.contents()) == "C09 C21 C22 C23 C31"
    assert hand(state) == "YR YR YR YR"
    # C02 went to 3, he stole C01, and took C07, the leftmost with black or blue.
    assert held(state) == ""
    assert carl_held(state) == "C02@3 C01@1 C07@1"
    assert supply(state) == "C03 C08 C40"
    assert (state.round, phase(state), state.acting) == (1, "play", (0,))


def test_c10_2_one_prophecy_each_at_level_1_supply_of_3_hand_of_4_no_temple() -> None:
    events: list[Event] = []
    state = new_game(CarlOptions(), 3, events)
    dealt = named(events, "dealt")[0].data
    assert len(dealt["supply"]) == 3  # type: ignore[arg-type]
    assert len(state.supply_list()) == 3
    assert state.seats[0].hand_size == 4
    assert state.temple == EMPTY
    first = next(
        event for event in events if event.name.startswith("carl ") and event.data.get("card")
    )
    assert first.data["card"] == dealt["carl"]
    assert first.data["level"] == 2  # he began with it at level 1


def test_c10_2_no_objectives_without_a_temple_card() -> None:
    state = make_carl(
        player=Place(row="<YRK", held="C01@1 C11@1 C31@1"),
        round=5,
        plays_left=1,
        carl_points=50,
        supply="C34 C35 C33",
        actions="",
    )
    act(state, 0, "tail G", "-")
    assert state.scores() == (6,)
    assert state.seats[0].objectives == 0


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_c10_2_options_read_back(personality: str) -> None:
    options = CARL.parse_options(personality)
    assert options == CARL.parse_options(CARL.format_options(options))
    assert options == CarlOptions(personality=personality)
    assert CARL.seat_count(options) == 1


def test_c10_2_other_personalities_and_seats_are_refused() -> None:
    with pytest.raises(OptionError, match="ambitious, imperious, greedy"):
        CARL.parse_options("lazy")
    with pytest.raises(OptionError, match="one seat"):
        CARL.parse_options("greedy", 2)


# C10.3


def test_c10_3_an_upgraded_one_goes_to_the_outer_end_of_its_new_level() -> None:
    state = make_carl(
        player=Place(row="GRKB", hand="RG RG RG RG", held="C01@1 C40@2 C39@1"),
        supply="C33 C34 C35",
    )
    play(state, "0 play GR right", "0 fulfil C01")
    assert held(state) == "C40@2 C39@1 C01@2"  # at level 2: C40 is the closest


def test_c10_3_carls_cards_arrive_at_the_outer_end() -> None:
    # GB preferred: C20 (=B=) is upgraded to level 2, behind C19 which is there already.
    state, _ = carl_turn(
        "YB", "pink", carl="C20@1 C19@2 C05@1", player="", supply="C01 C02 C03", refill="C40,C39"
    )
    assert carl_held(state) == "C19@2 C05@1 C20@2 C03@1 C01@1"


def test_c10_3_from_above_too() -> None:
    # C01 drops from 2 to 1 and lies behind C40, which has been at 1 before.
    state = make_carl(
        player=Place(row="GRBGGR", hand="KB KB KB KB", held="C01@2 C40@1"),
        supply="C31 C32 C04",
    )
    act(state, 0, "play KB over right")
    assert held(state) == "C40@1 C01@1"


def drops() -> list[str]:
    """Two Prophecies that fall to level 1 at once: BY twice and [GY]B[GY] twice, then once."""
    state = make_carl(
        player=Place(row="GBYGBY", hand="RG RG KB KB", held="C06@2 C21@2 C40@1"),
        supply="C31 C33 C04",
    )
    act(state, 0, "play RG over right")
    assert row(state) == "GBYGBR'G"
    assert phase(state) == "drop"
    return texts(state, 0)


def test_c10_3_the_player_orders_several_that_drop_to_one_level() -> None:
    assert drops() == ["drop C06", "drop C21"]
    for first, second in (("C06", "C21"), ("C21", "C06")):
        state = make_carl(
            player=Place(row="GBYGBY", hand="RG RG KB KB", held="C06@2 C21@2 C40@1"),
            supply="C31 C33 C04",
        )
        events = act(state, 0, "play RG over right")
        assert not named(events, "dropped")
        for text in ("done", "fulfil C31", "play RG left", "discard RG"):
            assert "C10.3" in refused(state, 0, text)
        assert "C5.5" in refused(state, 0, "drop C40")
        events = act(state, 0, f"drop {first}")
        dropped = [(event.data["card"], event.data["level"]) for event in named(events, "dropped")]
        assert dropped == [(first, 1), (second, 1)]  # the last one needs no choice
        assert held(state) == f"C40@1 {first}@1 {second}@1"
        assert (phase(state), state.plays_left) == ("play", 1)


def test_c10_3_no_question_when_they_fall_to_different_levels() -> None:
    state = make_carl(
        player=Place(row="KBYGBY", hand="RG RG KB KB", held="C06@2 C21@1 C40@1"),
        supply="C31 C33 C04",
    )
    events = act(state, 0, "play RG over right")
    # BY falls to 1, [GY]B[GY] to 0 and leaves the game.
    dropped = {event.data["card"]: event.data["level"] for event in named(events, "dropped")}
    assert dropped == {"C06": 1, "C21": 0}
    assert phase(state) == "play"
    assert held(state) == "C40@1 C06@1"
    assert names(state.lost.contents()) == "C21"


def test_c10_3_two_that_leave_the_game_need_no_order() -> None:
    state = make_carl(
        player=Place(row="KGBY", hand="RG RG KB KB", held="C06@1 C21@1 C40@1"),
        supply="C31 C33 C04",
    )
    act(state, 0, "play RG over right")
    assert phase(state) == "play"
    assert held(state) == "C40@1"
    assert names(state.lost.contents()) == "C06 C21"


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


# C10.5


def test_c10_5_two_thefts_from_carl_a_turn() -> None:
    state = make_carl(
        player=Place(row="KYGB", hand="YR YR YR YR"),
        carl="C04@1 C31@2 C39@1",
        supply="C33 C34 C35",
    )
    act(state, 0, "play YR over right")
    assert row(state) == "KYGY'R"
    assert fulfilments(state) == "C04 C31 C39"
    events = play(state, "0 fulfil C31", "0 fulfil C04")
    assert [event.data["victim"] for event in named(events, "stole")] == [CARL_SEAT, CARL_SEAT]
    assert held(state) == "C31@1 C04@1"
    assert carl_held(state) == "C39@1"
    assert phase(state) == "play"


def test_c10_5_a_third_theft_is_refused() -> None:
    state = make_carl(
        player=Place(row="KYGB", hand="YR YR YR YR", stolen=2),
        carl="C04@1 C31@2",
        supply="C39 C34 C35",
    )
    act(state, 0, "play YR over right")
    assert fulfilments(state) == "C39"
    assert "C10.5" in refused(state, 0, "fulfil C31")


def test_c10_5_the_limit_is_for_both_cards_of_a_turn() -> None:
    state = make_carl(
        player=Place(row="KYGB", hand="YR YR YR YR"),
        carl="C04@1 C31@2 C03@1",
        supply="C33 C34 C35",
    )
    play(state, "0 play YR over right", "0 fulfil C04", "0 done", "0 play RY right")
    assert row(state) == "KYGY'RRY"
    assert fulfilments(state) == "C03"
    act(state, 0, "fulfil C03")
    assert state.round == 3


def test_c10_5_the_limit_is_anew_in_the_next_turn() -> None:
    state = make_carl(
        player=Place(row="YRKG", hand="YR YK YG YB", stolen=2), phase="fulfil", plays_left=0
    )
    act(state, 0, "done")
    assert state.seats[0].stolen_from == 0


def test_c10_5_secured_ones_of_carl_are_safe() -> None:
    state = make_carl(
        player=Place(row="KYGB", hand="YR YR YR YR"), carl="C04@3", supply="C39 C34 C35"
    )
    act(state, 0, "play YR over right")
    assert "C5.4" in refused(state, 0, "fulfil C04")


def test_c10_5_a_stolen_one_gets_the_level_of_the_players_serpent() -> None:
    state = make_carl(
        player=Place(row="KYGB", hand="YR YR YR YR"), carl="C04@2", supply="C33 C34 C35"
    )
    play(state, "0 play YR right", "0 fulfil C04")
    assert held(state) == "C04@1"


def test_c10_5_what_drops_to_0_is_discarded() -> None:
    state = make_carl(
        player=Place(row="YBGR", hand="KB KB KB KB", held="C01@1"), supply="C31 C32 C04"
    )
    events = act(state, 0, "play KB over right")
    assert dict(named(events, "dropped")[0].data) == {"card": "C01", "level": 0}
    assert held(state) == ""
    assert names(state.lost.contents()) == "C01"
    state.check()


def test_c10_5_the_one_from_set_up_stays_at_level_1_until_lowered() -> None:
    state = make_carl(
        player=Place(row="YBGK", hand="KB KB KB KB", held="C01@1"), supply="C31 C32 C04"
    )
    act(state, 0, "play KB over right")  # GR was not there before
    assert held(state) == "C01@1"
    assert state.scores() == (2,)


def test_c10_5_the_one_from_set_up_needs_two_occurrences_to_rise() -> None:
    state = make_carl(
        player=Place(row="YBKB", hand="RG RG RG RG", held="C01@1"), supply="C31 C32 C04"
    )
    act(state, 0, "play GR right")
    assert phase(state) == "play"  # once is level 1, where it is
    act(state, 0, "play GR right")
    assert fulfilments(state).split() == ["C01"]
    act(state, 0, "fulfil C01", None)
    assert "C01@2" in held(state) + carl_held(state)


def test_c10_5_no_level_0_is_ever_held() -> None:
    for seed in range(15):
        state = new_game(CarlOptions(), seed)
        for _ in play_out(state, seed):
            assert all(level > 0 for _, level in state.seats[0].held.pairs())
            assert all(level > 0 for _, level in state.carl.pairs())


# C10.6


@pytest.mark.parametrize(("competition", "last"), [(1, 5), (2, 6)])
def test_c10_6_carls_score_is_fixed_after_his_last_turn(competition: int, last: int) -> None:
    state, events = carl_turn(
        "KB",
        "blue",
        carl="C07@1 C01@2",
        player="C08@2 C31@3",
        supply="C33 C02 C03",
        refill="C40",
        competition=competition,
        round=last,
    )
    # He raises C07 to 3, steals C08 at level 2 and takes C33: 6 + 5 + 5 + 2.
    assert carl_held(state) == "C01@2 C07@3 C08@2 C33@1"
    assert state.carl_points == 18
    assert dict(named(events, "carl scored")[0].data) == {"points": 18}
    assert (phase(state), state.seats[0].hand_size) == ("head", 0)


@pytest.mark.parametrize(("competition", "round"), [(1, 4), (2, 4), (2, 5)])
def test_c10_6_not_fixed_before(competition: int, round: int) -> None:
    state, events = carl_turn(
        "KB",
        "blue",
        carl="C07@1",
        competition=competition,
        round=round,
        refill="C40",
        supply="C33 C02 C03",
    )
    assert state.carl_points == 0
    assert not named(events, "carl scored")


def test_c10_6_what_is_stolen_from_him_afterwards_counts_for_the_player_only() -> None:
    state = make_carl(
        player=Place(row="RYBK", held="C31@3"),
        carl="C01@2 C18@1",
        round=5,
        carl_points=7,
        supply="C34 C35 C33",
        actions="",
    )
    play(state, "0 head G", "0 fulfil C01", "0 tail B", "0 fulfil C18")
    # 6 + 2 + 2 = 10 against 7.
    assert (state.competition, state.first_points, state.first_carl_points) == (2, 10, 7)


def test_c10_6_a_running_result_keeps_the_fixed_score_whatever_is_stolen() -> None:
    state = make_carl(
        player=Place(row="RYBK", held="C31@3"),
        carl="C01@2 C18@1",
        round=5,
        carl_points=7,
        supply="C34 C35 C33",
        actions="",
    )
    play(state, "0 head G", "0 fulfil C01")
    assert state.scores() == (8,)
    assert state.result().standings[0].tie_breaks == (7,)
    assert state.result().winners == (0,)


@pytest.mark.parametrize(
    ("competition", "round", "drawn"), [(1, 3, 2), (1, 4, 0), (2, 4, 2), (2, 5, 0)]
)
def test_c10_1_the_hand_is_filled_up_in_all_feather_rounds_but_the_last(
    competition: int, round: int, drawn: int
) -> None:
    state = make_carl(
        player=Place(row="YRKG", hand="YR YR YR YR"),
        competition=competition,
        round=round,
        supply="C34 C35 C33",
    )
    events = play(state, "0 play YR right", "0 play RY right")
    assert state.round == round + 1
    assert len(named(events, "drew")) == drawn
    assert state.seats[0].hand_size == (4 if drawn else 0)  # discarded before the final round


def test_c10_6_hands_are_gone_before_the_last_round() -> None:
    state, _ = carl_turn("KB", "blue", carl="C07@1", round=5, refill="C40", supply="C33 C02 C03")
    assert hand(state) == ""
    assert sorted(feather_names(state.feather_discard).split()) == ["KB", "YB", "YG", "YK", "YR"]
    assert texts(state, 0) == [f"head {letter}" for letter in "YRKGB"]


def test_c10_2_a_copied_match_keeps_its_personality() -> None:
    source = make_carl(
        "greedy",
        player=Place(row="<YRK", held="C01@2"),
        round=5,
        plays_left=1,
        supply="C34 C35 C33",
        actions="",
    )
    copy = new_game(CarlOptions(personality="imperious"), 1)
    copy.copy_from(source)
    act(copy, 0, "tail G")
    gods = Counter(GODS[DECK.prophecies[card].god] for card in copy.faces.contents())
    assert gods == {"yellow": 1, "blue": 1, "pink": 4}
    assert copy.options == CarlOptions(personality="greedy")
