"""How a host runs the server: from the command line, or `COATL_…` in the environment."""

from __future__ import annotations

import re
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from coatl.server.storage.data_folder import default_data_dir

ANY = "*"
_NAME = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*"


class ServerSettings(BaseSettings):
    """Everything a host may set; each name in capitals with `COATL_` before it."""

    model_config = SettingsConfigDict(env_prefix="COATL_", extra="ignore", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8080
    data_dir: Path = Field(default_factory=default_data_dir)
    database_url: str | None = None
    """PostgreSQL, as `postgresql://user:password@host/name`; SQLite in `data_dir` if not given."""
    redis_url: str | None = None
    """Redis, as `redis://:password@host:6379/0`: several servers may then share one PostgreSQL."""
    processes: Annotated[int, Field(ge=1, le=64)] = 1
    """Server processes behind one port."""
    base_path: str = ""
    """The path under which a reverse proxy shows the server, such as `/coatl`."""
    allowed_hosts: Annotated[tuple[str, ...], NoDecode] = ()
    """Names that people reach the server by, besides those of this machine; `*` for any."""
    allowed_origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Origins of pages, besides the server's own, that may use it, separated by commas."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses of reverse proxies whose word on the client's address counts."""

    bot_workers: Annotated[int, Field(ge=0, le=64)] = 1
    """Processes that think for bots; with 0, `coatl worker` processes do, on any machine."""
    bot_nice: Annotated[int, Field(ge=0, le=19)] = 10
    bot_milliseconds: Annotated[int, Field(ge=10, le=60_000)] = 1900
    """The most that a bot thinks about a turn."""
    bot_memory: Annotated[int, Field(ge=64)] | None = None
    """The most memory of a worker, in MB; no limit if not given."""
    plugin_bots: bool = False
    """Whether bots of installed packages (entry points `coatl.bots`) can be chosen at tables."""

    cards: str = ""
    """A card set for all games of this server: its file. Read by `coatl.core.card_sets`, once."""

    absence_seconds: Annotated[float, Field(ge=0)] = 20.0
    """So long after a device has gone its seat may not be given to a bot."""
    idle_seconds: Annotated[float, Field(gt=0)] = 300.0
    """After so long without anybody a table leaves memory; the database keeps it."""
    unstarted_days: Annotated[int, Field(ge=0)] = 30
    """Tables that were never started are deleted after so many days; 0 keeps them."""
    purge_days: Annotated[int, Field(ge=0)] = 0
    """Tables that nobody has touched for so many days are deleted; 0 keeps them."""
    max_tables: Annotated[int, Field(ge=1)] = 10_000
    """So many tables may be in memory at once."""
    tables_a_minute: Annotated[int, Field(ge=1)] = 20
    """So many tables may one address make."""
    requests_a_second: Annotated[int, Field(ge=1)] = 50
    """So many requests or messages may one address, or one socket, send on average."""
    sockets_an_address: Annotated[int, Field(ge=1)] = 50
    connections: Annotated[int, Field(ge=1)] = 2000
    """So many connections may there be, or fewer if the system allows fewer open files."""
    connections_an_address: Annotated[int, Field(ge=1)] = 200
    """So many connections may one address have, and requests under way behind a proxy."""
    header_seconds: Annotated[float, Field(gt=0)] = 10.0
    """So long a connection may take until its request has come, but for the body."""
    keep_alive_seconds: Annotated[int, Field(ge=1)] = 30
    """So long a connection is kept after an answer."""
    reader_seconds: Annotated[float, Field(gt=0)] = 20.0
    """So long a reader may read nothing, or next to nothing, of what waits for it."""

    status_password: str | None = None
    """The password of the host's status page, at `/status`; there is none without it."""

    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"

    @field_validator("redis_url")
    @classmethod
    def _redis(cls, value: str | None) -> str | None:
        if value and not re.match(r"(rediss?|unix)://", value):
            raise ValueError("expected redis://HOST:PORT/NUMBER")
        return value or None

    @property
    def agreed(self) -> dict[str, Any]:
        """What all processes that share a database must have alike."""
        names = (
            *("base_path", "absence_seconds", "requests_a_second", "tables_a_minute"),
            *("unstarted_days", "purge_days", "plugin_bots"),
        )
        return {name: getattr(self, name) for name in names}

    @field_validator("base_path")
    @classmethod
    def _plain_path(cls, value: str) -> str:
        path = value.strip().rstrip("/")
        if re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", path) is None:
            raise ValueError("expected a path that begins with '/', such as /coatl")
        return path

    @field_validator("allowed_hosts", "allowed_origins", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip().rstrip("/") for part in value.split(",") if part.strip())
        return value

    @field_validator("allowed_origins")
    @classmethod
    def _whole_origins(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        if not all(re.fullmatch(r"https?://[^/\s@]+", origin.lower()) for origin in value):
            raise ValueError("expected origins such as https://example.org, separated by commas")
        return tuple(origin.lower() for origin in value)

    @field_validator("allowed_hosts")
    @classmethod
    def _plain_names(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        names = tuple(name.lower() for name in value)
        if not all(name == ANY or is_name(name) for name in names):
            raise ValueError("expected names such as games.example.org, separated by commas")
        return names

    @field_validator("trusted_proxies")
    @classmethod
    def _addresses(cls, value: str) -> str:
        for part in value.split(",") if value.strip() not in ("", "*") else ():
            try:
                ip_network(part.strip())
            except ValueError:
                raise ValueError("expected addresses or networks, separated by commas") from None
        return value


def is_name(text: str) -> bool:
    """Tell whether a text can be the name of a host."""
    return len(text) <= 253 and re.fullmatch(_NAME, text) is not None
