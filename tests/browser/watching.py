"""What a page is told and what it asks for: every frame, body, address and complaint."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Page, Request, Response, WebSocket

Message = dict[str, Any]
Reader = int | None
UNNAMED_ICON = "/favicon.ico"
"""What a browser asks for by itself after a page that names no icon, such as `devices.QUIET`."""


@dataclass(slots=True)
class Seen:
    """The table as a page was last told, by seat, and which of its commands wait for an answer."""

    states: dict[Reader, Message] = field(default_factory=dict)
    pending: set[str] = field(default_factory=set)
    awaited: dict[Reader, int] = field(default_factory=dict)

    @property
    def is_busy(self) -> bool:
        """Whether something was sent whose outcome is not shown yet."""
        return bool(self.pending) or any(
            self.states[seat]["version"] < version
            for seat, version in self.awaited.items()
            if seat in self.states
        )

    def hear(self, message: Message) -> None:
        """Take a message from the server."""
        match message["type"]:
            case "snapshot" | "update":
                if message["seat"] is not None:
                    self.states.pop(None, None)
                self.states[message["seat"]] = message
            case "ack":
                self.pending.discard(message["key"])
                self.awaited[message["seat"]] = message["version"]
            case "error":
                self.pending.discard(message["key"])

    def say(self, message: Message) -> None:
        """Take a message from the page."""
        if "key" in message:
            self.pending.add(message["key"])


class Watch:
    """Everything that goes in and out of a page."""

    def __init__(self, page: Page, home: str) -> None:
        self._host = urlsplit(home).netloc
        self.tables: dict[str, Seen] = {}
        self.frames: list[str] = []
        """As they came, of all tables."""
        self.sent: list[Message] = []
        self.faults: list[str] = []
        """Errors of scripts and complaints in the console."""
        self.strangers: list[str] = []
        """Addresses of other hosts."""
        self._answers: list[Response] = []
        self._page = page
        self._heard: dict[str, Callable[[Any], None]] = {
            "console": self._complain,
            "pageerror": self._fail,
            "request": self._ask,
            "response": self._answer,
            "websocket": self._connect,
        }
        for event, listener in self._heard.items():
            page.on(event, listener)  # type: ignore[call-overload]

    def stop(self) -> None:
        """Look away: what the page does from now on is somebody else's."""
        for event, listener in self._heard.items():
            self._page.remove_listener(event, listener)

    def _complain(self, message: ConsoleMessage) -> None:
        if message.location["url"].endswith(UNNAMED_ICON):
            return  # asked for by the page before this one
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _fail(self, error: Error) -> None:
        self.faults.append(f"script: {error.message}")

    def _ask(self, request: Request) -> None:
        self._look_at(request.url)

    def _answer(self, response: Response) -> None:
        self._answers.append(response)

    def _look_at(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self._host:
            self.strangers.append(url)

    def _connect(self, socket: WebSocket) -> None:
        self._look_at(socket.url)
        seen = self.tables.setdefault(urlsplit(socket.url).path.split("/")[-2], Seen())
        socket.on("framereceived", lambda frame: self._receive(seen, frame))
        socket.on("framesent", lambda frame: self._send(seen, frame))

    def _receive(self, seen: Seen, frame: str | bytes) -> None:
        text = frame.decode() if isinstance(frame, bytes) else frame
        self.frames.append(text)
        seen.hear(json.loads(text))

    def _send(self, seen: Seen, frame: str | bytes) -> None:
        message: Message = json.loads(frame)
        self.sent.append(message)
        seen.say(message)

    def latest(self) -> str:
        """Return the last messages, for somebody who has to find out why nothing happens."""
        return f"sent {self.sent[-3:]}, heard {[frame[:300] for frame in self.frames[-4:]]}"

    def told(self) -> list[str]:
        """Return every text that the page got from the server's API."""
        return self.frames + [
            answer.text() for answer in self._answers if "/api/" in urlsplit(answer.url).path
        ]
