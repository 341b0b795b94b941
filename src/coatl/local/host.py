"""The host: takes what a page says, one message after the other, and tells what is to be done.

Messages are JSON texts. In: `request`, `open`, `hear` and `close` (a socket), `done` (what came of
an effect), `wake` (a bot's moment), `think` (a review's), `changed` (another page of this device
has stored something).
Out: `answer`, `say` and `closed` (a socket), `load` and `store` (effects), `wake` and `think` (say
it back after so many milliseconds).
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from coatl.daily.tables import plan_day
from coatl.local.daily import answer_daily
from coatl.local.effects import Effect, Load, Store, Task
from coatl.local.forms import REACTIONS, bad_form, read_new_table
from coatl.local.jobs import Jobs
from coatl.local.puzzles import answer_puzzle
from coatl.local.requests import (
    Request,
    acknowledge_question,
    count_points,
    look,
    read_request,
    tell_reasons,
)
from coatl.local.reviews import Reviews
from coatl.local.room import Room, draw_up, new_table_id
from coatl.local.rooms import Rooms
from coatl.local.stored import HOST
from coatl.puzzles.asking import tell_all
from coatl.tables.creation import plan_table
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor
from coatl.tables.seats import RUNNING

MILLISECONDS = 1500
"""The most that a bot thinks about a turn here, or the coach about a hint."""
SPECTATOR = "spectator"
BREATH, REST = 30, 1500
"""Milliseconds before a review judges its next turn; and while something else is done here."""
QUIET_SECONDS = 15.0
"""A review goes on so long after a puzzle was asked about: who solves one goes first."""


@dataclass(slots=True)
class Socket:
    """A screen at a table: the seats it holds, and what it has been sent."""

    number: int
    table: str
    actor: Actor = field(default_factory=Actor)
    tokens: tuple[str, ...] = ()
    sent: dict[int | None, int] = field(default_factory=dict)
    """By reader: the version it was sent last; empty before it has said hello."""


class Host:
    """All tables of one page."""

    def __init__(self, milliseconds: float = MILLISECONDS) -> None:
        self.rooms = Rooms(milliseconds, self._needed)
        self.sockets: dict[int, Socket] = {}
        self.reviews = Reviews()
        self.asked_at = -QUIET_SECONDS
        """When a puzzle was last asked about."""
        self._is_thinking = False
        """Whether a review has been told when its next moment comes."""
        self._jobs = Jobs(self._ask, self._finish, self._lose)
        self._scheduled: set[str] = set()
        self._out: list[dict[str, Any]] = []

    def take(self, text: str) -> str:
        """Take one message, and return a list of those that follow from it."""
        self._out = []
        message: dict[str, Any] = json.loads(text)
        match message["type"]:
            case "request":
                request = read_request(message)
                if request.path[:1] == ("puzzles",):
                    self.asked_at = time.monotonic()
                self._request(message["id"], request)
            case "open":
                self.sockets[message["socket"]] = Socket(message["socket"], message["table"])
            case "hear":
                self._hear(message["socket"], message["data"])
            case "close":
                self.sockets.pop(message["socket"], None)
            case "done":
                self._jobs.resume(message["id"], message["value"])
            case "wake":
                self._scheduled.discard(message["table"])
                self._jobs.begin(message["table"], lambda: self._play_bot(message["table"]))
            case "think":
                self._is_thinking = False
                self._review_on()
            case "changed":
                self.reviews.forget(message["table"])
                if message["table"] in self.rooms:
                    self._jobs.begin(message["table"], lambda: self._catch_up(message["table"]))
            case other:
                raise ValueError(f"no message {other!r}")
        return json.dumps(self._out)

    # Jobs

    def _ask(self, number: int, effect: Effect) -> None:
        self._out.append({**effect.to_data(), "id": number})

    def _finish(self, table: str) -> None:
        """See to what follows from a job by itself."""
        room = self.rooms.get(table)
        if room is not None:
            self._tell(room)
            self._wake_bots(room)
        self._wake_reviews()

    def _lose(self, table: str) -> None:
        """Forget a table: read again from what is stored, it is right."""
        self.rooms.pop(table, None)

    def _needed(self) -> set[str]:
        """Return the tables that are looked at, or at which something is under way."""
        return {socket.table for socket in self.sockets.values()} | set(self._jobs.queues)

    # Requests

    def _request(self, number: int, request: Request) -> None:
        def refuse(error: TableError) -> None:
            self._out.append({"type": "answer", "id": number, "error": error_message(error)})

        def answer(data: Any) -> None:
            self._out.append({"type": "answer", "id": number, "data": data})

        try:
            match request.method, request.path:
                case "GET", ("tables",):
                    answer([])
                case "POST", ("score",):
                    answer(count_points(request.body))
                case _, ("daily", *rest):
                    answer(answer_daily(request.method, tuple(rest), request.body))
                case "GET", ("puzzles",):
                    answer(tell_all())
                case "POST", ("puzzles", *rest):
                    answer(answer_puzzle(tuple(rest), request.body))
                case "POST", ("tables",):
                    token = request.body.get("token")
                    if not isinstance(token, str):
                        raise bad_form("token", "expected the host's secret")
                    name = new_table_id(token)
                    self._jobs.begin(
                        name, lambda: self._create(name, token, request, answer), refuse
                    )
                case _, ("tables", name, *_):
                    self._jobs.begin(name, lambda: self._at_table(name, request, answer), refuse)
                case _:
                    raise TableError("needs-server", "This needs a server.")
        except TableError as error:
            refuse(error)

    def _create(
        self, name: str, token: str, request: Request, answer: Callable[[Any], None]
    ) -> Task[None]:
        """Make a table; asking again with the same token returns the first one."""
        settings, seats = read_new_table(request.body)
        day = request.body.get("day")
        if day is None:
            create = plan_table(settings, seats)
        else:
            create = plan_day(settings.game, str(day), settings.pace, seats)
        stored = None if name in self.rooms else (yield Load(name))
        if stored is None and name not in self.rooms:
            table, write = draw_up(name, create, {token: HOST})
            yield Store((write,))
            self.rooms.add(Room(table, {token: HOST}, self.rooms.milliseconds))
            yield from self.rooms[name].follow_up()
        room = yield from self.rooms.find(name)
        answer(
            {"table": name, "host": token, "invite": "", "commitment": room.table.commitment},
        )

    def _at_table(self, name: str, request: Request, answer: Callable[[Any], None]) -> Task[None]:
        room = yield from self.rooms.find(name)
        actor = room.actor(request.tokens)
        match request.method, request.path[2:]:
            case "POST", ("join",):
                answer((yield from room.join(request.body)))
            case "POST", ("commands",):
                ack, told = yield from self._carry_out(room, request.body, actor)
                seat = request.body.get("seat")
                reader = seat if seat is not None else min(actor.seats, default=None)
                empty = {"hint": None, "why": None}
                known = {} if told is None else {told["type"]: told}
                answer({"ack": ack, "state": room.present(reader), **empty, **known})
            case "GET" | "POST", ("review",):
                answer((yield from self.reviews.answer(room, request, actor)))
            case "GET", _:
                answer(look(room, request, actor))
            case _:
                raise TableError("needs-server", "This needs a server.")

    def _carry_out(
        self, room: Room, data: Mapping[str, Any], actor: Actor
    ) -> Task[tuple[dict[str, Any], Any]]:
        """Carry out a command; questions get an answer as well."""
        match data.get("type"):
            case "hint":
                hint: Any = room.give_hint(data, actor)
                return acknowledge_question(room, data), hint
            case "why":
                why = tell_reasons(room, data, actor)
                return acknowledge_question(room, data), why
            case "react":
                seat, reaction = data.get("seat"), data.get("reaction")
                if not isinstance(seat, int) or reaction not in REACTIONS:
                    raise bad_form("reaction", "no such thing to say")
                actor.hold(seat)
                for socket in self._at(room):
                    self._say(socket, {"type": "reaction", "seat": seat, "reaction": reaction})
                return acknowledge_question(room, data), None
            case _:
                return (yield from room.submit(data, actor)), None

    # Sockets

    def _hear(self, number: int, data: Mapping[str, Any]) -> None:
        socket = self.sockets.get(number)
        if socket is None:
            return
        if data.get("type") == "ping":
            self._say(socket, {"type": "pong"})
        elif data.get("type") == "hello":
            self._jobs.begin(
                socket.table, lambda: self._greet(socket, data), self._turn_away(socket)
            )
        else:
            key = data.get("key")
            told_key = key if isinstance(key, str) else None

            def refuse(error: TableError) -> None:
                self._say(socket, error_message(error, told_key))
                if error.code == "stale":
                    socket.sent = dict.fromkeys(socket.sent, 0)

            self._jobs.begin(socket.table, lambda: self._obey(socket, data), refuse)

    def _turn_away(self, socket: Socket) -> Callable[[TableError], None]:
        def refuse(error: TableError) -> None:
            self._say(socket, error_message(error))
            self._out.append({"type": "closed", "socket": socket.number, "code": 1008})
            self.sockets.pop(socket.number, None)

        return refuse

    def _greet(self, socket: Socket, hello: Mapping[str, Any]) -> Task[None]:
        room = yield from self.rooms.find(socket.table)
        socket.tokens = tuple(map(str, hello.get("tokens", ())))
        socket.actor = room.actor(socket.tokens)
        versions = hello.get("versions", {})
        readers: list[int | None] = [*sorted(socket.actor.seats)] or [None]
        for reader in readers:
            known = versions.get(SPECTATOR if reader is None else str(reader), 0)
            version = room.table.version_for(reader)
            socket.sent[reader] = version
            self._say(socket, room.present(reader, known if 0 < known <= version else None))
        here = [seat.taken for seat in room.table.seats]
        self._say(socket, {"type": "presence", "here": here, "spectators": 0})

    def _obey(self, socket: Socket, data: Mapping[str, Any]) -> Task[None]:
        room = yield from self.rooms.find(socket.table)
        ack, told = yield from self._carry_out(room, data, socket.actor)
        self._say(socket, ack)
        if told is not None:
            self._say(socket, told)

    def _at(self, room: Room) -> list[Socket]:
        table = room.table.id
        return [socket for socket in self.sockets.values() if socket.table == table and socket.sent]

    def _tell(self, room: Room) -> None:
        """Send every screen of a table what it has not seen yet."""
        for socket in self._at(room):
            try:
                socket.actor = room.actor(socket.tokens)
            except TableError as error:
                self._turn_away(socket)(error)
                continue
            for reader, known in socket.sent.items():
                version = room.table.version_for(reader)
                if version != known:
                    socket.sent[reader] = version
                    self._say(socket, room.present(reader, known or None))

    def _say(self, socket: Socket, data: Any) -> None:
        self._out.append({"type": "say", "socket": socket.number, "data": data})

    # What happens by itself

    def _wake_bots(self, room: Room, after: float = 0.0) -> None:
        table = room.table.id
        if room.table.bot_to_move() is not None and table not in self._scheduled:
            self._scheduled.add(table)
            self._out.append({"type": "wake", "table": table, "after": round(after * 1000)})

    def _play_bot(self, table: str) -> Task[None]:
        room = self.rooms.get(table)
        if room is not None:
            wait = yield from room.play_bot()
            if wait is not None:
                self._wake_bots(room, wait)

    def _wake_reviews(self) -> None:
        if self.reviews.next is not None and not self._is_thinking:
            self._is_thinking = True
            after = REST if self._is_used() else BREATH
            self._out.append({"type": "think", "after": after})

    def _is_used(self) -> bool:
        """Tell whether somebody plays or solves: a turn under review takes seconds."""
        if time.monotonic() < self.asked_at + QUIET_SECONDS:
            return True
        rooms = (self.rooms.get(socket.table) for socket in self.sockets.values())
        return any(room is not None and room.table.status == RUNNING for room in rooms)

    def _review_on(self) -> None:
        """Judge one more turn, unless somebody plays."""
        review = self.reviews.next
        if review is None or self._is_used():
            self._wake_reviews()
            return

        def refuse(_error: TableError) -> None:
            review.has_failed = True

        self._jobs.begin(review.name, lambda: self.reviews.judge(review), refuse)

    def _catch_up(self, table: str) -> Task[None]:
        yield from self.rooms[table].reload()


def error_message(error: TableError, key: str | None = None) -> dict[str, Any]:
    """Return what the page is told about something that was refused."""
    return {
        "type": "error",
        "code": error.code,
        "message": error.message,
        "arguments": error.arguments,
        "key": key,
    }
