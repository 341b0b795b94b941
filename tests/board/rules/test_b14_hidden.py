"""B14: who knows what."""

from __future__ import annotations

import random

import pytest

from coatl.board.game import GAME
from coatl.board.state import State
from coatl.core.chance import QuickChance
from coatl.core.events import Event, visible_events

from .look import face_down, hand, named, names, piles, temple_name, views
from .table import Place, act, make_state, new_game, play, play_randomly, temple

SIX = "P01 P02 P03 P04 P05 P06"


def told(events: list[Event], name: str, reader: int | None) -> list[dict[str, object]]:
    """Return all that a reader learns from the events of one name."""
    seen = named(visible_events(events, reader), name)
    return [{**event.data, **event.secret} for event in seen]


# B14.1


def test_b14_1_hands_are_known_to_their_owner_only() -> None:
    places = [
        Place(hand="P10 P11", temple="T03"),
        Place(hand="P20", temple="T04", commitment="T05"),
        Place(),
    ]
    state = make_state("seats=3", seats=places)
    for reader, view in views(state).items():
        for number, seen in enumerate(view.seats):
            player = state.seats[number]
            own = number == reader
            assert seen.hand == (tuple(player.hand_list()) if own else None)
            assert seen.temple == (player.temple if own else None)


def test_b14_1_face_down_discards_are_known_to_their_owner_only() -> None:
    state = make_state(seats=[Place(down="P10 P11"), Place(down="P12")])
    for reader, view in views(state).items():
        for number, seen in enumerate(view.seats):
            cards = tuple(state.seats[number].down.contents())
            assert seen.down == (cards if number == reader else None)


def test_b14_1_cards_discarded_from_hand_are_known_to_their_owner_only() -> None:
    state = make_state("sacrifice", seats=[Place(hand="P10 P11 P12")], open=SIX)
    play(state, "0 see the future", "0 discard P11", "0 discard P10")
    assert face_down(state, 0) == "P10 P11"
    for reader, view in views(state).items():
        seen = view.seats[0]
        assert seen.late_size == 2
        assert names(seen.late or ()) == ("P10 P11" if reader == 0 else "")
        assert (seen.late is None) == (reader != 0)


HIDDEN = [
    (Place(hand="P10 P11"), Place(hand="P12 P13")),
    (Place(hand="P01"), Place(hand="P49")),
    (Place(temple="T03"), Place(temple="T15")),
    (Place(down="P10 P11 P12"), Place(down="P20 P21 P22")),
    (Place(hand="P10", down="P11"), Place(hand="P11", down="P10")),
    (Place(hand="P10 P20", known="P20"), Place(hand="P11 P20", known="P20")),
]


@pytest.mark.parametrize(("one", "other"), HIDDEN)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b14_1_what_is_hidden_changes_no_view_of_others(
    one: Place, other: Place, seats: int
) -> None:
    seen = []
    for place in (one, other):
        state = make_state(
            f"seats={seats}", seats=[place], open="P02 P03 P04 P05 P06 P07", piles="T01:7 T02"
        )
        seen.append(views(state))
    for reader in (None, *range(1, seats)):
        assert seen[0][reader] == seen[1][reader]
        assert GAME.format_view(seen[0][reader]) == GAME.format_view(seen[1][reader])
    assert seen[0][0] != seen[1][0]


def test_b14_1_a_card_from_the_deck_is_seen_by_its_owner_only() -> None:
    seen = []
    for card in ("P10", "P11"):
        state = make_state(seats=[Place()], open=SIX)
        events = act(state, 0, "choose deck", f"prophecies={card}")
        assert told(events, "drew", 0) == [{"card": card}]
        assert told(events, "drew", 1) == told(events, "drew", None) == [{}]
        seen.append(views(state))
    assert seen[0][1] == seen[1][1]
    assert seen[0][None] == seen[1][None]
    assert seen[0][0] != seen[1][0]


def test_b14_1_set_up_choices_are_private_events() -> None:
    state = new_game("seats=3")
    card = names(state.seats[1].dealt_list()).split()[0]
    events = act(state, 1, f"keep {card}") + act(state, 1, "done")
    assert told(events, "kept", 1) == [{"card": card}]
    for reader in (None, 0, 2):
        assert visible_events(events, reader) == []


def test_b14_1_a_face_down_discard_is_seen_by_its_owner_only() -> None:
    seen = []
    for card in ("P10", "P11"):
        state = make_state("sacrifice", seats=[Place(hand="P10 P11")], open=SIX)
        events = play(state, "0 see the future", f"0 discard {card}")
        assert told(events, "discarded", 0) == [{"card": card}]
        assert told(events, "discarded", 1) == told(events, "discarded", None) == [{}]
        seen.append(views(state))
    assert seen[0][1] == seen[1][1]
    assert seen[0][None] == seen[1][None]


def test_b14_1_nobody_learns_whether_a_known_card_was_discarded_face_down() -> None:
    seen = []
    for card in ("P10", "P11"):
        place = Place(hand="P10 P11", known="P10")
        state = make_state("sacrifice", seats=[place], open=SIX)
        play(state, "0 see the future", f"0 discard {card}", "0 choose deck", "0 done")
        seen.append(views(state))
    assert seen[0][1] == seen[1][1]
    assert seen[0][None] == seen[1][None]


def test_b14_1_deck_and_bags_have_no_order_to_know() -> None:
    state = make_state(seats=[Place()])
    outcomes = set()
    for seed in range(30):
        copy = state.clone()
        assert copy.to_bytes() == state.to_bytes()
        copy.apply(0, GAME.parse_action("choose deck"), QuickChance(seed))
        outcomes.add(names(copy.seats[0].hand_list()))
    assert len(outcomes) > 10


def test_b14_1_a_view_shows_only_the_size_of_the_deck() -> None:
    state = make_state(seats=[Place(hand="P10")], open=SIX, deck="P20 P21 P22")
    other = make_state(seats=[Place(hand="P20")], open=SIX, deck="P10 P21 P22")
    assert views(state)[1] == views(other)[1]
    assert views(state)[1].deck_size == 3


def test_b14_1_hidden_temples_of_the_piles_are_known_to_nobody() -> None:
    state = make_state(seats=[Place(temple="T05"), Place(temple="T06")], piles="T01:7 T02")
    other = make_state(seats=[Place(temple="T05"), Place(temple="T07")], piles="T01:7 T02")
    assert views(state)[0] == views(other)[0]


@pytest.mark.parametrize("options", ["seats=2 sacrifice", "seats=4 sacrifice feathers promo"])
def test_b14_1_no_view_names_a_hidden_card_of_another(options: str) -> None:
    state = new_game(options, 5)
    for _ in play_randomly(state, 11):
        for reader, view in views(state).items():
            for number, seen in enumerate(view.seats):
                if number != reader:
                    hidden = (seen.hand, seen.dealt, seen.down, seen.late, seen.temple)
                    assert hidden == (None,) * 5


@pytest.mark.parametrize("options", ["seats=2 sacrifice", "seats=3 sacrifice feathers promo"])
def test_b14_1_a_state_sampled_from_a_view_gives_the_same_view(options: str) -> None:
    state = new_game(options, 3)
    rng = random.Random(2)
    for _ in play_randomly(state, 4):
        for reader, view in views(state).items():
            sampled = GAME.sample_state(view, rng)
            sampled.check()
            assert GAME.observe(sampled, reader) == view


# B14.2


def everything() -> State:
    places = [
        Place(
            board="<B Y O",
            hand="P10 P11",
            known="P10",
            temple="T04",
            tokens="pick",
            building=["<YBB P18"],
            complete=["<BBB> P05 P15 T03"],
        ),
        Place(
            board="K>",
            hand="P20",
            down="P21 P22",
            commitment="T06",
            tokens="pick future",
            gold=1,
        ),
    ]
    return make_state(
        "sacrifice feathers", seats=places, open=SIX.replace("P05", "P07"), piles="T01:4 T02"
    )


READERS = pytest.mark.parametrize("reader", [None, 0, 1])


@READERS
def test_b14_2_hand_sizes_are_public(reader: int | None) -> None:
    view = views(everything())[reader]
    assert [seen.hand_size for seen in view.seats] == [2, 1]
    assert [seen.has_temple for seen in view.seats] == [True, False]


@READERS
def test_b14_2_player_boards_are_public(reader: int | None) -> None:
    state = everything()
    view = views(state)[reader]
    for seen, player in zip(view.seats, state.seats, strict=True):
        assert list(seen.board) == player.board_counts()
    assert [seen.gold for seen in view.seats] == [0, 1]


@READERS
def test_b14_2_serpents_with_their_cards_are_public(reader: int | None) -> None:
    seen = views(everything())[reader].seats[0]
    slot = seen.slots[0]
    assert slot is not None
    assert (slot.pieces, names(slot.cards)) == ("<YBB", "P18")
    assert seen.slots[1] is None
    (finished,) = seen.finished  # face down on a table, but they stay visible
    assert (finished.pieces, names(finished.cards)) == ("<BBB>", "P05 P15")
    assert temple_name(finished.temple) == "T03"
    assert finished.points == 8
    assert seen.points == 8


@READERS
def test_b14_2_tokens_left_are_public(reader: int | None) -> None:
    assert [seen.tokens for seen in views(everything())[reader].seats] == [1, 3]


@READERS
def test_b14_2_sizes_of_deck_discard_and_piles_are_public(reader: int | None) -> None:
    state = everything()
    view = views(state)[reader]
    assert view.deck_size == state.deck.total
    assert [seen.down_size for seen in view.seats] == [0, 2]
    assert view.piles == ((temple("T01"), 4), (temple("T02"), 15 - 3 - 4))
    assert piles(state) == [("T01", 4), ("T02", 8)]


@READERS
def test_b14_2_colours_left_in_each_bag_are_public(reader: int | None) -> None:
    state = everything()
    view = views(state)[reader]
    assert list(view.head_bag) == state.head_bag.tally(5)
    assert list(view.body_bag) == state.body_bag.tally(6)
    assert list(view.tail_bag) == state.tail_bag.tally(5)


@READERS
def test_b14_2_supply_and_face_up_cards_are_public(reader: int | None) -> None:
    state = everything()
    view = views(state)[reader]
    assert (list(view.heads), list(view.bodies), list(view.tails)) == state.supply_lists()
    assert list(view.open) == state.open_list()


@READERS
def test_b14_2_open_discards_are_public(reader: int | None) -> None:
    state = make_state("sacrifice", seats=[Place()], open=SIX)
    act(state, 0, "see the future")
    assert names(views(state)[reader].discards) == SIX


@READERS
def test_b14_2_a_committed_temple_was_taken_openly(reader: int | None) -> None:
    state = make_state("sacrifice", seats=[Place()], piles="T01:7 T02")
    events = act(state, 0, "commit T01")
    assert told(events, "committed", reader) == [{"card": "T01"}]
    assert temple_name(views(state)[reader].seats[0].commitment) == "T01"


@READERS
def test_b14_2_a_prophecy_taken_face_up_is_known_while_in_hand(reader: int | None) -> None:
    place = Place(building=["BBB"])
    state = make_state(seats=[place], open=SIX)
    events = play(state, "0 choose P05", "0 choose deck ; prophecies=P15")
    assert told(events, "chose", reader) == [{"card": "P05"}]
    assert names(views(state)[reader].seats[0].known) == "P05"
    play(state, "0 done", "1 take YR")
    assert names(views(state)[reader].seats[0].known) == "P05"
    act(state, 0, "fulfil P05 on A")
    assert names(views(state)[reader].seats[0].known) == ""


def test_b14_2_every_sampled_state_has_the_known_cards_in_hand() -> None:
    place = Place(hand="P10 P11 P12", known="P11")
    state = make_state(seats=[place])
    rng = random.Random(1)
    for _ in range(20):
        sampled = GAME.sample_state(views(state)[1], rng)
        sampled.check()
        assert "P11" in hand(sampled, 0)


@READERS
def test_b14_2_of_two_equal_cards_one_is_known(reader: int | None) -> None:
    place = Place(hand="P05", building=["BBB"])
    state = make_state(seats=[place], open=SIX)
    play(state, "0 choose P05", "0 done", "1 take YR")
    assert names(views(state)[reader].seats[0].known) == "P05"
    act(state, 0, "fulfil P05 on A")  # it may be the one that was seen
    assert names(views(state)[reader].seats[0].known) == ""


def after_a_face_down_discard() -> State:
    """Seat 0 took P10 face up, and now discards P11 face down and keeps P10."""
    state = make_state("sacrifice", seats=[Place(hand="P10 P11", known="P10")], open=SIX)
    draws = "prophecies=P20,P21,P22,P23,P24,P25"
    play(state, f"0 see the future ; {draws}", "0 discard P11", "0 choose P20", "0 done")
    return state


@pytest.mark.parametrize("reader", [None, 1])
def test_b14_2_a_face_down_discard_does_not_make_others_forget(reader: int | None) -> None:
    state = after_a_face_down_discard()
    text = GAME.format_view(views(state)[reader])
    assert "P20" in text  # taken face up just now
    assert "P10" in text  # taken face up before, and still in hand


def test_b14_2_a_card_seen_before_a_face_down_discard_is_not_in_the_deck() -> None:
    state = after_a_face_down_discard()
    rng = random.Random(1)
    for _ in range(30):
        sampled = GAME.sample_state(views(state)[1], rng)
        sampled.check()
        assert "P10" in hand(sampled, 0) + face_down(sampled, 0)


def test_b14_2_a_reshuffle_takes_face_down_discards_out_of_sight() -> None:
    place = Place(hand="P10 P11 P12", known="P10 P12")
    state = make_state("seats=4 sacrifice", seats=[place], open="", deck="P13", discard="")
    play(state, "0 see the future ; prophecies=P13", "0 discard P10", "0 choose P13")
    events = act(state, 0, "choose deck", "prophecies=P10")  # drawn again, unseen by others
    assert len(named(events, "reshuffled")) == 1
    for reader in (None, 1, 2, 3):
        seen = views(state)[reader].seats[0]
        assert (names(seen.known), seen.maybe, seen.late_size) == ("P13", (), 0)


def test_b14_2_a_card_that_may_be_in_hand_is_known_again_when_it_is_played() -> None:
    place = Place(hand="P05 P11", known="P05", building=["BBB"])
    state = make_state("sacrifice", seats=[place], open="P20 P21 P22 P23 P24 P25")
    play(state, "0 see the future", "0 discard P11", "0 choose deck", "0 done", "1 take YR")
    act(state, 0, "fulfil P05 on A")
    seen = views(state)[1].seats[0]
    assert (seen.known, seen.maybe) == ((), ())
    for seed in range(20):
        sampled = GAME.sample_state(views(state)[1], random.Random(seed))
        sampled.check()
        assert len(hand(sampled, 0).split()) == len(face_down(sampled, 0).split()) == 1


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("0 take YR", "took"),
        ("0 choose P01", "chose"),
        ("0 begin B", "began"),
        ("0 add B right of A", "added"),
        ("0 fulfil P15 on A", "fulfilled"),
        ("0 pick YY", "picked"),
        ("0 see the future", "future"),
        ("0 see the future", "refilled"),
        ("0 commit T01", "committed"),
        ("0 commit T01", "shown"),
        ("0 steal K from 1", "stole"),
        ("0 take YR", "turn"),
    ],
)
def test_b14_2_open_deeds_are_told_to_all_alike(line: str, name: str) -> None:
    places = [Place(board="B O", building=["BBB"], hand="P15"), Place(board="K")]
    state = make_state("sacrifice feathers", seats=places, open=SIX, piles="T01:4 T02")
    events = named(play(state, line), name)
    assert events
    for event in events:
        assert event.secret == {}
        for reader in (None, 0, 1):
            assert event.seen_by(reader) == event


def test_b14_2_a_temple_from_hand_is_shown_when_it_is_placed() -> None:
    place = Place(board="B>", building=["<BB P05"], temple="T03")
    state = make_state(seats=[place])
    events = play(state, "0 add B> to A", "0 temple T03")
    for reader in (None, 1):
        assert told(events, "temple", reader) == [{"serpent": "A", "card": "T03"}]
        assert views(state)[reader].seats[0].has_temple is False


def test_b14_2_the_end_of_the_set_up_tells_the_hand_sizes() -> None:
    state = new_game("seats=2")
    card = names(state.seats[0].dealt_list()).split()[0]
    events = play(state, f"0 keep {card}", "1 done", "0 done")
    for reader in (None, 0, 1):
        assert told(events, "ready", reader) == [{"kept": (1, 0)}]
