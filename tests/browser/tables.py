"""Tables at a chosen moment, and devices that hold seats at them."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Self

import httpx

from coatl.core.record import replay
from coatl.core.record_text import parse_record
from coatl.core.registry import get_game
from tests.server.hostile import NOVICE, PERSON, Target, add_target, bearer, look, news
from tests.server.serving import ServerProcess

GAMES = Path(__file__).resolve().parents[1] / "golden" / "games"
MOST_STEPS = 200
Storage = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Moment:
    """A phase of a recorded game in which a seat decides."""

    game: str
    record: str
    phase: str
    seat: int = 0
    nth: int = 0
    """How many times it was so before."""


@cache
def find_moment(moment: Moment) -> tuple[str, int]:
    """Return a record and how many of its steps lead to a moment."""
    text = (GAMES / f"{moment.record}.coatl").read_text(encoding="utf-8")
    game = get_game(moment.game)
    show = get_game(moment.game).analysis.describe_view
    found = [
        number
        for number, (state, _) in enumerate(replay(game, parse_record(game, text), []))
        if moment.seat in state.acting
        and show(game.observe(state, moment.seat))["phase"] == moment.phase
    ]
    return text, found[moment.nth]


class Tables:
    """Makes tables by the API."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.client: httpx.Client = server.client()
        self._finished: dict[Moment, Target] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def make(self, game: str, persons: int, bots: int = 0, **more: Any) -> Target:
        """Make a table and let all people sit down."""
        seats = [PERSON] * persons + [NOVICE] * bots
        return add_target(self.client, seats, persons, game=game, **more)

    def make_open(self) -> Target:
        """Make a table with a seat that is still free."""
        return add_target(self.client, [PERSON] * 3, 2)

    def at(self, moment: Moment, persons: int = 1, bots: int = 1, **more: Any) -> Target:
        """Make a table that goes on from a moment of a recorded game."""
        record, steps = find_moment(moment)
        return self.make(moment.game, persons, bots, record=record, steps=steps, **more)

    def finished(self, moment: Moment, bots: int) -> Target:
        """Return a table whose game has gone on from a moment to its end; nobody changes it."""
        if moment not in self._finished:
            target = self.at(moment, 1, bots)
            self.finish(target)
            self._finished[moment] = target
        return self._finished[moment]

    def review(self, target: Target) -> None:
        """Have a finished game reviewed, and wait until that is done."""
        path, headers = f"/api/tables/{target.table}/review", bearer(target.tokens[0])
        answer = self.client.post(path, json={"depth": "quick"}, headers=headers)
        while answer.raise_for_status().json()["status"] != "done":
            assert answer.json()["status"] != "failed"
            time.sleep(0.2)
            answer = self.client.get(path, headers=headers)

    def look(self, target: Target, seat: int = 0) -> Any:
        """Return a table as a seat sees it."""
        return look(self.client, target, seat)

    def version(self, target: Target, reader: int | None) -> int:
        """Return the last version that a reader may know."""
        if reader is not None:
            return int(self.look(target, reader)["version"])
        invited = {"x-coatl-invite": target.invite}
        answer = self.client.get(f"/api/tables/{target.table}", headers=invited)
        return int(answer.json()["version"])

    def command(self, target: Target, seat: int, kind: str, **more: Any) -> Any:
        """Give a command for a seat; return what it sees then."""
        state = self.look(target, seat)
        body = {"type": kind, "key": f"k{state['version']}", "seat": seat, **more}
        answer = self.client.post(
            f"/api/tables/{target.table}/commands",
            json={**body, "version": state["version"]},
            headers=bearer(target.tokens[seat]),
        )
        assert answer.status_code == 200, answer.text
        return answer.json()["state"]

    def finish(self, target: Target) -> None:
        """Play a game that is nearly over to its end, with whatever comes first."""
        version = 0
        for _ in range(MOST_STEPS):
            state = news(self.client, target, version)
            if state["table"]["status"] == "over":
                return
            version = state["version"]
            draft = state["position"]["draft"]
            if draft is None:
                continue
            if draft["ends_turn"]:
                self.command(target, 0, "commit")
            else:
                last = state["position"]["legal"][-1]["id"]
                self.command(target, 0, "step", action=last)
        raise AssertionError("the game does not end")

    def device(
        self, target: Target, *seats: int, game: str = "board", is_host: bool = True
    ) -> Storage:
        """Return what a browser keeps that holds some seats; a spectator's holds none."""
        kept = {
            "id": target.table,
            "game": game,
            "tokens": [target.tokens[seat] for seat in seats],
            "host": target.host if is_host and seats else None,
            "invite": target.invite,
            "at": 0,
            "isOver": False,
        }
        item = {"name": "coatl.tables", "value": json.dumps([kept])}
        return {"cookies": [], "origins": [{"origin": self.server.url, "localStorage": [item]}]}


def together(first: Storage, *others: Storage) -> Storage:
    """Return what a browser keeps that holds seats at several tables."""
    items = [each["origins"][0]["localStorage"][0] for each in (first, *others)]
    tables = [table for item in items for table in json.loads(item["value"])]
    item = {**items[0], "value": json.dumps(tables)}
    return {**first, "origins": [{**first["origins"][0], "localStorage": [item]}]}
