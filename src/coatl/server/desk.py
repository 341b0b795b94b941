"""Where requests by HTTP and by socket meet: one place that carries commands out."""

from __future__ import annotations

import time

from coatl.server import commands as c
from coatl.server.coach import give_hint
from coatl.server.errors import TableError
from coatl.server.hub import Hub
from coatl.server.messages import AckMessage, HintMessage, WhyMessage
from coatl.server.planning import Actor
from coatl.server.pool import BotPool
from coatl.server.reasons import tell_why
from coatl.server.room import Room
from coatl.server.security import Limiter
from coatl.server.settings import ServerSettings


class Desk:
    """The server's front desk."""

    def __init__(self, hub: Hub, pool: BotPool, settings: ServerSettings) -> None:
        self.hub = hub
        self.pool = pool
        self.settings = settings
        self.is_closing = False
        self.new_tables = Limiter(settings.tables_a_minute / 60, settings.tables_a_minute)

    async def carry_out(
        self, room: Room, command: c.Command, actor: Actor
    ) -> tuple[AckMessage, HintMessage | WhyMessage | None]:
        """Carry out a command; what is acknowledged is stored. Questions get an answer as well."""
        metrics = self.hub.metrics
        kind = str(getattr(command, "type", ""))
        began = time.perf_counter()
        try:
            if self.is_closing:
                raise TableError("closing", "The server is about to restart; try again.", 503)
            told: HintMessage | WhyMessage | None = None
            if isinstance(command, c.HintCommand):
                milliseconds = self.settings.bot_milliseconds
                told = await give_hint(room, self.pool, milliseconds, command, actor)
                ack = _light_ack(room, command)
            elif isinstance(command, c.WhyCommand):
                told = tell_why(room.table, command, actor)
                ack = _light_ack(room, command)
            elif isinstance(command, c.ReactCommand):
                actor.hold(command.seat)
                message = {"type": "reaction", "seat": command.seat, "reaction": command.reaction}
                room.say(message)
                ack = _light_ack(room, command)
            else:
                ack = await room.submit(command, actor)
        except TableError as error:
            metrics.commands.labels(kind, error.code).inc()
            raise
        metrics.commands.labels(kind, "done").inc()
        metrics.command_seconds.observe(time.perf_counter() - began)
        return ack, told


def _light_ack(room: Room, command: c.HintCommand | c.WhyCommand | c.ReactCommand) -> AckMessage:
    """Acknowledge something that changes nothing."""
    return {
        "type": "ack",
        "key": command.key,
        "seat": command.seat,
        "version": room.table.version_for(command.seat),
        "repeated": False,
    }
