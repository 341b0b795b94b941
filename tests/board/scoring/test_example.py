"""The booklet's example (B13.3), and what is said of serpents that are not finished (B13.1)."""

import random

import pytest

from coatl.board.analysis.scoring import score_all, score_serpent
from coatl.board.codes import EMPTY
from coatl.board.deck import load_deck
from coatl.board.game import GAME
from coatl.board.notation import parse_serpent
from coatl.board.options import BoardOptions
from coatl.board.patterns import score
from coatl.board.serpent import Serpent
from coatl.board.view import SerpentView
from coatl.core.chance import SeededChance
from tests.board.scoring import oracle

DECK = load_deck()
EXAMPLE = "<BBRBBKKBBYY>"


def with_cards(text: str, prophecies: str, temple: str = "") -> Serpent:
    serpent = parse_serpent(text)
    for card_id in prophecies.split():
        serpent.add_card(DECK.prophecy(card_id).index)
    if temple:
        serpent.temple = DECK.temple(temple).index
    return serpent


@pytest.mark.parametrize("strict", [False, True])
def test_the_example_is_worth_17_points(strict: bool) -> None:
    serpent = with_cards(EXAMPLE, "P29 P10 P05", "T03")

    total = score_serpent(serpent, strict_ends=strict)

    assert total.points == 17
    assert score(serpent, strict) == 17
    assert (total.serpent, total.is_complete) == (EXAMPLE, True)
    sequence, pair, count = total.prophecies
    assert (sequence.card.id, sequence.times, sequence.level, sequence.points) == ("P29", 1, 1, 4)
    assert (pair.card.id, pair.times, pair.level, pair.points) == ("P10", 3, 2, 5)
    assert (count.card.id, count.times, count.level, count.points) == ("P05", 6, 4, 5)
    assert total.temple is not None
    assert (total.temple.card.id, total.temple.met, total.temple.points) == ("T03", 1, 3)
    assert total.temple.requirements == [True, False]


def test_the_example_shows_which_pieces_earn_the_points() -> None:
    total = score_serpent(with_cards(EXAMPLE, "P29 P10 P05", "T03"))

    sequence, pair, count = total.prophecies
    assert sequence.pieces == [[7, 8, 9, 10]]
    assert pair.pieces == [[0, 1], [3, 4], [7, 8]]
    assert count.pieces == [[0], [1], [3], [4], [7], [8]]


def test_a_serpent_without_cards_is_worth_nothing() -> None:
    total = score_serpent(parse_serpent(EXAMPLE))

    assert (total.points, total.prophecies, total.temple) == (0, [], None)


def test_a_card_that_is_not_satisfied_is_shown_with_nothing() -> None:
    total = score_serpent(with_cards("<BBR>", "P29", "T08"))

    (card,) = total.prophecies
    assert (card.times, card.level, card.points, card.pieces) == (0, 0, 0, [])
    assert total.temple is not None
    assert (total.temple.met, total.temple.points) == (0, 0)
    assert total.points == 0


@pytest.mark.parametrize("text", ["BBRBBKKBBYY", "<BBRBBKKBBYY", "BBRBBKKBBYY>"])
def test_an_unfinished_serpent_is_explained_but_not_complete(text: str) -> None:
    total = score_serpent(with_cards(text, "P29 P10 P05", "T03"))

    assert not total.is_complete
    assert [card.points for card in total.prophecies] == [4, 5, 5]
    assert total.points == 17


def test_strict_ends_reach_the_explanation_of_an_unfinished_serpent() -> None:
    # Without its head the pair at the left end is not sure yet; two pairs are left.
    total = score_serpent(with_cards("BBRBBKKBBYY>", "P10"), strict_ends=True)

    assert total.prophecies[0].pieces == [[3, 4], [7, 8]]


def test_score_all_tries_every_card_of_the_game() -> None:
    serpent = parse_serpent(EXAMPLE)

    prophecies, temples = score_all(serpent)
    more_prophecies, more_temples = score_all(serpent, promo=True)

    assert [row.card for row in prophecies] == [c for c in DECK.prophecies if not c.promo]
    assert [row.card for row in temples] == [c for c in DECK.temples if not c.promo]
    assert [row.card for row in more_prophecies] == list(DECK.prophecies)
    assert [row.card for row in more_temples] == list(DECK.temples)
    # By hand: R1 Y2 K2 G0 B6 in 11 pieces, and no card beside it.
    assert {row.card.pattern: row.points for row in more_prophecies if row.points} == {
        "#B": 5,
        "~YY~": 2,
        "~KK~": 2,
        "~BB~": 5,
        "RB": 1,
        "BBYY": 4,
        "{KKBBR}": 3,
        "{YYKKRB}": 4,
    }
    assert {row.card.id: row.points for row in more_temples if row.points} == {
        "T03": 3,  # no green
        "T05": 3,  # 11 pieces
        "T13": 7,  # no green, as many black as yellow
        "T16": 3,  # no blue card
        "T17": 7,  # no red card, as many yellow as black
        "T18": 7,  # no black card, 11 pieces
        "T19": 3,  # no green card
        "T20": 7,  # no yellow card, no green
    }


def points_by_rules(serpent: SerpentView) -> int:
    """Score a serpent of a view by the oracle."""
    colours = serpent.pieces.strip("<>")
    total = 0
    for number in serpent.cards:
        card = DECK.prophecies[number]
        times = oracle.prophecy_times(
            card.pattern,
            colours,
            has_head=serpent.pieces.startswith("<"),
            has_tail=serpent.pieces.endswith(">"),
        )
        total += oracle.prophecy_points({str(n): p for n, p in card.points.items()}, times)
    if serpent.temple != EMPTY:
        temple = DECK.temples[serpent.temple]
        families = {DECK.prophecies[number].family for number in serpent.cards}
        met = oracle.temple_met(list(temple.requirements), colours, families)
        total += temple.points[met - 1] if met else 0
    return total


@pytest.mark.parametrize("seed", range(4))
def test_only_complete_serpents_count_in_a_game(seed: int) -> None:
    picks = random.Random(seed)
    chance = SeededChance(seed, GAME.sources)
    state = GAME.new(BoardOptions(seats=2, feathers=True, promo=True), chance)
    worth_of_unfinished = finished = 0

    while not state.is_over:
        seat = state.acting[0]
        legal = state.legal_actions(seat)
        # Cards are laid as soon as they can be, so that there is something to count.
        laying = [a for a in legal if GAME.describe_action(a).kind in ("fulfil", "temple")]
        state.apply(seat, picks.choice(laying or legal), chance)
        view = GAME.observe(state, None)
        for number, player in enumerate(view.seats):
            earned = sum(points_by_rules(serpent) for serpent in player.finished)
            assert state.scores()[number] == earned + 2 * player.gold
            finished = max(finished, len(player.finished))
            for slot in player.slots:
                if slot is not None:
                    worth_of_unfinished = max(worth_of_unfinished, points_by_rules(slot))

    assert finished > 0
    assert worth_of_unfinished > 0
