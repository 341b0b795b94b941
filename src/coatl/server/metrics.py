"""Figures about the running server for Prometheus; none of them tells anything about a game."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.commands = Counter(
            "coatl_commands_total",
            "Commands, by kind and outcome.",
            ["kind", "outcome"],
            registry=registry,
        )
        self.command_seconds = Histogram(
            "coatl_command_seconds",
            "Time to carry out and store a command.",
            buckets=SECONDS,
            registry=registry,
        )
        self.requests = Counter(
            "coatl_requests_total", "HTTP requests, by status.", ["status"], registry=registry
        )
        self.tables_made = Counter(
            "coatl_tables_made_total", "Tables made, by game.", ["game"], registry=registry
        )
        self.games_over = Counter(
            "coatl_games_over_total", "Games played to the end.", ["game"], registry=registry
        )
        self.storage_errors = Counter(
            "coatl_storage_errors_total", "Times the database failed.", registry=registry
        )
        self.bot_turns = Counter(
            "coatl_bot_turns_total",
            "Turns of bots, by how they were decided.",
            ["how"],
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "coatl_bot_seconds",
            "Time that a bot took for a turn, waiting included.",
            buckets=SECONDS,
            registry=registry,
        )
        self.rooms = Gauge("coatl_tables_in_memory", "Tables in memory.", registry=registry)
        self.sockets = Gauge("coatl_sockets", "Open sockets.", registry=registry)
        self.connections = Gauge("coatl_connections", "Open connections.", registry=registry)
        self.dropped = Counter(
            "coatl_connections_dropped_total",
            "Connections that were ended, by why.",
            ["why"],
            registry=registry,
        )
        self.storage_operations = Gauge(
            "coatl_storage_operations", "Write operations so far.", registry=registry
        )
        self.storage_commits = Gauge(
            "coatl_storage_commits", "Transactions that held them.", registry=registry
        )
        self.redis_up = Gauge(
            "coatl_redis_up", "Whether Redis carries news between servers.", registry=registry
        )
        self.bot_queue = Gauge(
            "coatl_bot_queue", "Questions that wait for a bot worker.", registry=registry
        )

        self._done: dict[str, Counter] = {}

    def note_done(self, kind: str, seconds: float) -> None:
        """Count a command that was carried out, and how long that took."""
        counter = self._done.get(kind)
        if counter is None:  # to find it by its labels costs more than to count
            counter = self._done[kind] = self.commands.labels(kind, "done")
        counter.inc()
        self.command_seconds.observe(seconds)

    def text(self) -> bytes:
        """Return everything in Prometheus's text format."""
        return generate_latest(self.registry)
