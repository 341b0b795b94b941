"""Rows of numbers hold what a view holds, and nothing else (see also `testing`)."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coatl.board.options import FLAGS
from coatl.board.view import BoardView, SeatView, SerpentView
from coatl.cards.options import PERSONALITIES
from coatl.cards.patterns import count_times
from coatl.cards.view import CardView
from coatl.core.chance import SeededChance
from coatl.core.game import Game
from coatl.core.registry import get_game
from coatl.testing.encodings import Encoded
from coatl.testing.positions import play_randomly
from tests.amounts import amount

PLACES = 16
"""How many pieces of an unfinished Cóatl are shown in order."""


def all_options() -> st.SearchStrategy[tuple[str, str]]:
    flags = st.lists(st.sampled_from([flag.replace("_", "-") for flag in FLAGS]), unique=True)
    board = st.builds(lambda n, f: ("board", f"seats={n} {' '.join(f)}"), st.integers(2, 4), flags)
    cards = st.builds(lambda n: ("cards", f"seats={n}"), st.integers(2, 4))
    carl = st.builds(lambda name: ("carl", name), st.sampled_from(PERSONALITIES))
    return st.one_of(board, cards, carl)


# What of a view is in a row: the view without what `left_out` says.


def shown(view: Any) -> object:
    return shown_board(view) if isinstance(view, BoardView) else shown_cards(view)


def shown_board(view: BoardView) -> object:
    sides = [view.heads, view.tails, view.bodies, view.open]
    seats = tuple(
        seat._replace(
            slots=tuple(map(shown_slot, seat.slots)),  # type: ignore[arg-type]
            finished=shown_finished(seat),  # type: ignore[arg-type]
        )
        for seat in view.seats
    )
    rest = view._replace(heads=(), tails=(), bodies=(), open=(), seats=())
    return rest, tuple(tuple(sorted(side)) for side in sides), seats


def shown_slot(serpent: SerpentView | None) -> object:
    if serpent is None:
        return None
    pieces = serpent.pieces.strip("<>")
    ends = serpent.pieces[0] == "<", serpent.pieces[-1] == ">"
    return ends, pieces[:PLACES], sorted(pieces), sorted(serpent.cards)


def shown_finished(seat: SeatView) -> object:
    each = [
        (len(one.pieces.strip("<>")), len(one.cards) + (one.temple != 255), one.points)
        for one in seat.finished
    ]
    cards = sorted(card for one in seat.finished for card in one.cards)
    return each, cards, {one.temple for one in seat.finished} - {255}


def shown_cards(view: CardView) -> object:
    if view.carl is not None:
        return view
    seats = tuple(seat._replace(held=tuple(sorted(seat.held))) for seat in view.seats)
    return view._replace(supply=tuple(sorted(view.supply)), seats=seats)


def siblings(game: Game[Any, Any, Any], options: Any, seed: int) -> Iterator[tuple[Any, int]]:
    """Positions of a random game, each with what other actions would have led to: much alike."""
    rng = random.Random(seed)
    for number, state in enumerate(play_randomly(game, options, seed)):
        if number % 5 or state.is_over:
            continue
        seat = rng.choice(state.acting)
        yield state, seat
        for action in state.legal_actions(seat)[:8]:
            twin = state.clone()
            twin.apply(seat, action, SeededChance(seed, game.sources))
            yield twin, seat


@settings(max_examples=amount(25, soak=400, interpreted=4))
@given(all_options(), st.integers(0, 2**32))
def test_rows_are_equal_exactly_if_what_is_shown_of_the_views_is(
    chosen: tuple[str, str], seed: int
) -> None:
    game = get_game(chosen[0])
    options = game.parse_options(chosen[1])
    encoded = Encoded(game, options)
    by_row: dict[bytes, str] = {}
    by_view: dict[str, bytes] = {}
    for state, seat in siblings(game, options, seed):
        row = encoded.row(state, seat)
        view = repr(shown(game.observe(state, seat)))
        assert by_row.setdefault(row, view) == view, "two views, one row"
        assert by_view.setdefault(view, row) == row, "one view, two rows"
    assert len(by_row) > 5


@settings(max_examples=amount(25, soak=400, interpreted=4))
@given(all_options(), st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_hidden_truth_changes_no_byte(
    chosen: tuple[str, str], seed: int, rng: random.Random
) -> None:
    game = get_game(chosen[0])
    options = game.parse_options(chosen[1])
    encoded = Encoded(game, options)
    for number, state in enumerate(play_randomly(game, options, seed)):
        if number % 7 == 0:
            for seat in range(state.seat_count):
                other = game.sample_state(game.observe(state, seat), rng)
                assert encoded.row(other, seat) == encoded.row(state, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_row_is_relative_to_its_seat(seats: int) -> None:
    """Everybody finds itself first and the others in turn order."""
    game = get_game("board")
    encoding = game.encoding(game.parse_options("", seats))
    starts = {field.name: field.start for field in encoding.fields}
    who = ["own", *(f"next{i}" for i in range(1, seats))]
    row = bytearray(encoding.size)
    for state in play_randomly(game, game.parse_options("", seats), 5):
        for seat in range(seats):
            encoding.encode_into(state, seat, row)
            points = [row[starts[f"{name}-points"]] for name in who]
            assert points == [state.scores()[(seat + i) % seats] for i in range(seats)]
            if not state.is_over and not state.is_simultaneous:
                turn = [row[starts["turn"] + i] for i in range(seats)]
                assert turn.index(1) == (state.turn - seat) % seats


def test_the_row_of_the_card_game_counts_patterns() -> None:
    game = get_game("cards")
    encoding = game.encoding(game.parse_options(""))
    start = next(field.start for field in encoding.fields if field.name == "own-shows")
    row = bytearray(encoding.size)
    for state in play_randomly(game, game.parse_options(""), 3):
        encoding.encode_into(state, 1, row)
        times = [count_times(card, state.seats[1].serpent) for card in range(40)]
        assert list(row[start : start + 40]) == times


@pytest.mark.parametrize("name", ["board", "cards", "carl"])
def test_buffers_that_do_not_fit_are_refused(name: str) -> None:
    game = get_game(name)
    options = game.parse_options("")
    encoding = game.encoding(options)
    state = game.new(options, SeededChance(1, game.sources))
    for wrong in (bytearray(encoding.size - 1), bytearray(), array("f", [0.0]), bytes(9)):
        with pytest.raises(ValueError, match="buffer"):
            encoding.encode_into(state, 0, wrong)
    with pytest.raises(TypeError, match="expected bytes"):
        encoding.encode_into(state, 0, array("d", [0.0]) * encoding.size)
    with pytest.raises(ValueError, match="numbers"):
        encoding.mask_into(state, 0, bytearray(3))


def test_sizes_are_pinned() -> None:
    """Who has trained on rows finds out here that they have changed: raise the version."""
    found = {}
    for name, words in (("board", ""), ("board", "seats=4 sacrifice feathers promo"),
                        ("cards", ""), ("cards", "seats=4"), ("carl", "")):  # fmt: skip
        game = get_game(name)
        encoding = game.encoding(game.parse_options(words))
        found[f"{name} {words}".strip()] = (encoding.version, encoding.size)
    assert found == {
        "board": (1, 1191),
        "board seats=4 sacrifice feathers promo": (1, 2600),
        "cards": (1, 872),
        "cards seats=4": (1, 1604),
        "carl": (1, 915),
    }
