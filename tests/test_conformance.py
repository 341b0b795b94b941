"""The board game keeps every promise of the contract, for all seats and options."""

from __future__ import annotations

import itertools

import pytest

from coatl.board import GAME, BoardOptions
from coatl.board.options import FLAGS
from coatl.testing import check_game

OPTION_SETS = [
    {},
    *({flag: True} for flag in FLAGS),
    {"sacrifice": True, "feathers": True},
    dict.fromkeys(FLAGS, True),
]


@pytest.mark.parametrize(
    ("seats", "flags"),
    list(itertools.product((2, 3, 4), OPTION_SETS)),
    ids=lambda value: str(value) if isinstance(value, int) else "+".join(value) or "plain",
)
def test_contract(seats: int, flags: dict[str, bool]) -> None:
    options = BoardOptions(seats=seats, **flags)
    for seed in range(2):
        assert check_game(GAME, options, seed) > 20


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_contract_in_many_games(seats: int) -> None:
    for seed in range(40):
        chosen = {flag: bool(seed >> i & 1) for i, flag in enumerate(FLAGS)}
        check_game(GAME, BoardOptions(seats=seats, **chosen), 100 + seed, thorough=3)
