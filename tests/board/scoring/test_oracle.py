"""The engine against the brute-force scorer of `tests/board/scoring/oracle.py`, card by card."""

from itertools import product
from typing import NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from coatl.board.analysis.scoring import score_prophecy, score_serpent, score_temple
from coatl.board.analysis.witness import find_pieces
from coatl.board.deck import Prophecy, Temple, load_deck
from coatl.board.patterns import (
    count_met,
    count_times,
    met_requirements,
    prophecy_points,
    satisfies,
    satisfies_closed,
    score,
    temple_points,
)
from coatl.board.serpent import Serpent
from coatl.board.shapes import build_automaton, parse_pattern
from tests.board.scoring import oracle

from .serpents import (
    Case,
    build,
    build_case,
    cases,
    expected_times,
    is_largest_choice,
    letters_of,
    pattern_instances,
    shape_of,
    with_ends,
)

DECK = load_deck()
PROPHECIES = list(DECK.prophecies)
TEMPLES = list(DECK.temples)
BY_SHAPE = {shape_of(card.pattern): card for card in reversed(PROPHECIES)}
"""The first card of each shape of pattern."""

# All serpents of so many colours are tried up to this length.
EXHAUSTIVE = {2: 8, 3: 6, 4: 6, 5: 5}
VARIANTS = list(product((False, True), repeat=3))


def levels(card: Prophecy) -> dict[str, int]:
    return {str(times): points for times, points in card.points.items()}


def numbers(colours: str) -> list[int]:
    return [oracle.COLOURS.index(letter) for letter in colours]


# Prophecy cards


@pytest.mark.parametrize("card", PROPHECIES, ids=lambda card: card.id)
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_a_prophecy_scores_as_the_rules_say(card: Prophecy, data: st.DataObject) -> None:
    case = data.draw(cases(card.pattern))
    serpent = build_case(case)
    times = expected_times(card.pattern, case)

    explained = score_prophecy(card, serpent, strict_ends=case.strict)

    assert count_times(card.index, serpent, case.strict) == explained.times == times
    assert is_largest_choice(card.pattern, case, explained.pieces)
    points = oracle.prophecy_points(levels(card), times)
    assert explained.points == prophecy_points(card.index, times) == points
    assert explained.level == sum(times >= int(level) for level in levels(card))
    assert satisfies(card.index, serpent, case.strict) == (times >= min(card.points))


@pytest.mark.parametrize("card", BY_SHAPE.values(), ids=lambda card: card.pattern)
def test_all_short_serpents(card: Prophecy) -> None:
    pattern = parse_pattern(card.pattern)
    letters = letters_of(card.pattern)
    if len(letters) == 1:
        letters += "R" if letters != "R" else "Y"
    # Over more than two colours all of them, and the first two alone for greater lengths.
    longest = EXHAUSTIVE[len(letters)]
    rows = ["".join(row) for n in range(1, longest + 1) for row in product(letters, repeat=n)]
    rows += ["".join(row) for n in range(longest + 1, 9) for row in product(letters[:2], repeat=n)]
    ends_matter = card.pattern.startswith("~")
    for colours in rows:
        usual = expected_times(card.pattern, Case(colours, False, False, False))
        for has_head, has_tail, strict in VARIANTS:
            case = with_ends(colours, has_head, has_tail, strict)
            times = expected_times(card.pattern, case) if ends_matter else usual
            pieces = find_pieces(pattern, numbers(colours), case.has_head, case.has_tail, strict)
            assert count_times(card.index, build_case(case), strict) == times, case
            assert len(pieces) == times, case
            if ends_matter or case == Case(colours, False, False, False):
                assert is_largest_choice(card.pattern, case, pieces), case


@pytest.mark.parametrize("card", PROPHECIES, ids=lambda card: card.id)
def test_points_by_number_of_times(card: Prophecy) -> None:
    for times in range(123):
        points = oracle.prophecy_points(levels(card), times)
        assert card.points_for(times) == prophecy_points(card.index, times) == points


@pytest.mark.parametrize("card", PROPHECIES, ids=lambda card: card.id)
def test_the_longest_serpent_of_all(card: Prophecy) -> None:
    # One head, 120 bodies and a tail, the pattern again and again at its shortest: too long to
    # search, but each satisfaction takes that many pieces, so there can be no more of them.
    letters = letters_of(card.pattern)
    unit = card.pattern.strip("#~{}").replace("+", "").replace("..", letters[0])
    if card.pattern.startswith("~"):
        unit += "R" if letters != "R" else "Y"
    repetitions = 122 // len(unit)
    colours = (unit * repetitions).ljust(122, unit[-1] if card.pattern.startswith("~") else "Y")
    case = Case(colours, True, True, False)
    serpent = build_case(case)

    explained = score_prophecy(card, serpent)

    assert serpent.bodies == 120
    assert count_times(card.index, serpent, False) == len(explained.pieces) == repetitions
    assert oracle.is_valid_choice(
        card.pattern, colours, explained.pieces, has_head=True, has_tail=True
    )


# Patterns that no card has yet

any_letter = st.sampled_from(oracle.COLOURS)


def few_letters(size: int) -> st.SearchStrategy[str]:
    """Draw letters of two or three colours, so that a pattern overlaps itself now and then."""
    palettes = st.sampled_from(["YR", "KB", "GYK"])
    return palettes.flatmap(lambda palette: st.text(palette, min_size=size, max_size=size))


new_sequences = st.integers(1, 6).flatmap(few_letters)
new_runs = few_letters(3).map(lambda t: f"{t[:2]}+{t[2]}")
new_brackets = few_letters(2).map(lambda t: f"{t}..{t[::-1]}")
new_multisets = st.integers(1, 6).flatmap(few_letters).map(lambda t: f"{{{t}}}")
new_pairs = any_letter.map(lambda letter: f"~{letter}{letter}~")
new_counts = any_letter.map(lambda letter: f"#{letter}")
new_patterns = st.one_of(
    new_sequences, new_runs, new_brackets, new_multisets, new_pairs, new_counts
)


@settings(max_examples=250, deadline=None)
@given(data=st.data(), pattern=new_patterns)
def test_pieces_of_a_pattern_that_no_card_has_yet(data: st.DataObject, pattern: str) -> None:
    case = data.draw(cases(pattern))

    pieces = find_pieces(
        parse_pattern(pattern), numbers(case.colours), case.has_head, case.has_tail, case.strict
    )

    assert is_largest_choice(pattern, case, pieces)
    assert pieces == sorted(pieces)
    assert all(group == sorted(group) for group in pieces)


@settings(max_examples=200, deadline=None)
@given(data=st.data(), pattern=st.one_of(new_sequences, new_runs, new_brackets))
def test_automaton_of_a_pattern_that_no_card_has_yet(data: st.DataObject, pattern: str) -> None:
    # A value is the offset of the next row of eight, plus 128 where a satisfaction ends.
    case = data.draw(cases(pattern))
    automaton = build_automaton(parse_pattern(pattern))
    row = times = 0
    for colour in numbers(case.colours):
        value = automaton[row // 8][colour]
        times += value // 128
        row = value % 128

    assert times == expected_times(pattern, case)


# Satisfying at least the lowest level, asked again and again while the serpent grows


class Step(NamedTuple):
    """A piece attached at one side; `is_end` tells whether it is a head or a tail."""

    on_left: bool
    colour: str
    is_end: bool


@st.composite
def growths(draw: st.DrawFn, pattern: str) -> tuple[Case, list[Step]]:
    """Draw a serpent, and an order in which to lay its pieces from some first one."""
    case = draw(cases(pattern))
    last = len(case.colours) - 1
    first = draw(st.integers(0, last))
    sides = draw(st.lists(st.booleans(), min_size=last, max_size=last))
    left = right = first
    is_head = first == 0 and case.has_head
    is_tail = first == last and case.has_tail
    steps = [Step(is_head, case.colours[first], is_head or is_tail)]
    for wants_left in sides:
        if left > 0 and (wants_left or right == last):
            left -= 1
            steps.append(Step(True, case.colours[left], left == 0 and case.has_head))
        else:
            right += 1
            steps.append(Step(False, case.colours[right], right == last and case.has_tail))
    return case, steps


def attach(serpent: Serpent, step: Step) -> None:
    colour = oracle.COLOURS.index(step.colour)
    if step.on_left:
        serpent.has_head = serpent.has_head or step.is_end
        serpent.add_left(colour)
    else:
        serpent.has_tail = serpent.has_tail or step.is_end
        serpent.add_right(colour)


def case_of(serpent: Serpent, strict: bool) -> Case:
    colours = "".join(oracle.COLOURS[colour] for colour in serpent.colour_list())
    return Case(colours, serpent.has_head, serpent.has_tail, strict)


def reaches_lowest(card: Prophecy, case: Case) -> bool:
    return expected_times(card.pattern, case) >= min(card.points)


def check_answers(cards: list[Prophecy], serpent: Serpent, strict: bool, scratch: Serpent) -> None:
    """Ask everything twice: the second answer is the one that was kept."""
    case = case_of(serpent, strict)
    for card in cards:
        expected = reaches_lowest(card, case)
        assert satisfies(card.index, serpent, strict) == expected
        assert satisfies(card.index, serpent, strict) == expected
        if case.has_head != case.has_tail and len(case.colours) >= 2:
            for number, letter in enumerate(oracle.COLOURS):
                row = case.colours + letter if case.has_head else letter + case.colours
                expected = reaches_lowest(card, Case(row, True, True, strict))
                for _ in range(2):
                    got = satisfies_closed(card.index, serpent, number, strict, scratch)
                    assert got == expected, (card.id, letter)
    assert case_of(serpent, strict) == case


@settings(max_examples=150, deadline=None)
@given(
    data=st.data(),
    card=st.sampled_from(PROPHECIES),
    others=st.sets(st.sampled_from(range(len(PROPHECIES)))),
)
def test_satisfying_while_a_serpent_grows(
    data: st.DataObject, card: Prophecy, others: set[int]
) -> None:
    case, steps = data.draw(growths(card.pattern))
    assume(len(steps) <= 14)
    cards = [card, *(PROPHECIES[i] for i in sorted(others)[:2])]
    serpent, scratch = Serpent(), Serpent()
    for step in steps:
        attach(serpent, step)
        check_answers(cards, serpent, case.strict, scratch)

    assert case_of(serpent, case.strict) == case


@settings(max_examples=60, deadline=None)
@given(data=st.data(), card=st.sampled_from(PROPHECIES))
def test_a_copy_keeps_its_own_answers(data: st.DataObject, card: Prophecy) -> None:
    case, steps = data.draw(growths(card.pattern))
    assume(2 <= len(steps) <= 14)
    serpent, copy, scratch = Serpent(), build("YRKGB", has_head=True), Serpent()
    for step in steps[:-1]:
        attach(serpent, step)
    check_answers([card], serpent, case.strict, scratch)
    copy.copy_from(serpent)
    check_answers([card], copy, case.strict, scratch)

    attach(copy, steps[-1])

    check_answers([card], copy, case.strict, scratch)
    check_answers([card], serpent, case.strict, scratch)
    assert case_of(copy, case.strict) == case
    copy.clear()
    assert copy.length == 0
    attach(copy, steps[0])
    check_answers([card], copy, case.strict, scratch)


@pytest.mark.parametrize("card", PROPHECIES, ids=lambda card: card.id)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_the_piece_that_completes_can_satisfy(card: Prophecy, data: st.DataObject) -> None:
    # The pattern lies at the open end, its last or first piece still to come (B6.5). Where that
    # is not enough for the lowest level, the oracle says so, too.
    needed = min(card.points)
    row = "".join(data.draw(pattern_instances(card.pattern)) for _ in range(needed))
    row = row if len(row) > 2 else "GG" + row
    on_left = data.draw(st.booleans())
    colour = row[0] if on_left else row[-1]
    serpent = build(row[1:] if on_left else row[:-1], has_head=not on_left, has_tail=on_left)
    case = Case(row, True, True, data.draw(st.booleans()))

    got = satisfies_closed(
        card.index, serpent, oracle.COLOURS.index(colour), case.strict, Serpent()
    )

    assert got == reaches_lowest(card, case)


# Temple cards


@st.composite
def temple_cases(draw: st.DrawFn) -> tuple[Case, list[Prophecy]]:
    """Draw a serpent of a length that temples like, with up to four cards beside it."""
    palette = draw(st.sampled_from(["YRKGB", "YRKB", "RKG", "BR", "YK", "GBY"]))
    length = draw(st.one_of(st.integers(6, 12), st.integers(1, 30)))
    colours = draw(st.text(palette, min_size=length, max_size=length))
    beside = draw(st.lists(st.sampled_from(range(len(PROPHECIES))), max_size=4, unique=True))
    case = with_ends(colours, *draw(st.tuples(st.booleans(), st.booleans(), st.booleans())))
    return case, [PROPHECIES[i] for i in beside]


@settings(max_examples=250, deadline=None)
@given(drawn=temple_cases())
def test_temples_score_as_the_rules_say(drawn: tuple[Case, list[Prophecy]]) -> None:
    case, beside = drawn
    serpent = build_case(case)
    for prophecy in beside:
        serpent.add_card(prophecy.index)
    families = {prophecy.family for prophecy in beside}
    for temple in TEMPLES:
        met = [oracle.temple_met([r], case.colours, families) == 1 for r in temple.requirements]
        points = (0, *temple.points)[sum(met)]

        explained = score_temple(temple, serpent)

        assert explained.requirements == met_requirements(temple.index, serpent) == met
        assert explained.met == count_met(temple.index, serpent) == sum(met)
        assert explained.points == temple_points(temple.index, sum(met)) == points


@settings(max_examples=150, deadline=None)
@given(drawn=temple_cases(), temple=st.none() | st.sampled_from(TEMPLES))
def test_a_serpent_is_worth_the_sum_of_its_cards(
    drawn: tuple[Case, list[Prophecy]], temple: Temple | None
) -> None:
    case, beside = drawn
    serpent = build_case(case)
    expected = 0
    for prophecy in beside:
        serpent.add_card(prophecy.index)
        times = expected_times(prophecy.pattern, case)
        expected += oracle.prophecy_points(levels(prophecy), times)
    if temple is not None:
        serpent.temple = temple.index
        families = {prophecy.family for prophecy in beside}
        met = oracle.temple_met(list(temple.requirements), case.colours, families)
        expected += (0, *temple.points)[met]

    explained = score_serpent(serpent, strict_ends=case.strict)

    assert explained.points == score(serpent, case.strict) == expected
    assert [row.card for row in explained.prophecies] == beside
    assert explained.is_complete == (case.has_head and case.has_tail)


# The oracle itself


@settings(max_examples=60, deadline=None)
@given(data=st.data(), pattern=new_multisets)
def test_counting_multisets_agrees_with_searching_for_them(
    data: st.DataObject, pattern: str
) -> None:
    colours = data.draw(st.text(letters_of(pattern), max_size=9))

    counted = oracle._multiset_times(pattern, colours)

    assert counted == oracle.prophecy_times(pattern, colours, has_head=False, has_tail=False)


@pytest.mark.parametrize("pattern", ["", "#", "~YR~", "Y+R", "YR..YR", "{YX}", "yy"])
def test_the_oracle_refuses_what_is_no_pattern(pattern: str) -> None:
    with pytest.raises(ValueError, match="not a pattern"):
        oracle.prophecy_times(pattern, "YR", has_head=False, has_tail=False)
