"""Who gave a name here, and how strong a solver of puzzles they are: every first try is proved."""

from __future__ import annotations

import time
from functools import partial

from coatl.puzzles import asking
from coatl.puzzles.rating import Rating, rate
from coatl.server.live.saving import Saving
from coatl.server.protocol.players import FirstTryData, PlayerAnswer, PlayerData
from coatl.server.protocol.puzzles import PuzzleTry
from coatl.server.storage import players as stored
from coatl.server.tokens import hash_token, is_token
from coatl.tables.errors import TableError, bad_token


class Players:
    """Those who gave a name here; a device is known by its secret, as on boards of the day."""

    def __init__(self, saving: Saving) -> None:
        self.saving = saving

    async def show(self, token: str) -> PlayerAnswer:
        """Return what is kept under the secret of a device."""
        found = await self.saving.read(partial(stored.find_player, holder=hash_token(token)))
        return {"player": None if found is None else _show(found)}

    async def name(self, token: str, name: str) -> PlayerAnswer:
        """Give a device a name; a rating begins where everybody begins."""
        if not is_token(token):  # what somebody could guess would be everybody's
            raise bad_token()
        named = partial(stored.name_player, holder=hash_token(token), name=name, at=time.time())
        await self.saving.write(named)
        return await self.show(token)

    async def forget(self, token: str) -> PlayerAnswer:
        """Delete all that is kept under a device's secret, for good."""
        await self.saving.write(partial(stored.delete_player, holder=hash_token(token)))
        return {"player": None}

    async def note_first_try(self, token: str, puzzle_id: str, wanted: PuzzleTry) -> FirstTryData:
        """Prove a first try and move the rating, or say why it does not count."""
        puzzle = asking.find(puzzle_id)
        solver = Rating(wanted.strength.rating, wanted.strength.deviation)
        judged = asking.judge(puzzle, wanted.steps, wanted.hints, solver)
        is_right, hints = judged["is_right"], wanted.hints

        def rated(before: Rating) -> Rating:
            return rate(before, puzzle["rating"], is_right, hints)

        first = stored.FirstTry(puzzle["id"], wanted.steps, hints, is_right)
        add = partial(
            stored.add_first_try,
            holder=hash_token(token),
            first=first,
            rated=rated,
            at=time.time(),
        )
        match await self.saving.write(add):
            case "name":
                raise TableError("no-name", "Nobody has given a name with this secret.")
            case stored.StoredPlayer() as player:
                return {**judged, "player": _show(player)}
        raise TableError("puzzle-tried", "The first try counts, and yours is known already.")


def _show(player: stored.StoredPlayer) -> PlayerData:
    return {
        "name": player.name,
        "rating": player.rating,
        "deviation": player.deviation,
        "change": player.change,
        "tries": player.tries,
    }
