"""Whole games at real tables, planned, played by outside programs, and checked to the last word."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import httpx

from coatl.core.fair import verify_record
from coatl.core.record_text import parse_record
from coatl.core.registry import get_game
from tests.server.leaks import check_stream
from tests.server.outsiders import Outsider, PlainOutsider, Twist, Will
from tests.server.schemas import Message, Schemas
from tests.server.witness import Witness, standings_of


@dataclass(frozen=True, slots=True)
class Plan:
    """One table: what is played, and by whom."""

    game: str
    options: str
    seats: int
    seed: int
    bots: tuple[int, ...] = ()
    shared: bool = False
    """Whether all persons use one socket."""
    plain: tuple[int, ...] = ()
    """Seats that use HTTP only."""
    watchers: int = 0
    help: str = "off"
    hurry: float = 0.7
    twist: str = ""
    then: str = ""
    """`rematch` or `continue`, after the end."""

    @property
    def persons(self) -> list[int]:
        """The seats of outside programs."""
        return [seat for seat in range(self.seats) if seat not in self.bots]


@dataclass(slots=True)
class Figures:
    """What was done, for the test to say that it was enough."""

    games: int = 0
    messages: int = 0
    commands: int = 0
    compared: int = 0
    before_the_end: int = 0
    """Texts in which the table's secret was looked for."""
    steps: int = 0
    resigned: int = 0
    continued: int = 0
    twists: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Arena:
    """A server to play at, and everything that must never be told."""

    url: str
    live_url: str
    client: httpx.AsyncClient
    schemas: Schemas
    figures: Figures = field(default_factory=Figures)
    secrets: list[str] = field(default_factory=list)

    async def play_all(self, plans: list[Plan], at_once: int = 32) -> None:
        """Play all tables, so many at the same time."""
        waiting = iter(plans)

        async def work() -> None:
            for plan in waiting:
                await self.play(plan)

        async with asyncio.TaskGroup() as group:
            for _ in range(at_once):
                group.create_task(work())

    async def play(self, plan: Plan) -> None:
        """Play one table to the end, check everything, and what comes after it."""
        table = await self._make(plan)
        record = await table.finish()
        if plan.then == "rematch":
            await (await table.rematch()).finish()
        elif plan.then == "continue":
            await (await self._continue(plan, table, record)).finish()

    async def _make(self, plan: Plan, **more: Any) -> Sitting:
        seats: list[Message] = [{"kind": "person"} for _ in range(plan.seats)]
        for seat in plan.bots:
            seats[seat] = {"kind": "bot", "level": "novice" if seat % 2 else "apprentice"}
        settings = {"options": plan.options, "help": plan.help, "pace": "instant", **more}
        body = {"game": plan.game, "seats": seats, **settings}
        answer = await self.client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        witness = Witness(self.schemas, tokens={made["host"], made["invite"]})
        sitting = Sitting(
            self, plan, made["table"], made["host"], made["invite"], made["commitment"], witness
        )
        for seat in plan.persons:
            await sitting.join(seat)
        return sitting

    async def _continue(self, plan: Plan, table: Sitting, record: str) -> Sitting:
        path = f"/api/tables/{table.table}/steps/0"
        answer = await self.client.get(path, headers=table.host_headers)
        turns = answer.json()["turns"]
        step = random.Random(plan.seed).choice(turns)["step"]
        return await self._make(plan, options="", record=record, steps=step)


@dataclass(slots=True)
class Sitting:
    """One game at one table."""

    arena: Arena
    plan: Plan
    table: str
    host: str
    invite: str
    commitment: str
    witness: Witness
    tokens: dict[int, str] = field(default_factory=dict)
    """By seat."""

    @property
    def host_headers(self) -> dict[str, str]:
        """What the host sends with a request."""
        return {"authorization": f"Bearer {self.host}"}

    async def join(self, seat: int) -> None:
        """Take a seat."""
        joining = {"name": f"P{seat}", "nonce": f"nonce-{self.plan.seed}-{seat}", "seat": seat}
        path = f"/api/tables/{self.table}/join"
        answer = await self.arena.client.post(path, json={**joining, "invite": self.invite})
        assert answer.status_code == 201, answer.text
        self.tokens[seat] = answer.json()["token"]
        self.witness.tokens.add(self.tokens[seat])

    async def finish(self) -> str:
        """Play to the end; check every stream, every secret and the record, and return that."""
        plan, figures = self.plan, self.arena.figures
        players = self._players()
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            if plan.twist == "kick":
                group.create_task(self._kick(max(plan.persons)))
        for player in players:
            assert not player.was_thrown_out or plan.twist == "kick"
        path = f"/api/tables/{self.table}/record"
        answer = await self.arena.client.get(path, headers=self.host_headers)
        assert answer.status_code == 200, answer.text
        game = get_game(plan.game)
        record = parse_record(game, answer.text)
        report = verify_record(game, record)
        assert record.commitment == self.commitment
        expected = [(each.seat, each.rank, each.score) for each in report.result.standings]
        for stream in self.witness.streams:
            figures.compared += check_stream(game, record, stream, help=plan.help)
            last = stream.states[-1]
            assert last["table"]["status"] == "over" or plan.twist == "kick"
            if last["table"]["status"] == "over":
                assert standings_of(last) == expected
        self.witness.check_secrets(record.secret)
        self.arena.secrets += self.witness.secrets()
        figures.games += 1
        figures.messages += self.witness.messages
        figures.before_the_end += self.witness.running
        figures.commands += self.witness.commands
        figures.steps += len(record.steps)
        figures.resigned += len(record.resigned)
        figures.continued += record.continued is not None
        figures.twists.add(plan.twist)
        return answer.text

    def _players(self) -> list[Outsider | PlainOutsider]:
        plan, arena, witness = self.plan, self.arena, self.witness
        players: list[Outsider | PlainOutsider] = []
        seats = [seat for seat in plan.persons if seat not in plan.plain]
        for group in [seats] if plan.shared else [[seat] for seat in seats]:
            tokens = [self.tokens[seat] for seat in group]
            twist = None
            if plan.twist not in ("", "kick") and seats[0] in group:
                twist = Twist(plan.twist, 1 + plan.seed % 9)
            will, name = self._will(group[0]), f"p{group[0]}"
            players.append(
                Outsider(arena.live_url, self.table, tokens, witness, will, name, twist=twist)
            )
        for seat in plan.plain:
            token, will = self.tokens[seat], self._will(seat)
            players.append(
                PlainOutsider(arena.client, self.table, token, witness, will, f"h{seat}")
            )
        for number in range(plan.watchers):
            players.append(
                Outsider(
                    arena.live_url, self.table, [], witness, self._will(-1), f"w{number}",
                    self.invite,
                )
            )  # fmt: skip
        return players

    def _will(self, seat: int) -> Will:
        return Will(random.Random(f"{self.plan.seed}/{seat}"), self.plan.hurry)

    async def _kick(self, seat: int) -> None:
        """Throw somebody out once the game is under way."""
        command = {"type": "kick", "key": "kick", "target": seat, "level": "novice"}
        path = f"/api/tables/{self.table}"
        state: Message = {"version": 0}
        while state["version"] < 2 + self.plan.seats + self.plan.seed % 5:
            wait = {"since": str(state["version"]), "wait": "20"}
            answer = await self.arena.client.get(path, headers=self.host_headers, params=wait)
            state = answer.json()
        self.witness.say(command)
        answer = await self.arena.client.post(
            f"{path}/commands", headers=self.host_headers, json=command
        )
        assert answer.status_code == 200, answer.text
        self.witness.keep(answer.text)

    async def rematch(self) -> Sitting:
        """Play again: everybody one seat further, with the tokens of the first game."""
        arena, plan = self.arena, self.plan
        path = f"/api/tables/{self.table}/commands"
        command = {"type": "rematch", "key": "again"}
        answer = await arena.client.post(path, headers=self.host_headers, json=command)
        assert answer.status_code == 200, answer.text
        table = answer.json()["state"]["table"]["rematch"]
        new = f"/api/tables/{table}"
        found = await arena.client.get(new, headers=self.host_headers)
        commitment = found.json()["table"]["fair"]["commitment"]
        moved = {(seat + 1) % plan.seats: token for seat, token in self.tokens.items()}
        witness = Witness(arena.schemas, tokens=set(self.witness.tokens))
        for seat, token in moved.items():
            nonce = {"type": "nonce", "key": "nonce", "seat": seat, "nonce": f"again-{seat}"}
            headers = {"authorization": f"Bearer {token}"}
            answer = await arena.client.post(f"{new}/commands", headers=headers, json=nonce)
            assert answer.status_code == 200, answer.text
        bots = tuple(sorted((seat + 1) % plan.seats for seat in plan.bots))
        again = Plan(plan.game, plan.options, plan.seats, plan.seed + 1, bots, help=plan.help)
        return Sitting(arena, again, table, self.host, self.invite, commitment, witness, moved)
