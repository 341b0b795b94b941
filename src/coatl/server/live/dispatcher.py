"""Where requests by HTTP and by socket meet: one place that carries commands out."""

from __future__ import annotations

import time
from collections.abc import Callable

from coatl.server.live import at_once
from coatl.server.live.at_once import Outcome, Then
from coatl.server.live.hints import give_advice, give_hint
from coatl.server.live.hub import Hub
from coatl.server.live.limits import Across, Limiter
from coatl.server.live.questions import Questions, Replaced
from coatl.server.live.room import Room
from coatl.server.protocol import commands as c
from coatl.server.protocol.messages import AckMessage, WhyMessage
from coatl.server.protocol.plain import to_plan
from coatl.server.settings import ServerSettings
from coatl.server.workers.asking import Pool
from coatl.tablebots.hint_data import AdviceData, HintMessage
from coatl.tables.errors import TableError, stale
from coatl.tables.planning import Actor
from coatl.tables.reasons import tell_why

REVIEWS_A_MINUTE = 12
"""So many reviews may one address ask for; they are judged one after the other anyway."""


class Dispatcher:
    """Gives each request to what answers it, and counts them."""

    def __init__(
        self, hub: Hub, pool: Pool, settings: ServerSettings, across: Across | None = None
    ) -> None:
        self.hub = hub
        self.pool = pool
        self.settings = settings
        self.is_closing = False
        self.questions = Questions()
        tables = settings.tables_a_minute
        self.new_tables = Limiter("tables", tables / 60, tables, across)
        self.new_reviews = Limiter("reviews", REVIEWS_A_MINUTE / 60, REVIEWS_A_MINUTE, across)

    async def carry_out(
        self,
        room: Room,
        command: c.Command,
        actor: Actor,
        asker: str = "",
        admit: Callable[[], Actor] | None = None,
    ) -> tuple[AckMessage, HintMessage | WhyMessage | None]:
        """Carry out a command; what is acknowledged is stored. Questions get an answer as well.

        `asker` is the address that it comes from; `admit` tells anew who asks.
        """
        metrics = self.hub.metrics
        kind = str(getattr(command, "type", ""))
        began = time.perf_counter()
        try:
            if self.is_closing:
                raise TableError("closing", "The server is about to restart; try again.")
            room.asker = asker
            told: HintMessage | WhyMessage | None = None
            if isinstance(command, c.HintCommand):
                told = await self._hint(room, command, actor)
                ack = _light_ack(room, command)
            elif isinstance(command, c.WhyCommand):
                told = _why(room, command, actor)
                ack = _light_ack(room, command)
            elif isinstance(command, c.ReactCommand):
                actor.hold(command.seat)
                message = {"type": "reaction", "seat": command.seat, "reaction": command.reaction}
                room.say(message)
                ack = _light_ack(room, command)
            else:
                if isinstance(command, c.ConfigureCommand):
                    game = room.table.settings.game
                    self.hub.offered.check(game, [to_plan(command.plan)])
                ack = await room.submit(command, actor, admit)
        except TableError as error:
            metrics.commands.labels(kind, error.code).inc()
            raise
        metrics.note_done(kind, time.perf_counter() - began)
        return ack, told

    def begin(
        self,
        room: Room,
        command: c.SeatCommand,
        actor: Actor,
        asker: str,
        then: Then,
    ) -> bool:
        """Carry out a command about a draft at once, if nothing is in the way."""
        if self.is_closing:
            return False
        kind = str(getattr(command, "type", ""))
        began = time.perf_counter()

        def count(outcome: Outcome) -> None:
            metrics = self.hub.metrics
            if isinstance(outcome, TableError):
                metrics.commands.labels(kind, outcome.code).inc()
            elif isinstance(outcome, dict):
                metrics.note_done(kind, time.perf_counter() - began)
            then(outcome)

        room.asker = asker
        return at_once.begin(room, command, actor, count)

    async def _hint(self, room: Room, command: c.HintCommand, actor: Actor) -> HintMessage:
        """Return a hint; a seat gets one at a time, about the table as it is now."""
        actor.hold(command.seat)
        version = room.table.version_for(command.seat)
        if command.version != version:
            raise stale(version)
        milliseconds = self.settings.bot_milliseconds
        work = give_hint(room, self.pool, milliseconds, command, actor)
        try:
            return await self.questions.ask((room.table.id, command.seat), version, work)
        except Replaced:
            raise stale(room.table.version_for(command.seat)) from None

    async def give_advice(self, room: Room, step: int, actor: Actor, asker: str) -> AdviceData:
        """Return what could have been done after a step; one step at a time for each seat."""
        room.asker = asker
        work = give_advice(room, self.pool, self.settings.bot_milliseconds, step, actor)
        seat = min(actor.seats, default=None)
        return await self.questions.ask((room.table.id, "review", seat), None, work)


def _why(room: Room, command: c.WhyCommand, actor: Actor) -> WhyMessage:
    """Return why a seat cannot do something now; nothing is changed."""
    seat, version = command.seat, command.version
    reasons = tell_why(room.table, actor, seat, version, command.kinds, command.args)
    return {
        "type": "why",
        "key": command.key,
        "seat": seat,
        "version": version,
        "reasons": reasons,
    }


def _light_ack(room: Room, command: c.HintCommand | c.WhyCommand | c.ReactCommand) -> AckMessage:
    """Acknowledge something that changes nothing."""
    return {
        "type": "ack",
        "key": command.key,
        "seat": command.seat,
        "version": room.table.version_for(command.seat),
        "repeated": False,
    }
