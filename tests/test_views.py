"""What a seat may know, what it may not, and samples that fit it (B14)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from coatl.board import GAME, BoardOptions
from coatl.board.belief import Belief, sample_state
from coatl.board.codes import COMPLETE
from coatl.board.options import FLAGS
from coatl.board.state import State
from coatl.board.view import observe
from coatl.core.chance import QuickChance, SeededChance

CHI_SQUARE_89 = 146.0
"""The 0.9999 quantile of chi-square with 89 degrees of freedom, rounded up."""


def random_states(seed: int, seats: int, flags: dict[str, bool]) -> list[State]:
    """Some states of one random game."""
    rng = random.Random(seed)
    chance = SeededChance(seed, GAME.sources)
    state = GAME.new(BoardOptions(seats=seats, **flags), chance)
    states = []
    while not state.is_over:
        seat = rng.choice(state.acting)
        state.apply(seat, rng.choice(state.legal_actions(seat)), chance)
        if rng.random() < 0.1:
            states.append(state.clone())
    return states


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_states_that_differ_in_hidden_cards_look_the_same(seats: int) -> None:
    rng = random.Random(seats)
    differed = 0
    for seed in range(8):
        flags = {flag: rng.random() < 0.5 for flag in FLAGS}
        for state in random_states(seed, seats, flags):
            for seat in (None, *range(seats)):
                view = observe(state, seat)
                text = GAME.format_view(view)
                other = sample_state(view, rng)
                differed += other.to_bytes() != state.to_bytes()
                assert observe(other, seat) == view
                assert GAME.format_view(observe(other, seat)) == text
    assert differed > 100


def test_owner_sees_the_difference_that_others_do_not() -> None:
    rng = random.Random(1)
    state = random_states(3, 2, {})[5]
    while True:
        other = sample_state(observe(state, 0), rng)
        if other.seats[1].hand_list() != state.seats[1].hand_list():
            break
    assert observe(other, 0) == observe(state, 0)
    assert observe(other, None) == observe(state, None)
    assert observe(other, 1) != observe(state, 1)


def small_secret() -> State:
    """A game in which seat 0 does not know six cards: two in hand, two discarded, two left."""
    chance = SeededChance("small", GAME.sources)
    state = GAME.new(BoardOptions(seats=2), chance)
    state.apply(0, state.legal_actions(0)[0], chance)
    state.apply(0, GAME.parse_action("done"), chance)
    for _ in range(2):
        state.apply(1, state.legal_actions(1)[0], chance)
    state.apply(1, GAME.parse_action("done"), chance)
    singles = [card for card in state.deck.contents() if state.deck.count(card) == 1]
    hidden = {*state.seats[1].hand_list(), *state.seats[1].down.contents()}
    left = [card for card in singles if card not in hidden][:2]
    while state.deck.total > 0:
        card = state.deck.contents()[0]
        state.deck.remove(card)
        if card not in left:
            state.discard.add(card)
    for card in left:
        state.deck.add(card)
    state.check()
    return state


def test_samples_are_uniform_over_the_deals() -> None:
    state = small_secret()
    view = observe(state, 0)
    player = state.seats[1]
    unseen = sorted(player.hand_list() + player.down.contents() + state.deck.contents())
    assert len(set(unseen)) == 6
    deals = {
        (hand, down)
        for hand in combinations(unseen, 2)
        for down in combinations([card for card in unseen if card not in hand], 2)
    }
    assert len(deals) == 90
    belief = Belief(view)
    quick = QuickChance(11)
    found: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
    samples = 18_000
    for _ in range(samples):
        guess = belief.sample(quick).seats[1]
        found[tuple(guess.hand_list()), tuple(guess.down.contents())] += 1
    assert set(found) == deals
    expected = samples / len(deals)
    chi_square = sum((found[deal] - expected) ** 2 / expected for deal in deals)
    assert chi_square < CHI_SQUARE_89


def test_samples_give_each_hidden_temple_equally_often() -> None:
    state = small_secret()
    belief = Belief(observe(state, 0))
    quick = QuickChance(5)
    found = Counter(belief.sample(quick).seats[1].temple for _ in range(12_000))
    tops = [top for top, _ in state.pile_list()]
    unseen = {card for card in range(15) if card not in (state.seats[0].temple, *tops)}
    assert set(found) == unseen
    expected = 12_000 / len(unseen)
    assert sum((found[card] - expected) ** 2 / expected for card in unseen) < 40


def test_a_card_taken_face_up_stays_known_in_every_sample() -> None:
    state = small_secret()
    chance = SeededChance(2, GAME.sources)
    state.apply(0, state.legal_actions(0)[0], chance)
    card = next(a for a in state.legal_actions(1) if GAME.describe_action(a).kind == "choose")
    state.apply(1, card, chance)
    (known,) = observe(state, 0).seats[1].known
    quick = QuickChance(8)
    belief = Belief(observe(state, 0))
    for _ in range(200):
        assert known in belief.sample(quick).seats[1].hand_list()


def test_sample_refuses_an_impossible_view() -> None:
    view = observe(small_secret(), 0)
    with pytest.raises(Exception, match="more copies"):
        sample_state(view._replace(discards=view.discards * 3), random.Random(1))


def test_views_hold_no_reference_to_the_state() -> None:
    chance = SeededChance(4, GAME.sources)
    state = GAME.new(BoardOptions(), chance)
    view = observe(state, 0)
    text = GAME.format_view(view)
    for seat in (0, 1):
        state.apply(seat, state.legal_actions(seat)[0], chance)
    assert GAME.format_view(view) == text
    assert hash(view) == hash(view)


def after_a_face_down_discard() -> State:
    """Seat 1 took two cards face up, then discarded one of its five face down and drew another."""
    chance = SeededChance("discard", GAME.sources)
    state = GAME.new(BoardOptions(seats=2, sacrifice=True), chance)
    for seat in (0, 1):
        for _ in range(3):
            state.apply(seat, state.legal_actions(seat)[0], chance)
        state.apply(seat, GAME.parse_action("done"), chance)
    takes = [a for a in state.legal_actions(0) if GAME.describe_action(a).kind == "take"]
    state.apply(0, takes[0], chance)
    for _ in range(2):
        chooses = [a for a in state.legal_actions(1) if GAME.describe_action(a).kind == "choose"]
        state.apply(1, chooses[0], chance)
    takes = [a for a in state.legal_actions(0) if GAME.describe_action(a).kind == "take"]
    state.apply(0, takes[0], chance)
    state.apply(1, GAME.parse_action("see the future"), chance)
    discards = [a for a in state.legal_actions(1) if GAME.describe_action(a).kind == "discard"]
    state.apply(1, discards[0], chance)
    state.apply(1, GAME.parse_action("choose deck"), chance)
    return state


def test_cards_seen_before_a_discard_are_in_its_places_equally_often() -> None:
    state = after_a_face_down_discard()
    seen = observe(state, 0).seats[1]
    assert (len(seen.maybe), seen.old_size, seen.late_size, seen.hand_size) == (2, 4, 1, 5)
    belief = Belief(observe(state, 0))
    quick = QuickChance(3)
    samples = 10_000
    found: Counter[int] = Counter()
    for _ in range(samples):
        guess = belief.sample(quick).seats[1]
        (discarded,) = guess.late.contents()
        found[discarded] += 1
        held = guess.hand_list()
        assert all(card in held or card == discarded for card in seen.maybe)
    for card in seen.maybe:  # one of five places each
        assert abs(found[card] - samples / 5) < 200


def test_somebody_who_completes_without_a_card_holds_one_in_every_sample() -> None:
    """B6.5: the last piece may be placed only if a card for it is in hand."""
    checked = 0
    for seed in range(60):
        rng = random.Random(seed)
        chance = SeededChance(seed, GAME.sources)
        state = GAME.new(BoardOptions(seats=2), chance)
        while not state.is_over:
            seat = rng.choice(state.acting)
            state.apply(seat, rng.choice(state.legal_actions(seat)), chance)
            if (
                state.phase != COMPLETE
                or state.seats[state.turn].slots[state.completing].card_count
            ):
                continue
            other = sample_state(observe(state, 1 - state.turn), rng)
            assert other.legal_actions(other.turn)
            checked += 1
    assert checked > 20
