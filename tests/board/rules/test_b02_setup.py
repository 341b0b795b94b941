"""B2: setting up a game, temple piles, the hidden choice of Prophecy cards, the discard pile."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from coatl.board.codes import EMPTY
from coatl.board.game import GAME
from coatl.board.options import BoardOptions, parse_options
from coatl.board.state import State
from coatl.board.view import BoardView
from coatl.core.chance import QuickChance
from coatl.core.errors import OptionError
from coatl.core.events import Event, visible_events
from coatl.core.record import Recorder, format_record

from .look import complete, face_down, face_up, hand, letters, named, names, piles, supply, views
from .table import Place, act, draw_one, keep_none, make_state, new_game, play, refused, texts

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_b2_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(OptionError, match="2, 3 or 4"):
        BoardOptions(seats=seats)


@SEATS
def test_b2_two_to_four_seats_are_dealt(seats: int) -> None:
    assert new_game(f"seats={seats}").seat_count == seats


def test_b2_1_the_supply_is_filled_from_the_bags() -> None:
    state = new_game()
    assert len(supply(state).split()) == 10
    bags = (state.head_bag, state.body_bag, state.tail_bag)
    assert [len(letters(bag)) for bag in bags] == [13, 108, 13]


def test_b2_1_the_pieces_are_random() -> None:
    assert len({supply(new_game(seed=seed)) for seed in range(20)}) > 15


@SEATS
def test_b2_2_play_goes_clockwise_from_the_first_player(seats: int) -> None:
    state = new_game(f"seats={seats}")
    keep_none(state)
    order = []
    for _ in range(2 * seats):
        order.append(state.to_act)
        draw_one(state)
    assert order == [*range(seats), *range(seats)]


@pytest.mark.parametrize(
    ("options", "sizes"),
    [
        ("seats=2", [7, 6]),
        ("seats=3", [6, 6]),
        ("seats=4", [6, 5]),
        ("seats=2 promo", [9, 9]),
        ("seats=3 promo", [9, 8]),
        ("seats=4 promo", [8, 8]),
    ],
)
def test_b2_3_piles_as_equal_as_possible_the_first_larger(options: str, sizes: list[int]) -> None:
    state = new_game(options)
    assert [size for _, size in piles(state)] == sizes
    assert [pile.piles for pile in views(state).values()] == [tuple(state.pile_list())] * (
        state.seat_count + 1
    )


@SEATS
def test_b2_3_one_temple_card_for_each_player_hidden(seats: int) -> None:
    state = new_game(f"seats={seats}")
    assert all(player.temple != EMPTY for player in state.seats)
    for reader, view in views(state).items():
        for number, seen in enumerate(view.seats):
            assert seen.has_temple
            mine = state.seats[number].temple
            assert seen.temple == (mine if number == reader else None)


def test_b2_3_only_the_top_card_of_each_pile_is_available() -> None:
    state = make_state(
        seats=[Place(board="B>", building=["<BB P05"])], piles="T01:7 T02"
    )  # <BBB> lacks yellow, black, green and red
    act(state, 0, "add B> to A")
    assert texts(state, 0, "temple") == ["temple T01", "temple T02"]
    assert "B6.5" in refused(state, 0, "temple T03")


def test_b2_3_the_next_temple_shows_at_once_and_may_be_used_in_the_same_turn() -> None:
    place = Place(board="B> R>", building=["<BB P05", "<RR P02"])
    state = make_state(seats=[place], piles="T01:7 T08")
    act(state, 0, "add B> to A")
    events = act(state, 0, "temple T01", "temples=T03")
    assert piles(state) == [("T03", 6), ("T08", 8)]
    assert named(events, "shown")[0].data == {"pile": 1, "card": "T03", "left": 6}
    play(state, "0 add R> to B", "0 temple T03 ; temples=T15")
    assert piles(state) == [("T15", 5), ("T08", 8)]
    assert complete(state, 0) == ["<BBB> P05 T01", "<RRR> P02 T03"]


def test_b2_3_taking_from_the_second_pile_leaves_the_first() -> None:
    state = make_state(seats=[Place(board="B>", building=["<BB P05"])], piles="T08:7 T01")
    play(state, "0 add B> to A", "0 temple T01 ; temples=T03")
    assert piles(state) == [("T08", 7), ("T03", 7)]


def test_b2_3_a_priest_commitment_shows_the_next_temple_too() -> None:
    state = make_state("sacrifice", seats=[Place()], piles="T01:7 T02")
    act(state, 0, "commit T01", "temples=T03")
    assert piles(state) == [("T03", 6), ("T02", 8)]


def test_b2_3_the_last_card_of_a_pile_shows_too() -> None:
    state = make_state("sacrifice", seats=[Place()], piles="T01:2 T02")
    act(state, 0, "commit T01", "temples=T03")
    assert piles(state) == [("T03", 1), ("T02", 13)]
    act(state, 1, "commit T03", "-")
    assert piles(state) == [("-", 0), ("T02", 13)]


def test_b2_3_an_emptied_pile_stays_empty() -> None:
    place = Place(board="B> R>", building=["<BB P05", "<RR P02"])
    state = make_state(seats=[place], piles="T01:1 T03")
    play(state, "0 add B> to A", "0 temple T01 ; -")
    assert piles(state) == [("-", 0), ("T03", 14)]
    play(state, "0 add R> to B")
    assert texts(state, 0, "temple") == ["temple T03"]
    act(state, 0, "temple T03", "temples=T05")
    assert piles(state) == [("-", 0), ("T05", 13)]
    play(state, "0 done", "1 take YR", "0 take YK")
    assert piles(state) == [("-", 0), ("T05", 13)]


@SEATS
def test_b2_4_six_prophecies_lie_face_up(seats: int) -> None:
    assert len(face_up(new_game(f"seats={seats}")).split()) == 6


def test_b2_4_the_deck_is_shuffled() -> None:
    assert len({face_up(new_game(seed=seed)) for seed in range(20)}) > 15


@SEATS
@pytest.mark.parametrize("extra", ["", " promo"])
def test_b2_5_three_four_five_six_cards_are_dealt(seats: int, extra: str) -> None:
    state = new_game(f"seats={seats}{extra}")
    dealt = [len(player.dealt_list()) for player in state.seats]
    assert dealt == [3, 4, 5, 6][:seats]
    cards = 60 if extra else 54
    assert state.deck.total == cards - 6 - sum(dealt)


@SEATS
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_b2_5_each_keeps_up_to_three_and_discards_the_rest(seats: int, count: int) -> None:
    state = new_game(f"seats={seats}")
    for seat in range(seats):
        dealt = names(state.seats[seat].dealt_list()).split()
        for card in dealt[:count]:
            act(state, seat, f"keep {card}", "-")
        act(state, seat, "done", "-")
        assert hand(state, seat).split() == dealt[:count]
        assert face_down(state, seat).split() == dealt[count:]
        assert state.seats[seat].dealt_list() == []
    assert not state.is_simultaneous
    assert state.acting == (0,)


def test_b2_5_nobody_keeps_a_fourth_card() -> None:
    state = new_game("seats=4")
    dealt = names(state.seats[3].dealt_list()).split()
    for card in dealt[:3]:
        act(state, 3, f"keep {card}")
    assert texts(state, 3) == ["done"]
    assert "B2.5" in refused(state, 3, f"keep {dealt[3]}")


def test_b2_5_only_dealt_cards_are_kept() -> None:
    state = new_game("seats=2")
    dealt = names(state.seats[0].dealt_list()).split()
    foreign = next(card for card in names(state.open_list()).split() if card not in dealt)
    assert texts(state, 0) == sorted({f"keep {card}" for card in dealt}) + ["done"]
    assert "B2.5" in refused(state, 0, f"keep {foreign}")


def test_b2_5_a_finished_choice_is_final() -> None:
    state = new_game("seats=3")
    card = names(state.seats[1].dealt_list()).split()[0]
    act(state, 1, "done")
    assert state.acting == (0, 2)
    assert texts(state, 1) == []
    assert "B2.5" in refused(state, 1, f"keep {card}")
    assert "B2.5" in refused(state, 1, "done")


def test_b2_5_no_turn_before_all_have_chosen() -> None:
    state = new_game("seats=2")
    act(state, 0, "done")
    assert "B2.5" in refused(state, 0, "choose deck")
    assert "B2.5" in refused(state, 1, "choose deck")
    act(state, 1, "done")
    assert "choose deck" in texts(state, 0)
    assert "B2.5" in refused(state, 0, f"keep {face_down(state, 0).split()[0]}")


def _scripts(state: State, counts: Sequence[int]) -> list[list[str]]:
    """Return the set-up choices of each seat: so many of its dealt cards, last first, then done."""
    chosen = []
    for player, count in zip(state.seats, counts, strict=True):
        dealt = names(player.dealt_list()).split()
        chosen.append([*(f"keep {card}" for card in dealt[::-1][:count]), "done"])
    return chosen


def _interleave(scripts: Sequence[list[str]], rng: random.Random) -> list[tuple[int, str]]:
    seats = [seat for seat, script in enumerate(scripts) for _ in script]
    rng.shuffle(seats)
    left = [iter(script) for script in scripts]
    return [(seat, next(left[seat])) for seat in seats]


def _choose_in_order(
    seats: int, counts: Sequence[int], rng: random.Random
) -> tuple[bytes, dict[int | None, BoardView], str, list[list[Event]]]:
    options = parse_options(f"seats={seats}")
    recorder = Recorder(GAME, options, QuickChance(seats))
    events: list[Event] = []
    for seat, text in _interleave(_scripts(recorder.state, counts), rng):
        recorder.apply(seat, GAME.parse_action(text), events)
    state = recorder.state
    draw = GAME.parse_action("choose deck")
    recorder.apply(0, draw, events)  # the game goes on the same way
    told = [visible_events(events, seat) for seat in (None, *range(seats))]
    return state.to_bytes(), views(state), format_record(GAME, recorder.record()), told


@SEATS
@pytest.mark.parametrize("counts", [(0, 0, 0, 0), (3, 3, 3, 3), (3, 1, 0, 2), (1, 2, 3, 0)])
def test_b2_5_all_choose_at_the_same_time(seats: int, counts: tuple[int, ...]) -> None:
    chosen = counts[:seats]
    expected = _choose_in_order(seats, chosen, random.Random(0))
    for seed in range(1, 12):
        assert _choose_in_order(seats, chosen, random.Random(seed)) == expected


@SEATS
@pytest.mark.parametrize("seed", range(5))
def test_b2_5_nobody_knows_what_others_keep(seats: int, seed: int) -> None:
    state = new_game(f"seats={seats}", seed)
    order = _interleave(_scripts(state, (2, 3, 0, 1)[:seats]), random.Random(seed))
    for seat, text in order[:-1]:
        before = views(state)
        events = act(state, seat, text)
        after = views(state)
        for reader in (None, *range(seats)):
            if reader != seat:
                assert after[reader] == before[reader]
                assert visible_events(events, reader) == []
        assert after[seat] != before[seat]
        assert visible_events(events, seat) == events != []
    act(state, *order[-1])
    sizes = tuple(len(player.hand_list()) for player in state.seats)
    assert sizes == (2, 3, 0, 1)[:seats]
    for view in views(state).values():
        assert tuple(seen.hand_size for seen in view.seats) == sizes


@SEATS
def test_b2_5_views_do_not_depend_on_what_others_keep(seats: int) -> None:
    chosen = []
    for backwards in (False, True):
        state = new_game(f"seats={seats}")
        last = seats - 1
        dealt = names(state.seats[last].dealt_list()).split()
        for card in sorted(dealt, reverse=backwards)[:2]:
            act(state, last, f"keep {card}")
        keep_none(state)
        chosen.append(views(state))
    for reader in (None, *range(seats - 1)):
        assert chosen[0][reader] == chosen[1][reader]
    assert chosen[0][seats - 1] != chosen[1][seats - 1]


def test_b2_6_unkept_cards_form_the_discard_pile() -> None:
    state = new_game("seats=3")
    keep_none(state)
    assert state.deck.total == 54 - 6 - 12
    assert sum(len(face_down(state, seat).split()) for seat in range(3)) == 12
    assert state.discard.total == 0


def test_b2_6_an_empty_deck_is_made_anew_from_all_discards() -> None:
    places = [Place(hand="P01 P02 P03", down="P10"), Place(down="P11 P12")]
    state = make_state("seats=4", seats=places, deck="", discard="P13")
    events = act(state, 0, "choose deck", "prophecies=P12")
    assert hand(state, 0) == "P01 P02 P03 P12"
    assert names(state.deck.contents()) == "P10 P11 P13"
    assert state.discard.total == 0
    assert face_down(state, 0) == face_down(state, 1) == ""
    assert named(events, "reshuffled")[0].data == {"cards": 4}


def test_b2_6_the_deck_is_not_made_anew_before_a_card_is_needed() -> None:
    state = make_state("seats=4", seats=[Place(down="P11")], deck="P10", discard="P13")
    events = act(state, 0, "choose deck", "prophecies=P10")
    assert state.deck.total == 0
    assert named(events, "reshuffled") == []
    assert names(state.discard.contents()) == "P13"
    act(state, 0, "done", "-")
    assert state.deck.total == 0
    assert named(events, "reshuffled") == []


def test_b2_6_reshuffle_in_the_middle_of_a_refill() -> None:
    state = make_state(
        "seats=4",
        seats=[Place(down="P11")],
        open="P01 P02 P03 P04 P05 P06",
        deck="P10",
        discard="P12 P13",
    )
    play(state, "0 choose P01", "0 choose P02", "0 choose P03")
    events = act(state, 0, "done", "prophecies=P10,P13,P11")
    assert sorted(face_up(state).split()) == ["P04", "P05", "P06", "P10", "P11", "P13"]
    assert names(state.deck.contents()) == "P12"
    assert len(named(events, "reshuffled")) == 1


def test_b2_6_reshuffle_in_the_middle_of_choosing() -> None:
    state = make_state("seats=4", seats=[Place()], deck="P10", discard="P12 P13")
    play(state, "0 choose deck ; prophecies=P10", "0 choose deck ; prophecies=P13")
    assert hand(state, 0) == "P10 P13"
    assert names(state.deck.contents()) == "P12"


def test_b2_6_reshuffle_in_the_middle_of_see_the_future() -> None:
    state = make_state(
        "seats=4 sacrifice",
        seats=[Place()],
        open="P01 P02 P03 P04 P05 P06",
        deck="P10 P11",
        discard="P12",
    )
    act(state, 0, "see the future", "prophecies=P11,P10,P01,P12,P06,P02")
    assert sorted(face_up(state).split()) == ["P01", "P02", "P06", "P10", "P11", "P12"]
    assert names(state.deck.contents()) == "P03 P04 P05"


def test_b2_6_with_both_empty_play_goes_on_with_fewer_cards() -> None:
    state = make_state(
        "seats=4", seats=[Place()], open="P01 P02 P03 P04 P05 P06", deck="P10", discard=""
    )
    play(state, "0 choose P01", "0 choose P02", "0 choose P03", "0 done ; prophecies=P10")
    assert sorted(face_up(state).split()) == ["P04", "P05", "P06", "P10"]
    assert state.to_act == 1
    act(state, 1, "take YR", "-")
    assert sorted(face_up(state).split()) == ["P04", "P05", "P06", "P10"]


def test_b2_6_with_both_empty_the_deck_cannot_be_chosen() -> None:
    state = make_state("seats=4", seats=[Place()], open="P01 P02", deck="", discard="")
    assert texts(state, 0, "choose") == ["choose P01", "choose P02"]
    assert "B2.6" in refused(state, 0, "choose deck")
    play(state, "0 choose P01", "0 choose P02 ; -")
    assert face_up(state) == ""
    assert state.to_act == 1  # there is nothing more to choose


def test_b2_6_cards_discarded_later_fill_the_gaps() -> None:
    place = Place(hand="P20 P21 P22 P23 P24")
    state = make_state("seats=4 sacrifice", seats=[place], open="P01 P02 P03", deck="", discard="")
    act(state, 0, "see the future", "prophecies=P02,P03,P01")
    assert len(face_up(state).split()) == 3
    play(state, "0 discard P20", "0 discard P21", "0 choose P01", "0 done ; prophecies=P20,P21")
    assert sorted(face_up(state).split()) == ["P02", "P03", "P20", "P21"]
