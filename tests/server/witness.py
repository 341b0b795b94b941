"""What outside programs were told at one table: everything is kept, and checked as it comes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from coatl.server.tokens import hash_token
from tests.server.schemas import Message, Schemas


@dataclass(slots=True)
class Stream:
    """All that one program was told as one reader, in order."""

    reader: int | None
    states: list[Message] = field(default_factory=list)
    """Snapshots and updates."""


@dataclass(slots=True)
class Witness:
    """The messages of one table, and the secrets that must not be in them."""

    schemas: Schemas
    streams: list[Stream] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    """Of all messages and answers, told while the game ran or after it."""
    running: int = 0
    """How many of them were told before the end."""
    tokens: set[str] = field(default_factory=set)
    """Of hosts and seats, invitations, recovery secrets: none may ever be told to others."""
    messages: int = 0
    commands: int = 0

    def open(self, reader: int | None) -> Stream:
        """Begin to listen for another reader."""
        stream = Stream(reader)
        self.streams.append(stream)
        return stream

    def hear(self, message: Message, text: str) -> None:
        """Check a message from the server and keep its text."""
        self.schemas.check_server(message)
        self.messages += 1
        self.keep(text, is_over=message.get("table", {}).get("status") == "over")

    def keep(self, text: str, *, is_over: bool = False) -> None:
        """Keep a text from the server: the secret may be in it after the end only."""
        if is_over:
            self.texts.append(text)
        else:
            self.texts.insert(self.running, text)
            self.running += 1

    def say(self, message: Message) -> None:
        """Check a message to the server."""
        self.schemas.check_client(message)
        self.commands += message["type"] != "hello"

    def secrets(self) -> list[str]:
        """Return what nothing that the server writes may contain: tokens, and their hashes."""
        return [*self.tokens, *map(hash_token, self.tokens)]

    def check_secrets(self, table_secret: str) -> None:
        """No message tells a token, nor the table's secret before the end."""
        for text in self.texts:
            assert not any(secret in text for secret in self.secrets())
        assert table_secret
        for text in self.texts[: self.running]:
            assert table_secret not in text


def standings_of(message: Message) -> list[tuple[Any, ...]]:
    """Return seat, rank and score of each seat in a last message."""
    return [
        (each["seat"], each["rank"], each["score"])
        for each in message["position"]["result"]["standings"]
    ]
