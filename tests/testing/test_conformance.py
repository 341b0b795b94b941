"""All games keep every promise of the contract, for all seats and options."""

from __future__ import annotations

import itertools

import pytest

from coatl.board import GAME, BoardOptions
from coatl.board.options import FLAGS
from coatl.cards import CARL, CardOptions, CarlOptions
from coatl.cards import GAME as CARDS
from coatl.cards.options import PERSONALITIES
from coatl.testing import check_game
from tests.amounts import INTERPRETED, SOAK, amount

OPTION_SETS = [
    {},
    *({flag: True} for flag in FLAGS),
    {"sacrifice": True, "feathers": True},
    dict.fromkeys(FLAGS, True),
]
FEW_OPTION_SETS = [{}, dict.fromkeys(FLAGS, True)]
"""Interpreted, a game takes a second: `test_builds` has all options, in hundreds of games."""


@pytest.mark.parametrize(
    ("seats", "flags"),
    list(itertools.product((2, 3, 4), OPTION_SETS if not INTERPRETED or SOAK else FEW_OPTION_SETS)),
    ids=lambda value: str(value) if isinstance(value, int) else "+".join(value) or "plain",
)
def test_contract(seats: int, flags: dict[str, bool]) -> None:
    options = BoardOptions(seats=seats, **flags)
    for seed in range(amount(1, soak=4)):
        assert check_game(GAME, options, seed, thorough=amount(5, soak=1, interpreted=25)) > 20


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_contract_in_many_games(seats: int) -> None:
    for seed in range(amount(8, soak=80)):
        chosen = {flag: bool(seed >> i & 1) for i, flag in enumerate(FLAGS)}
        check_game(GAME, BoardOptions(seats=seats, **chosen), 100 + seed, thorough=3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_card_game(seats: int) -> None:
    for seed in range(amount(5, soak=40, interpreted=3)):
        assert check_game(CARDS, CardOptions(seats=seats), seed, thorough=2) > 20


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_solo_match(personality: str) -> None:
    for seed in range(amount(8, soak=60, interpreted=4)):
        assert check_game(CARL, CarlOptions(personality=personality), seed, thorough=1) > 8


@pytest.mark.slow
def test_card_games_in_many_games() -> None:
    for seed in range(amount(30, soak=300)):
        check_game(CARDS, CardOptions(seats=2 + seed % 3), 100 + seed, thorough=2)
        check_game(CARL, CarlOptions(personality=PERSONALITIES[seed % 3]), 100 + seed, thorough=2)
