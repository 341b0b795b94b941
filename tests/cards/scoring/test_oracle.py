"""The engine against the brute-force count of `card_oracle.py`."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coatl.cards.actions import parse_action
from coatl.cards.analysis.scoring import score_all, score_prophecy
from coatl.cards.codes import PAIRS
from coatl.cards.deck import load_deck
from coatl.cards.notation import format_serpent, parse_serpent
from coatl.cards.options import CardOptions
from coatl.cards.patterns import count_times, find_pieces, fits_at, touches
from coatl.cards.state import State
from coatl.core.chance import QuickChance

from . import oracle

DECK = load_deck()
PROPHECIES = list(DECK.prophecies)
CARDS = ["".join(pair) for pair in permutations(oracle.COLOURS, 2)]

segments = st.tuples(st.sampled_from(oracle.COLOURS), st.booleans())
rows = st.lists(segments, min_size=1, max_size=22)
few_colours = st.lists(st.tuples(st.sampled_from("GR"), st.booleans()), min_size=1, max_size=14)
steps = st.tuples(st.sampled_from(CARDS), st.sampled_from(oracle.PLACES))


def test_kind_and_width_agree() -> None:
    for card in PROPHECIES:
        assert oracle.kind_of(card.pattern.text) == card.pattern.kind
        assert oracle.width_of(card.pattern.text) == len(card.pattern.elements)


@settings(max_examples=150, deadline=None)
@given(row=st.one_of(rows, few_colours))
def test_occurrences_of_every_card(row: oracle.Row) -> None:
    serpent = parse_serpent(oracle.write(row))
    for card in PROPHECIES:
        expected = oracle.occurrences(card.pattern.text, row)
        assert find_pieces(card.index, serpent) == expected
        assert count_times(card.index, serpent) == len(expected)
        score = score_prophecy(card, serpent)
        level = min(len(expected), 3)
        assert (score.times, score.level, score.pieces) == (len(expected), level, expected)
        assert score.points == (0, 2, 5, 6)[level]
    assert [score.times for score in score_all(serpent)] == [
        len(oracle.occurrences(card.pattern.text, row)) for card in PROPHECIES
    ]


def test_occurrences_in_all_short_rows() -> None:
    for length in (1, 2, 3):
        for colours in product(oracle.COLOURS, repeat=length):
            for stacks in product((False, True), repeat=length):
                row = list(zip(colours, stacks, strict=True))
                serpent = parse_serpent(oracle.write(row))
                for card in PROPHECIES[:: 1 if length < 3 else 3]:
                    expected = len(oracle.occurrences(card.pattern.text, row))
                    assert count_times(card.index, serpent) == expected


@settings(max_examples=150, deadline=None)
@given(row=st.one_of(rows, few_colours), data=st.data())
def test_touches_is_an_occurrence_that_contains_a_segment(
    row: oracle.Row, data: st.DataObject
) -> None:
    first = data.draw(st.integers(0, len(row) - 1))
    last = data.draw(st.integers(first, len(row) - 1))
    serpent = parse_serpent(oracle.write(row))
    new = set(range(first, last + 1))
    for card in PROPHECIES:
        found = oracle.occurrences(card.pattern.text, row)
        expected = any(new & set(occurrence) for occurrence in found)
        assert touches(card.index, serpent, first, last) == expected


@settings(max_examples=80, deadline=None)
@given(row=rows)
def test_fits_at_is_an_occurrence_from_there(row: oracle.Row) -> None:
    serpent = parse_serpent(oracle.write(row))
    for card in PROPHECIES:
        width = oracle.width_of(card.pattern.text)
        for place in range(len(row) - width + 1):
            part = row[place : place + width]
            expected = oracle.is_occurrence(card.pattern.text, part)
            assert fits_at(card.index, serpent, place) == expected


def grow(cards: list[tuple[str, str]]) -> oracle.Row:
    row: oracle.Row = []
    for card, where in cards:
        row, _ = oracle.place(row, card, where)
    return row


def lay_out(row: oracle.Row, placed: list[str], letters: str) -> State:
    """Make a state of two seats where seat 0 has this row and a card, and half the Prophecies lie
    face up: 3 in the supply, the others at level 0 or 1 with both seats.
    """
    state = State(CardOptions(seats=2))
    state.temple = 0
    if row:
        state.seats[0].serpent.copy_from(parse_serpent(oracle.write(row)))
    state.seats[0].add_feather(kind_of(letters))
    for card in placed:
        state.placed.add(kind_of(card))
    left = list(DECK.feathers)
    for card in [*placed, letters]:
        left[kind_of(card)] -= 1
    for kind, count in enumerate(left):
        for _ in range(count):
            state.feathers.add(kind)
    return state


def kind_of(letters: str) -> int:
    a, b = sorted(oracle.COLOURS.index(letter) for letter in letters)
    return PAIRS.index((a, b))


@settings(max_examples=60, deadline=None)
@given(
    cards=st.lists(steps, min_size=0, max_size=8),
    letters=st.sampled_from(CARDS),
    shift=st.integers(0, 39),
)
def test_what_a_placement_creates(cards: list[tuple[str, str]], letters: str, shift: int) -> None:
    # No more than five copies of a kind exist.
    kinds = [kind_of(card) for card, _ in cards] + [kind_of(letters)]
    if max(kinds.count(kind) for kind in kinds) > 5:
        return
    before = grow(cards)
    order = [(shift + number) % 40 for number in range(40)]
    for where in oracle.PLACES if before else ("start",):
        state = lay_out(before, [card for card, _ in cards], letters)
        state.set_supply(order[:3])
        for card in order[3:20]:
            state.seats[0].held.add(card, 0)
        for card in order[20:38]:
            state.seats[1].held.add(card, 1)
        for card in order[38:]:
            state.seats[1].held.add(card, 3)  # secured: nothing can be gained
        state.check()
        row, new = oracle.place(before, letters, where)
        state.apply(0, parse_action(f"play {letters} {where}"), QuickChance(1))
        assert format_serpent(state.seats[0].serpent) == oracle.write(row)
        expected = [oracle.level_created(card.pattern.text, row, new) for card in PROPHECIES]
        for card in order[38:]:
            expected[card] = 0
        if any(expected):
            assert state.gain_list() == [*expected, *[0] * 24]
            fulfilments = [a - 110 for a in state.legal_actions(0) if 110 <= a < 150]
            assert fulfilments == [card for card in range(40) if expected[card]]
        else:
            assert state.gain_list() == [0] * 64  # nothing to fulfil: the turn went on


@settings(max_examples=60, deadline=None)
@given(cards=st.lists(steps, min_size=1, max_size=8), letters=st.sampled_from(CARDS))
def test_what_a_placement_lowers(cards: list[tuple[str, str]], letters: str) -> None:
    kinds = [kind_of(card) for card, _ in cards] + [kind_of(letters)]
    if max(kinds.count(kind) for kind in kinds) > 5:
        return
    before = grow(cards)
    counts = [len(oracle.occurrences(card.pattern.text, before)) for card in PROPHECIES]
    for where in oracle.PLACES:
        state = lay_out(before, [card for card, _ in cards], letters)
        levels = [min(count, 3) for count in counts]
        for card, level in enumerate(levels):
            state.seats[0].held.add(card, level)
        row, _ = oracle.place(before, letters, where)
        state.apply(0, parse_action(f"play {letters} {where}"), QuickChance(1))
        after = [len(oracle.occurrences(card.pattern.text, row)) for card in PROPHECIES]
        expected = {
            card: after[card] if level < 3 and after[card] < min(level, counts[card]) else level
            for card, level in enumerate(levels)
        }
        assert dict(state.seats[0].held.pairs()) == expected


@pytest.mark.parametrize("end", ["head", "tail"])
@pytest.mark.parametrize("colour", list(oracle.COLOURS))
def test_what_a_head_or_tail_creates(end: str, colour: str) -> None:
    for number in range(40):
        quick = QuickChance(number)
        cards = [(CARDS[quick.below(20)], oracle.PLACES[quick.below(4)]) for _ in range(6)]
        before = grow(cards)
        state = State(CardOptions(seats=2))
        state.temple = 0
        state.round = 5
        state.plays_left = 2 if end == "head" else 1
        state.phase = 4 if end == "head" else 5
        state.seats[0].serpent.copy_from(parse_serpent(oracle.write(before)))
        for card in range(40):
            state.seats[card % 2].held.add(card, 0)
        state.apply(0, parse_action(f"{end} {colour}"), QuickChance(1))
        if end == "head":
            row, new = [(colour, False), *before], {0}
        else:
            row, new = [*before, (colour, False)], {len(before)}
        expected = [oracle.level_created(card.pattern.text, row, new) for card in PROPHECIES]
        assert state.gain_list()[:40] == expected
