"""The examples of the card gallery are current, and every one shows what it is there for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from coatl.board.analysis.scoring import score_prophecy
from coatl.board.deck import load_deck
from coatl.board.notation import parse_serpent
from coatl.cards.analysis.scoring import score_prophecy as score_row
from coatl.cards.deck import load_deck as load_cards
from coatl.cards.notation import parse_serpent as parse_row
from coatl.core.colours import COLOURS
from tools.web_examples import PATH, edit_pieces, text

EXAMPLES: dict[str, Any] = json.loads(PATH.read_text("utf-8"))
BOARD = {card.id: card for card in load_deck().prophecies}
CARDS = {card.id: card for card in load_cards().prophecies}


def times_of(card: str, row: str) -> tuple[int, int]:
    """Return how often a card is satisfied, and its points."""
    if card in BOARD:
        score = score_prophecy(BOARD[card], parse_serpent(row))
        return score.times, score.points
    row_score = score_row(CARDS[card], parse_row(row))
    return row_score.times, row_score.points


def test_the_file_is_current() -> None:
    assert PATH.read_text("utf-8") == text(), "out of date: run `npm run types` in web/"


def test_every_card_has_examples() -> None:
    temples = {card.id for card in load_deck().temples} | {card.id for card in load_cards().temples}
    assert set(EXAMPLES) == {*BOARD, *CARDS, *temples}
    assert all(rows["counts"] and rows["near"] for rows in EXAMPLES.values())


@pytest.mark.parametrize("card", [*BOARD, *CARDS])
def test_a_prophecy_pays_for_what_counts_and_nothing_for_what_does_not(card: str) -> None:
    for row in EXAMPLES[card]["counts"]:
        assert times_of(card, row["row"]) == (row["times"], row["points"])
        assert row["points"] > 0
        assert len(row["scored"]) + len(row["surplus"]) == row["times"]
    for row in EXAMPLES[card]["near"]:
        assert times_of(card, row["row"]) == (row["times"], 0)


@pytest.mark.parametrize("card", [*BOARD, *CARDS])
def test_a_near_miss_is_one_piece_away_or_backwards(card: str) -> None:
    for row in EXAMPLES[card]["near"]:
        backwards = row["row"].strip("<>")[::-1].lstrip("'")
        others = [*edit_pieces(row["row"]), *laid_over(row["row"]), backwards]
        assert any(times_of(card, other)[1] for other in others), row


def laid_over(row: str) -> list[str]:
    """Return the rows with one stack more or less."""
    if row.startswith("<"):
        return []
    flat = [row[:i] + row[i + 1 :] for i, letter in enumerate(row) if letter == "'"]
    covered = [
        row[: i + 1] + "'" + row[i + 1 :]
        for i, letter in enumerate(row)
        if letter in COLOURS and row[i + 1 : i + 2] != "'"
    ]
    return [*flat, *covered]


@pytest.mark.parametrize("card", [card for card in EXAMPLES if card[0] in "TD"])
def test_a_temple_is_met_as_a_whole_and_missed_in_one_thing(card: str) -> None:
    (whole,) = EXAMPLES[card]["counts"]
    assert all(whole["met"])
    for row in EXAMPLES[card]["near"]:
        assert row["met"].count(False) == 1
        assert 0 < row["points"] < whole["points"]
    missed = {row["met"].index(False) for row in EXAMPLES[card]["near"]}
    assert missed == set(range(len(whole["met"])))
