"""Games under troubles: many tables at once, and something that goes wrong.

What goes wrong, and when, is decided by a seeded generator over what the players see (commands
sent and acknowledged), never by a clock.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import httpx

from coatl.server.tokens import new_token
from tests.patience import PATIENCE
from tests.server.players import NOBODY_THERE, RETRY_SECONDS, TROUBLES, HttpPlayer, Message, Player


class Address(Protocol):
    """Where to play: a server, or a proxy before several."""

    @property
    def url(self) -> str: ...

    @property
    def live_url(self) -> str: ...


PERSON: Message = {"kind": "person"}
CARVER: Message = {"kind": "bot", "level": "carver"}
NOVICE: Message = {"kind": "bot", "level": "novice"}
APPRENTICE: Message = {"kind": "bot", "level": "apprentice"}


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to be played: who sits there, and which seats each device holds."""

    game: str
    seats: list[Message]
    sockets: list[list[int]]
    programs: list[int] = field(default_factory=list)
    """Seats that play by HTTP alone."""
    options: str = ""
    autostart: bool = True
    help: str = "off"


PLANS = [
    Plan("board", [PERSON, PERSON], [[0], [1]]),
    Plan("board", [PERSON, CARVER, PERSON], [[0, 2]], options="sacrifice", autostart=False),
    Plan("board", [PERSON, PERSON], [[1]], [0], help="match"),
    Plan("board", [NOVICE, PERSON, APPRENTICE, PERSON], [[1], [3]], options="feathers promo"),
    Plan("cards", [PERSON, PERSON], [[0, 1]]),
    Plan("cards", [PERSON, CARVER, PERSON], [[2]], [0], autostart=False),
    Plan("carl", [PERSON], [[0]], options="imperious", help="match"),
    Plan("carl", [PERSON], [], [0], options="greedy"),
]


class Troubles:
    """Strikes after random numbers of events, so many times."""

    def __init__(
        self,
        seed: int,
        times: int,
        widest_gap: int,
        recover: Callable[[], None],
        strike: Callable[[], None] = lambda: None,
    ) -> None:
        """`strike` is called at the very event; then `recover`, which may block, in a thread."""
        self.events = 0
        self.done = 0
        self._rng = random.Random(f"troubles {seed}")
        self._times = times
        self._widest_gap = widest_gap
        self._strike = strike
        self._recover = recover
        self._gap = 0
        self._now = asyncio.Event()

    @property
    def is_done(self) -> bool:
        """Whether everything that was to go wrong has done so."""
        return self.done == self._times

    def saw(self) -> None:
        """Count an event; maybe it is time."""
        self.events += 1
        if self._gap:
            self._gap -= 1
            if not self._gap:
                self._strike()
                self._now.set()

    async def run(self, progress: Callable[[str], None]) -> None:
        """Make all troubles, one after the other."""
        while not self.is_done:
            self._gap = self._rng.randint(1, self._widest_gap)
            await self._now.wait()
            self._now.clear()
            await asyncio.to_thread(self._recover)
            self.done += 1
            progress(f"{self.done} of {self._times} after {self.events} events")


class Party:
    """One table from its making to its end, by clients that ask again until they are answered."""

    def __init__(
        self,
        server: Address,
        plan: Plan,
        seed: int,
        saw: Callable[[], None],
        troubled: Callable[[str], None],
    ) -> None:
        self.plan = plan
        self.table = ""
        self.host = new_token()
        self.acknowledged: list[tuple[str, str]] = []
        """Sender and key of the host's commands."""
        self.joined: dict[int, str] = {}
        """The names of those who sat down, by seat."""
        self.players: list[Player] = []
        self.retries = 0
        """How often a request had to be sent again."""
        self._server = server
        self._seed = seed
        self._saw = saw
        self._troubled = troubled

    async def play(self) -> None:
        """Do all of it."""
        async with httpx.AsyncClient(base_url=self._server.url, timeout=PATIENCE) as client:
            made = await self._ask(
                client,
                "/api/tables",
                {
                    "game": self.plan.game,
                    "seats": self.plan.seats,
                    "options": self.plan.options,
                    "autostart": self.plan.autostart,
                    "help": self.plan.help,
                    "pace": "instant",
                    "token": self.host,
                },
            )
            assert made["host"] == self.host
            self.table = made["table"]
            await self._command(client, {"type": "settings", "name": f"Party {self._seed}"})
            for number, seats in enumerate(self.plan.sockets):
                tokens = [await self._join(client, seat, made["invite"]) for seat in seats]
                player = Player(
                    self._server.live_url, self.table, tokens, 100 * self._seed + number
                )
                player.opening = [{"type": "rename", "name": f"Player {number}"}]
                self.players.append(player)
            for seat in self.plan.programs:
                token = await self._join(client, seat, made["invite"])
                program = HttpPlayer(
                    self._server.url, self.table, [token], 100 * self._seed + 50 + seat
                )
                program.opening = [{"type": "settings", "pace": "instant"}]
                self.players.append(program)
            if not self.plan.autostart:
                await self._command(client, {"type": "start"})
        for player in self.players:
            player.on_event, player.on_trouble = self._saw, self._troubled
        await asyncio.gather(*(player.play() for player in self.players))

    def keys(self) -> list[str]:
        """Return sender and key of every command that was acknowledged, as they are stored."""
        found = [f"{sender}/{key}" for sender, key in self.acknowledged]
        for player in self.players:
            found += [f"{seat}/{key}" for seat, _, key in player.acknowledged]
        return found

    def last_seen(self) -> dict[int, Message]:
        """Return what each seat saw last."""
        return {
            seat: state
            for player in self.players
            for seat, state in player.final.items()
            if seat is not None
        }

    async def _join(self, client: httpx.AsyncClient, seat: int, invite: str) -> str:
        token = new_token()
        self.joined[seat] = f"Seat {seat}"
        body = {"name": f"Seat {seat}", "nonce": f"nonce-{seat}", "seat": seat}
        path = f"/api/tables/{self.table}/join"
        answer = await self._ask(client, path, {**body, "invite": invite, "token": token})
        assert (answer["seat"], answer["token"]) == (seat, token)
        return token

    async def _command(self, client: httpx.AsyncClient, command: Message) -> None:
        key = f"{self._seed}-host-{len(self.acknowledged)}"
        path = f"/api/tables/{self.table}/commands"
        answer = await self._ask(client, path, {**command, "key": key}, self.host)
        assert answer["ack"]["key"] == key
        self.acknowledged.append(("host", key))

    async def _ask(
        self, client: httpx.AsyncClient, path: str, body: Message, token: str = ""
    ) -> Any:
        """Send the same request until it is answered."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        while True:
            try:
                self._saw()
                answer = await client.post(path, json=body, headers=headers)
            except httpx.TransportError:
                self.retries += 1
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if answer.status_code in NOBODY_THERE:
                self.retries += 1
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if answer.status_code != 503:
                assert answer.is_success, answer.text
                self._saw()
                return answer.json()
            assert answer.json()["code"] in TROUBLES
            self._troubled(answer.json()["code"])
            self.retries += 1
            await asyncio.sleep(RETRY_SECONDS)


async def play_through(
    server: Address,
    troubles: Troubles,
    seed: int,
    *,
    plans: list[Plan] = PLANS,
    troubled: Callable[[str], None] = lambda code: None,
    progress: Callable[[str], None] = lambda text: None,
) -> list[Party]:
    """Play all plans at once, again and again until everything that was to go wrong has done so."""
    parties: list[Party] = []
    async with asyncio.TaskGroup() as group:
        group.create_task(troubles.run(progress))
        while not parties or not troubles.is_done:
            fresh = [
                Party(server, plan, seed * 1000 + len(parties) + number, troubles.saw, troubled)
                for number, plan in enumerate(plans)
            ]
            parties += fresh
            await asyncio.gather(*(party.play() for party in fresh))
    return parties
