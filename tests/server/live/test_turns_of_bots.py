"""Who takes a bot's turn, and for how long it is claimed; without a database or workers."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from coatl.server.live import bot_turns
from coatl.server.live.bot_turns import LEASE_SECONDS, SHARED_LEASE_SECONDS, BotTurns
from coatl.server.live.room import Room
from coatl.server.live.saving import Saving
from coatl.server.metrics import Metrics
from coatl.server.storage.errors import StorageError, UnknownTable


class Claims:
    """Grants the turns of bots, or refuses them first."""

    def __init__(self, *answers: bool | Exception) -> None:
        self.metrics = Metrics()
        self.answers = list(answers)
        self.asked: list[tuple[str, int, float]] = []

    async def claim_bot_turn(self, table: Any, seat: int, seconds: float) -> bool:
        self.asked.append((table.id, seat, seconds))
        answer = self.answers.pop(0) if self.answers else True
        if isinstance(answer, Exception):
            raise answer
        return answer


class Turns(BotTurns):
    """Takes turns that need no thought."""

    def __init__(self, claims: Claims, *seats: int) -> None:
        self.room = cast(Room, SimpleNamespace(table=SimpleNamespace(id="bots")))
        rooms = {"bots": self.room}
        super().__init__(cast(Any, None), 1500, cast(Saving, claims), rooms)
        self.left = list(seats)
        """The bots that are to move, one after the other."""
        self.taken: list[int] = []
        self.room.table.bot_to_move = lambda: self.left[0] if self.left else None  # type: ignore[method-assign]

    async def _take_turn(self, room: Room, seat: int) -> None:
        self.taken.append(seat)
        self.left.remove(seat)

    async def rest(self) -> None:
        """Wait until no bot has anything to do; each turn may be one more task."""
        for _ in range(9):
            if self._tasks:
                await asyncio.wait(list(self._tasks.values()))
            await asyncio.sleep(0)


def take(turns: Turns) -> Turns:
    """Let bots move until there is nothing left to do."""

    async def scenario() -> None:
        turns.wake(turns.room)
        turns.wake(turns.room)  # nobody takes a turn twice
        assert turns.is_busy("bots")
        await turns.rest()
        assert not turns.is_busy("bots")

    asyncio.run(scenario())
    return turns


@pytest.mark.parametrize(
    ("is_shared", "seconds"), [(False, LEASE_SECONDS + 1.5), (True, SHARED_LEASE_SECONDS)]
)
def test_a_turn_is_claimed_for_its_seat_before_it_is_taken(is_shared: bool, seconds: float) -> None:
    claims = Claims()
    turns = Turns(claims, 2, 0)
    turns.is_shared = is_shared
    assert take(turns).taken == [2, 0]
    assert claims.asked == [("bots", 2, seconds), ("bots", 0, seconds)]


def test_bots_move_again_when_it_is_their_turn_again() -> None:
    turns = take(Turns(Claims(), 1))
    turns.left = [1, 2]
    assert take(turns).taken == [1, 1, 2]


def test_a_claim_that_is_refused_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "LEASE_SECONDS", 0.0)
    monkeypatch.setattr(bot_turns, "RETRY_SECONDS", (0.0,))
    claims = Claims(False, StorageError("locked", "the database is locked"), True)
    turns = take(Turns(claims, 1))
    assert turns.taken == [1]
    assert len(claims.asked) == 3
    assert claims.metrics.storage_errors._value.get() == 1


def test_a_table_that_is_gone_is_forgotten() -> None:
    turns = take(Turns(Claims(UnknownTable("gone")), 1))
    assert turns.taken == []
    assert turns.rooms == {}
