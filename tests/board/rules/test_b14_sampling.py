"""Samples are uniform over the deals: in small cases every deal is counted (B14.2, B3.2)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from coatl.board.belief import Belief
from coatl.board.legal import can_assemble
from coatl.board.state import State
from coatl.board.view import observe
from coatl.core.chance import QuickChance
from coatl.core.choices import Choices

from .look import names
from .table import Place, make_state, play, prophecy

Shares = dict[tuple[str, str], Fraction]
"""How likely a seat holds such cards and has discarded such cards face down."""

SAMPLES = 4000
SEEN = "P10"
"""A card taken face up."""
OLD = ("P11", "P12")
DECK = ("P13", "P14", "P15")
OPEN = ("P40", "P41", "P42")
"""Cards that lie open and can be taken."""


# What is known of a hand after a face-down discard


def count_deals(known: Sequence[str], in_hand: int, unseen: Sequence[str], story: str) -> Shares:
    """Count every deal and every choice of discards that fit what others see of a story.

    The first `in_hand` of the unseen cards are in hand with the known ones; the others come from
    the deck.
    """
    lines = [line.split() for line in story.split(", ")]
    discards = sum(verb == "discard" for verb, _ in lines)
    found: Counter[tuple[str, str]] = Counter()
    for deal in permutations(unseen):
        start = [*known, *deal[:in_hand]]
        for thrown in combinations(range(len(start)), discards):
            held = [card for place, card in enumerate(start) if place not in thrown]
            if _fits(lines, held, list(deal[in_hand:])):
                late = sorted(start[place] for place in thrown)
                found[" ".join(sorted(held)), " ".join(late)] += 1
    return {deal: Fraction(count, found.total()) for deal, count in found.items()}


def _fits(lines: Sequence[list[str]], held: list[str], deck: list[str]) -> bool:
    for verb, card in lines:
        if verb == "play":
            if card not in held:
                return False
            held.remove(card)
        elif verb != "discard":
            held.append(card if verb == "take" else deck.pop(0))
    return True


def tell(known: Sequence[str], in_hand: Sequence[str], deck: Sequence[str], story: str) -> State:
    """Return a state in which a story has happened to the hand of seat 0."""
    place = Place(hand=" ".join([*known, *in_hand]), known=" ".join(known))
    state = make_state(seats=[place, Place()], open="", deck=" ".join(deck))
    player = state.seats[0]
    for line in story.split(", "):
        verb, card = line.split()[0], prophecy(line.split()[1])
        if verb == "discard":
            player.discard_card(card)
            state.down_total += 1
        elif verb == "play":
            player.play_card(card)
            state.discard.add(card)
        else:
            (state.deck if verb == "draw" else state.discard).remove(card)
            player.add_to_hand(card)
            if verb == "take":
                player.known.add(card)
    state.check()
    return state


def compare(state: State, expected: Shares) -> None:
    """Compare what seat 1 samples of seat 0 with the shares of all deals."""
    belief = Belief(observe(state, 1))
    quick = QuickChance(7)
    guess = state.clone()
    found: Counter[tuple[str, str]] = Counter()
    for _ in range(SAMPLES):
        belief.sample_into(guess, quick)
        player = guess.seats[0]
        found[names(player.hand_list()), names(player.late.contents())] += 1
    assert set(found) <= set(expected)
    for deal, share in expected.items():
        assert_near(found[deal], share)
    for card in {card for held, _ in expected for card in held.split()}:
        share = sum((share for (held, _), share in expected.items() if card in held), Fraction(0))
        assert_near(sum(count for (held, _), count in found.items() if card in held), share)


def assert_near(count: int, share: Fraction) -> None:
    """Compare a number of samples with what is expected of them; the seed is always the same."""
    spread = (float(share * (1 - share)) / SAMPLES) ** 0.5
    assert abs(count / SAMPLES - share) < 4.5 * spread + 1e-9


@pytest.mark.parametrize(
    ("hidden", "story", "in_hand"),
    [
        (1, "discard P11, draw P13, play P13", Fraction(1, 3)),
        (2, "discard P11", Fraction(2, 3)),
        (2, "discard P11, draw P13, play P13", Fraction(4, 7)),
        (2, "discard P11, draw P13, play P12", Fraction(4, 7)),  # where it lay does not show
        (2, "discard P11, draw P13, play P12, play P13", Fraction(2, 5)),
        (2, "discard P11, draw P13, play P13, draw P14, play P14", Fraction(8, 17)),
        (2, "discard P11, discard P12, draw P13, play P13", Fraction(1, 5)),
        (2, "discard P11, discard P10, draw P13, play P13", Fraction(1, 5)),
        (2, "discard P11, play P12", Fraction(1, 2)),  # only old places were left
        (2, "discard P11, draw P13, play P10", Fraction(0)),
        (2, "discard P11, take P40, play P40", Fraction(2, 3)),  # a known card tells nothing
    ],
)
def test_b14_2_a_card_seen_before_a_discard_is_in_hand_as_often_as_deals_say(
    hidden: int, story: str, in_hand: Fraction
) -> None:
    expected = count_deals([SEEN], hidden, [*OLD[:hidden], *DECK], story)
    share = sum(share for (held, _), share in expected.items() if SEEN in held)
    assert share == in_hand
    compare(tell([SEEN], OLD[:hidden], DECK, story), expected)


@pytest.mark.parametrize(
    "story",
    [
        "discard P11, draw P13, play P13, play P10",
        "discard P11, draw P13, draw P14, play P13, play P10, play P14",
        "discard P10, draw P13, draw P14, play P13, play P20, draw P15",
    ],
)
def test_b14_2_a_card_seen_before_that_is_played_leaves_the_others_uniform(story: str) -> None:
    known, unseen = ["P10", "P20"], ["P11", *DECK]
    compare(tell(known, ["P11"], DECK, story), count_deals(known, 1, unseen, story))


@pytest.mark.parametrize("seed", range(12))
def test_b14_2_after_any_story_samples_are_uniform_over_the_deals(seed: int) -> None:
    rng = random.Random(seed)
    known = ["P10", "P20", "P21"][: rng.randint(1, 3)]
    in_hand = list(OLD)[: rng.randint(1, 2)]
    deck, seen = list(DECK), list(OPEN)
    held = [*known, *in_hand]
    story = []
    for _ in range(rng.randint(1, len(held) - 1)):
        story.append(f"discard {held.pop(rng.randrange(len(held)))}")
    for _ in range(rng.randint(2, 7)):
        verb = rng.choice(["draw", "play", "play", "take"])
        if verb == "play" and held:
            story.append(f"play {held.pop(rng.randrange(len(held)))}")
        elif verb != "play" and len(held) < 5 and (pile := deck if verb == "draw" else seen):
            held.append(pile.pop())
            story.append(f"{verb} {held[-1]}")
    told = ", ".join(story)
    unseen = [*in_hand, *DECK]
    compare(tell(known, in_hand, DECK, told), count_deals(known, len(in_hand), unseen, told))


def test_b14_2_what_others_see_of_a_play_does_not_tell_where_it_lay() -> None:
    """Two stories that look alike from outside give equal views."""
    new = tell([SEEN], ["P11", "P12"], DECK, "discard P11, draw P13, play P13")
    old = tell([SEEN], ["P11", "P13"], ["P12", "P14", "P15"], "discard P11, draw P12, play P13")
    assert observe(new, 1) == observe(old, 1)
    assert observe(new, 1).seats[0].mixed == (3,)


# Somebody who has passed


def stuck_seat(options: str = "seats=3") -> State:
    """Seat 0 has full boards and a full hand without a use, one card of it known, and passes.

    Of the cards that seat 2 has not seen, P16 and P18 could be fulfilled by seat 0, and P17 would
    let it complete a Cóatl.
    """
    first = Place(
        board="<R <R K> K> G> G> B> B>",
        hand="P23 P24 P25 P26 P27",
        known="P23",
        building=["YGB>", "<RYB"],
    )
    state = make_state(
        options,
        seats=[first, Place(hand="P28")],
        supply="<K <B YR YK YG YB RK RG Y> Y>",
        open="P30 P31 P32 P33 P34 P35",
        deck="P16 P17 P18 P29",
    )
    play(state, "0 pass")
    return state


def cannot_assemble(state: State, cards: Sequence[str]) -> bool:
    player = state.clone().seats[0]
    for card in player.hand_list():
        player.remove_from_hand(card)
    for name in cards:
        player.add_to_hand(prophecy(name))
    return not can_assemble(state, player, Choices())


@pytest.mark.parametrize("after", [(), ("1 take YR",), ("1 take YR", "2 take YK")])
def test_b3_2_a_seat_that_passed_holds_nothing_to_assemble_with(after: Sequence[str]) -> None:
    state = stuck_seat()
    play(state, *after)
    reader = 2
    unseen = ["P16", "P17", "P18", "P24", "P25", "P26", "P27", "P28", "P29"]
    fitting = [
        " ".join(sorted(("P23", *rest)))
        for rest in combinations(unseen, 4)
        if cannot_assemble(state, ("P23", *rest))
    ]
    assert 0 < len(fitting) < len(list(combinations(unseen, 4)))
    belief = Belief(observe(state, reader))
    quick = QuickChance(3)
    guess = state.clone()
    found: Counter[str] = Counter()
    for _ in range(SAMPLES):
        belief.sample_into(guess, quick)
        found[names(guess.seats[0].hand_list())] += 1
    assert set(found) == set(fitting)
    expected = SAMPLES / len(fitting)
    assert all(abs(found[hand] - expected) < 5 * expected**0.5 for hand in fitting)


def test_b3_2_what_a_pass_told_is_forgotten_when_the_seat_acts_again() -> None:
    state = stuck_seat("seats=3 sacrifice")
    assert observe(state, 2).seats[0].has_passed
    play(state, "1 take YR", "2 take YK")
    assert observe(state, 2).seats[0].has_passed
    play(state, "0 commit T01")
    assert not observe(state, 2).seats[0].has_passed
