"""C11: hidden information."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from coatl.cards.belief import Belief
from coatl.cards.codes import GODS
from coatl.cards.game import CARL, GAME
from coatl.cards.options import CardOptions, CarlOptions
from coatl.cards.state import State
from coatl.core.chance import QuickChance
from coatl.core.errors import StateError
from coatl.core.events import Event, visible_events

from .table import (
    DECK,
    PERSONALITIES,
    Place,
    act,
    hand,
    make_carl,
    make_state,
    named,
    names,
    new_game,
    play_out,
    views,
)

CHI_SQUARE_14 = 42.6
"""The 0.9999 quantile of chi-square with 14 degrees of freedom, rounded up."""


def two_hands(seats: int) -> tuple[State, State]:
    """Return two states that differ only in the hand of seat 1 and in the deck."""
    hands = [
        ["YR YK YG YB", other, "RG RG RG RG", "KG KG KG KG"]
        for other in ("KB KB KB GB", "RK RK RB GB")
    ]
    first, second = (
        make_state(
            seats,
            seats=[
                Place(row="YR", hand=cards, held=f"C0{number + 1}@1")
                for number, cards in enumerate(group[:seats])
            ],
            supply="C31 C32",
            deck=None,
        )
        for group in hands
    )
    return first, second


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c11_hands_are_their_owners(seats: int) -> None:
    first, second = two_hands(seats)
    assert first.to_bytes() != second.to_bytes()
    one, two = views(first), views(second)
    for seat in (None, *range(seats)):
        is_owner = seat == 1
        assert (one[seat] == two[seat]) != is_owner
        assert (GAME.format_view(one[seat]) == GAME.format_view(two[seat])) != is_owner
        for number, seen in enumerate(one[seat].seats):
            assert seen.hand_size == 4
            assert (seen.hand is not None) == (number == seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c11_states_that_differ_in_hidden_cards_look_the_same(seats: int) -> None:
    rng = random.Random(seats)
    differed = 0
    for seed in range(3):
        state = new_game(CardOptions(seats=seats), seed)
        for number, _ in enumerate(play_out(state, seed)):
            if number % 4:
                continue
            for seat in (None, *range(seats)):
                view = GAME.observe(state, seat)
                other = GAME.sample_state(view, rng)
                other.check()
                differed += other.to_bytes() != state.to_bytes()
                assert GAME.observe(other, seat) == view
                assert GAME.format_view(GAME.observe(other, seat)) == GAME.format_view(view)
                if not state.is_over and seat == state.to_act:
                    assert other.legal_actions(seat) == state.legal_actions(seat)
    assert differed > 50


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_c11_faces_of_action_cards_are_unseen(personality: str) -> None:
    rng = random.Random(1)
    differed = 0
    for seed in range(4):
        state = new_game(CarlOptions(personality=personality), seed)
        for number, _ in enumerate(play_out(state, seed)):
            if number % 3:
                continue
            for seat in (None, 0):
                view = CARL.observe(state, seat)
                other = CARL.sample_state(view, rng)
                other.check()
                differed += other.faces.contents() != state.faces.contents()
                assert CARL.observe(other, seat) == view
                assert CARL.format_view(CARL.observe(other, seat)) == CARL.format_view(view)
                backs = [
                    Counter(DECK.prophecies[c].god for c in s.faces.contents())
                    for s in (state, other)
                ]
                assert backs[0] == backs[1]
    assert differed > 20


def test_c11_two_matches_that_differ_in_faces_only() -> None:
    first = make_carl(faces="C10 C21 C22 C23 C40", supply="C01 C02 C03")
    second = make_carl(faces="C09 C24 C25 C23 C39", supply="C01 C02 C03")
    assert first.to_bytes() != second.to_bytes()
    assert views(first) == views(second)
    for seat in (None, 0):
        texts = [CARL.format_view(CARL.observe(state, seat)) for state in (first, second)]
        assert texts[0] == texts[1]
        for card in ("C10", "C40", "C21", "C09", "C24"):
            assert card not in texts[0]


def test_c11_the_backs_are_seen() -> None:
    state = make_carl("greedy", actions="pink blue")
    seen = CARL.observe(state, 0).carl
    assert seen is not None
    assert dict(zip(GODS, seen.action_cards, strict=True)) == {
        "yellow": 1,
        "green": 0,
        "blue": 1,
        "pink": 3,
    }
    assert dict(zip(GODS, seen.actions, strict=True)) == {
        "yellow": 0,
        "green": 0,
        "blue": 1,
        "pink": 1,
    }


def test_c11_drawn_feathers_are_told_to_their_owner_only() -> None:
    state = make_state(
        3, seats=[Place(row="KG", hand="YR YR YK YK")], supply="C31 C32", plays_left=1
    )
    events = act(state, 0, "play YR right", "feathers=GB")
    drew = named(events, "drew")
    assert [dict(event.secret) for event in drew] == [{"colours": "GB"}]
    for seat in (None, 0, 1, 2):
        seen = named(visible_events(events, seat), "drew")
        assert len(seen) == 1
        assert dict(seen[0].secret) == ({"colours": "GB"} if seat == 0 else {})
        assert dict(seen[0].data) == {}


@pytest.mark.parametrize("seats", [2, 4])
def test_c11_events_for_others_never_depend_on_what_was_drawn(seats: int) -> None:
    told = []
    for feather in ("GB", "KB"):
        state = make_state(
            seats,
            seats=[Place(row="KG", hand="YR YR YK YK")],
            supply="C31 C32 C33"[: 11 if seats == 2 else 7],
            plays_left=1,
        )
        told.append(visible_events(act(state, 0, "play YR right", f"feathers={feather}"), 1))
    assert told[0] == told[1]


def test_c11_secured_cards_stay_known() -> None:
    state = make_state(2, seats=[Place(held="C01@3 C02@1")])
    for view in views(state).values():
        assert [(names([card]), level) for card, level in view.seats[0].held] == [
            ("C01", 3),
            ("C02", 1),
        ]


def test_c11_decks_have_no_order_in_a_state() -> None:
    events: list[Event] = []
    state = new_game(CardOptions(seats=2), 1, events)
    other = GAME.from_bytes(state.to_bytes())
    assert other.to_bytes() == state.to_bytes()
    assert other.feathers.contents() == sorted(other.feathers.contents())
    # The back on top of the Prophecy deck is not shown: only its size is.
    view = GAME.observe(state, 0)
    assert view.prophecy_deck_size == 35
    assert not any("god" in field for field in view._fields)


def test_c11_samples_are_uniform_over_the_hands() -> None:
    # Unseen are two YR, two KB and two GB; the opponent holds two of them: six hands, weighted by
    # their number of deals, 15 in all.
    own = ["KB KB KB GB"]
    state = make_state(
        2,
        seats=[Place(row="YR", hand=own[0]), Place(row="YR", hand="KB GB")],
        supply="C31 C32 C33",
        deck="YR YR KB GB",
        plays_left=2,
    )
    view = GAME.observe(state, 0)
    belief = Belief(view)
    quick = QuickChance(7)
    found: Counter[str] = Counter()
    rounds = 3000
    for _ in range(rounds):
        found[hand(belief.sample(quick), 1)] += 1
    unseen = ["YR", "YR", "KB", "KB", "GB", "GB"]
    expected: Counter[str] = Counter()
    order = ["YR", "KB", "GB"]
    for i in range(6):
        for j in range(i):
            pair = sorted((unseen[i], unseen[j]), key=order.index)
            expected[" ".join(pair)] += 1
    assert set(found) == set(expected)
    chi = sum(
        (found[key] - rounds * count / 15) ** 2 / (rounds * count / 15)
        for key, count in expected.items()
    )
    assert chi < 26  # the 0.9999 quantile with 5 degrees of freedom is 25.7


def test_c11_samples_are_uniform_over_the_faces() -> None:
    # All yellow and blue cards but a few are seen, so each unseen one is a face equally often.
    state = make_carl(
        "imperious",
        player=Place(held="C01@1 C02@1 C03@1 C04@1"),
        carl="C21@1 C22@1 C23@1 C24@1 C25@1",
        supply="C26 C27 C28",
    )
    view = CARL.observe(state, 0)
    belief = Belief(view)
    quick = QuickChance(3)
    rounds = 3000
    found: Counter[str] = Counter()
    for _ in range(rounds):
        sampled = belief.sample(quick)
        found.update(names(sampled.faces.contents()).split())
        assert sampled.actions.contents() == state.actions.contents()
    yellow = {card: count for card, count in found.items() if "C05" <= card <= "C10"}
    blue = {card: count for card, count in found.items() if card in ("C29", "C30")}
    pink = {card: count for card, count in found.items() if card > "C30"}
    assert (len(yellow), len(blue), len(pink)) == (6, 2, 10)
    assert sum(yellow.values()) == 3 * rounds
    assert all(abs(count - rounds / 2) < 120 for count in yellow.values())
    assert all(abs(count - rounds / 2) < 120 for count in blue.values())
    assert all(abs(count - rounds / 10) < 75 for count in pink.values())
    assert len(found) == 18


def test_c11_a_view_that_shows_too_many_cards_is_refused() -> None:
    view = GAME.observe(make_state(2), 0)
    with pytest.raises(StateError, match="more copies"):
        Belief(view._replace(feather_discard=(6, *view.feather_discard[1:])))


def test_c11_samples_have_the_right_hand_sizes_in_the_middle_of_a_turn() -> None:
    state = make_state(3, plays_left=1)
    for seat in (None, 0, 1, 2):
        sampled = GAME.sample_state(GAME.observe(state, seat), random.Random(1))
        assert [player.hand_size for player in sampled.seats] == [3, 4, 4]
        sampled.check()
