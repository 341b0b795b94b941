"""Sockets that wait as long as other requests of the tests do: a busy machine takes its time."""

from __future__ import annotations

from typing import Any

from websockets.asyncio import client

from tests.patience import PATIENCE


class connect(client.connect):
    """Opens a socket."""

    def __init__(self, uri: str, **more: Any) -> None:
        super().__init__(uri, open_timeout=PATIENCE, ping_timeout=PATIENCE, **more)
