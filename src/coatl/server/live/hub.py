"""The tables of one server process: all that looks after them, put together."""

from __future__ import annotations

from coatl.server.live.access import Access
from coatl.server.live.background import Background
from coatl.server.live.bot_turns import BotTurns
from coatl.server.live.bus import Bus
from coatl.server.live.creation import Creation
from coatl.server.live.lobby import Lobby
from coatl.server.live.mending import Mending
from coatl.server.live.offered import offer_bots
from coatl.server.live.presence import OwnPresences, Presence, Presences
from coatl.server.live.reviews import Reviews
from coatl.server.live.room import Room, Services
from coatl.server.live.rooms import Rooms
from coatl.server.live.saving import Saving
from coatl.server.metrics import Metrics
from coatl.server.settings import ServerSettings
from coatl.server.storage.store import Store
from coatl.server.workers.asking import Pool
from coatl.tables.table import Table


class Hub:
    """The tables of one server process; each part does one thing for them."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        pool: Pool,
        settings: ServerSettings,
        metrics: Metrics,
        make_bot_turns: type[BotTurns] = BotTurns,
        presences: Presences | None = None,
    ) -> None:
        self.store = store
        self.bus = bus
        self.settings = settings
        self.metrics = metrics
        self.saving = Saving(store, metrics, bus.origin)
        self.rooms = Rooms(self.saving, self._make_room, settings.max_tables)
        self.offered = offer_bots(plugins=settings.plugin_bots)
        self.creation = Creation(self.saving, self.rooms, self.offered)
        self.background = Background(metrics)
        self.mending = Mending(self.rooms)
        self.lobby = Lobby(self.saving, self.background, self.mending)
        self.bot_turns = make_bot_turns(pool, settings.bot_milliseconds, self.saving, self.rooms)
        self.bot_turns.is_shared = bus.is_shared
        self.reviews = Reviews(self.saving, self.rooms, pool)
        presences = presences or OwnPresences()
        self._services = Services(
            self.saving, bus, self.lobby, self.mending, self.bot_turns, presences
        )

    def _make_room(self, table: Table, access: Access) -> Room:
        return Room(self._services, table, access, Presence(self.settings.absence_seconds))

    async def close(self) -> None:
        """Wait for what is under way."""
        await self.reviews.close()
        await self.mending.close()
        await self.bot_turns.close()
        await self.background.rest()
