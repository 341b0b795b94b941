"""The quick move when a bot fails is always there, and legal."""

from __future__ import annotations

from typing import Any

import pytest

from coatl.bots import roster
from coatl.bots.fallback import fallback_move
from tests.bots.positions import GAMES, position

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game_name", GAMES)
def test_fallback_is_legal_everywhere(game_name: str) -> None:
    for seed in range(25):
        view, legal = position(game_name, seed, steps=seed * 8)
        assert fallback_move(view, legal, str(seed)) in legal
        assert fallback_move(view, tuple(legal), str(seed)) == fallback_move(view, legal, str(seed))


def test_fallback_never_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    view, legal = position()
    assert fallback_move(None, [5, 6], "seed") == 5
    assert fallback_move(view, [5], "seed") == 5

    def make_bot(name: str) -> Any:
        if name == "carver":
            raise MemoryError
        return roster.make_bot(name)

    monkeypatch.setattr("coatl.bots.fallback.make_bot", make_bot)
    assert fallback_move(view, legal, "seed") in legal
