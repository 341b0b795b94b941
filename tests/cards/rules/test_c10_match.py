"""C10: a solo match: its two competitions, how they are set up, and how they are scored."""

from __future__ import annotations

from collections import Counter

import pytest

from coatl.cards.codes import EMPTY, GODS
from coatl.cards.game import CARL
from coatl.cards.options import CarlOptions
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
